"""A replay: table, chronicle, graph, and the ways to go through the game."""

from __future__ import annotations

from dataclasses import replace
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent

from twoheirs_qt.drawing.theme import current_theme
from twoheirs_qt.play.chronicle import ChronicleModel
from twoheirs_qt.play.detached import ReplaySession
from twoheirs_qt.play.replay import Recording, record_game
from twoheirs_qt.replay.banner import Banner
from twoheirs_qt.replay.board_page import BoardPage
from twoheirs_qt.replay.transport import Transport
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.rules.state import State
from twoheirs_qt.rules.unseen import redeal, replace_undrawn
from twoheirs_qt.saves.files import Origin, SaveGame
from twoheirs_qt.table.chronicle import EntryPainter, EntrySheet
from twoheirs_qt.table.view import TableView
from twoheirs_qt.text.language import say
from twoheirs_qt.text.sanitize import LONGEST_TITLE, shown
from twoheirs_qt.text.text import join_sentences, translate
from twoheirs_qt.widgets.legacy_screen_readers import announce
from twoheirs_qt.window.commands import Command
from twoheirs_qt.window.context import AppContext
from twoheirs_qt.window.save_errors import name_of_game
from twoheirs_qt.words.names import called

_LATER: Final = 0.5


class _ReplayEntryPainter(EntryPainter):
    def paint(self, painter: QPainter, rect: QRect, row: int, *, focused: bool) -> None:
        painter.save()
        now = self._model.now
        if now is not None and row > now:
            painter.setOpacity(_LATER)
        elif row == now:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(current_theme().color("gold", 0.35))
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 4, 4)
        super().paint(painter, rect, row, focused=focused)
        painter.restore()


class ReplayChronicle(EntrySheet):
    """`picked` carries the row of an entry that the player clicks on."""

    picked = Signal(int)

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.model = ChronicleModel(say, self)
        self.model.now = -1
        self._show(_ReplayEntryPainter(self.list, self.model), self.model)
        self.list.setCursor(Qt.CursorShape.PointingHandCursor)
        self.list.clicked.connect(lambda index: self.picked.emit(index.row()))
        self.list.activated.connect(lambda index: self.picked.emit(index.row()))
        self._title.setText(self.tr("Chronicle"))
        self.list.setAccessibleName(self.tr("Chronicle: choose an entry to go there"))

    def place(self, rect: QRect, font_size: float) -> None:
        super().place(rect, font_size)
        self.show_now(-1 if self.model.now is None else self.model.now)

    def show_now(self, entry: int) -> None:
        """Mark the newest entry that has happened."""
        self.model.now = entry
        self.list.viewport().update()
        if entry >= 0:
            self.list.scrollTo(self.model.index(entry))


_GRAPH = 0.14
"""How much of the page's height the graph may take."""

#: Said when somebody tries to move a piece of a game that is only looked at.
_CLOSED = translate(
    "Replay", "You're only watching this game. Choose “Play on from here” to continue it yourself."
)


class ReplayPage(BoardPage):
    """Shows a game on a table of its own; nothing that is done here changes it.

    - `play_on` carries the number of actions after which a new game is to begin
    - `try_out` carries the same, for a side board
    """

    play_on = Signal(int)
    try_out = Signal(int)
    session: ReplaySession

    take_over = Command(translate("ReplayPage", "&Play on from here"), "Ctrl+P")
    side = Command(translate("ReplayPage", "&Try something out"), "Ctrl+B")
    close_action = Command(translate("ReplayPage", "&Close"), "Esc")

    def __init__(self, context: AppContext) -> None:
        super().__init__(ReplaySession, context, _CLOSED)
        self.setObjectName("replay")
        self.save: SaveGame | None = None
        """The game that is looked at."""
        self._recording: Recording | None = None
        self.chronicle = ReplayChronicle(self.table)
        self._settings = context.settings
        self._settings.changed.connect(self._on_setting)
        self.transport = Transport(self, lambda: self.table.table.show.is_playing)
        self._on_setting("show_points")
        self.transport.moved.connect(self.go_to)
        self.table.table.show.step_shown.connect(self._tell_score)
        self.table.table.show.ended.connect(self._tell_score)
        self.chronicle.picked.connect(self._pick)
        self.outline.entry_chosen.connect(self._pick)
        self.take_over.triggered.connect(lambda: self.play_on.emit(self.done))
        self.side.triggered.connect(lambda: self.try_out.emit(self.done))
        self.close_action.triggered.connect(self.left)
        actions = (self.take_over, self.side, self.close_action)
        banner = Banner(actions, self, golden=self.take_over)
        self._furnish(banner, self.transport)

    # -- what is shown ---------------------------------------------------------------------------

    @property
    def done(self) -> int:
        """After how many actions the game is shown."""
        return self.session.stack.index()

    @property
    def name(self) -> str:
        """The title of the game, or else its players."""
        assert self.save is not None
        return name_of_game(self.save)

    def state_at(self, done: int) -> State:
        """The game after so many actions."""
        assert self._recording is not None
        return self._recording.moments[done].state

    def known_at(self, done: int) -> State:
        """The same without the order of what is still unseen in an unfinished game."""
        assert self.save is not None
        now, state = self.state_at(self.save.done), self.state_at(done)
        if now.is_over or self.save.gave_up is not None:
            return state
        return replace_undrawn(state, redeal(now, SystemRandom().randrange))

    def origin_at(self, done: int) -> Origin:
        """The origin of a game that goes on from there."""
        return Origin.position(self.name[:200], self.turn_at(done))

    def turn_at(self, done: int) -> int:
        """The number of the turn that runs after so many actions."""
        assert self._recording is not None
        return self._recording.moments[done].turn

    def open(self, save: SaveGame, done: int | None = None) -> None:
        """Show a game, from its beginning or after so many of its actions."""
        self.save = replace(save, actions=save.actions[: save.done])
        self._recording = None  # what is told of the game before ends as the next is opened
        # Giving up is no action: it is told at the end, and the game can be looked at before.
        self.session.open_save(replace(self.save, done=0, gave_up=None))
        self._recording = record_game(save)
        self.chronicle.model.open(self._recording.entries)
        self.transport.open(self._recording)
        self._to(0 if done is None else done)
        self.chronicle.settle()

    def go_to(self, done: int) -> None:
        """Show the game after so many actions."""
        before = self.done
        self._to(done)
        if self.done == before - 1:
            announce(self, join_sentences((self._what(), self.transport.line.text())))
        elif self.done != before + 1:  # what one action brings is told as in a running game
            announce(self, join_sentences((self._what(), self._where())))

    def _to(self, done: int) -> None:
        self.table.controller.cancel()
        self.session.go_to(done)
        self._show()

    def _what(self) -> str:
        """What was done last at the moment that is shown; empty if nothing was."""
        assert self._recording is not None
        written = reversed(self._recording.moments[self.done].chronicle)
        return next((say(entry.text) for entry in written if not entry.heading), "")

    def _where(self) -> str:
        """The moment that is shown, in words."""
        return join_sentences((self.transport.line.text(), self.banner.line.text()))

    def _welcome(self) -> str:
        return join_sentences((self.banner.title.text(), self._where()))

    def _pick(self, entry: int) -> None:
        if self._recording is not None:
            self.transport.stop()
            self.go_to(self._recording.moment_of(entry))

    def _show(self) -> None:
        if self._recording is None or self.save is None:
            return
        done, session = self.done, self.session
        last = self._recording.last
        self.chronicle.show_now(self._recording.entry_of(done))
        turn = self.tr("Turn {turn}, action {done} of {last}").format(
            turn=session.turn, done=done, last=last
        )
        self._tell_score()
        self.transport.show_done(done, turn)
        over = session.state.is_over
        self.take_over.setEnabled(not over)
        self.side.setEnabled(not over)
        ended_words = self.tr("The game is over here: go back a few turns.") if over else ""
        for action in (self.take_over, self.side):
            action.setStatusTip(ended_words)

    def _tell_score(self) -> None:
        """Write the score of what the table shows, even in the midst of Henry's turn."""
        if self._recording is None or self.save is None:
            return
        names = self.session.names
        snapshot = self.table.table.staged or self._model.snapshot
        white, blue = snapshot.heirs
        points = self._settings.points_shown or snapshot.active is None
        score = self.tr("{white} {white_points}, {blue} {blue_points}").format(
            white=say(called(names, Heir.WHITE)),
            blue=say(called(names, Heir.BLUE)),
            white_points=white.points,
            blue_points=blue.points,
        )
        score = score if points else ""
        ended = self.save.gave_up if self.done == self._recording.last else None
        if ended is not None:
            score = self.tr("{heir} gave up.").format(heir=say(called(names, ended)))
        game = shown(self.name, LONGEST_TITLE)
        self.banner.say(self.tr("Replay: {game}").format(game=game), score)

    def _on_setting(self, name: str) -> None:
        if name in ("show_points", "no_help"):
            self.transport.graph.setVisible(self._settings.points_shown)
            self._tell_score()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The table needs the rest.
        self.transport.graph.setMaximumHeight(round(self.height() * _GRAPH))
