"""`twoheirs-qt legal`: the legal actions."""

from __future__ import annotations

import argparse
import sys

from twoheirs_qt.files.actions import dump_action
from twoheirs_qt.files.fault import Name, in_file
from twoheirs_qt.files.reading import read_json
from twoheirs_qt.files.writing import compact
from twoheirs_qt.headless.cases import answer_lines, chosen_catalogue, standing
from twoheirs_qt.rules.components import Catalogue
from twoheirs_qt.rules.legality import legal_actions


def run(arguments: argparse.Namespace) -> int:
    """Print the legal actions of each case; returns the exit status."""
    catalogue = chosen_catalogue(arguments)
    if arguments.lines:

        def answer(data: object, _: Name) -> object:
            return _legal(data, catalogue)

        return answer_lines(arguments.file, answer)
    with in_file(arguments.file):
        found = _legal(read_json(arguments.file), catalogue)
    sys.stdout.writelines(f"{compact(action)}\n" for action in found)
    return 0


def _legal(data: object, catalogue: Catalogue) -> list[dict[str, object]]:
    position, _ = standing(data, catalogue)
    return [dump_action(action) for action in legal_actions(position.state)]
