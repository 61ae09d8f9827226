"""What Henry would do next, as far as anybody can know it (rules §7).

Public are the landscape, the royal reserve, the terrain on top of the supply, and how many tiles
of each terrain lie below it; which of them comes next is not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from twoheirs_qt.rules.access import CLOCKWISE, slots_in_reach
from twoheirs_qt.rules.cells import CELL, NEIGHBOURS, Cell
from twoheirs_qt.rules.components import Terrain, Tile
from twoheirs_qt.rules.core import Core
from twoheirs_qt.rules.events import HenryLooked, HenryRule
from twoheirs_qt.rules.henry import choose_cell, choose_slot
from twoheirs_qt.rules.state import State


class Prospect(NamedTuple):
    """Where `tile`, on place `slot` of the reserve, would go if Henry took it now.

    `rule`, `at` and `tried` as in `HenryPlaced`; `at` is None under rule D.
    """

    slot: int
    tile: Tile
    rule: HenryRule
    at: Cell | None
    tried: tuple[Cell, ...]


class Outlook(NamedTuple):
    """What is known of Henry's next turn if the landscape stays as it is.

    - `centre`: the cell around which he places; `around`: its neighbours in his order
    - `prospects`: the tiles that he could take, clockwise from the shield
    - `looked`: if the human's turn could end now, how he finds his tile; there is at most one
      prospect then, none if the reserve is empty. None if the human has a tile to take first.
    - `unseen`: he could also take the tile that the human's take will bring into the reserve
    """

    centre: Cell
    around: tuple[Cell, ...]
    prospects: tuple[Prospect, ...]
    looked: HenryLooked | None
    unseen: bool


def outlook(state: State, taking: int | None = None) -> Outlook | None:
    """What Henry could do after this turn of the human; None if he has no turn any more.

    `taking` is the place of the reserve from which the human would take; None: any within reach.
    """
    core = state.core
    if state.henry is None or state.active is state.henry or state.turns_left in (0, 1):
        return None
    shields = slots_in_reach(core) if taking is None else (taking,)
    if taking is None and (state.taken or not shields):
        found = choose_slot(core)
        slots, looked = ([], None) if found is None else ([found[0]], found[1])
        unseen = False
    else:
        slots, unseen = _after_takes(core, shields)
        looked = None
    prospects = tuple(prospect(state, slot) for slot in slots)
    centre = CELL[core.centre]
    return Outlook(centre, NEIGHBOURS[centre], prospects, looked, unseen)


def prospect(state: State, slot: int) -> Prospect:
    """Where the tile on place `slot` of the reserve would go if Henry took it now."""
    tile = state.slots[slot]
    assert tile is not None
    rule, at, tried = choose_cell(state.core, tile)
    passed = tuple(CELL[spot] for spot in tried)
    return Prospect(slot, tile, rule, None if at is None else CELL[at], passed)


def _after_takes(core: Core, shields: Iterable[int]) -> tuple[list[int], bool]:
    """The places Henry could take from after a take from one of `shields`, and whether the refill.

    After a take the shield lies where the tile lay, the topmost tile of the supply where the
    shield lay, and any terrain that is left in the supply may lie on top of it.
    """
    refill, *below = core.supply.rest(core.left) or [None]
    wanted: set[Terrain | None] = {tile.terrain for tile in below if tile is not None} or {None}
    taken: set[int] = set()
    for shield in shields:
        terrains = {}
        for slot in CLOCKWISE[shield]:
            tile = refill if slot == core.shield else core.slots[slot]
            if tile is not None:
                terrains[slot] = tile.terrain
        for terrain in wanted:
            matching = [slot for slot, other in terrains.items() if other is terrain]
            taken.update((matching or list(terrains))[:1])
    unseen = core.shield in taken
    return [slot for slot in CLOCKWISE[core.shield] if slot in taken], unseen
