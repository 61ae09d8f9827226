"""The records of games on two machines: a folder with one file a game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from twoheirs_qt.tabletop.far.far_game import FarGame
from twoheirs_qt.tabletop.far.record import Record, dump_record, parse_record
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.json_text import dump_compact
from twoheirs_qt.tabletop.files.reading import read_json
from twoheirs_qt.tabletop.files.writing import make_folder, remove_leftovers, write_text
from twoheirs_qt.tabletop.game import AnyGame

_MAX_GAMES: Final = 500
"""The maximum number of games that are read: those that changed last."""


class RecordFolder:
    """The folder of the records; made when the first game is kept."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def load(self, game: AnyGame) -> list[FarGame]:
        """Load all games, leaving out files that are damaged or of a newer program."""
        try:
            paths = sorted(self._folder.glob("*.json"), key=_read_change_time, reverse=True)
        except OSError:
            return []
        games = []
        for path in paths[:_MAX_GAMES]:
            try:
                record = parse_record(read_json(path))
                if record.id == path.stem:
                    games.append(FarGame(game, record))
            except FileError:
                continue
        return games

    def keep(self, record: Record) -> None:
        """Write a record; it is on the disk when this returns. Raises FileError."""
        make_folder(self._folder)
        path = self._folder / f"{record.id}.json"
        remove_leftovers(self._folder, path.name)
        write_text(path, dump_compact(dump_record(record)) + "\n")


def _read_change_time(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
