"""What is picked up, and what action putting it somewhere would be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from twoheirs_qt.game.telling.targets import (
    AccessGlyph,
    HandTile,
    HeirArea,
    LandCell,
    PlaceTroop,
    ReserveArea,
    ReservePlace,
    RingTroop,
    Target,
)
from twoheirs_qt.rules.actions import Action, Build, Deploy, Expand, Move, Take, Withdraw
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir


@dataclass(frozen=True, slots=True)
class HeldReserve:
    """A tile of the royal reserve, about to be taken."""

    slot: int
    tile: str


@dataclass(frozen=True, slots=True)
class HeldTile:
    """A tile of the hand; `down` is face down, to expand."""

    tile: str
    down: bool = False


@dataclass(frozen=True, slots=True)
class HeldTroop:
    """A troop; `origin` None is one that stands in the royal reserve."""

    heir: Heir
    index: int
    origin: Cell | None
    retinue: bool


Held: TypeAlias = HeldReserve | HeldTile | HeldTroop


def action_for(held: Held, target: Target, active: Heir) -> Action | None:
    """What putting `held` on `target` would be; None if that is no action at all."""
    match held, target:
        case HeldTile(tile, True), LandCell(cell):
            return Expand(tile, cell)
        case HeldTile(tile, False), LandCell(cell):
            return Build(tile, cell)
        case HeldTroop(origin=None), LandCell(cell):
            return Deploy(cell)
        case HeldTroop(origin=origin), LandCell(cell) if origin is not None:
            return Move(origin, cell)
        case HeldTroop(origin=origin), ReservePlace() | ReserveArea() | RingTroop() if (
            origin is not None
        ):
            return Withdraw(origin)
        case HeldReserve(slot), HandTile(heir) | HeirArea(heir) | AccessGlyph(heir) | PlaceTroop(
            heir
        ) if heir is active:
            return Take(slot)
        case HeldReserve(slot), ReservePlace(place) if place == slot:
            return Take(slot)
    return None


def lies_on(held: Held, target: Target) -> bool:
    """Whether `held` was picked up from `target`."""
    match held, target:
        case HeldReserve(slot), ReservePlace(place):
            return slot == place
        case HeldTile(tile), HandTile(_, other):
            return tile == other
        case HeldTroop(origin=origin), LandCell(cell):
            return origin == cell
        case HeldTroop(heir, index, None), RingTroop(other_heir, other_index):
            return (heir, index) == (other_heir, other_index)
        case HeldTroop(heir, index), PlaceTroop(other_heir, other_index):
            return (heir, index) == (other_heir, other_index)
    return False
