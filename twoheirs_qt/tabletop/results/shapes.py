"""The shape of a file of results."""

from typing import Annotated, Literal

from pydantic import Field

from twoheirs_qt.games.two_heirs.codec.word_shapes import SetWord
from twoheirs_qt.tabletop.files.validation import Level, Points, Shape, Time
from twoheirs_qt.tabletop.saves.save_shapes import Name


class ResultShape(Shape):
    """The result of a game against Henry or the computer."""

    game: Annotated[str, Field(min_length=1, max_length=100)]
    ended: Time
    level: Level | None
    sets: Annotated[list[SetWord], Field(min_length=3, max_length=3)]
    points: Points
    theirs: Points
    won: bool
    gave_up: bool
    opponent: Name
    drawn: bool


class ResultsShape(Shape):
    """A file of results."""

    format: Literal["twoheirs-results"]
    version: Literal[2]
    results: Annotated[list[ResultShape], Field(max_length=100_000)]
