"""The worth of a table for a seat, in points expected until the end of the game.

A fief is worth (strength + growth) × (wealth + growth) in each harvest to come, for both may grow;
a parchment what it counts now and what may still be added. The figures for growth and for usual
ends of games come from self-play of the specification's author.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Parchment, Pile, Resource, Rule
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import Harvest
from twoheirs_qt.games.bunny_kingdom.rules.parchments import COUNTERS, Lord, count, rule_of
from twoheirs_qt.games.bunny_kingdom.rules.state import ROUNDS, Table

Posts: TypeAlias = tuple[tuple[int, Resource | None], ...]

GROWTH: Final = (1.1, 0.7, 0.4, 0.05)
"""Strength and wealth that a fief may still gain, by round."""

USUAL_UNITS: Final = {
    **{"parchments": 9, "cities": 7, "edge": 7, "corner": 0.8, "mountain": 3.5, "fiefs": 8.0},
    **{"fiefs-of-3": 2.2, "barren-cities": 1.0, "bare": 5.0, "camp-cards": 1.6, "treasures": 2.0},
    **{"wood": 4.0, "fish": 4.0, "carrots": 2.5, "luxury": 1.6},
}
"""Usual numbers, at the end of a game, of each thing that parchments count."""

USUAL_POINTS: Final = {
    Rule.GLOVE: 2.5,
    Rule.MOST: 5.0,
    Rule.REHARVEST: 8.0,
    Rule.DOUBLE: 8.0,
    Rule.COPY: 11.0,
    Rule.SECOND: 4.0,
}
"""Usual points of a parchment of these kinds."""


class Parchments(Enum):
    """A player's way to value parchments."""

    FLAT = "flat"
    """Each as three points, whatever it counts."""
    NOW = "now"
    """By what each would count now."""
    EXPECTED = "expected"
    """By what each is likely to count at the end."""


@dataclass(frozen=True, slots=True)
class Interest:
    """A player's attention: what it overlooks is worth nothing to it.

    - `looks_ahead`: values growth and the harvests to come, not only the next harvest
    - `towers`: builds sky towers
    - `denies`: looks at what a card is worth to the lord who gets the hand. Of two lords it drops
      what is best for the other one, else what is worst for itself; with more it rather takes what
      helps the next one
    - `samples`: so many cards that it does not see are dealt, to find what Provisions may bring
    """

    looks_ahead: bool = True
    parchments: Parchments = Parchments.EXPECTED
    towers: bool = True
    denies: bool = True
    samples: int = 0


_FLAT_POINTS: Final = 3.0
"""A parchment's worth to a player who does not look at what it counts."""


class Appraiser:
    """Values tables for one player; what depends on the buildings alone is found once."""

    def __init__(self, interest: Interest) -> None:
        self._interest = interest
        self._harvests: dict[tuple[bytes, Posts], Harvest] = {}
        self.states = 0
        """The number of tables that were looked at."""

    def table_worth(self, table: Table, place: int, parchments: Pile) -> float:
        """The points that a seat can expect from its land and these parchments."""
        self.states += 1
        lord = Lord(table, self._harvest(table), place, parchments)
        worth = self._land_worth(lord)
        if not parchments:
            return worth
        if self._interest.parchments is Parchments.FLAT:
            return worth + _FLAT_POINTS * len(parchments)
        is_expected = self._interest.parchments is Parchments.EXPECTED
        share = (table.round - 0.5) / ROUNDS if is_expected else 1.0
        return worth + sum([parchment_worth(lord, number, share) for number in parchments])

    def _harvest(self, table: Table) -> Harvest:
        key = (table.built, table.posts)
        if key not in self._harvests:
            self._harvests[key] = Harvest(table)
        return self._harvests[key]

    def _land_worth(self, lord: Lord) -> float:
        """The points of all harvests to come, or of the next for a player who looks no further."""
        table, looks_ahead = lord.table, self._interest.looks_ahead
        growth = GROWTH[table.round - 1] if looks_ahead else 0.0
        left = ROUNDS - len(table.harvests[lord.place]) if looks_ahead else 1
        worth = 0.0
        for fief in lord.fiefs:
            strength, wealth = lord.harvest.of(fief)
            worth += (strength + growth) * (wealth + growth) - growth * growth / 2
        return worth * left


def parchment_worth(lord: Lord, number: int, share: float) -> float:
    """The points that a parchment is likely to count; `share` of the game is over."""
    rule = rule_of(lord.table, number)
    if rule.rule in (Rule.PER, Rule.THRESHOLD):
        units = len(COUNTERS[rule.counts](lord))
        return _unit_worth(rule, units + (1 - share) * USUAL_UNITS[rule.counts])
    if rule.rule is Rule.FIXED:
        return rule.points
    now = count(lord, number if rule.rule is not Rule.COPY else None)
    return share * now.points + (1 - share) * USUAL_POINTS[rule.rule]


def _unit_worth(rule: Parchment, units: float) -> float:
    if rule.rule is Rule.PER:
        return rule.points * units
    chance = min(1.0, max(0.0, 0.5 + (units - rule.at_least) / 4))
    return rule.points * chance
