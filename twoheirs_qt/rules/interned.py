"""One object for each action, made when first needed.

Making a frozen dataclass costs ten times a look-up, and `legal_actions` hands out some thirty
actions at every decision of a game.
"""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.actions import (
    BreakCamp,
    Build,
    Deploy,
    Destroy,
    EndTurn,
    Expand,
    Move,
    Take,
    Withdraw,
)
from twoheirs_qt.rules.cells import CELL, Spot
from twoheirs_qt.rules.core import PLACES
from twoheirs_qt.rules.tables import Table


def _builds(tile: str) -> Table[Spot, Build]:
    return Table(lambda spot: Build(tile, CELL[spot]))


def _expands(tile: str) -> Table[Spot, Expand]:
    return Table(lambda spot: Expand(tile, CELL[spot]))


def _moves(origin: Spot) -> Table[Spot, Move]:
    return Table(lambda to: Move(CELL[origin], CELL[to]))


_TAKE: Final = tuple(Take(slot) for slot in range(PLACES))


def _takes(slots: tuple[int, ...]) -> list[Take]:
    return [_TAKE[slot] for slot in slots]


TAKES: Final[Table[tuple[int, ...], list[Take]]] = Table(_takes)
"""Places of the reserve -> the takes from them."""

BUILD: Final[Table[str, Table[Spot, Build]]] = Table(_builds)
EXPAND: Final[Table[str, Table[Spot, Expand]]] = Table(_expands)
MOVE: Final[Table[Spot, Table[Spot, Move]]] = Table(_moves)
DEPLOY: Final[Table[Spot, Deploy]] = Table(lambda to: Deploy(CELL[to]))
WITHDRAW: Final[Table[Spot, Withdraw]] = Table(lambda origin: Withdraw(CELL[origin]))
BREAK_CAMP: Final[Table[Spot, BreakCamp]] = Table(lambda spot: BreakCamp(CELL[spot]))
DESTROY: Final[Table[Spot, Destroy]] = Table(lambda spot: Destroy(CELL[spot]))
END_TURN: Final = EndTurn()
