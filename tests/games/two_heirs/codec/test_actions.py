"""Actions in files."""

from __future__ import annotations

import pytest

from tests.tabletop.files.documents import explain_form
from twoheirs_qt.games.two_heirs.codec.actions import dump_action, parse_action
from twoheirs_qt.games.two_heirs.rules import (
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
from twoheirs_qt.tabletop.files.errors import FileError

ACTIONS: list[tuple[Action, dict[str, object]]] = [
    (Take(3), {"do": "take", "slot": 3}),
    (Build("mill", (1, -1)), {"do": "build", "tile": "mill", "at": [1, -1]}),
    (Expand("mill", (1, 1)), {"do": "expand", "tile": "mill", "at": [1, 1]}),
    (Move((0, 0), (1, 0)), {"do": "move", "from": [0, 0], "to": [1, 0]}),
    (Deploy((1, 0)), {"do": "deploy", "to": [1, 0]}),
    (Withdraw((1, 0)), {"do": "withdraw", "from": [1, 0]}),
    (BreakCamp((1, 1)), {"do": "break-camp", "at": [1, 1]}),
    (Destroy((2, 0)), {"do": "destroy", "at": [2, 0]}),
    (EndTurn(("farm", "mill")), {"do": "end-turn", "discard": ["farm", "mill"]}),
    (EndTurn(), {"do": "end-turn", "discard": []}),
]


@pytest.mark.parametrize(("action", "data"), ACTIONS, ids=[str(data["do"]) for _, data in ACTIONS])
def test_there_and_back(action: Action, data: dict[str, object]) -> None:
    assert list(dump_action(action).items()) == list(data.items())
    assert parse_action(data) == action
    assert parse_action({**data, "note": "unknown fields do no harm"}) == action


def test_discards_come_in_any_order_and_may_be_missing() -> None:
    assert parse_action({"do": "end-turn", "discard": ["mill", "farm"]}) == EndTurn(
        ("farm", "mill")
    )
    assert parse_action({"do": "end-turn"}) == EndTurn()


MALFORMED: list[tuple[object, str]] = [
    (None, explain_form("")),
    ({}, explain_form("")),
    ({"do": "jump"}, explain_form("")),
    ({"do": "take"}, explain_form("take.slot")),
    ({"do": "take", "slot": True}, explain_form("take.slot")),
    ({"do": "take", "slot": -1}, explain_form("take.slot")),
    ({"do": "build", "at": [0, 0]}, explain_form("build.tile")),
    ({"do": "build", "tile": "mill", "at": [0]}, explain_form("build.at")),
    ({"do": "expand", "tile": 4, "at": [0, 0]}, explain_form("expand.tile")),
    ({"do": "move", "to": [0, 0]}, explain_form("move.from")),
    ({"do": "move", "from": [0, 0.5], "to": [0, 0]}, explain_form("move.from[1]")),
    ({"do": "withdraw"}, explain_form("withdraw.from")),
    ({"do": "destroy", "at": [0, 10**9]}, explain_form("destroy.at[1]")),
    ({"do": "end-turn", "discard": [1]}, explain_form("end-turn.discard[0]")),
]  # fmt: skip


@pytest.mark.parametrize(("data", "sentence"), MALFORMED)
def test_malformed(data: object, sentence: str) -> None:
    with pytest.raises(FileError) as caught:
        parse_action(data)
    assert str(caught.value).startswith(sentence)
