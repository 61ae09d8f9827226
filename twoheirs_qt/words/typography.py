"""How texts are set: which words stay on one line, and apostrophes."""

from __future__ import annotations

import re
from typing import Final

_SPACES: Final = re.compile(
    # A lone letter or a number; not in a tag, after an apostrophe or as an accelerator.
    r"(?<![\w&<'’/-])(?:(?:%n|[^\W\d_]|\d+) (?=%n|[\w{“„\"(<])"
    # A number that ends what it belongs to: "turn 5, …".
    r"|\w+ (?=(?:%n|\d+)(?:[^\w\s]|$)))"
    # A number, or what stands for it, with its per cent sign.
    r"|[\d}] (?=%(?!n))"
)
_APOSTROPHE: Final = re.compile(r"(?<=[\w}])'(?=\w)|(?<=s)'(?=[\s.,;:!?)]|$)")
"""Within a word or behind a plural; quotation marks of tags stand beside neither."""


def typeset(text: str) -> str:
    """`text` with hard spaces where its lines must not break, and curly apostrophes."""
    text = _APOSTROPHE.sub("’", text)
    return _SPACES.sub(lambda found: f"{found[0][:-1]}\u00a0", text)
