"""Makes texts from outside fit to be shown: names, titles, file names, messages of the system.

They are shown in the line in which they stand: a control character (which would end the line, turn
the words around it or steer a terminal) is written as its number, and what is too long is cut.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

LONGEST_NAME: Final = 60
"""Characters that are shown of a name that a file or a command made up."""
LONGEST_TITLE: Final = 100
"""Characters that are shown of what a game is called."""
LONGEST_PATH: Final = 160
"""Characters that are shown of where a file lies, or of what the system says."""

_MOST_MARKS: Final = 4
"""How many marks a letter can carry; more of them would be painted over what is around it."""

_UNSEEN_LETTERS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0")
"""By their category letters and marks, but made to be invisible."""
_NON_JOINER: Final = "\u200c"
_JOINER: Final = "\u200d"
_VIRAMA: Final = 9
"""The class of combining marks after which Indian scripts need a joiner."""


def shown(text: str, longest: int = LONGEST_NAME) -> str:
    """`text` on one line, at most `longest` characters of it, with an ellipsis where it is cut."""
    if len(text) <= longest and _is_simple(text):
        return text
    looked_at = text[: 4 * longest]  # nobody waits for megabytes of marks
    parts: list[str] = []
    length = whole = 0
    for part in _parts(looked_at):
        parts.append(part)
        length += len(part)
        if length < longest:
            whole = len(parts)
    if length <= longest and looked_at == text:
        return "".join(parts)
    cut = "".join(parts[:whole])
    return cut if cut.endswith("…") else f"{cut}…"


def shown_path(path: object) -> str:
    """Where a file lies, with its beginning and its end if it is too long."""
    words = str(path)
    if len(words) > 2 * LONGEST_PATH:
        words = words[:LONGEST_PATH] + words[-LONGEST_PATH:]  # the middle goes in any case
    words = on_one_line(words)
    if len(words) <= LONGEST_PATH:
        return words
    head = LONGEST_PATH // 4
    return f"{words[:head]}…{words[head + 1 - LONGEST_PATH :]}"


def on_one_line(words: str) -> str:
    """`text` with control characters, line ends included, written as their numbers."""
    return words if _is_simple(words) else "".join(_parts(words))


def _is_simple(text: str) -> bool:
    return text.isascii() and text.isprintable()


def _parts(text: str) -> Iterator[str]:
    """Each character of `text` as it is to be shown."""
    marks = 0
    for place, character in enumerate(text):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            if marks == _MOST_MARKS + 1:
                yield "…"
        elif _is_seen(character, kind) or _joins(text, place):
            yield character
        else:
            number = ord(character)
            yield f"\\u{number:04x}" if number <= 0xFFFF else f"\\U{number:08x}"


def _is_seen(character: str, kind: str) -> bool:
    # Spaces of other widths stand in names and file names of other languages.
    return (character.isprintable() or kind == "Zs") and character not in _UNSEEN_LETTERS


def _joins(text: str, place: int) -> bool:
    """Whether a joiner does its work here: it makes one emoji, or is needed by the script."""
    if text[place] not in (_JOINER, _NON_JOINER) or not 0 < place < len(text) - 1:
        return False
    before, after = text[place - 1], text[place + 1]
    if unicodedata.combining(before) == _VIRAMA:
        return True
    if text[place] == _NON_JOINER:
        return unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    # A picture, its colour of skin, or the mark that it is to be drawn as a picture.
    drawn = unicodedata.category(before) in ("So", "Sk") or before == "\ufe0f"
    return drawn and unicodedata.category(after) == "So"
