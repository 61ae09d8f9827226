"""The shapes of a save: of the lines of a log, and of a document of version 1."""

from typing import Annotated, Any, Literal

from pydantic import Field

from twoheirs_qt.codec.shapes import ActionShape, Unseen
from twoheirs_qt.files.limits import (
    LONGEST_CATALOGUE,
    LONGEST_GAME,
    LONGEST_NAME,
    LONGEST_TITLE,
    MOST_ACTIONS,
)
from twoheirs_qt.files.validation import (
    Count,
    HeirMap,
    HeirWord,
    Level,
    SetWord,
    Shape,
    Time,
    named_in,
)
from twoheirs_qt.saves.save import TakeBack

Seed = Annotated[int, Field(ge=0, le=2**64 - 1)]
Name = Annotated[str, Field(max_length=LONGEST_NAME)]
Opponent = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Player = Literal["human", "henry", "computer"]
Digest = Annotated[str, Field(max_length=64)]
Title = Annotated[str, Field(max_length=LONGEST_TITLE)]
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
    opponent: Opponent | None = None


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


class BeginningShape(Shape):
    """How a game begins. `start` and the content of the catalogue are read as files of their
    own."""

    format: Literal["twoheirs-save"]
    created: Time
    rules: Annotated[int, Field(ge=1)]
    catalogue: CatalogueNameShape
    origin: Annotated[NewOriginShape | PositionOriginShape, Field(discriminator="kind")]
    settings: SettingsShape
    start: dict[str, Any]
    unseen: Unseen = Field(default=[])


class DocumentShape(BeginningShape):
    """A whole save of version 1."""

    version: Literal[1]
    title: Title = ""
    changed: Time
    actions: Annotated[list[ActionShape], Field(max_length=MOST_ACTIONS)]
    done: Count
    gave_up: HeirWord | None = None
    digests: Annotated[list[str], Field(max_length=MOST_ACTIONS + 1)]


class Line(Shape):
    """What every line has: its own checksum, the last field of it."""

    crc: Annotated[str, Field(pattern="^[0-9a-f]{8}$")]


class FirstLine(Line, BeginningShape):
    """The line that begins a game; `digest` is that of the state of `start`."""

    version: Literal[2]
    digest: Digest


class Change(Line):
    """A line behind the first: what was changed, and when."""

    time: Time


class ActionLine(Change):
    """An action was done, behind those that are done; what had been undone is forgotten."""

    action: ActionShape
    digest: Digest


class DoneLine(Change):
    """From now on so many actions are done: some were undone, or redone."""

    done: Count


class TitleLine(Change):
    """The game was given another title."""

    title: Title


class SeatLine(Change):
    """Somebody else plays for an heir."""

    seat: HeirWord
    player: Player
    opponent: Opponent | None = None


class GaveUpLine(Change):
    """An heir gave the game up, or that was taken back."""

    gave_up: HeirWord | None


CHANGES: dict[str, type[Change]] = {
    "action": ActionLine,
    "done": DoneLine,
    "title": TitleLine,
    "seat": SeatLine,
    "gave_up": GaveUpLine,
}
"""The shape of a change by the field that only lines of its kind have."""
