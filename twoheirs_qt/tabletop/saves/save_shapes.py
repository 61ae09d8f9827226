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


class Line(Shape):
    """Fields of every line: the last one is the checksum of the line."""

    crc: Annotated[str, Field(pattern="^[0-9a-f]{8}$")]


class Change(Line):
    """A line after the first: a change and its time."""

    time: Time


class DoneLine(Change):
    """A new number of actions that are done: some were undone, or redone."""

    done: Count


class TitleLine(Change):
    """Another title of the game."""

    title: Title
