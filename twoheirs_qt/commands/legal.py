"""`twoheirs-qt legal`: the legal actions."""

from __future__ import annotations

import argparse
import sys

from twoheirs_qt.codec.actions import dump_action
from twoheirs_qt.commands.cases import answer_lines, chosen_catalogue, read_standing, standing
from twoheirs_qt.files.errors import Name
from twoheirs_qt.files.writing import compact
from twoheirs_qt.rules.legality import legal_actions
from twoheirs_qt.rules.state import State


def run(arguments: argparse.Namespace) -> int:
    """Print the legal actions of each case; returns the exit status."""
    catalogue = chosen_catalogue(arguments)
    if arguments.lines:

        def answer(data: object, _: Name) -> object:
            return _legal(standing(data, catalogue).state)

        return answer_lines(arguments.file, answer)
    position, _ = read_standing(arguments.file, catalogue)
    sys.stdout.writelines(f"{compact(action)}\n" for action in _legal(position.state))
    return 0


def _legal(state: State) -> list[dict[str, object]]:
    return [dump_action(action) for action in legal_actions(state)]
