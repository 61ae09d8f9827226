"""`twoheirs-qt view`: a position as one seat may see it."""

from __future__ import annotations

import argparse

from twoheirs_qt.commands.cases import (
    Catalogues,
    parse_playable,
    print_answers,
    read_playable,
)
from twoheirs_qt.commands.errors import CommandError
from twoheirs_qt.tabletop.files.errors import FileError, NameOrText, add_file_to_errors
from twoheirs_qt.tabletop.files.json_text import dump_compact
from twoheirs_qt.tabletop.game import AnyGame, StoredPosition


def run(arguments: argparse.Namespace) -> int:
    """Print the view of each case; returns the exit status."""
    if arguments.lines and arguments.seat is not None:
        raise CommandError("view: with --lines, each line names its seat, so --seat cannot be used")
    if not arguments.lines and arguments.seat is None:
        raise CommandError("view: --seat is needed, such as --seat yellow")
    catalogues = Catalogues(arguments)
    if arguments.lines:

        def answer(data: object, _: NameOrText) -> object:
            return _answer(data, catalogues)

        return print_answers(arguments.file, answer)
    game, stored = read_playable(arguments.file, catalogues)
    with add_file_to_errors(arguments.file):
        view = _view(game, stored, arguments.seat)
    print(dump_compact(view))
    return 0


def _answer(data: object, catalogues: Catalogues) -> object:
    from twoheirs_qt.commands.case_shapes import ViewCaseShape
    from twoheirs_qt.tabletop.files.validation import validate

    case = validate(ViewCaseShape, data)
    try:
        game, stored = parse_playable(case.position, catalogues)
    except FileError as fault:
        raise fault.add_outer_location("position") from None
    return _view(game, stored, case.seat)


def _view(game: AnyGame, stored: StoredPosition[object], seat: str) -> object:
    return game.dump_position(StoredPosition(game.make_view(stored.position, seat)))
