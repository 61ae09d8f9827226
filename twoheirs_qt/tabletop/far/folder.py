"""A folder that both machines see, as the way between them.

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
from typing import Final, NamedTuple

from twoheirs_qt.tabletop.far import texts
from twoheirs_qt.tabletop.far.message import MAX_MESSAGE_BYTES
from twoheirs_qt.tabletop.files.errors import FileError, format_source
from twoheirs_qt.tabletop.files.reading import open_regular
from twoheirs_qt.tabletop.files.writing import fault_of, remove_leftovers, write_bytes

SUFFIX: Final = ".twofar"
_NAME: Final = re.compile(r"([0-9a-f]{32})-([0-9a-f]{8})\.twofar")
MAX_INVITATIONS: Final = 20
"""The maximum number of other games in the folder that are read."""
MAX_STATEMENTS: Final = 10
"""The maximum number of machines of one game whose statements are read."""
_MAX_ENTRIES: Final = 5000
"""The maximum number of files in the folder that are looked at."""


class FolderTask(NamedTuple):
    """The task of one game in the folder: the statement to be written, if any, and what was read.

    `stamps` has the time and size of each file that was read, by its name.
    """

    game: str
    machine: str
    statement: bytes | None
    stamps: Mapping[str, tuple[int, int]]


class VisitResult(NamedTuple):
    """The result of a visit to the folder: new statements by their game, and those of other games.

    A statement that cannot be read is the FileError.
    """

    statements: Mapping[str, list[bytes | FileError]]
    stamps: Mapping[str, Mapping[str, tuple[int, int]]]
    other_statements: list[bytes]


class PostedFile(NamedTuple):
    """A file of a machine: its game, the beginning of the machine's name, and its time and size."""

    path: Path
    game: str
    sender: str
    stamp: tuple[int, int]


def file_of(folder: Path, game: str, machine: str) -> Path:
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
                status = entry.stat()
                stamp = status.st_mtime_ns, status.st_size
                files.append(PostedFile(Path(entry.path), name_match[1], name_match[2], stamp))
    except OSError as error:
        raise fault_of(error, folder) from None
    return sorted(files, key=lambda file: file.stamp, reverse=True)


def read_statement(path: Path) -> bytes:
    """Read the statement in a file. Raises FileError."""
    try:
        with open(path, "rb", opener=open_regular) as stream:
            raw = stream.read(MAX_MESSAGE_BYTES + 1)
    except (OSError, ValueError):
        raise FileError(texts.NOT_A_MESSAGE, file=format_source(path)) from None
    if len(raw) > MAX_MESSAGE_BYTES:
        raise FileError(texts.TOO_LARGE, file=format_source(path))
    return raw


def post(folder: Path, game: str, machine: str, statement: bytes) -> None:
    """Write the statement of a machine into the folder. Raises FileError."""
    path = file_of(folder, game, machine)
    remove_leftovers(folder, path.name)
    write_bytes(path, statement)


def visit(folder: Path, tasks: Sequence[FolderTask]) -> VisitResult:
    """Do all tasks in the folder, and read invitations to other games.

    Raises FileError if the folder cannot be read or written.
    """
    for task in tasks:
        if task.statement is not None:
            post(folder, task.game, task.machine, task.statement)
    tasks_by_game = {task.game: task for task in tasks}
    statements: dict[str, list[bytes | FileError]] = {game: [] for game in tasks_by_game}
    stamps: dict[str, dict[str, tuple[int, int]]] = {game: {} for game in tasks_by_game}
    other_statements: dict[str, list[bytes]] = {}
    for posted in list_posted_files(folder):
        own_task = tasks_by_game.get(posted.game)
        if own_task is None:
            files = other_statements.setdefault(posted.game, [])
            if len(other_statements) <= MAX_INVITATIONS and len(files) < MAX_STATEMENTS:
                with contextlib.suppress(FileError):
                    files.append(read_statement(posted.path))
            continue
        if posted.sender == own_task.machine[:8]:
            continue
        name, game_stamps = posted.path.name, stamps[posted.game]
        game_stamps[name] = posted.stamp
        is_new = own_task.stamps.get(name) != posted.stamp
        if is_new and len(statements[posted.game]) < MAX_STATEMENTS:
            try:
                statements[posted.game].append(read_statement(posted.path))
            except FileError as error:
                statements[posted.game].append(error)
    return VisitResult(
        statements, stamps, [raw for files in other_statements.values() for raw in files]
    )
