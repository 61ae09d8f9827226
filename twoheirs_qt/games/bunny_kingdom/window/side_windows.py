"""The windows beside a game of Bunny Kingdom."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.bunny_kingdom.window.shortcuts import BunnyShortcutsDialog
from twoheirs_qt.tabletop.pages.shortcuts import SHELF, TABLE
from twoheirs_qt.tabletop.pages.side_windows import SideWindows
from twoheirs_qt.tabletop.shelf.page import ShelfPage
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import translate

#: In the dialog about the program.
_FANS: Final = translate(
    "Bunny about",
    "Based on the board game Bunny Kingdom by Richard Garfield ({year}). An unofficial fan "
    "project, not affiliated with the publisher; all text and artwork are original.",
)


class BunnySideWindows(SideWindows):
    """Opens the settings, the shortcuts and the dialog about the program."""

    hidden_settings = (
        *("no_help", "show_points", "still_to_come", "hints", "coordinates", "upright"),
        *("facing", "note_place", "programs"),
    )

    @property
    def _facts(self) -> tuple[str, ...]:
        return (localize(_FANS.fill(year="2017")),)

    def _make_shortcuts(self, over: QWidget) -> BunnyShortcutsDialog:
        is_shelf = isinstance(self._window.pages.currentWidget(), ShelfPage)
        actions = [action for action in self._window.menus.all_actions() if action.isVisible()]
        return BunnyShortcutsDialog(actions, over, place=SHELF if is_shelf else TABLE)
