"""The pages beside a game of The Two Heirs: replay, review and side board too."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal

from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.unseen import redeal
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.tabletop.pages import game_pages
from twoheirs_qt.tabletop.running.games import Games
from twoheirs_qt.tabletop.saves.files import make_review_path
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.text.language import localize

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.replay.page import ReplayPage
    from twoheirs_qt.games.two_heirs.replay.side_board import SideBoard, SideBoardState
    from twoheirs_qt.games.two_heirs.reviews.page import ReviewPage, ReviewState


class TwoHeirsPagesState(NamedTuple):
    """The state of the pages of any game, the replay's game and action, and the other states.

    `back`: the name of the page to which the side board leads back, if not to the game.
    """

    pages: game_pages.PagesState
    replay: tuple[SaveGame, int] | None
    review: ReviewState | None
    side: SideBoardState | None
    back: str


class GamePages(game_pages.GamePages):
    """Adds replays, reviews and the side board to the window and its menus.

    Each is imported and made when it is first opened; `review_made` carries the page of reviews.
    """

    review_made = Signal(object)
    own_pages = ("replay", "review", "sideBoard", "shelf")
    _session: GameSession

    def __init__(self, context: TwoHeirsContext, games: Games, index_file: Path) -> None:
        super().__init__(context, games, index_file)
        self._heirs = context
        self._replay: ReplayPage | None = None
        self._review: ReviewPage | None = None
        self._replay_path: Path | None = None
        self._side_board: SideBoard | None = None
        self._page_before: ReplayPage | ReviewPage | None = None
        menus = context.menus
        menus.watch.triggered.connect(self.watch_running)
        menus.review.triggered.connect(self.review_running)
        menus.try_out.triggered.connect(self.try_out_running)

    @property
    def replay(self) -> ReplayPage:
        """The page that shows replays; made when it is first needed."""
        if self._replay is None:
            from twoheirs_qt.games.two_heirs.replay.page import ReplayPage

            page = ReplayPage(self._heirs)
            page.leave_requested.connect(self._leave_page)
            page.play_on.connect(self.play_on)
            page.review_requested.connect(self._review_replay)
            page.try_out.connect(
                lambda done_count: self._try_out(
                    page.find_shuffled_state(done_count), page.find_turn(done_count), page
                )
            )
            self._window.pages.addWidget(page)
            self._replay = page
        return self._replay

    @property
    def review(self) -> ReviewPage:
        """The page that shows reviews; made when it is first needed."""
        if self._review is None:
            from twoheirs_qt.games.two_heirs.reviews.page import ReviewPage

            page = ReviewPage(self._heirs)
            page.leave_requested.connect(self._leave_review)
            page.try_out.connect(lambda state, turn: self._try_out(state, turn, page))
            self._window.pages.addWidget(page)
            self._review = page
            self.review_made.emit(page)
        return self._review

    @property
    def side(self) -> SideBoard:
        """The side board; made when it is first needed."""
        if self._side_board is None:
            from twoheirs_qt.games.two_heirs.replay.side_board import SideBoard

            page = SideBoard(self._heirs)
            page.leave_requested.connect(self._leave_side)
            self._window.pages.addWidget(page)
            self._side_board = page
        return self._side_board

    @property
    def is_at_replay(self) -> bool:
        """Whether the window shows a replay."""
        return self._replay is not None and self._window.pages.currentWidget() is self._replay

    @property
    def is_at_review(self) -> bool:
        """Whether the window shows a review."""
        return self._review is not None and self._window.pages.currentWidget() is self._review

    @property
    def is_at_side_board(self) -> bool:
        """Whether the window shows the side board."""
        return (
            self._side_board is not None and self._window.pages.currentWidget() is self._side_board
        )

    # -- in another language ---------------------------------------------------------------------

    def capture_state(self) -> object:
        """The present page and its state."""
        replay, review, side = self._replay, self._review, self._side_board
        shown_page = self._window.pages.currentWidget()
        return TwoHeirsPagesState(
            self.pages_state,
            None if replay is None or replay.save is None else (replay.save, replay.done_count),
            None if review is None else review.capture_state(),
            None if side is None or shown_page is not side else side.capture_state(),
            "" if self._page_before is None else self._page_before.objectName(),
        )

    def restore(self, state: object) -> None:
        """Show the same page again, in place of the table or the start page."""
        assert isinstance(state, TwoHeirsPagesState)
        shown_name = state.pages.page
        if state.replay is not None and "replay" in (shown_name, state.back):
            self.replay.open(*state.replay)
            if shown_name == "replay":
                page = self.replay
                self._window.pages.turn_to(page)
                (page.table if page.outline.is_shown else page.controls.slider).setFocus()
        if state.review is not None and "review" in (shown_name, state.back):
            self.review.restore(state.review)
            if shown_name == "review":
                self._window.pages.turn_to(self.review)
                self.review.panel.mistake_list.setFocus()
        if state.side is not None:
            self._page_before = None
            if state.back:
                self._page_before = self.replay if state.back == "replay" else self.review
            self.side.restore(state.side)
            self.side.name_back(state.back)
            self._window.pages.turn_to(self.side)
            self.side.table.setFocus()
        super().restore(state.pages)

    @property
    def is_in_use(self) -> bool:
        is_playing = self._replay is not None and self._replay.controls.is_playing
        return is_playing or super().is_in_use

    # -- replays -----------------------------------------------------------------------------------

    def watch_running(self) -> None:
        """Replay the running game from its beginning."""
        if self._session.is_open:
            self.watch(self._session.save, self._session.store.path)

    def watch_from(self, done_count: int) -> None:
        """Replay the running game from the state after `done_count` actions."""
        if self._session.is_open:
            self.watch(self._session.save, self._session.store.path, done_count)

    def watch(self, save: SaveGame, path: Path | None, done_count: int | None = None) -> None:
        pages, self._replay_path = self._window.pages, path
        self.replay.open(save, done_count)
        pages.turn_to(self.replay)
        self.replay.controls.slider.setFocus()

    def play_on(self, done_count: int) -> None:
        """Begin a new game from the present state of the replay."""
        page = self.replay
        save = page.save
        assert save is not None
        state = page.find_shuffled_state(done_count)
        is_redealt = state != page.find_state(done_count)
        self._games.continue_from(save.game, state, save.settings, page.make_origin(done_count))
        message = self.tr(
            "You are now playing a new game from this point on. The one you were watching "
            "is unchanged, and the chronicle notes where this one came from."
        )
        if is_redealt:
            redeal_text = self.tr("All hidden tiles were reshuffled.")
            message = f"{message} {redeal_text}"
        self._show_notice(self.tr("A new game"), message)

    # -- reviews -----------------------------------------------------------------------------------

    def review_running(self) -> None:
        """Review the running game as far as it has been played."""
        if self._session.is_open:
            self.show_review(self._session.save, self._session.store.path)

    def _review_replay(self) -> None:
        save = self.replay.save
        assert save is not None
        self.show_review(save, self._replay_path)

    def show_review(self, save: SaveGame, path: Path | None) -> None:
        from twoheirs_qt.games.two_heirs.advice.review import explain_no_review

        refusal = explain_no_review(save)
        if refusal is not None:
            self._show_notice(self.tr("This game can't be reviewed"), localize(refusal))
            return
        folder = self._session.store.folder
        self._window.pages.put_back()
        self.review.open(save, None if path is None else folder / make_review_path(path).name)
        self._window.pages.turn_to(self.review)
        self.review.panel.mistake_list.setFocus()

    def _leave_review(self) -> None:
        self.review.process.stop()
        self._leave_page()

    # -- the side board ----------------------------------------------------------------------------

    def try_out_running(self) -> None:
        """Open a side board with the present state of the running game."""
        if self._session.is_open and not self._session.is_over:
            state = redeal(self._session.state, SystemRandom().randrange)
            self._try_out(state, self._session.turn, None)

    def _try_out(
        self, state: State, turn: int, page_before: ReplayPage | ReviewPage | None
    ) -> None:
        self._page_before = page_before
        self._window.pages.put_back()
        settings = (self._session if page_before is None else page_before.session).settings
        self.side.open(state, settings, turn)
        self.side.name_back("" if page_before is None else page_before.objectName())
        self._window.pages.turn_to(self.side)
        self.side.table.setFocus()

    def _leave_side(self) -> None:
        if self._page_before is not None:
            self._window.pages.turn_to(self._page_before)
        else:
            self._leave_page()
