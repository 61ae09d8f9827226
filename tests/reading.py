"""Texts without typography: plain spaces and straight apostrophes."""

from __future__ import annotations


def as_read(text: str) -> str:
    """`text` with plain spaces and apostrophes."""
    return text.replace("\u00a0", " ").replace("’", "'")
