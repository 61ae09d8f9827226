"""Finds words on the screen that did not pass through translation, while the pseudo-language is on.

forgotten(label.text()) == []
"""

from __future__ import annotations

import re
from collections.abc import Collection

_NOT_WORDS = re.compile(r"<[^<>]*>|&\w+;|&\w|\b[A-Z]\d+\b")
"""Tags, entities, the letter of an accelerator, cells such as M13."""


def forgotten(shown: str, allowed: Collection[str] = ()) -> list[str]:
    """The words of `shown` that are as in English, so that nobody translated them.

    In the pseudo-language every letter has an accent. `allowed` are words that may stand as they
    are, such as names of players. File names and numbers are the caller's to leave out.
    """
    for word in sorted(allowed, key=len, reverse=True):
        shown = shown.replace(word, "")
    return re.findall(r"[A-Za-z]{2,}", _NOT_WORDS.sub(" ", shown))
