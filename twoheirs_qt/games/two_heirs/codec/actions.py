"""Conversion of actions of the rules from and to plain data."""

from __future__ import annotations

from twoheirs_qt.games.two_heirs.rules import actions


def parse_action(data: object) -> actions.Action:
    """Parse an action, legal or not. Raises FileError without the name of a file."""
    from twoheirs_qt.games.two_heirs.codec.action_shapes import WholeAction
    from twoheirs_qt.tabletop.files.validation import validate

    return validate(WholeAction, data).root.make_action()


def dump_action(action: actions.Action) -> dict[str, object]:
    """Dump an action as plain data, `do` first."""
    match action:
        case actions.Take(slot):
            return {"do": "take", "slot": slot}
        case actions.Build(tile, at):
            return {"do": "build", "tile": tile, "at": list(at)}
        case actions.Expand(tile, at):
            return {"do": "expand", "tile": tile, "at": list(at)}
        case actions.Move(origin, to):
            return {"do": "move", "from": list(origin), "to": list(to)}
        case actions.Deploy(to):
            return {"do": "deploy", "to": list(to)}
        case actions.Withdraw(origin):
            return {"do": "withdraw", "from": list(origin)}
        case actions.BreakCamp(at):
            return {"do": "break-camp", "at": list(at)}
        case actions.Destroy(at):
            return {"do": "destroy", "at": list(at)}
        case actions.EndTurn(discard):
            return {"do": "end-turn", "discard": list(discard)}
