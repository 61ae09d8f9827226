"""The cases of an implementation of the rules that shares no code with this one."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.games.bunny_kingdom.positions import deal
from twoheirs_qt.games.bunny_kingdom.codec.actions import dump_action, parse_action
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.codec.position import (
    dump_position,
    parse_position,
    read_position,
)
from twoheirs_qt.games.bunny_kingdom.codec.scores import dump_score
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_legal_actions
from twoheirs_qt.games.bunny_kingdom.rules.scoring import make_score_sheet
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply

FOLDER = Path(__file__).parent
ORDERED = ("deck", "reserves", "seats", "harvests")


def read_cases(name: str) -> list[Any]:
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    return [pytest.param(json.loads(line), id=str(number)) for number, line in enumerate(lines, 1)]


def sort_lists(value: Any, ordered: Iterable[str] = ORDERED) -> Any:
    """The value with all lists sorted, but for those of the fields named `ordered`."""
    if isinstance(value, dict):
        return {
            name: item if name in ordered else sort_lists(item, ordered)
            for name, item in value.items()
        }
    if isinstance(value, list):
        return sorted([sort_lists(item, ordered) for item in value], key=json.dumps)
    return value


def sort_sheet(score: Any) -> Any:
    return sort_lists(score, ("harvests",))


@pytest.mark.parametrize("case", read_cases("legal.jsonl"))
def test_legal_actions_agree(case: Any) -> None:
    state = parse_position(case["position"], load_program_catalogue())
    results = [dump_action(action) for action in list_legal_actions(state)]
    assert sort_lists(results) == sort_lists(case["legal"])
    assert sort_lists(dump_position(state)) == sort_lists(case["position"])


@pytest.mark.parametrize("case", read_cases("scores.jsonl"))
def test_scores_agree(case: Any) -> None:
    position = read_position(case["position"], load_program_catalogue(), for_score=True)
    assert sort_sheet(dump_score(make_score_sheet(position))) == sort_sheet(case["score"])


@pytest.mark.parametrize("case", read_cases("games.jsonl"))
def test_whole_games_agree(case: Any) -> None:
    state = parse_position(case["start"], load_program_catalogue())
    assert state == deal(case["players"], case["seed"])
    for action in case["actions"]:
        state, _ = apply(state, parse_action(action))
    assert sort_lists(dump_position(state)) == sort_lists(case["end"])
    assert sort_sheet(dump_score(make_score_sheet(state))) == sort_sheet(case["score"])
