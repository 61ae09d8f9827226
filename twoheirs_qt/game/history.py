"""The actions of the running game, done and undone, and the moments between them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoStack

from twoheirs_qt.game.command import ActionCommand
from twoheirs_qt.game.moment import Moment
from twoheirs_qt.rules import Action, Event


class History:
    """A stack of one command an action, whose index is the number of actions done.

    `index` is the one that the model has been brought to: while the stack moves, the one before.
    `opening`: the stack is being filled, so its moving is no change of the game.
    """

    def __init__(self, parent: QObject) -> None:
        self.stack = QUndoStack(parent)
        self.index = 0
        self.opening = False
        self._first: Moment | None = None

    def open(self, first: Moment, commands: Iterable[ActionCommand], done: int) -> None:
        """Hold another game, that begins at `first` and has the first `done` commands done."""
        self.opening = True
        try:
            self.stack.clear()
            for command in commands:
                self.stack.push(command)
            self.stack.setIndex(done)
        finally:
            self.opening = False
        self._first = first
        self.index = self.stack.index()

    @property
    def moment(self) -> Moment:
        """The one at `index`; raises RuntimeError before a game is open."""
        if self._first is None:
            raise RuntimeError("no game is open")
        return self.command(self.index - 1).after if self.index else self._first

    def command(self, number: int) -> ActionCommand:
        """The command of an action, counted from 0."""
        command = self.stack.command(number)
        assert isinstance(command, ActionCommand)
        return command

    @property
    def last(self) -> ActionCommand | None:
        """The action done last."""
        return self.command(self.index - 1) if self.index else None

    @property
    def next(self) -> ActionCommand | None:
        """The action that was undone last."""
        return self.command(self.index) if self.index < self.stack.count() else None

    def actions(self, count: int) -> tuple[Action, ...]:
        """The first `count` actions on the stack."""
        return self.command(count - 1).actions if count else ()

    def events(self, one: int, other: int) -> tuple[Event, ...]:
        """What happened between two indexes, in the order in which it happened."""
        first, last = sorted((one, other))
        return tuple(
            event for number in range(first, last) for event in self.command(number).events
        )
