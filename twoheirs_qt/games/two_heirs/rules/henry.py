"""Henry's turn in the solo game (rules §7): the rules force every step."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import NamedTuple

from twoheirs_qt.games.two_heirs.rules.access import (
    CLOCKWISE,
    list_places_clockwise,
    list_slots_in_reach,
    take_from_reserve,
)
from twoheirs_qt.games.two_heirs.rules.cells import (
    CELL_BY_SPOT,
    NEIGHBOUR_CELLS,
    NEIGHBOUR_SPOTS,
    ORTHOGONAL_SPOTS,
    Cell,
    Spot,
)
from twoheirs_qt.games.two_heirs.rules.components import Terrain, Tile
from twoheirs_qt.games.two_heirs.rules.core import Core
from twoheirs_qt.games.two_heirs.rules.events import (
    Event,
    HenryCannotTake,
    HenryFoundNoCell,
    HenryLooked,
    HenryPlaced,
    HenryRule,
    HenryTroopMoved,
    TreasurePlaced,
)
from twoheirs_qt.games.two_heirs.rules.landscape import Spots
from twoheirs_qt.games.two_heirs.rules.roads import find_road_edges
from twoheirs_qt.games.two_heirs.rules.scoring import remove_treasures
from twoheirs_qt.games.two_heirs.rules.state import State, find_troop


def play_turn(core: Core, events: list[Event] | None) -> Generator[None, None, None]:
    """Henry takes, places, and brings a treasure and a troop; he is the active heir.

    Pauses after each of these steps but the last. R11: he never uses optional effects.
    """
    choice = choose_slot(core)
    if choice is None:
        if events is not None:
            events.append(HenryCannotTake())
        return
    slot, search_event = choice
    if events is not None:
        events.append(search_event)
    tile = core.slots[slot]
    assert tile is not None
    take_from_reserve(core, slot, events)
    yield
    at = _place_tile(core, tile, events)
    if at is None:
        return
    remove_treasures(core, events)
    yield
    if core.pile:
        _bring_treasure(core, at, events)
        yield
    _bring_troop(core, tile, at, events)


def choose_slot(core: Core) -> tuple[int, HenryLooked] | None:
    """Rules §7, 1: the first tile clockwise of the terrain on top of the supply, else the first.

    Its place, and how he found it; None if the reserve is empty.
    """
    order = list_places_clockwise(core)
    if not order:
        return None
    if not core.supply_left:
        return order[0], HenryLooked(None, (), False)
    top_terrain = core.supply.get_top(core.supply_left).terrain
    passed_tiles: list[str] = []
    for slot in order:
        tile = core.slots[slot]
        assert tile is not None
        if tile.terrain is top_terrain:
            return slot, HenryLooked(top_terrain, tuple(passed_tiles), True)
        passed_tiles.append(tile.id)
    return order[0], HenryLooked(top_terrain, tuple(passed_tiles), False)


def choose_cell(core: Core, tile: Tile) -> tuple[HenryRule, Spot | None, Spots]:
    """Rules §7, 2: the rule that applies, the cell it gives, and the cells passed over before.

    He goes clockwise from the top around the human's last built building (R10: as it lies there
    now; open terrain has no roads). The cell is None under rule D only.
    """
    south, henry = core.setting.south, core.setting.henry
    centre, faces = core.centre, core.land.faces
    around = NEIGHBOUR_SPOTS[centre]
    empty_spots = [spot for spot in around if spot not in faces]
    centre_edges = find_road_edges(faces[centre], south)
    edge_by_spot = {ORTHOGONAL_SPOTS[centre][edge]: edge for edge in centre_edges}
    tile_edges = find_road_edges(tile.find_face(henry), south)
    joining_spots = [
        spot
        for spot in empty_spots
        if spot in edge_by_spot and edge_by_spot[spot].opposite in tile_edges
    ]
    blocking_spots = [spot for spot in empty_spots if spot in edge_by_spot]
    for rule, spots in (
        (HenryRule.JOINS_ROAD, joining_spots),
        (HenryRule.BLOCKS_ROAD, blocking_spots),
        (HenryRule.FIRST_EMPTY, empty_spots),
    ):
        if spots:
            return rule, spots[0], around[: around.index(spots[0])]
    return HenryRule.NO_CELL, None, around


def _place_tile(core: Core, tile: Tile, events: list[Event] | None) -> Spot | None:
    """Rules §7, 2: as his building, free of cost; None if the tile leaves the game."""
    henry = core.active
    centre = core.centre
    rule, at, tried_spots = choose_cell(core, tile)
    if at is None:
        core.removed_tiles = (*core.removed_tiles, tile)
        if events is not None:
            events.append(HenryFoundNoCell(henry, tile.id, CELL_BY_SPOT[centre]))
        return None
    core.lay(at, tile.find_face(henry))
    if events is not None:
        tried_cells = tuple([CELL_BY_SPOT[spot] for spot in tried_spots])
        events.append(
            HenryPlaced(henry, tile.id, CELL_BY_SPOT[at], CELL_BY_SPOT[centre], rule, tried_cells)
        )
    return at


def _bring_treasure(core: Core, at: Spot, events: list[Event] | None) -> None:
    """Rules §7, 3: the top treasure goes onto the new building; it may be removed at once."""
    treasure, *remaining_pile = core.pile
    core.pile = tuple(remaining_pile)
    core.treasures = {**core.treasures, at: treasure}
    if events is not None:
        events.append(TreasurePlaced(treasure.id, CELL_BY_SPOT[at], len(remaining_pile)))
    remove_treasures(core, events)


def _bring_troop(core: Core, tile: Tile, at: Spot, events: list[Event] | None) -> None:
    """Rules §7, 4: the troop whose cross has the tile's terrain; it blocks the tile."""
    henry, index = core.active, int(tile.terrain)
    if events is not None:
        troop = find_troop(core, henry, index)
        events.append(HenryTroopMoved(henry, troop, troop.at, CELL_BY_SPOT[at]))
    core.put_troop(henry, index, at, moved=False)


class TileForecast(NamedTuple):
    """A forecast: Henry takes `tile` from place `slot` of the reserve now.

    `rule`, `at` and `tried` as in `HenryPlaced`; `at` is None under rule D.
    """

    slot: int
    tile: Tile
    rule: HenryRule
    at: Cell | None
    tried: tuple[Cell, ...]


class HenryForecast(NamedTuple):
    """A forecast of Henry's next turn, for the case that the landscape stays as it is.

    - `centre`: the cell around which he places; `around`: its neighbours in his order
    - `tile_forecasts`: the tiles that he could take, clockwise from the shield
    - `search_event`: if the human's turn could end now, how he finds his tile; there is at most one
      forecast then, none if the reserve is empty. None if the human has a tile to take first.
    - `may_take_refill`: he could also take the tile that refills the reserve after the human's take
    """

    centre: Cell
    around: tuple[Cell, ...]
    tile_forecasts: tuple[TileForecast, ...]
    search_event: HenryLooked | None
    may_take_refill: bool


def forecast_henry_turn(state: State, taking: int | None = None) -> HenryForecast | None:
    """Forecast Henry's turn after this one of the human; None if he has no turn any more.

    `taking` is the place of the reserve from which the human would take; None: any within reach.
    """
    core = state.core
    if state.henry is None or state.active is state.henry or state.turns_left in (0, 1):
        return None
    shields = list_slots_in_reach(core) if taking is None else (taking,)
    if taking is None and (state.taken or not shields):
        choice = choose_slot(core)
        slots, search_event = ([], None) if choice is None else ([choice[0]], choice[1])
        may_take_refill = False
    else:
        slots, may_take_refill = _find_slots_after_takes(core, shields)
        search_event = None
    tile_forecasts = tuple(forecast_tile(state, slot) for slot in slots)
    centre = CELL_BY_SPOT[core.centre]
    return HenryForecast(
        centre, NEIGHBOUR_CELLS[centre], tile_forecasts, search_event, may_take_refill
    )


def forecast_tile(state: State, slot: int) -> TileForecast:
    """Forecast the cell for the tile on place `slot` of the reserve if Henry took it now."""
    tile = state.slots[slot]
    assert tile is not None
    rule, at, tried_spots = choose_cell(state.core, tile)
    tried_cells = tuple(CELL_BY_SPOT[spot] for spot in tried_spots)
    return TileForecast(slot, tile, rule, None if at is None else CELL_BY_SPOT[at], tried_cells)


def _find_slots_after_takes(core: Core, shields: Iterable[int]) -> tuple[list[int], bool]:
    """The places Henry could take from after a take from one of `shields`; whether he may take the
    refill.

    After a take the shield lies where the tile lay, the topmost tile of the supply where the
    shield lay, and any terrain that is left in the supply may lie on top of it.
    """
    refill, *tiles_below = core.supply.list_remaining(core.supply_left) or [None]
    top_terrains: set[Terrain | None] = {
        tile.terrain for tile in tiles_below if tile is not None
    } or {None}
    taken_slots: set[int] = set()
    for shield in shields:
        terrains = {}
        for slot in CLOCKWISE[shield]:
            tile = refill if slot == core.shield else core.slots[slot]
            if tile is not None:
                terrains[slot] = tile.terrain
        for terrain in top_terrains:
            matching_slots = [
                slot for slot, tile_terrain in terrains.items() if tile_terrain is terrain
            ]
            taken_slots.update((matching_slots or list(terrains))[:1])
    may_take_refill = core.shield in taken_slots
    return [slot for slot in CLOCKWISE[core.shield] if slot in taken_slots], may_take_refill
