"""Reviews: what a turn gave away, what counts as a mistake, and which games can be reviewed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from tests.box import load_box
from tests.games.two_heirs.advice.reviewed_games import make_reviewed, play_game, save_of
from twoheirs_qt.games.two_heirs.advice.chance import count_turns_after, load_win_chance_model
from twoheirs_qt.games.two_heirs.advice.review import (
    NO_TURN,
    ODD_START,
    Grade,
    ReviewedTurn,
    explain_no_review,
    list_mistakes,
    list_played_turns,
    review_turn,
)
from twoheirs_qt.games.two_heirs.advice.review_words import describe_loss_by_deal, forecast
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    EndTurn,
    Heir,
    NewGame,
    State,
    Take,
    apply_silently,
    create_game,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.rules.search import Search
from twoheirs_qt.games.two_heirs.rules.unseen import redeal
from twoheirs_qt.games.two_heirs.words.names import NO_NAMES
from twoheirs_qt.tabletop.saves.save import Origin
from twoheirs_qt.tabletop.text.text import render_english

FEW = 300


def calculate_lead(state: State, actions: Sequence[Action], heir: Heir) -> int:
    """By how many points `heir` leads after these actions."""
    for action in actions:
        state = apply_silently(state, action)
    points = [column.total for column in make_score_sheet(state).heirs]
    return points[heir] - points[heir.opponent]


def test_every_turn_that_was_ended_is_listed_with_its_state_and_number() -> None:
    save = play_game()
    turns = list_played_turns(save)
    assert [turn.number for turn in turns] == [*range(1, len(turns) + 1)]
    assert sum((turn.actions for turn in turns), ()) == save.actions
    assert all(turn.start == save.replay.states[turn.done_count] for turn in turns)
    cut = replace(save, done_count=turns[3].done_count + 1)
    assert list_played_turns(cut) == turns[:3], "the turn that runs is not over"


def test_what_the_last_turn_gave_away_is_what_the_score_sheet_says() -> None:
    """Nothing is unseen any more: the loss is exact, and the better turn can be counted out."""
    *_, last = list_played_turns(play_game())
    found = review_turn(last)
    assert found.turns_to_come == 0
    best = found.better or found.played
    best_lead, lead = (
        calculate_lead(last.start, actions, last.heir) for actions in (best, found.played)
    )
    assert best_lead >= lead
    assert round(found.loss) == best_lead - lead
    assert found.loss_range == (found.loss, found.loss)
    assert found.spread == 0

    idle = [action for action in last.actions if isinstance(action, (Take, EndTurn))]
    turn = replace(last, actions=tuple(idle))
    wasted = review_turn(turn)
    assert calculate_lead(last.start, wasted.better, last.heir) == best_lead
    assert round(wasted.loss) == best_lead - calculate_lead(last.start, idle, last.heir) > 0


def test_a_turn_as_good_as_the_best_gives_nothing_away() -> None:
    turn = list_played_turns(play_game())[-3]
    better = review_turn(turn).better or turn.actions
    search = Search(turn.start)
    for action in better:
        assert action in search.list_actions()
        search.play(action)
    found = review_turn(replace(turn, actions=better))
    assert found.is_as_good
    assert found.grade is None
    assert found.win_chance_lost == 0


def test_it_does_not_depend_on_the_order_of_the_supply() -> None:
    turn = list_played_turns(play_game())[8]
    found = review_turn(turn, states=FEW)
    other = replace(turn, start=redeal(turn.start, Random(5).randrange))
    again = review_turn(other, states=FEW)
    assert other.start != turn.start
    assert replace(again, digest=found.digest) == found


@pytest.mark.parametrize(
    ("best", "value", "to_come", "grade"),
    [
        (1.0, -3.0, 4, Grade.BLUNDER),
        (30.0, 22.0, 4, None),  # still won
        (-22.0, -30.0, 4, None),  # lost anyway
        (0.4, 0.0, 4, None),
        (1.0, -1.0, 0, Grade.BLUNDER),
        (9.0, 1.0, 0, None),
    ],
)
def test_a_mistake_is_what_costs_the_chance_to_win(
    best: float, value: float, to_come: int, grade: Grade | None
) -> None:
    turn = make_reviewed(best=[best], value=[value], to_come=to_come)
    assert turn.grade is grade


def test_what_may_be_chance_is_no_mistake() -> None:
    turn = make_reviewed(best=[8.0, -8.0, 9.0, -8.0], value=[0.0, 0.0, 0.0, 0.0], to_come=3)
    assert turn.error is not None
    assert turn.loss < turn.error
    assert turn.is_as_good
    assert turn.grade is None
    better = make_reviewed(best=[0.0, 0.0], value=[2.0, 2.0])
    assert better.loss == -2
    assert better.is_as_good, "less than nothing was given away"


def _render_deals(turn: ReviewedTurn) -> str:
    text = describe_loss_by_deal(turn)
    return "" if text is None else render_english(text)


def test_deals_are_named_as_long_as_tiles_are_hidden() -> None:
    for turn in list_played_turns(play_game()):
        words = _render_deals(make_reviewed(turn, to_come=count_turns_after(turn.start)))
        assert bool(words) is bool(turn.start.stack)


def test_where_all_deals_gave_the_same_no_error_is_claimed() -> None:
    same = make_reviewed(best=[5.0, 6.0, 5.0], value=[2.0, 3.0, 2.0])
    assert same.error is None
    assert _render_deals(same) == (
        "It was the same in all 3 deals of the hidden tiles that were tried."
    )
    other = make_reviewed(best=[5.0, 6.0, 1.0], value=[2.0, 3.0, 2.0])
    assert _render_deals(other) == (
        "In 3 deals of the hidden tiles that were tried, it was from −1 to 3."
    )


def test_a_game_drawn_with_henry_is_lost() -> None:
    drawn = make_reviewed(best=[1.0], value=[0.0], to_come=0, solo=True)
    assert drawn.win_chance == 0
    assert drawn.grade is Grade.BLUNDER


def test_a_turn_against_henry_is_compared_with_a_better_one() -> None:
    """In the last turn a lead foretold is the one in the end."""
    *_, turn = list_played_turns(play_game(solo=1))
    found = review_turn(turn)
    assert found.solo
    assert found.heir is not turn.start.henry
    assert found.forecast == calculate_lead(turn.start, turn.actions, turn.heir)
    better = found.better or turn.actions
    assert (
        fmean(found.best_leads) == calculate_lead(turn.start, better, turn.heir) >= found.forecast
    )


def test_the_greatest_mistake_comes_first() -> None:
    sizes = {1: 2.0, 2: 9.0, 3: 0.0, 4: 5.0}
    turns = [
        make_reviewed(best=[size / 2], value=[-size / 2], number=number, heir=Heir(number % 2))
        for number, size in sizes.items()
    ]
    assert [turn.number for turn in list_mistakes(turns)][:2] == [2, 4]
    assert [turn.number for turn in list_mistakes(turns, Heir.BLUE)] == [1]


def test_chances_grow_with_the_lead_and_are_surer_towards_the_end() -> None:
    chances = load_win_chance_model()
    for turns in range(1, 30):
        won = [chances.calculate_win_chance(lead, turns) for lead in range(-60, 61)]
        assert won == sorted(won)
        assert won[60] == 0.5
        assert won[70] + won[50] == pytest.approx(1)
        assert chances.find_spread(turns) <= chances.find_spread(turns + 1) + 1e-9
    assert (
        chances.calculate_win_chance(-0.1, 0),
        chances.calculate_win_chance(0, 0),
        chances.calculate_win_chance(0.1, 0),
    ) == (0, 0.5, 1)


def test_why_a_game_cannot_be_reviewed() -> None:
    save = play_game()
    assert explain_no_review(save) is None
    assert explain_no_review(replace(save, done_count=1)) is NO_TURN
    solo = create_game(load_box(), NewGame(seed=1, level=1))
    assert explain_no_review(save_of(solo, ())) is NO_TURN
    assert explain_no_review(play_game(solo=1)) is None
    middle = list_played_turns(save)[6]
    assert explain_no_review(save_of(middle.start, middle.actions)) is None, (
        "tried again from there"
    )
    odd = middle.start.replace(stack=())
    assert explain_no_review(save_of(odd, middle.actions[:0], Origin.from_position())) is ODD_START


@pytest.mark.parametrize(
    ("lead", "words"),
    [
        (3.9, "Blue wins by 4 points."),
        (-0.9, "White wins by 1 point."),
        (0.1, "The game ends with equal points."),
    ],
)
def test_after_the_last_turn_the_result_is_no_forecast(lead: float, words: str) -> None:
    last = make_reviewed(value=(lead, lead), to_come=0, heir=Heir.BLUE)
    assert render_english(forecast(last, NO_NAMES)) == words
    sooner = make_reviewed(value=(lead, lead), to_come=1, heir=Heir.BLUE)
    assert "give or take" in render_english(forecast(sooner, NO_NAMES))
