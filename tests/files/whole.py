"""Files read and written whole, where the program itself takes other ways than tests want."""

from __future__ import annotations

from pathlib import Path

from twoheirs_qt.files.fault import in_file
from twoheirs_qt.files.position import Position, dump_position
from twoheirs_qt.files.reading import read_json
from twoheirs_qt.files.save import SaveGame, Summary, parse_any, summary_of
from twoheirs_qt.files.writing import laid_out, write_text
from twoheirs_qt.rules import Catalogue, State


def read_any(path: Path, catalogue: Catalogue) -> SaveGame | State:
    """What a file holds: a save, or the state of a position. Raises FileFault."""
    with in_file(path):
        return parse_any(read_json(path), catalogue)


def summary_in(path: Path) -> Summary:
    """What a list of games shows of a save. Raises FileFault."""
    with in_file(path):
        return summary_of(read_json(path))


def write_position(path: Path, position: Position) -> None:
    """Write a position file. Raises FileFault."""
    write_text(path, laid_out(dump_position(position.state, position.extras)) + "\n")
