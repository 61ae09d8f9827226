"""The answers of a player about a game against Henry at a real table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir, Sections, Terrain, TileSet


@dataclass(frozen=True, slots=True)
class Begin:
    """A game begins: its sets, Henry's level, and the player."""

    sets: tuple[TileSet, ...]
    level: int
    south: Heir
    names: tuple[str, str] = ("", "")
    day: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Uncovered:
    """A tile has come into the royal reserve: at the beginning, clockwise from the shield."""

    tile: str


@dataclass(frozen=True, slots=True)
class StartTerrain:
    """The terrain of the starting tile."""

    terrain: Terrain


@dataclass(frozen=True, slots=True)
class TookTile:
    """The player took the tile on a place of the reserve."""

    slot: int


@dataclass(frozen=True, slots=True)
class LaidDown:
    """The player laid a tile of the hand: built, or expanded with it face down."""

    tile: str
    at: Cell
    is_built: bool


@dataclass(frozen=True, slots=True)
class TurnedOver:
    """A building was turned face down: a Camp, or one destroyed by Siege Towers."""

    at: Cell


@dataclass(frozen=True, slots=True)
class Stood:
    """A troop of the player has moved from a tile to another; None: the royal reserve."""

    origin: Cell | None
    at: Cell | None


@dataclass(frozen=True, slots=True)
class EndedTurn:
    """The player ended the turn; the topmost tile of the supply has this terrain, if any."""

    top: Terrain | None


@dataclass(frozen=True, slots=True)
class FoundTreasure:
    """The treasure that Henry turned over."""

    treasure: str


@dataclass(frozen=True, slots=True)
class DrewRoads:
    """The player drew the roads that are printed on a tile, as its owner sees them."""

    tile: str
    sections: Sections


Answer: TypeAlias = (
    Begin
    | Uncovered
    | StartTerrain
    | TookTile
    | LaidDown
    | TurnedOver
    | Stood
    | EndedTurn
    | FoundTreasure
    | DrewRoads
)
