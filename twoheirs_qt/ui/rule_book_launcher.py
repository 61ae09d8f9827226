"""Where the rule book stands: opened when first asked for, then kept beside the game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from twoheirs_qt.rules.components import Catalogue
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.settings import Settings
from twoheirs_qt.ui.window import MainWindow

if TYPE_CHECKING:
    from twoheirs_qt.ui.rulebook.window import RuleBookWindow


class RuleBookLauncher(QObject):
    """Opens the rule book at what the player asks about, from the menu or from the table.

    `catalogue` answers with the tiles in play; `own_catalogue` is where a player's own would lie.
    """

    def __init__(
        self,
        window: MainWindow,
        art: Art,
        settings: Settings,
        catalogue: Callable[[], Catalogue],
        own_catalogue: Path,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._art = art
        self._settings = settings
        self._catalogue = catalogue
        self._own_catalogue = own_catalogue
        self._book: RuleBookWindow | None = None
        window.menus.rule_book.triggered.connect(lambda: self.open(window.page.subject()))
        window.menus.turn_card.triggered.connect(lambda: self.open("card/turn"))
        window.menus.symbol_card.triggered.connect(lambda: self.open("card/symbols"))
        window.menus.by_keyboard.triggered.connect(lambda: self.open("program/keyboard"))
        window.table.rules_asked.connect(self.open)

    @property
    def book(self) -> RuleBookWindow | None:
        """The book, None before it is first opened."""
        return self._book

    def open(self, section: str = "") -> None:
        """Show the book at a section; empty: where it was left."""
        if self._book is None:
            # Half a second that a start without the book need not wait for.
            from twoheirs_qt.ui.rulebook.window import RuleBookWindow

            self._book = RuleBookWindow(
                self._art,
                self._catalogue(),
                self._own_catalogue,
                self._settings.book_text_size,
                self._window,
            )
            self._book.text_size_changed.connect(self._keep_text_size)
        self._book.open_at(section)

    def _keep_text_size(self, percent: int) -> None:
        self._settings.book_text_size = percent
