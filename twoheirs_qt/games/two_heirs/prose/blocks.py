"""The pictures of tiles in the rule book of The Two Heirs, and the views of its examples."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Building, Heir
from twoheirs_qt.tabletop.prose.book_model import GameBlock
from twoheirs_qt.tabletop.text.text import Text

INSTALLED_CATALOGUE: Final = "installed"
OWN_CATALOGUE: Final = "own"
"""Placeholders filled by the program: the installed catalogue, and the path of an own one."""


class Mark(Enum):
    """The kinds of marks in the picture of an example, all calculated by the rules."""

    ROADS = auto()
    """All roads with their letters, in the colour of the heir who scores them."""
    PLACES = auto()
    """The empty cells where the active heir may put a tile."""
    STEPS = auto()
    """The cells to which the troop on `View.origin` may march."""
    SOURCES = auto()
    """The sources of the resources for the tile `View.tile`, or of all resources."""
    HENRY = auto()
    """The cells that Henry tried, numbered, and the one he chose."""
    TREASURES = auto()
    """The tiles that removed a treasure."""


@dataclass(frozen=True, slots=True)
class View:
    """The contents of the picture of an example.

    - `focus`: buildings whose points are shown, with the cells of the points
    - `marks`: other marks
    - `reserve`: the royal reserve is drawn beside the landscape, with the reach of `heir`
      (None: of the active heir)
    - `origin`: where the troop stands whose steps are marked
    - `tile`: a tile of the hand that is about to be built; it is drawn beside the landscape
    - `before`: the position before the actions is drawn, too
    """

    focus: tuple[Cell, ...] = ()
    marks: frozenset[Mark] = frozenset()
    reserve: bool = False
    heir: Heir | None = None
    tile: str | None = None
    origin: Cell | None = None
    before: bool = False


@dataclass(frozen=True, slots=True)
class Tiles(GameBlock):
    """Pictures of all tiles with a building, with their costs and sources."""

    building: Building


@dataclass(frozen=True, slots=True)
class Parts(GameBlock):
    """A large picture of a tile (by id) with numbered parts, and their descriptions.

    The numbers are at the cost, the set, the building, the effect, the terrain and the road.
    """

    tile: str
    items: tuple[Text, ...]

    def list_texts(self) -> tuple[Text, ...]:
        return self.items
