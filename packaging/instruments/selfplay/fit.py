"""Weights of the evaluation: least squares of temporal differences, over games at once.

The end of a turn should be worth what the end of the next is worth to the other heir, turned
round, and that of the last what the game brought. Aims lie between both: the further off the end,
the less of it counts, since chance has more and more to say in it. Learned from ends alone, the
same games make much weaker players.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from instruments.selfplay.games import Rows
from twoheirs_qt.games.two_heirs.opponents.evaluation import FEATURES, KINDS, calculate_knot_shares

KNOTS: Final = (1, 3, 8, 21)
TRACE: Final = 0.4
"""The share of each aim that comes from turns after the next one; the rest is the next one's
value."""

PENALTY: Final = 30.0
PRIOR: Final = {"points": 1.0, "roads": 1.0, "own doubled": 0.7, "their doubled": -0.7}
"""Weights before any game; those of all other features are 0."""

_GAMES_AT_ONCE: Final = 500
_RARE: Final = 1e-3
"""Features whose root mean square is below this hardly ever occur, and keep their prior weight."""

Numbers: TypeAlias = NDArray[np.float64]


def fit(rows: Rows) -> dict[str, list[float]]:
    """Fit the weights by name, one for each knot."""
    share = np.array(
        [calculate_knot_shares(KNOTS, turns) for turns in range(int(rows.turns.max()) + 1)]
    )
    size = len(KNOTS) * len(FEATURES)
    prior = np.tile([PRIOR.get(name, 0.0) for name in FEATURES], len(KNOTS))
    squares, products = np.zeros((size, size)), np.zeros((size, size))
    sums, count = np.zeros(size), 0
    for part in _slice_games(rows.games):
        spread = share[rows.turns[part], :, None] * rows.features[part, None, :]
        x = spread.reshape(-1, size)
        is_used, by_weights, fixed = _calculate_aims(
            x, rows.leads[part], rows.games[part], rows.odd[part]
        )
        x, by_weights, fixed = x[is_used], by_weights[is_used], fixed[is_used]
        squares += x.T @ x
        products += x.T @ by_weights
        sums += x.T @ (fixed - x @ prior + by_weights @ prior)
        count += len(x)
    scale = np.sqrt(np.diag(squares) / count)
    often = np.flatnonzero(scale > _RARE)
    scaled = (squares - products)[np.ix_(often, often)] / np.outer(scale[often], scale[often])
    weights = prior.copy()
    solved = np.linalg.solve(scaled + PENALTY * np.eye(len(often)), sums[often] / scale[often])
    weights[often] += solved / scale[often]
    table = weights.reshape(len(KNOTS), -1)
    weights_by_name = {
        name: [round(float(w), 4) for w in table[:, n]] for n, name in enumerate(FEATURES)
    }
    weights_by_name["untaken"] = _estimate_untaken(weights_by_name)
    return weights_by_name


def _slice_games(games: NDArray[np.int64]) -> Iterator[slice]:
    """Slices of rows with some hundred whole games each; those of a game follow each other."""
    starts = [0, *(np.flatnonzero(games[1:] != games[:-1]) + 1)]
    edges = [*starts[::_GAMES_AT_ONCE], len(games)]
    for begin, end in pairwise(edges):
        yield slice(int(begin), int(end))


def _calculate_aims(
    x: Numbers, leads: Numbers, games: NDArray[np.int64], odd: NDArray[np.bool_]
) -> tuple[NDArray[np.bool_], Numbers, Numbers]:
    """The value that each row should have: a linear function of the weights, plus a constant.

    A row is not used if an odd turn follows: what that gave away was not to be expected.
    """
    is_used = np.ones(len(x), np.bool_)
    by_weights, fixed = np.zeros_like(x), np.zeros(len(x))
    for row in range(len(x) - 1, -1, -1):
        following = row + 1
        if following == len(x) or games[following] != games[row]:
            fixed[row] = leads[row]
        else:
            trace = TRACE if is_used[following] else 0.0
            by_weights[row] = -(1 - trace) * x[following] - trace * by_weights[following]
            fixed[row] = -trace * fixed[following]
            is_used[row] = not odd[following]
    return is_used, by_weights, fixed


def _estimate_untaken(weights_by_name: dict[str, list[float]]) -> list[float]:
    """Estimate the weight of a tile still to be taken: that of an average tile in hand."""
    kinds = [weights_by_name[f"own {kind.value}"] for kind in KINDS]
    any_kind = [sum(column) / len(KINDS) for column in zip(*kinds, strict=True)]
    hand, affordable = weights_by_name["own hand"], weights_by_name["own affordable"]
    return [round(a + b + c / 2, 4) for a, b, c in zip(any_kind, hand, affordable, strict=True)]
