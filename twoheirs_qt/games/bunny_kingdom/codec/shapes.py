"""The shapes of Bunny Kingdom's actions, catalogues and positions in files, as pydantic models."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import ConfigDict, Field, RootModel

from twoheirs_qt.games.bunny_kingdom.rules import actions
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    BASIC_RESOURCES,
    TERRITORY_NAMES,
    Kind,
    ParchmentRule,
    Seat,
    Terrain,
)
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase
from twoheirs_qt.tabletop.files.validation import (
    MAX_ENTRIES,
    Shape,
    make_enum_schema,
    make_word_schema,
)

TerritoryName = Annotated[str, make_word_schema({at: at for at in TERRITORY_NAMES})]
SeatWord = Annotated[Seat, make_enum_schema(Seat)]
UncheckedWord = Annotated[str, Field(max_length=60)]
"""A word that is checked when it is used: by the rules, or by what reads the position."""
CardIds = Annotated[list[UncheckedWord], Field(max_length=MAX_ENTRIES)]
BasicWord = Annotated[
    str, make_word_schema({resource.value: resource.value for resource in BASIC_RESOURCES})
]


class DraftShape(Shape):
    """Pick cards to play and to drop."""

    do: Literal["draft"]
    play: CardIds
    discard: CardIds = Field(default=[])

    def make_action(self) -> actions.Action:
        return actions.Draft(tuple(sorted(self.play)), tuple(self.discard))


class BuildShape(Shape):
    """Put a building on the board."""

    do: Literal["build"]
    card: UncheckedWord
    at: UncheckedWord
    to: UncheckedWord | None = None

    def make_action(self) -> actions.Action:
        return actions.Build(self.card, self.at, self.to)


class CampAnswerShape(Shape):
    """Keep or announce the asked camp."""

    do: Literal["keep", "announce"]
    card: UncheckedWord

    def make_action(self) -> actions.Action:
        return (actions.Keep if self.do == "keep" else actions.Announce)(self.card)


class PassShape(Shape):
    """Build no more."""

    do: Literal["pass"]

    def make_action(self) -> actions.Action:
        return actions.Pass()


class TradeShape(Shape):
    """Choose the resource of a trading post."""

    do: Literal["trade"]
    at: UncheckedWord
    resource: UncheckedWord

    def make_action(self) -> actions.Action:
        return actions.Trade(self.at, self.resource)


class CopyShape(Shape):
    """Choose the parchment that a copying card counts as."""

    do: Literal["copy"]
    card: UncheckedWord
    parchment: UncheckedWord

    def make_action(self) -> actions.Action:
        return actions.Copy(self.card, self.parchment)


ActionShape: TypeAlias = Annotated[
    DraftShape | BuildShape | CampAnswerShape | PassShape | TradeShape | CopyShape,
    Field(discriminator="do"),
]


class ActionDocument(RootModel[Any]):
    """An action that is a document of its own."""

    model_config = ConfigDict(defer_build=True)
    root: ActionShape


# -- catalogues -----------------------------------------------------------------------------------

Source = Annotated[str, Field(max_length=500)]
SmallNumber = Annotated[int, Field(ge=0, le=99)]


class TerritoryShape(Shape):
    """A territory of the board."""

    at: TerritoryName
    terrain: Annotated[Terrain, make_enum_schema(Terrain)]
    source: Source


class LavaShape(Shape):
    """An edge with lava."""

    at: TerritoryName
    to: TerritoryName
    source: Source


class CardShape(Shape):
    """A card that is no territory; a fact that its kind does not have is missing."""

    card: str
    kind: Annotated[Kind, make_enum_schema(Kind)]
    copies: Annotated[int, Field(ge=1, le=20)]
    strength: SmallNumber = 0
    resource: str | None = None
    terrain: Annotated[str, make_word_schema({word: word for word in ("any", *Terrain)})] = "any"
    number: SmallNumber = 0
    treasure: bool = False
    rule: Annotated[ParchmentRule | None, make_enum_schema(ParchmentRule)] = None
    counts: str = ""
    at_least: SmallNumber = 0
    points: SmallNumber = 0
    source: Source


class CatalogueShape(Shape):
    """All facts of a box. `digest` is written by the program into its own file."""

    format: Literal["bunny-catalogue"]
    version: Literal[1]
    name: Annotated[str, Field(min_length=1, max_length=60)]
    digest: str = ""
    territories: Annotated[list[TerritoryShape], Field(max_length=MAX_ENTRIES)]
    lava: Annotated[list[LavaShape], Field(max_length=MAX_ENTRIES)]
    cards: Annotated[list[CardShape], Field(max_length=MAX_ENTRIES)]


# -- positions ------------------------------------------------------------------------------------


class RabbitShape(Shape):
    """A rabbit on a territory."""

    at: TerritoryName
    seat: SeatWord


class BuildingShape(Shape):
    """A building on a territory, printed cities excepted."""

    at: TerritoryName
    card: str
    resource: BasicWord | None = None


class PickShape(Shape):
    """Cards picked and not revealed."""

    play: CardIds
    discard: CardIds = Field(default=[])


Count = Annotated[int, Field(ge=0, le=MAX_ENTRIES)]
Piles = dict[str, CardIds | Count]
CampNumbers = Annotated[list[Annotated[int, Field(ge=1, le=99)]], Field(max_length=MAX_ENTRIES)]


class CampsShape(Shape):
    """The order of camps by their numbers, with the fields of `Camps` of the rules."""

    ask: CampNumbers
    waiting: CampNumbers
    announced: Annotated[int, Field(ge=1, le=99)] | None
    before: CampNumbers


class ScoredPositionShape(Shape):
    """A position that is only to be scored: all but seats and rabbits may be missing."""

    format: Literal["bunny-position"]
    version: Literal[1]
    seats: Annotated[list[SeatWord], Field(min_length=2, max_length=4)]
    round: int = 4
    phase: Annotated[Phase, make_enum_schema(Phase)] = Phase.OVER
    active: SeatWord | None = None
    rabbits: Annotated[list[RabbitShape], Field(max_length=MAX_ENTRIES)]
    buildings: Annotated[list[BuildingShape], Field(max_length=MAX_ENTRIES)] = Field(default=[])
    hands: Piles = Field(default={})
    reserves: Piles = Field(default={})
    picked: dict[str, PickShape | Literal[True] | None] = Field(default={})
    kept: dict[str, CardIds] = Field(default={})
    parchments: Piles = Field(default={})
    used: dict[str, CardIds] = Field(default={})
    dropped: Piles = Field(default={})
    deck: CardIds | Count = Field(default=[])
    harvests: dict[str, Annotated[list[int], Field(max_length=MAX_ENTRIES)]] = Field(default={})
    camps: CampsShape | None = None
    copies: dict[str, str | None] = Field(default={})
    seen_by: SeatWord | None = None


class PositionShape(ScoredPositionShape):
    """A whole position, from which the game can go on, or a view of it."""

    round: Annotated[int, Field(ge=1, le=4)]
    phase: Annotated[Phase, make_enum_schema(Phase)]
    active: SeatWord | None
    buildings: Annotated[list[BuildingShape], Field(max_length=MAX_ENTRIES)]
    hands: Piles
    reserves: Piles
    picked: dict[str, PickShape | Literal[True] | None]
    kept: dict[str, CardIds]
    parchments: Piles
    used: dict[str, CardIds]
    dropped: Piles
    deck: CardIds | Count
    harvests: dict[str, Annotated[list[int], Field(max_length=MAX_ENTRIES)]]
    camps: CampsShape | None
    copies: dict[str, str | None]
