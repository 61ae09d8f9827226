"""The actions of a turn (rules §3 and §4), as frozen values.

An action is always the active heir's. Tiles are named by id, cells by `(column, row)`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from twoheirs_qt.games.two_heirs.rules.cells import Cell


@dataclass(frozen=True, slots=True)
class Take:
    """Take the tile on a place (0 to 6) of the royal reserve (rules §3 A)."""

    slot: int


@dataclass(frozen=True, slots=True)
class Build:
    """Put a tile of the hand face up on an empty cell and pay its cost by access (rules §3 B.1)."""

    tile: str
    at: Cell


@dataclass(frozen=True, slots=True)
class Expand:
    """Put a tile of the hand face down on an empty cell (rules §3 B.2)."""

    tile: str
    at: Cell


@dataclass(frozen=True, slots=True)
class Move:
    """March with the troop on `origin` to an adjacent tile (rules §3 C.1)."""

    origin: Cell
    to: Cell


@dataclass(frozen=True, slots=True)
class Deploy:
    """Bring an ordinary troop from the royal reserve onto a tile (rules §3 C.2)."""

    to: Cell


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take the ordinary troop on `origin` back to the royal reserve (rules §3 C.3)."""

    origin: Cell


@dataclass(frozen=True, slots=True)
class BreakCamp:
    """Turn one's Camp face down to take one more tile (rules §4)."""

    at: Cell


@dataclass(frozen=True, slots=True)
class Destroy:
    """Turn a building between one's Siege Towers face down (rules §4, R6)."""

    at: Cell


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn; `discard` are the ids of the surplus above three tiles, sorted (rules §3)."""

    discard: tuple[str, ...] = ()


Action: TypeAlias = Take | Build | Expand | Move | Deploy | Withdraw | BreakCamp | Destroy | EndTurn
