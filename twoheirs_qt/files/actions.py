"""Actions: plain data to the values of the rules and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

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
    from twoheirs_qt.files.shapes.actions import WholeAction
    from twoheirs_qt.files.shapes.check import shaped

    return action_of(shaped(WholeAction, data).root)


def action_of(shape: ActionShape) -> Action:
    """The action of a sound shape."""
    return _MADE_OF[shape.do](shape)


_MADE_OF: Final[dict[str, Callable[[Any], Action]]] = {
    "take": lambda shape: Take(shape.slot),
    "build": lambda shape: Build(shape.tile, cell_of(shape.at)),
    "expand": lambda shape: Expand(shape.tile, cell_of(shape.at)),
    "move": lambda shape: Move(cell_of(shape.origin), cell_of(shape.to)),
    "deploy": lambda shape: Deploy(cell_of(shape.to)),
    "withdraw": lambda shape: Withdraw(cell_of(shape.origin)),
    "break-camp": lambda shape: BreakCamp(cell_of(shape.at)),
    "destroy": lambda shape: Destroy(cell_of(shape.at)),
    "end-turn": lambda shape: EndTurn(tuple(sorted(shape.discard))),
}
"""The `do` of a shape -> its action. Shapes are not named: they are imported to read a file."""


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
