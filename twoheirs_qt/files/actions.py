"""Actions: plain data to the values of the rules and back."""

from __future__ import annotations

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


def parse_action(data: object) -> Action:
    """The action that `data` describe, legal or not. Raises FileFault without a file's name."""
    from twoheirs_qt.files.shapes.actions import WholeAction
    from twoheirs_qt.files.shapes.check import shaped

    return shaped(WholeAction, data).root.action()


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
