"""The actions of the running game, done and undone, and the moments between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QSignalBlocker
from PySide6.QtGui import QUndoCommand, QUndoStack

from twoheirs_qt.tabletop.play.moments import Moment
from twoheirs_qt.tabletop.prefix import Prefix
from twoheirs_qt.tabletop.saves.save import Replay, TakeBack


class Transition(NamedTuple):
    """A change of the running game that is done, model included.

    `events` tell what happened, or, if `forward` is false, what has been taken back, in the order
    in which it had happened. There are none for a giving up. `turn` is the number of the turn then.
    """

    before: Any
    after: Any
    events: tuple[Any, ...]
    forward: bool
    turn: int = 1


class ActionCommand(QUndoCommand):
    """`action` led from the moment `before` to the moment `after`; `events` tell what happened.

    `ends_turn`: it was the last one of a turn. `reveals`: where hidden things must not be seen
    twice, it cannot be taken back.

    A value and nothing else: the session watches the index of the stack and moves the model.
    So nothing can fail while the stack is changing, and any number of steps is one change.
    """

    def __init__(
        self,
        action: Any,
        before: Moment,
        after: Moment,
        events: tuple[Any, ...],
        *,
        ends_turn: bool,
        reveals: bool,
    ) -> None:
        super().__init__()
        self.action = action
        self.before = before
        self.after = after
        self.events = events
        self.ends_turn = ends_turn
        self.reveals = reveals

    def may_be_undone(self, rule: TakeBack) -> bool:
        """Whether it may be taken back by the take-back rule of a game."""
        if rule is TakeBack.UNTIL_REVEALED:
            return not self.reveals
        return rule is TakeBack.FREE


class History:
    """A stack of one command an action, whose index is the number of actions done.

    `index` is the one that the model shows: while the stack moves, still the one before. `current`
    is the moment there, None before a game is open. `commands[index]` leads to the next one, if it
    has been undone.
    """

    def __init__(self, parent: QObject) -> None:
        self.stack = QUndoStack(parent)
        self.index = 0
        self.current: Moment | None = None
        self._first: Moment | None = None
        self.commands: list[ActionCommand] = []
        # As saves have them, which share them: see `Prefix`.
        self._actions: list[Any] = []
        self._states: list[Any] = []
        self._turns: list[int] = []
        self._events: list[tuple[Any, ...]] = []

    def open(self, first: Moment, commands: list[ActionCommand], done: int) -> None:
        """Hold another game, that begins at `first` and has the first `done` commands done."""
        with QSignalBlocker(self.stack):  # that it moves is no change of the game
            self.stack.clear()
            for command in commands:
                self.stack.push(command)
            self.stack.setIndex(done)
        self._first = first
        self.commands = commands
        self._actions = [command.action for command in commands]
        self._states = [first.state, *(command.after.state for command in commands)]
        self._turns = [first.turn, *(command.after.turn for command in commands)]
        self._events = [command.events for command in commands]
        self.go_to(self.stack.index())

    def go_to(self, index: int) -> None:
        """Be at another index, to which the stack has moved."""
        self.index = index
        self.current = self.commands[index - 1].after if index else self._first

    def push(self, command: ActionCommand) -> None:
        """Do an action; what was undone is forgotten."""
        done = self.stack.index()
        if done < len(self.commands):  # what saves share may only grow
            self.commands = self.commands[:done]
            self._actions, self._events = self._actions[:done], self._events[:done]
            self._states, self._turns = self._states[: done + 1], self._turns[: done + 1]
        self.commands.append(command)
        self._actions.append(command.action)
        self._events.append(command.events)
        self._states.append(command.after.state)
        self._turns.append(command.after.turn)
        self.stack.push(command)

    def push_all(self, commands: Sequence[ActionCommand]) -> None:
        """Do several actions, of which the stack tells as of one; what was undone is forgotten."""
        *first, last = commands
        with QSignalBlocker(self.stack):
            for command in first:
                self.push(command)
        self.push(last)

    def turn_start(self, rule: TakeBack) -> int:
        """The number of actions done that stay when the turn is restarted.

        Those of the turns before; where the rule forbids to go back so far, those up to the last
        one that cannot be taken back.
        """
        stay = self.index
        while stay:
            last = self.commands[stay - 1]
            if last.ends_turn or not last.may_be_undone(rule):
                break
            stay -= 1
        return stay

    @property
    def actions(self) -> Prefix[Any]:
        """All actions, those that were undone included."""
        return Prefix(self._actions)

    @property
    def played(self) -> Replay:
        """The moment after all actions, those undone included."""
        return Replay(Prefix(self._states), Prefix(self._turns), Prefix(self._events))

    def events(self, one: int, other: int) -> tuple[Any, ...]:
        """The events between two indexes, in the order in which they happened."""
        first, last = sorted((one, other))
        return tuple(event for command in self.commands[first:last] for event in command.events)
