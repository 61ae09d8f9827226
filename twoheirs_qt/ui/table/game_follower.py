"""Updates the table to another game, or another step of the game."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from twoheirs_qt.game.history import Transition
from twoheirs_qt.ui.table.bubble import Bubble
from twoheirs_qt.ui.table.cursor import Cursor
from twoheirs_qt.ui.table.ghosting import Ghosting
from twoheirs_qt.ui.table.henry_plan import HenryPlan
from twoheirs_qt.ui.table.highlighter import Highlighter
from twoheirs_qt.ui.table.interaction import Interaction
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.ui.table.turn_display import TurnDisplay


class GameFollower(QObject):
    """Updates scene, selection and cursor to the session.

    - `begun`: a step of the game that the table is about to show
    - `moved`: things lie elsewhere, or look otherwise, than before, by that step; None if another
      game has been opened
    - `seen`: whether anybody looks at the table, so that animations are worth showing
    """

    begun = Signal(object)
    moved = Signal(object)

    def __init__(
        self,
        scene: TableScene,
        interaction: Interaction,
        ghosting: Ghosting,
        bubble: Bubble,
        highlighter: Highlighter,
        turns: TurnDisplay,
        plan: HenryPlan,
        cursor: Cursor,
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self._interaction = interaction
        self._ghosting = ghosting
        self._bubble = bubble
        self._highlighter = highlighter
        self._turns = turns
        self._plan = plan
        self._cursor = cursor
        self.seen = False
        session = scene.session
        session.opened.connect(self.open)
        session.stepped.connect(self._show)

    def open(self) -> None:
        """Another game is shown."""
        self._interaction.forget_game()
        self._highlighter.forget_game()
        self._scene.forget_game()
        self._scene.sync(animate=False)
        self._plan.refresh()
        self._cursor.forget_game()
        self.moved.emit(None)

    def refresh_solo(self) -> None:
        """Write anew what Henry does or will do."""
        self._turns.refresh()
        self._plan.refresh()

    def _show(self, change: Transition) -> None:
        self.begun.emit(change)
        self._ghosting.hand_over()
        self._scene.show.stop()
        if not (self.seen and self._turns.play_turn(change)):
            self._scene.sync(animate=self.seen)
        self._interaction.let_go()
        self._highlighter.follow()
        self._bubble.follow(change)
        self._plan.refresh()
        self.moved.emit(change)
