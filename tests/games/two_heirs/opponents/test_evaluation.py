"""The evaluation: what it counts, what it makes of it, and that weights come with the program."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.box import load_box
from tests.play import NO_CAMPS, play_random_game, vary_options
from twoheirs_qt.games.two_heirs.opponents.evaluation import (
    FEATURES,
    FILE,
    Evaluation,
    Weights,
    calculate_knot_shares,
    count_turns_to_come,
    load_weights,
)
from twoheirs_qt.games.two_heirs.rules import (
    EndTurn,
    Heir,
    State,
    apply_silently,
    make_capabilities,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.rules.access import find_shortfall
from twoheirs_qt.games.two_heirs.rules.components import Building
from twoheirs_qt.games.two_heirs.rules.core import HAND_LIMIT
from twoheirs_qt.games.two_heirs.rules.unseen import redeal
from twoheirs_qt.tabletop import data

POINTS = {"points": [1.0], "roads": [1.0], "own doubled": [1.0], "their doubled": [-1.0]}


def list_states(seed: int) -> list[State]:
    return [
        state
        for state, _ in play_random_game(load_box(), seed, options=vary_options(seed, solo=False))
    ]


def calculate_lead(state: State, heir: Heir) -> int:
    own, other = (make_score_sheet(state).heirs[item].total for item in (heir, heir.opponent))
    return own - other


@pytest.mark.parametrize("seed", range(6))
def test_points_alone_give_the_lead(seed: int) -> None:
    evaluation = Evaluation(Weights.of((1,), POINTS))
    for state in list_states(seed):
        heir = state.active
        if count_turns_to_come(state.core, heir) > 0:
            assert evaluation.estimate_lead(state.core, heir) == pytest.approx(
                calculate_lead(state, heir)
            )
        else:
            assert round(evaluation.estimate_lead(state.core, heir)) == calculate_lead(state, heir)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_kept_of_earlier_states_changes_no_judgement(seed: int) -> None:
    kept, random = Evaluation(load_weights()), Random(seed)
    for state in list_states(seed):
        for heir in Heir:
            alone = Evaluation(load_weights()).estimate_lead(state.core, heir)
            assert kept.estimate_lead(state.core, heir) == alone
            other = redeal(state, random.randrange)
            assert Evaluation(load_weights()).estimate_lead(other.core, heir) == alone


def test_features_are_what_a_table_shows() -> None:
    for state in list_states(4)[10::5]:
        heir = state.active
        if len(state.hands[heir]) > 3:
            continue
        row = Evaluation(load_weights()).calculate_features(state.core, heir)
        seen = dict(zip(FEATURES, row, strict=True))
        assert seen["own hand"] == len(state.hands[heir])
        assert seen["offered"] == len(make_capabilities(state, heir.opponent).slots)
        for owner, who in ((heir, "own"), (heir.opponent, "their")):
            access, hand = make_capabilities(state, owner).access, state.hands[owner]
            for least, name in ((1, "any"), (2, "two of a"), (3, "three of a")):
                there = sum(amount >= least for amount in access)
                assert seen[f"{who} {name} resource"] == there
            assert seen[f"{who} hand"] == len(hand)
            assert seen[f"{who} full hand"] == (len(hand) >= HAND_LIMIT)
            discounts = state.discounts if owner is state.active else 0
            short = [sum(find_shortfall(access, tile, discounts)) for tile in hand]
            assert seen[f"{who} affordable"] == short.count(0)
            assert seen[f"{who} short of one"] == short.count(1)
            away = [troop.at is None for troop in state.troops[owner]]
            assert seen[f"{who} in reserve"] == sum(away)
            assert seen[f"{who} both in reserve"] == all(away[1:])
            lines = make_score_sheet(state).heirs[owner].buildings
            twice = sum(line.points for line in lines if line.doubled)
            assert seen[f"{who} doubled"] == twice


GROWING = {
    *(Building.MARKET, Building.ROBBER_BARON, Building.BASKETRY),
    *(Building.POTTERY, Building.COOPERAGE),
}


def test_growth_is_room_beside_buildings_that_score_their_neighbours() -> None:
    seen = set()
    for state in list_states(4)[10::5]:
        room = dict.fromkeys(Heir, 0)
        for (x, y), face in state.landscape.items():
            if face.owner is not None and face.tile.building in GROWING:
                way = 1 if face.tile.variant == "diagonal" else 0
                beside = [(x + dx, y + dy) for dx, dy in NEIGHBOUR_OFFSETS[way]]
                room[face.owner] += sum(cell not in state.landscape for cell in beside)
                seen.add(way)
        row = Evaluation(load_weights()).calculate_features(state.core, state.active)
        growth = room[Heir.WHITE] - room[Heir.BLUE]
        assert abs(row[FEATURES.index("growth")]) == abs(growth)
    assert seen, "there are such buildings"


NEIGHBOUR_OFFSETS = (((1, 0), (-1, 0), (0, 1), (0, -1)), ((1, 1), (1, -1), (-1, 1), (-1, -1)))


def test_as_many_turns_are_to_come_as_are_played() -> None:
    """Nobody breaks a Camp in these games."""
    played = [
        (state, action)
        for state, action in play_random_game(
            load_box(), 12, options=vary_options(12, solo=False), weights=NO_CAMPS
        )
    ]
    ends = [state for state, action in played if type(action) is EndTurn]
    for number, state in enumerate(reversed(ends)):
        assert count_turns_to_come(state.core, state.active) == number
    assert apply_silently(*played[-1]).is_over


def test_between_knots_weights_change_evenly() -> None:
    assert calculate_knot_shares((1, 3, 8), 0) == calculate_knot_shares((1, 3, 8), 1) == [1, 0, 0]
    assert calculate_knot_shares((1, 3, 8), 2) == [0.5, 0.5, 0]
    assert calculate_knot_shares((1, 3, 8), 8) == calculate_knot_shares((1, 3, 8), 30) == [0, 0, 1]


def test_the_installed_weights_weigh_what_is_counted() -> None:
    read = json.loads(data.find_path(FILE).read_text("utf-8"))
    assert set(read["weights"]) == set(FEATURES)
    assert all(len(column) == len(read["knots"]) for column in read["weights"].values())
    assert all(len(column) == len(read["knots"]) for column in read["forecast"].values())
    assert min(read["forecast"]["slope"]) > 0, "who leads by more is expected to win by more"


def test_a_forecast_corrects_a_lead_by_the_turns_to_come() -> None:
    weights = Weights.of((1, 3), {}, [(1.0, 0.5), (0.0, 1.0)])
    assert weights.correct_forecast(4, 1) == 3
    assert weights.correct_forecast(4, 2) == 3.5
    assert weights.correct_forecast(4, 9) == 4
    assert weights.correct_forecast(4, 0) == 4, "nothing follows: it is the result"
