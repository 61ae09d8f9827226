"""Texts as a player reads them: a hard space keeps words on one line, and is a space."""

from __future__ import annotations


def as_read(text: str) -> str:
    """`text` with plain spaces."""
    return text.replace("\u00a0", " ")
