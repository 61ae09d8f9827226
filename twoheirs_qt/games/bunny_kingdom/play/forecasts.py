"""Forecasts: what a card, a building or a choice would bring, for everyone whom it concerns.

They are made of a seat's view alone, so they cannot know what others hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from twoheirs_qt.games.bunny_kingdom.rules.actions import Action, Build, Copy, Trade
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    TERRITORY_INDEXES,
    TERRITORY_NAMES,
    WHOLE_BOARD,
    Kind,
    Mask,
    Resource,
    list_indices,
)
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import FiefYield, Harvest, split_fiefs
from twoheirs_qt.games.bunny_kingdom.rules.scoring import make_score_sheet
from twoheirs_qt.games.bunny_kingdom.rules.state import EMPTY, Table, View, open_pile


class FiefChange(NamedTuple):
    """The fiefs of a lord that something touches, before and after, and the lord's harvest."""

    seat_index: int
    before: tuple[FiefYield, ...]
    after: tuple[FiefYield, ...]
    harvest_before: int
    harvest_after: int

    @property
    def points(self) -> int:
        """The points that every harvest would bring more."""
        return self.harvest_after - self.harvest_before


class ParchmentChange(NamedTuple):
    """The points of an own parchment as they are, and as they would be."""

    card: str
    before: int
    after: int


class Forecast(NamedTuple):
    """The points that something would bring.

    - `table`: the table as it would be
    - `own`: the change of the own fiefs, None if none is touched
    - `loser`: the fiefs of another lord, whose camp would be removed
    - `others`: what the same territory would bring the other lords
    - `parchments`: the own ones whose points would change
    """

    table: Table
    own: FiefChange | None = None
    loser: FiefChange | None = None
    others: tuple[FiefChange, ...] = ()
    parchments: tuple[ParchmentChange, ...] = ()

    @property
    def parchment_points(self) -> int:
        """The points that all own parchments together would count more."""
        return sum([change.after - change.before for change in self.parchments])


# -- tables as they would be ----------------------------------------------------------------------


def add_rabbit(table: Table, seat_index: int, index: int) -> Table:
    """The table after a lord has taken a territory by its card; a camp there is removed (B10)."""
    bit = 1 << index
    land = [owned & ~bit for owned in table.land]
    land[seat_index] |= bit
    building = table.buildings[index]
    if building != EMPTY and table.catalogue.cards_by_number[building].kind is Kind.CAMP:
        table = _set_building(table, index, EMPTY)
    return table._replace(land=tuple(land))


def add_building(table: Table, seat_index: int, action: Build) -> Table:
    """The table after a lord has built; a new trading post shows nothing yet."""
    number = table.catalogue.card_numbers[action.card]
    card = table.catalogue.cards_by_number[number]
    kept, used, land = list(table.kept), list(table.used), list(table.land)
    kept[seat_index] = kept[seat_index].replace(bytes([number]), b"", 1)
    used[seat_index] = bytes(sorted([*used[seat_index], number]))
    for at in (action.at, action.to):
        if at is not None:
            table = _set_building(table, TERRITORY_INDEXES[at], number)
    trading_posts = table.trading_posts
    if card.kind is Kind.CAMP:
        land[seat_index] |= 1 << TERRITORY_INDEXES[action.at]
    elif card.is_trading_post:
        trading_posts = tuple(sorted((*trading_posts, (TERRITORY_INDEXES[action.at], None))))
    return table._replace(
        kept=tuple(kept), used=tuple(used), land=tuple(land), trading_posts=trading_posts
    )


def set_resource(table: Table, at: str, resource: Resource) -> Table:
    """The table with a trading post that shows a resource."""
    index = TERRITORY_INDEXES[at]
    trading_posts = tuple(
        [(n, resource if n == index else old_resource) for n, old_resource in table.trading_posts]
    )
    return table._replace(trading_posts=trading_posts)


def _set_building(table: Table, index: int, number: int) -> Table:
    bit = 1 << index
    buildings = table.buildings[:index] + bytes([number]) + table.buildings[index + 1 :]
    built_land = table.built_land & ~bit if number == EMPTY else table.built_land | bit
    return table._replace(buildings=buildings, built_land=built_land)


# -- forecasts ------------------------------------------------------------------------------------


def forecast_action(view: View, action: Action) -> Forecast | None:
    """The forecast of an action of the view's seat; None if it changes no points now."""
    table, seat_index = view.table, view.seat
    match action:
        case Build(_, at, to):
            new = add_building(table, seat_index, action)
            target = 1 << TERRITORY_INDEXES[at] | (0 if to is None else 1 << TERRITORY_INDEXES[to])
            own = _compare_fiefs(table, new, seat_index, target)
        case Trade(at, resource):
            new = set_resource(table, at, Resource(resource))
            own = _compare_fiefs(table, new, seat_index, 1 << TERRITORY_INDEXES[at])
        case Copy(card, parchment):
            numbers = table.catalogue.card_numbers
            pair = (numbers[card], numbers[parchment])
            new = table._replace(copies=tuple(sorted((*table.copies, pair))))
            changes = _find_parchment_changes(view, view._replace(table=new))
            return Forecast(new, parchments=changes)
        case _:
            return None
    return Forecast(new, own, parchments=_find_parchment_changes(view, view._replace(table=new)))


def forecast_card(view: View, number: int) -> Forecast | None:
    """The forecast of a card of the hand, if it were played now.

    None for Provisions and buildings, which bring nothing by themselves.
    """
    table, seat_index, catalogue = view.table, view.seat, view.table.catalogue
    kind = catalogue.cards_by_number[number].kind
    if kind is Kind.TERRITORY:
        return _forecast_territory(view, catalogue.territory_by_card[number])
    if kind is Kind.PARCHMENT:
        piles = list(view.parchments)
        piles[seat_index] = bytes(sorted([*open_pile(piles[seat_index]), number]))
        new = view._replace(parchments=tuple(piles))
        return Forecast(table, parchments=_find_parchment_changes(view, new))
    return None


def _forecast_territory(view: View, index: int) -> Forecast:
    table, seat_index, bit = view.table, view.seat, 1 << index
    owner = next((n for n, land in enumerate(table.land) if land & bit), None)
    new = add_rabbit(table, seat_index, index)
    others = []
    for other in range(len(table.seats)):
        if other not in (seat_index, owner):
            others.append(_compare_fiefs(table, add_rabbit(table, other, index), other, bit))
    loser = None if owner in (None, seat_index) else _compare_fiefs(table, new, owner, bit)
    own = _compare_fiefs(table, new, seat_index, bit)
    changes = _find_parchment_changes(view, view._replace(table=new))
    return Forecast(new, own, loser, tuple(others), changes)


def find_best_site(view: View, number: int) -> tuple[str, int] | None:
    """The best territory for a building in a harvest now, and the points that it would bring.

    None for camps and sky towers, and if there is no place for it.
    """
    table, seat_index, catalogue = view.table, view.seat, view.table.catalogue
    card = catalogue.cards_by_number[number]
    if card.kind not in (Kind.CITY, Kind.FARM) or card.is_trading_post:
        return None
    sites = table.land[seat_index] & ~table.built_land & catalogue.allowed_land[number]
    best: tuple[int, str] | None = None
    for index in list_indices(sites):
        new = add_building(table, seat_index, Build(card.id, TERRITORY_NAMES[index]))
        points = _compare_fiefs(table, new, seat_index, 1 << index).points
        if best is None or points > best[0]:
            best = (points, TERRITORY_NAMES[index])
    return None if best is None else (best[1], best[0])


def sum_harvest(table: Table, seat_index: int) -> int:
    """The yield of all fiefs of a lord now."""
    harvest = Harvest(table)
    return sum(
        [harvest.find_yield(fief).points for fief in split_fiefs(table, table.land[seat_index])]
    )


def find_fief(table: Table, index: int) -> tuple[int, Mask, FiefYield] | None:
    """The lord, the land and the yield of the fief to which a territory belongs."""
    for seat_index, land in enumerate(table.land):
        if land >> index & 1:
            fief = next(fief for fief in split_fiefs(table, land) if fief >> index & 1)
            return seat_index, fief, Harvest(table).find_yield(fief)
    return None


def find_joins(table: Table, seat_index: int, fief: Mask) -> Iterator[int]:
    """Find the unoccupied territories that would join a fief with another one of its lord."""
    occupied = 0
    for land in table.land:
        occupied |= land
    land, other_fiefs = table.land[seat_index], table.land[seat_index] & ~fief
    if not other_fiefs:
        return
    for index in list_indices(WHOLE_BOARD & ~occupied):
        joined_fief = next(f for f in split_fiefs(table, land | 1 << index) if f >> index & 1)
        if joined_fief & fief and joined_fief & other_fiefs:
            yield index


def _compare_fiefs(before: Table, after: Table, seat_index: int, touched: Mask) -> FiefChange:
    """Compare the fiefs of a lord that have to do with the territories in `touched`."""
    old, new = _find_yields(before, seat_index), _find_yields(after, seat_index)
    area, size = touched, -1
    while area.bit_count() != size:
        size = area.bit_count()
        for fief in (*old, *new):
            if fief & area:
                area |= fief
    return FiefChange(
        seat_index,
        tuple([output for fief, output in old.items() if fief & area]),
        tuple([output for fief, output in new.items() if fief & area]),
        sum([output.points for output in old.values()]),
        sum([output.points for output in new.values()]),
    )


def _find_yields(table: Table, seat_index: int) -> dict[Mask, FiefYield]:
    harvest = Harvest(table)
    return {fief: harvest.find_yield(fief) for fief in split_fiefs(table, table.land[seat_index])}


def _find_parchment_changes(before: View, after: View) -> tuple[ParchmentChange, ...]:
    seat = before.table.seats[before.seat]
    old_lines = list(make_score_sheet(before).columns[seat].parchments)
    changes = []
    for line in make_score_sheet(after).columns[seat].parchments:
        old_index = next(
            (n for n, old_line in enumerate(old_lines) if old_line.card == line.card), None
        )
        points = 0 if old_index is None else old_lines.pop(old_index).points
        if points != line.points or old_index is None:
            changes.append(ParchmentChange(line.card, points, line.points))
    return tuple(changes)
