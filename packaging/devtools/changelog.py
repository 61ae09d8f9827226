"""Read `CHANGELOG.md`: a short list for players for each version, and its details.

The newest version is first. Each has a paragraph, a list, and perhaps a heading *Details* with a
list for each used one of `SECTIONS`.
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
"""Of a version, before its details."""

_RELEASE = re.compile(r"^## \[(?P<version>[^\]]+)\] - (?P<day>\d{4}-\d{2}-\d{2})$", re.MULTILINE)
_DETAILS = re.compile(r"^### Details$", re.MULTILINE)
_SECTION = re.compile(r"^#### (?P<name>.+)$", re.MULTILINE)


class ChangelogFault(ValueError):
    """The form of the changelog is wrong; the message names the place."""


@dataclass(frozen=True, slots=True)
class Release:
    """A version, its day, its introduction, its summary, and its details by section."""

    version: str
    day: date
    introduction: str
    summary: tuple[str, ...]
    details: tuple[tuple[str, tuple[str, ...]], ...]


def read_releases(text: str | None = None) -> tuple[Release, ...]:
    """Read all versions, newest first; ChangelogFault if the form is wrong."""
    source = FILE.read_text("utf-8") if text is None else text
    heads = list(_RELEASE.finditer(source))
    if source.count("\n## ") != len(heads) or not heads:
        raise ChangelogFault("a version is headed `## [1.2.3] - 2026-01-31`")
    ends = [head.start() for head in heads[1:]] + [len(source)]
    result = tuple(
        _parse_release(head["version"], head["day"], source[head.end() : end])
        for head, end in zip(heads, ends, strict=True)
    )
    days = [release.day for release in result]
    if days != sorted(days, reverse=True):
        raise ChangelogFault("the newest version comes first")
    return result


def find_translation_file(language: str) -> Path:
    """Return the file of the changelog in another language."""
    return ROOT / "translations" / f"changes_{language}.md"


def read_newest() -> str:
    """Return the newest version's section as in the file, without its heading."""
    source = FILE.read_text("utf-8")
    first, *older_releases = _RELEASE.finditer(source)
    return source[
        first.end() : older_releases[0].start() if older_releases else len(source)
    ].strip()


def format_metainfo(versions: tuple[Release, ...]) -> str:
    """Format the summaries as AppStream's `<releases>`, indented for `<component>`."""
    lines = ["  <releases>"]
    for release in versions:
        kind = "development" if "-" in release.version else "stable"
        lines.append(
            f'    <release version="{release.version}" date="{release.day}" type="{kind}">'
        )
        lines.append("      <description>")
        if release.introduction:
            lines.append(f"        <p>{_format_plain(release.introduction)}</p>")
        lines.append("        <ul>")
        lines += [f"          <li>{_format_plain(item)}</li>" for item in release.summary]
        lines += ["        </ul>", "      </description>", "    </release>"]
    return "\n".join([*lines, "  </releases>"])


def dump_releases(versions: tuple[Release, ...]) -> list[dict[str, object]]:
    """Convert the versions to JSON for the program: plain text, without emphasis."""
    return [
        {
            "version": release.version,
            "day": release.day.isoformat(),
            "words": _strip_emphasis(release.introduction),
            "summary": [_strip_emphasis(item) for item in release.summary],
            "details": [
                [name, [_strip_emphasis(item) for item in items]] for name, items in release.details
            ],
        }
        for release in versions
    ]


def _parse_release(version: str, day: str, text: str) -> Release:
    short, *details = _DETAILS.split(text)
    introduction, summary = _split_items(short, version)
    if "\n#" in short:
        raise ChangelogFault(f"{version}: no heading but `### Details` follows the list")
    if sum(1 for line in short.splitlines() if line) > MAX_LINES:
        raise ChangelogFault(f"{version}: more than {MAX_LINES} lines before the details")
    sections = _parse_sections(details[0], version) if details else ()
    return Release(version, date.fromisoformat(day), introduction, summary, sections)


def _parse_sections(text: str, version: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    before, *parts = _SECTION.split(text)
    if before.strip() or not parts:
        raise ChangelogFault(f"{version}: details are headed `#### Added`, and so on")
    sections = []
    for name, body in zip(parts[::2], parts[1::2], strict=True):
        if name not in SECTIONS:
            raise ChangelogFault(f"{version}: {name} is none of {', '.join(SECTIONS)}")
        before, items = _split_items(body, f"{version}, {name}")
        if before:
            raise ChangelogFault(f"{version}, {name}: nothing but a list, each item after a hyphen")
        sections.append((name, items))
    return tuple(sections)


def _split_items(text: str, place: str) -> tuple[str, tuple[str, ...]]:
    """Split a text into the words before a list and its items; ChangelogFault if there is none."""
    before, *items = [_join_lines(item) for item in re.split(r"^- ", text, flags=re.MULTILINE)]
    if not items or not all(items):
        raise ChangelogFault(f"{place}: a list, each item after a hyphen")
    return before, tuple(items)


def _join_lines(text: str) -> str:
    return " ".join(text.split())


def _format_plain(text: str) -> str:
    return escape(_strip_emphasis(text))


def _strip_emphasis(text: str) -> str:
    """Remove emphasis, which neither AppStream nor plain text has."""
    return re.sub(r"\*([^*]+)\*", r"\1", text).replace("`", "")
