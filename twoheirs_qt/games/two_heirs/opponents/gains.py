"""The gain of an action at once, for the heir who plays it and for the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from twoheirs_qt.games.two_heirs.rules.access import calculate_reach, make_capabilities
from twoheirs_qt.games.two_heirs.rules.actions import Action
from twoheirs_qt.games.two_heirs.rules.components import Heir, Resources
from twoheirs_qt.games.two_heirs.rules.scoring import calculate_totals
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.turn import apply_silently


class Gain(NamedTuple):
    """The changes that one action of an answer made at once, for the heir who plays it.

    - `own` and `theirs`: points of the heir and of the opponent, as if the game ended then
    - `access`: how much more of each resource, and `reach`: how many more tiles of the reserve
    - `worth`: points that the player expects from it in the end, beyond those of `own - theirs`;
      0 where it does not look beyond them
    """

    own: int
    theirs: int
    access: Resources
    reach: int
    worth: float = 0.0


def find_gains(
    start: State, actions: Sequence[Action], leads: Sequence[float] = ()
) -> tuple[Gain, ...]:
    """One gain for each of the actions that the active heir of `start` plays in turn.

    `start` is a state in which tiles can be drawn (`opponent.imagine`); what is told depends on
    their terrain at most, which everybody sees. `leads`: by how many points the player expects to
    win, in `start` and after each action; none where it does not look beyond the points.
    """
    heir = start.active
    state, gains = start, []
    for number, action in enumerate(actions):
        next_state = apply_silently(state, action)
        expected = leads[number + 1] - leads[number] if leads else None
        gains.append(_calculate_gain(state, next_state, heir, expected))
        state = next_state
    return tuple(gains)


def _calculate_gain(state: State, next_state: State, heir: Heir, expected: float | None) -> Gain:
    points_before, after = calculate_totals(state.core), calculate_totals(next_state.core)
    opponent = heir.opponent
    access_before, access_after = (
        make_capabilities(state, heir).access,
        make_capabilities(next_state, heir).access,
    )
    own, theirs = after[heir] - points_before[heir], after[opponent] - points_before[opponent]
    return Gain(
        own=own,
        theirs=theirs,
        access=(
            access_after[0] - access_before[0],
            access_after[1] - access_before[1],
            access_after[2] - access_before[2],
        ),
        reach=calculate_reach(next_state, heir) - calculate_reach(state, heir),
        worth=0.0 if expected is None else expected - (own - theirs),
    )
