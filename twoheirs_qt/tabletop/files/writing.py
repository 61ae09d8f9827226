"""Writing files: completely or not at all."""

from __future__ import annotations

import contextlib
import errno
import glob
import math
import os
import stat
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, Final, TypeVar

from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.text.text import Text

T = TypeVar("T")


def write_text(path: Path | str, text: str) -> None:
    """Write `text` as UTF-8 with its line ends, like `write_bytes`."""
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path | str, content: bytes) -> None:
    """Write `content` into a file.

    The file is replaced: in any case it has either the old content or the new one, which is on the
    disk when this returns. A pipe or a device is written to directly. Raises FileError.
    """
    try:
        target = Path(os.path.realpath(path))  # a link stays a link
        if target.is_dir():
            raise FileError(error_texts.IS_FOLDER, file=str(path))
        if target.exists() and not target.is_file():
            with _open_device(target) as stream:
                stream.write(content)
            return
        _replace(target, content)
    except FileError as fault:
        raise fault.add_file(str(path)) from None
    except OSError as error:
        raise convert_error(error, path) from None
    except ValueError:  # a name with a zero byte
        raise FileError(error_texts.NO_FOLDER, file=str(path)) from None


def append_bytes(path: Path, size: int, content: bytes) -> None:
    """Write `content` after the first `size` bytes of a file, which is cut off there.

    It is on the disk when this returns. On an error, `size` bytes are left, perhaps with a part of
    `content`. Raises FileError.
    """
    try:
        with _retry_if_locked(lambda: open(path, "r+b", buffering=0)) as stream:
            old_size = os.fstat(stream.fileno()).st_size
            if old_size < size:  # just cut off by another program
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            if old_size > size:
                stream.truncate(size)
            stream.seek(size)
            try:
                remaining = memoryview(content)
                while remaining:
                    remaining = remaining[stream.write(remaining) :]
                os.fsync(stream.fileno())
            except BaseException:
                with contextlib.suppress(OSError):
                    stream.truncate(size)
                raise
    except OSError as error:
        raise convert_error(error, path) from None


def remove_leftovers(folder: Path, file_name: str = "", before: float = math.inf) -> int:
    """Remove temporary files of writers that were killed; returns their number.

    Only those of the file `file_name`, if given, and only those written `before` a time in seconds
    as returned by `time.time`: no writer may be active that started earlier.
    """
    removed_count = 0
    with contextlib.suppress(OSError):  # missing, or not permitted
        for path in list(
            folder.glob(f".{glob.escape(file_name)}-*.tmp" if file_name else ".*.tmp")
        ):
            with contextlib.suppress(OSError):
                if path.lstat().st_mtime < before:
                    path.unlink()
                    removed_count += 1
    return removed_count


def make_folder(folder: Path) -> None:
    """Create a folder and its parents, unless they exist. Raises FileError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise convert_error(error, folder) from None


_READER_TIMEOUT_S: Final = 1.5
"""The time to wait for a reader of a pipe."""


def _open_device(target: Path) -> BinaryIO:
    """Open a pipe or a device; FileError for a pipe without a reader, OSError."""
    if sys.platform == "win32" or not target.is_fifo():
        return target.open("wb")
    start = time.monotonic()
    while True:
        try:
            handle = os.open(target, os.O_WRONLY | os.O_NONBLOCK)
        except OSError as error:
            if error.errno != errno.ENXIO:
                raise
            if time.monotonic() - start > _READER_TIMEOUT_S:
                raise FileError(error_texts.UNREAD_PIPE) from None
            time.sleep(0.01)
            continue
        os.set_blocking(handle, True)  # a reader that is there may take its time
        return os.fdopen(handle, "wb")


def _replace(target: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(
        prefix=f".{target.name[:50]}-", suffix=".tmp", dir=target.parent
    )
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        os.chmod(name, _read_mode(target))
        _retry_if_locked(lambda: os.replace(name, target))
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    _sync_folder(target.parent)


_RETRY_DELAYS_S: tuple[float, ...] = (0.02, 0.1, 0.3) if os.name == "nt" else ()
"""On Windows a file is locked while another program reads it, which seldom takes long."""


def _retry_if_locked(function: Callable[[], T]) -> T:
    for delay in _RETRY_DELAYS_S:
        try:
            return function()
        except PermissionError:
            time.sleep(delay)
    return function()


def _read_umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


_UMASK: Final = _read_umask()
"""Read before there are threads, since reading it changes it for a moment."""


def _read_mode(target: Path) -> int:
    """Return the permissions of the file that is replaced, or those of a new file."""
    try:
        return stat.S_IMODE(target.stat().st_mode)
    except OSError:
        return 0o666 & ~_UMASK


def _sync_folder(folder: Path) -> None:
    """Write the new name to the disk; Windows has no such call and needs none."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):  # not on this kind of disk
            raise
    finally:
        os.close(handle)


def convert_error(error: OSError, path: Path | str | None = None) -> FileError:
    """Convert an error; the file is `path`, or that of the error itself."""
    file = error.filename if path is None else path
    return FileError(_describe_error(error), file=str(file or ""))


def _describe_error(error: OSError) -> Text:
    """Return the text for an error while writing."""
    if isinstance(error, FileNotFoundError | NotADirectoryError | FileExistsError):
        return error_texts.NO_FOLDER  # "exists": a file instead of a folder
    if isinstance(error, PermissionError):
        return error_texts.NOT_ALLOWED
    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
        return error_texts.DISK_FULL
    if error.errno == errno.EROFS:
        return error_texts.READ_ONLY
    return error_texts.UNWRITABLE.fill(error=error.strerror or str(error))
