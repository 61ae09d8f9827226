"""Weights of the evaluation: ridge regression on the lead at the end of games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from instruments.selfplay.games import Rows
from twoheirs_qt.games.two_heirs.opponents.evaluation import FEATURES, KINDS, shares

KNOTS: Final = (1, 3, 8, 21)
PENALTIES: Final = (30.0, 100.0, 300.0, 1000.0, 3000.0, 10000.0)
FOLDS: Final = 5
PRIOR: Final = {"points": 1.0, "roads": 1.0, "own doubled": 0.7, "their doubled": -0.7}
"""Weights before any game; those of all other features are 0."""


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights by name for each knot, and the errors of their predictions in held-out games.

    `errors`: root mean square error in points, by penalty. `plain`: that of the points alone;
    `spread`: of predicting a draw. `rows`: number of ends of turns.
    """

    weights: dict[str, list[float]]
    penalty: float
    errors: dict[float, float]
    plain: float
    spread: float
    rows: int


def fit(rows: Rows) -> Fit:
    """Fit the weights with the penalty that predicts held-out games best."""
    share = np.array([shares(KNOTS, int(turns)) for turns in range(rows.turns.max() + 1)])
    spread = share[rows.turns]
    x = (spread[:, :, None] * rows.features[:, None, :]).reshape(len(rows.turns), -1)
    prior = np.tile([PRIOR.get(name, 0.0) for name in FEATURES], len(KNOTS))
    y = rows.leads - x @ prior
    scale = np.sqrt((x**2).mean(axis=0))
    scale[scale < 1e-3] = np.inf  # features that hardly ever occur
    x = x / scale
    part: NDArray[np.int64] = rows.games % FOLDS
    errors = dict.fromkeys(PENALTIES, 0.0)
    sums = [(x[part == n].T @ x[part == n], x[part == n].T @ y[part == n]) for n in range(FOLDS)]
    squares, products = (sum(column) for column in zip(*sums, strict=True))
    for penalty in PENALTIES:
        for held_out, (square, product) in enumerate(sums):
            weights = _solve(squares - square, products - product, penalty)
            wrong = y[part == held_out] - x[part == held_out] @ weights
            errors[penalty] += float((wrong**2).sum())
    errors = {penalty: float(np.sqrt(sum_ / len(y))) for penalty, sum_ in errors.items()}
    best = min(errors, key=errors.__getitem__)
    weights = (_solve(squares, products, best) / scale + prior).reshape(len(KNOTS), -1)
    named = {name: [round(float(w), 4) for w in weights[:, n]] for n, name in enumerate(FEATURES)}
    named["untaken"] = _estimate_untaken(named)
    plain = rows.leads - rows.features[:, [FEATURES.index(n) for n in PRIOR]] @ [*PRIOR.values()]
    root = float(np.sqrt((plain**2).mean())), float(np.sqrt((rows.leads**2).mean()))
    return Fit(named, best, errors, *root, len(y))


def _solve(
    square: NDArray[np.float64], product: NDArray[np.float64], penalty: float
) -> NDArray[np.float64]:
    weights: NDArray[np.float64] = np.linalg.solve(square + penalty * np.eye(len(square)), product)
    return weights


def _estimate_untaken(named: dict[str, list[float]]) -> list[float]:
    """Estimate the weight of a tile still to be taken: that of an average tile in hand."""
    kinds = [named[f"own {kind.value}"] for kind in KINDS]
    any_kind = [sum(column) / len(KINDS) for column in zip(*kinds, strict=True)]
    hand, affordable = named["own hand"], named["own affordable"]
    return [round(a + b + c / 2, 4) for a, b, c in zip(any_kind, hand, affordable, strict=True)]
