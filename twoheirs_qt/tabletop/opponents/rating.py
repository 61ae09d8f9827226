"""The strength of a human beside the program's own opponents, by the games between them.

Glickman's Glicko, a game at a time: https://www.glicko.net/glicko/glicko.pdf
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

STRENGTHS: Final = {
    "greedy": 1000,
    "level-1": 1114,
    "level-2": 1332,
    "level-3": 1562,
    "level-4": 1787,
    "level-5": 1875,
    "level-6": 1972,
    "level-7": 2066,
}
"""By how often each wins against the one before it, in `packaging/instruments/ladder.md`."""

_Q: Final = math.log(10) / 400
_MIN_UNCERTAINTY: Final = 60.0
"""People become better: however many games they have played, the next ones still count."""


class Rating(NamedTuple):
    """A strength, and within how much of it the true one lies in two cases of three."""

    strength: float
    uncertainty: float

    def win_share(self, opponent: str) -> float:
        """The share of games that is likely to be won against an opponent."""
        return 1 / (1 + 10 ** ((STRENGTHS[opponent] - self.strength) / 400))

    def after_game(self, opponent: str, score: float) -> Rating:
        """The rating after a game, of which `score` is 1 if it was won, 0.5 if drawn, else 0."""
        expected = self.win_share(opponent)
        precision = 1 / self.uncertainty**2
        gained_precision = _Q**2 * expected * (1 - expected)
        strength = self.strength + _Q / (precision + gained_precision) * (score - expected)
        return Rating(
            strength, max(_MIN_UNCERTAINTY, math.sqrt(1 / (precision + gained_precision)))
        )

    @property
    def suggested_opponent(self) -> str:
        """The opponent against whom a game is most open."""
        return min(STRENGTHS, key=lambda opponent: abs(STRENGTHS[opponent] - self.strength))


BEGINNER: Final = Rating(1114.0, 300.0)
"""The rating of a new player, who may win against the weakest level."""


def next_stronger(opponent: str) -> str:
    """The next stronger opponent; empty above the strongest, and for others' programs."""
    names = [*STRENGTHS]
    number = names.index(opponent) + 1 if opponent in names else len(names)
    return names[number] if number < len(names) else ""


def rating(games: Iterable[tuple[str, float]]) -> Rating:
    """The rating after games in their order: opponents and scores. Others' programs don't count."""
    result = BEGINNER
    for opponent, score in games:
        if opponent in STRENGTHS:
            result = result.after_game(opponent, score)
    return result
