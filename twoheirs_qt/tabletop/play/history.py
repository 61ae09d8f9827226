"""The actions of the running game, done and undone, and the moments between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QSignalBlocker
from PySide6.QtGui import QUndoCommand, QUndoStack

from twoheirs_qt.tabletop.play.moments import Moment
from twoheirs_qt.tabletop.prefix import Prefix
from twoheirs_qt.tabletop.saves.save import Replay, TakeBackRule


class Transition(NamedTuple):
    """A change of the running game that is done, model included.

    `events` are those of the actions done, or, if `is_forward` is false, of those taken back, in
    the order in which they happened; none if a seat gave up. `turn` is the number of the turn
    after the change.
    """

    before: Any
    after: Any
    events: tuple[Any, ...]
    is_forward: bool
    turn: int = 1


class ActionCommand(QUndoCommand):
    """The record of an action: the moments `before` and `after` it, and its `events`.

    `ends_turn`: it was the last action of a turn. `reveals`: it showed hidden things, so that a
    strict take-back rule forbids to take it back.

    Undoing the command does nothing by itself: the session watches the index of the stack and moves
    the model. So nothing can fail while the stack changes, and several steps are one change.
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

    def may_be_undone(self, rule: TakeBackRule) -> bool:
        """Whether it may be taken back by the take-back rule of a game."""
        if rule is TakeBackRule.UNTIL_REVEALED:
            return not self.reveals
        return rule is TakeBackRule.FREE


class History:
    """A stack of one command an action, whose index is the number of actions done.

    `index` is that of the moment which the model shows; while the stack moves, it is still the old
    one. `current` is that moment, None before a game is open. `commands[index]` is the next command
    to redo, if there is one.
    """

    def __init__(self, parent: QObject) -> None:
        self.stack = QUndoStack(parent)
        self.index = 0
        self.current: Moment | None = None
        self._first: Moment | None = None
        self.commands: list[ActionCommand] = []
        # Saves share these lists: see `Prefix`.
        self._actions: list[Any] = []
        self._states: list[Any] = []
        self._turns: list[int] = []
        self._events: list[tuple[Any, ...]] = []

    def open(self, first: Moment, commands: list[ActionCommand], done_count: int) -> None:
        """Replace the history by that of another game, of which `done_count` commands are done."""
        with QSignalBlocker(self.stack):
            self.stack.clear()
            for command in commands:
                self.stack.push(command)
            self.stack.setIndex(done_count)
        self._first = first
        self.commands = commands
        self._actions = [command.action for command in commands]
        self._states = [first.state, *(command.after.state for command in commands)]
        self._turns = [first.turn, *(command.after.turn for command in commands)]
        self._events = [command.events for command in commands]
        self.go_to(self.stack.index())

    def go_to(self, index: int) -> None:
        """Follow the stack to another index."""
        self.index = index
        self.current = self.commands[index - 1].after if index else self._first

    def push(self, command: ActionCommand) -> None:
        """Add a command and do it; undone ones are forgotten."""
        done_count = self.stack.index()
        if done_count < len(self.commands):  # new lists: those that saves share may only grow
            self.commands = self.commands[:done_count]
            self._actions, self._events = self._actions[:done_count], self._events[:done_count]
            self._states, self._turns = (
                self._states[: done_count + 1],
                self._turns[: done_count + 1],
            )
        self.commands.append(command)
        self._actions.append(command.action)
        self._events.append(command.events)
        self._states.append(command.after.state)
        self._turns.append(command.after.turn)
        self.stack.push(command)

    def push_all(self, commands: Sequence[ActionCommand]) -> None:
        """Add several commands as one change of the stack; undone ones are forgotten."""
        *first, last = commands
        with QSignalBlocker(self.stack):
            for command in first:
                self.push(command)
        self.push(last)

    def find_turn_start(self, rule: TakeBackRule) -> int:
        """Return the index to which restarting the turn leads: the start of the turn.

        Where the rule forbids to go back so far, it is that after the last action which cannot be
        taken back.
        """
        start = self.index
        while start:
            previous = self.commands[start - 1]
            if previous.ends_turn or not previous.may_be_undone(rule):
                break
            start -= 1
        return start

    @property
    def actions(self) -> Prefix[Any]:
        """All actions, including undone ones."""
        return Prefix(self._actions)

    @property
    def replay(self) -> Replay:
        """The states and events of all actions, including undone ones."""
        return Replay(Prefix(self._states), Prefix(self._turns), Prefix(self._events))

    def list_events(self, old_index: int, new_index: int) -> tuple[Any, ...]:
        """Return the events between two indexes, in the order in which they happened."""
        start, end = sorted((old_index, new_index))
        return tuple(event for command in self.commands[start:end] for event in command.events)
