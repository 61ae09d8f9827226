"""Moving games to the system's trash, and restoring them."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QFile, QStandardPaths

_DATA_FOLDER: Final = QStandardPaths.StandardLocation.GenericDataLocation
_INFO_SUFFIX: Final = ".trashinfo"


class TrashedGame(NamedTuple):
    """A deleted game: its path and content, and its path in the trash if known."""

    path: Path
    content: bytes
    times: tuple[int, int]
    path_in_trash: Path | None


def move_to_trash(path: Path) -> TrashedGame | None:
    """Move a game to the system's trash; None if that fails, and then the file stays."""
    try:
        content = path.read_bytes()
        status = path.stat()
        # On Linux the trash is in this folder, and Qt creates it only if the folder exists.
        Path(QStandardPaths.writableLocation(_DATA_FOLDER)).mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    file = QFile(str(path))
    if not file.moveToTrash():
        return None
    path_in_trash = Path(file.fileName()) if file.fileName() else None
    times = (status.st_atime_ns, status.st_mtime_ns)
    return TrashedGame(path, content, times, None if path_in_trash == path else path_in_trash)


def restore_from_trash(trashed: TrashedGame) -> bool:
    """Restore a deleted game; False if another file has its name, or it fails."""
    return not os.path.lexists(trashed.path) and _put_back(trashed)


def _put_back(trashed: TrashedGame) -> bool:
    try:
        if trashed.path_in_trash is not None and trashed.path_in_trash.is_file():
            os.replace(trashed.path_in_trash, trashed.path)
            _remove_info(trashed.path_in_trash)
        else:
            # Not all systems tell the path in the trash, or it is on another disk.
            _write(trashed)
    except OSError:
        try:
            _write(trashed)
        except OSError:
            return False
        if trashed.path_in_trash is not None:
            with suppress(OSError):
                trashed.path_in_trash.unlink()
            _remove_info(trashed.path_in_trash)
    return True


def _write(trashed: TrashedGame) -> None:
    with trashed.path.open("xb") as stream:
        stream.write(trashed.content)
        stream.flush()
        os.fsync(stream.fileno())
    os.utime(trashed.path, ns=trashed.times)


def _remove_info(path_in_trash: Path) -> None:
    """Remove the information that a trash on Linux keeps about a file."""
    with suppress(OSError):
        (path_in_trash.parent.parent / "info" / (path_in_trash.name + _INFO_SUFFIX)).unlink()
