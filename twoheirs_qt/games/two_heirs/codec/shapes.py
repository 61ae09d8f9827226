"""Shapes of a position in a file, as pydantic models."""

from typing import Annotated, Literal

from pydantic import Field

from twoheirs_qt.games.two_heirs.codec.word_shapes import CellShape, HeirMap, HeirWord, TerrainWord
from twoheirs_qt.games.two_heirs.rules.components import Heir, TroopKind
from twoheirs_qt.games.two_heirs.rules.state import MAX_DISCOUNTS
from twoheirs_qt.tabletop.files.validation import MAX_ENTRIES, Count, Level, Shape, make_enum_schema

Discounts = Annotated[int, Field(ge=0, le=MAX_DISCOUNTS)]
Names = Annotated[list[str], Field(max_length=MAX_ENTRIES)]
Unseen = Annotated[list[Literal["stack", "pile"]], Field(max_length=2)]
"""The piles of unknown order."""


class PlacedTileShape(Shape):
    """A tile of the landscape."""

    at: CellShape
    tile: str
    owner: HeirWord | None


class TroopShape(Shape):
    """A troop; Henry's have a terrain."""

    kind: Annotated[TroopKind, make_enum_schema(TroopKind)]
    at: CellShape | None
    moved: bool
    terrain: TerrainWord | None = None


Troops = Annotated[list[TroopShape], Field(max_length=MAX_ENTRIES)]


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
    """The tiles in the hands of both heirs."""

    white: Names
    blue: Names


class PlacedTreasureShape(Shape):
    """A treasure of the landscape."""

    at: CellShape
    treasure: str


class SoloShape(Shape):
    """The additional fields of a game against Henry."""

    level: Level
    pile: Names
    treasures: Annotated[list[PlacedTreasureShape], Field(max_length=MAX_ENTRIES)]
    last_built: CellShape | None
    start: CellShape


class ScoredPositionShape(Shape):
    """A position to be scored, in which fields that scoring does not need may be missing."""

    format: Literal["twoheirs-position"]
    version: Literal[1]
    mode: Literal["duel", "solo"]
    south: HeirWord
    score_roads: bool
    active: HeirWord = Heir.WHITE
    landscape: Annotated[list[PlacedTileShape], Field(max_length=MAX_ENTRIES)]
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
    siege: Annotated[list[CellShape], Field(max_length=MAX_ENTRIES)] = Field(default=[])
    turns_left: Count | None = None
    solo: SoloShape | None = None
    unseen: Unseen = Field(default=[])


class PositionShape(ScoredPositionShape):
    """A complete position, from which a game can continue."""

    active: HeirWord
    reserve: ReserveShape
    hands: HandsShape
    stack: Names
    taken: bool
    discounts: Discounts
    siege: Annotated[list[CellShape], Field(max_length=MAX_ENTRIES)]
    turns_left: Count | None
