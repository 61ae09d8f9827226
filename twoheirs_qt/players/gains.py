"""What each action of a plan changes at once, as values of which sentences can be made."""

from __future__ import annotations

from collections.abc import Sequence

from twoheirs_qt.players.opponent import Gain
from twoheirs_qt.rules.access import means_of, reach
from twoheirs_qt.rules.actions import Action
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.rules.scoring import totals
from twoheirs_qt.rules.state import State
from twoheirs_qt.rules.turn import after


def gains_of(
    start: State, actions: Sequence[Action], leads: Sequence[float] = ()
) -> tuple[Gain, ...]:
    """One gain for each of the actions that the active heir of `start` plays in turn.

    `start` is a state in which tiles can be drawn (`opponent.imagined`); what is told depends on
    their terrain at most, which everybody sees. `leads`: by how many points the player expects to
    win, in `start` and after each action; none where it does not look beyond the points.
    """
    heir = start.active
    state, found = start, []
    for number, action in enumerate(actions):
        after_it = after(state, action)
        expected = leads[number + 1] - leads[number] if leads else None
        found.append(_gain(state, after_it, heir, expected))
        state = after_it
    return tuple(found)


def _gain(state: State, after_it: State, heir: Heir, expected: float | None) -> Gain:
    before, now = totals(state.core), totals(after_it.core)
    other = heir.opponent
    access, more = means_of(state, heir).access, means_of(after_it, heir).access
    own, theirs = now[heir] - before[heir], now[other] - before[other]
    return Gain(
        own=own,
        theirs=theirs,
        access=(more[0] - access[0], more[1] - access[1], more[2] - access[2]),
        reach=reach(after_it, heir) - reach(state, heir),
        worth=0.0 if expected is None else expected - (own - theirs),
    )
