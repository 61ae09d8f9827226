"""Hidden information: a view shows what its seat may see, and nothing depends on the rest."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.bunny_kingdom.positions import deal, make_position, play_game_by_chance
from tests.long_run import choose_count
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.codec.position import dump_position, read_position
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Seat
from twoheirs_qt.games.bunny_kingdom.rules.events import (
    Built,
    Dealt,
    Event,
    Picked,
    Played,
    ReserveDrawn,
    RoundBegan,
)
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_legal_actions, list_seats_to_act
from twoheirs_qt.games.bunny_kingdom.rules.scoring import make_score_sheet
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase, Pick
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply
from twoheirs_qt.games.bunny_kingdom.rules.unseen import guess, make_view, redeal

GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(choose_count(2, 50))]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_guess_looks_the_same_and_holds_every_card(players: int, seed: int) -> None:
    states = play_game_by_chance(players, seed)[0]
    everything = Counter(load_program_catalogue().list_deck())
    for number, state in enumerate(states):
        place = number % players
        view = make_view(state, place)
        result = guess(view, seed=number)
        assert guess(view, seed=number) == result
        assert make_view(result, place) == view
        document: dict[str, Any] = dump_position(result)
        piles = [document[name] for name in ("hands", "reserves", "kept", "parchments", "used")]
        piles += [document["dropped"], {"deck": document["deck"]}]
        cards = [card for item in piles for pile in item.values() for card in pile]
        for pick in result.picked:
            if pick is not None:
                cards += load_program_catalogue().list_ids(pick.play + pick.discard)
        assert Counter(cards) == everything


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_is_dealt_again_looks_the_same_to_those_who_play_on(players: int, seed: int) -> None:
    differing = 0
    for number, state in enumerate(play_game_by_chance(players, seed)[0]):
        seats = [index for index in range(players) if number >> index & 1]
        result = redeal(state, seats, seed=number)
        assert redeal(state, seats, seed=number) == result
        for index in seats:
            assert make_view(result, index) == make_view(state, index)
        assert make_view(result, 0).hide_secrets() == make_view(state, 0).hide_secrets()
        assert read_position(dump_position(result), load_program_catalogue()) == result
        differing += result != state
    assert differing > 20


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_view_survives_its_file(players: int, seed: int) -> None:
    for number, state in enumerate(play_game_by_chance(players, seed)[0]):
        view = make_view(state, number % players)
        assert read_position(dump_position(view), load_program_catalogue()) == view


def test_guesses_differ_and_the_game_goes_on_from_them() -> None:
    state = play_game_by_chance(3, 4)[0][40]
    view = make_view(state, 1)
    assert guess(view, 1) != guess(view, 2)
    after, _ = apply(guess(view, 1), list_legal_actions(guess(view, 1))[0])
    assert after.table.catalogue is state.table.catalogue


def test_a_view_covers_what_its_seat_may_not_see() -> None:
    state = deal(2, 7)
    state, _ = apply(state, list_legal_actions(state)[0])
    own, other = make_view(state, 0), make_view(state, 1)
    assert isinstance(own.picked[0], Pick)
    assert own.picked[1] is None
    assert other.picked == (True, None)
    assert other.hands == (9, state.hands[1])
    assert own.reserves == (9, 9)
    assert own.deck == 142
    assert list_seats_to_act(other) == (1,)


def test_parchments_are_covered_until_they_are_revealed() -> None:
    parchments = {"yellow": "royal-ring", "pink": "liberal"}
    hidden = make_position(
        kept={"yellow": "city-1"}, rabbits={"yellow": "A1"}, parchments=parchments
    )
    assert make_view(hidden, 0).parchments == (hidden.parchments[0], 1)
    shown = make_position(phase="copy", active="pink", parchments=parchments)
    assert make_view(shown, 0).parchments == shown.parchments
    sheet = make_score_sheet(make_view(hidden, 1))
    assert sheet.columns[Seat.YELLOW].parchments == ()


def test_views_of_states_that_differ_elsewhere_are_equal() -> None:
    fields: dict[str, Any] = {"rabbits": {"yellow": "A1"}, "kept": {"yellow": "city-1"}}
    one = make_position(parchments={"pink": "royal-ring"}, dropped={"pink": "A5"}, **fields)
    other = make_position(parchments={"pink": "merchant"}, dropped={"pink": "A6"}, **fields)
    assert make_view(one, 0) == make_view(other, 0)
    assert make_view(one, 1) != make_view(other, 1)


def test_a_view_that_covers_too_much_cannot_be_guessed() -> None:
    view = make_view(deal(2, 1), 0)
    with pytest.raises(ValueError, match="covers more cards"):
        guess(view._replace(deck=500), 1)


def test_an_event_says_what_it_shows_to_whom() -> None:
    yellow, pink = Seat.YELLOW, Seat.PINK
    hidden: list[tuple[Event, Event]] = [
        (Dealt(yellow, ("A1",)), Dealt(yellow, None)),
        (ReserveDrawn(yellow, "A1"), ReserveDrawn(yellow, None)),
        (Picked(yellow, ("A1",), ("B1",)), Picked(yellow, None, None)),
        (Played(yellow, "fisher", True), Played(yellow, None, True)),
    ]
    for event, covered in hidden:
        assert event.hide_from(yellow) == event
        assert event.hide_from(pink) == covered
    for event in (Played(yellow, "A1"), Built(yellow, "city-1", "A1"), RoundBegan(2)):
        assert event.hide_from(pink) == event
    assert not Picked(yellow, ("A1",), ()).reveals
    assert Played(yellow, "A1").reveals


def test_what_a_seat_is_shown_follows_from_its_views() -> None:
    states, actions, _ = play_game_by_chance(2, 9)
    for state, action in list(zip(states, actions, strict=False))[:12]:
        after, events = apply(state, action)
        for place, seat in enumerate(after.table.seats):
            shown = [event.hide_from(seat) for event in events]
            for event in shown:
                if isinstance(event, Picked) and event.seat is not seat:
                    assert event.play is None
            assert make_view(after, place).table == after.table
    assert states[0].table.phase is Phase.DRAFT
