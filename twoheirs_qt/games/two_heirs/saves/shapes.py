"""Shapes of a save: the lines of a log, and a document of version 1."""

from typing import Annotated, Any, Literal

from pydantic import Field

from twoheirs_qt.games.two_heirs.codec.action_shapes import ActionShape
from twoheirs_qt.games.two_heirs.codec.shapes import Unseen
from twoheirs_qt.games.two_heirs.codec.word_shapes import HeirMap, HeirWord, SetWord
from twoheirs_qt.tabletop.files.limits import MAX_ACTIONS
from twoheirs_qt.tabletop.files.validation import Count, Level, Shape, Time, make_enum_schema
from twoheirs_qt.tabletop.saves import save_shapes
from twoheirs_qt.tabletop.saves.save import TakeBackRule
from twoheirs_qt.tabletop.saves.save_shapes import (
    CatalogueNameShape,
    Change,
    Digest,
    GameName,
    Line,
    Name,
    Opponent,
    OriginShape,
    Seed,
    Title,
    TitleLine,
)

Player = Literal["human", "henry", "computer"]


class NewOriginShape(OriginShape):
    """The options of a new game."""

    kind: Literal["new"]
    seed: Seed
    sets: Annotated[list[SetWord], Field(min_length=3, max_length=3)]
    south: HeirWord
    first: HeirWord | None
    score_roads: bool
    level: Level | None


class PositionOriginShape(OriginShape):
    """Start from a position, with its game and turn as far as known."""

    kind: Literal["position"]
    game: GameName
    turn: Count | None


class HeirSettingsShape(Shape):
    """The player of an heir."""

    name: Name
    player: Player
    opponent: Opponent | None = None


class HeirsSettingsShape(HeirMap):
    """The players of both heirs."""

    white: HeirSettingsShape
    blue: HeirSettingsShape


class SettingsShape(Shape):
    """The settings of this game."""

    heirs: HeirsSettingsShape
    take_back: Annotated[TakeBackRule, make_enum_schema(TakeBackRule)]


class BeginningShape(Shape):
    """The start of a game; `start` and the content of the catalogue are parsed separately."""

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
    actions: Annotated[list[ActionShape], Field(max_length=MAX_ACTIONS)]
    done: Count
    gave_up: HeirWord | None = None
    digests: Annotated[list[str], Field(max_length=MAX_ACTIONS + 1)]


class FirstLine(Line, BeginningShape):
    """The first line of a game; `digest` is that of the state of `start`."""

    version: Literal[2]
    digest: Digest


class ActionLine(save_shapes.ActionLine):
    """An action after those that are done; what had been undone is forgotten."""

    action: ActionShape


class HintsShape(HeirMap):
    """Number of hints that each heir was given."""

    white: Count
    blue: Count


class DoneLine(save_shapes.DoneLine):
    """A new number of actions that are done: some were undone, or redone.

    With `hints` a hint was told; programs that do not know of any read that as no change.
    """

    hints: HintsShape | None = None

    def count_hints(self) -> tuple[int, ...]:
        """Return how many hints White and Blue were told; empty if the line does not say it."""
        return () if self.hints is None else (self.hints.white, self.hints.blue)


class SeatLine(save_shapes.SeatLine):
    """Another player of an heir."""

    seat: HeirWord
    player: Player


class GaveUpLine(save_shapes.GaveUpLine):
    """An heir who gave up, or None if that was taken back."""

    gave_up: HeirWord | None


CHANGES: dict[str, type[Change]] = {
    "action": ActionLine,
    "done": DoneLine,
    "title": TitleLine,
    "seat": SeatLine,
    "gave_up": GaveUpLine,
}
"""The shape of a change by the field that only lines of its kind have."""
