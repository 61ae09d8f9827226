"""`twoheirs-qt catalogue`: what a catalogue holds, and whether it is sound."""

from __future__ import annotations

import argparse

from twoheirs_qt.commands.errors import CommandError
from twoheirs_qt.games.registry import find_game, load_game
from twoheirs_qt.tabletop.files.errors import add_file_to_errors, format_source
from twoheirs_qt.tabletop.files.json_text import dump_readable
from twoheirs_qt.tabletop.files.reading import read_json


def check(arguments: argparse.Namespace) -> int:
    """Print that a catalogue is valid, or its errors; returns the exit status."""
    data = read_json(arguments.file)
    with add_file_to_errors(arguments.file):
        game = find_game(data)
    faults = game.catalogues.find_faults(data)
    if faults:
        name = format_source(arguments.file)
        raise CommandError("\n".join(str(fault.add_file(name)) for fault in faults))
    print(game.catalogues.summarize(game.catalogues.parse(data)), end="")
    return 0


def show(arguments: argparse.Namespace) -> int:
    """Print a catalogue as tables, or as a file to be edited; returns the exit status."""
    if arguments.file is None:
        game = load_game(arguments.game)
        catalogue = game.catalogues.load_for_program()
    else:
        data = read_json(arguments.file)
        with add_file_to_errors(arguments.file):
            game = find_game(data)
            catalogue = game.catalogues.parse(data)
    if arguments.json:
        print(dump_readable(game.catalogues.dump(catalogue)))
    else:
        print(game.catalogues.describe(catalogue), end="")
    return 0
