"""Promises of every computer opponent: legal turns, equal for equal dice, from what is seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from tests.box import load_box
from tests.play import play_random_game, vary_options
from twoheirs_qt.games.two_heirs.opponents.evaluation import (
    Evaluation,
    load_weights,
    overvalue_points,
)
from twoheirs_qt.games.two_heirs.opponents.levels import OPPONENTS, SKILLS
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget, Opponent, Proposal, reveals_tile
from twoheirs_qt.games.two_heirs.opponents.thinker import Skill, Thinker
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Catalogue,
    EndTurn,
    Heir,
    IllegalAction,
    NewGame,
    State,
    Take,
    Terrain,
    Tile,
    TileSet,
    apply,
    calculate_reach,
    create_game,
    make_capabilities,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.rules.unseen import hide_unseen, redeal
from twoheirs_qt.tabletop.dice import Dice

SMALL_BUDGET = Budget(states=80)
TRIPLES = list(combinations(TileSet, 3))

every_opponent = pytest.mark.parametrize("name", OPPONENTS)


def play_whole_turn(
    opponent: Opponent, state: State, dice: Dice, budget: Budget = SMALL_BUDGET
) -> State:
    """The state after a turn that an opponent plays, which sees the covered state only."""
    heir = state.active
    while state.active is heir and not state.is_over:
        answer = opponent.choose_turn(hide_unseen(state), budget, dice)
        assert answer.actions
        assert len(answer.gains) == len(answer.actions)
        for number, action in enumerate(answer.actions):
            turned_up = reveals_tile(state, [action])
            state, _ = apply(state, action)  # raises IllegalAction for any that is not legal
            assert (state.active is not heir) == isinstance(action, EndTurn) or state.is_over
            if turned_up:
                assert number == len(answer.actions) - 1
    return state


def play_through(name: str, catalogue: Catalogue, options: NewGame) -> State:
    """The end of a game that an opponent plays against itself."""
    opponent, dice = OPPONENTS[name](), Dice(1)
    state = create_game(catalogue, options)
    while not state.is_over:
        state = play_whole_turn(opponent, state, dice)
    return state


@pytest.mark.parametrize("number", range(len(TRIPLES)))
def test_whole_games_are_played_with_any_sets(number: int) -> None:
    names = list(OPPONENTS)
    name, sets = names[number % len(names)], TRIPLES[number]
    end = play_through(name, load_box(), NewGame(seed=5, sets=sets, score_roads=number % 2 == 0))
    assert not end.stack


@pytest.mark.parametrize("name", ["greedy", "level-1", "level-4", "level-7"])
def test_an_owners_tiles_may_cost_and_lie_otherwise(name: str) -> None:
    random = Random(name)

    def change_tile(tile: Tile) -> Tile:
        cost = (random.randrange(4), random.randrange(4), random.randrange(4))
        return replace(tile, cost=cost, terrain=random.choice(list(Terrain)))

    tiles = {item.id: change_tile(item) for item in load_box().tiles.values()}
    own = Catalogue("own", "another", tiles, load_box().treasures)
    play_through(name, own, NewGame(seed=9, sets=tuple(TileSet)[3:]))


@pytest.mark.parametrize("name", ["level-1", "level-3", "level-6", "level-7"])
def test_a_budget_in_states_is_kept(name: str) -> None:
    state = create_game(load_box(), NewGame(seed=3))
    for states in (1, 50, 300):
        assert (
            OPPONENTS[name]().choose_turn(state, Budget(states=states), Dice(1)).states
            < states + 100
        )


@every_opponent
def test_equal_dice_give_equal_answers_for_any_unseen_tiles(name: str) -> None:
    for state, _ in list(play_random_game(load_box(), 8, options=vary_options(8, solo=False)))[
        3::29
    ]:
        first = OPPONENTS[name]().choose_turn(hide_unseen(state), SMALL_BUDGET, Dice(3))
        for seed in range(3):
            other = redeal(state, Random(seed).randrange)
            assert OPPONENTS[name]().choose_turn(other, SMALL_BUDGET, Dice(3)) == first


@every_opponent
def test_gains_are_what_each_action_changes(name: str) -> None:
    opponent = OPPONENTS[name]()
    for state, _ in list(play_random_game(load_box(), 21, options=vary_options(21, solo=False)))[
        5::29
    ]:
        heir = state.active
        answer = opponent.choose_turn(hide_unseen(state), SMALL_BUDGET, Dice(3))
        for action, gain in zip(answer.actions, answer.gains, strict=True):
            before, state = state, apply(state, action)[0]
            then, now = (make_score_sheet(item).heirs for item in (before, state))
            assert gain.own == now[heir].total - then[heir].total
            assert gain.theirs == now[heir.opponent].total - then[heir.opponent].total
            have, had = (
                make_capabilities(state, heir).access,
                make_capabilities(before, heir).access,
            )
            assert gain.access == tuple(a - b for a, b in zip(have, had, strict=True))
            assert gain.reach == calculate_reach(state, heir) - calculate_reach(before, heir)


@every_opponent
def test_a_spent_budget_still_gives_an_answer(name: str) -> None:
    state = create_game(load_box(), NewGame(seed=2))
    for budget in (Budget(states=0), Budget(seconds=0.0)):
        after = play_whole_turn(OPPONENTS[name](), state, Dice(1), budget)
        assert after.active is state.active.opponent


@every_opponent
def test_an_opponent_stops_at_once_and_reports_its_thoughts(name: str) -> None:
    state = create_game(load_box(), NewGame(seed=2))
    thoughts: list[Proposal[Action]] = []
    answer = OPPONENTS[name]().choose_turn(
        hide_unseen(state), Budget(), Dice(1), thoughts.append, lambda: True
    )
    assert answer.states < 60
    assert thoughts
    assert thoughts[-1].actions[: len(answer.actions)] == answer.actions


@every_opponent
def test_a_game_that_is_over_asks_for_nothing(name: str) -> None:
    state = create_game(load_box(), NewGame(seed=2, first=Heir.BLUE)).replace(turns_left=0)
    with pytest.raises(ValueError, match="over"):
        OPPONENTS[name]().choose_turn(state, SMALL_BUDGET, Dice(1))


@pytest.mark.parametrize("level", [1, 5])
def test_nothing_is_done_in_vain(level: int) -> None:
    """No turn is thought better without one of its actions; what it leaves undone it cannot see."""
    name = f"level-{level}"
    evaluation = Evaluation(overvalue_points(load_weights(), SKILLS[level - 1].greed))
    for state, _ in list(play_random_game(load_box(), 5, options=vary_options(5, solo=False)))[
        4::19
    ]:
        heir = state.active
        known = state.replace(stack=(), turns_left=state.turns_left or 9)  # nothing is turned up
        plan = OPPONENTS[name]().choose_turn(known, Budget(), Dice(2)).actions
        assert isinstance(plan[-1], EndTurn)
        value = evaluation.estimate_lead(apply_all(known, plan).core, heir)
        for number, action in enumerate(plan[:-1]):
            shorter = (*plan[:number], *plan[number + 1 :])
            try:
                other = apply_all(known, shorter)
            except IllegalAction:
                continue
            assert isinstance(action, Take) or evaluation.estimate_lead(other.core, heir) < value


def test_what_players_expect_comes_true_on_average() -> None:
    weights, state = load_weights(), create_game(load_box(), NewGame(seed=3))
    plain = replace(weights, forecast=())
    halved = replace(weights, forecast=((1.0, 0.5),) * len(weights.knots))
    skill = Skill(beam_width=3, compared_turn_count=4, depth=2)
    one, other = (
        Thinker("", skill, variant).choose_turn(hide_unseen(state), Budget(), Dice(1))
        for variant in (plain, halved)
    )
    assert other.actions == one.actions
    assert other.lead == pytest.approx(1 + one.lead / 2)
    for before, after in zip(one.candidates, other.candidates, strict=True):
        assert after.expected == pytest.approx(1 + before.expected / 2)
    for gain, halved_gain in zip(one.gains, other.gains, strict=True):
        worth = gain.worth + gain.own - gain.theirs
        halved_worth = halved_gain.worth + halved_gain.own - halved_gain.theirs
        assert halved_worth == pytest.approx(worth / 2)


def test_the_strongest_tells_its_best_three_turns_and_their_trials() -> None:
    state = create_game(load_box(), NewGame(seed=3))
    answer = OPPONENTS["level-7"]().choose_turn(hide_unseen(state), Budget(), Dice(1))
    first, second, third = answer.candidates
    assert first.lead == answer.lead
    assert first.actions[: len(answer.actions)] == answer.actions
    assert len(first.trials) == len(second.trials) > len(third.trials) > 1
    assert len({candidate.actions for candidate in answer.candidates}) == 3
    gap, error = first.compare_with(second)
    assert gap >= 0
    assert error is not None


def apply_all(state: State, plan: Sequence[Action]) -> State:
    for action in plan:
        state, _ = apply(state, action)
    return state


@pytest.mark.parametrize("name", ["level-3", "level-7"])
def test_a_hand_as_no_game_deals_it_takes_no_longer(name: str) -> None:
    state = create_game(load_box(), NewGame(seed=3))
    state = state.replace(hands=(state.stack[:9], state.stack[9:18]), stack=state.stack[18:])
    play_whole_turn(OPPONENTS[name](), state, Dice(1))
