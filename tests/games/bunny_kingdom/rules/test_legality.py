"""An action is legal if and only if nothing speaks against it, and then it can be applied."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bunny_kingdom.positions import deal, make_position, play_game_by_chance
from tests.games.bunny_kingdom.rules.conceivable import list_conceivable
from twoheirs_qt.games.bunny_kingdom.rules.actions import (
    Action,
    Announce,
    Build,
    Copy,
    Draft,
    Keep,
    Pass,
    Trade,
)
from twoheirs_qt.games.bunny_kingdom.rules.legality import (
    can_build,
    list_legal_actions,
    list_seats_to_act,
    why_not,
)
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason, Why
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase, State
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply
from twoheirs_qt.games.bunny_kingdom.rules.unseen import make_view
from twoheirs_qt.tabletop.illegal_action import IllegalAction

CAMPS: dict[str, Any] = {
    "phase": "camps",
    "active": "pink",
    "rabbits": {"yellow": "A1 E4"},
    "kept": {"yellow": "camp-1 city-1", "pink": "camp-4"},
    "camps": {"ask": [4], "waiting": [1], "announced": None, "before": []},
}
BUILDER: dict[str, Any] = {
    "rabbits": {"yellow": "A1 A4 B1 B2 D5 D6", "pink": "C2"},
    "buildings": {"D5": "city-3"},
    "kept": {"yellow": "camp-1 city-1 city-3 sky-tower-blue farm-pearl", "pink": "city-2"},
}
COPIER: dict[str, Any] = {
    "phase": "copy",
    "parchments": {"yellow": "liberal socialist", "pink": "fisher royal-ring"},
}
POST: dict[str, Any] = {
    "phase": "trade",
    "rabbits": {"yellow": "A1", "pink": "D5"},
    "buildings": {"A1": "trading-post", "D5": "trading-post fish"},
}
PICKER: dict[str, Any] = {
    "phase": "draft",
    "hands": {"yellow": "A1 city-1 city-1", "pink": "provisions royal-ring"},
    "deck": ["A2", "A3"],
}


def find_reasons(state: State, action: Action) -> set[Why]:
    return {reason.why for reason in why_not(state, action)}


@pytest.mark.parametrize("fields", [CAMPS, BUILDER, COPIER, POST, PICKER])
def test_every_conceivable_action_is_legal_or_refused(fields: dict[str, Any]) -> None:
    state = make_position(**fields)
    legal = set(list_legal_actions(state))
    assert legal
    for action in list_conceivable():
        against = why_not(state, action)
        assert (action in legal) == (not against), action
        if against:
            with pytest.raises(IllegalAction) as refusal:
                apply(state, action)
            assert refusal.value.reasons == against
        else:
            after, events = apply(state, action)
            assert after != state
            assert events


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_of_a_seat_that_must_act_shows_what_it_may_do(players: int) -> None:
    for state in play_game_by_chance(players, 3)[0]:
        for place in list_seats_to_act(state):
            assert list_legal_actions(make_view(state, place), place) == list_legal_actions(
                state, place
            )


def test_in_a_draft_all_who_have_not_picked_may_act() -> None:
    state = deal(3, 1)
    assert list_seats_to_act(state) == (0, 1, 2)
    first = list_legal_actions(state)[0]
    assert why_not(state, first, 0) == ()
    later, _ = apply(state, first)
    assert list_seats_to_act(later) == (1, 2)
    assert list_legal_actions(later, 0) == []
    assert why_not(later, first, 0) == (Reason(Why.HAS_PICKED, seat=state.table.seats[0]),)


def test_no_seat_may_act_out_of_turn_or_after_the_end() -> None:
    state = make_position(**BUILDER)
    assert list_legal_actions(state, 1) == []
    assert {reason.why for reason in why_not(state, Pass(), 1)} == {Why.NOT_ASKED}
    end = make_position(phase="over", active=None)
    assert list_seats_to_act(end) == ()
    assert list_legal_actions(end) == []
    assert find_reasons(end, Pass()) == {Why.GAME_OVER}


def test_a_pick_takes_what_is_in_the_hand_in_the_right_number() -> None:
    state = make_position(**PICKER)
    assert find_reasons(state, Draft(("city-1",), ("city-1",))) == set()
    assert find_reasons(state, Draft(("A1", "city-1"))) == {Why.PLAY_COUNT, Why.DROP_COUNT}
    assert find_reasons(state, Draft(("royal-ring",), ("A1",))) == {Why.NOT_IN_HAND}
    assert find_reasons(state, Draft(("A1",), ("A1",))) == {Why.NOT_IN_HAND}
    assert find_reasons(state, Draft(("wall",), ("A1",))) == {Why.UNKNOWN_CARD}
    three = deal(3, 7)
    one, two = three.table.catalogue.list_ids(three.hands[0])[:2]
    assert find_reasons(three, Draft((two, one))) == {Why.UNSORTED}
    assert find_reasons(three, Pass()) == {Why.WRONG_PHASE}


def test_equal_cards_make_one_action() -> None:
    state = make_position(**PICKER)
    assert set(list_legal_actions(state)) == {
        Draft(("A1",), ("city-1",)),
        Draft(("city-1",), ("A1",)),
        Draft(("city-1",), ("city-1",)),
    }


def test_every_reason_against_a_building_is_named() -> None:
    state = make_position(**BUILDER)
    assert find_reasons(state, Build("royal-ring", "A1")) == {Why.NO_BUILDING}
    assert find_reasons(state, Build("wall", "A1")) == {Why.UNKNOWN_CARD}
    assert find_reasons(state, Build("city-2", "A1")) == {Why.NOT_KEPT}
    assert find_reasons(state, Build("city-1", "K1")) == {Why.UNKNOWN_TERRITORY}
    assert find_reasons(state, Build("city-1", "C2")) == {Why.NOT_CONTROLLED}
    assert find_reasons(state, Build("city-1", "D5")) == {Why.BUILDING_THERE}
    assert find_reasons(state, Build("city-1", "A4")) == {Why.BUILDING_THERE}
    assert find_reasons(state, Build("city-3", "A1")) == {Why.WRONG_TERRAIN}
    assert find_reasons(state, Build("farm-pearl", "B1")) == {Why.WRONG_TERRAIN}
    assert find_reasons(state, Build("city-1", "A1", "B2")) == {Why.ONE_TERRITORY}
    assert find_reasons(state, Build("camp-1", "C5")) == {Why.CAMPS_ARE_OVER}
    assert find_reasons(state, Build("sky-tower-blue", "A1")) == {Why.NO_SECOND_END}
    assert find_reasons(state, Build("sky-tower-blue", "A1", "K1")) == {Why.UNKNOWN_TERRITORY}
    assert find_reasons(state, Build("sky-tower-blue", "B2", "A1")) == {Why.ENDS_REVERSED}
    assert find_reasons(state, Build("sky-tower-blue", "A1", "B1")) == {Why.SAME_FIEF}
    assert find_reasons(state, Build("sky-tower-blue", "A1", "A1")) == {Why.SAME_FIEF}
    assert find_reasons(state, Build("sky-tower-blue", "A1", "B2")) == set()


def test_every_reason_about_camps_is_named() -> None:
    state = make_position(**CAMPS)
    assert find_reasons(state, Build("city-1", "A1")) == {
        *(Why.NOT_KEPT, Why.CAMPS_FIRST, Why.NOT_CONTROLLED)
    }
    assert find_reasons(state, Build("camp-4", "C5")) == {Why.ANNOUNCE_FIRST}
    assert find_reasons(state, Build("camp-1", "C5")) == {Why.NOT_KEPT, Why.OTHER_CAMP_ASKED}
    assert find_reasons(state, Keep("camp-1")) == {Why.OTHER_CAMP_ASKED}
    assert find_reasons(state, Keep("wall")) == {Why.UNKNOWN_CARD}
    assert set(list_legal_actions(state)) == {Keep("camp-4"), Announce("camp-4")}
    state, _ = apply(state, Announce("camp-4"))
    assert find_reasons(state, Announce("camp-1")) == {Why.NOTHING_WAITS}
    assert find_reasons(state, Build("camp-1", "A1")) == {Why.RABBIT_THERE}
    assert find_reasons(state, Build("camp-1", "A4")) == {Why.BUILDING_THERE}
    state, _ = apply(state, Keep("camp-1"))
    assert find_reasons(state, Announce("camp-4")) == {Why.NOTHING_WAITS}
    assert find_reasons(state, Build("camp-4", "C5")) == set()


def test_every_reason_about_posts_and_copies_is_named() -> None:
    post, copier = make_position(**POST), make_position(**COPIER)
    assert find_reasons(post, Trade("D5", "gold")) == {Why.OTHER_POST_ASKED, Why.NOT_BASIC}
    assert find_reasons(copier, Copy("socialist", "fisher")) == {Why.OTHER_COPY_ASKED}
    assert find_reasons(copier, Copy("liberal", "wall")) == {Why.UNKNOWN_CARD}
    assert find_reasons(copier, Copy("liberal", "explorer")) == {Why.NEIGHBOUR_LACKS}
    both = make_position(
        **{**COPIER, "parchments": {"yellow": "liberal", "pink": "socialist royal-ring"}}
    )
    assert find_reasons(both, Copy("liberal", "socialist")) == {Why.CANNOT_BE_COPIED}


def test_a_refusal_names_its_reasons() -> None:
    state = make_position(**BUILDER)
    with pytest.raises(IllegalAction, match="NOT_KEPT"):
        apply(state, Build("city-2", "A1"))
    assert state.table.phase is Phase.BUILD


def test_a_sky_tower_needs_two_fiefs_with_room_for_an_end() -> None:
    """B18: yellow's city has no room, so yellow cannot build and is passed over."""
    kept = {"yellow": "sky-tower-blue", "pink": "city-1"}
    rabbits = {"yellow": "A4 J1", "pink": "C2"}
    state = make_position(rabbits=rabbits, kept=kept, active="pink")
    assert not can_build(state.table, 0)
    state = make_position(rabbits={**rabbits, "yellow": "A4 J1 E1"}, kept=kept)
    assert can_build(state.table, 0)
