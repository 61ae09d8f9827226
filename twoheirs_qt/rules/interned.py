"""One object for each action, made when first needed.

Making a frozen dataclass costs ten times a look-up, and `legal_actions` hands out some thirty
actions at every decision of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

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
from twoheirs_qt.rules.cells import MOST_CELLS, Cell
from twoheirs_qt.rules.state import PLACES

K = TypeVar("K")
V = TypeVar("V")


class Table(dict[K, V], Generic[K, V]):
    """A dict that makes a missing value from its key.

    Emptied when it holds more entries than any real game needs: files may name any cell.
    """

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        if len(self) >= MOST_CELLS:
            self.clear()
        value = self._make(key)
        self[key] = value
        return value


def _builds(tile: str) -> Table[Cell, Build]:
    return Table(lambda cell: Build(tile, cell))


def _expands(tile: str) -> Table[Cell, Expand]:
    return Table(lambda cell: Expand(tile, cell))


def _moves(origin: Cell) -> Table[Cell, Move]:
    return Table(lambda to: Move(origin, to))


TAKE: Final = tuple(Take(slot) for slot in range(PLACES))
BUILD: Final[Table[str, Table[Cell, Build]]] = Table(_builds)
EXPAND: Final[Table[str, Table[Cell, Expand]]] = Table(_expands)
MOVE: Final[Table[Cell, Table[Cell, Move]]] = Table(_moves)
DEPLOY: Final[Table[Cell, Deploy]] = Table(Deploy)
WITHDRAW: Final[Table[Cell, Withdraw]] = Table(Withdraw)
BREAK_CAMP: Final[Table[Cell, BreakCamp]] = Table(BreakCamp)
DESTROY: Final[Table[Cell, Destroy]] = Table(Destroy)
END_TURN: Final = EndTurn()
