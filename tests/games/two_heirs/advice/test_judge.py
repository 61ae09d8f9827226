"""The judge finds the best turns from what everybody sees, and says how sure it is."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from tests.games.two_heirs.advice.positions import play_random_turns
from twoheirs_qt.games.two_heirs.advice.hint import Hint, Stage
from twoheirs_qt.games.two_heirs.advice.judge import Choice, Judgement, judge
from twoheirs_qt.games.two_heirs.advice.solo import STAGES, compare
from twoheirs_qt.games.two_heirs.advice.turn_words import describe_tile_actions, list_turn_texts
from twoheirs_qt.games.two_heirs.advice.whole_turn import Turn
from twoheirs_qt.games.two_heirs.opponents.opponent import Candidate
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    EndTurn,
    State,
    Take,
    apply_silently,
    list_legal_actions,
)
from twoheirs_qt.games.two_heirs.rules.unseen import redeal
from twoheirs_qt.games.two_heirs.words.names import NO_NAMES
from twoheirs_qt.tabletop.dice import Dice
from twoheirs_qt.tabletop.text.text import render_english

STATES = 1500


def list_positions(*, solo: bool) -> list[State]:
    """A few states of random games, early and late."""
    turns = [start for start, _ in play_random_turns(6, solo=solo)]
    return [turns[2], turns[-3]]


@pytest.mark.parametrize("solo", [False, True])
def test_a_hint_never_changes_with_the_order_of_the_supply(solo: bool) -> None:
    random = Random(4)
    for state in list_positions(solo=solo):
        found = judge(state, seed=3, states=STATES)
        assert judge(redeal(state, random.randrange), seed=3, states=STATES) == found


@pytest.mark.parametrize("solo", [False, True])
def test_the_best_turns_are_playable_different_and_in_order(solo: bool) -> None:
    for state in list_positions(solo=solo):
        found = judge(state, seed=1, states=STATES)
        turns = [choice.turn for choice in found.choices]
        assert 1 <= len(turns) == len({*turns}) <= 3
        assert found.best.deficit == 0
        assert found.states <= STATES + 200
        for turn in turns:
            assert Turn.from_actions(state, turn.actions) == turn
        assert all(
            choice.trials == 0 or choice.error is not None or choice.trials == 1
            for choice in found.choices
        )


def test_turns_within_their_error_are_as_good() -> None:
    """Turns are compared by their differences in the trials that both had."""
    turn = Turn(())
    nearly = Choice(turn, 2.0, 0.8, 7, deficit=0.3, deficit_error=0.4)
    worse = Choice(turn, 1.0, 0.8, 7, deficit=1.3, deficit_error=0.4)
    best = Choice(turn, 2.3, 0.7, 7, deficit=0.0, deficit_error=0.0)
    untried = Choice(turn, 2.2, None, 0, deficit=0.1, deficit_error=None)
    assert Judgement((best, nearly, worse, untried), 100).equals == (nearly,)


def test_within_a_turn_the_rest_is_judged() -> None:
    (state, *_) = list_positions(solo=False)
    take = next(action for action in list_legal_actions(state) if isinstance(action, Take))
    found = judge(apply_silently(state, take), seed=1, states=STATES)
    assert not found.best.turn.taken


def test_nothing_is_judged_when_the_game_is_over() -> None:
    *_, (state, actions) = play_random_turns(6, solo=False)
    for action in actions:
        state = apply_silently(state, action)
    assert state.is_over
    with pytest.raises(ValueError, match="over"):
        judge(state, seed=1)


@pytest.mark.parametrize("solo", [False, True])
def test_an_expected_lead_says_how_far_the_end_may_be_from_it(solo: bool) -> None:
    early, *_, last = [start for start, _ in play_random_turns(6, solo=solo)]
    for state, is_final in ((early, False), (last, True)):
        hint = Hint(state, judge(state, seed=1, states=STATES))
        (line,) = [
            words
            for words in map(render_english, hint.list_texts(Stage.TURN, NO_NAMES))
            if words.startswith("Expected lead")
        ]
        assert ("give or take" in line) is not is_final


def test_turns_that_are_as_good_stay_in_the_order_in_which_they_were_found() -> None:
    """So longer thinking does not change a hint for the luck of a few more deals."""
    first, other, worst = (Candidate((EndTurn((name,)),), 0.0) for name in ("a", "b", "c"))

    def play_trial(gain: float, plan: tuple[Action, ...], seed: int) -> float:
        lead = {first.actions: 0.0, other.actions: gain, worst.actions: -50.0}[plan]
        return lead + Random(seed).uniform(-9, 9)  # the deal is the same for all

    for gain, best in ((0.0, first), (9.0, other)):
        ranked = compare((first, other, worst), partial(play_trial, gain), Dice(1))
        assert ranked[0].actions == best.actions
        assert ranked[2].actions == worst.actions
        assert len(ranked[0].trials) == sum(trials for _, trials in STAGES)


@pytest.mark.parametrize("solo", [False, True])
def test_each_stage_of_a_hint_says_more(solo: bool) -> None:
    for state in list_positions(solo=solo):
        hint = Hint(state, judge(state, seed=1, states=STATES))
        where, tiles, turn = (hint.find_lit_places(stage) for stage in Stage)
        assert where.cells >= tiles.cells
        assert turn.cells >= tiles.cells
        assert tiles.cells == {placed.at for placed in hint.turn.placements}
        words = {stage: render_english(hint.join_texts(stage, NO_NAMES)) for stage in Stage}
        assert len({*words.values()}) == 3
        for text in describe_tile_actions(hint.turn, state):
            assert render_english(text) in words[Stage.TILES]
            assert render_english(text) not in words[Stage.WHERE]
        for text in list_turn_texts(hint.turn, state):
            assert render_english(text) in words[Stage.TURN]
