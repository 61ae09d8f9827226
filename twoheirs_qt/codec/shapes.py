"""Shapes of actions, catalogues and positions in files, as pydantic models."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import ConfigDict, Field, RootModel

from twoheirs_qt.files.limits import MAX_CATALOGUE_NAME_LENGTH, MAX_DISCOUNTS
from twoheirs_qt.files.validation import (
    MAX_ENTRIES,
    CellShape,
    Count,
    HeirMap,
    HeirWord,
    Level,
    SetWord,
    Shape,
    TerrainWord,
    enum_schema,
)
from twoheirs_qt.rules import actions
from twoheirs_qt.rules.components import Building, Heir, TreasureKind, TroopKind
from twoheirs_qt.rules.components import Source as TileSource


class TakeShape(Shape):
    """Take the tile on a place of the royal reserve."""

    do: Literal["take"]
    slot: Count

    def action(self) -> actions.Action:
        return actions.Take(self.slot)


class BuildShape(Shape):
    """Build or expand with a tile of the hand."""

    do: Literal["build", "expand"]
    tile: str
    at: CellShape

    def action(self) -> actions.Action:
        return (actions.Build if self.do == "build" else actions.Expand)(self.tile, self.at)


class MoveShape(Shape):
    """Move a troop from cell to cell."""

    do: Literal["move"]
    origin: CellShape = Field(alias="from")
    to: CellShape

    def action(self) -> actions.Action:
        return actions.Move(self.origin, self.to)


class DeployShape(Shape):
    """Bring a troop from the royal reserve."""

    do: Literal["deploy"]
    to: CellShape

    def action(self) -> actions.Action:
        return actions.Deploy(self.to)


class WithdrawShape(Shape):
    """Take a troop back to the royal reserve."""

    do: Literal["withdraw"]
    origin: CellShape = Field(alias="from")

    def action(self) -> actions.Action:
        return actions.Withdraw(self.origin)


class CellActionShape(Shape):
    """Break a Camp, or destroy a besieged building."""

    do: Literal["break-camp", "destroy"]
    at: CellShape

    def action(self) -> actions.Action:
        return (actions.BreakCamp if self.do == "break-camp" else actions.Destroy)(self.at)


class EndTurnShape(Shape):
    """End the turn; a missing `discard` discards nothing."""

    do: Literal["end-turn"]
    discard: Annotated[list[str], Field(max_length=MAX_ENTRIES)] = Field(default=[])

    def action(self) -> actions.Action:
        return actions.EndTurn(tuple(sorted(self.discard)))


ActionShape: TypeAlias = Annotated[
    TakeShape
    | BuildShape
    | MoveShape
    | DeployShape
    | WithdrawShape
    | CellActionShape
    | EndTurnShape,
    Field(discriminator="do"),
]


class WholeAction(RootModel[Any]):
    """An action outside of a list of actions."""

    model_config = ConfigDict(defer_build=True)
    root: ActionShape


class CaseShape(Shape):
    """A position, or a save of version 1, and the actions to be played from it."""

    position: Any
    actions: list[Any]


class ViewCaseShape(Shape):
    """A position, and the seat that looks at it."""

    position: Any
    seat: str


Identifier = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", min_length=1, max_length=60)]
Amount = Annotated[int, Field(ge=0, le=9)]
SourceWord = Annotated[TileSource, enum_schema(TileSource)]
BuildingWord = Annotated[Building, enum_schema(Building)]


class CostShape(Shape):
    """The cost of a building: a number for each resource."""

    wood: Amount
    wheat: Amount
    stone: Amount


class TileSourceShape(Shape):
    """The source of each fact of a tile; `copies`: that the game has this tile."""

    set: SourceWord
    building: SourceWord
    variant: SourceWord
    copies: SourceWord
    terrain: SourceWord
    cost: SourceWord
    roads: SourceWord


class TileShape(Shape):
    """A tile."""

    id: Identifier
    set: SetWord
    building: BuildingWord
    variant: str | None
    terrain: TerrainWord
    cost: CostShape
    roads: Annotated[list[str], Field(max_length=4)]
    source: TileSourceShape


class TreasureSourceShape(Shape):
    """The source of each fact of a treasure."""

    kind: SourceWord
    terrain: SourceWord
    cells: SourceWord


class TreasureShape(Shape):
    """A treasure of the solo game."""

    id: Identifier
    kind: Annotated[TreasureKind, enum_schema(TreasureKind)]
    terrain: Literal["wood", "wheat", "stone", "any"]
    cells: Annotated[list[str], Field(max_length=8)]
    source: TreasureSourceShape


class CatalogueShape(Shape):
    """All tiles and treasures of a game; only the installed file has a `digest`."""

    format: Literal["twoheirs-catalogue"]
    version: Literal[1]
    name: Annotated[str, Field(min_length=1, max_length=MAX_CATALOGUE_NAME_LENGTH)]
    digest: str = ""
    tiles: Annotated[list[TileShape], Field(max_length=1000)]
    treasures: Annotated[list[TreasureShape], Field(max_length=1000)]


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

    kind: Annotated[TroopKind, enum_schema(TroopKind)]
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
