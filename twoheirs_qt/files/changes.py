"""What changed from version to version, as the package that is installed tells it."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from twoheirs_qt import __version__, data

SOURCE = "en"


class Release(NamedTuple):
    """A version, its day (2026-01-31), what introduces it, and what changed by section."""

    version: str
    day: str
    words: str
    changes: tuple[tuple[str, tuple[str, ...]], ...]


def releases(language: str) -> tuple[Release, ...]:
    """All versions, newest first; a part that `language` does not tell whole stands in English.

    Raises FileNotFoundError where the package has no such list.
    """
    told = _read(language) if data.place(_name(language)).is_file() else {}
    return tuple(_merged(each, told.get(each.version)) for each in _read(SOURCE).values())


def since(before: str, language: str, now: str = __version__) -> tuple[Release, ...]:
    """The versions newer than `before` up to `now`; none after a step back.

    An unknown version before, such as none at all, leaves only the newest to tell.
    """
    found = [each for each in releases(language) if _number(each.version) <= _number(now)]
    if not _number(before):
        return tuple(found[:1])
    return tuple(each for each in found if _number(each.version) > _number(before))


def _merged(source: Release, told: Release | None) -> Release:
    if told is None:
        return source
    sections = dict(told.changes)
    changes = tuple(
        (name, sections[name] if len(sections.get(name, ())) == len(items) else items)
        for name, items in source.changes
    )
    return Release(source.version, source.day, told.words or source.words, changes)


def _read(language: str) -> dict[str, Release]:
    entries: list[dict[str, Any]] = json.loads(data.path(_name(language)).read_text("utf-8"))
    found = {}
    for entry in entries:
        changes = tuple((name, tuple(items)) for name, items in entry["changes"])
        found[entry["version"]] = Release(entry["version"], entry["day"], entry["words"], changes)
    return found


def _name(language: str) -> str:
    return f"changes/{language}.json"


def _number(version: str) -> tuple[int, ...]:
    """What orders versions; empty if it is none."""
    found = re.match(r"\d{1,9}(\.\d{1,9})*(?!\d)", version)
    return tuple(map(int, found[0].split("."))) if found else ()
