"""The pages beside a game of Bunny Kingdom: its replay and its review."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures
from twoheirs_qt.tabletop.pages import game_pages
from twoheirs_qt.tabletop.running.games import Games
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.window.context import AppContext

if TYPE_CHECKING:
    from twoheirs_qt.games.bunny_kingdom.window.replay import BunnyReplay
    from twoheirs_qt.games.bunny_kingdom.window.review import BunnyReview, ReviewState


class BunnyPagesState(NamedTuple):
    """The state of the pages of any game, the game and action of the replay, and the review."""

    pages: game_pages.PagesState
    replay: tuple[SaveGame, int] | None
    review: ReviewState | None


class GamePages(game_pages.GamePages):
    """Adds replays and reviews to the window and its menus."""

    own_pages = ("replay", "review", "shelf")

    def __init__(
        self, context: AppContext, games: Games, index_file: Path, pictures: BunnyPictures
    ) -> None:
        super().__init__(context, games, index_file)
        self._pictures = pictures
        self._replay: BunnyReplay | None = None
        self._review: BunnyReview | None = None
        menus = context.window.menus
        menus.watch.triggered.connect(self.watch_running)
        menus.review.triggered.connect(self.review_running)

    @property
    def replay(self) -> BunnyReplay:
        """The page that shows replays; made when it is first needed."""
        if self._replay is None:
            from twoheirs_qt.games.bunny_kingdom.window.replay import BunnyReplay

            page = self._replay = BunnyReplay(self._context, self._pictures)
            page.leave_requested.connect(self._leave_page)
            page.play_on.connect(self.play_on)
            page.review_requested.connect(self._review_replay)
            self._window.pages.addWidget(page)
        return self._replay

    @property
    def review(self) -> BunnyReview:
        """The page that shows reviews; made when it is first needed."""
        if self._review is None:
            from twoheirs_qt.games.bunny_kingdom.window.review import BunnyReview

            page = self._review = BunnyReview(self._context, self._pictures)
            page.left.connect(self._leave_page)
            page.watch_requested.connect(self._watch_review)
            self._window.pages.addWidget(page)
        return self._review

    # -- replays ---------------------------------------------------------------------------------

    def watch_running(self) -> None:
        """Replay the running game from its beginning."""
        if self._session.is_open:
            self.watch(self._session.save, self._session.store.path)

    def watch(self, save: SaveGame, path: Path | None, done_count: int | None = None) -> None:
        self._window.pages.put_back()
        self.replay.open(save, done_count or 0)
        self._window.pages.turn_to(self.replay)
        self.replay.take_focus()

    def play_on(self, done_count: int) -> None:
        """Begin a new game from the present moment of the replay."""
        page = self.replay
        save = page.save
        assert save is not None
        state = page.make_playable_state(done_count)
        self._games.continue_from(save.game, state, save.settings, page.make_origin(done_count))
        message = self.tr(
            "You are now playing a new game from this point on. The one you were watching "
            "is unchanged, and the chronicle notes where this one came from."
        )
        if not save.is_over:
            redeal_text = self.tr("All cards that you could not see were dealt again.")
            message = f"{message} {redeal_text}"
        self._show_notice(self.tr("A new game"), message)

    # -- reviews ---------------------------------------------------------------------------------

    def review_running(self) -> None:
        """Review the game that has been played."""
        if self._session.is_open:
            self.show_review(self._session.save, self._session.store.path)

    def show_review(self, save: SaveGame, path: Path | None) -> None:
        from twoheirs_qt.games.bunny_kingdom.things.review import explain_no_review

        refusal = explain_no_review(save)
        if refusal is not None:
            self._show_notice(self.tr("This game can't be reviewed"), localize(refusal))
            return
        self._window.pages.put_back()
        self.review.open(save)
        self._window.pages.turn_to(self.review)
        self.review.panel.list.setFocus()

    def _review_replay(self) -> None:
        save = self.replay.save
        assert save is not None
        self.show_review(save, None)

    def _watch_review(self, done_count: int) -> None:
        save = self.review.save
        assert save is not None
        self.watch(save, None, done_count)

    # -- in another language ---------------------------------------------------------------------

    @property
    def is_in_use(self) -> bool:
        return super().is_in_use or (self._replay is not None and self._replay.controls.is_playing)

    def capture_state(self) -> object:
        replay, review = self._replay, self._review
        return BunnyPagesState(
            self.pages_state,
            None if replay is None or replay.save is None else (replay.save, replay.done_count),
            None if review is None else review.capture_state(),
        )

    def restore(self, state: object) -> None:
        assert isinstance(state, BunnyPagesState)
        if state.replay is not None and state.pages.page == "replay":
            self.replay.open(*state.replay)
            self._window.pages.turn_to(self.replay)
            self.replay.take_focus()
        if state.review is not None and state.pages.page == "review":
            self.review.open(*state.review)
            self._window.pages.turn_to(self.review)
            self.review.panel.list.setFocus()
        super().restore(state.pages)
