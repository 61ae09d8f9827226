"""Reading files as plain data; all is refused that another reader might understand differently.

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

from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import (
    FileError,
    Source,
    add_file_to_errors,
    format_source,
    quote,
)
from twoheirs_qt.tabletop.files.limits import MAX_DEPTH, MAX_FIELDS, MAX_FILE_BYTES
from twoheirs_qt.tabletop.text.text import Text

WRITER_TIMEOUT_S: Final = 1.5
"""The time to wait for a writer of a pipe; there is no limit for standard input."""

SILENCE_TIMEOUT_S: Final = 5.0
"""The time to wait for the next bytes of a writer."""

MAX_SKIPPED_BYTES: Final = 1 << 30
"""The bytes skipped of a line that is too long; after that reading ends."""

_BOM: Final = b"\xef\xbb\xbf"
_HALF_CHARACTER: Final = re.compile(rb"\\u[dD][89a-fA-F]")


def read_json(source: Source) -> object:
    """Read and parse a whole file. Raises FileError."""
    with add_file_to_errors(source):
        return parse_json(read_bytes(source))


def read_bytes(source: Source) -> bytes:
    """Read a file of at most `MAX_FILE_BYTES`. Raises FileError."""
    try:
        if source == "-":
            raw = find_standard_input().read(MAX_FILE_BYTES + 1)
        else:
            if may_block(source):
                raw = _read_pipe(Path(source))
            else:
                with open_file(source) as stream:
                    raw = stream.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise FileError(_describe_error(error), file=format_source(source)) from None
    if len(raw) > MAX_FILE_BYTES:
        raise FileError(error_texts.TOO_LARGE, file=format_source(source))
    return raw


def may_block(source: Source) -> bool:
    """Whether opening or reading this file may block for ever.

    Such are a named pipe, a terminal, and a file that the system generates while it is read, which
    seems to be empty (`/proc/kmsg`).
    """
    if sys.platform == "win32":
        return False
    try:
        status = os.stat(source)
    except (OSError, ValueError):
        return False
    mode = status.st_mode
    is_generated = stat.S_ISREG(mode) and status.st_size == 0
    return stat.S_ISFIFO(mode) or stat.S_ISCHR(mode) or is_generated


def _read_pipe(path: Path) -> bytes:
    """Read all that comes through a pipe; FileError if nothing comes, OSError."""
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY)
    try:
        content = b""
        last_received = time.monotonic()
        while len(content) <= MAX_FILE_BYTES:
            try:
                chunk = os.read(handle, MAX_FILE_BYTES + 1 - len(content))
            except BlockingIOError:
                chunk = None
            if chunk:
                content += chunk
                last_received = time.monotonic()
                continue
            if chunk == b"" and (content or not stat.S_ISFIFO(os.fstat(handle).st_mode)):
                break
            # Nothing yet: there is no writer, or it is silent.
            if time.monotonic() - last_received > (
                WRITER_TIMEOUT_S if chunk == b"" else SILENCE_TIMEOUT_S
            ):
                raise FileError(error_texts.SILENT_PIPE, file=format_source(path))
            time.sleep(0.01)
        return content
    finally:
        os.close(handle)


def _open_pipe(path: Source) -> BinaryIO:
    """Open a pipe when the first bytes are there; later ones may take any time.

    FileError if nothing comes for `SILENCE_TIMEOUT_S`, OSError.
    """
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY)
    try:
        if (
            not stat.S_ISCHR(os.fstat(handle).st_mode)
            and not select.select([handle], [], [], SILENCE_TIMEOUT_S)[0]
        ):
            raise FileError(error_texts.SILENT_PIPE, file=format_source(path))
        os.set_blocking(handle, True)
        return os.fdopen(handle, "rb")
    except BaseException:
        os.close(handle)
        raise


def read_numbered_lines(source: Source) -> Iterator[tuple[int, bytes | None]]:
    """Read the lines of a file that are not blank, with their numbers from 1.

    A line above `MAX_FILE_BYTES` comes as None. Raises FileError if the file cannot be read.
    """
    try:
        if source == "-":
            yield from _read_lines(find_standard_input())
            return
        with _open_pipe(source) if may_block(source) else open_file(source) as stream:
            yield from _read_lines(stream)
    except OSError as error:
        raise FileError(_describe_error(error), file=format_source(source)) from None


def _read_lines(stream: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    number = 0
    while line := stream.readline(MAX_FILE_BYTES + 2):
        number += 1
        if len(line.rstrip(b"\r\n")) > MAX_FILE_BYTES:
            skipped = 0
            while line and not line.endswith(b"\n") and skipped < MAX_SKIPPED_BYTES:
                line = stream.readline(MAX_FILE_BYTES)
                skipped += len(line)
            yield number, None
            if skipped >= MAX_SKIPPED_BYTES:
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


def find_standard_input() -> BinaryIO:
    """Standard input as bytes. Raises OSError if the program was started without one."""
    if sys.stdin is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return sys.stdin.buffer


def parse_json(raw: bytes) -> object:
    """Parse strict JSON. Raises FileError without the name of a file."""
    if len(raw) > MAX_FILE_BYTES:
        raise FileError(error_texts.TOO_LARGE)
    if raw.startswith(_BOM):
        raise FileError(error_texts.BYTE_ORDER_MARK)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError(error_texts.NOT_UTF8.fill(offset=str(error.start))) from None
    if not text.strip():
        raise FileError(error_texts.EMPTY)
    try:
        data: object = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise FileError(_describe_syntax_error(error)) from None
    except ValueError:  # a whole number of more than `MAX_DIGITS`
        raise FileError(error_texts.TOO_MANY_DIGITS) from None
    except RecursionError:
        raise FileError(error_texts.TOO_DEEP) from None
    if raw.count(b"[") + raw.count(b"{") > MAX_DEPTH and is_deeper(data, MAX_DEPTH):
        raise FileError(error_texts.TOO_DEEP)
    if _HALF_CHARACTER.search(raw):
        try:
            json.dumps(data, ensure_ascii=False).encode("utf-8")
        except UnicodeEncodeError:
            raise FileError(error_texts.BROKEN_TEXT) from None
    return data


def _describe_syntax_error(error: json.JSONDecodeError) -> Text:
    """Return an error with its place. Before Python 3.13 an extra comma is reported after it."""
    if error.doc[error.pos : error.pos + 1] in ("]", "}"):
        text_before_error = error.doc[: error.pos].rstrip()
        if text_before_error.endswith(","):
            error = json.JSONDecodeError(error.msg, error.doc, len(text_before_error) - 1)
    return error_texts.NOT_JSON.fill(line=str(error.lineno), column=str(error.colno))


def _check_object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    if len(pairs) > MAX_FIELDS:
        raise FileError(error_texts.TOO_MANY_FIELDS)
    data = dict(pairs)
    if len(data) != len(pairs):
        seen_names: set[str] = set()
        for name, _ in pairs:
            if name in seen_names:
                raise FileError(error_texts.TWICE_IN_OBJECT.fill(field=quote(name)))
            seen_names.add(name)
    return data


def _refuse_constant(word: str) -> NoReturn:
    raise FileError(error_texts.NOT_A_NUMBER.fill(value=word))


def _parse_number(word: str) -> float:
    number = float(word)
    if math.isinf(number):
        _refuse_constant(quote(word))
    return number


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_check_object, parse_constant=_refuse_constant, parse_float=_parse_number
)


def is_deeper(data: object, levels: int) -> bool:
    """Whether lists and objects are nested in more than this number of levels."""
    level = _filter_containers([data])
    for _ in range(levels):
        level = [
            value
            for container in level
            for value in _filter_containers(
                container.values() if isinstance(container, dict) else container
            )
        ]
        if not level:
            return False
    return bool(level)


def _filter_containers(values: Iterable[object]) -> list[dict[str, object] | list[object]]:
    return [value for value in values if isinstance(value, (dict, list))]


def _describe_error(error: OSError) -> Text:
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return error_texts.NOT_FOUND
    if isinstance(error, IsADirectoryError):
        return error_texts.IS_FOLDER
    if isinstance(error, PermissionError):
        return error_texts.NOT_ALLOWED
    return error_texts.UNREADABLE.fill(error=error.strerror or str(error))


_NON_BLOCKING: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)


def open_regular(path: str, flags: int) -> int:
    """Open a file, as an `opener` for `open`; ValueError if it is no regular file, OSError."""
    handle = os.open(path, flags | _NON_BLOCKING, 0o666)
    if stat.S_ISREG(os.fstat(handle).st_mode):
        return handle
    os.close(handle)
    raise ValueError(f"no regular file: {path}")
