"""The shape of a save."""

from typing import Annotated, Any, Literal

from pydantic import Field

from twoheirs_qt.files.limits import (
    LONGEST_CATALOGUE,
    LONGEST_GAME,
    LONGEST_NAME,
    LONGEST_TITLE,
    MOST_ACTIONS,
)
from twoheirs_qt.files.savegame import TakeBack
from twoheirs_qt.files.shapes.actions import ActionShape
from twoheirs_qt.files.shapes.basics import (
    Count,
    HeirMap,
    HeirWord,
    Level,
    SetWord,
    Shape,
    Time,
    named_in,
)

Seed = Annotated[int, Field(ge=0, le=2**64 - 1)]
Name = Annotated[str, Field(max_length=LONGEST_NAME)]
Points = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
Player = Literal["human", "henry", "computer"]
GameName = Annotated[str, Field(max_length=LONGEST_GAME)]


class RescuedShape(Shape):
    """The game goes on from what was left of a damaged save."""

    game: GameName
    turn: Count


class OriginShape(Shape):
    """What every origin has."""

    rescued: RescuedShape | None = None


class NewOriginShape(OriginShape):
    """The game was set up by these options."""

    kind: Literal["new"]
    seed: Seed
    sets: Annotated[list[SetWord], Field(min_length=3, max_length=3)]
    south: HeirWord
    first: HeirWord | None
    score_roads: bool
    level: Level | None


class PositionOriginShape(OriginShape):
    """The game was begun from a position, as far as known of which game and turn."""

    kind: Literal["position"]
    game: GameName
    turn: Count | None


class HeirSettingsShape(Shape):
    """Who plays an heir."""

    name: Name
    player: Player
    opponent: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)] | None = None


class HeirsSettingsShape(HeirMap):
    """Who plays both heirs."""

    white: HeirSettingsShape
    blue: HeirSettingsShape


class SettingsShape(Shape):
    """The settings of this game."""

    heirs: HeirsSettingsShape
    take_back: Annotated[TakeBack, named_in(TakeBack)]


class CatalogueNameShape(Shape):
    """The catalogue that is played; with its content if the program does not know it."""

    name: Annotated[str, Field(max_length=LONGEST_CATALOGUE)]
    digest: Annotated[str, Field(max_length=64)]
    content: dict[str, Any] | None = None


class NamesShape(HeirMap):
    """The names of both heirs."""

    white: Name
    blue: Name


class PlayersShape(HeirMap):
    """Who plays both heirs."""

    white: Player
    blue: Player


class PointsShape(HeirMap):
    """The points of both heirs."""

    white: Points
    blue: Points


class SummaryShape(Shape):
    """What a list of games shows."""

    mode: Literal["duel", "solo"]
    level: Level | None
    names: NamesShape
    players: PlayersShape
    opponents: NamesShape | None = None
    sets: Annotated[list[SetWord], Field(max_length=6)]
    turn: Count
    active: HeirWord
    points: PointsShape
    over: bool
    winner: HeirWord | None


class HeadShape(Shape):
    """What is read of a save for a list of games."""

    format: Literal["twoheirs-save"]
    version: Literal[1]
    title: Annotated[str, Field(max_length=LONGEST_TITLE)] = ""
    created: Time
    changed: Time
    summary: SummaryShape


class SaveShape(HeadShape):
    """A whole save. `start` and the content of the catalogue are read as files of their own."""

    rules: Annotated[int, Field(ge=1)]
    catalogue: CatalogueNameShape
    origin: Annotated[NewOriginShape | PositionOriginShape, Field(discriminator="kind")]
    settings: SettingsShape
    start: dict[str, Any]
    actions: Annotated[list[ActionShape], Field(max_length=MOST_ACTIONS)]
    done: Count
    gave_up: HeirWord | None = None
    digests: Annotated[list[str], Field(max_length=MOST_ACTIONS + 1)]
