"""The chance to win with a forecast lead, and how far the final lead may be from it.

The figures come from games that players played against each other, and against Henry
(`packaging/instruments/selfplay/reviews.py`, `solo.py`).
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from functools import cache
from typing import Final

from twoheirs_qt.games.two_heirs.opponents.evaluation import (
    calculate_dot_product,
    calculate_knot_shares,
    count_turns_to_come,
)
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.tabletop import data

FILE: Final = "games/two_heirs/players/chance.json"
SOLO_FILE: Final = "games/two_heirs/players/solo.json"


@dataclass(frozen=True, slots=True)
class WinChanceModel:
    """A model that makes a chance to win of a forecast lead and the number of turns to come.

    - `knots`: numbers of turns, ascending from 1; between them the figures change evenly
    - `spread`: for each knot, the standard deviation of the final lead from its forecast
    - `draw_value`: the part of a win that a drawn game counts as
    """

    knots: tuple[int, ...]
    spread: tuple[float, ...]
    draw_value: float = 0.5

    def calculate_win_chance(self, lead: float, turns: int) -> float:
        """Calculate the chance to win with a forecast `lead`, `turns` before the end."""
        if turns <= 0:
            return self.draw_value if lead == 0 else float(lead > 0)
        return calculate_chance(lead, self.find_spread(turns))

    def find_spread(self, turns: int) -> float:
        """Find the standard deviation of the final lead from its forecast; 0 at the end."""
        return (
            calculate_dot_product(calculate_knot_shares(self.knots, turns), self.spread)
            if turns > 0
            else 0.0
        )


def count_turns_after(state: State) -> int:
    """Count the turns that follow on the one of the active heir, and on Henry's answer to it."""
    turns = count_turns_to_come(state.core, state.active)
    return turns if state.solo is None else max(turns - 1, 0)


def calculate_chance(lead: float, spread: float) -> float:
    """The chance that a lead with this forecast and standard deviation ends above 0.

    The lead is thought to follow a logistic distribution.
    """
    return 1 / (1 + math.exp(-max(min(lead / (spread * _LOGISTIC), _MAX_ODDS), -_MAX_ODDS)))


_LOGISTIC: Final = math.sqrt(3) / math.pi
"""The scale of a logistic distribution with a standard deviation of 1."""
_MAX_ODDS: Final = 50.0
"""The logarithm of odds beyond which nothing changes."""


@cache
def load_point_worth() -> float:
    """By how many points a duel ends worse for a point that the turns of an heir gave away."""
    return float(json.loads(data.find_path(FILE).read_text("utf-8"))["worth"])


@cache
def load_win_chance_model(*, solo: bool = False) -> WinChanceModel:
    """Load the model that comes with the program, for duels or for games against Henry.

    A game against Henry that is drawn is lost (rules §7).
    """
    content = json.loads(data.find_path(SOLO_FILE if solo else FILE).read_text("utf-8"))
    return WinChanceModel(tuple(content["knots"]), tuple(content["spread"]), 0.0 if solo else 0.5)
