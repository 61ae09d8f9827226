"""The selection: what is picked up, and the action of putting it somewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from twoheirs_qt.game.targets import (
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
class SelectedReserveTile:
    """A tile of the royal reserve, about to be taken."""

    slot: int
    tile: str


@dataclass(frozen=True, slots=True)
class SelectedHandTile:
    """A tile of the hand; `down` is face down, to expand."""

    tile: str
    down: bool = False


@dataclass(frozen=True, slots=True)
class SelectedTroop:
    """A troop; `origin` None is one that stands in the royal reserve."""

    heir: Heir
    index: int
    origin: Cell | None
    retinue: bool


Selection: TypeAlias = SelectedReserveTile | SelectedHandTile | SelectedTroop


def action_for(selected: Selection, target: Target, active: Heir) -> Action | None:
    """The action of putting `selected` on `target`; None if it cannot be meant to go there."""
    match selected, target:
        case SelectedHandTile(tile, True), LandCell(cell):
            return Expand(tile, cell)
        case SelectedHandTile(tile, False), LandCell(cell):
            return Build(tile, cell)
        case SelectedTroop(origin=None), LandCell(cell):
            return Deploy(cell)
        case SelectedTroop(origin=origin), LandCell(cell) if origin is not None:
            return Move(origin, cell)
        case SelectedTroop(origin=origin), ReservePlace() | ReserveArea() | RingTroop() if (
            origin is not None
        ):
            return Withdraw(origin)
        case SelectedReserveTile(slot), HandTile(heir) | HeirArea(heir) | AccessGlyph(
            heir
        ) | PlaceTroop(heir) if heir is active:
            return Take(slot)
        case SelectedReserveTile(slot), ReservePlace(place) if place == slot:
            return Take(slot)
    return None


def lies_on(selected: Selection, target: Target) -> bool:
    """Whether `selected` was picked up from `target`."""
    match selected, target:
        case SelectedReserveTile(slot), ReservePlace(place):
            return slot == place
        case SelectedHandTile(tile), HandTile(_, other):
            return tile == other
        case SelectedTroop(origin=origin), LandCell(cell):
            return origin == cell
        case SelectedTroop(heir, index, None), RingTroop(other_heir, other_index):
            return (heir, index) == (other_heir, other_index)
        case SelectedTroop(heir, index), PlaceTroop(other_heir, other_index):
            return (heir, index) == (other_heir, other_index)
    return False
