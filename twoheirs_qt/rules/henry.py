"""Henry's turn in the solo game (rules §7): forced at every step, so he needs no mind."""

from __future__ import annotations

from collections.abc import Generator

from twoheirs_qt.rules.access import places_clockwise
from twoheirs_qt.rules.cells import BESIDE, CELL, NEAR, Spot
from twoheirs_qt.rules.components import Tile
from twoheirs_qt.rules.core import Core
from twoheirs_qt.rules.events import (
    Event,
    HenryCannotTake,
    HenryFoundNoCell,
    HenryLooked,
    HenryPlaced,
    HenryRule,
    HenryTroopMoved,
    TreasurePlaced,
)
from twoheirs_qt.rules.landscape import Spots
from twoheirs_qt.rules.reserve import take_from_reserve
from twoheirs_qt.rules.roads import edges_with_road
from twoheirs_qt.rules.state import shown_troop
from twoheirs_qt.rules.treasures import remove_treasures


def play_turn(core: Core, told: list[Event] | None) -> Generator[None, None, None]:
    """Henry takes, places, and brings a treasure and a troop; he is the active heir.

    Pauses after each of these steps but the last. R11: he never uses optional effects.
    """
    found = choose_slot(core)
    if found is None:
        if told is not None:
            told.append(HenryCannotTake())
        return
    slot, looked = found
    if told is not None:
        told.append(looked)
    tile = core.slots[slot]
    assert tile is not None
    take_from_reserve(core, slot, told)
    yield
    at = _place(core, tile, told)
    if at is None:
        return
    remove_treasures(core, told)
    yield
    if core.pile:
        _bring_treasure(core, at, told)
        yield
    _bring_troop(core, tile, at, told)


def choose_slot(core: Core) -> tuple[int, HenryLooked] | None:
    """Rules §7, 1: the first tile clockwise of the terrain on top of the supply, else the first.

    Its place, and how he found it; None if the reserve is empty.
    """
    order = places_clockwise(core)
    if not order:
        return None
    if not core.left:
        return order[0], HenryLooked(None, (), False)
    wanted = core.supply.top(core.left).terrain
    passed: list[str] = []
    for slot in order:
        tile = core.slots[slot]
        assert tile is not None
        if tile.terrain is wanted:
            return slot, HenryLooked(wanted, tuple(passed), True)
        passed.append(tile.id)
    return order[0], HenryLooked(wanted, tuple(passed), False)


def choose_cell(core: Core, tile: Tile) -> tuple[HenryRule, Spot | None, Spots]:
    """Rules §7, 2: the rule that applies, the cell it gives, and the cells passed over before.

    He goes clockwise from the top around the human's last built building (R10: as it lies there
    now; open terrain has no roads). The cell is None under rule D only.
    """
    south, henry = core.setting.south, core.setting.henry
    centre, faces = core.centre, core.land.faces
    around = NEAR[centre]
    empty = [spot for spot in around if spot not in faces]
    leaving = edges_with_road(faces[centre], south)
    ends = {BESIDE[centre][edge]: edge for edge in leaving}
    arriving = edges_with_road(tile.face(henry), south)
    joining = [spot for spot in empty if spot in ends and ends[spot].opposite in arriving]
    blocking = [spot for spot in empty if spot in ends]
    for rule, spots in (
        (HenryRule.JOINS_ROAD, joining),
        (HenryRule.BLOCKS_ROAD, blocking),
        (HenryRule.FIRST_EMPTY, empty),
    ):
        if spots:
            return rule, spots[0], around[: around.index(spots[0])]
    return HenryRule.NO_CELL, None, around


def _place(core: Core, tile: Tile, told: list[Event] | None) -> Spot | None:
    """Rules §7, 2: as his building, free of cost; None if the tile leaves the game."""
    henry = core.active
    centre = core.centre
    rule, at, tried = choose_cell(core, tile)
    if at is None:
        core.out = (*core.out, tile)
        if told is not None:
            told.append(HenryFoundNoCell(henry, tile.id, CELL[centre]))
        return None
    core.lay(at, tile.face(henry))
    if told is not None:
        passed = tuple([CELL[spot] for spot in tried])
        told.append(HenryPlaced(henry, tile.id, CELL[at], CELL[centre], rule, passed))
    return at


def _bring_treasure(core: Core, at: Spot, told: list[Event] | None) -> None:
    """Rules §7, 3: the top treasure goes onto the new building; it may be removed at once."""
    treasure, *rest = core.pile
    core.pile = tuple(rest)
    core.treasures = {**core.treasures, at: treasure}
    if told is not None:
        told.append(TreasurePlaced(treasure.id, CELL[at], len(rest)))
    remove_treasures(core, told)


def _bring_troop(core: Core, tile: Tile, at: Spot, told: list[Event] | None) -> None:
    """Rules §7, 4: the troop whose cross has the tile's terrain; it blocks the tile."""
    henry, index = core.active, int(tile.terrain)
    if told is not None:
        troop = shown_troop(core, henry, index)
        told.append(HenryTroopMoved(henry, troop, troop.at, CELL[at]))
    core.put_troop(henry, index, at, moved=False)
