"""Computer opponents: they play whole games from views, the same for the same seed."""

from __future__ import annotations

import random

import pytest

from tests.games.bunny_kingdom.positions import deal, make_position
from tests.long_run import choose_count
from twoheirs_qt.games.bunny_kingdom.opponents.levels import OPPONENTS
from twoheirs_qt.games.bunny_kingdom.opponents.worth import AppraisalSettings, Appraiser
from twoheirs_qt.games.bunny_kingdom.rules.actions import Build, Copy, Draft
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_legal_actions
from twoheirs_qt.games.bunny_kingdom.rules.scoring import make_score_sheet
from twoheirs_qt.games.bunny_kingdom.rules.state import State, Table
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply
from twoheirs_qt.games.bunny_kingdom.rules.unseen import guess, make_view
from twoheirs_qt.tabletop.dice import Dice


def play(names: list[str | None], seed: int) -> State:
    """A game in which None plays by chance."""
    state, rng = deal(len(names), seed), random.Random(seed)
    while (place := state.table.active) is not None:
        name = names[place]
        actions = list_legal_actions(state)
        chosen = rng.choice(actions)
        if name is not None:
            chosen = OPPONENTS[name].choose(make_view(state, place), Dice(seed)).action
            assert chosen in actions
        state, _ = apply(state, chosen)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", OPPONENTS)
def test_every_opponent_beats_chance(name: str, players: int) -> None:
    won = 0
    for seed in range(choose_count(1, 10)):
        end = play([name, *[None] * (players - 1)], seed)
        won += make_score_sheet(end).winners == (end.table.seats[0],)
    assert won >= choose_count(1, 9)


@pytest.mark.parametrize("name", OPPONENTS)
def test_what_is_hidden_changes_no_choice(name: str) -> None:
    state = play_on(deal(3, 5), 40)
    place = state.table.active
    assert place is not None
    view = make_view(state, place)
    for seed in range(3):
        other = guess(view, seed)
        again = OPPONENTS[name].choose(make_view(other, place), Dice(7)).action
        assert again == OPPONENTS[name].choose(view, Dice(7)).action


def play_on(state: State, decisions: int) -> State:
    for _ in range(decisions):
        state, _ = apply(state, list_legal_actions(state)[0])
    return state


def test_the_strongest_passes_on_nothing_that_the_opponent_needs() -> None:
    """The city is played, the wood that the opponent lacks is dropped; a weak one overlooks it."""
    state = make_position(
        phase="draft",
        rabbits={"pink": "A5 A6 A4 B5", "yellow": "J1"},
        hands={"yellow": "J2 A3 I1", "pink": "E7 E9"},
        buildings={"A5": "city-2", "B5": "farm-pearl"},
    )
    view = make_view(state, 0)
    picks = {
        name: {OPPONENTS[name].choose(view, Dice(seed)).action for seed in range(8)}
        for name in ("level-2", "level-4")
    }
    assert picks["level-4"] == {Draft(("I1",), ("A3",))}
    assert Draft(("I1",), ("J2",)) in picks["level-2"]


def test_who_sees_room_values_a_fief_with_free_land_beside_it() -> None:
    free = make_land_table({"yellow": "A4 A5", "pink": "I1 I2"})
    hemmed_in = make_land_table({"yellow": "A4 A5", "pink": "A6 B5"})
    assert estimate_land(free, AppraisalSettings()) > estimate_land(hemmed_in, AppraisalSettings())
    narrow = AppraisalSettings(sees_room=False)
    assert estimate_land(free, narrow) == estimate_land(hemmed_in, narrow)


def make_land_table(rabbits: dict[str, str]) -> Table:
    """A table on which yellow has something to build."""
    return make_position(rabbits=rabbits, kept={"yellow": "city-1"}).table


def estimate_land(table: Table, settings: AppraisalSettings) -> float:
    return Appraiser(settings).estimate_table(table, 0, b"")


def test_foresight_expects_what_a_parchment_may_still_count() -> None:
    table = make_land_table({"yellow": "A5 A6"})
    early = table._replace(round=2)
    fisher = table.catalogue.make_pile(["fisher"])

    def estimate_parchment(table: Table, foresight: float) -> float:
        settings = AppraisalSettings(foresight=foresight)
        return Appraiser(settings).estimate_table(table, 0, fisher) - estimate_land(table, settings)

    assert estimate_parchment(early, 0.0) == estimate_parchment(table, 0.0) == 2
    assert estimate_parchment(early, 1.0) > estimate_parchment(early, 0.5) > 2
    assert estimate_parchment(early, 1.0) > estimate_parchment(table, 1.0)


def test_it_builds_where_it_counts_and_copies_what_counts_most() -> None:
    state = make_position(rabbits={"yellow": "A4 A5 B5 C5 J1"}, kept={"yellow": "farm-wood"})
    choice = OPPONENTS["level-4"].choose(make_view(state, 0), Dice(1)).action
    assert isinstance(choice, Build)
    assert choice.at != "J1"
    copying = make_position(
        phase="copy", parchments={"yellow": "liberal", "pink": "royal-ring royal-crown"}
    )
    choice = OPPONENTS["level-1"].choose(make_view(copying, 0), Dice(1)).action
    assert choice == Copy("liberal", "royal-crown")


def test_who_has_nothing_to_decide_is_not_asked() -> None:
    end = make_position(phase="over", active=None)
    with pytest.raises(ValueError, match="nothing to decide"):
        OPPONENTS["level-4"].choose(make_view(end, 0), Dice(1))


def test_of_equal_cards_it_takes_what_helps_the_lord_who_gets_the_hand() -> None:
    """In round 4 hands go to the left: pink, who lacks wood, would get the forest at A3."""
    state = make_position(
        players=3,
        phase="draft",
        rabbits={"pink": "A5 A6 A4 B5", "yellow": "J1"},
        hands={"yellow": "A3 G1 D10", "pink": "E7 E9", "black": "E1 E3"},
        buildings={"A5": "city-2", "B5": "farm-pearl"},
    )
    for seed in range(8):
        choice = OPPONENTS["level-4"].choose(make_view(state, 0), Dice(seed)).action
        assert isinstance(choice, Draft)
        assert "A3" in choice.play


def test_a_budget_in_states_leads_to_the_same_answer_again() -> None:
    state = make_position(
        phase="draft",
        rabbits={"yellow": "A4 J1"},
        hands={"yellow": "provisions J2 F10", "pink": "E7 E9"},
        deck=["B2", "B3", "city-3", "D7"],
    )
    view, player = make_view(state, 0), OPPONENTS["level-4"]
    few, same, many = (player.choose(view, Dice(3), states) for states in (1, 1, None))
    assert few == same
    assert few.states < many.states
