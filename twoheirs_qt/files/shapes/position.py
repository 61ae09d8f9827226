"""The shape of a position."""

from typing import Annotated, Literal

from pydantic import Field

from twoheirs_qt.files.limits import MOST_DISCOUNTS
from twoheirs_qt.files.shapes.basics import (
    MOST_ENTRIES,
    CellShape,
    Count,
    HeirMap,
    HeirWord,
    Level,
    Shape,
    TerrainWord,
    named_in,
)
from twoheirs_qt.rules.components import Heir, TroopKind

Discounts = Annotated[int, Field(ge=0, le=MOST_DISCOUNTS)]
Names = Annotated[list[str], Field(max_length=MOST_ENTRIES)]
Unseen = Annotated[list[Literal["stack", "pile"]], Field(max_length=2)]
"""The piles whose order the file does not know."""


class PlacedShape(Shape):
    """A tile of the landscape."""

    at: CellShape
    tile: str
    owner: HeirWord | None


class TroopShape(Shape):
    """A troop; Henry's have a terrain."""

    kind: Annotated[TroopKind, named_in(TroopKind)]
    at: CellShape | None
    moved: bool
    terrain: TerrainWord | None = None


Troops = Annotated[list[TroopShape], Field(max_length=MOST_ENTRIES)]


class TroopsShape(HeirMap):
    """The troops of both heirs."""

    white: Troops
    blue: Troops


class ReserveShape(Shape):
    """The royal reserve: seven places clockwise."""

    slots: Annotated[list[str | None], Field(min_length=7, max_length=7)]
    shield: Annotated[int, Field(ge=0, le=6)]
    crown: HeirWord


class HandsShape(HeirMap):
    """What both heirs hold."""

    white: Names
    blue: Names


class LyingTreasureShape(Shape):
    """A treasure of the landscape."""

    at: CellShape
    treasure: str


class SoloShape(Shape):
    """What a game against Henry adds."""

    level: Level
    pile: Names
    treasures: Annotated[list[LyingTreasureShape], Field(max_length=MOST_ENTRIES)]
    last_built: CellShape | None
    start: CellShape


class ScoredPositionShape(Shape):
    """A position that is only to be scored: what scoring does not need may be missing.

    The defaults stand for missing fields and are never read from a file.
    """

    format: Literal["twoheirs-position"]
    version: Literal[1]
    mode: Literal["duel", "solo"]
    south: HeirWord
    score_roads: bool
    active: HeirWord = Heir.WHITE
    landscape: Annotated[list[PlacedShape], Field(max_length=MOST_ENTRIES)]
    troops: TroopsShape
    reserve: ReserveShape = Field(
        default_factory=lambda: ReserveShape.model_construct(
            slots=[None] * 7, shield=0, crown=Heir.WHITE
        )
    )
    hands: HandsShape = Field(default_factory=lambda: HandsShape(white=[], blue=[]))
    stack: Names = Field(default=[])
    taken: bool = False
    discounts: Discounts = 0
    siege: Annotated[list[CellShape], Field(max_length=MOST_ENTRIES)] = Field(default=[])
    turns_left: Count | None = None
    solo: SoloShape | None = None
    unseen: Unseen = Field(default=[])


class PositionShape(ScoredPositionShape):
    """A whole position, from which the game can go on."""

    active: HeirWord
    reserve: ReserveShape
    hands: HandsShape
    stack: Names
    taken: bool
    discounts: Discounts
    siege: Annotated[list[CellShape], Field(max_length=MOST_ENTRIES)]
    turns_left: Count | None
