"""Actions: plain data to the values of the rules and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from twoheirs_qt.files.vocabulary import cell_of
from twoheirs_qt.rules.actions import (
    Action,
    BreakCamp,
    Build,
    Deploy,
    Destroy,
    EndTurn,
    Expand,
    Move,
    Take,
    Withdraw,
)

if TYPE_CHECKING:
    from twoheirs_qt.files.shapes.actions import ActionShape


def parse_action(data: object) -> Action:
    """The action that `data` describe, legal or not. Raises FileFault without a file's name."""
    from twoheirs_qt.files.shapes.actions import ACTION
    from twoheirs_qt.files.shapes.check import adapted

    return action_of(adapted(ACTION, data))


def action_of(shape: ActionShape) -> Action:
    """The action of a sound shape."""
    from twoheirs_qt.files.shapes import actions as shapes

    match shape:
        case shapes.TakeShape():
            return Take(shape.slot)
        case shapes.BuildShape():
            place = Build if shape.do == "build" else Expand
            return place(shape.tile, cell_of(shape.at))
        case shapes.MoveShape():
            return Move(cell_of(shape.origin), cell_of(shape.to))
        case shapes.DeployShape():
            return Deploy(cell_of(shape.to))
        case shapes.WithdrawShape():
            return Withdraw(cell_of(shape.origin))
        case shapes.CellActionShape():
            at = cell_of(shape.at)
            return BreakCamp(at) if shape.do == "break-camp" else Destroy(at)
        case shapes.EndTurnShape():
            return EndTurn(tuple(sorted(shape.discard)))


def dump_action(action: Action) -> dict[str, object]:
    """The plain data of an action, `do` first."""
    match action:
        case Take(slot):
            return {"do": "take", "slot": slot}
        case Build(tile, at):
            return {"do": "build", "tile": tile, "at": list(at)}
        case Expand(tile, at):
            return {"do": "expand", "tile": tile, "at": list(at)}
        case Move(origin, to):
            return {"do": "move", "from": list(origin), "to": list(to)}
        case Deploy(to):
            return {"do": "deploy", "to": list(to)}
        case Withdraw(origin):
            return {"do": "withdraw", "from": list(origin)}
        case BreakCamp(at):
            return {"do": "break-camp", "at": list(at)}
        case Destroy(at):
            return {"do": "destroy", "at": list(at)}
        case EndTurn(discard):
            return {"do": "end-turn", "discard": list(discard)}
