"""`twoheirs-qt legal`: the legal actions."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from twoheirs_qt.commands.cases import (
    Catalogues,
    parse_position_or_save,
    print_answers,
    read_position_or_save,
)
from twoheirs_qt.tabletop.files.errors import NameOrText, add_file_to_errors
from twoheirs_qt.tabletop.files.json_text import dump_compact
from twoheirs_qt.tabletop.game import AnyGame, StoredPosition


def run(arguments: argparse.Namespace) -> int:
    """Print the legal actions of each case; returns the exit status."""
    catalogues = Catalogues(arguments)
    if arguments.lines:

        def answer(data: object, _: NameOrText) -> object:
            return _list_legal_actions(*parse_position_or_save(data, catalogues))

        return print_answers(arguments.file, answer)
    game, stored_position = read_position_or_save(arguments.file, catalogues)
    with add_file_to_errors(arguments.file):
        actions = _list_legal_actions(game, stored_position)
    sys.stdout.writelines(f"{dump_compact(action)}\n" for action in actions)
    return 0


def _list_legal_actions(
    game: AnyGame, stored_position: StoredPosition[Any]
) -> list[dict[str, object]]:
    """List the legal actions of the first seat to act; none if no seat has to.

    Raises FileError for another seat's view.
    """
    position = stored_position.position
    seats_to_act = game.list_seats_to_act(position)[:1]
    return [
        game.dump_action(action)
        for seat in seats_to_act
        for action in game.list_legal_actions(position, seat)
    ]
