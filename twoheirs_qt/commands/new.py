"""`twoheirs-qt new`: a starting position."""

from __future__ import annotations

import argparse
import os
import sys

from twoheirs_qt.codec.position import dump_position
from twoheirs_qt.commands.cases import Stop, chosen_catalogue
from twoheirs_qt.files.vocabulary import HEIRS
from twoheirs_qt.files.writing import compact
from twoheirs_qt.rules.components import RECOMMENDED_SETS, TileSet
from twoheirs_qt.rules.setup import SETS_IN_PLAY, NewGame, new_game


def run(arguments: argparse.Namespace) -> int:
    """Print the starting position that the options describe; returns the exit status."""
    solo = arguments.mode == "solo"
    if solo and arguments.first is not None:
        raise Stop("new: in a solo game you always go first, so --first cannot be used")
    if solo and arguments.no_roads:
        raise Stop("new: in a solo game roads are always scored, so --no-roads cannot be used")
    if not solo and arguments.level is not None:
        print("new: only Henry has levels, so --level changes nothing here", file=sys.stderr)
    sets = chosen_sets(arguments.sets)
    catalogue = chosen_catalogue(arguments)
    seed = arguments.seed
    if seed is None:
        # Short enough to be read out and typed in again.
        seed = int.from_bytes(os.urandom(4), "big")
        print(f"seed {seed}", file=sys.stderr)
    options = NewGame(
        seed=seed,
        sets=sets,
        south=HEIRS[arguments.south],
        first=None if arguments.first is None else HEIRS[arguments.first],
        score_roads=not arguments.no_roads,
        level=(arguments.level or 1) if solo else None,
    )
    print(compact(dump_position(new_game(catalogue, options))))
    return 0


def chosen_sets(given: str | None) -> tuple[TileSet, ...]:
    """The sets that the option names, or the recommended ones."""
    if given is None:
        return RECOMMENDED_SETS
    known = [tile_set.value for tile_set in TileSet]
    words = [word.strip() for word in given.split(",")]
    for word in words:
        if word not in known:
            raise Stop(f"new: there is no set {word!r}: choose from {', '.join(known)}")
    if len(words) != SETS_IN_PLAY or len(set(words)) != SETS_IN_PLAY:
        raise Stop("new: --sets needs three different sets, such as travel,war,crafts")
    return tuple(TileSet(word) for word in words)
