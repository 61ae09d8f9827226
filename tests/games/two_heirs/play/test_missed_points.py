"""Points reported as missed in the last turn can be scored by following advice, and no others."""

from __future__ import annotations

import pytest

from tests.box import load_box
from tests.play import IDLE, WEIGHTS, play_random_game, vary_options
from twoheirs_qt.games.two_heirs.play.previews import find_missed_points
from twoheirs_qt.games.two_heirs.rules import (
    EndTurn,
    State,
    apply,
    apply_silently,
    list_legal_actions,
    make_score_sheet,
)


def calculate_totals(state: State) -> tuple[int, int]:
    white, blue = make_score_sheet(state).heirs
    return white.total, blue.total


def calculate_lead(state: State) -> int:
    points = calculate_totals(state)
    return points[state.active] - points[state.active.opponent]


def play_last_turns(seed: int) -> list[State]:
    options = vary_options(seed)
    game = play_random_game(
        load_box(), seed, options=options, weights=IDLE if seed % 2 else WEIGHTS
    )
    return [state for state, _ in game if state.turns_left in (1, 2)]


@pytest.mark.parametrize("seed", range(30))
def test_following_it_scores_just_that(seed: int) -> None:
    result = 0
    for state in play_last_turns(seed):
        missed = find_missed_points(state)
        if missed is None:
            continue
        result += 1
        then = state
        for action in missed.actions:
            then, _ = apply(then, action)  # raises where one cannot be done
            assert then.active is state.active
        before, points = calculate_totals(state), calculate_totals(then)
        assert missed.change == (points[0] - before[0], points[1] - before[1])
        assert calculate_lead(then) > calculate_lead(state)
    assert result or not play_last_turns(seed)


@pytest.mark.parametrize("seed", range(30))
def test_no_single_action_brings_more(seed: int) -> None:
    for state in play_last_turns(seed):
        missed = find_missed_points(state)
        singles = [
            action for action in list_legal_actions(state) if not isinstance(action, EndTurn)
        ]
        most = max(
            (
                calculate_lead(apply_silently(state, item)) - calculate_lead(state)
                for item in singles
            ),
            default=0,
        )
        heir = state.active
        reported = 0 if missed is None else missed.change[heir] - missed.change[heir.opponent]
        assert reported >= most
        if missed is not None and len(missed.actions) > 1:
            assert reported > most  # a single action would do


@pytest.mark.parametrize("seed", range(8))
def test_before_the_last_turns_nothing_is_missed(seed: int) -> None:
    for state, _ in play_random_game(load_box(), seed):
        if state.turns_left not in (1, 2):
            assert find_missed_points(state) is None
