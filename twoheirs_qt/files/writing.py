"""Plain data to a file: laid out for people, and written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import glob
import json
import math
import os
import stat
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, Final, TypeVar

from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault
from twoheirs_qt.text.text import Text

T = TypeVar("T")

_WIDTH: Final = 180
_DEEPEST: Final = 6
"""The levels that stand on lines of their own. Deeper lies only what the program does not know:
a line for each value of it could make a file many times as large as the one it was read from."""


def compact(data: object) -> str:
    """JSON on one line."""
    return json.dumps(data, ensure_ascii=False, allow_nan=False)


def laid_out(data: object, indent: str = "") -> str:
    """JSON in which a value of up to 180 characters, and one deep within, stays on one line."""
    line = compact(data)
    if len(indent) + len(line) <= _WIDTH or not isinstance(data, dict | list):
        return line
    if len(indent) >= _DEEPEST:
        return line
    inner = indent + " "
    if isinstance(data, dict):
        entries = [f"{compact(key)}: {laid_out(value, inner)}" for key, value in data.items()]
        opening, closing = "{", "}"
    else:
        entries = [laid_out(value, inner) for value in data]
        opening, closing = "[", "]"
    body = f",\n{inner}".join(entries)
    return f"{opening}\n{inner}{body}\n{indent}{closing}"


def write_text(path: Path | str, text: str) -> None:
    """Put `text` into a file as UTF-8, with line ends as they are, as `write_bytes` does."""
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path | str, content: bytes) -> None:
    """Put `content` into a file.

    The file is replaced whole: whatever happens, it holds the old content or the new one, and the
    new one is on the disk when this returns. What is no regular file (a pipe, a device) is
    written to directly. Raises FileFault.
    """
    try:
        target = Path(os.path.realpath(path))  # a link stays a link
        if target.is_dir():
            raise FileFault(faults.IS_FOLDER, file=str(path))
        if target.exists() and not target.is_file():
            with _open_device(target) as stream:
                stream.write(content)
            return
        _replace(target, content)
    except FileFault as fault:
        raise fault.of(str(path)) from None
    except OSError as error:
        raise fault_of(error, path) from None
    except ValueError:  # a name with a zero byte
        raise FileFault(faults.NO_FOLDER, file=str(path)) from None


def append_bytes(path: Path, size: int, content: bytes) -> None:
    """Put `content` into a file behind its first `size` bytes; what else was there is cut off.

    It is on the disk when this returns. Where that fails, no more than `size` bytes are left, or
    half of `content` behind them. Raises FileFault.
    """
    try:
        with _patiently(lambda: open(path, "r+b", buffering=0)) as stream:
            found = os.fstat(stream.fileno()).st_size
            if found < size:  # just cut off by somebody else
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            if found > size:
                stream.truncate(size)
            stream.seek(size)
            try:
                left = memoryview(content)
                while left:
                    left = left[stream.write(left) :]
                os.fsync(stream.fileno())
            except BaseException:
                with contextlib.suppress(OSError):
                    stream.truncate(size)
                raise
    except OSError as error:
        raise fault_of(error, path) from None


def remove_leftovers(folder: Path, of: str = "", before: float = math.inf) -> int:
    """Remove what writers that were killed left half written; returns how much it was.

    Only what was to become the file `of` if one is named, and only what was written `before` a
    time in seconds, as `time.time` has it: nobody may be writing who began earlier.
    """
    removed = 0
    with contextlib.suppress(OSError):  # no folder, or one that is not for us
        for path in list(folder.glob(f".{glob.escape(of)}-*.tmp" if of else ".*.tmp")):
            with contextlib.suppress(OSError):
                if path.lstat().st_mtime < before:
                    path.unlink()
                    removed += 1
    return removed


def make_folder(folder: Path) -> None:
    """Make a folder with all above it, unless it is there. Raises FileFault."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise fault_of(error, folder) from None


_PATIENCE: Final = 1.5
"""Seconds for which a reader of a pipe is waited for."""


def _open_device(target: Path) -> BinaryIO:
    """Open what is no regular file; FileFault for a pipe from which nobody reads, OSError."""
    if sys.platform == "win32" or not target.is_fifo():
        return target.open("wb")
    begun = time.monotonic()
    while True:
        try:
            handle = os.open(target, os.O_WRONLY | os.O_NONBLOCK)
        except OSError as error:
            if error.errno != errno.ENXIO:
                raise
            if time.monotonic() - begun > _PATIENCE:
                raise FileFault(faults.UNREAD_PIPE) from None
            time.sleep(0.01)
            continue
        os.set_blocking(handle, True)  # who has begun to read may take their time
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
        os.chmod(name, _mode_for(target))
        _patiently(lambda: os.replace(name, target))
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    _sync_folder(target.parent)


_PAUSES: tuple[float, ...] = (0.02, 0.1, 0.3) if os.name == "nt" else ()
"""Seconds: on Windows, whoever just looks at a file holds it, but seldom for long."""


def _patiently(do: Callable[[], T]) -> T:
    for pause in _PAUSES:
        try:
            return do()
        except PermissionError:
            time.sleep(pause)
    return do()


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


_MASK: Final = _umask()
"""Asked once, before there are threads: it can only be asked by changing it for all of them."""


def _mode_for(target: Path) -> int:
    """The rights of the file that is replaced, or those of a new file."""
    try:
        return stat.S_IMODE(target.stat().st_mode)
    except OSError:
        return 0o666 & ~_MASK


def _sync_folder(folder: Path) -> None:
    """Make the new name last; Windows has no such call and needs none."""
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


def fault_of(error: OSError, path: Path | str | None = None) -> FileFault:
    """What went wrong with a file: that of the error itself, or `path`."""
    file = error.filename if path is None else path
    return FileFault(_reason_of(error), file=str(file or ""))


def _reason_of(error: OSError) -> Text:
    """Why something could not be written, as a fault says it."""
    if isinstance(error, FileNotFoundError | NotADirectoryError | FileExistsError):
        return faults.NO_FOLDER  # "exists": something else, where the folder should be
    if isinstance(error, PermissionError):
        return faults.NOT_ALLOWED
    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
        return faults.DISK_FULL
    if error.errno == errno.EROFS:
        return faults.READ_ONLY
    return faults.UNWRITABLE.fill(error=error.strerror or str(error))
