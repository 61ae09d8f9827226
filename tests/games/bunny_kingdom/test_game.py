"""Both games behind the interface of a game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.bunny_kingdom.positions import play_game_by_chance
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply_unchecked
from twoheirs_qt.games.registry import GAMES, find_game, load_game
from twoheirs_qt.tabletop.game import AnyGame, StoredPosition
from twoheirs_qt.tabletop.text.text import render_english

OPTIONS: dict[str, dict[str, object]] = {"twoheirs": {"level": 1}, "bunny": {"players": 3}}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Any:
    return load_game(request.param)


def start(game: AnyGame) -> Any:
    return game.make_first_state(game.catalogues.load_for_program(), OPTIONS[game.name], 5)


def test_a_game_is_played_to_its_end_through_the_interface(game: AnyGame) -> None:
    state, rng = start(game), random.Random(1)
    catalogue = game.catalogues.load_for_program()
    reveals = False
    while seats := game.list_seats_to_act(state):
        action = rng.choice(game.list_legal_actions(state, seats[0]))
        assert game.parse_action(game.dump_action(action)) == action
        assert render_english(game.words.describe_action(action, state))
        assert game.why_not(state, action) == ()
        after, events = game.apply(state, action)
        reveals = reveals or game.find_turn_change(action, state, after, events).reveals
        state = after
    assert reveals
    assert game.list_seats_to_act(state) == ()
    data = game.dump_position(StoredPosition(state))
    assert find_game(data) is find_game(game.catalogues.dump(catalogue)) is game
    again = game.parse_position(data, catalogue, for_score=False)
    assert again.position == state
    result = game.calculate_result(state)
    assert set(result.winners) <= set(result.points)
    assert game.describe_result(again).endswith("\n")


def test_a_seat_that_waits_has_no_actions_and_illegal_ones_have_reasons(game: AnyGame) -> None:
    state = start(game)
    while len(game.list_seats_to_act(state)) > 1:
        state, _ = game.apply(
            state, game.list_legal_actions(state, game.list_seats_to_act(state)[0])[0]
        )
    (asked,) = game.list_seats_to_act(state)
    first = game.list_legal_actions(state, asked)[0]
    others = [seat for seat in game.calculate_result(state).points if seat != asked]
    assert not any(game.list_legal_actions(state, seat) for seat in others)
    after, _ = game.apply(state, first)
    reasons = game.why_not(after, first)
    assert reasons
    assert render_english(game.words.describe_reasons(reasons, after)).endswith(".")


def test_a_view_says_what_its_seat_may_do(game: AnyGame) -> None:
    state = start(game)
    seat = game.list_seats_to_act(state)[0]
    view = game.make_view(state, seat)
    assert game.list_legal_actions(view, seat) == game.list_legal_actions(state, seat)
    assert game.list_seats_to_act(view) == game.list_seats_to_act(state)
    assert game.calculate_result(view).points == game.calculate_result(state).points
    assert find_game(game.dump_position(StoredPosition(view))) is game


def test_looking_ahead_leads_where_playing_does() -> None:
    states, actions, _ = play_game_by_chance(2, 11)
    for state, action, expected in zip(states, actions, states[1:], strict=False):
        assert apply_unchecked(state, action) == expected
