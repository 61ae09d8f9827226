"""The file of a game: what is new is appended to it, and what others put there is respected."""

from __future__ import annotations

import contextlib
import os
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from twoheirs_qt.files.errors import in_file
from twoheirs_qt.files.limits import MOST_BYTES
from twoheirs_qt.files.reading import read_bytes
from twoheirs_qt.files.writing import append_bytes, fault_of, write_bytes
from twoheirs_qt.rules.components import Catalogue
from twoheirs_qt.saves.files import read_save
from twoheirs_qt.saves.log import lines_between, log_of
from twoheirs_qt.saves.save import SaveGame

_MAX_LOG: Final = MOST_BYTES // 2
"""Bytes: a longer log (of thousands of undos) is written again without what was undone."""


class Stamp(NamedTuple):
    """What tells whether a file is still the one it was."""

    inode: int
    size: int
    time: int


def stamp_of(path: Path) -> Stamp | None:
    """The stamp of a file; None if there is none, or none that can be looked at."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return Stamp(found.st_ino, found.st_size, found.st_mtime_ns)


class _Written(NamedTuple):
    """What is in a file: its stamp, and the game whose log its first `size` bytes are.

    No game: it is not known, or no log, and has to be written whole.
    """

    stamp: Stamp | None
    save: SaveGame | None = None
    size: int = 0


_ANYTHING: Final = _Written(None)


class SaveWriter:
    """Writes games into their files, and remembers what it wrote.

    A file that somebody else has put there since is never lost: it gets a name of its own beside.
    Only one thread at a time may write a file.
    """

    def __init__(self) -> None:
        self._written: dict[Path, _Written] = {}
        self._aside: dict[Path, Path] = {}
        """Where files were put aside of which that is not told yet."""
        self._latest = 0
        """The time of the file written last, in nanoseconds."""

    def opened(self, path: Path, stamp: Stamp, save: SaveGame, size: int) -> None:
        """Remember what was read: this is no change by others. `size`: bytes of a sound log."""
        self._written[path] = _Written(stamp, save if size else None, size)

    def may_overwrite(self, path: Path) -> None:
        """Whatever lies there is written over the next time: the player has been asked."""
        self._written[path] = _ANYTHING

    def write(self, path: Path, save: SaveGame, *, keep_time: bool = False) -> Path | None:
        """Write a save; the new name of the file that somebody else had put there, if one had.

        `keep_time`: the file is not to be the newest by it. Raises FileFault, and whatever the
        writers raise; what the file said before it still says.
        """
        before = stamp_of(path)
        try:
            self._put(path, save)
        finally:
            if keep_time and before is not None:
                self.date(path, before.time)
        if not keep_time:
            self._make_latest(path)
        return self._aside.pop(path, None)

    def date(self, path: Path, time: int) -> None:
        """Give a file the time at which it was written last, if that can be done.

        This is no change by others, if the file was not changed by them before.
        """
        written, found = self._written.get(path), stamp_of(path)
        with contextlib.suppress(OSError):
            os.utime(path, ns=(time, time))
            if written is not None and written.stamp == found:
                self._written[path] = written._replace(stamp=stamp_of(path))

    def _make_latest(self, path: Path) -> None:
        """Date a file after the one written before it.

        The clock of files ticks every few milliseconds, and may be set back; the game that runs is
        the one with the latest time.
        """
        stamp = stamp_of(path)
        if stamp is not None:
            if stamp.time <= self._latest:
                self.date(path, self._latest + 1)
            self._latest = max(stamp.time, self._latest + 1)

    def _put(self, path: Path, save: SaveGame) -> None:
        written = self._written.get(path, _Written(None))
        found = stamp_of(path)
        if found != written.stamp or written.save is None:
            if found not in (None, written.stamp) and written is not _ANYTHING:
                self._aside[path] = _put_aside(path)
                self._written[path] = _Written(found)  # once is enough if the next step fails
            self._write(path, save)
            return
        lines = lines_between(written.save, save)
        if lines is None or written.size + len(lines) > _MAX_LOG:
            self._write(path, save)
            return
        if lines or (found is not None and found.size > written.size):
            try:
                append_bytes(path, written.size, lines)
            except BaseException:
                # Half a line is none: the next write cuts it off.
                self._written[path] = written._replace(stamp=stamp_of(path))
                raise
        self._remember(path, save, written.size + len(lines))

    def _write(self, path: Path, save: SaveGame) -> None:
        log = log_of(save)
        before = stamp_of(path)
        try:
            write_bytes(path, log)
        except BaseException:
            if stamp_of(path) != before:  # it is ours, though not safely on the disk
                self._written[path] = _Written(stamp_of(path))
            raise
        self._remember(path, save, len(log))

    def _remember(self, path: Path, save: SaveGame, size: int) -> None:
        """Note what has just been written, unless somebody else has written there already."""
        stamp = stamp_of(path)
        if stamp is not None and stamp.size == size:
            self._written[path] = _Written(stamp, save, size)
        elif path.is_file():
            self._written.pop(path, None)
        else:  # a pipe or a device
            self._written[path] = _Written(stamp)


def rename_save(path: Path, title: str, catalogue: Catalogue) -> None:
    """Give the game in a file a title, which does not make it the newest. Raises FileFault."""
    stamp = stamp_of(path)
    with in_file(path):
        found = read_save(read_bytes(path), catalogue)
    writer = SaveWriter()
    if stamp is not None:
        writer.opened(path, stamp, found.save, found.size)
    writer.write(path, replace(found.save, title=title), keep_time=True)


def _put_aside(path: Path) -> Path:
    """Give the file a second name beside, one that is not taken; raises FileFault."""
    number = 1
    while True:
        number += 1
        aside = path.with_name(f"{path.stem}-{number}{path.suffix}")
        try:
            _link(path, aside)
        except FileExistsError:
            continue
        except OSError as error:
            raise fault_of(error, aside) from None
        return aside


def _link(path: Path, new: Path) -> None:
    """A second name for the same content, or a copy where the disk knows no second names."""
    try:
        os.link(path, new)
    except FileExistsError:
        raise
    except OSError:
        with path.open("rb") as source, new.open("xb") as copy:
            try:
                shutil.copyfileobj(source, copy)
                copy.flush()
                os.fsync(copy.fileno())
            except BaseException:
                with contextlib.suppress(OSError):
                    new.unlink()  # half a copy is none
                raise
