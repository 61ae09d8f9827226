"""The game can go on from ten fixed positions in as many ways as it could before."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.two_heirs.perft.perft import DEPTH, count, list_positions, load
from tests.games.two_heirs.rules.conceivable import list_conceivable
from twoheirs_qt.games.two_heirs.rules import Action, State, why_not

ALL = list_positions()


@pytest.mark.parametrize("path", ALL, ids=[path.stem for path in ALL])
def test_counts_to_depth_three(path: Path) -> None:
    state, counts = load(path)
    assert count(state, DEPTH) == counts


@pytest.mark.parametrize("path", ALL, ids=[path.stem for path in ALL])
def test_trying_everything_gives_the_same_counts(path: Path) -> None:
    state, counts = load(path)

    def list_allowed(there: State) -> list[Action]:
        return [action for action in list_conceivable(there) if not why_not(there, action)]

    assert count(state, 2, list_allowed) == counts[:2]


def test_there_are_ten_positions_in_which_every_kind_of_action_is_counted() -> None:
    assert len(ALL) == 10
    kinds = {kind for path in ALL for item in load(path)[1] for kind in item}
    assert len(kinds) == 9
