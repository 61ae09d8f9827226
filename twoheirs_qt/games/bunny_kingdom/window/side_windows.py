"""The windows beside a game of Bunny Kingdom."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.bunny_kingdom.window.shortcuts import (
    REPLAY,
    REVIEW,
    BunnyShortcutsDialog,
)
from twoheirs_qt.tabletop.pages.shortcuts import SHELF, TABLE
from twoheirs_qt.tabletop.pages.side_windows import SideWindows
from twoheirs_qt.tabletop.shelf.page import ShelfPage
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import translate

if TYPE_CHECKING:
    from twoheirs_qt.games.bunny_kingdom.tutorial.window import BunnyTutorial
    from twoheirs_qt.games.bunny_kingdom.window.page import BunnyPage
    from twoheirs_qt.tabletop.window.context import AppContext

#: In the dialog about the program.
_FAN_PROJECT: Final = translate(
    "Bunny about",
    "Based on the board game Bunny Kingdom by Richard Garfield ({year}). An unofficial fan "
    "project, not affiliated with the publisher; all text and artwork are original.",
)


class BunnySideWindows(SideWindows):
    """Opens each window beside the game once."""

    def __init__(self, context: AppContext, page: BunnyPage) -> None:
        super().__init__(context)
        self._page = page
        self.connect_rule_cards(context.window.menus, context.window)

    def _load_tutorial(self) -> BunnyTutorial:
        from twoheirs_qt.games.bunny_kingdom.tutorial.window import BunnyTutorial

        tutorial = BunnyTutorial(self._settings, self._window)
        self.connect_rule_cards(tutorial, tutorial)
        tutorial.shortcuts.triggered.connect(partial(self._open_shortcuts, parent=tutorial))
        return tutorial

    @property
    def _table_width_beside_book(self) -> float:
        table = self._page.table
        return self._window.width() * 0.7 if table is None else table.scene.layout.map_rect.right()

    @property
    def _about_paragraphs(self) -> tuple[str, ...]:
        return (localize(_FAN_PROJECT.fill(year="2017")),)

    def _make_shortcuts(self, parent: QWidget) -> BunnyShortcutsDialog:
        page = self._window.pages.currentWidget()
        name = "" if page is None else page.objectName()
        place = name if name in (REPLAY, REVIEW) else TABLE
        if isinstance(page, ShelfPage):
            place = SHELF
        return BunnyShortcutsDialog(self._window.menus.list_menu_actions(), parent, place=place)
