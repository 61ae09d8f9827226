"""What an heir could still score in the last turn of the game, to be said before it ends."""

from __future__ import annotations

from heapq import nlargest
from typing import Final, NamedTuple

from twoheirs_qt.rules import Action, EndTurn, State
from twoheirs_qt.rules.search import Search

_WIDTH: Final = 12
"""So many states are continued after each number of actions."""

_DEPTH: Final = 3
"""The most actions of such a plan: longer ones are hard to follow."""


class MissedPoints(NamedTuple):
    """Actions that can be done one after another, and by how many points White's and Blue's change.

    The active heir gains on the other by them, and could not gain as much by fewer of them.
    """

    actions: tuple[Action, ...]
    change: tuple[int, int]


class _Place(NamedTuple):
    gain: int
    search: Search
    actions: tuple[Action, ...]


def missed_points(state: State) -> MissedPoints | None:
    """The best that a few actions could still bring in a last turn; None if nothing is found.

    In other turns nothing is missed: what is not scored now can be scored later.
    """
    if state.turns_left not in (1, 2) or state.stack:
        return None
    start, heir = Search(state), state.active
    before = start.lead(heir)
    seen, best = {start.key()}, _Place(0, start, ())
    places = [best]
    for _ in range(_DEPTH):
        found: list[_Place] = []
        for place in places:
            search = place.search
            for action in search.actions():
                if isinstance(action, EndTurn):
                    continue
                search.play(action)
                key = search.key()
                if key not in seen:
                    seen.add(key)
                    gain = search.lead(heir) - before
                    found.append(_Place(gain, search.copy(), (*place.actions, action)))
                search.take_back()
        places = nlargest(_WIDTH, found, lambda each: each.gain)
        if places and places[0].gain > best.gain:
            best = places[0]
    if not best.actions:
        return None
    (white, blue), (white_then, blue_then) = start.points(), best.search.points()
    return MissedPoints(best.actions, (white_then - white, blue_then - blue))
