"""Limits of rules.md § 9 and other promises, in whole games by chance."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.games.bunny_kingdom.positions import play_game_by_chance
from tests.long_run import choose_count
from twoheirs_qt.games.bunny_kingdom.codec.actions import dump_action, parse_action
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.codec.position import dump_position, parse_position
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action, Draft
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Kind, Seat
from twoheirs_qt.games.bunny_kingdom.rules.events import FiefHarvested, Harvested
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_legal_actions, why_not
from twoheirs_qt.games.bunny_kingdom.rules.scoring import ScoreSheet, make_score_sheet
from twoheirs_qt.games.bunny_kingdom.rules.state import EMPTY, Phase, State
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply

CATALOGUE = load_program_catalogue()
PICKS = {2: 10, 3: 6, 4: 5}
PLAYS = {2: 40, 3: 48, 4: 40}
LEFT_IN_DECK = {2: 22, 3: 38, 4: 22}
GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(choose_count(8, 1000))]
MOST_UNITS = {"wood": 18, "fish": 18, "carrots": 13}
MOST_POINTS = {
    "carpenter": 18,
    "fisher": 18,
    "farmer": 13,
    "master-carpenter": 36,
    "master-fisher": 36,
    "master-farmer": 26,
    "merchant": 21,
    "diplomat": 36,
    "explorer": 12,
    "master-of-the-mountains": 32,
    "burgomaster": 39,
    "colonist": 18,
    "bureaucrat": 37,
    "treasure-guardian": 24,
    "treasure-hunter": 29,
}


def count_cards(state: State) -> Counter[int]:
    """The cards of all places."""
    table = state.table
    piles = [*table.kept, *table.used, *state.hands, *state.parchments, *state.dropped]
    piles += [*state.reserves, state.deck]
    for pick in state.picked:
        if pick is not None:
            piles += [pick.play, pick.discard]
    return Counter(number for pile in piles for number in pile)


def check_board(state: State) -> None:
    table = state.table
    count = Counter(number for number in table.buildings if number != EMPTY)
    for number, amount in count.items():
        card = CATALOGUE.cards_by_number[number]
        assert amount == 2 if card.kind is Kind.SKY_TOWER else amount <= card.copies
    for index, number in enumerate(table.buildings):
        owners = [place for place, land in enumerate(table.land) if land >> index & 1]
        assert len(owners) <= 1
        is_filled = bool(table.built_land >> index & 1)
        is_city = CATALOGUE.territories[index].terrain == "city"
        assert is_filled == (number != EMPTY or is_city)
        if number == EMPTY:
            continue
        assert owners
        territory = CATALOGUE.card_numbers[CATALOGUE.territories[index].at]
        if CATALOGUE.cards_by_number[number].kind is Kind.CAMP:
            assert territory not in table.used[owners[0]]
        else:
            assert territory in table.used[owners[0]]
        if CATALOGUE.cards_by_number[number].kind is Kind.SKY_TOWER:
            ends = 1 << table.buildings.find(number) | 1 << table.buildings.rfind(number)
            assert table.land[owners[0]] & ends == ends


def check_end(state: State, actions: list[Action]) -> None:
    players = len(state.table.seats)
    provisions = sum(pile.count(CATALOGUE.provisions) for pile in state.table.used)
    assert len(state.deck) == LEFT_IN_DECK[players] - 2 * provisions
    assert sum(isinstance(action, Draft) for action in actions) == 4 * PICKS[players] * players
    for place in range(players):
        own = state.table.used[place]
        played = len(state.table.kept[place]) + len(own) + len(state.parchments[place])
        assert played == PLAYS[players] + 2 * own.count(CATALOGUE.provisions)
        assert len(state.dropped[place]) == (40 if players == 2 else 0)
        assert not state.hands[place]
        assert not state.reserves[place]


def check_score(state: State, sheet: ScoreSheet) -> None:
    towers = sum(line.strength for column in sheet.columns.values() for line in column.fiefs)
    assert towers <= 54
    units = Counter(
        resource
        for column in sheet.columns.values()
        for line in column.fiefs
        for resource, cells in line.sources.items()
        for _ in cells
    )
    basic = {name: units.pop(name, 0) for name in MOST_UNITS}
    assert all(amount <= MOST_UNITS[name] for name, amount in basic.items())
    assert sum(units.values()) <= 7
    firsts = {
        row.sources
        for column in sheet.columns.values()
        for row in column.parchments
        if "opportunist" in (row.card, row.copied) and row.points
    }
    assert len(firsts) <= 1
    for column in sheet.columns.values():
        assert column.total == sum(column.harvests) + sum(r.points for r in column.parchments)
        for line in column.fiefs:
            assert line.points == line.strength * line.wealth <= 540
            assert line.wealth == len(line.sources) <= 10
            assert line.strength == sum(strength for _, strength in line.towers)
        for row in column.parchments:
            assert row.points >= 0
            if not row.is_copier and row.card in MOST_POINTS and not state.table.copies:
                assert row.points <= MOST_POINTS[row.card]
            if row.card == "little-prince":
                assert row.points <= sum(line.points for line in column.fiefs)
            if "opportunist" in (row.card, row.copied):
                assert row.points == (10 if len(row.sources) == 1 else 0)
    best = max(column.total for column in sheet.columns.values())
    assert all(sheet.columns[seat].total == best for seat in sheet.winners)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_game_by_chance_keeps_every_invariant(players: int, seed: int) -> None:
    states, actions, events = play_game_by_chance(players, seed)
    box = Counter({number: card.copies for number, card in enumerate(CATALOGUE.cards_by_number)})
    for before, after in pairwise(states):
        assert count_cards(after) == box
        check_board(after)
        for earlier, later in zip(before.table.harvests, after.table.harvests, strict=True):
            assert later[: len(earlier)] == earlier
            assert all(points >= 0 for points in later)
    end = states[-1]
    assert end.table.phase is Phase.OVER
    assert len(actions) <= 300
    check_end(end, actions)
    sheet = make_score_sheet(end)
    check_score(end, sheet)
    for seat, column in sheet.columns.items():
        assert column.harvests[-1] == sum(line.points for line in column.fiefs)
        assert column.harvests == tuple(
            e.points for e in events if isinstance(e, Harvested) and e.seat is seat
        )
    fiefs = sum(e.strength * e.wealth for e in events if isinstance(e, FiefHarvested))
    assert fiefs == sum(sum(column.harvests) for column in sheet.columns.values())


@pytest.mark.parametrize(("players", "seed"), GAMES[:: choose_count(8, 20)])
def test_every_state_survives_its_file_and_every_action_too(players: int, seed: int) -> None:
    states, actions, _ = play_game_by_chance(players, seed)
    for state in states:
        assert parse_position(dump_position(state), CATALOGUE) == state
        for action in list_legal_actions(state):
            assert parse_action(dump_action(action)) == action
    state = states[0]
    for action, expected in zip(actions, states[1:], strict=True):
        state, _ = apply(state, parse_action(dump_action(action)))
        assert state == expected
        assert hash(state) == hash(expected)


@pytest.mark.parametrize(("players", "seed"), GAMES[:: choose_count(8, 20)])
def test_listed_actions_have_no_reason_against_them(players: int, seed: int) -> None:
    for state in play_game_by_chance(players, seed)[0]:
        actions = list_legal_actions(state)
        assert len(set(actions)) == len(actions)
        assert not any(why_not(state, action) for action in actions)


def test_seats_are_the_first_colors() -> None:
    assert play_game_by_chance(3, 1)[0][0].table.seats == (Seat.YELLOW, Seat.PINK, Seat.BLACK)
