"""Parchments (rules §6): what each counts, and why.

Copies count as if the copied card were the lord's too. The Opportunist looks at the sums of all
others, so it is counted last, by `count_second`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    CORNERS,
    EDGE,
    GLOVE_PAIR_POINTS,
    LUXURY_RESOURCES,
    RESOURCE_RANKS,
    RESOURCES,
    TERRITORY_NAMES,
    Kind,
    Parchment,
    ParchmentRule,
    Pile,
    Resource,
    Terrain,
    name_first_territory,
    name_territories,
)
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import Harvest, split_fiefs
from twoheirs_qt.games.bunny_kingdom.rules.state import Table

_LARGE_FIEF_SIZE: Final = 3
"""Territories of a fief that is a large one."""


class CountedPoints(NamedTuple):
    """The points of a parchment, and the territories, cards or seats that they come from."""

    points: int
    reasons: tuple[str, ...] = ()


class Lord:
    """A seat's land and parchments on one table.

    - `fiefs`: by their first territories in map order
    - `cards`: the own parchments by number, and as which of them each counts: itself or the copied
      one, None for a copying card that copies nothing
    - `treasures`: the ids of the own and of the copied ones
    """

    def __init__(self, table: Table, harvest: Harvest, seat_index: int, parchments: Pile) -> None:
        self.table = table
        self.harvest = harvest
        self.seat_index = seat_index
        self.land = table.land[seat_index]
        self.fiefs = split_fiefs(table, self.land)
        kinds, copies = table.catalogue.cards_by_number, dict(table.copies)
        self.cards: list[tuple[int, int | None]] = []
        self.treasures: list[str] = []
        for number in parchments:
            counts_as = (
                copies.get(number)
                if find_rule(table, number).rule is ParchmentRule.COPY
                else number
            )
            self.cards.append((number, counts_as))
            if counts_as is not None and find_rule(table, counts_as).is_treasure:
                self.treasures.append(kinds[counts_as].id)


def find_rule(table: Table, number: int) -> Parchment:
    """The rule of a parchment."""
    parchment = table.catalogue.cards_by_number[number].parchment
    assert parchment is not None
    return parchment


def count_parchment(lord: Lord, number: int | None) -> CountedPoints:
    """The points of a parchment of a lord, but for an Opportunist, which counts none here."""
    if number is None:
        return CountedPoints(0)
    rule = find_rule(lord.table, number)
    return _COUNT_FUNCTIONS[rule.rule](lord, rule)


def count_second(lord: Lord, number: int, sums: Sequence[int]) -> CountedPoints:
    """The points of an Opportunist; `sums` are all lords' points without any of them (B29)."""
    places_ahead = [n for n, total in enumerate(sums) if total > sums[lord.seat_index]]
    points = find_rule(lord.table, number).points if len(places_ahead) == 1 else 0
    return CountedPoints(points, tuple([lord.table.seats[n].value for n in places_ahead]))


# -- the kinds of rules ---------------------------------------------------------------------------


def _count_fixed(lord: Lord, rule: Parchment) -> CountedPoints:
    return CountedPoints(rule.points)


def _count_glove(lord: Lord, rule: Parchment) -> CountedPoints:
    others = [name for name in lord.treasures if name == rule.counts]
    return CountedPoints(GLOVE_PAIR_POINTS if others else rule.points, tuple(others))


def _count_each(lord: Lord, rule: Parchment) -> CountedPoints:
    units = COUNTERS[rule.counts](lord)
    return CountedPoints(rule.points * len(units), units)


def _count_threshold(lord: Lord, rule: Parchment) -> CountedPoints:
    units = COUNTERS[rule.counts](lord)
    return CountedPoints(rule.points if len(units) >= rule.at_least else 0, units)


def _count_most(lord: Lord, rule: Parchment) -> CountedPoints:
    """The points if nobody controls more territories, and the lord has at least one (B23)."""
    largest = max([land.bit_count() for land in lord.table.land])
    has_most = bool(lord.land) and lord.land.bit_count() == largest
    return CountedPoints(rule.points if has_most else 0, name_territories(lord.land))


def _count_reharvest(lord: Lord, rule: Parchment) -> CountedPoints:
    yields = [(lord.harvest.find_yield(fief).points, fief) for fief in lord.fiefs]
    yields.sort(key=lambda fief_yield: fief_yield[0], reverse=True)
    counted_yields = [(points, fief) for points, fief in yields[1:] if points]
    return CountedPoints(
        sum([points for points, _ in counted_yields]),
        _list_first_territories([fief for _, fief in counted_yields]),
    )


def _count_double(lord: Lord, rule: Parchment) -> CountedPoints:
    """The points of the treasures once more (B24, B27)."""
    numbers = lord.table.catalogue.card_numbers
    points = sum([count_parchment(lord, numbers[name]).points for name in lord.treasures])
    return CountedPoints(points, tuple(lord.treasures))


def _count_nothing_yet(lord: Lord, rule: Parchment) -> CountedPoints:
    return CountedPoints(0)


_COUNT_FUNCTIONS: Final[dict[ParchmentRule, Callable[[Lord, Parchment], CountedPoints]]] = {
    ParchmentRule.FIXED: _count_fixed,
    ParchmentRule.GLOVE: _count_glove,
    ParchmentRule.PER: _count_each,
    ParchmentRule.THRESHOLD: _count_threshold,
    ParchmentRule.MOST: _count_most,
    ParchmentRule.REHARVEST: _count_reharvest,
    ParchmentRule.DOUBLE: _count_double,
    ParchmentRule.SECOND_MOST: _count_nothing_yet,
}
"""Rule -> its points; a copying card counts as the copied one, so it has none."""


# -- units ----------------------------------------------------------------------------------------


def _list_first_territories(fiefs: Sequence[int]) -> tuple[str, ...]:
    """The first territory in map order of each fief."""
    return tuple([name_first_territory(fief) for fief in fiefs])


def _list_units(lord: Lord, ranks: Sequence[int]) -> tuple[str, ...]:
    territories = [index for rank in ranks for index in lord.harvest.list_units(lord.land, rank)]
    return tuple([TERRITORY_NAMES[index] for index in territories])


def _make_counter(resource: Resource) -> Callable[[Lord], tuple[str, ...]]:
    return lambda lord: _list_units(lord, [RESOURCE_RANKS[resource]])


def _list_parchments(lord: Lord) -> tuple[str, ...]:
    """The parchments that lie before the lord (B28)."""
    return tuple([lord.table.catalogue.card_ids[number] for number, _ in lord.cards])


def _find_barren_cities(lord: Lord) -> tuple[str, ...]:
    cities = 0
    for fief in lord.fiefs:
        if not fief & lord.harvest.productive_land:
            cities |= fief & lord.harvest.cities
    return name_territories(cities)


def _find_bare_land(lord: Lord) -> tuple[str, ...]:
    """Territories without city and resource, each counted for itself (B21)."""
    return name_territories(lord.land & ~lord.harvest.cities & ~lord.harvest.productive_land)


def _list_camp_cards(lord: Lord) -> tuple[str, ...]:
    """Camp cards that are built, lost again, or still before the lord (B22)."""
    catalogue, seat_index = lord.table.catalogue, lord.seat_index
    cards = lord.table.kept[seat_index] + lord.table.used[seat_index]
    camps = [catalogue.card_ids[n] for n in cards if catalogue.cards_by_number[n].kind is Kind.CAMP]
    return tuple(camps)


COUNTERS: Final[dict[str, Callable[[Lord], tuple[str, ...]]]] = {
    "parchments": _list_parchments,
    "cities": lambda lord: name_territories(lord.land & lord.harvest.cities),
    "edge": lambda lord: name_territories(lord.land & EDGE),
    "corner": lambda lord: name_territories(lord.land & CORNERS),
    "mountain": lambda lord: name_territories(
        lord.land & lord.table.catalogue.land[Terrain.MOUNTAIN]
    ),
    "luxury": lambda lord: _list_units(
        lord, [RESOURCE_RANKS[resource] for resource in LUXURY_RESOURCES]
    ),
    "fiefs": lambda lord: _list_first_territories(lord.fiefs),
    "fiefs-of-3": lambda lord: _list_first_territories(
        [f for f in lord.fiefs if f.bit_count() >= _LARGE_FIEF_SIZE]
    ),
    "barren-cities": _find_barren_cities,
    "bare": _find_bare_land,
    "camp-cards": _list_camp_cards,
    "treasures": lambda lord: tuple(lord.treasures),
    **{resource.value: _make_counter(resource) for resource in RESOURCES},
}
"""Word of `Parchment.counts` -> the units it counts."""
