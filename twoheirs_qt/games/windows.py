"""The games as the window shows them; apart from `registry`, since they need Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from twoheirs_qt.games.registry import BUNNY

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.pages.game_window import GameWindow, Services
    from twoheirs_qt.tabletop.results.report import Report


def make_report(name: str) -> Report:
    """The report of this game on the page of results; the modules of others are not imported."""
    if name == BUNNY:
        from twoheirs_qt.games.bunny_kingdom.report import BUNNY_REPORT

        return BUNNY_REPORT
    from twoheirs_qt.games.two_heirs.results.report import TwoHeirsReport

    return TwoHeirsReport()


def make_window(name: str, services: Services) -> GameWindow:
    """The game with this name as the window shows it; the modules of others are not imported."""
    if name == BUNNY:
        from twoheirs_qt.games.bunny_kingdom.window.window import BunnyWindow

        return BunnyWindow(services)
    from twoheirs_qt.games.two_heirs.window.window import TwoHeirsWindow

    return TwoHeirsWindow(services)
