"""A folder that both machines see, as the channel between them.

Each machine writes one file a game, which holds its whole statement, and reads those of the other:
a file has one writer, so that programs which synchronise folders find no conflicts. A file is
replaced as a whole; one that is half written, foreign or damaged is left alone.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from twoheirs_qt.tabletop.far import texts
from twoheirs_qt.tabletop.far.message import MAX_MESSAGE_BYTES
from twoheirs_qt.tabletop.files.errors import FileError, format_source
from twoheirs_qt.tabletop.files.reading import open_regular
from twoheirs_qt.tabletop.files.writing import convert_error, remove_leftovers, write_bytes

SUFFIX: Final = ".twofar"
_NAME: Final = re.compile(r"([0-9a-f]{32})-([0-9a-f]{8})\.twofar")
MAX_INVITATIONS: Final = 20
"""The maximum number of other games in the folder that are read."""
MAX_STATEMENTS: Final = 10
"""The maximum number of machines of one game whose statements are read."""
MAX_INVITATION_BYTES: Final = 256 * 1024
"""The maximum size of an invitation that is read; the usual one has 2 KiB."""
_MAX_OTHER_BYTES: Final = 4 * MAX_INVITATION_BYTES
_MAX_ENTRIES: Final = 5000
"""The maximum number of files in the folder that are looked at."""

Stamp: TypeAlias = tuple[int, int]
"""The time and size of a file."""


class FolderTask(NamedTuple):
    """The task of one game in the folder: the statement that is to be there, and what was read.

    - `machine`: the name of this machine, `partner` of the other one, empty until it is known
    - `written`: the stamp of the file that holds the statement; None if it is not known to
    - `stamps`: the stamp of each file of another machine that was read, by its name
    """

    game: str
    machine: str
    partner: str
    statement: bytes
    written: Stamp | None
    stamps: Mapping[str, Stamp]


class FileContents(NamedTuple):
    """The contents of a file, and its stamp when they were read."""

    stamp: Stamp
    raw: bytes


class VisitResult(NamedTuple):
    """The result of a visit to the folder.

    - `statements`: new ones by their game; one that cannot be read is the FileError
    - `stamps`, `written`: those of `FolderTask`, by the game
    - `other_files`: the files of other games, such as invitations, by their names
    """

    statements: Mapping[str, list[bytes | FileError]]
    stamps: Mapping[str, Mapping[str, Stamp]]
    written: Mapping[str, Stamp | None]
    other_files: Mapping[str, FileContents]


class PostedFile(NamedTuple):
    """A file of a machine: its game, the beginning of the machine's name, and its time and size."""

    path: Path
    game: str
    sender: str
    stamp: Stamp


def make_file_path(folder: Path, game: str, machine: str) -> Path:
    """The file in which a machine says what it has to say of a game."""
    return folder / f"{game}-{machine[:8]}{SUFFIX}"


def list_posted_files(folder: Path, game: str = "") -> list[PostedFile]:
    """List the files in a folder, the newest first; only those of one `game`, if given.

    Raises FileError if the folder cannot be read.
    """
    files = []
    try:
        with os.scandir(folder) as entries:
            for entry in islice(entries, _MAX_ENTRIES):
                name_match = _NAME.fullmatch(entry.name)
                if name_match is None or (game and name_match[1] != game) or not entry.is_file():
                    continue
                stamp = _make_stamp(entry.stat())
                files.append(PostedFile(Path(entry.path), name_match[1], name_match[2], stamp))
    except OSError as error:
        raise convert_error(error, folder) from None
    return sorted(files, key=lambda file: file.stamp, reverse=True)


def read_statement(path: Path) -> FileContents:
    """Read the statement in a file. Raises FileError.

    The stamp is that of the open file: the folder may go, and another file may come to this path.
    """
    try:
        with open(path, "rb", opener=open_regular) as stream:
            stamp = _make_stamp(os.fstat(stream.fileno()))
            raw = stream.read(MAX_MESSAGE_BYTES + 1)
    except (OSError, ValueError):
        raise FileError(texts.NOT_A_MESSAGE, file=format_source(path)) from None
    if len(raw) > MAX_MESSAGE_BYTES:
        raise FileError(texts.TOO_LARGE, file=format_source(path))
    return FileContents(stamp, raw)


def post(folder: Path, game: str, machine: str, statement: bytes) -> None:
    """Write the statement of a machine into the folder. Raises FileError."""
    path = make_file_path(folder, game, machine)
    remove_leftovers(folder, path.name)
    write_bytes(path, statement)


def visit(
    folder: Path, tasks: Sequence[FolderTask], known_files: Mapping[str, FileContents]
) -> VisitResult:
    """Do all tasks in the folder, and read invitations to other games but those known already.

    A statement is written again if its file is gone or has been changed, such as after the folder
    was away. Raises FileError if the folder cannot be read or written.
    """
    written = {task.game: _post_once(folder, task) for task in tasks}
    posted_files = list_posted_files(folder)
    statements, stamps = {}, {}
    for task in tasks:
        statements[task.game], stamps[task.game] = _read_new(folder, task, posted_files)
    games = {task.game for task in tasks}
    other_files = [posted for posted in posted_files if posted.game not in games]
    return VisitResult(statements, stamps, written, _read_other_files(other_files, known_files))


def _post_once(folder: Path, task: FolderTask) -> Stamp | None:
    """Write the statement of a task unless it is there; returns the stamp of its file.

    None if it has just been written: whether it is really there, the next visit sees.
    """
    path = make_file_path(folder, task.game, task.machine)
    stamp = _read_stamp(path)
    if stamp is not None and stamp == task.written:
        return stamp
    if stamp is not None:
        with contextlib.suppress(FileError):
            contents = read_statement(path)
            if contents.raw == task.statement:
                return contents.stamp
    post(folder, task.game, task.machine, task.statement)
    return None


def _read_stamp(path: Path) -> Stamp | None:
    try:
        return _make_stamp(path.stat())
    except OSError:
        return None


def _make_stamp(status: os.stat_result) -> Stamp:
    return status.st_mtime_ns, status.st_size


def _read_new(
    folder: Path, task: FolderTask, posted_files: Sequence[PostedFile]
) -> tuple[list[bytes | FileError], dict[str, Stamp]]:
    """Read what is new of the other machine; before it is known, of all that want to join."""
    if task.partner:
        path = make_file_path(folder, task.game, task.partner)
        stamp = _read_stamp(path)
        files = [(path, stamp)] if stamp is not None else []
    else:
        files = [
            (posted.path, posted.stamp)
            for posted in posted_files
            if posted.game == task.game and posted.sender != task.machine[:8]
        ][:MAX_STATEMENTS]
    statements: list[bytes | FileError] = []
    stamps = {}
    for path, stamp in files:
        if task.stamps.get(path.name) == stamp:
            stamps[path.name] = stamp
            continue
        try:
            contents = read_statement(path)
        except FileError as error:
            statements.append(error)
            if stamp[1] > MAX_MESSAGE_BYTES:  # others may be readable at the next visit
                stamps[path.name] = stamp
        else:
            statements.append(contents.raw)
            stamps[path.name] = contents.stamp
    return statements, stamps


def _read_other_files(
    files: Sequence[PostedFile], known_files: Mapping[str, FileContents]
) -> dict[str, FileContents]:
    """Read the newest files of other games, up to the maximum number and size of all."""
    contents: dict[str, FileContents] = {}
    counts: dict[str, int] = {}
    total = 0
    for posted in files:
        size = posted.stamp[1]
        is_new_game = posted.game not in counts
        if size > MAX_INVITATION_BYTES or (is_new_game and len(counts) == MAX_INVITATIONS):
            continue
        counts[posted.game] = counts.get(posted.game, 0) + 1
        total += size
        if counts[posted.game] > MAX_STATEMENTS or total > _MAX_OTHER_BYTES:
            continue
        known = known_files.get(posted.path.name)
        if known is not None and known.stamp == posted.stamp:
            contents[posted.path.name] = known
            continue
        with contextlib.suppress(FileError):
            contents[posted.path.name] = read_statement(posted.path)
    return contents
