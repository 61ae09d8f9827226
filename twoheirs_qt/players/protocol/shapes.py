"""The shapes of what is said in the protocol, behind `params` and `result`, with their bounds."""

from typing import Annotated, Any, Final

from pydantic import Field

from twoheirs_qt.files.shapes.actions import ActionShape
from twoheirs_qt.files.shapes.basics import Shape
from twoheirs_qt.rules.shuffle import SEED_LIMIT

VERSION: Final = 1
"""Of the protocol."""

MOST_IN_ANSWER: Final = 100
"""Actions of one answer: no turn has so many."""

MOST_STATES: Final = 10**12
"""States to be looked at, and milliseconds."""

FARTHEST_LEAD: Final = 1_000_000
"""Points by which a program expects to win or to lose."""

LONGEST_NAME: Final = 200

Amount = Annotated[int, Field(ge=0, le=MOST_STATES)]
Lead = Annotated[float, Field(ge=-FARTHEST_LEAD, le=FARTHEST_LEAD)]


class VersionShape(Shape):
    """What a program of any version of the protocol answers to `hello`."""

    protocol: Annotated[int, Field(ge=0, le=10**6)]


class GreetingShape(VersionShape):
    """What one of this version answers to `hello`."""

    name: Annotated[str, Field(max_length=LONGEST_NAME, pattern=r"\S")]


class ReadyShape(Shape):
    """The answer to `newgame` and `position`: whatever it has, it is an object."""


class InfoShape(Shape):
    """How far a program is, before it answers."""

    states: Amount = 0
    lead: Lead = 0.0
    actions: Annotated[list[Any], Field(max_length=MOST_IN_ANSWER)] = Field(default=[])


class PlaysShape(Shape):
    """The answer to `go`."""

    actions: Annotated[list[ActionShape], Field(min_length=1, max_length=MOST_IN_ANSWER)]
    states: Amount = 0
    lead: Lead = 0.0


class BudgetShape(Shape):
    """What is asked by `go`."""

    states: Amount | None = None
    time: Amount | None = None


class NewGameShape(Shape):
    """What is said by `newgame`, but for the tiles."""

    seed: Annotated[int, Field(ge=0, lt=SEED_LIMIT)] | None = None
