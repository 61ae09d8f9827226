"""Words one after the other, as they are read aloud."""

from __future__ import annotations

from collections.abc import Iterable

_STOPS = (".", "!", "?", "…", ":", ";", ".”", ".“")


def chained(parts: Iterable[str]) -> str:
    """Sentences with the pause between them that a full stop makes; empty ones are left out."""
    *others, last = [part.strip() for part in parts if part.strip()] or [""]
    ended = [part if part.endswith(_STOPS) else f"{part}." for part in others]
    return " ".join([*ended, last])
