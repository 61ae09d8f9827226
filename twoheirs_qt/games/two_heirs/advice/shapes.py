"""The shape of a judgement as data."""

from typing import Annotated

from pydantic import Field

from twoheirs_qt.games.two_heirs.codec.action_shapes import ActionShape
from twoheirs_qt.tabletop.files.validation import Count, Shape

Points = Annotated[float, Field(ge=-10_000, le=10_000)]
Error = Annotated[float, Field(ge=0, le=10_000)]


class ChoiceShape(Shape):
    """A turn, and how good it is."""

    actions: Annotated[list[ActionShape], Field(max_length=200)]
    open: bool
    lead: Points
    error: Error | None
    trials: Count
    behind: Points
    behind_error: Error | None


class JudgementShape(Shape):
    """The best turns, the best one first."""

    states: Count
    choices: Annotated[list[ChoiceShape], Field(min_length=1, max_length=3)]
