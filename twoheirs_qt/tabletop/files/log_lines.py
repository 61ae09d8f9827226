"""The lines of a log in JSON Lines: each ends with the checksum of its own bytes."""

from __future__ import annotations

import json
import re
import zlib
from typing import Final

from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.reading import parse_json

_CHECKSUM: Final = b',"crc":"'
_LOG_START: Final = re.compile(rb'\{"format":"([a-z]{1,20}-save)","version":(?:([0-9]{1,9})\b)?')
_DOCUMENT: Final = (b"twoheirs-save", b"1")
"""The only format and version of saves that are no logs."""
_CHECKSUM_END: Final = re.compile(re.escape(_CHECKSUM) + rb"[0-9a-f]{8}\"}\Z")


def is_save_log(raw: bytes) -> bool:
    """Whether the bytes are the log of a save, sound or not, rather than one JSON document."""
    line = raw.partition(b"\n")[0].rstrip()
    start = _LOG_START.match(line)
    is_log_start = start is not None and start.groups() != _DOCUMENT
    return is_log_start or _CHECKSUM_END.search(line) is not None


def find_log_format(raw: bytes) -> str:
    """The format that the first line of a log names; empty if it is damaged."""
    start = _LOG_START.match(raw)
    return "" if start is None else start[1].decode()


def find_log_version(first_line: bytes) -> int:
    """The version of the format, which a first line names even if it is damaged; else 0."""
    start = _LOG_START.match(first_line)
    return 0 if start is None else int(start[2] or 0)


def parse_line(line: bytes) -> dict[str, object]:
    """Parse a line and check its checksum. Raises FileError."""
    line = line.rstrip()  # a line feed may have become another line end on its way here
    body, separator, checksum = line.rpartition(_CHECKSUM)
    if not separator or checksum != b'%08x"}' % zlib.crc32(body):
        raise FileError(error_texts.DAMAGED_LINE)
    data = parse_json(line)
    assert isinstance(data, dict)
    return data


def dump_line(data: dict[str, object]) -> bytes:
    """Dump a line with its checksum and line feed."""
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    body = text[:-1].encode("utf-8")
    return b'%s%s%08x"}\n' % (body, _CHECKSUM, zlib.crc32(body))
