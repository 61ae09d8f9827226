"""Which words stay on one line: a lone letter with the next word, a number with what it counts."""

from __future__ import annotations

import re
from typing import Final

_SPACES: Final = re.compile(
    # A lone letter or a number; not in a tag, after an apostrophe or as an accelerator.
    r"(?<![\w<&'’/-])(?:(?:%n|[^\W\d_]|\d+) (?=[\w{“„\"(<])"
    # A number that ends what it belongs to: "turn 5, …".
    r"|\w+ (?=(?:%n|\d+)(?:[^\w\s]|$)))"
    # A number, or what stands for it, with its per cent sign.
    r"|[\d}] (?=%(?!n))"
)


def keep_together(text: str) -> str:
    """`text` with hard spaces where its lines must not break."""
    return _SPACES.sub(lambda found: f"{found[0][:-1]}\u00a0", text)
