"""`twoheirs-qt play`: actions applied to a position."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

from twoheirs_qt.commands.cases import (
    CaseError,
    Catalogues,
    parse_playable,
    print_answers,
    read_playable,
)
from twoheirs_qt.commands.errors import CommandError
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, NameOrText, format_source
from twoheirs_qt.tabletop.files.json_text import dump_compact
from twoheirs_qt.tabletop.files.reading import parse_json, read_numbered_lines
from twoheirs_qt.tabletop.files.writing import write_text
from twoheirs_qt.tabletop.game import AnyGame, StoredPosition
from twoheirs_qt.tabletop.illegal_action import IllegalAction


class _ActionError(Exception):
    """The action number `index`, from 0, is not possible."""

    def __init__(self, index: int, fault: FileError) -> None:
        super().__init__(index, fault)
        self.index = index
        self.fault = fault


def run(arguments: argparse.Namespace) -> int:
    """Print the position after the actions of each case; returns the exit status."""
    if arguments.lines and (arguments.actions is not None or arguments.out is not None):
        raise CommandError(
            "play: with --lines, actions are in FILE and answers go to standard output"
        )
    actions_file = "-" if arguments.actions is None else arguments.actions
    if not arguments.lines and arguments.file == actions_file == "-":
        raise CommandError("play: the position and the actions cannot both be standard input")
    if actions_file == arguments.catalogue == "-":
        raise CommandError("play: the catalogue and the actions cannot both be standard input")
    catalogues = Catalogues(arguments)
    if arguments.lines:

        def answer(data: object, name: NameOrText) -> object:
            return _answer(data, name, catalogues)

        return print_answers(arguments.file, answer)
    game, stored = read_playable(arguments.file, catalogues)
    try:
        result = _apply_actions(game, stored, _read_actions(actions_file))
    except _ActionError as fault:
        location = error_texts.ACTION.fill(number=str(fault.index + 1))
        raise _put_inside(fault.fault, location).add_file(format_source(actions_file)) from None
    text = dump_compact(game.dump_position(result)) + "\n"
    if arguments.out in (None, "-"):
        print(text, end="")
    else:
        write_text(arguments.out, text)
    return 0


def _read_actions(file: str) -> Iterable[object]:
    """Read the actions of a file as data, one by one; for an invalid line, yield its error."""
    for _, line in read_numbered_lines(file):
        if line is None:
            yield FileError(error_texts.TOO_LARGE)
            continue
        try:
            yield parse_json(line)
        except FileError as fault:
            yield fault


def _answer(data: object, name: NameOrText, catalogues: Catalogues) -> object:
    from twoheirs_qt.commands.case_shapes import CaseShape
    from twoheirs_qt.tabletop.files.validation import validate

    case = validate(CaseShape, data)
    try:
        game, stored = parse_playable(case.position, catalogues)
    except FileError as fault:
        raise fault.add_outer_location("position") from None
    try:
        after = _apply_actions(game, stored, case.actions)
    except _ActionError as fault:
        location = f"actions[{fault.index}]"
        error = fault.fault
        error = error.add_outer_location(location) if isinstance(error.location, str) else error
        answer = {"error": str(error.add_file(name)), "action": fault.index}
        raise CaseError(answer) from None
    return game.dump_position(after)


def _apply_actions(
    game: AnyGame, stored: StoredPosition[Any], actions: Iterable[object]
) -> StoredPosition[Any]:
    """Apply actions to a position. Raises _ActionError at the first that is not possible."""
    state = stored.position
    for index, data in enumerate(actions):
        try:
            if isinstance(data, FileError):
                raise data
            action = game.parse_action(data)
            state, _ = game.apply(state, action)
        except IllegalAction as illegal_action:
            fault = FileError(game.words.describe_reasons(illegal_action.reasons, state))
            raise _ActionError(index, fault) from None
        except FileError as fault:
            raise _ActionError(index, fault) from None
    return stored._replace(position=state)


def _put_inside(fault: FileError, place: NameOrText) -> FileError:
    """Return the error of an action with a place of its own inside `location`."""
    inner = FileError(fault.fault, fault.location)
    return FileError(inner.text, place, details=fault.details)
