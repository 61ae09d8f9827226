"""Messages as bytes: the one checked reader for every channel, and the writer."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from twoheirs_qt.tabletop.far import texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.reading import is_deeper, parse_json

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.far.shapes import StatementShape

FORMAT: Final = "twoheirs-far"
VERSION: Final = 1

MAX_MESSAGE_BYTES: Final = 1024 * 1024
"""The maximum size of a message: the longest game that a save has room for."""

_MAX_DEPTH: Final = 20


def read_message(raw: bytes) -> StatementShape:
    """Read a message, with all checks that need no game.

    Raises FileError with a whole sentence for players.
    """
    from twoheirs_qt.tabletop.far.shapes import StatementShape
    from twoheirs_qt.tabletop.files.validation import validate

    if len(raw) > MAX_MESSAGE_BYTES:
        raise FileError(texts.TOO_LARGE)
    try:
        data = parse_json(raw)
    except FileError as error:
        raise FileError(texts.NOT_A_MESSAGE, details=str(error)) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise FileError(texts.NOT_A_MESSAGE)
    version = data.get("version")
    if type(version) is int and version > VERSION:
        raise FileError(texts.NEWER_PROGRAM)
    if is_deeper(data, _MAX_DEPTH):
        raise FileError(texts.NOT_A_MESSAGE)
    try:
        return validate(StatementShape, data)
    except FileError as error:
        raise FileError(texts.NOT_A_MESSAGE, details=error.details) from None


def dump_message(data: dict[str, object]) -> bytes:
    """Dump a message on one line; what is None is left out."""
    present = {name: value for name, value in data.items() if value is not None}
    text = json.dumps(present, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return text.encode("utf-8")
