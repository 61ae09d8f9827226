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


class Errand(NamedTuple):
    """The business of one game in the folder: what is to be said, if anything, and what was read.

    `stamps` has the time and size of each file that was read, by its name.
    """

    game: str
    machine: str
    statement: bytes | None
    stamps: Mapping[str, tuple[int, int]]


class Visit(NamedTuple):
    """A visit to the folder: the new statements by their game, and those of other games.

    A statement that cannot be read is the FileError.
    """

    found: Mapping[str, list[bytes | FileError]]
    stamps: Mapping[str, Mapping[str, tuple[int, int]]]
    others: list[bytes]


class Posted(NamedTuple):
    """A file of a machine: its game, the beginning of the machine's name, and its time and size."""

    path: Path
    game: str
    sender: str
    stamp: tuple[int, int]


def file_of(folder: Path, game: str, machine: str) -> Path:
    """The file in which a machine says what it has to say of a game."""
    return folder / f"{game}-{machine[:8]}{SUFFIX}"


def list_posted(folder: Path, game: str = "") -> list[Posted]:
    """List the files in a folder, the newest first; only those of one `game`, if given.

    Raises FileError if the folder cannot be read.
    """
    posted = []
    try:
        with os.scandir(folder) as entries:
            for entry in islice(entries, _MAX_ENTRIES):
                name = _NAME.fullmatch(entry.name)
                if name is None or (game and name[1] != game) or not entry.is_file():
                    continue
                status = entry.stat()
                stamp = status.st_mtime_ns, status.st_size
                posted.append(Posted(Path(entry.path), name[1], name[2], stamp))
    except OSError as error:
        raise fault_of(error, folder) from None
    return sorted(posted, key=lambda file: file.stamp, reverse=True)


def read_posted(path: Path) -> bytes:
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


def visit(folder: Path, errands: Sequence[Errand]) -> Visit:
    """Do all errands in the folder, and read invitations to other games.

    Raises FileError if the folder cannot be read or written.
    """
    for errand in errands:
        if errand.statement is not None:
            post(folder, errand.game, errand.machine, errand.statement)
    own = {errand.game: errand for errand in errands}
    found: dict[str, list[bytes | FileError]] = {game: [] for game in own}
    stamps: dict[str, dict[str, tuple[int, int]]] = {game: {} for game in own}
    others: dict[str, list[bytes]] = {}
    for posted in list_posted(folder):
        business = own.get(posted.game)
        if business is None:
            files = others.setdefault(posted.game, [])
            if len(others) <= MAX_INVITATIONS and len(files) < MAX_STATEMENTS:
                with contextlib.suppress(FileError):
                    files.append(read_posted(posted.path))
            continue
        if posted.sender == business.machine[:8]:
            continue
        name, seen = posted.path.name, stamps[posted.game]
        seen[name] = posted.stamp
        is_new = business.stamps.get(name) != posted.stamp
        if is_new and len(found[posted.game]) < MAX_STATEMENTS:
            try:
                found[posted.game].append(read_posted(posted.path))
            except FileError as error:
                found[posted.game].append(error)
    return Visit(found, stamps, [raw for files in others.values() for raw in files])
