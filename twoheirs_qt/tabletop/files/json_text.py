"""JSON as text: on one line, or to be read by people."""

from __future__ import annotations

import json
from typing import Final

_MAX_LINE_LENGTH: Final = 180
_MAX_INDENT: Final = 6
"""The levels with lines of their own. Only unknown fields are nested deeper; a line for each of
their values could make a file many times as large as the one it was read from."""


def dump_compact(data: object) -> str:
    """Dump JSON on one line."""
    return json.dumps(data, ensure_ascii=False, allow_nan=False)


def dump_readable(data: object, indent: str = "") -> str:
    """Dump JSON with values of up to 180 characters, and those nested deeply, on one line."""
    line = dump_compact(data)
    if len(indent) + len(line) <= _MAX_LINE_LENGTH or not isinstance(data, dict | list):
        return line
    if len(indent) >= _MAX_INDENT:
        return line
    inner = indent + " "
    if isinstance(data, dict):
        entries = [
            f"{dump_compact(key)}: {dump_readable(value, inner)}" for key, value in data.items()
        ]
        opening, closing = "{", "}"
    else:
        entries = [dump_readable(value, inner) for value in data]
        opening, closing = "[", "]"
    body = f",\n{inner}".join(entries)
    return f"{opening}\n{inner}{body}\n{indent}{closing}"
