"""`twoheirs-qt legal`: the legal actions."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from twoheirs_qt.commands.cases import (
    Catalogues,
    answer_lines,
    parse_position_or_save,
    read_position_or_save,
)
from twoheirs_qt.tabletop.files.errors import Name, in_file
from twoheirs_qt.tabletop.files.json_text import dump_compact
from twoheirs_qt.tabletop.game import AnyGame, StoredPosition


def run(arguments: argparse.Namespace) -> int:
    """Print the legal actions of each case; returns the exit status."""
    catalogues = Catalogues(arguments)
    if arguments.lines:

        def answer(data: object, _: Name) -> object:
            return _list_legal_actions(*parse_position_or_save(data, catalogues))

        return answer_lines(arguments.file, answer)
    game, stored = read_position_or_save(arguments.file, catalogues)
    with in_file(arguments.file):
        actions = _list_legal_actions(game, stored)
    sys.stdout.writelines(f"{dump_compact(action)}\n" for action in actions)
    return 0


def _list_legal_actions(game: AnyGame, stored: StoredPosition[Any]) -> list[dict[str, object]]:
    """List the legal actions of the seat that is asked, or none.

    Raises FileError for another seat's view.
    """
    position = stored.position
    asked_seats = game.list_seats_to_act(position)[:1]
    return [
        game.dump_action(action)
        for seat in asked_seats
        for action in game.list_legal_actions(position, seat)
    ]
