"""The changes from version to version, as the installed package lists them."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from twoheirs_qt import __version__, data

SOURCE = "en"


class Release(NamedTuple):
    """A version, its day (2026-01-31), what introduces it, what is new in short, and details.

    Details are sections: a name, such as *Fixed*, and its items.
    """

    version: str
    day: str
    words: str
    summary: tuple[str, ...]
    details: tuple[tuple[str, tuple[str, ...]], ...]


def releases(language: str) -> tuple[Release, ...]:
    """All versions, newest first; a part that is incomplete in `language` stands in English.

    Raises FileNotFoundError where the package has no such list.
    """
    translated = _read(language) if data.place(_name(language)).is_file() else {}
    return tuple(_merged(each, translated.get(each.version)) for each in _read(SOURCE).values())


def since(before: str, language: str, now: str = __version__) -> tuple[Release, ...]:
    """The versions newer than `before` up to `now`; none after a downgrade.

    If `before` is no version, such as an empty string, only the newest.
    """
    known = [each for each in releases(language) if _number(each.version) <= _number(now)]
    if not _number(before):
        return tuple(known[:1])
    return tuple(each for each in known if _number(each.version) > _number(before))


def _merged(source: Release, translated: Release | None) -> Release:
    if translated is None:
        return source
    is_complete = len(translated.summary) == len(source.summary)
    sections = dict(translated.details)
    details = tuple(
        (name, sections[name] if len(sections.get(name, ())) == len(items) else items)
        for name, items in source.details
    )
    return source._replace(
        words=translated.words or source.words,
        summary=translated.summary if is_complete else source.summary,
        details=details,
    )


def _read(language: str) -> dict[str, Release]:
    entries: list[dict[str, Any]] = json.loads(data.path(_name(language)).read_text("utf-8"))
    return {entry["version"]: _release(entry) for entry in entries}


def _release(entry: dict[str, Any]) -> Release:
    details = tuple((name, tuple(items)) for name, items in entry["details"])
    summary = tuple(entry["summary"])
    return Release(entry["version"], entry["day"], entry["words"], summary, details)


def _name(language: str) -> str:
    return f"changes/{language}.json"


def _number(version: str) -> tuple[int, ...]:
    """The parts of a version, to compare it by; empty if `version` is none."""
    match = re.match(r"\d{1,9}(\.\d{1,9})*(?!\d)", version)
    return tuple(map(int, match[0].split("."))) if match else ()
