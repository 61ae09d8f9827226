"""The worth of a table for a seat, in points expected until the end of the game.

A fief is worth (strength + growth) × (wealth + growth) in each harvest to come, for both may grow:
the more land is free beside it, and the more sites it has for cities. A parchment is worth what it
counts now and what may still be added. The figures for growth and for usual ends of games come from
self-play of the specification's author; those for free land and sites were found by matches.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    BOARD_SIZE,
    WHOLE_BOARD,
    Mask,
    Parchment,
    ParchmentRule,
    Pile,
    Resource,
)
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import FiefYield, Harvest
from twoheirs_qt.games.bunny_kingdom.rules.parchments import (
    COUNTERS,
    Lord,
    count_parchment,
    find_rule,
)
from twoheirs_qt.games.bunny_kingdom.rules.state import ROUND_COUNT, Table

TradingPosts: TypeAlias = tuple[tuple[int, Resource | None], ...]

GROWTH: Final = (1.1, 0.7, 0.4, 0.05)
"""Strength and wealth that a fief may still gain, by round."""

USUAL_UNITS: Final = {
    **{"parchments": 9, "cities": 7, "edge": 7, "corner": 0.8, "mountain": 3.5, "fiefs": 8.0},
    **{"fiefs-of-3": 2.2, "barren-cities": 1.0, "bare": 5.0, "camp-cards": 1.6, "treasures": 2.0},
    **{"wood": 4.0, "fish": 4.0, "carrots": 2.5, "luxury": 1.6},
}
"""Usual numbers, at the end of a game, of each thing that parchments count."""

USUAL_POINTS: Final = {
    ParchmentRule.GLOVE: 2.5,
    ParchmentRule.MOST: 5.0,
    ParchmentRule.REHARVEST: 8.0,
    ParchmentRule.DOUBLE: 8.0,
    ParchmentRule.COPY: 11.0,
    ParchmentRule.SECOND_MOST: 4.0,
}
"""Usual points of a parchment of these kinds."""


@dataclass(frozen=True, slots=True)
class AppraisalSettings:
    """The things that a player takes into account; all others are worth nothing to it.

    - `looks_ahead`: values growth and the harvests to come, not only the next harvest
    - `foresight`: the share that it expects of what parchments usually gain until the end; without
      any, each is worth what it counts now
    - `sees_room`: sees that fiefs grow where land is free and cities have sites
    - `builds_towers`: builds sky towers
    - `denies`: looks at the best card that the next lord gets of the hand
    - `samples`: so many cards that it does not see are dealt, to find what Provisions may bring
    """

    looks_ahead: bool = True
    foresight: float = 1.3
    sees_room: bool = True
    builds_towers: bool = True
    denies: bool = True
    samples: int = 0


class Appraiser:
    """Values tables for one player; what depends on the buildings alone is found once."""

    def __init__(self, settings: AppraisalSettings) -> None:
        self._settings = settings
        self._harvests: dict[tuple[bytes, TradingPosts], tuple[Harvest, dict[Mask, FiefYield]]] = {}
        self.table_count = 0
        """The number of tables that were looked at."""

    def estimate_table(self, table: Table, seat_index: int, parchments: Pile) -> float:
        """The points that a seat can expect from its land and these parchments."""
        self.table_count += 1
        harvest, yields = self._find_harvest(table)
        lord = Lord(table, harvest, seat_index, parchments)
        worth = self._estimate_land(lord, yields)
        if not parchments:
            return worth
        share, foresight = (table.round - 0.5) / ROUND_COUNT, self._settings.foresight
        return worth + sum([estimate_parchment(lord, n, share, foresight) for n in parchments])

    def _find_harvest(self, table: Table) -> tuple[Harvest, dict[Mask, FiefYield]]:
        """The products of the board, and the fiefs that have been asked for."""
        key = (table.buildings, table.trading_posts)
        if key not in self._harvests:
            self._harvests[key] = (Harvest(table), {})
        return self._harvests[key]

    def _estimate_land(self, lord: Lord, yields: dict[Mask, FiefYield]) -> float:
        """The points of all harvests to come, or of the next for a player who looks no further."""
        table, looks_ahead = lord.table, self._settings.looks_ahead
        growth = GROWTH[table.round - 1] if looks_ahead else 0.0
        harvests_left = ROUND_COUNT - len(table.harvests[lord.seat_index]) if looks_ahead else 1
        free = _find_free_land(table)
        worth = 0.0
        for fief in lord.fiefs:
            if fief not in yields:
                yields[fief] = lord.harvest.find_yield(fief)
            strength, wealth = yields[fief]
            strength_growth = wealth_growth = growth
            if growth and self._settings.sees_room:
                free_neighbours = (_find_adjacent_land(table, fief) & free).bit_count()
                wealth_growth *= min(2.0, 0.6 + 0.1 * free_neighbours)
                sites = (fief & ~table.built_land).bit_count()
                strength_growth = wealth_growth * min(2.5, 0.5 + 0.4 * sites)
            worth += (strength + strength_growth) * (
                wealth + wealth_growth
            ) - strength_growth * wealth_growth / 2
        return worth * harvests_left


def _find_free_land(table: Table) -> Mask:
    """The territories that nobody controls."""
    free = WHOLE_BOARD
    for land in table.land:
        free &= ~land
    return free


def _find_adjacent_land(table: Table, fief: Mask) -> Mask:
    """The territories that are adjacent to a fief, and others of its own."""
    east, south = table.catalogue.open_east, table.catalogue.open_south
    adjacent = (fief & east) << 1 | fief >> 1 & east
    return adjacent | (fief & south) << BOARD_SIZE | fief >> BOARD_SIZE & south


def estimate_parchment(lord: Lord, number: int, share: float, foresight: float) -> float:
    """The points that a parchment is likely to count; `share` of the game is over."""
    rule = find_rule(lord.table, number)
    if rule.rule in (ParchmentRule.PER, ParchmentRule.THRESHOLD):
        units = len(COUNTERS[rule.counts](lord))
        return _estimate_units(rule, units + (1 - share) * foresight * USUAL_UNITS[rule.counts])
    if rule.rule is ParchmentRule.FIXED:
        return rule.points
    points = count_parchment(lord, number if rule.rule is not ParchmentRule.COPY else None).points
    return points + min(1.0, foresight) * (1 - share) * (USUAL_POINTS[rule.rule] - points)


def _estimate_units(rule: Parchment, units: float) -> float:
    if rule.rule is ParchmentRule.PER:
        return rule.points * units
    chance = min(1.0, max(0.0, 0.5 + (units - rule.at_least) / 4))
    return rule.points * chance
