"""The forecast of a game against Henry, fitted to games that were played on against him.

It begins with what the weights of duels make of a state, by his own way of scoring; duels teach
nothing of how he plays and of his treasures. The few figures that correct this come from games
(`packaging/instruments/selfplay/solo.py`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from twoheirs_qt.games.two_heirs.advice.chance import SOLO_FILE
from twoheirs_qt.games.two_heirs.opponents.evaluation import (
    FEATURES,
    Evaluation,
    Weights,
    calculate_dot_product,
    calculate_knot_shares,
    count_turns_to_come,
    load_weights,
)
from twoheirs_qt.games.two_heirs.rules.cells import CELL_BY_SPOT, NEIGHBOUR_SPOTS
from twoheirs_qt.games.two_heirs.rules.components import OPPONENT, Heir
from twoheirs_qt.games.two_heirs.rules.core import Core
from twoheirs_qt.games.two_heirs.rules.scoring import (
    calculate_totals,
    count_missing_tiles,
    list_counted_cells,
)
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.tabletop import data

SOLO_FEATURES: Final = (
    *("always", "untaken", "duel"),
    *("pile", "treasures", "nearly removed", "room for Henry"),
)
"""What is counted in a game against Henry, for the human.

- `always`: 1; `untaken`: 1 if the human has still to take a tile
- `duel`: the lead that the weights of duels foretell
- `pile`: treasures on the pile; `treasures`: those of the landscape
- `nearly removed`: treasures of the landscape that one more tile removes
- `room for Henry`: empty cells around the building where he places his next tile
"""


@dataclass(frozen=True, slots=True)
class SoloWeights:
    """The worth of each of `SOLO_FEATURES`, at each of the knots: numbers of turns to come."""

    knots: tuple[int, ...]
    table: tuple[tuple[float, ...], ...]

    @staticmethod
    def of(knots: Sequence[int], weights: Mapping[str, Sequence[float]]) -> SoloWeights:
        """Make weights from lists by the name of the feature, with a value for each knot."""
        columns = [weights[name] for name in SOLO_FEATURES]
        return SoloWeights(tuple(knots), tuple(zip(*columns, strict=True)))

    def at(self, turns: int) -> list[float]:
        """Return a weight for each feature when `turns` turns are to come."""
        turn_shares = calculate_knot_shares(self.knots, turns)
        return [
            calculate_dot_product(turn_shares, column) for column in zip(*self.table, strict=True)
        ]


@cache
def load_solo_weights() -> SoloWeights:
    """Load the weights that come with the program."""
    content = json.loads(data.find_path(SOLO_FILE).read_text("utf-8"))
    return SoloWeights.of(content["knots"], content["weights"])


@cache
def _load_duel_weights() -> Weights:
    """Load the weights of duels, changed for Henry: his three best buildings are doubled instead of
    those under his troops (rules §7)."""
    weights = load_weights()
    doubled, best = FEATURES.index("their doubled"), FEATURES.index("their doublings")
    table = []
    for row in weights.table:
        changed = [*row]
        changed[doubled] += 1
        changed[best] -= 1
        table.append(tuple(changed))
    return replace(weights, table=tuple(table))


class SoloEvaluation:
    """Judges states of one game against Henry."""

    __slots__ = ("_counts", "_duel_evaluation", "_weights", "_weights_by_turn")

    def __init__(self, weights: SoloWeights | None = None) -> None:
        self._weights = weights or load_solo_weights()
        self._duel_evaluation = Evaluation(_load_duel_weights())
        self._weights_by_turn: dict[int, list[float]] = {}
        self._counts: dict[object, list[float]] = {}

    def estimate_lead(self, core: Core, heir: Heir) -> float:
        """The points by which `heir`, the human, is likely to win; below 0: to lose."""
        turns = count_turns_to_come(core, heir)
        if turns <= 0:
            points = calculate_totals(core)
            return points[heir] - points[OPPONENT[heir]]
        weights = self._weights_by_turn.get(turns)
        if weights is None:
            self._weights_by_turn[turns] = weights = self._weights.at(turns)
        return calculate_dot_product(weights, self.calculate_features(core, heir))

    def calculate_features(self, core: Core, heir: Heir) -> list[float]:
        """`SOLO_FEATURES` of a state, for the human."""
        untaken = core.active is heir and not core.taken
        return [1.0, untaken, self._duel_evaluation.estimate_lead(core, heir), *self._count(core)]

    def _count(self, core: Core) -> list[float]:
        """Count the features of Henry's side; cached."""
        treasures = frozenset([(spot, treasure.id) for spot, treasure in core.treasures.items()])
        key = core.land.key, treasures, core.centre, len(core.pile)
        counts = self._counts.get(key)
        if counts is None:
            if len(self._counts) > _MAX_COUNTS:
                self._counts.clear()
            self._counts[key] = counts = _count_for_henry(core)
        return counts


_MAX_COUNTS: Final = 20_000
"""Landscapes that are remembered; beyond that all are forgotten."""


def _count_for_henry(core: Core) -> list[float]:
    state, faces = State.of(core), core.land.faces
    missing = [
        count_missing_tiles(treasure, list_counted_cells(state, CELL_BY_SPOT[spot], treasure))
        for spot, treasure in core.treasures.items()
    ]
    room = sum(spot not in faces for spot in NEIGHBOUR_SPOTS[core.centre])
    return [len(core.pile), len(missing), missing.count(1), room]
