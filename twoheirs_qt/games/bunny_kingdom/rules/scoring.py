"""The score sheet (rules §5 to §7): harvests, fiefs and parchments, each point with its reason."""

from __future__ import annotations

from typing import NamedTuple

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    RESOURCES,
    TERRITORY_NAMES,
    Mask,
    ParchmentRule,
    Seat,
    name_territories,
)
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import Harvest
from twoheirs_qt.games.bunny_kingdom.rules.parchments import (
    Lord,
    count_parchment,
    count_second,
    find_rule,
)
from twoheirs_qt.games.bunny_kingdom.rules.state import StateOrView, open_pile


class FiefLine(NamedTuple):
    """A fief and its present yield.

    - `towers`: territory and strength of each city
    - `sources`: for each resource, the territories that produce it, one as often as it does
    """

    cells: tuple[str, ...]
    towers: tuple[tuple[str, int], ...]
    strength: int
    sources: dict[str, tuple[str, ...]]
    wealth: int
    points: int


class ParchmentLine(NamedTuple):
    """A parchment and its points.

    - `sources`: the territories, cards or seats that they come from
    - `is_copier`: it counts as the card `copied`, None if there is none
    """

    card: str
    points: int
    sources: tuple[str, ...]
    is_copier: bool
    copied: str | None


class SeatScore(NamedTuple):
    """The points of a seat; `fiefs` are not part of `total`."""

    harvests: tuple[int, ...]
    fiefs: tuple[FiefLine, ...]
    parchments: tuple[ParchmentLine, ...]
    total: int


class ScoreSheet(NamedTuple):
    """The points of all seats, and who has the most: they share the victory (B30)."""

    columns: dict[Seat, SeatScore]
    winners: tuple[Seat, ...]


def make_score_sheet(position: StateOrView) -> ScoreSheet:
    """The sheet as if the game ended in this position; covered parchments count as none."""
    table = position.table
    harvest = Harvest(table)
    lords = [
        Lord(table, harvest, seat_index, open_pile(pile))
        for seat_index, pile in enumerate(position.parchments)
    ]
    sums = [sum(table.harvests[lord.seat_index]) + _sum_without_second(lord) for lord in lords]
    columns: dict[Seat, SeatScore] = {}
    for lord in lords:
        lines = tuple([_make_parchment_line(lord, *card, sums) for card in lord.cards])
        fiefs = tuple([_make_fief_line(harvest, fief) for fief in lord.fiefs])
        harvests = table.harvests[lord.seat_index]
        total = sum(harvests) + sum([line.points for line in lines])
        columns[table.seats[lord.seat_index]] = SeatScore(harvests, fiefs, lines, total)
    best = max([column.total for column in columns.values()])
    winners = tuple([seat for seat, column in columns.items() if column.total == best])
    return ScoreSheet(columns, winners)


def _sum_without_second(lord: Lord) -> int:
    """The points of the parchments of a lord, but for Opportunists."""
    return sum([count_parchment(lord, counts_as).points for _, counts_as in lord.cards])


def _make_parchment_line(
    lord: Lord, number: int, counts_as: int | None, sums: list[int]
) -> ParchmentLine:
    ids = lord.table.catalogue.card_ids
    if counts_as is not None and find_rule(lord.table, counts_as).rule is ParchmentRule.SECOND_MOST:
        result = count_second(lord, counts_as, sums)
    else:
        result = count_parchment(lord, counts_as)
    is_copier = find_rule(lord.table, number).rule is ParchmentRule.COPY
    copied = ids[counts_as] if is_copier and counts_as is not None else None
    return ParchmentLine(ids[number], result.points, result.reasons, is_copier, copied)


def _make_fief_line(harvest: Harvest, fief: Mask) -> FiefLine:
    towers = tuple(
        [
            (TERRITORY_NAMES[n], harvest.city_strengths[n])
            for n in sorted(harvest.city_strengths)
            if fief >> n & 1
        ]
    )
    sources: dict[str, tuple[str, ...]] = {}
    for rank, resource in enumerate(RESOURCES):
        units = harvest.list_units(fief, rank)
        if units:
            sources[resource.value] = tuple([TERRITORY_NAMES[index] for index in units])
    fief_yield = harvest.find_yield(fief)
    cells = name_territories(fief)
    return FiefLine(
        cells, towers, fief_yield.strength, sources, fief_yield.wealth, fief_yield.points
    )
