"""How strong opponents are, by the games that they have played against each other."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

_95_PERCENT: Final = 1.959964
"""Standard deviations to each side."""

_ELO: Final = 400 / math.log(10)
"""Points of a rating by which the odds grow to e to 1."""

_REGULARISATION: Final = 0.1
"""So much of a game is taken as drawn by everybody with everybody: whoever has won all or nothing
has a rating, too."""


class Outcome(NamedTuple):
    """A game of two opponents: by number, with their points; `winner` None: drawn."""

    players: tuple[int, int]
    points: tuple[int, int]
    winner: int | None


class Line(NamedTuple):
    """How one opponent did against another: games, and of these won and drawn.

    `rate`: of games won, a drawn one counting half; `low` and `high` its 95 % interval (Wilson).
    `points`: both, on average.
    """

    players: tuple[int, int]
    games: int
    won: int
    drawn: int
    rate: float
    low: float
    high: float
    points: tuple[float, float]


def lines(outcomes: Sequence[Outcome], opponents: int) -> list[Line]:
    """One for each two that have played, the first named one first."""
    found = []
    for pair in combinations(range(opponents), 2):
        games = [each for each in outcomes if set(each.players) == set(pair)]
        if games:
            found.append(_line(pair, games))
    return found


def _line(pair: tuple[int, int], games: Sequence[Outcome]) -> Line:
    number = len(games)
    won = sum(each.winner == pair[0] for each in games)
    drawn = sum(each.winner is None for each in games)
    rate = (won + drawn / 2) / number
    low, high = wilson(rate, number)
    sums = [sum(each.points[each.players.index(player)] for each in games) for player in pair]
    points = (sums[0] / number, sums[1] / number)
    return Line(pair, number, won, drawn, rate, low, high, points)


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Between which rates the true one lies, 95 times in a hundred (Wilson, 1927)."""
    square = _95_PERCENT**2 / games
    middle = (rate + square / 2) / (1 + square)
    spread = math.sqrt(rate * (1 - rate) * square + square**2 / 4) / (1 + square)
    return max(middle - spread, 0.0), min(middle + spread, 1.0)


def ratings(outcomes: Sequence[Outcome], opponents: int) -> Mapping[int, float] | None:
    """Bradley and Terry's, as Elo's points around 0; None where choix is not installed."""
    try:
        import choix
        import numpy
    except ImportError:
        return None
    beaten: Any = numpy.zeros((opponents, opponents))
    for each in outcomes:
        one, two = each.players
        if each.winner is None:
            beaten[one, two] += 0.5
            beaten[two, one] += 0.5
        else:
            beaten[each.winner, two if each.winner == one else one] += 1
    strengths = choix.ilsr_pairwise_dense(beaten, alpha=_REGULARISATION)
    return {number: float(each) * _ELO for number, each in enumerate(strengths)}
