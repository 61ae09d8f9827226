"""Importing games: they are checked and copied to the shelf under new names."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom
from typing import Final, NamedTuple

from twoheirs_qt.tabletop.files.errors import FileError, add_file_to_errors
from twoheirs_qt.tabletop.files.reading import read_bytes
from twoheirs_qt.tabletop.files.writing import make_folder, write_bytes
from twoheirs_qt.tabletop.games import Games
from twoheirs_qt.tabletop.saves.copies import Relation, find_nearest_copy
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.opened import OpenedGame, read_bytes_for_play
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, SaveGame
from twoheirs_qt.tabletop.saves.writer import FileStamp, read_stamp

_TIME_PRECISION_S: Final = 2
"""The coarsest precision with which disks keep the time of a file."""
_CREATED: Final = re.compile(rb'"created"\s*:\s*"([^"]*)"')


class ImportResult(NamedTuple):
    """The result of an imported file: its new `path`, or the error.

    `is_valid`: the file itself is valid. `is_duplicate`: the game was on the shelf before;
    `redealt`: its hidden part was shuffled again.
    """

    path: Path | None
    fault: FileError | None = None
    is_valid: bool = True
    is_duplicate: bool = False
    redealt: bool = False


def import_files(
    sources: Sequence[Path], folder: Path, suffix: str, games: Games
) -> list[ImportResult]:
    """Copy the games and positions in files into `folder`; the files stay.

    Every file and every game of the folder is read once.
    """
    shelf = _Shelf(folder, suffix)
    return [_import_file(source, shelf, games) for source in sources]


def _import_file(source: Path, shelf: _Shelf, games: Games) -> ImportResult:
    if source.absolute().parent == shelf.folder.absolute():
        return ImportResult(source, is_duplicate=True)
    try:
        raw = read_bytes(source)
        with add_file_to_errors(source):
            opened = read_bytes_for_play(raw, games, SystemRandom().randrange)
    except FileError as fault:
        return ImportResult(None, fault, is_valid=False)
    existing_path = _find_continuation(opened, shelf, games)
    if existing_path is not None:
        return ImportResult(existing_path, is_duplicate=True)
    try:
        make_folder(shelf.folder)
        save = _convert_to_save(opened)
        path = _choose_name(shelf.folder, shelf.suffix, save.created)
        if opened.redealt or opened.content is not save:
            write_save(path, save)
        else:
            write_bytes(path, raw)
    except FileError as fault:
        return ImportResult(None, fault)
    _set_time(path, save.changed, shelf.newest)
    shelf.add(path)
    return ImportResult(path, redealt=opened.redealt)


class _Shelf:
    """The games of a folder, by the time of their start."""

    def __init__(self, folder: Path, suffix: str) -> None:
        self.folder = folder
        self.suffix = suffix
        self.newest = max((stamp.time for stamp in self._read_stamps()), default=None)
        """The time of the newest file of a game, in nanoseconds."""
        self._paths_by_start: dict[bytes, list[Path]] | None = None
        """The time at which a game was started -> its files; None until it is asked for."""

    def _read_stamps(self) -> list[FileStamp]:
        return list(filter(None, map(read_stamp, self.folder.glob(f"*{self.suffix}"))))

    def find_by_start(self, created: str) -> list[Path]:
        """Find the games that were started at this time."""
        if self._paths_by_start is None:
            self._paths_by_start = {}
            for path in sorted(self.folder.glob(f"*{self.suffix}")):
                self.add(path)
        return self._paths_by_start.get(created.encode("utf-8"), [])

    def add(self, path: Path) -> None:
        """Add a game that has just been copied into the folder."""
        with suppress(FileError):
            for created in set(_CREATED.findall(read_bytes(path))):
                if self._paths_by_start is not None:
                    self._paths_by_start.setdefault(created, []).append(path)


def _convert_to_save(opened: OpenedGame) -> SaveGame:
    """Return the game, or a new game that starts from the position."""
    if isinstance(opened.content, SaveGame):
        return opened.content
    now = datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
    origin = Origin.from_position()
    game, start = opened.game, opened.content
    settings = GameSettings.for_seats(len(game.list_seats(start)))
    return SaveGame(
        game, origin, start, settings, actions=(), done_count=0, created=now, changed=now
    )


def _find_continuation(opened: OpenedGame, shelf: _Shelf, games: Games) -> Path | None:
    """Find a game of the folder that is the same game, perhaps with more actions."""
    if not isinstance(opened.content, SaveGame):
        return None
    copy = find_nearest_copy(opened.content, shelf.find_by_start(opened.content.created), games)
    return (
        copy.path if copy is not None and copy.relation in (Relation.SAME, Relation.AHEAD) else None
    )


def _set_time(path: Path, changed: str, newest: int | None) -> None:
    """Set the time of a file to that at which its game was played last.

    It stays older than `newest`, the time of the running game.
    """
    with suppress(OSError, ValueError, OverflowError):
        time = datetime.fromisoformat(changed.replace("Z", "+00:00")).timestamp()
        if newest is not None:
            time = min(time, newest / 1e9 - _TIME_PRECISION_S)
        os.utime(path, (time, time))


def _choose_name(folder: Path, suffix: str, created: str) -> Path:
    """Return a free name, which begins with the time at which the game was started."""
    stamp = created.replace("-", "").replace(":", "")
    while True:
        path = folder / f"{stamp}-{os.urandom(3).hex()}{suffix}"
        if not path.exists():
            return path
