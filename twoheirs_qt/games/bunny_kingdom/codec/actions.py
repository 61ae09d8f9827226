"""Actions: plain data to the values of the rules and back."""

from __future__ import annotations

from twoheirs_qt.games.bunny_kingdom.rules import actions


def parse_action(data: object) -> actions.Action:
    """The action that `data` describe, legal or not. Raises FileError without a file's name."""
    from twoheirs_qt.games.bunny_kingdom.codec.shapes import ActionDocument
    from twoheirs_qt.tabletop.files.validation import validate

    action: actions.Action = validate(ActionDocument, data).root.make_action()
    return action


def dump_action(action: actions.Action) -> dict[str, object]:
    """The plain data of an action, `do` first."""
    match action:
        case actions.Draft(play, discard):
            data: dict[str, object] = {"do": "draft", "play": list(play)}
            return {**data, "discard": list(discard)} if discard else data
        case actions.Build(card, at, to):
            data = {"do": "build", "card": card, "at": at}
            return data if to is None else {**data, "to": to}
        case actions.Keep(card):
            return {"do": "keep", "card": card}
        case actions.Announce(card):
            return {"do": "announce", "card": card}
        case actions.Pass():
            return {"do": "pass"}
        case actions.Trade(at, resource):
            return {"do": "trade", "at": at, "resource": resource}
        case actions.Copy(card, parchment):
            return {"do": "copy", "card": card, "parchment": parchment}
