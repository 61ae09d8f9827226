"""Taking from the royal reserve: tile, shield, refill (rules §3 A and §6)."""

from __future__ import annotations

from twoheirs_qt.rules.components import OPPONENT
from twoheirs_qt.rules.core import LAST_TURNS, Core
from twoheirs_qt.rules.events import Event, LastRoundTriggered, Refilled, Taken


def take_from_reserve(core: Core, slot: int, told: list[Event] | None) -> None:
    """The active heir takes the tile on `slot` out of the reserve.

    The shield moves there and turns to the opponent's crown; the place it left is refilled. The
    last tile of the supply triggers the end (rules §6). Where the tile goes is the caller's.
    Raises UnknownTile where the order of the supply is not known.
    """
    slots = list(core.slots)
    tile, slots[slot] = slots[slot], None
    assert tile is not None
    emptied, core.shield = core.shield, slot
    core.crown = OPPONENT[core.active]
    core.taken = True
    if told is not None:
        told.append(Taken(core.active, tile.id, slot, emptied))
    if core.left:
        refill = core.supply.drawn(core.left)
        slots[emptied] = refill
        core.left -= 1
        if told is not None:
            told.append(Refilled(emptied, refill.id, core.left))
        if not core.left and core.turns_left is None:
            core.turns_left = LAST_TURNS
            if told is not None:
                told.append(LastRoundTriggered())
    core.slots = tuple(slots)
    core.slots_in_reach = core.access = None
