"""The strength of a human beside a game's own opponents, by the games between them.

Glickman's Glicko, a game at a time: https://www.glicko.net/glicko/glicko.pdf. Of a game with
several opponents, each of them counts as if the human had played against it alone.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

_Q: Final = math.log(10) / 400
"""The constant q of Glicko: 400 points are odds of ten to one."""
_MIN_UNCERTAINTY: Final = 60.0
"""People become better: however many games they have played, the next ones still count."""
_FIRST_UNCERTAINTY: Final = 300.0


class Rating(NamedTuple):
    """A strength, and within how much of it the true one lies in two cases of three."""

    strength: float
    uncertainty: float

    def predict_win_share(self, opponent: float) -> float:
        """The share of games that is likely to be won against an opponent of that strength."""
        return 1 / (1 + 10 ** ((opponent - self.strength) / 400))

    def rate_game(self, scores: Iterable[tuple[float, float]]) -> Rating:
        """The rating after a game: the strength of each opponent, and the score against it.

        A score is 1 if the human was ahead, 0.5 if they were equal, else 0.
        """
        precision, surplus = 1 / self.uncertainty**2, 0.0
        for opponent, score in scores:
            expected = self.predict_win_share(opponent)
            precision += _Q**2 * expected * (1 - expected)
            surplus += score - expected
        uncertainty = max(_MIN_UNCERTAINTY, math.sqrt(1 / precision))
        return Rating(self.strength + _Q / precision * surplus, uncertainty)


@dataclass(frozen=True)
class Scale:
    """The strengths of a game's own opponents by their names, the weakest first.

    `first` is the name of the one that a new player may beat.
    """

    strengths: Mapping[str, int]
    first: str

    @property
    def beginner(self) -> Rating:
        """The rating of a new player."""
        return Rating(float(self.strengths[self.first]), _FIRST_UNCERTAINTY)

    def rate(self, games: Iterable[Sequence[tuple[str, float]]]) -> Rating | None:
        """The rating after games in their order; None if none of them counts.

        A game is the names of its opponents, with the scores against them. Others' programs do not
        count.
        """
        result = None
        for game in games:
            scores = [
                (self.strengths[name], score) for name, score in game if name in self.strengths
            ]
            if scores:
                result = (result or self.beginner).rate_game(scores)
        return result

    def suggest(self, rating: Rating | None) -> str:
        """The opponent against whom a game is most open, for a new player without a rating."""
        strength = (rating or self.beginner).strength
        return min(self.strengths, key=lambda name: abs(self.strengths[name] - strength))

    def find_next_stronger(self, opponent: str) -> str:
        """The next stronger opponent; empty above the strongest, and for others' programs."""
        names = [*self.strengths]
        number = names.index(opponent) + 1 if opponent in names else len(names)
        return names[number] if number < len(names) else ""
