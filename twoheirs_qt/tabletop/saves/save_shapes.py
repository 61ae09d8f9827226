"""Shapes that the saves of all games share, as pydantic models."""

from typing import Annotated, Any

from pydantic import Field

from twoheirs_qt.tabletop.files.limits import (
    MAX_CATALOGUE_NAME_LENGTH,
    MAX_GAME_NAME_LENGTH,
    MAX_NAME_LENGTH,
    MAX_TITLE_LENGTH,
)
from twoheirs_qt.tabletop.files.validation import Count, Shape, Time

Seed = Annotated[int, Field(ge=0, le=2**64 - 1)]
Name = Annotated[str, Field(max_length=MAX_NAME_LENGTH)]
Opponent = Annotated[str, Field(min_length=1, max_length=MAX_NAME_LENGTH)]
Digest = Annotated[str, Field(max_length=64)]
Title = Annotated[str, Field(max_length=MAX_TITLE_LENGTH)]
GameName = Annotated[str, Field(max_length=MAX_GAME_NAME_LENGTH)]


class CatalogueNameShape(Shape):
    """The catalogue of the game; with its content if the program does not know it."""

    name: Annotated[str, Field(max_length=MAX_CATALOGUE_NAME_LENGTH)]
    digest: Annotated[str, Field(max_length=64)]
    content: dict[str, Any] | None = None


class RescuedShape(Shape):
    """The damaged save from which a game was rescued."""

    game: GameName
    turn: Count


class OriginShape(Shape):
    """Fields of every origin."""

    rescued: RescuedShape | None = None


class Line(Shape):
    """Fields of every line: the last one is the checksum of the line."""

    crc: Annotated[str, Field(pattern="^[0-9a-f]{8}$")]


class Change(Line):
    """A line after the first: a change and its time."""

    time: Time


class ActionLine(Change):
    """An action after those that are done; what had been undone is forgotten."""

    action: Any
    digest: Digest


class DoneLine(Change):
    """A new number of actions that are done: some were undone, or redone."""

    done: Count

    def count_hints(self) -> tuple[int, ...]:
        """Return how many hints each seat was told; empty if the line does not say it."""
        return ()


class TitleLine(Change):
    """Another title of the game."""

    title: Title


class SeatLine(Change):
    """Another player of a seat."""

    seat: Any
    player: str
    opponent: Opponent | None = None


class GaveUpLine(Change):
    """A seat that gave up, or None if that was taken back."""

    gave_up: Any
