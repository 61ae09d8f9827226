"""Reads `CHANGELOG.md`: a version's few lines for players, and all else below *Details*.

Versions stand newest first. Each has a paragraph, a list, and maybe a heading *Details* with a list
for each of `SECTIONS` that has something to list.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from xml.sax.saxutils import escape

from devtools.identity import ROOT

FILE = ROOT / "CHANGELOG.md"
SECTIONS = ("Added", "Changed", "Fixed", "Removed", "Known")
MAX_LINES = 15
"""How many lines a version may have before its details."""

_RELEASE = re.compile(r"^## \[(?P<version>[^\]]+)\] - (?P<day>\d{4}-\d{2}-\d{2})$", re.MULTILINE)
_DETAILS = re.compile(r"^### Details$", re.MULTILINE)
_SECTION = re.compile(r"^#### (?P<name>.+)$", re.MULTILINE)


class ChangelogFault(ValueError):
    """The changelog is not written as it should be; the message names the place."""


@dataclass(frozen=True, slots=True)
class Release:
    """A version, its day, what introduces it, what is new in short, and the details by section."""

    version: str
    day: date
    words: str
    summary: tuple[str, ...]
    details: tuple[tuple[str, tuple[str, ...]], ...]


def releases(text: str | None = None) -> tuple[Release, ...]:
    """All versions, newest first; raises ChangelogFault where the form is not kept."""
    source = FILE.read_text("utf-8") if text is None else text
    heads = list(_RELEASE.finditer(source))
    if source.count("\n## ") != len(heads) or not heads:
        raise ChangelogFault("a version is headed `## [1.2.3] - 2026-01-31`")
    ends = [head.start() for head in heads[1:]] + [len(source)]
    found = tuple(
        _release(head["version"], head["day"], source[head.end() : end])
        for head, end in zip(heads, ends, strict=True)
    )
    days = [release.day for release in found]
    if days != sorted(days, reverse=True):
        raise ChangelogFault("the newest version comes first")
    return found


def translated(language: str) -> Path:
    """The file that tells what changed in another language."""
    return ROOT / "translations" / f"changes_{language}.md"


def newest_as_written() -> str:
    """The newest version's section, as it stands in the file, without its heading."""
    source = FILE.read_text("utf-8")
    first, *others = _RELEASE.finditer(source)
    return source[first.end() : others[0].start() if others else len(source)].strip()


def metainfo(found: tuple[Release, ...]) -> str:
    """The versions in short as AppStream's `<releases>`, indented to stand in `<component>`."""
    lines = ["  <releases>"]
    for release in found:
        kind = "development" if "-" in release.version else "stable"
        lines.append(
            f'    <release version="{release.version}" date="{release.day}" type="{kind}">'
        )
        lines.append("      <description>")
        if release.words:
            lines.append(f"        <p>{_plain(release.words)}</p>")
        lines.append("        <ul>")
        lines += [f"          <li>{_plain(item)}</li>" for item in release.summary]
        lines += ["        </ul>", "      </description>", "    </release>"]
    return "\n".join([*lines, "  </releases>"])


def packed(found: tuple[Release, ...]) -> list[dict[str, object]]:
    """The versions as the program reads them: plain text, without marks of emphasis."""
    return [
        {
            "version": release.version,
            "day": release.day.isoformat(),
            "words": _unmarked(release.words),
            "summary": [_unmarked(item) for item in release.summary],
            "details": [
                [name, [_unmarked(item) for item in items]] for name, items in release.details
            ],
        }
        for release in found
    ]


def _release(version: str, day: str, text: str) -> Release:
    short, *details = _DETAILS.split(text)
    words, summary = _items(short, version)
    if "\n#" in short:
        raise ChangelogFault(f"{version}: no heading but `### Details` follows the list")
    if sum(1 for line in short.splitlines() if line) > MAX_LINES:
        raise ChangelogFault(f"{version}: more than {MAX_LINES} lines before the details")
    sections = _sections(details[0], version) if details else ()
    return Release(version, date.fromisoformat(day), words, summary, sections)


def _sections(text: str, version: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    before, *parts = _SECTION.split(text)
    if before.strip() or not parts:
        raise ChangelogFault(f"{version}: details are headed `#### Added`, and so on")
    sections = []
    for name, body in zip(parts[::2], parts[1::2], strict=True):
        if name not in SECTIONS:
            raise ChangelogFault(f"{version}: {name} is none of {', '.join(SECTIONS)}")
        before, items = _items(body, f"{version}, {name}")
        if before:
            raise ChangelogFault(f"{version}, {name}: nothing but a list, each item after a hyphen")
        sections.append((name, items))
    return tuple(sections)


def _items(text: str, place: str) -> tuple[str, tuple[str, ...]]:
    """The text before a list and the list's items; raises ChangelogFault if there is none."""
    before, *items = [_one_line(item) for item in re.split(r"^- ", text, flags=re.MULTILINE)]
    if not items or not all(items):
        raise ChangelogFault(f"{place}: a list, each item after a hyphen")
    return before, tuple(items)


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _plain(text: str) -> str:
    return escape(_unmarked(text))


def _unmarked(text: str) -> str:
    """Without marks of emphasis, which neither AppStream nor plain text knows."""
    return re.sub(r"\*([^*]+)\*", r"\1", text).replace("`", "")
