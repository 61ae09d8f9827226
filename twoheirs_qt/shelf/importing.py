"""Games that come from elsewhere: checked, and put on the shelf under names of their own."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom
from typing import Final, NamedTuple

from twoheirs_qt.files.errors import FileFault, in_file
from twoheirs_qt.files.reading import read_bytes
from twoheirs_qt.files.writing import make_folder, write_bytes
from twoheirs_qt.rules.components import Catalogue
from twoheirs_qt.saves.copies import Relation, nearest
from twoheirs_qt.saves.files import GameSettings, Origin, SaveGame, write_save
from twoheirs_qt.saves.unseen import Opened, read_bytes_for_play
from twoheirs_qt.saves.writer import Stamp, stamp_of

_A_MOMENT: Final = 2
"""Seconds: disks keep the time of a file as roughly as this."""
_BEGUN: Final = re.compile(rb'"created"\s*:\s*"([^"]*)"')


class Imported(NamedTuple):
    """A file that came: where it lies now, or what is wrong.

    `sound`: there was nothing wrong with the file itself. `known`: it lay there before; `redealt`:
    what nobody had seen was dealt anew.
    """

    path: Path | None
    fault: FileFault | None = None
    sound: bool = True
    known: bool = False
    redealt: bool = False


def import_files(
    sources: Sequence[Path], folder: Path, suffix: str, catalogue: Catalogue
) -> list[Imported]:
    """Put the games and positions in files into `folder`; the files themselves stay as they are.

    Every file is read once, and so is every game of the folder.
    """
    shelf = _Shelf(folder, suffix)
    return [_imported(source, shelf, catalogue) for source in sources]


def _imported(source: Path, shelf: _Shelf, catalogue: Catalogue) -> Imported:
    if source.absolute().parent == shelf.folder.absolute():
        return Imported(source, known=True)
    try:
        content = read_bytes(source)
        with in_file(source):
            opened = read_bytes_for_play(content, catalogue, SystemRandom().randrange)
    except FileFault as fault:
        return Imported(None, fault, sound=False)
    twin = _gone_on(opened, shelf, catalogue)
    if twin is not None:
        return Imported(twin, known=True)
    try:
        make_folder(shelf.folder)
        save = _as_save(opened)
        path = _fresh(shelf.folder, shelf.suffix, save.created)
        if opened.redealt or opened.found is not save:
            write_save(path, save)
        else:
            write_bytes(path, content)
    except FileFault as fault:
        return Imported(None, fault)
    _date(path, save.changed, shelf.newest)
    shelf.add(path)
    return Imported(path, redealt=opened.redealt)


class _Shelf:
    """The games of a folder, each looked at once."""

    def __init__(self, folder: Path, suffix: str) -> None:
        self.folder = folder
        self.suffix = suffix
        self.newest = max((each.time for each in self._stamps()), default=None)
        """The time of the newest file of a game, in nanoseconds."""
        self._begun: dict[bytes, list[Path]] | None = None

    def _stamps(self) -> list[Stamp]:
        return list(filter(None, map(stamp_of, self.folder.glob(f"*{self.suffix}"))))

    def begun(self, created: str) -> list[Path]:
        """The games that were begun at this time."""
        if self._begun is None:
            self._begun = {}
            for path in sorted(self.folder.glob(f"*{self.suffix}")):
                self.add(path)
        return self._begun.get(created.encode("utf-8"), [])

    def add(self, path: Path) -> None:
        """Count a game that has just been put into the folder."""
        with suppress(FileFault):
            for found in set(_BEGUN.findall(read_bytes(path))):
                if self._begun is not None:
                    self._begun.setdefault(found, []).append(path)


def _as_save(opened: Opened) -> SaveGame:
    """A game begun from a position, unless it is a game already."""
    if isinstance(opened.found, SaveGame):
        return opened.found
    now = datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
    origin = Origin.position()
    return SaveGame(origin, opened.found, GameSettings(), (), 0, created=now, changed=now)


def _gone_on(opened: Opened, shelf: _Shelf, catalogue: Catalogue) -> Path | None:
    """A game of the folder in which all is played that is played in this one."""
    if not isinstance(opened.found, SaveGame):
        return None
    kept = nearest(opened.found, shelf.begun(opened.found.created), catalogue)
    return (
        kept.path
        if kept is not None and kept.relation in (Relation.SAME, Relation.FARTHER)
        else None
    )


def _date(path: Path, changed: str, newest: int | None) -> None:
    """Give a file the time at which its game was played last.

    It stays older than the `newest` of the others, which is the one that runs.
    """
    with suppress(OSError, ValueError, OverflowError):
        time = datetime.fromisoformat(changed.replace("Z", "+00:00")).timestamp()
        if newest is not None:
            time = min(time, newest / 1e9 - _A_MOMENT)
        os.utime(path, (time, time))


def _fresh(folder: Path, suffix: str, created: str) -> Path:
    """A name that no file has; it begins with the time at which the game was begun."""
    stamp = created.replace("-", "").replace(":", "")
    while True:
        path = folder / f"{stamp}-{os.urandom(3).hex()}{suffix}"
        if not path.exists():
            return path
