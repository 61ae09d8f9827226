"""The pages beside a game: start page and shelf, and what a game adds to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtWidgets import QDialog

from twoheirs_qt.tabletop.running.games import Games
from twoheirs_qt.tabletop.saves.opened import OpenedGame
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.window.context import AppContext, GameController

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.far.pages import StartNews
    from twoheirs_qt.tabletop.pages.start_page import Home
    from twoheirs_qt.tabletop.shelf.library import Library, ShelfState


class PagesState(NamedTuple):
    """The name of the present page, and the state of the shelf."""

    page: str
    shelf: ShelfState | None


class GamePages(GameController):
    """Adds the start page and the shelf to the window and its menus.

    Both are imported and made when they are first opened. A game adds pages of its own, whose names
    are `own_pages`: they can be shown without a running game.
    """

    own_pages: tuple[str, ...] = ("shelf",)

    def __init__(self, context: AppContext, games: Games, index_file: Path) -> None:
        super().__init__(context)
        self._context = context
        self._games = games
        self._index_file = index_file
        self._start: Home | None = None
        self._news: Sequence[StartNews] = ()
        self._library: Library | None = None
        context.window.files_dropped.connect(self.take_files)
        context.window.pages.start_page_requested.connect(lambda: self.home.show())
        menus = context.window.menus
        menus.home.triggered.connect(lambda: self.home.show())
        menus.shelf.triggered.connect(self._toggle_shelf)
        menus.new_game.triggered.connect(self.ask_game)

    @property
    def home(self) -> Home:
        """The controller of the start page."""
        if self._start is None:
            from twoheirs_qt.tabletop.pages.start_page import Home

            self._start = Home(self._context)
            self._start.page.new_game_requested.connect(self.ask_new)
            self._start.page.show_news(self._news)
        return self._start

    def show_news(self, news: Sequence[StartNews]) -> None:
        """Show on the start page what waits for the player, in place of what was shown before."""
        self._news = news
        if self._start is not None:
            self._start.page.show_news(news)

    @property
    def at_home(self) -> bool:
        """Whether the window shows the start page."""
        return self._start is not None and self._start.is_shown

    @property
    def library(self) -> Library:
        """The controller of the shelf."""
        if self._library is None:
            from twoheirs_qt.tabletop.shelf.library import Library

            names = self._session.games.names
            cards = {name: self._windows.find(name).make_card_art() for name in names}
            self._library = Library(self._context, self._games, self._index_file, cards)
            self._library.watch_requested.connect(self.watch_file)
            self._library.review_requested.connect(self.review_file)
        return self._library

    @property
    def is_at_shelf(self) -> bool:
        """Whether the window shows the shelf."""
        return self._library is not None and self._library.is_shown

    # -- in another language ---------------------------------------------------------------------

    @property
    def pages_state(self) -> PagesState:
        """The present page and the state of the shelf."""
        page = self._window.pages.currentWidget()
        return PagesState(
            "" if page is None else page.objectName(),
            None if self._library is None else self._library.capture_state(),
        )

    def capture_state(self) -> object:
        """The present page and its state, for `restore`."""
        return self.pages_state

    def restore(self, state: object) -> None:
        """Show the same page again, in place of the table or the start page."""
        assert isinstance(state, PagesState)
        if state.shelf is not None:
            self.library.restore(state.shelf, shown=state.page == "shelf")
        if state.page == "home" or not (self._session.is_open or state.page in self.own_pages):
            self.home.show()

    @property
    def is_in_use(self) -> bool:
        """Whether the page of a new game is open, or a replay is playing."""
        return isinstance(self._window.pages.currentWidget(), QDialog)

    # -- files from the desktop ------------------------------------------------------------------

    def take_files(self, files: Sequence[Path]) -> None:
        """Open a file from the desktop; the shelf imports several files, or all if it is open."""
        if len(files) == 1 and not self.is_at_shelf:
            self._games.open(files[0])
        else:
            self.library.import_games(files)

    # -- a new game ------------------------------------------------------------------------------

    def ask_game(self) -> None:
        """Ask which game to play next, and then its own questions."""
        from twoheirs_qt.tabletop.pages.choose_game import ChooseGameDialog

        windows, names = self._windows, self._session.games.names
        arts = {name: windows.find(name).start_art for name in names}
        dialog = ChooseGameDialog(arts, windows.game_name, self._art, self._window)
        dialog.chosen.connect(self.ask_new)
        self._window.pages.visit(dialog)
        dialog.take_focus()

    def ask_new(self, game: str, choice: str = "") -> None:
        """Ask for the choices of a new game, and start it.

        `choice` is the word of a card of the start page; empty for the last choices.
        """
        self._windows.find(game).ask_new(self._context, choice)

    # -- replays and reviews ---------------------------------------------------------------------

    def watch(self, save: SaveGame, path: Path | None, done_count: int | None = None) -> None:
        """Show the replay of a game of this kind, from its start or after `done_count` actions."""
        raise NotImplementedError

    def show_review(self, save: SaveGame, path: Path | None) -> None:
        """Show the review of a game of this kind, or why there is none."""
        raise NotImplementedError

    def watch_file(self, path: Path) -> None:
        """Show the replay of the game in a file."""
        self._read_and_call(
            path,
            lambda pages, save: pages.watch(save, path),
            self.tr("This game can't be viewed"),
        )

    def review_file(self, path: Path) -> None:
        """Show the review of the game in a file."""
        self._read_and_call(
            path,
            lambda pages, save: pages.show_review(save, path),
            self.tr("This game can't be reviewed"),
        )

    def _read_and_call(
        self, path: Path, act: Callable[[GamePages, SaveGame], object], error_title: str
    ) -> None:
        """Read a game, and call `act` with the pages of its kind."""
        session = self._session
        if session.is_open and path == session.store.path:
            act(self, session.save)
            return

        def show(opened: OpenedGame) -> None:
            save = opened.content
            if isinstance(save, SaveGame):
                self._windows.turn_to(opened.game.name, lambda window: act(window.game_pages, save))

        self._disk.run(self.tr("Opening the game…"), lambda: session.read(path), show, error_title)

    # -- inside ----------------------------------------------------------------------------------

    def _leave_page(self) -> None:
        """Show the running game, or without one the shelf."""
        if self._session.is_open:
            self.library.leave()
        else:
            self.library.show()

    def _toggle_shelf(self) -> None:
        if self.is_at_shelf:
            self.library.leave()
        else:
            self.library.show()
