"""Weights from what was seen: ridge regression on by how much games were won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from selfplay.games import Rows
from twoheirs_qt.players.evaluation import FEATURES, shares
from twoheirs_qt.players.landview import KINDS

KNOTS: Final = (1, 3, 8, 21)
PENALTIES: Final = (30.0, 100.0, 300.0, 1000.0, 3000.0, 10000.0)
PARTS: Final = 5
BEFORE: Final = {"points": 1.0, "roads": 1.0, "own doubled": 0.7, "their doubled": -0.7}
"""What a feature is worth as long as no game tells otherwise; all others nothing."""


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights by name for each knot, and how well they foretell games that were held out.

    `errors`: penalty -> root of the mean square of the error in points.
    `plain`: the error of the points alone; `spread`: of foretelling a draw. `rows`: how many ends
    of turns were seen.
    """

    weights: dict[str, list[float]]
    penalty: float
    errors: dict[float, float]
    plain: float
    spread: float
    rows: int


def fit(rows: Rows) -> Fit:
    """The weights of the penalty with which held-out games are foretold best."""
    share = np.array([shares(KNOTS, int(turns)) for turns in range(rows.turns.max() + 1)])
    spread = share[rows.turns]
    x = (spread[:, :, None] * rows.features[:, None, :]).reshape(len(rows.turns), -1)
    prior = np.tile([BEFORE.get(name, 0.0) for name in FEATURES], len(KNOTS))
    y = rows.leads - x @ prior
    scale = np.sqrt((x**2).mean(axis=0))
    scale[scale < 1e-3] = np.inf  # what hardly ever occurs tells nothing
    x = x / scale
    part: NDArray[np.int64] = rows.games % PARTS
    errors = dict.fromkeys(PENALTIES, 0.0)
    sums = [(x[part == n].T @ x[part == n], x[part == n].T @ y[part == n]) for n in range(PARTS)]
    squares, products = (sum(each) for each in zip(*sums, strict=True))
    for penalty in PENALTIES:
        for held_out, (square, product) in enumerate(sums):
            found = _solved(squares - square, products - product, penalty)
            wrong = y[part == held_out] - x[part == held_out] @ found
            errors[penalty] += float((wrong**2).sum())
    errors = {penalty: float(np.sqrt(sum_ / len(y))) for penalty, sum_ in errors.items()}
    best = min(errors, key=errors.__getitem__)
    weights = (_solved(squares, products, best) / scale + prior).reshape(len(KNOTS), -1)
    named = {name: [round(float(w), 4) for w in weights[:, n]] for n, name in enumerate(FEATURES)}
    named["untaken"] = _untaken(named)
    plain = rows.leads - rows.features[:, [FEATURES.index(n) for n in BEFORE]] @ [*BEFORE.values()]
    root = float(np.sqrt((plain**2).mean())), float(np.sqrt((rows.leads**2).mean()))
    return Fit(named, best, errors, *root, len(y))


def _solved(
    square: NDArray[np.float64], product: NDArray[np.float64], penalty: float
) -> NDArray[np.float64]:
    found: NDArray[np.float64] = np.linalg.solve(square + penalty * np.eye(len(square)), product)
    return found


def _untaken(named: dict[str, list[float]]) -> list[float]:
    """What the tile is worth that is still to be taken: as much as one of any kind in the hand."""
    kinds = [named[f"own {kind.value}"] for kind in KINDS]
    any_kind = [sum(column) / len(KINDS) for column in zip(*kinds, strict=True)]
    hand, affordable = named["own hand"], named["own affordable"]
    return [round(a + b + c / 2, 4) for a, b, c in zip(any_kind, hand, affordable, strict=True)]
