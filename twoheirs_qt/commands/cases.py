"""What `score`, `legal` and `play` share: a catalogue, and many cases one a line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from twoheirs_qt.codec.catalogue import installed_catalogue, load_catalogue
from twoheirs_qt.codec.position import Position, read_position
from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault, Name, in_file, name_of
from twoheirs_qt.files.migrations import SAVE, format_of
from twoheirs_qt.files.reading import numbered_lines, parse_json, read_bytes
from twoheirs_qt.files.writing import compact
from twoheirs_qt.rules.components import Catalogue
from twoheirs_qt.text.text import plain


class Stop(Exception):
    """One sentence for standard error; the exit status is 2."""


def chosen_catalogue(arguments: argparse.Namespace) -> Catalogue:
    """The catalogue of `--catalogue`, or the installed one; never a player's own."""
    if arguments.catalogue is None:
        return installed_catalogue()
    if arguments.catalogue == "-" == getattr(arguments, "file", None):
        raise Stop("standard input: cannot be both the catalogue and FILE")
    return load_catalogue(arguments.catalogue)


def read_standing(
    source: str, catalogue: Catalogue, *, for_score: bool = False
) -> tuple[Position, tuple[str, str]]:
    """The position in a file, or that in which its save stands, and the names of the heirs.

    `for_score` as in `read_position`. Raises FileFault.
    """
    from twoheirs_qt.saves.files import read_any  # no line of positions waits for it

    with in_file(source):
        found = read_any(read_bytes(source), catalogue, for_score=for_score)
    if isinstance(found, Position):
        return found, ("", "")
    return Position(found.save.state), found.save.settings.names


def standing(data: object, catalogue: Catalogue, *, for_score: bool = False) -> Position:
    """The position of a case, or that in which a save of version 1 stands, which is one object.

    `for_score` as in `read_position`. Raises FileFault without a file's name.
    """
    if format_of(data) != SAVE.name:
        return read_position(data, catalogue, for_score=for_score)
    from twoheirs_qt.saves.version_1 import parse_document

    return Position(parse_document(data, catalogue).state)


class CaseFault(Exception):
    """A case cannot be used; `answer` is what is said in its place."""

    def __init__(self, answer: dict[str, object]) -> None:
        super().__init__(answer)
        self.answer = answer


def answer_lines(file: str, answer: Callable[[object, Name], object]) -> int:
    """Answer each line of `file` by one of JSON, at once; returns the exit status.

    `answer` gets the data of a line and the line's name, and raises FileFault or CaseFault for a
    case that cannot be used.
    """
    status = 0
    for number, line in numbered_lines(file):
        name = faults.LINE.fill(file=_text(name_of(file)), line=str(number))
        said: object
        try:
            if line is None:
                raise FileFault(faults.TOO_LARGE)
            said = answer(parse_json(line), name)
        except FileFault as fault:
            said = {"error": str(fault.of(name))}
            status = 1
        except CaseFault as fault:
            said = fault.answer
            status = 1
        sys.stdout.write(compact(said) + "\n")
        sys.stdout.flush()
    return status


def _text(name: Name) -> Name:
    return plain(name) if isinstance(name, str) else name
