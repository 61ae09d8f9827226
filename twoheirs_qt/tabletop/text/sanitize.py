"""Sanitizing texts from outside: names, titles, file names, messages of the system.

A control character (which could end the line, reverse words or control a terminal) is written as
its number, and a text that is too long is cut.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

MAX_NAME_LENGTH: Final = 60
"""The characters shown of a name in a file or a command."""
MAX_TITLE_LENGTH: Final = 100
"""The characters shown of the title of a game."""
MAX_PATH_LENGTH: Final = 160
"""The characters shown of a path, or of a message of the system."""

_MAX_MARKS: Final = 4
"""The maximum number of marks of a letter; more would cover the letters around it."""

_INVISIBLE_LETTERS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0")
"""Letters and marks by their category, but invisible."""
_NON_JOINER: Final = "\u200c"
_JOINER: Final = "\u200d"
_VIRAMA: Final = 9
"""The class of combining marks after which Indian scripts need a joiner."""


def sanitize(text: str, max_length: int = MAX_NAME_LENGTH) -> str:
    """Return a text on one line, cut to `max_length` characters with an ellipsis."""
    if len(text) <= max_length and _is_simple(text):
        return text
    examined = text[: 4 * max_length]  # megabytes of marks would take long
    parts: list[str] = []
    length = fitting_count = 0
    for part in _escape_characters(examined):
        parts.append(part)
        length += len(part)
        if length < max_length:
            fitting_count = len(parts)
    if length <= max_length and examined == text:
        return "".join(parts)
    shortened = "".join(parts[:fitting_count])
    return shortened if shortened.endswith("…") else f"{shortened}…"


def sanitize_path(path: object) -> str:
    """Return a path on one line, cut in the middle if it is too long."""
    text = str(path)
    if len(text) > 2 * MAX_PATH_LENGTH:
        text = text[:MAX_PATH_LENGTH] + text[-MAX_PATH_LENGTH:]  # cut first, as it may be huge
    text = escape_control_characters(text)
    if len(text) <= MAX_PATH_LENGTH:
        return text
    head = MAX_PATH_LENGTH // 4
    return f"{text[:head]}…{text[head + 1 - MAX_PATH_LENGTH :]}"


def escape_control_characters(text: str) -> str:
    """Replace control characters, line ends included, by their numbers."""
    return text if _is_simple(text) else "".join(_escape_characters(text))


def _is_simple(text: str) -> bool:
    return text.isascii() and text.isprintable()


def _escape_characters(text: str) -> Iterator[str]:
    """Return each character as it is shown."""
    marks = 0
    for index, character in enumerate(text):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > _MAX_MARKS:
            if marks == _MAX_MARKS + 1:
                yield "…"
        elif _is_visible(character, kind) or _is_needed_joiner(text, index):
            yield character
        else:
            number = ord(character)
            yield f"\\u{number:04x}" if number <= 0xFFFF else f"\\U{number:08x}"


def _is_visible(character: str, kind: str) -> bool:
    # Names in some languages contain spaces of other widths.
    return (character.isprintable() or kind == "Zs") and character not in _INVISIBLE_LETTERS


def _is_needed_joiner(text: str, index: int) -> bool:
    """Whether a joiner is needed here by an emoji or by the script."""
    if text[index] not in (_JOINER, _NON_JOINER) or not 0 < index < len(text) - 1:
        return False
    before, after = text[index - 1], text[index + 1]
    if unicodedata.combining(before) == _VIRAMA:
        return True
    if text[index] == _NON_JOINER:
        return unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    # An emoji, its colour of skin, or a variation selector.
    is_emoji = unicodedata.category(before) in ("So", "Sk") or before == "\ufe0f"
    return is_emoji and unicodedata.category(after) == "So"
