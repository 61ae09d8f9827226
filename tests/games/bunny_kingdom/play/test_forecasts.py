"""Forecasts of the table come true."""

from __future__ import annotations

import random

import pytest

from tests.games.bunny_kingdom.positions import deal, make_position, play_by_chance
from tests.long_run import choose_count
from twoheirs_qt.games.bunny_kingdom.play.forecasts import (
    find_best_site,
    find_joins,
    forecast_action,
    forecast_card,
    sum_harvest,
)
from twoheirs_qt.games.bunny_kingdom.rules.actions import Build, Copy, Draft, Pass, Trade
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import TERRITORY_INDEXES, TERRITORY_NAMES, Kind
from twoheirs_qt.games.bunny_kingdom.rules.events import Harvested
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import Harvest, split_fiefs
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_legal_actions
from twoheirs_qt.games.bunny_kingdom.rules.scoring import make_score_sheet
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase, State
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply
from twoheirs_qt.games.bunny_kingdom.rules.unseen import make_view


def play_harvest(state: State, place: int) -> int:
    """The points of the coming harvest if nobody builds any more and posts keep what they show."""
    shown = {TERRITORY_NAMES[index]: resource for index, resource in state.table.trading_posts}
    while True:
        match state.table.phase:
            case Phase.CAMPS:
                action = list_legal_actions(state)[0]
            case Phase.BUILD:
                action = Pass()
            case _:
                post = next(a for a in list_legal_actions(state) if isinstance(a, Trade))
                resource = shown.get(post.at)
                action = post if resource is None else Trade(post.at, resource.value)
        state, events = apply(state, action)
        for event in events:
            if isinstance(event, Harvested) and event.seat is state.table.seats[place]:
                return event.points


def test_a_building_brings_in_the_next_harvest_what_was_foretold() -> None:
    rng = random.Random(41)
    seen = 0
    for seed in range(choose_count(3, 40)):
        for state, action in play_by_chance(deal(2 + seed % 3, seed), rng):
            if not isinstance(action, Build) or state.table.phase is not Phase.BUILD:
                continue
            if any(shown is None for _, shown in state.table.trading_posts):
                continue
            place = state.table.active
            assert place is not None
            card = state.table.catalogue.cards_by_number[
                state.table.catalogue.card_numbers[action.card]
            ]
            forecast = forecast_action(make_view(state, place), action)
            assert forecast is not None
            assert forecast.own is not None
            assert forecast.own.harvest_before == play_harvest(state, place)
            after, _ = apply(state, action)
            if not card.is_trading_post and after.table.phase is Phase.BUILD:
                assert forecast.own.harvest_after == play_harvest(after, place)
                assert forecast.table == after.table._replace(active=place)
                seen += 1
    assert seen > 20


def test_a_territory_brings_everybody_what_was_foretold() -> None:
    rng = random.Random(7)
    seen = 0
    for seed in range(choose_count(3, 40)):
        for state, action in play_by_chance(deal(3 + seed % 2, seed), rng):
            place = state.table.active
            if not isinstance(action, Draft) or place != 0 or (seed % 2 and state.table.round < 2):
                continue
            view = make_view(state, 0)
            catalogue = state.table.catalogue
            for number in state.hands[0][::3]:
                if catalogue.cards_by_number[number].kind is not Kind.TERRITORY:
                    continue
                forecast = forecast_card(view, number)
                assert forecast is not None
                assert forecast.own is not None
                changes = [forecast.own, *forecast.others, *filter(None, [forecast.loser])]
                assert sorted(change.seat_index for change in changes) == list(
                    range(len(view.hands))
                )
                assert forecast.own.harvest_after == sum_harvest(forecast.table, 0)
                assert forecast.own.harvest_before == sum_harvest(state.table, 0)
                assert forecast.table.land[0] >> catalogue.territory_by_card[number] & 1
                seen += 1
            if seen % 5:
                continue
            check_pick(state, action)
    assert seen > 20


def check_pick(state: State, action: Draft) -> None:
    """The fief of a territory that is picked beside a card of another kind is as foretold."""
    catalogue = state.table.catalogue
    territories = [card for card in action.play if card in TERRITORY_INDEXES]
    others = [card for card in action.play if card not in TERRITORY_INDEXES]
    if len(territories) != 1 or others == ["provisions"]:
        return
    number = catalogue.card_numbers[territories[0]]
    forecast = forecast_card(make_view(state, 0), number)
    assert forecast is not None
    assert forecast.own is not None
    round_number = state.table.round
    camps = [kind for kind in state.table.buildings if kind in catalogue.camps.values()]
    while state.table.phase is Phase.DRAFT and state.table.active is not None:
        state, _ = apply(state, action if state.table.active == 0 else list_legal_actions(state)[0])
        if state.table.active == 0 or state.table.phase is not Phase.DRAFT:
            break
    if camps or state.table.round != round_number or state.table.phase is not Phase.DRAFT:
        return
    cell, harvest = catalogue.territory_by_card[number], Harvest(state.table)
    fief = next(f for f in split_fiefs(state.table, state.table.land[0]) if f >> cell & 1)
    assert forecast.own.after == (harvest.find_yield(fief),)


def test_a_copied_parchment_counts_what_was_foretold() -> None:
    seen = 0
    for seed in range(choose_count(4, 30)):
        for state, action in play_by_chance(deal(3, seed), random.Random(seed)):
            place = state.table.active
            if not isinstance(action, Copy) or place is None:
                continue
            forecast = forecast_action(make_view(state, place), action)
            assert forecast is not None
            after, _ = apply(state, action)
            seat = state.table.seats[place]
            before = sum(line.points for line in make_score_sheet(state).columns[seat].parchments)
            points = sum(line.points for line in make_score_sheet(after).columns[seat].parchments)
            if after.table.copies == forecast.table.copies:
                assert forecast.parchment_points == points - before
                seen += 1
    assert seen


@pytest.mark.parametrize("building", ["city-2", "farm-fish"])
def test_the_best_site_of_a_building_is_named(building: str) -> None:
    state = make_position(
        rabbits={"yellow": "A1 A2 B9 E4"}, buildings={"A2": "city-1"}, kept={"yellow": building}
    )
    view = make_view(state, 0)
    site = find_best_site(view, state.table.catalogue.card_numbers[building])
    changes = {}
    for action in list_legal_actions(state):
        forecast = forecast_action(view, action)
        if isinstance(action, Build) and forecast is not None and forecast.own is not None:
            changes[action.at] = forecast.own.points
    assert site is not None
    assert site == ("A1", max(changes.values()))
    assert len(set(changes.values())) > 1


def test_a_territory_that_would_join_two_fiefs_is_found() -> None:
    table = make_position(
        rabbits={"yellow": "E4 E6", "pink": "D5"}, kept={"yellow": "city-1"}
    ).table
    fief = 1 << TERRITORY_INDEXES["E4"]
    assert [TERRITORY_NAMES[index] for index in find_joins(table, 0, fief)] == ["E5"]
