"""Taking from the royal reserve: tile, shield, refill (rules §3 A and §6)."""

from __future__ import annotations

from twoheirs_qt.rules.events import Event, LastRoundTriggered, Refilled, Taken
from twoheirs_qt.rules.state import LAST_TURNS, Draft


def take_from_reserve(draft: Draft, slot: int, events: list[Event]) -> None:
    """The active heir takes the tile on `slot` out of the reserve.

    The shield moves there and turns to the opponent's crown; the place it left is refilled. The
    last tile of the supply triggers the end (rules §6). Where the tile goes is the caller's.
    """
    tile = draft.slots[slot]
    assert tile is not None
    left = draft.shield
    slots = list(draft.slots)
    slots[slot] = None
    draft.shield = slot
    draft.crown = draft.active.opponent
    draft.taken = True
    events.append(Taken(draft.active, tile.id, slot, left))
    if draft.stack:
        refill, *rest = draft.stack
        slots[left] = refill
        draft.stack = tuple(rest)
        events.append(Refilled(left, refill.id, len(rest)))
        if not rest and draft.turns_left is None:
            draft.turns_left = LAST_TURNS
            events.append(LastRoundTriggered())
    draft.slots = tuple(slots)
