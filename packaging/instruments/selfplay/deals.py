"""Deals on which the computer opponents play."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from twoheirs_qt.games.two_heirs.codec.catalogue import load_catalogue
from twoheirs_qt.games.two_heirs.rules import (
    SETS_IN_PLAY,
    Catalogue,
    NewGame,
    State,
    TileSet,
    create_game,
)

ROOT: Final = Path(__file__).resolve().parents[3]


@cache
def load_box() -> Catalogue:
    """Load the catalogue that comes with the program."""
    return load_catalogue(ROOT / "resources/games/two_heirs/catalogue.json")


def deal(catalogue: Catalogue, random: Random) -> State:
    """Begin a duel with three random sets, and with roads in three of four games."""
    sets = tuple(random.sample(list(TileSet), SETS_IN_PLAY))
    seed, roads = random.randrange(1 << 32), random.random() < 0.75
    return create_game(catalogue, NewGame(seed=seed, sets=sets, score_roads=roads))


def deal_solo(random: Random) -> State:
    """Begin a game against Henry with three random sets, at a random level."""
    sets = tuple(random.sample(list(TileSet), SETS_IN_PLAY))
    seed, level = random.randrange(1 << 32), random.randrange(1, 4)
    return create_game(load_box(), NewGame(seed=seed, sets=sets, level=level))
