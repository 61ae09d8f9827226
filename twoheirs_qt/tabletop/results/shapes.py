"""The shape of a file of results."""

from typing import Annotated, Any, Literal

from pydantic import Field

from twoheirs_qt.tabletop.files.limits import MAX_SEATS
from twoheirs_qt.tabletop.files.validation import Points, Shape, Time
from twoheirs_qt.tabletop.saves.save_shapes import Name

Word = Annotated[str, Field(min_length=1, max_length=100)]
Place = Annotated[int, Field(ge=1, le=MAX_SEATS)]


class ResultShape(Shape):
    """The result of a game of one person against computers; the person comes first."""

    id: Word
    game: Word
    ended: Time
    opponents: Annotated[list[Name], Field(min_length=1, max_length=MAX_SEATS - 1)]
    points: Annotated[list[Points], Field(min_length=2, max_length=MAX_SEATS)]
    places: Annotated[list[Place], Field(min_length=2, max_length=MAX_SEATS)]
    gave_up: bool
    details: dict[str, Any]


class ResultsShape(Shape):
    """A file of results."""

    format: Literal["twoheirs-results"]
    version: Literal[3]
    results: Annotated[list[ResultShape], Field(max_length=100_000)]
