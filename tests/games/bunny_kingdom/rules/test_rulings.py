"""Rules and rulings (B…) of rules.md, each in a small position."""

from __future__ import annotations

from typing import Any

from tests.games.bunny_kingdom.positions import deal, make_position
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.codec.position import dump_position
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
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import TERRITORY_INDEXES, Seat
from twoheirs_qt.games.bunny_kingdom.rules.events import (
    CampRemoved,
    Copied,
    GameEnded,
    HandsPassed,
    Played,
    RoundBegan,
)
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_legal_actions
from twoheirs_qt.games.bunny_kingdom.rules.scoring import SeatScore, make_score_sheet
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase, State
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply

CATALOGUE = load_program_catalogue()
FILLER = CATALOGUE.list_deck()


def make_column(state: State, seat: Seat = Seat.YELLOW) -> SeatScore:
    return make_score_sheet(state).columns[seat]


def find_points(state: State, card: str, seat: Seat = Seat.YELLOW) -> int:
    return next(row.points for row in make_column(state, seat).parchments if row.card == card)


def play(state: State, *actions: Action) -> State:
    for action in actions:
        state, _ = apply(state, action)
    return state


def list_ids(pile: bytes) -> list[str]:
    return list(CATALOGUE.list_ids(pile))


# -- the board (§1) -------------------------------------------------------------------------------


def test_lava_parts_d5_and_d6_b3() -> None:
    state = make_position(rabbits={"yellow": "D5 D6 D7"}, kept={"yellow": "city-1"})
    assert [line.cells for line in make_column(state).fiefs] == [("D5",), ("D6", "D7")]


def test_corners_and_the_ends_of_rows_are_not_adjacent() -> None:
    state = make_position(rabbits={"yellow": "A10 B1 C2 D1"}, kept={"yellow": "city-1"})
    assert len(make_column(state).fiefs) == 4


# -- exploration (§3) -----------------------------------------------------------------------------


def test_hands_go_right_in_odd_rounds_and_left_in_even_ones_b6() -> None:
    state = deal(3, 5)
    before = state.hands
    for _ in range(3):
        state = play(state, list_legal_actions(state)[0])
    assert set(state.hands[0]) < set(before[1])
    assert set(state.hands[2]) < set(before[0])
    hands = {"yellow": "A1 A2 A3", "pink": "B1 B2 B3", "black": "C1 C2 C3"}
    second = make_position(3, round=2, phase="draft", hands=hands, deck=FILLER[30:110])
    for _ in range(3):
        second = play(second, list_legal_actions(second)[0])
    # A hand of one card is too small to pick from: the next round is dealt to what is left.
    assert second.table.round == 3
    assert "A3" in list_ids(second.hands[1])
    assert "C3" in list_ids(second.hands[0])


def test_two_lords_draw_from_the_reserve_before_each_pick() -> None:
    state = deal(2, 7)
    assert [len(hand) for hand in state.hands] == [11, 11]
    assert [len(pile) for pile in state.reserves] == [9, 9]
    top = state.reserves[0][0]
    for _ in range(2):
        state = play(state, list_legal_actions(state)[0])
    assert [len(hand) for hand in state.hands] == [10, 10]
    assert top in state.hands[0]


def test_a_pick_is_hidden_until_all_have_picked_b7() -> None:
    state = deal(4, 1)
    state = play(state, list_legal_actions(state)[0])
    assert state.picked[0] is not None
    assert state.table.active_seat is Seat.PINK
    assert all(not pile for pile in (*state.table.used, *state.table.kept, *state.parchments))


def test_cards_are_played_in_the_order_of_seats_b8_b11() -> None:
    state = make_position(
        phase="draft",
        hands={"yellow": "A1 provisions", "pink": "B1 provisions"},
        deck=["C1", "provisions", "royal-ring", "city-1", "G1", "H1"],
    )
    state = play(state, Draft(("provisions",), ("A1",)))
    state, events = apply(state, Draft(("provisions",), ("B1",)))
    cards = [(e.seat.value, e.card) for e in events if isinstance(e, Played)]
    assert cards == [
        ("yellow", "provisions"),
        ("yellow", "C1"),
        ("yellow", "provisions"),
        ("yellow", "royal-ring"),
        ("yellow", "city-1"),
        ("pink", "provisions"),
        ("pink", "G1"),
        ("pink", "H1"),
    ]
    assert list_ids(state.parchments[0]) == ["royal-ring"]
    assert list_ids(state.table.kept[0]) == ["city-1"]
    assert [list_ids(pile) for pile in state.dropped] == [["A1"], ["B1"]]


def test_dropped_provisions_do_nothing_b12() -> None:
    state = make_position(
        phase="draft",
        hands={"yellow": "A1 provisions", "pink": "B1 B2"},
        deck=["C1", "C2"],
    )
    state = play(state, Draft(("A1",), ("provisions",)), Draft(("B1",), ("B2",)))
    assert list_ids(state.deck) == ["C1", "C2"]


def test_a_territory_card_removes_a_camp_of_an_opponent_b10() -> None:
    state = make_position(
        phase="draft",
        rabbits={"pink": "A1"},
        buildings={"A1": "camp-2"},
        used={"pink": "camp-2"},
        parchments={"pink": "colonist"},
        hands={"yellow": "A1 A2", "pink": "B1 B2"},
    )
    state = play(state, Draft(("A1",), ("A2",)))
    state, events = apply(state, Draft(("B1",), ("B2",)))
    assert CampRemoved(Seat.PINK, "camp-2", "A1") in events
    assert dump_position(state)["rabbits"] == [
        {"at": "A1", "seat": "yellow"},
        {"at": "B1", "seat": "pink"},
    ]
    assert dump_position(state)["buildings"] == []
    assert list_ids(state.table.used[1]) == ["B1", "camp-2"]
    assert find_points(state, "colonist", Seat.PINK) == 3  # B22: lost again


def test_a_territory_card_replaces_the_own_camp_by_the_rabbit() -> None:
    state = make_position(
        phase="draft",
        rabbits={"yellow": "A1"},
        buildings={"A1": "camp-2"},
        kept={"yellow": "city-1"},
        hands={"yellow": "A1 A2", "pink": "B1 B2"},
    )
    state = play(state, Draft(("A1",), ("A2",)), Draft(("B1",), ("B2",)))
    assert Build("city-1", "A1") in list_legal_actions(state)


# -- construction (§4) ----------------------------------------------------------------------------


def test_a_printed_city_holds_no_other_building_b13() -> None:
    state = make_position(rabbits={"yellow": "A3 A4"}, kept={"yellow": "city-1 city-2"})
    assert {a.at for a in list_legal_actions(state) if isinstance(a, Build)} == {"A3"}


def test_a_farm_may_produce_what_the_terrain_does_b14() -> None:
    state = make_position(
        rabbits={"yellow": "A3 A4"},
        parchments={"yellow": "carpenter"},
        kept={"yellow": "farm-wood"},
    )
    state = play(state, Build("farm-wood", "A3"))
    assert make_column(state).fiefs[0].wealth == 1
    assert make_column(state).fiefs[0].sources == {"wood": ("A3", "A3")}
    assert find_points(state, "carpenter") == 2


def test_sky_towers_join_two_fiefs_for_good_b15() -> None:
    state = make_position(
        rabbits={"yellow": "A1 A2 C3 D5 D6 A4"},
        buildings={"D5": "city-3"},
        kept={"yellow": "sky-tower-blue sky-tower-green"},
    )
    ends = [(a.at, a.to) for a in list_legal_actions(state) if isinstance(a, Build)]
    assert ("A1", "A2") not in ends
    assert not any("D5" in pair or "A4" in pair for pair in ends)
    assert ("A1", "C3") in ends
    assert ("C3", "A1") not in ends
    state = play(state, Build("sky-tower-blue", "A2", "C3"), Build("sky-tower-green", "A1", "D6"))
    assert [line.cells for line in make_column(state).fiefs] == [
        ("A1", "A2", "C3", "D6"),
        ("A4",),
        ("D5",),
    ]


def test_camps_come_first_in_the_order_of_their_numbers_b16_b17() -> None:
    state = make_position(
        phase="draft",
        hands={"yellow": "A1 A2", "pink": "B1 B2"},
        kept={"yellow": "camp-6 city-1", "pink": "camp-3"},
    )
    state = play(state, Draft(("A1",), ("A2",)), Draft(("B1",), ("B2",)))
    assert state.table.phase is Phase.CAMPS
    assert state.table.active_seat is Seat.PINK
    state = play(state, Build("camp-3", "C5"))
    assert state.table.active_seat is Seat.YELLOW
    assert Announce("camp-6") not in list_legal_actions(state)  # none waits
    state = play(state, Build("camp-6", "C4"))
    assert state.table.phase is Phase.BUILD


CAMPS: dict[str, Any] = {
    "phase": "camps",
    "active": "pink",
    "kept": {"yellow": "camp-1 camp-2", "pink": "camp-4 camp-5"},
    "camps": {"ask": [4, 5], "waiting": [1, 2], "announced": None, "before": []},
}


def test_waiting_lower_camps_of_others_go_before_each_announcement_b17() -> None:
    state = play(make_position(**CAMPS), Announce("camp-4"))
    assert state.table.active_seat is Seat.YELLOW
    state = play(state, Keep("camp-1"), Build("camp-2", "C5"))
    assert state.table.active_seat is Seat.PINK
    state = play(state, Keep("camp-4"))  # done for this round: it does not wait
    assert set(list_legal_actions(state)) == {Keep("camp-5"), Announce("camp-5")}
    state = play(state, Announce("camp-5"))
    assert state.table.active_seat is Seat.YELLOW
    assert state.table.camps is not None
    assert state.table.camps.before == (1,)
    state = play(state, Build("camp-1", "D4"), Build("camp-5", "A1"))
    assert state.table.camps is None
    assert list_ids(state.table.kept[1]) == ["camp-4"]


def test_own_camps_never_stand_in_the_way_b17() -> None:
    state = make_position(
        phase="camps",
        kept={"yellow": "camp-1 camp-2"},
        camps={"ask": [2], "waiting": [1], "announced": None, "before": []},
    )
    assert Build("camp-2", "A1") in list_legal_actions(state)
    assert Announce("camp-2") not in list_legal_actions(state)


def test_without_an_unoccupied_territory_camps_are_passed_over_b18() -> None:
    everywhere = [t.at for t in CATALOGUE.territories if t.terrain != "city" and t.at != "A1"]
    state = make_position(
        phase="camps",
        rabbits={"yellow": " ".join(everywhere)},
        kept={"yellow": "camp-1 camp-2"},
        camps={"ask": [1, 2], "waiting": [], "announced": None, "before": []},
    )
    state = play(state, Build("camp-1", "A1"))
    assert state.table.phase is Phase.OVER
    assert list_ids(state.table.kept[0]) == ["camp-2"]


def test_who_can_build_nothing_is_passed_over_b18() -> None:
    state = make_position(
        rabbits={"yellow": "A1", "pink": "A4", "black": "B1 B3", "red": "E4"},
        kept={"yellow": "city-1", "pink": "city-1", "black": "city-3", "red": "farm-pearl"},
        players=4,
    )
    state = play(state, Build("city-1", "A1"))
    assert state.table.active_seat is Seat.BLACK
    state = play(state, Build("city-3", "B1"))
    assert state.table.phase is Phase.OVER


def test_a_tower_needs_free_territories_in_two_fiefs_b18() -> None:
    state = make_position(
        rabbits={"yellow": "A1 A2", "pink": "C3 E4"},
        kept={"yellow": "sky-tower-blue city-1", "pink": "sky-tower-black"},
    )
    state = play(state, Build("city-1", "A1"))  # one fief: no place for the tower
    assert state.table.active_seat is Seat.PINK
    state = play(state, Pass())
    assert state.table.phase is Phase.OVER


def test_posts_are_chosen_again_before_each_harvest_b19() -> None:
    state = make_position(
        round=3,
        harvests={"yellow": [0, 0], "pink": [0, 0]},
        rabbits={"yellow": "A3 A4 E6", "pink": "E10 E9"},
        buildings={"E9": "trading-post fish"},
        kept={"yellow": "trading-post"},
        deck=FILLER[10:60],
    )
    state = play(state, Build("trading-post", "A3"))
    assert state.table.phase is Phase.TRADE
    assert [resource for _, resource in state.table.trading_posts] == [None, None]
    assert {a.resource for a in list_legal_actions(state) if isinstance(a, Trade)} == {
        *("wood", "fish", "carrots")
    }
    state = play(state, Trade("A3", "carrots"))
    assert state.table.active_seat is Seat.PINK
    state, events = apply(state, Trade("E9", "fish"))
    assert state.table.harvests == ((0, 0, 2), (0, 0, 1))
    assert RoundBegan(4) in events
    assert [resource for _, resource in state.table.trading_posts] == ["carrots", "fish"]


# -- harvest (§5) ---------------------------------------------------------------------------------


def test_a_fief_yields_strength_times_wealth() -> None:
    state = make_position(
        rabbits={"yellow": "A3 A4 A5 B4 E6 J10"},
        kept={"yellow": "city-2 farm-mushroom"},
    )
    state = play(state, Build("city-2", "B4"), Build("farm-mushroom", "A3"))
    assert state.table.harvests[0][-1] == (1 + 2) * 3  # fish twice counts once
    assert [line.points for line in make_column(state).fiefs] == [9, 0, 0]


# -- parchments (§6) ------------------------------------------------------------------------------


def make_ended(players: int = 2, **fields: object) -> State:
    return make_position(players, **{"phase": "over", "active": None, **fields})


def test_pan_pan_looks_at_each_territory_for_itself_b21() -> None:
    state = make_ended(
        rabbits={"yellow": "A3 A4 C3 B2 E4 G4", "pink": "J8"},
        buildings={"B2": "farm-wood", "E4": "camp-1", "G4": "city-1"},
        parchments={"yellow": "panpan-the-barbarian"},
    )
    assert make_column(state).parchments[0].sources == ("C3", "E4")


def test_colonist_counts_built_kept_and_lost_camps_b22() -> None:
    state = make_ended(
        rabbits={"yellow": "E4"},
        buildings={"E4": "camp-1"},
        used={"yellow": "camp-1 camp-2"},
        kept={"yellow": "camp-5", "pink": "camp-6"},
        dropped={"yellow": "camp-3"},
        parchments={"yellow": "colonist"},
    )
    assert find_points(state, "colonist") == 9


def test_matriarch_counts_for_those_who_share_the_lead_b23() -> None:
    fields: dict[str, Any] = {"parchments": {"yellow": "matriarch"}}
    assert find_points(make_ended(**fields), "matriarch") == 0  # without any territory
    assert (
        find_points(make_ended(rabbits={"yellow": "A1", "pink": "A2"}, **fields), "matriarch") == 12
    )
    assert (
        find_points(make_ended(rabbits={"yellow": "A1", "pink": "A2 A3"}, **fields), "matriarch")
        == 0
    )


def test_gloves_hunter_and_guardian_b24() -> None:
    state = make_ended(
        parchments={
            "yellow": "left-glove right-glove royal-carrot treasure-hunter treasure-guardian"
        }
    )
    assert find_points(state, "left-glove") == 4
    assert find_points(state, "treasure-hunter") == 4 + 4 + 6
    assert find_points(state, "treasure-guardian") == 9
    alone = make_ended(parchments={"yellow": "left-glove", "pink": "right-glove"})
    assert find_points(alone, "left-glove") == 1


def test_the_liberal_copies_from_the_right_before_the_socialist_from_the_left_b25() -> None:
    state = make_position(
        4,
        phase="copy",
        parchments={
            "yellow": "socialist liberal",
            "pink": "fisher",
            "black": "royal-ring",
            "red": "carpenter",
        },
    )
    assert list_legal_actions(state) == [Copy("liberal", "carpenter")]
    state = play(state, Copy("liberal", "carpenter"))
    assert list_legal_actions(state) == [Copy("socialist", "fisher")]
    state, events = apply(state, Copy("socialist", "fisher"))
    assert state.table.phase is Phase.OVER
    assert isinstance(events[-1], GameEnded)


def test_a_copier_without_a_choice_copies_nothing_b26() -> None:
    state = make_position(
        rabbits={"yellow": "A1"},
        kept={"yellow": "city-1"},
        parchments={"yellow": "liberal bureaucrat", "pink": "socialist"},
    )
    state, events = apply(state, Build("city-1", "A1"))
    assert Copied(Seat.YELLOW, "liberal", None) in events
    assert list_legal_actions(state) == [Copy("socialist", "bureaucrat")]
    state = play(state, Copy("socialist", "bureaucrat"))
    assert dump_position(state)["copies"] == {"liberal": None, "socialist": "bureaucrat"}
    assert find_points(state, "liberal") == 0
    assert find_points(state, "bureaucrat") == 2  # the Liberal is still a parchment
    assert find_points(state, "socialist", Seat.PINK) == 1  # B28


def test_both_copiers_of_one_may_copy_the_same_b27() -> None:
    state = make_ended(
        parchments={"yellow": "liberal socialist royal-crown", "pink": "treasure-hunter"},
        copies={"liberal": "treasure-hunter", "socialist": "treasure-hunter"},
    )
    assert make_column(state).total == 15
    gloves = make_ended(
        parchments={"yellow": "liberal socialist left-glove", "pink": "right-glove"},
        copies={"liberal": "right-glove", "socialist": "right-glove"},
    )
    assert make_column(gloves).total == 12
    assert make_column(gloves).parchments[0].sources == ("right-glove", "right-glove")


def test_the_opportunist_is_second_without_any_opportunist_b29() -> None:
    harvests = {"yellow": [5], "pink": [9], "black": [7], "red": [7]}
    last = make_ended(4, harvests=harvests, parchments={"yellow": "opportunist"})
    assert find_points(last, "opportunist") == 0
    assert make_column(last).parchments[0].sources == ("pink", "black", "red")
    for seat in ("black", "red"):  # who shares the second place is second
        state = make_ended(4, harvests=harvests, parchments={seat: "opportunist"})
        assert find_points(state, "opportunist", Seat(seat)) == 10
    shared = {"yellow": [9], "pink": [9], "black": [7]}
    assert (
        find_points(
            make_ended(3, harvests=shared, parchments={"black": "opportunist"}),
            "opportunist",
            Seat.BLACK,
        )
        == 0
    )
    behind = make_ended(harvests={"yellow": [5], "pink": [9]}, parchments={"yellow": "opportunist"})
    assert make_score_sheet(behind).winners == (Seat.YELLOW,)


def test_two_copies_of_the_opportunist_see_the_same_sums_b29() -> None:
    state = make_ended(
        3,
        harvests={"yellow": [5], "pink": [9], "black": [5]},
        parchments={"yellow": "opportunist", "black": "socialist"},
        copies={"socialist": "opportunist"},
    )
    assert find_points(state, "opportunist") == 10
    assert find_points(state, "socialist", Seat.BLACK) == 10


def test_the_little_prince_leaves_the_best_fief_out() -> None:
    state = make_ended(
        rabbits={"yellow": "A3 A4 E10 D10 E6"},
        buildings={"D10": "city-2"},
        parchments={"yellow": "little-prince"},
    )
    assert [line.points for line in make_column(state).fiefs] == [1, 3, 0]
    assert find_points(state, "little-prince") == 1
    assert find_points(make_ended(parchments={"yellow": "little-prince"}), "little-prince") == 0


def test_thresholds_are_reached_or_not() -> None:
    fields: dict[str, Any] = {"parchments": {"yellow": "carrot-king"}}
    fields_of = "C7 D4 D7 E3 E8"
    assert find_points(make_ended(rabbits={"yellow": fields_of}, **fields), "carrot-king") == 15
    assert find_points(make_ended(rabbits={"yellow": fields_of[:-3]}, **fields), "carrot-king") == 0


def test_those_who_tie_share_the_victory_b30() -> None:
    state = make_ended(harvests={"yellow": [3], "pink": [1, 2]})
    assert make_score_sheet(state).winners == (Seat.YELLOW, Seat.PINK)


# -- positions that play does not reach ------------------------------------------------------------


def test_a_seat_with_a_small_hand_is_passed_over() -> None:
    state = make_position(phase="draft", active="pink", hands={"yellow": "A1", "pink": "B1 B2 B3"})
    state, events = apply(state, Draft(("B1",), ("B2",)))
    assert HandsPassed(to_right=False) in events
    assert state.table.phase is Phase.OVER
    assert [list_ids(hand) for hand in state.hands] == [["B3"], ["A1"]]


def test_a_card_of_a_territory_moves_the_rabbit_of_another() -> None:
    state = make_position(
        phase="draft",
        rabbits={"pink": "A1"},
        hands={"yellow": "A1 A2", "pink": "B1 B2"},
    )
    state = play(state, Draft(("A1",), ("A2",)), Draft(("B1",), ("B2",)))
    assert state.table.land[0] == 1 << TERRITORY_INDEXES["A1"]
    assert state.table.land[1] == 1 << TERRITORY_INDEXES["B1"]
