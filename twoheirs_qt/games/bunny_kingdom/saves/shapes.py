"""Shapes of the lines of a save, as pydantic models."""

from typing import Annotated, Any, Literal

from pydantic import Field

from twoheirs_qt.games.bunny_kingdom.codec.shapes import ActionShape, SeatWord
from twoheirs_qt.tabletop.files.validation import Count, Shape, Time
from twoheirs_qt.tabletop.saves import save_shapes
from twoheirs_qt.tabletop.saves.save_shapes import (
    CatalogueNameShape,
    Change,
    Digest,
    DoneLine,
    GameName,
    Line,
    Name,
    Opponent,
    OriginShape,
    Seed,
    TitleLine,
)

PlayerWord = Literal["human", "computer"]


class NewOriginShape(OriginShape):
    """The options of a new game."""

    kind: Literal["new"]
    players: Annotated[int, Field(ge=2, le=4)]
    seed: Seed


class PositionOriginShape(OriginShape):
    """The origin of a game that began from a position, with its game and round as far as known."""

    kind: Literal["position"]
    game: GameName = ""
    turn: Count | None = None


class SeatSettingsShape(Shape):
    """The player of a seat."""

    name: Name
    player: PlayerWord
    opponent: Opponent | None = None


class SettingsShape(Shape):
    """The settings of this game."""

    seats: dict[SeatWord, SeatSettingsShape]
    covers_hands: bool


class FirstLine(Line):
    """The first line of a game; `digest` is that of the state of `start`."""

    format: Literal["bunny-save"]
    version: Literal[1]
    created: Time
    rules: Annotated[int, Field(ge=1)]
    catalogue: CatalogueNameShape
    origin: Annotated[NewOriginShape | PositionOriginShape, Field(discriminator="kind")]
    settings: SettingsShape
    start: dict[str, Any]
    digest: Digest


class ActionLine(save_shapes.ActionLine):
    """An action after those that are done; what had been undone is forgotten."""

    action: ActionShape


class SeatLine(save_shapes.SeatLine):
    """Another player of a seat."""

    seat: SeatWord
    player: PlayerWord


class GaveUpLine(save_shapes.GaveUpLine):
    """A seat that gave up, or None if that was taken back."""

    gave_up: SeatWord | None


CHANGES: dict[str, type[Change]] = {
    "action": ActionLine,
    "done": DoneLine,
    "title": TitleLine,
    "seat": SeatLine,
    "gave_up": GaveUpLine,
}
"""The shape of a change by the field that only lines of its kind have."""
