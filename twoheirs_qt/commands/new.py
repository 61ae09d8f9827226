"""`twoheirs-qt new`: a starting position."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Final

from twoheirs_qt.commands.cases import Catalogues
from twoheirs_qt.commands.errors import CommandError
from twoheirs_qt.games.registry import BUNNY, TWO_HEIRS, load_game
from twoheirs_qt.games.two_heirs.codec.vocabulary import HEIRS
from twoheirs_qt.games.two_heirs.rules.components import RECOMMENDED_SETS, TileSet
from twoheirs_qt.games.two_heirs.rules.setup import SETS_IN_PLAY
from twoheirs_qt.tabletop.files.json_text import dump_compact
from twoheirs_qt.tabletop.game import StoredPosition


def run(arguments: argparse.Namespace) -> int:
    """Print the starting position that the options describe; returns the exit status."""
    game = load_game(arguments.game)
    _refuse_options_of_others(arguments)
    is_bunny = game.name == BUNNY
    options = _parse_bunny_options(arguments) if is_bunny else _parse_two_heirs_options(arguments)
    catalogue = Catalogues(arguments).load_for_game(game)
    seed = arguments.seed
    if seed is None:
        # Short enough to be typed again.
        seed = int.from_bytes(os.urandom(4), "big")
        print(f"seed {seed}", file=sys.stderr)
    print(
        dump_compact(
            game.dump_position(StoredPosition(game.make_first_state(catalogue, options, seed)))
        )
    )
    return 0


_OPTIONS: Final = {
    TWO_HEIRS: ("mode", "sets", "level", "south", "first", "no_roads"),
    BUNNY: ("players",),
}
"""Game -> its own options."""


def _refuse_options_of_others(arguments: argparse.Namespace) -> None:
    """Raise CommandError for an option of another game."""
    for name, options in _OPTIONS.items():
        for option in options:
            if name != arguments.game and getattr(arguments, option) is not None:
                word = option.replace("_", "-")
                raise CommandError(
                    f"new: --{word} belongs to --game {name}, so it cannot be used here"
                )


def _parse_two_heirs_options(arguments: argparse.Namespace) -> dict[str, object]:
    is_solo = arguments.mode == "solo"
    if is_solo and arguments.first is not None:
        raise CommandError("new: in a solo game you always go first, so --first cannot be used")
    if is_solo and arguments.no_roads:
        raise CommandError(
            "new: in a solo game roads are always scored, so --no-roads cannot be used"
        )
    if not is_solo and arguments.level is not None:
        print("new: only Henry has levels, so --level changes nothing here", file=sys.stderr)
    return {
        "sets": parse_sets(arguments.sets),
        "south": HEIRS[arguments.south or "white"],
        "first": None if arguments.first is None else HEIRS[arguments.first],
        "score_roads": not arguments.no_roads,
        "level": (arguments.level or 1) if is_solo else None,
    }


def _parse_bunny_options(arguments: argparse.Namespace) -> dict[str, object]:
    return {"players": arguments.players or 2}


def parse_sets(option: str | None) -> tuple[TileSet, ...]:
    """Parse the option for sets; without it, return the recommended ones."""
    if option is None:
        return RECOMMENDED_SETS
    set_names = [tile_set.value for tile_set in TileSet]
    words = [word.strip() for word in option.split(",")]
    for word in words:
        if word not in set_names:
            raise CommandError(f"new: there is no set {word!r}: choose from {', '.join(set_names)}")
    if len(words) != SETS_IN_PLAY or len(set(words)) != SETS_IN_PLAY:
        raise CommandError("new: --sets needs three different sets, such as travel,war,crafts")
    return tuple(TileSet(word) for word in words)
