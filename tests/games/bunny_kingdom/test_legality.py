"""An action is legal if and only if nothing speaks against it, and then it can be applied."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bunny_kingdom.conceivable import conceivable
from tests.games.bunny_kingdom.play import deal, game_by_chance, position
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
    legal_actions,
    seats_to_act,
    why_not,
)
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason, Why
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase, State
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply
from twoheirs_qt.games.bunny_kingdom.rules.unseen import view_for
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


def reasons(state: State, action: Action) -> set[Why]:
    return {reason.why for reason in why_not(state, action)}


@pytest.mark.parametrize("fields", [CAMPS, BUILDER, COPIER, POST, PICKER])
def test_every_conceivable_action_is_legal_or_refused(fields: dict[str, Any]) -> None:
    state = position(**fields)
    legal = set(legal_actions(state))
    assert legal
    for action in conceivable():
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
    for state in game_by_chance(players, 3)[0]:
        for place in seats_to_act(state):
            assert legal_actions(view_for(state, place), place) == legal_actions(state, place)


def test_in_a_draft_all_who_have_not_picked_may_act() -> None:
    state = deal(3, 1)
    assert seats_to_act(state) == (0, 1, 2)
    first = legal_actions(state)[0]
    assert why_not(state, first, 0) == ()
    later, _ = apply(state, first)
    assert seats_to_act(later) == (1, 2)
    assert legal_actions(later, 0) == []
    assert why_not(later, first, 0) == (Reason(Why.HAS_PICKED, seat=state.table.seats[0]),)


def test_no_seat_may_act_out_of_turn_or_after_the_end() -> None:
    state = position(**BUILDER)
    assert legal_actions(state, 1) == []
    assert {reason.why for reason in why_not(state, Pass(), 1)} == {Why.NOT_ASKED}
    end = position(phase="over", active=None)
    assert seats_to_act(end) == ()
    assert legal_actions(end) == []
    assert reasons(end, Pass()) == {Why.GAME_OVER}


def test_a_pick_takes_what_is_in_the_hand_in_the_right_number() -> None:
    state = position(**PICKER)
    assert reasons(state, Draft(("city-1",), ("city-1",))) == set()
    assert reasons(state, Draft(("A1", "city-1"))) == {Why.PLAY_COUNT, Why.DROP_COUNT}
    assert reasons(state, Draft(("royal-ring",), ("A1",))) == {Why.NOT_IN_HAND}
    assert reasons(state, Draft(("A1",), ("A1",))) == {Why.NOT_IN_HAND}
    assert reasons(state, Draft(("wall",), ("A1",))) == {Why.UNKNOWN_CARD}
    three = deal(3, 7)
    one, two = three.table.catalogue.list_ids(three.hands[0])[:2]
    assert reasons(three, Draft((two, one))) == {Why.UNSORTED}
    assert reasons(three, Pass()) == {Why.WRONG_PHASE}


def test_equal_cards_make_one_action() -> None:
    state = position(**PICKER)
    assert set(legal_actions(state)) == {
        Draft(("A1",), ("city-1",)),
        Draft(("city-1",), ("A1",)),
        Draft(("city-1",), ("city-1",)),
    }


def test_every_reason_against_a_building_is_named() -> None:
    state = position(**BUILDER)
    assert reasons(state, Build("royal-ring", "A1")) == {Why.NO_BUILDING}
    assert reasons(state, Build("wall", "A1")) == {Why.UNKNOWN_CARD}
    assert reasons(state, Build("city-2", "A1")) == {Why.NOT_KEPT}
    assert reasons(state, Build("city-1", "K1")) == {Why.UNKNOWN_TERRITORY}
    assert reasons(state, Build("city-1", "C2")) == {Why.NOT_CONTROLLED}
    assert reasons(state, Build("city-1", "D5")) == {Why.BUILDING_THERE}
    assert reasons(state, Build("city-1", "A4")) == {Why.BUILDING_THERE}
    assert reasons(state, Build("city-3", "A1")) == {Why.WRONG_TERRAIN}
    assert reasons(state, Build("farm-pearl", "B1")) == {Why.WRONG_TERRAIN}
    assert reasons(state, Build("city-1", "A1", "B2")) == {Why.ONE_TERRITORY}
    assert reasons(state, Build("camp-1", "C5")) == {Why.CAMPS_ARE_OVER}
    assert reasons(state, Build("sky-tower-blue", "A1")) == {Why.NO_SECOND_END}
    assert reasons(state, Build("sky-tower-blue", "A1", "K1")) == {Why.UNKNOWN_TERRITORY}
    assert reasons(state, Build("sky-tower-blue", "B2", "A1")) == {Why.ENDS_REVERSED}
    assert reasons(state, Build("sky-tower-blue", "A1", "B1")) == {Why.SAME_FIEF}
    assert reasons(state, Build("sky-tower-blue", "A1", "A1")) == {Why.SAME_FIEF}
    assert reasons(state, Build("sky-tower-blue", "A1", "B2")) == set()


def test_every_reason_about_camps_is_named() -> None:
    state = position(**CAMPS)
    assert reasons(state, Build("city-1", "A1")) == {
        *(Why.NOT_KEPT, Why.CAMPS_FIRST, Why.NOT_CONTROLLED)
    }
    assert reasons(state, Build("camp-4", "C5")) == {Why.ANNOUNCE_FIRST}
    assert reasons(state, Build("camp-1", "C5")) == {Why.NOT_KEPT, Why.OTHER_CAMP_ASKED}
    assert reasons(state, Keep("camp-1")) == {Why.OTHER_CAMP_ASKED}
    assert reasons(state, Keep("wall")) == {Why.UNKNOWN_CARD}
    assert set(legal_actions(state)) == {Keep("camp-4"), Announce("camp-4")}
    state, _ = apply(state, Announce("camp-4"))
    assert reasons(state, Announce("camp-1")) == {Why.NOTHING_WAITS}
    assert reasons(state, Build("camp-1", "A1")) == {Why.RABBIT_THERE}
    assert reasons(state, Build("camp-1", "A4")) == {Why.BUILDING_THERE}
    state, _ = apply(state, Keep("camp-1"))
    assert reasons(state, Announce("camp-4")) == {Why.NOTHING_WAITS}
    assert reasons(state, Build("camp-4", "C5")) == set()


def test_every_reason_about_posts_and_copies_is_named() -> None:
    post, copier = position(**POST), position(**COPIER)
    assert reasons(post, Trade("D5", "gold")) == {Why.OTHER_POST_ASKED, Why.NOT_BASIC}
    assert reasons(copier, Copy("socialist", "fisher")) == {Why.OTHER_COPY_ASKED}
    assert reasons(copier, Copy("liberal", "wall")) == {Why.UNKNOWN_CARD}
    assert reasons(copier, Copy("liberal", "explorer")) == {Why.NEIGHBOUR_LACKS}
    both = position(
        **{**COPIER, "parchments": {"yellow": "liberal", "pink": "socialist royal-ring"}}
    )
    assert reasons(both, Copy("liberal", "socialist")) == {Why.CANNOT_BE_COPIED}


def test_a_refusal_names_its_reasons() -> None:
    state = position(**BUILDER)
    with pytest.raises(IllegalAction, match="NOT_KEPT"):
        apply(state, Build("city-2", "A1"))
    assert state.table.phase is Phase.BUILD


def test_a_sky_tower_needs_two_fiefs_with_room_for_an_end() -> None:
    """B18: yellow's city has no room, so yellow cannot build and is passed over."""
    kept = {"yellow": "sky-tower-blue", "pink": "city-1"}
    rabbits = {"yellow": "A4 J1", "pink": "C2"}
    state = position(rabbits=rabbits, kept=kept, active="pink")
    assert not can_build(state.table, 0)
    state = position(rabbits={**rabbits, "yellow": "A4 J1 E1"}, kept=kept)
    assert can_build(state.table, 0)
