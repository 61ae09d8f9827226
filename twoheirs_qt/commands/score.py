"""`twoheirs-qt score`: the score sheet."""

from __future__ import annotations

import argparse

from twoheirs_qt.commands.cases import (
    Catalogues,
    parse_position_or_save,
    print_answers,
    read_position_or_save,
)
from twoheirs_qt.tabletop.files.errors import NameOrText
from twoheirs_qt.tabletop.files.json_text import dump_compact


def run(arguments: argparse.Namespace) -> int:
    """Print the score sheet of each case; returns the exit status."""
    catalogues = Catalogues(arguments)
    if arguments.lines:

        def answer(data: object, _: NameOrText) -> object:
            game, stored = parse_position_or_save(data, catalogues, for_score=True)
            return game.calculate_result(stored.position).sheet

        return print_answers(arguments.file, answer)
    game, stored = read_position_or_save(arguments.file, catalogues, for_score=True)
    if arguments.json:
        print(dump_compact(game.calculate_result(stored.position).sheet))
    else:
        print(game.describe_result(stored), end="")
    return 0
