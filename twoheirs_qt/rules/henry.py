"""Henry's turn in the solo game (rules §7): forced at every step, so he needs no mind."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from twoheirs_qt.rules.access import clockwise
from twoheirs_qt.rules.cells import NEIGHBOURS, ORTHOGONAL, Cell, Edge
from twoheirs_qt.rules.components import Tile, Troop
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
from twoheirs_qt.rules.reserve import take_from_reserve
from twoheirs_qt.rules.roads import edges_with_road
from twoheirs_qt.rules.state import Draft, Fields
from twoheirs_qt.rules.treasures import remove_treasures


def play_turn(draft: Draft, events: list[Event]) -> Generator[None, None, None]:
    """Henry takes, places, and brings a treasure and a troop; he is the active heir.

    Pauses after each of these steps but the last. R11: he never uses optional effects.
    """
    found = choose_slot(draft)
    if found is None:
        events.append(HenryCannotTake())
        return
    slot, looked = found
    events.append(looked)
    tile = draft.slots[slot]
    assert tile is not None
    take_from_reserve(draft, slot, events)
    yield
    at = _place(draft, tile, events)
    if at is None:
        return
    remove_treasures(draft, events)
    yield
    assert draft.solo is not None
    if draft.solo.pile:
        _bring_treasure(draft, at, events)
        yield
    _bring_troop(draft, tile, at, events)


def choose_slot(state: Fields) -> tuple[int, HenryLooked] | None:
    """Rules §7, 1: the first tile clockwise of the terrain on top of the supply, else the first.

    Its place, and how he found it; None if the reserve is empty.
    """
    order = clockwise(state)
    if not order:
        return None
    if not state.stack:
        return order[0], HenryLooked(None, (), False)
    wanted = state.stack[0].terrain
    passed: list[str] = []
    for slot in order:
        tile = state.slots[slot]
        assert tile is not None
        if tile.terrain is wanted:
            return slot, HenryLooked(wanted, tuple(passed), True)
        passed.append(tile.id)
    return order[0], HenryLooked(wanted, tuple(passed), False)


def choose_cell(state: Fields, tile: Tile) -> tuple[HenryRule, Cell | None, tuple[Cell, ...]]:
    """Rules §7, 2: the rule that applies, the cell it gives, and the cells passed over before.

    He goes clockwise from the top around the human's last built building (R10: as it lies there
    now; open terrain has no roads). The cell is None under rule D only.
    """
    assert state.solo is not None
    centre = state.solo.centre
    around = NEIGHBOURS[centre]
    empty = [cell for cell in around if cell not in state.landscape]
    face = state.landscape.get(centre)
    leaving = edges_with_road(face, state.south) if face is not None else frozenset[Edge]()
    ends = {ORTHOGONAL[centre][edge]: edge for edge in leaving}
    arriving = edges_with_road(tile.face(state.henry), state.south)
    joining = [cell for cell in empty if cell in ends and ends[cell].opposite in arriving]
    blocking = [cell for cell in empty if cell in ends]
    for rule, cells in (
        (HenryRule.JOINS_ROAD, joining),
        (HenryRule.BLOCKS_ROAD, blocking),
        (HenryRule.FIRST_EMPTY, empty),
    ):
        if cells:
            return rule, cells[0], around[: around.index(cells[0])]
    return HenryRule.NO_CELL, None, around


def _place(draft: Draft, tile: Tile, events: list[Event]) -> Cell | None:
    """Rules §7, 2: as his building, free of cost; None if the tile leaves the game."""
    assert draft.solo is not None
    henry = draft.active
    centre = draft.solo.centre
    rule, at, tried = choose_cell(draft, tile)
    if at is None:
        draft.out = (*draft.out, tile)
        events.append(HenryFoundNoCell(henry, tile.id, centre))
        return None
    draft.lay(at, tile.face(henry))
    events.append(HenryPlaced(henry, tile.id, at, centre, rule, tried))
    return at


def _bring_treasure(draft: Draft, at: Cell, events: list[Event]) -> None:
    """Rules §7, 3: the top treasure goes onto the new building; it may be removed at once."""
    solo = draft.solo
    assert solo is not None
    treasure, *rest = solo.pile
    draft.solo = replace(solo, pile=tuple(rest), treasures={**solo.treasures, at: treasure})
    events.append(TreasurePlaced(treasure.id, at, len(rest)))
    remove_treasures(draft, events)


def _bring_troop(draft: Draft, tile: Tile, at: Cell, events: list[Event]) -> None:
    """Rules §7, 4: the troop whose cross has the tile's terrain; it blocks the tile."""
    for index, troop in enumerate(draft.troops[draft.active]):
        if troop.terrain is tile.terrain:
            draft.set_troop(draft.active, index, Troop(troop.kind, at, False, troop.terrain))
            events.append(HenryTroopMoved(draft.active, troop, troop.at, at))
