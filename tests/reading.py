"""Texts as they are written: a hard space is a space, and a curly apostrophe a straight one."""

from __future__ import annotations


def as_read(text: str) -> str:
    """`text` with plain spaces and apostrophes."""
    return text.replace("\u00a0", " ").replace("’", "'")
