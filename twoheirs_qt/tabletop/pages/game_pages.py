"""The pages beside the game: start page, shelf, replay, review, side board."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog

from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.unseen import redeal
from twoheirs_qt.tabletop.running.games import Games
from twoheirs_qt.tabletop.saves.files import review_path
from twoheirs_qt.tabletop.saves.opened import OpenedGame
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.window.context import AppContext, GameController

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.replay.page import ReplayPage
    from twoheirs_qt.games.two_heirs.replay.side_board import SideBoard, SideBoardState
    from twoheirs_qt.games.two_heirs.reviews.page import ReviewPage, ReviewPlace
    from twoheirs_qt.tabletop.pages.start_page import Home
    from twoheirs_qt.tabletop.shelf.library import Library, ShelfState


class PagesPlace(NamedTuple):
    """The name of the present page, the replay's game and action, and the states of other pages.

    `back`: the name of the page to which the side board leads back, if not to the game.
    """

    shown: str
    replay: tuple[SaveGame, int] | None
    review: ReviewPlace | None
    side: SideBoardState | None
    back: str
    shelf: ShelfState | None


class GamePages(GameController):
    """Adds the start page, the shelf, replays and the side board to the window and its menus.

    Each is imported and made when it is first opened; `review_made` carries the page of reviews.
    """

    review_made = Signal(object)

    def __init__(self, context: AppContext, games: Games, index_file: Path) -> None:
        super().__init__(context)
        self._context = context
        self._games = games
        self._index_file = index_file
        self._start: Home | None = None
        self._library: Library | None = None
        self._replay: ReplayPage | None = None
        self._review: ReviewPage | None = None
        self._replay_path: Path | None = None
        self._side: SideBoard | None = None
        self._back_to: ReplayPage | ReviewPage | None = None
        context.window.files_dropped.connect(self.take_files)
        context.window.pages.start_page_requested.connect(lambda: self.home.show())
        menus = context.window.menus
        menus.home.triggered.connect(lambda: self.home.show())
        menus.shelf.triggered.connect(self._toggle_shelf)
        menus.watch.triggered.connect(self.watch_running)
        context.window.page.score_sheet.moment_wanted.connect(self.watch_from)
        menus.review.triggered.connect(self.review_running)
        menus.try_out.triggered.connect(self.try_out_running)

    @property
    def home(self) -> Home:
        if self._start is None:
            from twoheirs_qt.tabletop.pages.start_page import Home

            self._start = Home(self._context, self._games)
        return self._start

    @property
    def at_home(self) -> bool:
        """Whether the window shows the start page."""
        return self._start is not None and self._start.is_shown

    @property
    def library(self) -> Library:
        """The controller of the shelf."""
        if self._library is None:
            from twoheirs_qt.games.two_heirs.pages.shelf_card import HeirCards
            from twoheirs_qt.tabletop.shelf.card import CardArt, PlainCards
            from twoheirs_qt.tabletop.shelf.library import Library

            session = self._session
            cards: dict[str, CardArt] = dict.fromkeys(session.games.names, PlainCards())
            cards["twoheirs"] = HeirCards(self._context.art, session.catalogue)
            self._library = Library(self._context, self._games, self._index_file, cards)
            self._library.watch_asked.connect(self.watch_file)
            self._library.review_asked.connect(self.review_file)
        return self._library

    @property
    def at_shelf(self) -> bool:
        """Whether the window shows the shelf."""
        return self._library is not None and self._library.is_shown

    @property
    def replay(self) -> ReplayPage:
        """The page that shows replays; made when it is first needed."""
        if self._replay is None:
            from twoheirs_qt.games.two_heirs.replay.page import ReplayPage

            page = ReplayPage(self._context)
            page.left.connect(self._leave_page)
            page.play_on.connect(self.play_on)
            page.review_asked.connect(self._review_replay)
            page.try_out.connect(
                lambda done: self._try_out(page.shuffled_state_at(done), page.turn_at(done), page)
            )
            self._window.pages.addWidget(page)
            self._replay = page
        return self._replay

    @property
    def review(self) -> ReviewPage:
        """The page that shows reviews; made when it is first needed."""
        if self._review is None:
            from twoheirs_qt.games.two_heirs.reviews.page import ReviewPage

            page = ReviewPage(self._context)
            page.left.connect(self._leave_review)
            page.try_out.connect(lambda state, turn: self._try_out(state, turn, page))
            self._window.pages.addWidget(page)
            self._review = page
            self.review_made.emit(page)
        return self._review

    @property
    def side(self) -> SideBoard:
        """The side board; made when it is first needed."""
        if self._side is None:
            from twoheirs_qt.games.two_heirs.replay.side_board import SideBoard

            page = SideBoard(self._context)
            page.left.connect(self._leave_side)
            self._window.pages.addWidget(page)
            self._side = page
        return self._side

    @property
    def at_replay(self) -> bool:
        """Whether the window shows a replay."""
        return self._replay is not None and self._window.pages.currentWidget() is self._replay

    @property
    def at_review(self) -> bool:
        """Whether the window shows a review."""
        return self._review is not None and self._window.pages.currentWidget() is self._review

    @property
    def at_side(self) -> bool:
        """Whether the window shows the side board."""
        return self._side is not None and self._window.pages.currentWidget() is self._side

    # -- in another language ---------------------------------------------------------------------

    def place(self) -> PagesPlace:
        """The present page and its state."""
        replay, review, side = self._replay, self._review, self._side
        page = self._window.pages.currentWidget()
        return PagesPlace(
            "" if page is None else page.objectName(),
            None if replay is None or replay.save is None else (replay.save, replay.done_count),
            None if review is None else review.place(),
            None if side is None or page is not side else side.state(),
            "" if self._back_to is None else self._back_to.objectName(),
            None if self._library is None else self._library.state(),
        )

    def restore(self, place: PagesPlace) -> None:
        """Show the same page again, in place of the table or the start page."""
        if place.replay is not None and "replay" in (place.shown, place.back):
            self.replay.open(*place.replay)
            if place.shown == "replay":
                page = self.replay
                self._window.pages.turn_to(page)
                (page.table if page.outline.is_shown else page.transport.slider).setFocus()
        if place.review is not None and "review" in (place.shown, place.back):
            self.review.restore(place.review)
            if place.shown == "review":
                self._window.pages.turn_to(self.review)
                self.review.panel.list.setFocus()
        if place.side is not None:
            self._back_to = None
            if place.back:
                self._back_to = self.replay if place.back == "replay" else self.review
            self.side.restore(place.side)
            self.side.name_back(place.back)
            self._window.pages.turn_to(self.side)
            self.side.table.setFocus()
        if place.shelf is not None:
            self.library.restore(place.shelf, shown=place.shown == "shelf")
        pages_without_game = ("replay", "review", "sideBoard", "shelf")
        if place.shown == "home" or not (
            self._session.is_open or place.shown in pages_without_game
        ):
            self.home.show()

    @property
    def is_in_use(self) -> bool:
        """Whether the page of a new game is open, or a replay is playing."""
        plays = self._replay is not None and self._replay.transport.is_playing
        return plays or isinstance(self._window.pages.currentWidget(), QDialog)

    # -- files from the desktop ------------------------------------------------------------------

    def take_files(self, files: Sequence[Path]) -> None:
        """Open a file from the desktop; the shelf imports several files, or all if it is open."""
        if len(files) == 1 and not self.at_shelf:
            self._games.open(files[0])
        else:
            self.library.import_games(files)

    # -- replays -----------------------------------------------------------------------------------

    def watch_running(self) -> None:
        """Replay the running game from its beginning."""
        if self._session.is_open:
            self._watch(self._session.save, self._session.store.path)

    def watch_from(self, done: int) -> None:
        """Replay the running game from the state after `done` actions."""
        if self._session.is_open:
            self._watch(self._session.save, self._session.store.path, done)

    def watch_file(self, path: Path) -> None:
        if self._session.is_open and path == self._session.store.path:
            self._watch(self._session.save, path)
            return

        def show(opened: OpenedGame) -> None:
            if isinstance(opened.content, SaveGame):
                self._watch(opened.content, path)

        session, failed = self._session, self.tr("This game can't be viewed")
        self._disk.run(self.tr("Opening the game…"), lambda: session.read(path), show, failed)

    def _watch(self, save: SaveGame, path: Path | None, done: int | None = None) -> None:
        pages, self._replay_path = self._window.pages, path
        self.replay.open(save, done)
        pages.turn_to(self.replay)
        self.replay.transport.slider.setFocus()

    def play_on(self, done: int) -> None:
        """Begin a new game from the present state of the replay."""
        page = self.replay
        save = page.save
        assert save is not None
        state = page.shuffled_state_at(done)
        is_redealt = state != page.state_at(done)
        self._games.continue_from(save.game, state, save.settings, page.origin_at(done))
        words = self.tr(
            "You are now playing a new game from this point on. The one you were watching "
            "is unchanged, and the chronicle notes where this one came from."
        )
        if is_redealt:
            hint = self.tr("All hidden tiles were reshuffled.")
            words = f"{words} {hint}"
        self._tell(self.tr("A new game"), words)

    # -- reviews -----------------------------------------------------------------------------------

    def review_running(self) -> None:
        """Review the running game as far as it has been played."""
        if self._session.is_open:
            self._show_review(self._session.save, self._session.store.path)

    def review_file(self, path: Path) -> None:
        """Review the game in a file."""
        if self._session.is_open and path == self._session.store.path:
            self.review_running()
            return

        def show(opened: OpenedGame) -> None:
            if isinstance(opened.content, SaveGame):
                self._show_review(opened.content, path)

        session, failed = self._session, self.tr("This game can't be reviewed")
        self._disk.run(self.tr("Opening the game…"), lambda: session.read(path), show, failed)

    def _review_replay(self) -> None:
        save = self.replay.save
        assert save is not None
        self._show_review(save, self._replay_path)

    def _show_review(self, save: SaveGame, path: Path | None) -> None:
        from twoheirs_qt.games.two_heirs.advice.review import why_no_review

        refusal = why_no_review(save)
        if refusal is not None:
            self._tell(self.tr("This game can't be reviewed"), localize(refusal))
            return
        folder = self._session.store.folder
        self._window.page.table.controller.cancel()
        self.review.open(save, None if path is None else folder / review_path(path).name)
        self._window.pages.turn_to(self.review)
        self.review.panel.list.setFocus()

    def _leave_review(self) -> None:
        self.review.process.stop()
        self._leave_page()

    # -- the side board ----------------------------------------------------------------------------

    def try_out_running(self) -> None:
        """Open a side board with the present state of the running game."""
        if self._session.is_open and not self._session.is_over:
            state = redeal(self._session.state, SystemRandom().randrange)
            self._try_out(state, self._session.turn, None)

    def _try_out(self, state: State, turn: int, back_to: ReplayPage | ReviewPage | None) -> None:
        self._back_to = back_to
        self._window.page.table.controller.cancel()
        settings = (self._session if back_to is None else back_to.session).settings
        self.side.open(state, settings, turn)
        self.side.name_back("" if back_to is None else back_to.objectName())
        self._window.pages.turn_to(self.side)
        self.side.table.setFocus()

    def _leave_side(self) -> None:
        if self._back_to is not None:
            self._window.pages.turn_to(self._back_to)
        else:
            self._leave_page()

    # -- inside ----------------------------------------------------------------------------------

    def _leave_page(self) -> None:
        """Show the running game, or without one the shelf."""
        if self._session.is_open:
            self.library.leave()
        else:
            self.library.show()

    def _toggle_shelf(self) -> None:
        if self.at_shelf:
            self.library.leave()
        else:
            self.library.show()
