"""The evaluation: what it counts, what it makes of it, and that weights come with the program."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.box import box
from tests.play import NO_CAMPS, random_game, varied_options
from twoheirs_qt import data
from twoheirs_qt.players.evaluation import (
    FEATURES,
    FILE,
    Evaluation,
    Weights,
    installed_weights,
    shares,
    turns_to_come,
)
from twoheirs_qt.rules import EndTurn, Heir, State, after, means_of, score_sheet
from twoheirs_qt.rules.unseen import redealt

POINTS = {"points": [1.0], "roads": [1.0], "own doubled": [1.0], "their doubled": [-1.0]}


def states(seed: int) -> list[State]:
    return [
        state for state, _ in random_game(box(), seed, options=varied_options(seed, solo=False))
    ]


def lead(state: State, heir: Heir) -> int:
    own, other = (score_sheet(state).heirs[each].total for each in (heir, heir.opponent))
    return own - other


@pytest.mark.parametrize("seed", range(6))
def test_points_alone_give_the_lead(seed: int) -> None:
    evaluation = Evaluation(Weights.of((1,), POINTS))
    for state in states(seed):
        heir = state.active
        if turns_to_come(state.core, heir) > 0:
            assert evaluation.lead(state.core, heir) == pytest.approx(lead(state, heir))
        else:
            assert round(evaluation.lead(state.core, heir)) == lead(state, heir)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_kept_of_earlier_states_changes_no_judgement(seed: int) -> None:
    kept, random = Evaluation(installed_weights()), Random(seed)
    for state in states(seed):
        for heir in Heir:
            alone = Evaluation(installed_weights()).lead(state.core, heir)
            assert kept.lead(state.core, heir) == alone
            other = redealt(state, random.randrange)
            assert Evaluation(installed_weights()).lead(other.core, heir) == alone


def test_features_are_what_a_table_shows() -> None:
    for state in states(4)[10::5]:
        heir = state.active
        if len(state.hands[heir]) > 3:
            continue
        row = Evaluation(installed_weights()).features(state.core, heir)
        seen = dict(zip(FEATURES, row, strict=True))
        assert seen["own hand"] == len(state.hands[heir])
        assert seen["offered"] == len(means_of(state, heir.opponent).slots)
        for each, who in ((heir, "own"), (heir.opponent, "their")):
            access = means_of(state, each).access
            assert seen[f"{who} two of a resource"] == sum(amount >= 2 for amount in access)
            lines = score_sheet(state).heirs[each].buildings
            twice = sum(line.points for line in lines if line.doubled)
            assert seen[f"{who} doubled"] == twice


def test_as_many_turns_are_to_come_as_are_played() -> None:
    """Nobody breaks a Camp in these games."""
    played = [
        (state, action)
        for state, action in random_game(
            box(), 12, options=varied_options(12, solo=False), weights=NO_CAMPS
        )
    ]
    ends = [state for state, action in played if type(action) is EndTurn]
    for number, state in enumerate(reversed(ends)):
        assert turns_to_come(state.core, state.active) == number
    assert after(*played[-1]).is_over


def test_between_knots_weights_change_evenly() -> None:
    assert shares((1, 3, 8), 0) == shares((1, 3, 8), 1) == [1, 0, 0]
    assert shares((1, 3, 8), 2) == [0.5, 0.5, 0]
    assert shares((1, 3, 8), 8) == shares((1, 3, 8), 30) == [0, 0, 1]


def test_the_installed_weights_weigh_what_is_counted() -> None:
    read = json.loads(data.path(FILE).read_text("utf-8"))
    assert set(read["weights"]) == set(FEATURES)
    assert all(len(column) == len(read["knots"]) for column in read["weights"].values())
