"""Tiles not seen yet: those of the supply, and the one the game began with."""

from __future__ import annotations

from tests.box import load_box
from tests.games.two_heirs.rules.scenario import fill_position
from twoheirs_qt.games.two_heirs.codec.position import parse_position
from twoheirs_qt.games.two_heirs.play.unseen import Unseen, find_unseen
from twoheirs_qt.games.two_heirs.rules import NewGame, create_game


def list_ids(unseen: Unseen) -> set[str]:
    return {tile.id for tiles in unseen.tiles.values() for tile in tiles}


def test_the_supply_and_the_starting_tile_are_unseen_at_first() -> None:
    state = create_game(load_box(), NewGame(seed=5))
    unseen = find_unseen(state)
    assert (unseen.supply_count, unseen.includes_starting_tile, unseen.count) == (20, True, 21)
    assert list_ids(unseen) == {
        *(tile.id for tile in state.stack),
        state.landscape[0, 0].tile.id,
    }


def test_against_henry_the_starting_tile_is_where_the_position_says() -> None:
    position = {
        "landscape": [{"at": [3, 1], "tile": "market-stone"}, {"at": [0, 0], "tile": "mill"}],
        "solo": {"start": [3, 1]},
        "stack": ["lodge"],
    }
    assert list_ids(find_unseen(parse_position(fill_position(position), load_box()))) == {
        "market-stone",
        "lodge",
    }
