"""A replay: table, chronicle, graph, and the ways to go through the game."""

from __future__ import annotations

from dataclasses import replace
from random import SystemRandom

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent

from twoheirs_qt.games.two_heirs.play.chronicler import TwoHeirsChronicler
from twoheirs_qt.games.two_heirs.play.session import ReplaySession
from twoheirs_qt.games.two_heirs.replay.board_page import BoardPage
from twoheirs_qt.games.two_heirs.results.graph import ScoreGraph
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.unseen import redeal, replace_undrawn
from twoheirs_qt.games.two_heirs.table.chronicle import EntrySheet, paint_heir
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.games.two_heirs.table.view import TableView
from twoheirs_qt.games.two_heirs.words.names import name_player
from twoheirs_qt.tabletop.play.chronicle import ChronicleModel
from twoheirs_qt.tabletop.play.entries import Entries
from twoheirs_qt.tabletop.play.replay import Recording, record_game
from twoheirs_qt.tabletop.replay.banner import Banner
from twoheirs_qt.tabletop.replay.replay_controls import ReplayControls
from twoheirs_qt.tabletop.saves.save import Origin, SaveGame
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import MAX_TITLE_LENGTH, sanitize
from twoheirs_qt.tabletop.text.text import join_sentences, translate
from twoheirs_qt.tabletop.widgets.entry_painter import EntryPainter
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.window.commands import Command
from twoheirs_qt.tabletop.window.save_errors import name_saved_game


class ReplayChronicle(EntrySheet):
    """The chronicle of a replay; `picked` carries the row of an entry that is clicked on."""

    picked = Signal(int)

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.model = ChronicleModel(localize, self)
        self.model.current_entry = -1
        self._show(EntryPainter(self.list, self.model, paint_heir), self.model)
        self.list.setCursor(Qt.CursorShape.PointingHandCursor)
        self.list.clicked.connect(lambda index: self.picked.emit(index.row()))
        self.list.activated.connect(lambda index: self.picked.emit(index.row()))
        self._title.setText(self.tr("Chronicle"))
        self.list.setAccessibleName(self.tr("Chronicle: choose an entry to go there"))

    def lay_out(self, rect: QRect, font_size: float) -> None:
        super().lay_out(rect, font_size)
        self.show_now(-1 if self.model.current_entry is None else self.model.current_entry)

    def show_now(self, entry: int) -> None:
        """Mark the latest entry at the moment shown."""
        self.model.current_entry = entry
        self.list.viewport().update()
        if entry >= 0:
            self.list.scrollTo(self.model.index(entry))


_GRAPH_SHARE = 0.14
"""The maximum share of the height of the page for the graph."""

#: Said when somebody tries to move a piece of a game that is only looked at.
_CLOSED = translate(
    "Replay", "You're only watching this game. Choose “Play on from here” to continue it yourself."
)


class ReplayPage(BoardPage):
    """Shows a game on a table of its own without changing it.

    - `play_on` carries the number of actions after which a new game should start
    - `try_out` carries the same, for a side board
    - `review_requested`: the game is to be reviewed
    """

    play_on = Signal(int)
    try_out = Signal(int)
    review_requested = Signal()
    session: ReplaySession

    take_over = Command(translate("ReplayPage", "&Play on from here"), "Ctrl+P")
    side = Command(translate("ReplayPage", "&Try something out"), "Ctrl+B")
    review = Command(translate("ReplayPage", "Re&view"), "Ctrl+Shift+E")
    close_action = Command(translate("ReplayPage", "&Close"), "Esc")

    def __init__(self, context: TwoHeirsContext) -> None:
        super().__init__(ReplaySession, context, _CLOSED)
        self.setObjectName("replay")
        self.save: SaveGame | None = None
        """The game that is shown."""
        self._recording: Recording | None = None
        self.chronicle = ReplayChronicle(self.table)
        self._settings = context.settings
        self._settings.changed.connect(self._follow_setting)
        self.graph = ScoreGraph(self, by_actions=True)
        self.controls = ReplayControls(
            self, lambda: self.table.table_scene.step_player.is_playing, self.graph
        )
        self.graph.picked.connect(self.controls.go_to)
        self._follow_setting("points_wanted")
        self.controls.moved.connect(self.go_to)
        self.table.table_scene.step_player.step_shown.connect(self._show_score)
        self.table.table_scene.step_player.ended.connect(self._show_score)
        self.chronicle.picked.connect(self._pick)
        self.outline.entry_chosen.connect(self._pick)
        self.take_over.triggered.connect(lambda: self.play_on.emit(self.done_count))
        self.side.triggered.connect(lambda: self.try_out.emit(self.done_count))
        self.review.triggered.connect(self.review_requested)
        self.close_action.triggered.connect(self.leave_requested)
        actions = (self.take_over, self.side, self.review, self.close_action)
        banner = Banner(actions, self, golden_action=self.take_over)
        self._lay_out(banner, self.controls)

    # -- what is shown ---------------------------------------------------------------------------

    @property
    def done_count(self) -> int:
        """The number of actions after which the game is shown."""
        return self.session.stack.index()

    @property
    def name(self) -> str:
        """The title of the game, or else the names of its players."""
        assert self.save is not None
        return name_saved_game(self.save)

    def find_state(self, done_count: int) -> State:
        """Return the state after `done_count` actions."""
        assert self._recording is not None
        state: State = self._recording.moments[done_count].state
        return state

    def find_shuffled_state(self, done_count: int) -> State:
        """Return the state after `done_count` actions with hidden tiles shuffled, if the game is
        unfinished."""
        assert self.save is not None
        last_state, state = self.find_state(self.save.done_count), self.find_state(done_count)
        if last_state.is_over or self.save.resigned_seat is not None:
            return state
        return replace_undrawn(state, redeal(last_state, SystemRandom().randrange))

    def make_origin(self, done_count: int) -> Origin:
        """Return the origin of a new game that starts after `done_count` actions."""
        return Origin.from_position(self.name, self.find_turn(done_count))

    def find_turn(self, done_count: int) -> int:
        """Return the number of the turn after `done_count` actions."""
        assert self._recording is not None
        return self._recording.moments[done_count].turn

    def open(self, save: SaveGame, done_count: int | None = None) -> None:
        """Show a game, from its start or after `done_count` actions."""
        self.save = replace(save, actions=save.actions[: save.done_count])
        self._recording = None  # of the game before
        # Giving up is no action: it is only shown at the end.
        self.session.open_save(replace(self.save, done_count=0, resigned_seat=None))
        self._recording = record_game(save, TwoHeirsChronicler())
        entries = self._recording.entries
        assert isinstance(entries, Entries)
        self.chronicle.model.open(entries)
        self.controls.open(self._recording)
        self.graph.show_scores(self._recording.turn_scores, self._recording.names)
        self._show_moment(0 if done_count is None else done_count)
        self.chronicle.fit_to_table()

    def go_to(self, done_count: int) -> None:
        """Show the game after `done_count` actions, and announce the moment."""
        before = self.done_count
        self._show_moment(done_count)
        if self.done_count == before - 1:
            announce(self, join_sentences((self._describe_last_event(), self.controls.line.text())))
        elif (
            self.done_count != before + 1
        ):  # a single step forward is announced like in a running game
            announce(self, join_sentences((self._describe_last_event(), self._describe_moment())))

    def _show_moment(self, done_count: int) -> None:
        self.table.controller.cancel()
        self.session.go_to(done_count)
        self._show()

    def _describe_last_event(self) -> str:
        """Return a text about the last action of the moment shown; empty if there is none."""
        assert self._recording is not None
        newest_first = reversed(self._recording.moments[self.done_count].chronicle)
        return next((localize(entry.text) for entry in newest_first if not entry.is_heading), "")

    def _describe_moment(self) -> str:
        """Return a text about the moment shown."""
        return join_sentences((self.controls.line.text(), self.banner.line.text()))

    def _welcome(self) -> str:
        return join_sentences((self.banner.title.text(), self._describe_moment()))

    def _pick(self, entry: int) -> None:
        if self._recording is not None:
            self.controls.stop()
            self.go_to(self._recording.count_actions_at_entry(entry))

    def _show(self) -> None:
        if self._recording is None or self.save is None:
            return
        done_count, session = self.done_count, self.session
        last = self._recording.action_count
        self.chronicle.show_now(self._recording.find_entry_index(done_count))
        moment_text = self.tr("Turn {turn}, action {done} of {last}").format(
            turn=session.turn, done=done_count, last=last
        )
        self._show_score()
        self.controls.show_done(done_count, moment_text)
        self.graph.show_done(done_count)
        is_over = session.state.is_over
        self.take_over.setEnabled(not is_over)
        self.side.setEnabled(not is_over)
        tip = self.tr("The game is over here: go back a few turns.") if is_over else ""
        for action in (self.take_over, self.side):
            action.setStatusTip(tip)

    def _show_score(self) -> None:
        """Show the score of what the table shows, even during Henry's turn."""
        if self._recording is None or self.save is None:
            return
        names = self.session.names
        snapshot = self.table.table_scene.snapshot_override or self._model.snapshot
        white, blue = snapshot.heirs
        shows_points = self._settings.points_shown or snapshot.active is None
        score = self.tr("{white} {white_points}, {blue} {blue_points}").format(
            white=localize(name_player(names, Heir.WHITE)),
            blue=localize(name_player(names, Heir.BLUE)),
            white_points=white.points,
            blue_points=blue.points,
        )
        score = score if shows_points else ""
        loser = self.save.resigned_seat if self.done_count == self._recording.action_count else None
        if loser is not None:
            score = self.tr("{heir} gave up.").format(
                heir=localize(name_player(names, Heir(loser)))
            )
        game = sanitize(self.name, MAX_TITLE_LENGTH)
        self.banner.set_texts(self.tr("Replay: {game}").format(game=game), score)

    def _follow_setting(self, name: str) -> None:
        if name in ("points_wanted", "no_help"):
            self.graph.setVisible(self._settings.points_shown)
            self._show_score()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The table needs most of the height.
        self.graph.setMaximumHeight(round(self.height() * _GRAPH_SHARE))
