"""Texts without typography: plain spaces and straight apostrophes."""

from __future__ import annotations


def simplify(text: str) -> str:
    """`text` with plain spaces and apostrophes."""
    return text.replace("\u00a0", " ").replace("’", "'")
