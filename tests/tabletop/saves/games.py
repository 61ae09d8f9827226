"""Games that tests of saves begin with."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

from tests.box import GAME, load_box
from tests.games.two_heirs.saves.version_1 import dump_document
from tests.tabletop.files.documents import read_conformance
from twoheirs_qt.games.two_heirs.codec.actions import parse_action
from twoheirs_qt.games.two_heirs.codec.position import parse_position
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Catalogue,
    EndTurn,
    NewGame,
    Take,
    apply,
    create_game,
    list_legal_actions,
)
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, SaveGame, TakeBackRule

CREATED, CHANGED = "2025-01-31T18:30:00Z", "2025-02-01T07:00:59Z"


def play_game(number: int) -> SaveGame:
    """A whole game of the conformance cases as a save."""
    case = read_conformance("games.jsonl")[number]
    actions = tuple(parse_action(action) for action in case["actions"])
    return SaveGame(
        game=GAME,
        origin=Origin.from_position("an old game", 3),
        start=parse_position(case["start"], load_box()),
        settings=GameSettings(names=("Žofie", ""), take_back_rule=TakeBackRule.UNTIL_REVEALED),
        actions=actions,
        done_count=len(actions),
        title="A game to remember",
        created=CREATED,
        changed=CHANGED,
    )


def make_short_game(catalogue: Catalogue | None = None, level: int | None = None) -> SaveGame:
    """A few turns of a new game, the last of them not ended, some actions taken back."""
    options = NewGame(seed=7, level=level)
    state = start = create_game(catalogue or load_box(), options)
    actions: list[Action] = []
    for turn in range(4):
        # Some game or other; the last turn is not ended.
        choice: list[Action] = [next(a for a in list_legal_actions(state) if isinstance(a, Take))]
        if turn < 3:
            choice.append(EndTurn())
        for action in choice:
            state, _ = apply(state, action)
            actions.append(action)
    return SaveGame(
        game=GAME,
        origin=Origin.new_game(options),
        start=start,
        settings=GameSettings(),
        actions=tuple(actions),
        done_count=len(actions) - 2,
        created=CREATED,
        changed=CHANGED,
    )


@cache
def _make_document() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(dump_document(make_short_game())))
    return data


def copy_document() -> dict[str, Any]:
    """The short game as its file has it, to be spoilt at will."""
    return copy.deepcopy(_make_document())
