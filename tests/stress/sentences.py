"""Check messages to the player: one thing, in words, of decent length."""

from __future__ import annotations

import re
from typing import Final

from tests.reading import simplify

MAX_LENGTH: Final = 700
"""Characters that are read before one looks away."""
_ENDS_WITH_FILE: Final = re.compile(r": /[^:]*\Z")
"""A full stop behind the name of a file would be taken for a part of it."""
_FORBIDDEN: Final = ("Traceback", "pydantic", "Errno", 'File "', "Error(", "object at 0x")


def check_sentences(message: str) -> None:
    """They say something, end as sentences do, and are not for programmers."""
    assert message.strip(), "nothing is said"
    assert len(message) <= MAX_LENGTH, f"{len(message)} characters: {message[:300]}…"
    assert message.rstrip().endswith((".", "!", "?")) or _ENDS_WITH_FILE.search(message), message[
        -100:
    ]
    for item in _FORBIDDEN:
        assert item not in message, message
    strange = {char for char in simplify(message) if not (char.isprintable() or char == "\n")}
    assert not strange, f"{strange!r} in {message!r}"
