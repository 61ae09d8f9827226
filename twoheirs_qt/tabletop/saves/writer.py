"""Writing the file of a game: new lines are appended, and changes by other programs are kept."""

from __future__ import annotations

import contextlib
import os
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from twoheirs_qt.tabletop.files.errors import add_file_to_errors
from twoheirs_qt.tabletop.files.limits import MAX_FILE_BYTES
from twoheirs_qt.tabletop.files.reading import read_bytes
from twoheirs_qt.tabletop.files.writing import append_bytes, convert_error, write_bytes
from twoheirs_qt.tabletop.games import Games
from twoheirs_qt.tabletop.saves.files import read_save
from twoheirs_qt.tabletop.saves.game_log import dump_lines_between, dump_log
from twoheirs_qt.tabletop.saves.save import SaveGame

_MAX_LOG_BYTES: Final = MAX_FILE_BYTES // 2
"""A longer log (of thousands of undos) is written again without what was undone."""


class FileStamp(NamedTuple):
    """Properties by which a changed file is recognized."""

    inode: int
    size: int
    time: int


def read_stamp(path: Path) -> FileStamp | None:
    """Read the stamp of a file; None if there is none, or it is not accessible."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return FileStamp(status.st_ino, status.st_size, status.st_mtime_ns)


class _FileContent(NamedTuple):
    """The known content of a file: its stamp, and the save in its first `size` bytes.

    Without a save the content is not known, or is no log, and the file has to be written whole.
    """

    stamp: FileStamp | None
    save: SaveGame | None = None
    size: int = 0


_OVERWRITABLE: Final = _FileContent(None)


class SaveWriter:
    """Writes games into their files, and remembers what it wrote.

    A file that another program has changed since is never lost: it is renamed. Only one thread at a
    time may write a file.
    """

    def __init__(self) -> None:
        self._contents: dict[Path, _FileContent] = {}
        self._renamed: dict[Path, Path] = {}
        """New names of renamed files that are not reported yet."""
        self._latest = 0
        """The latest time of a file written here, in nanoseconds."""

    def note_read(self, path: Path, stamp: FileStamp, save: SaveGame, size: int) -> None:
        """Remember what was read from a file, of which `size` bytes are a valid log."""
        self._contents[path] = _FileContent(stamp, save if size else None, size)

    def allow_overwrite(self, path: Path) -> None:
        """Let the next `write` overwrite a file: the player has been asked."""
        self._contents[path] = _OVERWRITABLE

    def write(self, path: Path, save: SaveGame, *, keep_time: bool = False) -> Path | None:
        """Write a save; returns the new name of the file that another program had changed.

        `keep_time`: the time of the file does not change. Raises FileError and other errors, which
        leave the old content.
        """
        old_stamp = read_stamp(path)
        try:
            self._append_or_write(path, save)
        finally:
            if keep_time and old_stamp is not None:
                self.set_time(path, old_stamp.time)
        if not keep_time:
            self.make_latest(path)
        return self._renamed.pop(path, None)

    def set_time(self, path: Path, time: int) -> None:
        """Set the time of last change of a file, if that is possible."""
        content, stamp = self._contents.get(path), read_stamp(path)
        with contextlib.suppress(OSError):
            os.utime(path, ns=(time, time))
            if content is not None and content.stamp == stamp:
                self._contents[path] = content._replace(stamp=read_stamp(path))

    def make_latest(self, path: Path, time: int = 0) -> None:
        """Date a file after all that were dated before, and not before `time` in nanoseconds.

        The clock of files ticks every few milliseconds, and may be set back, but the running game
        must be the one with the latest time.
        """
        stamp = read_stamp(path)
        if stamp is None:
            return
        self._latest = max(time or stamp.time, self._latest + 1)
        if stamp.time != self._latest:
            self.set_time(path, self._latest)

    def _append_or_write(self, path: Path, save: SaveGame) -> None:
        content = self._contents.get(path, _FileContent(None))
        stamp = read_stamp(path)
        if stamp != content.stamp or content.save is None:
            if stamp not in (None, content.stamp) and content is not _OVERWRITABLE:
                self._renamed[path] = _rename_conflicting(path)
                self._contents[path] = _FileContent(
                    stamp
                )  # not renamed again if the next step fails
            self._write_whole(path, save)
            return
        lines = dump_lines_between(content.save, save)
        if lines is None or content.size + len(lines) > _MAX_LOG_BYTES:
            self._write_whole(path, save)
            return
        if lines or (stamp is not None and stamp.size > content.size):
            try:
                append_bytes(path, content.size, lines)
            except BaseException:
                # The next write cuts off half a line.
                self._contents[path] = content._replace(stamp=read_stamp(path))
                raise
        self._remember(path, save, content.size + len(lines))

    def _write_whole(self, path: Path, save: SaveGame) -> None:
        log = dump_log(save)
        old_stamp = read_stamp(path)
        try:
            write_bytes(path, log)
        except BaseException:
            if read_stamp(path) != old_stamp:  # written by us, though perhaps not completely
                self._contents[path] = _FileContent(read_stamp(path))
            raise
        self._remember(path, save, len(log))

    def _remember(self, path: Path, save: SaveGame, size: int) -> None:
        """Remember what was written, unless another program has changed it already."""
        stamp = read_stamp(path)
        if stamp is not None and stamp.size == size:
            self._contents[path] = _FileContent(stamp, save, size)
        elif path.is_file():
            self._contents.pop(path, None)
        else:  # a pipe or a device
            self._contents[path] = _FileContent(stamp)


def rename_save(path: Path, title: str, games: Games) -> None:
    """Give the game in a file a title; its time does not change. Raises FileError."""
    stamp = read_stamp(path)
    with add_file_to_errors(path):
        log = read_save(read_bytes(path), games)
    writer = SaveWriter()
    if stamp is not None:
        writer.note_read(path, stamp, log.save, log.size)
    writer.write(path, replace(log.save, title=title), keep_time=True)


def _rename_conflicting(path: Path) -> Path:
    """Give the file a second, free name in its folder. Raises FileError."""
    number = 1
    while True:
        number += 1
        new_path = path.with_name(f"{path.stem}-{number}{path.suffix}")
        try:
            _link(path, new_path)
        except FileExistsError:
            continue
        except OSError as error:
            raise convert_error(error, new_path) from None
        return new_path


def _link(path: Path, new_path: Path) -> None:
    """Add a second name for the same content, or copy it where the disk knows no links."""
    try:
        os.link(path, new_path)
    except FileExistsError:
        raise
    except OSError:
        with path.open("rb") as source, new_path.open("xb") as copy:
            try:
                shutil.copyfileobj(source, copy)
                copy.flush()
                os.fsync(copy.fileno())
            except BaseException:
                with contextlib.suppress(OSError):
                    new_path.unlink()  # an incomplete copy is useless
                raise
