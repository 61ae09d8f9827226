"""One action that was done, as a step of the undo stack."""

from __future__ import annotations

from PySide6.QtGui import QUndoCommand

from twoheirs_qt.game.moment import Moment
from twoheirs_qt.rules import Action, EndTurn, Event, Refilled


class ActionCommand(QUndoCommand):
    """`action` led from the moment `before` to the moment `after`; `events` tell what happened.

    A value and nothing else: the session watches the index of the stack and moves the model.
    So nothing can fail while the stack is changing, and any number of steps is one change.
    """

    def __init__(
        self,
        action: Action,
        before: Moment,
        after: Moment,
        events: tuple[Event, ...],
    ) -> None:
        super().__init__()
        self.action = action
        self.before = before
        self.after = after
        self.events = events

    @property
    def reveals(self) -> bool:
        """Whether it revealed something hidden or ended the turn: some rules then forbid to undo
        it."""
        return isinstance(self.action, EndTurn) or any(
            isinstance(event, Refilled) for event in self.events
        )
