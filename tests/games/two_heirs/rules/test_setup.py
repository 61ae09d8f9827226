"""Setting up a game: the seed decides everything, the same way on every system."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.box import load_box
from twoheirs_qt.games.two_heirs.rules import (
    RECOMMENDED_SETS,
    SEED_LIMIT,
    START,
    Dice,
    Heir,
    NewGame,
    Terrain,
    TileSet,
    TroopKind,
    apply,
    create_game,
    list_legal_actions,
)


def test_the_dice_are_splitmix64() -> None:
    # The first numbers that the published generator gives for the seed 0.
    assert [Dice(0).randrange(SEED_LIMIT)] == [0xE220A8397B1DCDAF]
    dice = Dice(0)
    numbers = [dice.randrange(SEED_LIMIT) for _ in range(3)]
    assert numbers == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_the_dice_are_fair() -> None:
    dice = Dice(1)
    counted = Counter(dice.randrange(3) for _ in range(6000))
    assert all(1800 < counted[face] < 2200 for face in range(3))


def test_a_number_beyond_the_last_whole_round_is_drawn_again() -> None:
    limit = (SEED_LIMIT // 2) + 1  # only one round of this many fits
    dice, unfair = Dice(0), Dice(0)
    raw = [unfair.randrange(SEED_LIMIT) for _ in range(9)]
    fair = [number for number in raw if number < limit]
    assert len(fair) < len(raw)
    assert [dice.randrange(limit) for _ in fair] == fair


def test_a_shuffle_goes_from_the_last_place_down() -> None:
    dice, other = Dice(9), Dice(9)
    items = list("abcdefg")
    for last in range(6, 0, -1):
        drawn = other.randrange(last + 1)
        items[last], items[drawn] = items[drawn], items[last]
    given = tuple("abcdefg")
    assert dice.shuffle(given) == items
    assert given == tuple("abcdefg")


def test_every_order_of_three_is_as_likely() -> None:
    dice = Dice(5)
    counted = Counter(tuple(dice.shuffle("abc")) for _ in range(6000))
    assert len(counted) == 6
    assert all(850 < times < 1150 for times in counted.values())


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_a_seed_out_of_bounds_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 18446744073709551615"):
        Dice(seed)


@pytest.mark.parametrize(
    "sets",
    [
        (TileSet.WAR, TileSet.WAR, TileSet.PATROL),
        (TileSet.WAR, TileSet.PATROL),
        (*RECOMMENDED_SETS, TileSet.WAR),
        (*RECOMMENDED_SETS, TileSet.TRAVEL),
    ],
)
def test_other_than_three_different_sets_are_refused(sets: tuple[TileSet, ...]) -> None:
    with pytest.raises(ValueError, match="three different sets"):
        create_game(load_box(), NewGame(seed=1, sets=sets))


@pytest.mark.parametrize("level", [0, 4])
def test_an_unknown_level_is_refused(level: int) -> None:
    with pytest.raises(ValueError, match="level"):
        create_game(load_box(), NewGame(seed=1, level=level))


def test_a_duel_as_it_begins() -> None:
    state = create_game(load_box(), NewGame(seed=3, sets=RECOMMENDED_SETS))
    assert list(state.landscape) == [START]
    assert state.landscape[START].owner is None
    assert len(state.stack) == 20
    assert sum(tile is not None for tile in state.slots) == 6
    tiles = [*state.stack, *state.slots, state.landscape[START].tile]
    dealt = Counter(tile.tile_set for tile in tiles if tile is not None)
    assert dealt == dict.fromkeys(RECOMMENDED_SETS, 9)
    for side in state.troops:
        assert [troop.kind for troop in side] == [TroopKind.RETINUE, *[TroopKind.TROOP] * 2]
        assert [troop.at for troop in side] == [START, None, None]
    assert state.crown is state.active
    assert state.solo is None
    assert state.henry is None


def test_each_set_has_three_tiles_of_each_terrain() -> None:
    for tile_set in TileSet:
        terrains = Counter(tile.terrain for tile in load_box().list_tiles_of_set(tile_set))
        assert terrains == dict.fromkeys(Terrain, 3)


def test_the_seed_tosses_the_shield() -> None:
    first = Counter(create_game(load_box(), NewGame(seed=seed)).active for seed in range(200))
    assert 70 < first[Heir.WHITE] < 130


def test_seeds_give_different_games_and_one_seed_the_same() -> None:
    games = [create_game(load_box(), NewGame(seed=seed)) for seed in range(20)]
    assert len(set(games)) == 20
    assert games[7] == create_game(load_box(), NewGame(seed=7))


def test_who_begins_does_not_change_the_tiles() -> None:
    white, blue = (create_game(load_box(), NewGame(seed=4, first=heir)) for heir in Heir)
    assert (white.slots, white.stack) == (blue.slots, blue.stack)
    assert (white.active, blue.active) == tuple(Heir)


@pytest.mark.parametrize(("level", "left"), [(1, 6), (2, 8), (3, 10)])
def test_treasures_of_a_game_alone(level: int, left: int) -> None:
    state = create_game(load_box(), NewGame(seed=2, level=level))
    assert state.solo is not None
    assert len({treasure.id for treasure in state.solo.pile}) == left
    assert state.henry is Heir.BLUE
    assert [troop.terrain for troop in state.troops[Heir.BLUE]] == list(Terrain)
    # The treasures come last, so levels of one seed have the same tiles.
    assert state.stack == create_game(load_box(), NewGame(seed=2)).stack


def test_henry_plays_through_a_whole_game() -> None:
    state = create_game(load_box(), NewGame(seed=2, level=3))
    while not state.is_over:
        assert state.active is state.south
        state, _ = apply(state, list(list_legal_actions(state))[-1])
