"""Shapes of actions in files, as pydantic models."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import ConfigDict, Field, RootModel

from twoheirs_qt.games.two_heirs.codec.word_shapes import CellShape
from twoheirs_qt.games.two_heirs.rules import actions
from twoheirs_qt.tabletop.files.validation import MAX_ENTRIES, Count, Shape


class TakeShape(Shape):
    """Take the tile on a place of the royal reserve."""

    do: Literal["take"]
    slot: Count

    def make_action(self) -> actions.Action:
        return actions.Take(self.slot)


class BuildShape(Shape):
    """Build or expand with a tile of the hand."""

    do: Literal["build", "expand"]
    tile: str
    at: CellShape

    def make_action(self) -> actions.Action:
        return (actions.Build if self.do == "build" else actions.Expand)(self.tile, self.at)


class MoveShape(Shape):
    """Move a troop from cell to cell."""

    do: Literal["move"]
    origin: CellShape = Field(alias="from")
    to: CellShape

    def make_action(self) -> actions.Action:
        return actions.Move(self.origin, self.to)


class DeployShape(Shape):
    """Bring a troop from the royal reserve."""

    do: Literal["deploy"]
    to: CellShape

    def make_action(self) -> actions.Action:
        return actions.Deploy(self.to)


class WithdrawShape(Shape):
    """Take a troop back to the royal reserve."""

    do: Literal["withdraw"]
    origin: CellShape = Field(alias="from")

    def make_action(self) -> actions.Action:
        return actions.Withdraw(self.origin)


class CellActionShape(Shape):
    """Break a Camp, or destroy a besieged building."""

    do: Literal["break-camp", "destroy"]
    at: CellShape

    def make_action(self) -> actions.Action:
        return (actions.BreakCamp if self.do == "break-camp" else actions.Destroy)(self.at)


class EndTurnShape(Shape):
    """End the turn; a missing `discard` discards nothing."""

    do: Literal["end-turn"]
    discard: Annotated[list[str], Field(max_length=MAX_ENTRIES)] = Field(default=[])

    def make_action(self) -> actions.Action:
        return actions.EndTurn(tuple(sorted(self.discard)))


ActionShape: TypeAlias = Annotated[
    TakeShape
    | BuildShape
    | MoveShape
    | DeployShape
    | WithdrawShape
    | CellActionShape
    | EndTurnShape,
    Field(discriminator="do"),
]


class WholeAction(RootModel[Any]):
    """A single action as a document of its own, not in a list of actions."""

    model_config = ConfigDict(defer_build=True)
    root: ActionShape
