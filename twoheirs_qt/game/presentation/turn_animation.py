"""The animation of a turn: its steps, what is said of each, and what is marked on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from twoheirs_qt.game.snapshot import TableSnapshot
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.events import Event
from twoheirs_qt.words.text import Text


@dataclass(frozen=True, slots=True)
class TurnMarks:
    """What is marked while Henry's turn is shown, or where he will build is shown.

    - `order`: the cells around `centre`, numbered in his order; `tried` of them he passed over
    - `chosen`: the cell he took; `cells`: those that fulfil the condition of a treasure
    - `tiles`: on each cell, the tiles that would go there, by id
    - `passed`: places of the reserve that he passed over; `supply`: the supply decides
    - `slot`: the place he takes from, whose tile the scene rims
    """

    order: tuple[Cell, ...] = ()
    tried: frozenset[Cell] = frozenset()
    chosen: Cell | None = None
    centre: Cell | None = None
    cells: frozenset[Cell] = frozenset()
    tiles: tuple[tuple[Cell, tuple[str, ...]], ...] = ()
    passed: frozenset[int] = frozenset()
    slot: int | None = None
    supply: bool = False


NO_TURN_MARKS: Final = TurnMarks()


@dataclass(frozen=True, slots=True)
class AnimationStep:
    """One thing that is done: how the table looks then, what is said of it, and what is marked."""

    event: Event
    snapshot: TableSnapshot
    text: Text
    marks: TurnMarks
