"""Files read and written whole, where the program itself takes other ways than tests want."""

from __future__ import annotations

import json
from pathlib import Path

from tests.box import load_box
from tests.games.two_heirs import reading
from tests.games.two_heirs.reading import load_save
from twoheirs_qt.games.two_heirs.codec.position import Position, dump_position
from twoheirs_qt.games.two_heirs.rules import Catalogue, State
from twoheirs_qt.tabletop.files.errors import add_file_to_errors
from twoheirs_qt.tabletop.files.json_text import dump_readable
from twoheirs_qt.tabletop.files.reading import read_bytes
from twoheirs_qt.tabletop.files.writing import write_text
from twoheirs_qt.tabletop.saves.files import ParsedPosition
from twoheirs_qt.tabletop.saves.save import SaveGame, Summary, summarize


def read_save_or_position(path: Path, catalogue: Catalogue) -> SaveGame | State:
    """The save in a file, or the state of its position. Raises FileError."""
    with add_file_to_errors(path):
        return _parse(read_bytes(path), catalogue)


def parse_save_or_position(data: object, catalogue: Catalogue) -> SaveGame | State:
    """The save of version 1, or the state of the position, that data hold. Raises FileError."""
    return _parse(json.dumps(data).encode(), catalogue)


def _parse(raw: bytes, catalogue: Catalogue) -> SaveGame | State:
    result = reading.read_save_or_position(raw, catalogue)
    return result.stored.position if isinstance(result, ParsedPosition) else result.save


def read_summary(path: Path) -> Summary:
    """Read the part of a save that a list of games shows. Raises FileError."""
    return summarize(load_save(path, load_box()))


def write_position(path: Path, position: Position) -> None:
    """Write a position file. Raises FileError."""
    write_text(path, dump_readable(dump_position(position.state, position.unseen)) + "\n")
