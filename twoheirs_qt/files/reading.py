"""Bytes of a file to plain data: everything is refused that another reader might read differently.

Strict JSON in UTF-8: no byte order mark, no field twice in an object, no NaN, no half characters;
within limits of size, nesting and digits, so that no file can exhaust the program.
"""

from __future__ import annotations

import errno
import json
import math
import os
import re
import select
import stat
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, Final, NoReturn

from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault, Source, in_file, name_of, quoted
from twoheirs_qt.files.limits import MOST_BYTES, MOST_DEPTH, MOST_FIELDS
from twoheirs_qt.text.text import Text

PATIENCE: Final = 1.5
"""Seconds for which a writer of a pipe is waited for. Standard input may take its time."""

SILENCE: Final = 5.0
"""Seconds for which a writer that is there may be silent before it is given up."""

MOST_SKIPPED: Final = 1 << 30
"""How much of a line that is too long is passed over; behind that nothing is looked for."""

_BOM: Final = b"\xef\xbb\xbf"
_HALF_CHARACTER: Final = re.compile(rb"\\u[dD][89a-fA-F]")


def read_json(source: Source) -> object:
    """The data of a whole file. Raises FileFault."""
    with in_file(source):
        return parse_json(read_bytes(source))


def read_bytes(source: Source) -> bytes:
    """The content of a file of at most `MOST_BYTES`. Raises FileFault."""
    try:
        if source == "-":
            raw = standard_input().read(MOST_BYTES + 1)
        else:
            if is_pipe(source):
                raw = _from_pipe(Path(source))
            else:
                with open_file(source) as stream:
                    raw = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise FileFault(_reason(error), file=name_of(source)) from None
    if len(raw) > MOST_BYTES:
        raise FileFault(faults.TOO_LARGE, file=name_of(source))
    return raw


def is_pipe(source: Source) -> bool:
    """Whether opening or reading this file may wait for ever.

    Such are a named pipe, a terminal, and what the system makes up while it is read, which seems
    to be empty (`/proc/kmsg`).
    """
    if sys.platform == "win32":
        return False
    try:
        found = os.stat(source)
    except (OSError, ValueError):
        return False
    mode = found.st_mode
    made_up = stat.S_ISREG(mode) and found.st_size == 0
    return stat.S_ISFIFO(mode) or stat.S_ISCHR(mode) or made_up


def _from_pipe(path: Path) -> bytes:
    """All that comes through a pipe; FileFault if nobody writes or says anything, OSError."""
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY)
    try:
        found = b""
        begun = time.monotonic()
        while len(found) <= MOST_BYTES:
            try:
                piece = os.read(handle, MOST_BYTES + 1 - len(found))
            except BlockingIOError:
                piece = None
            if piece:
                found += piece
                begun = time.monotonic()
                continue
            if piece == b"" and (found or not stat.S_ISFIFO(os.fstat(handle).st_mode)):
                break
            # Nothing yet: no writer has come, or it has nothing to say for now.
            if time.monotonic() - begun > (PATIENCE if piece == b"" else SILENCE):
                raise FileFault(faults.SILENT_PIPE, file=name_of(path))
            time.sleep(0.01)
        return found
    finally:
        os.close(handle)


def _from_start_of_pipe(path: Source) -> BinaryIO:
    """A pipe in which there is something, and whose writer may then take its time.

    FileFault if nothing comes for `SILENCE`, OSError.
    """
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY)
    try:
        if (
            not stat.S_ISCHR(os.fstat(handle).st_mode)
            and not select.select([handle], [], [], SILENCE)[0]
        ):
            raise FileFault(faults.SILENT_PIPE, file=name_of(path))
        os.set_blocking(handle, True)
        return os.fdopen(handle, "rb")
    except BaseException:
        os.close(handle)
        raise


def numbered_lines(source: Source) -> Iterator[tuple[int, bytes | None]]:
    """The lines of a file that are not blank, one at a time, each with its number from 1.

    A line above `MOST_BYTES` comes as None. Raises FileFault if the file cannot be read.
    """
    try:
        if source == "-":
            yield from _lines(standard_input())
            return
        with _from_start_of_pipe(source) if is_pipe(source) else open_file(source) as stream:
            yield from _lines(stream)
    except OSError as error:
        raise FileFault(_reason(error), file=name_of(source)) from None


def _lines(stream: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    number = 0
    while line := stream.readline(MOST_BYTES + 2):
        number += 1
        if len(line.rstrip(b"\r\n")) > MOST_BYTES:
            skipped = 0
            while line and not line.endswith(b"\n") and skipped < MOST_SKIPPED:
                line = stream.readline(MOST_BYTES)
                skipped += len(line)
            yield number, None
            if skipped >= MOST_SKIPPED:
                return  # such as /dev/zero, which has no end
        elif line.strip():
            yield number, line


def open_file(source: Source) -> BinaryIO:
    """Open a file for reading bytes; OSError, with a folder always as IsADirectoryError."""
    try:
        path = Path(source)
        if path.is_dir():  # Windows says "permission denied" for a folder
            raise IsADirectoryError(errno.EISDIR, "is a folder", str(source))
        return path.open("rb")
    except ValueError:  # a name with a zero byte
        raise FileNotFoundError(errno.ENOENT, "no such file", str(source)) from None


def standard_input() -> BinaryIO:
    """Standard input as bytes. Raises OSError if the program was started without one."""
    if sys.stdin is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return sys.stdin.buffer


def parse_json(raw: bytes) -> object:
    """The data of strict JSON text. Raises FileFault without a file's name."""
    if len(raw) > MOST_BYTES:
        raise FileFault(faults.TOO_LARGE)
    if raw.startswith(_BOM):
        raise FileFault(faults.BYTE_ORDER_MARK)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileFault(faults.NOT_UTF8.fill(offset=str(error.start))) from None
    if not text.strip():
        raise FileFault(faults.EMPTY)
    try:
        data: object = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise FileFault(_not_json(error)) from None
    except ValueError:  # a whole number of more than `MOST_DIGITS`
        raise FileFault(faults.TOO_MANY_DIGITS) from None
    except RecursionError:
        raise FileFault(faults.TOO_DEEP) from None
    if raw.count(b"[") + raw.count(b"{") > MOST_DEPTH and is_deeper(data, MOST_DEPTH):
        raise FileFault(faults.TOO_DEEP)
    if _HALF_CHARACTER.search(raw):
        try:
            json.dumps(data, ensure_ascii=False).encode("utf-8")
        except UnicodeEncodeError:
            raise FileFault(faults.BROKEN_TEXT) from None
    return data


def _not_json(error: json.JSONDecodeError) -> Text:
    """The place of the fault. Before Python 3.13 a comma too many is reported after it."""
    if error.doc[error.pos : error.pos + 1] in ("]", "}"):
        before = error.doc[: error.pos].rstrip()
        if before.endswith(","):
            error = json.JSONDecodeError(error.msg, error.doc, len(before) - 1)
    return faults.NOT_JSON.fill(line=str(error.lineno), column=str(error.colno))


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    if len(pairs) > MOST_FIELDS:
        raise FileFault(faults.TOO_MANY_FIELDS)
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        for name, _ in pairs:
            if name in seen:
                raise FileFault(faults.TWICE_IN_OBJECT.fill(field=quoted(name)))
            seen.add(name)
    return found


def _constant(word: str) -> NoReturn:
    raise FileFault(faults.NOT_A_NUMBER.fill(value=word))


def _number(word: str) -> float:
    number = float(word)
    if math.isinf(number):
        _constant(quoted(word))
    return number


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_object, parse_constant=_constant, parse_float=_number
)


def is_deeper(data: object, levels: int) -> bool:
    """Whether lists and objects are nested in more than so many levels."""
    level = _nested([data])
    for _ in range(levels):
        level = [
            each
            for outer in level
            for each in _nested(outer.values() if isinstance(outer, dict) else outer)
        ]
        if not level:
            return False
    return bool(level)


def _nested(values: Iterable[object]) -> list[dict[str, object] | list[object]]:
    return [value for value in values if isinstance(value, (dict, list))]


def _reason(error: OSError) -> Text:
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return faults.NOT_FOUND
    if isinstance(error, IsADirectoryError):
        return faults.IS_FOLDER
    if isinstance(error, PermissionError):
        return faults.NOT_ALLOWED
    return faults.UNREADABLE.fill(error=error.strerror or str(error))


_AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)


def open_regular(path: str, flags: int) -> int:
    """Open as an `opener` of `open`; raises ValueError for what is no regular file, OSError."""
    handle = os.open(path, flags | _AT_ONCE, 0o666)
    if stat.S_ISREG(os.fstat(handle).st_mode):
        return handle
    os.close(handle)
    raise ValueError(f"no regular file: {path}")
