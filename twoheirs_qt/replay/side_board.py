"""A board to try things out on: clearly marked, and without any effect on the game itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QAccessible, QKeySequence

from twoheirs_qt.play.session import GameSession
from twoheirs_qt.replay.banner import Banner
from twoheirs_qt.replay.board_page import BoardPage
from twoheirs_qt.rules import Heir, State, score_sheet
from twoheirs_qt.saves.files import GameSettings, Origin, SaveGame, TakeBack
from twoheirs_qt.scene.landscape import format_change
from twoheirs_qt.table.chronicle import Chronicle
from twoheirs_qt.table.end_turn import end_turn, end_turn_text, turn_can_end
from twoheirs_qt.text.language import say
from twoheirs_qt.text.text import join_sentences, translate
from twoheirs_qt.things.offers import Kind
from twoheirs_qt.window.bottom_bar import BottomBar
from twoheirs_qt.window.commands import Command
from twoheirs_qt.window.context import AppContext
from twoheirs_qt.words.names import called

if TYPE_CHECKING:
    from twoheirs_qt.outline.page import Commands

_Keys = QKeySequence.StandardKey


class SideBoardPlace(NamedTuple):
    """Where a side board began, and what has been done on it."""

    start: State
    settings: GameSettings
    turn: int
    save: SaveGame


class SideBoard(BoardPage):
    """Plays on from a position; every action can be undone."""

    undo = Command(translate("SideBoard", "&Undo"), _Keys.Undo, picture="undo")
    redo = Command(translate("SideBoard", "&Redo"), _Keys.Redo, picture="redo")
    restart_turn = Command(
        translate("SideBoard", "Restart &turn"), "Ctrl+R", picture="restart-turn"
    )
    end_turn = Command(
        translate("SideBoard", "&End turn"),
        *("Ctrl+Return", "Ctrl+Enter"),
        picture="end-turn",
        ink="gold_ink",
    )
    again = Command(translate("SideBoard", "&Start over"), "Ctrl+Shift+B")
    back = Command(translate("SideBoard", "&Back to the game"), "Ctrl+B")

    def __init__(self, context: AppContext) -> None:
        super().__init__(GameSession, context)
        self.setObjectName("sideBoard")
        self._art = context.art
        self._start: State | None = None
        self._turn = 1
        self._settings = GameSettings()
        self._player = context.settings
        self.chronicle = Chronicle(self.table)
        self.bar = BottomBar((self.undo, self.redo, self.restart_turn, self.end_turn), self)
        self._connect()
        banner = Banner((self.again, self.back), self, golden=self.back, striped=True)
        self._furnish(banner, self.bar)

    def _connect(self) -> None:
        session = self.session
        self.undo.triggered.connect(session.undo)
        self.redo.triggered.connect(session.redo)
        self.restart_turn.triggered.connect(session.restart_turn)
        self.end_turn.triggered.connect(self._end_turn)
        self.again.triggered.connect(self._start_over)
        self.back.triggered.connect(self.left)
        self.table.hint_changed.connect(self._show)
        session.stepped.connect(self._stepped)
        self._player.changed.connect(self._show)
        self.bar.asked.connect(self._tell_end_turn)

    def _commands(self) -> Commands:
        return {
            Kind.END_TURN: self._end_turn,
            Kind.UNDO: self.session.undo,
            Kind.REDO: self.session.redo,
            Kind.RESTART_TURN: self.session.restart_turn,
            Kind.PLAN: self.table.plan.toggle,
        }

    # -- what is tried out -----------------------------------------------------------------------

    def open(self, start: State, settings: GameSettings, turn: int) -> None:
        """Begin from a position, which stays as it is; `turn` counts on from there."""
        self._start, self._turn = start, turn
        self._settings = GameSettings(settings.names, take_back=TakeBack.FREE)
        self._start_over()

    def place(self) -> SideBoardPlace | None:
        """What has been tried out, and from where."""
        if self._start is None:
            return None
        return SideBoardPlace(self._start, self._settings, self._turn, self.session.save)

    def restore(self, place: SideBoardPlace) -> None:
        """Go on trying out."""
        self._start, self._settings, self._turn = place.start, place.settings, place.turn
        self.session.open_save(place.save)
        self._show()
        self.chronicle.settle()
        self.table.setFocus()

    def _start_over(self) -> None:
        assert self._start is not None
        self.session.open_position(self._start, self._settings, Origin.position(turn=self._turn))
        self._show()
        self.chronicle.settle()
        self.table.setFocus()

    def _end_turn(self) -> None:
        if self.session.is_over:
            return
        self.table.controller.cancel()
        refused = end_turn(self.session, self._art, self, points=self.table.table.points_shown)
        if refused:
            self.bubble.say(refused, self.bar.end_turn)

    def _stepped(self) -> None:
        self.bubble.vanish()
        self._show()

    def _tell_end_turn(self) -> None:
        """Write what the end of the turn would bring, for somebody who looks at its button."""
        if self.end_turn.isEnabled():
            shown = self.table.table.points_shown
            self.end_turn.setStatusTip(end_turn_text(self.session, self.end_turn, points=shown))

    def _show(self) -> None:
        session = self.session
        if not session.is_open or self._start is None:
            return
        self.undo.setEnabled(session.can_undo)
        self.redo.setEnabled(session.can_redo)
        self.restart_turn.setEnabled(session.can_restart_turn)
        self.end_turn.setEnabled(not session.is_over)
        self.bar.end_turn.set_ready(session.is_over or turn_can_end(session))
        if QAccessible.isActive():  # nobody tells when a reader is about to ask
            self._tell_end_turn()
        self.again.setEnabled(session.can_undo or session.can_redo)
        nothing = self.tr("Nothing has been tried out yet.")
        for action in (self.undo, self.restart_turn, self.again):
            action.setStatusTip("" if action.isEnabled() else nothing)
        self.bar.say(self.table.controller.hint or say(session.advice))
        before, now = score_sheet(self._start).heirs, score_sheet(session.state).heirs
        changes = [
            self.tr("{heir} {change}").format(
                heir=say(called(session.names, heir)),
                change=format_change(now[heir].total - before[heir].total),
            )
            for heir in Heir
        ]
        points = self.tr("Points since you started here: {changes}.")
        self.banner.say(
            self.tr("Sandbox: try anything out – your game won't change"),
            join_sentences(
                (
                    points.format(changes=", ".join(changes)) if self._player.show_points else "",
                    self.tr("The supply is shuffled differently here."),
                )
            ),
        )
