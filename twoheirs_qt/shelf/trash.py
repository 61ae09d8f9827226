"""Putting games into the system's trash, and taking them out again."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QFile, QStandardPaths

_DATA: Final = QStandardPaths.StandardLocation.GenericDataLocation
_INFO: Final = ".trashinfo"


class Trashed(NamedTuple):
    """A game that lies in the trash: where it was, what it held, and where it lies if known."""

    path: Path
    content: bytes
    times: tuple[int, int]
    lies_at: Path | None


def put_into_trash(path: Path) -> Trashed | None:
    """Move a game to the system's trash; None if that fails, and then it is where it was."""
    try:
        content = path.read_bytes()
        found = path.stat()
        # The trash of a free desktop lies there, and Qt makes it only in a folder that exists.
        Path(QStandardPaths.writableLocation(_DATA)).mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    file = QFile(str(path))
    if not file.moveToTrash():
        return None
    lies_at = Path(file.fileName()) if file.fileName() else None
    times = (found.st_atime_ns, found.st_mtime_ns)
    return Trashed(path, content, times, None if lies_at == path else lies_at)


def take_out(trashed: Trashed) -> bool:
    """Put a game back where it was; False if something else lies there now, or it fails."""
    return not os.path.lexists(trashed.path) and _put_back(trashed)


def _put_back(trashed: Trashed) -> bool:
    try:
        if trashed.lies_at is not None and trashed.lies_at.is_file():
            os.replace(trashed.lies_at, trashed.path)
            _forget(trashed.lies_at)
        else:
            # Not all systems tell where it lies, or it lies on another disk.
            _write(trashed)
    except OSError:
        try:
            _write(trashed)
        except OSError:
            return False
        if trashed.lies_at is not None:
            with suppress(OSError):
                trashed.lies_at.unlink()
            _forget(trashed.lies_at)
    return True


def _write(trashed: Trashed) -> None:
    with trashed.path.open("xb") as stream:
        stream.write(trashed.content)
        stream.flush()
        os.fsync(stream.fileno())
    os.utime(trashed.path, ns=trashed.times)


def _forget(lies_at: Path) -> None:
    """Remove the note that a free desktop's trash keeps beside each file."""
    with suppress(OSError):
        (lies_at.parent.parent / "info" / (lies_at.name + _INFO)).unlink()
