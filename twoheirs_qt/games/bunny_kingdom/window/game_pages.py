"""The pages beside a game of Bunny Kingdom: its replay."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures
from twoheirs_qt.tabletop.pages import game_pages
from twoheirs_qt.tabletop.running.games import Games
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.window.context import AppContext

if TYPE_CHECKING:
    from twoheirs_qt.games.bunny_kingdom.window.replay import BunnyReplay


class BunnyPagesState(NamedTuple):
    """The place of the pages of any game, and the game and action of the replay."""

    pages: game_pages.PagesState
    replay: tuple[SaveGame, int] | None


class GamePages(game_pages.GamePages):
    """Adds replays to the window and its menus."""

    own_pages = ("replay", "shelf")

    def __init__(
        self, context: AppContext, games: Games, index_file: Path, pictures: BunnyPictures
    ) -> None:
        super().__init__(context, games, index_file)
        self._pictures = pictures
        self._replay: BunnyReplay | None = None
        context.window.menus.watch.triggered.connect(self.watch_running)

    @property
    def replay(self) -> BunnyReplay:
        """The page that shows replays; made when it is first needed."""
        if self._replay is None:
            from twoheirs_qt.games.bunny_kingdom.window.replay import BunnyReplay

            page = self._replay = BunnyReplay(self._context, self._pictures)
            page.left.connect(self._leave_page)
            self._window.pages.addWidget(page)
        return self._replay

    def watch_running(self) -> None:
        """Replay the running game from its beginning."""
        if self._session.is_open:
            self.watch(self._session.save, self._session.store.path)

    def watch(self, save: SaveGame, path: Path | None, done_count: int | None = None) -> None:
        self._window.page.put_back()
        self.replay.open(save, done_count or 0)
        self._window.pages.turn_to(self.replay)
        self.replay.transport.slider.setFocus()

    def show_review(self, save: SaveGame, path: Path | None) -> None:
        self._show_notice(
            self.tr("This game can't be reviewed"),
            self.tr("Games of Bunny Kingdom cannot be reviewed yet. Watch it again instead."),
        )

    @property
    def is_in_use(self) -> bool:
        return super().is_in_use or (self._replay is not None and self._replay.transport.is_playing)

    def capture_state(self) -> object:
        replay = self._replay
        return BunnyPagesState(
            self.pages_state,
            None if replay is None or replay.save is None else (replay.save, replay.done_count),
        )

    def restore(self, state: object) -> None:
        assert isinstance(state, BunnyPagesState)
        if state.replay is not None and state.pages.page == "replay":
            self.replay.open(*state.replay)
            self._window.pages.turn_to(self.replay)
            self.replay.transport.slider.setFocus()
        super().restore(state.pages)
