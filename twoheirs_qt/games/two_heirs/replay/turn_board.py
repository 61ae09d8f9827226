"""Base of the boards on which a player acts without changing the game."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAction

from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.replay.board_page import BoardPage
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.games.two_heirs.table.end_turn import can_end_turn, end_turn, format_end_of_turn
from twoheirs_qt.games.two_heirs.things.offers import Commands
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.window.bottom_bar import BottomBar


class TurnBoard(BoardPage):
    """A board with the actions of a turn in a bar.

    A subclass declares these actions as commands.
    """

    undo: QAction
    redo: QAction
    restart_turn: QAction
    end_turn: QAction

    def __init__(
        self, context: TwoHeirsContext, session_class: type[GameSession] = GameSession
    ) -> None:
        super().__init__(session_class, context)
        self._art = context.art
        self._program_settings = context.settings
        self.bar = BottomBar((self.undo, self.redo, self.restart_turn, self.end_turn), self)
        session = self.session
        self.undo.triggered.connect(session.undo)
        self.redo.triggered.connect(session.redo)
        self.restart_turn.triggered.connect(session.restart_turn)
        self.end_turn.triggered.connect(self._end_turn)
        self.table.hint_changed.connect(self._show)
        session.stepped.connect(self._follow_step)
        self._program_settings.changed.connect(self._show)
        self.bar.tip_requested.connect(self._update_end_turn_tip)

    def _make_commands(self) -> Commands:
        return self.table.controller.commands._replace(
            end_turn=self._end_turn,
            undo=self.session.undo,
            redo=self.session.redo,
            restart_turn=self.session.restart_turn,
        )

    def _end_turn(self) -> None:
        if self.session.is_over:
            return
        self.table.controller.cancel()
        refusal = end_turn(
            self.session, self._art, self, with_points=self.table.table_scene.points_shown
        )
        if refusal:
            self.bubble.show_text(refusal, self.bar.end_turn)

    def _follow_step(self) -> None:
        self.bubble.vanish()
        self._show()

    def _update_end_turn_tip(self) -> None:
        """Update the tip of the button with the effects of ending the turn."""
        # The pointer may rest where the button appears, before a position is open.
        if self.session.is_open and self.end_turn.isEnabled():
            shows_points = self.table.table_scene.points_shown
            self.end_turn.setStatusTip(
                format_end_of_turn(self.session, self.end_turn, with_points=shows_points)
            )

    def _show_turn(self, no_undo_reason: str) -> None:
        """Enable the actions; `no_undo_reason` says why there is nothing to undo."""
        session = self.session
        self.undo.setEnabled(session.can_undo)
        self.redo.setEnabled(session.can_redo)
        self.restart_turn.setEnabled(session.can_restart_turn)
        self.end_turn.setEnabled(not session.is_over)
        self.bar.end_turn.set_ready(session.is_over or can_end_turn(session))
        if QAccessible.isActive():  # a screen reader may ask at any time
            self._update_end_turn_tip()
        for action in (self.undo, self.restart_turn):
            action.setStatusTip("" if action.isEnabled() else no_undo_reason)
        self.bar.show_line(self.table.controller.hint or localize(session.advice))
