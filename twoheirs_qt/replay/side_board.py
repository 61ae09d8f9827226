"""A side board, on which actions can be tried out without changing the game."""

from __future__ import annotations

from typing import NamedTuple

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
from twoheirs_qt.things.offers import Commands
from twoheirs_qt.window.bottom_bar import BottomBar
from twoheirs_qt.window.commands import Command
from twoheirs_qt.window.context import AppContext
from twoheirs_qt.words.names import player_name

_Keys = QKeySequence.StandardKey


class SideBoardState(NamedTuple):
    """The start of a side board, and the game played on it."""

    start: State
    settings: GameSettings
    turn: int
    save: SaveGame


class SideBoard(BoardPage):
    """A game from a position in which every action can be undone."""

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
        self._program_settings = context.settings
        self.chronicle = Chronicle(self.table)
        self.bar = BottomBar((self.undo, self.redo, self.restart_turn, self.end_turn), self)
        self._connect()
        banner = Banner((self.again, self.back), self, golden_action=self.back, is_striped=True)
        self._lay_out(banner, self.bar)

    def _connect(self) -> None:
        session = self.session
        self.undo.triggered.connect(session.undo)
        self.redo.triggered.connect(session.redo)
        self.restart_turn.triggered.connect(session.restart_turn)
        self.end_turn.triggered.connect(self._end_turn)
        self.again.triggered.connect(self._start_over)
        self.back.triggered.connect(self.left)
        self.table.hint_changed.connect(self._show)
        session.stepped.connect(self._follow_step)
        self._program_settings.changed.connect(self._show)
        self.bar.asked.connect(self._describe_end_turn)

    def _commands(self) -> Commands:
        return self.table.controller.commands._replace(
            end_turn=self._end_turn,
            undo=self.session.undo,
            redo=self.session.redo,
            restart_turn=self.session.restart_turn,
        )

    # -- start and state ------------------------------------------------------------------------

    def open(self, start: State, settings: GameSettings, turn: int) -> None:
        """Start from a position; `turn` is the number of its turn."""
        self._start, self._turn = start, turn
        self._settings = GameSettings(settings.names, take_back=TakeBack.FREE)
        self._start_over()

    def state(self) -> SideBoardState | None:
        """Return the start and the game, or None if the board is not open."""
        if self._start is None:
            return None
        return SideBoardState(self._start, self._settings, self._turn, self.session.save)

    def restore(self, state: SideBoardState) -> None:
        """Continue a game on the board."""
        self._start, self._settings, self._turn = state.start, state.settings, state.turn
        self.session.open_save(state.save)
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
        refusal = end_turn(self.session, self._art, self, points=self.table.table.points_shown)
        if refusal:
            self.bubble.say(refusal, self.bar.end_turn)

    def _follow_step(self) -> None:
        self.bubble.vanish()
        self._show()

    def _describe_end_turn(self) -> None:
        """Update the tip of the button with the effects of ending the turn."""
        if self.end_turn.isEnabled():
            shows_points = self.table.table.points_shown
            self.end_turn.setStatusTip(
                end_turn_text(self.session, self.end_turn, points=shows_points)
            )

    def _show(self) -> None:
        session = self.session
        if not session.is_open or self._start is None:
            return
        self.undo.setEnabled(session.can_undo)
        self.redo.setEnabled(session.can_redo)
        self.restart_turn.setEnabled(session.can_restart_turn)
        self.end_turn.setEnabled(not session.is_over)
        self.bar.end_turn.set_ready(session.is_over or turn_can_end(session))
        if QAccessible.isActive():  # a screen reader may ask at any time
            self._describe_end_turn()
        self.again.setEnabled(session.can_undo or session.can_redo)
        nothing_tip = self.tr("Nothing has been tried out yet.")
        for action in (self.undo, self.restart_turn, self.again):
            action.setStatusTip("" if action.isEnabled() else nothing_tip)
        self.bar.say(self.table.controller.hint or say(session.advice))
        start_scores, scores = score_sheet(self._start).heirs, score_sheet(session.state).heirs
        changes = [
            self.tr("{heir} {change}").format(
                heir=say(player_name(session.names, heir)),
                change=format_change(scores[heir].total - start_scores[heir].total),
            )
            for heir in Heir
        ]
        points = self.tr("Points since you started here: {changes}.")
        self.banner.set_texts(
            self.tr("Sandbox: try anything out – your game won't change"),
            join_sentences(
                (
                    points.format(changes=", ".join(changes))
                    if self._program_settings.show_points
                    else "",
                    self.tr("The supply is shuffled differently here."),
                )
            ),
        )
