"""Playing the actions of a save again, with every check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from twoheirs_qt.files.digest import state_digest
from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.rules.actions import Action, EndTurn
from twoheirs_qt.rules.events import Event, TurnBegan
from twoheirs_qt.rules.reasons import IllegalAction
from twoheirs_qt.rules.state import State
from twoheirs_qt.rules.turn import apply
from twoheirs_qt.words import faults
from twoheirs_qt.words.reasons import reasons_text
from twoheirs_qt.words.text import Text


class Replay(NamedTuple):
    """What the actions of a game lead to.

    `states` has one more entry than there are actions, `turns` the number of the turn in each,
    counted with Henry's turns. `events` has an entry for each action.
    """

    states: Sequence[State]
    turns: Sequence[int]
    events: Sequence[tuple[Event, ...]]

    def digests(self, actions: Sequence[Action]) -> list[str]:
        """One for the start, after each end of a turn, and after the last action if that is none.

        `actions` are those that were played.
        """
        last = len(actions)
        kept = [n for n, action in enumerate(actions, 1) if type(action) is EndTurn or n == last]
        return [state_digest(self.states[number]) for number in (0, *kept)]


def replayed(
    start: State,
    actions: Sequence[Action],
    expected: Sequence[str] | None = None,
    *,
    turn: int = 1,
) -> Replay:
    """Play `actions` from `start`, where the turn numbered `turn` is running.

    Raises FileFault at the first action that is not legal, and, if digests are `expected`, at the
    first that differs.
    """
    state, compared = start, 0
    states, turns, happened = [start], [turn], []
    if expected is not None:
        _compare(expected, compared, state, faults.START_DIFFERS, turn)
    last = len(actions) - 1
    for index, action in enumerate(actions):
        try:
            state, events = apply(state, action)
        except IllegalAction as refusal:
            place = faults.ACTION_OF_TURN.fill(number=str(index + 1), turn=str(turn))
            reasons = reasons_text(refusal.reasons, start.catalogue)
            raise FileFault(reasons, place) from None
        ended = turn
        if type(action) is EndTurn:
            turn += sum(type(event) is TurnBegan for event in events)
        states.append(state)
        turns.append(turn)
        happened.append(events)
        if expected is not None and (type(action) is EndTurn or index == last):
            compared += 1
            fault = faults.TURN_DIFFERS if type(action) is EndTurn else faults.END_DIFFERS
            _compare(expected, compared, state, fault, ended)
    if expected is not None and len(expected) != compared + 1:
        raise FileFault(faults.NOT_IN_SHAPE, "digests")
    return Replay(tuple(states), tuple(turns), tuple(happened))


def _compare(expected: Sequence[Any], index: int, state: State, fault: Text, turn: int) -> None:
    if index >= len(expected):
        raise FileFault(faults.NOT_IN_SHAPE, "digests")
    if expected[index] != state_digest(state):
        told = fault if fault is faults.START_DIFFERS else fault.fill(turn=str(turn))
        raise FileFault(told, f"digests[{index}]")
