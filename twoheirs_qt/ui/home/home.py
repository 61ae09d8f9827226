"""Opens the start page, and does what its cards say."""

from __future__ import annotations

from dataclasses import replace

from twoheirs_qt.files.save import summary_of
from twoheirs_qt.game.shelf_words import ShelfWords
from twoheirs_qt.ui.app_context import AppContext, GameController
from twoheirs_qt.ui.games import Games
from twoheirs_qt.ui.home.page import HomePage
from twoheirs_qt.ui.language import say
from twoheirs_qt.words.sanitize import LONGEST_TITLE, shown


class Home(GameController):
    """Shows the start page in `window` when no game is open, at the start, and when asked to."""

    def __init__(self, context: AppContext, games: Games) -> None:
        super().__init__(context)
        session, window = context.session, context.window
        self._words = ShelfWords(say)
        self.page = HomePage(window.menus, context.art, lambda: session.catalogue)
        window.pages.addWidget(self.page)
        self.page.go_on.connect(self.leave)
        self.page.opponent_chosen.connect(games.ask_new)

    @property
    def is_shown(self) -> bool:
        """Whether the window shows the start page."""
        return self._window.pages.currentWidget() is self.page

    def show(self) -> None:
        """Show the start page, with the game that is open as the one to go on with."""
        session = self._session
        if session.is_open:
            self.page.show_game(session.model.snapshot, self._lines())
        else:
            self.page.show_game(None)
        self._window.pages.turn_to(self.page)
        self.page.take_focus()

    def leave(self) -> None:
        """Go back to the game."""
        if self._session.is_open:
            self._window.pages.show_table()
            self._window.page.table.setFocus()

    def _lines(self) -> tuple[str, ...]:
        """What the card of the game says: what it is for, who plays, how it stands, and when."""
        session, words = self._session, self._words
        summary = summary_of(replace(session.save, changed=session.played))
        return (
            self.tr("Back to the last game") if session.is_over else self.tr("Continue"),
            shown(summary.title, LONGEST_TITLE) or words.players(summary),
            words.standing(summary),
            words.when(summary.changed),
        )
