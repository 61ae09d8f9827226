"""Looking ahead leads to the same states as play, and what is kept on the way is always right."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.box import load_box
from tests.games.two_heirs.rules.scenario import Scenario, read_scenarios, start
from tests.play import NO_CAMPS, WEIGHTS, choose, play_random_game, vary_options
from twoheirs_qt.games.two_heirs.codec.actions import parse_action
from twoheirs_qt.games.two_heirs.rules import (
    EndTurn,
    Heir,
    IllegalAction,
    NewGame,
    State,
    Take,
    apply,
    apply_in_steps,
    apply_silently,
    create_game,
    find_active_capabilities,
    list_legal_actions,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.rules.search import Search

ALL = tuple(read_scenarios())


def rebuild(state: State) -> State:
    """The same state, of which nothing is kept."""
    return state.replace()


@pytest.mark.parametrize("scenario", ALL, ids=[scenario.title for scenario in ALL])
def test_a_scenario_comes_out_the_same_however_it_is_played(scenario: Scenario) -> None:
    state = start(scenario)
    search = Search(state)
    make_score_sheet(state)
    for given in scenario.parts.get("actions", ()):
        action = parse_action(given)
        applied, _ = apply(state, action)
        assert apply_in_steps(state, action)[-1].state == applied
        search.play(action)
        state = apply_silently(state, action)
        assert state == applied == search.state
        assert make_score_sheet(state) == make_score_sheet(rebuild(applied))
    assert search.list_actions() == list(list_legal_actions(state))


@pytest.mark.parametrize("seed", range(24))
def test_what_is_kept_while_playing_is_what_a_new_look_finds(seed: int) -> None:
    state, random = create_game(load_box(), vary_options(seed)), Random(seed)
    weights = random.choice([WEIGHTS, NO_CAMPS])
    while not state.is_over:
        fresh = rebuild(state)
        assert list(list_legal_actions(fresh)) == list(list_legal_actions(state))
        if random.random() < 0.5:
            assert make_score_sheet(fresh) == make_score_sheet(state)
        state = apply_silently(state, choose(state, random, weights))
    assert make_score_sheet(rebuild(state)) == make_score_sheet(state)


@pytest.mark.parametrize("seed", range(12))
def test_taking_back_leads_back(seed: int) -> None:
    first = create_game(load_box(), vary_options(seed))
    search, other, random = Search(first), Search(first), Random(seed)
    places = []
    while not search.is_over:
        sheet = make_score_sheet(search.state)
        white, blue = sheet.heirs
        assert search.count_points() == (white.total, blue.total)
        assert (
            search.calculate_lead(Heir.WHITE)
            == white.total - blue.total
            == -search.calculate_lead(Heir.BLUE)
        )
        assert search.find_winner() is sheet.winner
        assert search.active is search.state.active
        assert search.count_access() == find_active_capabilities(search.state).access
        assert search.calculate_reach() == len(find_active_capabilities(search.state).slots)
        places.append((search.state, search.make_key(), search.list_actions()))
        search.play(random.choice(search.list_actions()))
    other = search.copy()
    assert search.list_actions() == []
    for state, key, actions in reversed(places):
        search.take_back()
        assert search.state == state
        assert search.make_key() == key == Search(rebuild(state)).make_key()
        assert search.list_actions() == actions
    assert len({key for _, key, _ in places}) == len({state for state, _, _ in places})
    assert other.is_over
    other.take_back()
    assert other.state == places[-1][0]
    assert search.state == places[0][0]
    with pytest.raises(IndexError):
        search.take_back()


def test_a_key_has_no_order_of_alike_troops_and_of_a_hand() -> None:
    state = next(s for s, _ in play_random_game(load_box(), 5) if len(s.hands[s.active]) > 1)
    retinue, one, two = state.troops[0]
    troops = ((retinue, two, one), state.troops[1])
    hands = (state.hands[0][::-1], state.hands[1][::-1])
    assert Search(state.replace(troops=troops, hands=hands)).make_key() == Search(state).make_key()
    assert Search(state.replace(discounts=7)).make_key() != Search(state).make_key()
    for number, troop in enumerate(state.troops[0]):
        own = list(state.troops[0])
        own[number] = replace(troop, moved=not troop.moved)
        moved = state.replace(troops=(tuple(own), state.troops[1]))
        assert Search(moved).make_key() != Search(state).make_key()


def test_a_landscape_whose_points_are_known_keeps_no_earlier_one_alive() -> None:
    search = Search(create_game(load_box(), NewGame(seed=5)))
    for action in [action for _, action in play_random_game(load_box(), 5)][:60]:
        search.play(action)
        search.calculate_lead(Heir.WHITE)
    land = search.copy().state.core.land
    assert len({face.owner for face in land.faces.values()}) > 1, "something has been built"
    assert land.changed is None


def test_after_refuses_what_apply_refuses() -> None:
    state = create_game(load_box(), NewGame(seed=5))
    with pytest.raises(IllegalAction, match="MUST_TAKE"):
        apply_silently(state, EndTurn())
    with pytest.raises(IllegalAction, match="OUT_OF_REACH"):
        apply_silently(state, Take(6))


def test_troops_come_in_their_order_alone() -> None:
    state = create_game(load_box(), NewGame(seed=5))
    white, blue = state.troops
    with pytest.raises(ValueError, match="in this order"):
        state.replace(troops=(white[::-1], blue))


def test_a_tile_on_one_cell_or_on_the_next_are_two_places() -> None:
    """Python gives -1 and -2 the same hash."""
    state = create_game(load_box(), NewGame(seed=4))
    face = state.landscape[0, 0]
    places = range(-4, 5)
    keys = {
        Search(state.replace(landscape={(0, 1): face, (x, 0): face})).make_key() for x in places
    }
    assert len(keys) == len(places)
