"""`twoheirs-qt play`: actions applied to a position."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

from twoheirs_qt.commands.cases import (
    CaseFault,
    Catalogues,
    Stop,
    answer_lines,
    parse_whole,
    read_whole,
)
from twoheirs_qt.commands.games import AnyGame
from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault, Name, name_of
from twoheirs_qt.files.reading import numbered_lines, parse_json
from twoheirs_qt.files.writing import compact, write_text
from twoheirs_qt.tabletop.game import Standing


class _ActionFault(Exception):
    """Action number `index`, from 0, cannot be done."""

    def __init__(self, index: int, fault: FileFault) -> None:
        super().__init__(index, fault)
        self.index = index
        self.fault = fault


def run(arguments: argparse.Namespace) -> int:
    """Print the position after the actions of each case; returns the exit status."""
    if arguments.lines and (arguments.actions is not None or arguments.out is not None):
        raise Stop("play: with --lines, actions are in FILE and answers go to standard output")
    actions_from = "-" if arguments.actions is None else arguments.actions
    if not arguments.lines and arguments.file == actions_from == "-":
        raise Stop("play: the position and the actions cannot both be standard input")
    if actions_from == arguments.catalogue == "-":
        raise Stop("play: the catalogue and the actions cannot both be standard input")
    catalogues = Catalogues(arguments)
    if arguments.lines:

        def answer(data: object, name: Name) -> object:
            return _answer(data, name, catalogues)

        return answer_lines(arguments.file, answer)
    game, standing = read_whole(arguments.file, catalogues)
    try:
        after = _play(game, standing, _actions(actions_from))
    except _ActionFault as fault:
        place = faults.ACTION.fill(number=str(fault.index + 1))
        raise _at(fault.fault, place).of(name_of(actions_from)) from None
    text = compact(game.dump(after)) + "\n"
    if arguments.out in (None, "-"):
        print(text, end="")
    else:
        write_text(arguments.out, text)
    return 0


def _actions(file: str) -> Iterable[object]:
    """The actions of a file as data, read as they are needed; a line's fault comes in its place."""
    for _, line in numbered_lines(file):
        if line is None:
            yield FileFault(faults.TOO_LARGE)
            continue
        try:
            yield parse_json(line)
        except FileFault as fault:
            yield fault


def _answer(data: object, name: Name, catalogues: Catalogues) -> object:
    from twoheirs_qt.codec.shapes import CaseShape  # as pydantic: when it is needed
    from twoheirs_qt.files.validation import shaped

    case = shaped(CaseShape, data)
    try:
        game, standing = parse_whole(case.position, catalogues)
    except FileFault as fault:
        raise fault.under("position") from None
    try:
        after = _play(game, standing, case.actions)
    except _ActionFault as fault:
        place = f"actions[{fault.index}]"
        said = fault.fault
        said = said.under(place) if isinstance(said.place, str) else said
        answer = {"error": str(said.of(name)), "action": fault.index}
        raise CaseFault(answer) from None
    return game.dump(after)


def _play(game: AnyGame, standing: Standing[Any], actions: Iterable[object]) -> Standing[Any]:
    """The position after the actions. Raises _ActionFault at the first that cannot be done."""
    state = standing.position
    for index, data in enumerate(actions):
        try:
            if isinstance(data, FileFault):
                raise data
            action = game.parse_action(data)
            reasons = game.why_not(state, action)
            if reasons:
                raise FileFault(game.describe_reasons(reasons, state))
            state, _ = game.apply(state, action)
        except FileFault as fault:
            raise _ActionFault(index, fault) from None
    return standing._replace(position=state)


def _at(fault: FileFault, place: Name) -> FileFault:
    """The fault of an action, its own place within `place`."""
    inner = FileFault(fault.fault, fault.place)
    return FileFault(inner.text, place, details=fault.details)
