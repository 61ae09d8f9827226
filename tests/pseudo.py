"""Finds words on the screen that were not translated, while the pseudo-language is active.

forgotten(label.text()) == []
"""

from __future__ import annotations

import re
from collections.abc import Collection

_NOT_WORDS = re.compile(r"<[^<>]*>|&\w+;|&\w|\b[A-Z]\d+\b")
"""Tags, entities, the letter of an accelerator, cells such as M13."""


def find_untranslated_words(shown: str, allowed: Collection[str] = ()) -> list[str]:
    """Find the words of `shown` that are still in English.

    In the pseudo-language every letter has an accent. `allowed` are words that need no translation,
    such as names of players. The caller leaves out file names and numbers.
    """
    for word in sorted(allowed, key=len, reverse=True):
        shown = shown.replace(word, "")
    return re.findall(r"[A-Za-z]{2,}", _NOT_WORDS.sub(" ", shown))
