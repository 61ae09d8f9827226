"""Reads `CHANGELOG.md`: one heading a version, newest first, and below it what changed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from xml.sax.saxutils import escape

from devtools.identity import ROOT

FILE = ROOT / "CHANGELOG.md"
SECTIONS = ("Added", "Changed", "Fixed", "Removed", "Known")

_RELEASE = re.compile(r"^## \[(?P<version>[^\]]+)\] - (?P<day>\d{4}-\d{2}-\d{2})$", re.MULTILINE)
_SECTION = re.compile(r"^### (?P<name>.+)$", re.MULTILINE)


class ChangelogFault(ValueError):
    """The changelog is not written as it should be; the message names the place."""


@dataclass(frozen=True, slots=True)
class Release:
    """A version, its day, what introduces it, and what changed by section."""

    version: str
    day: date
    words: str
    changes: tuple[tuple[str, tuple[str, ...]], ...]


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
    """The versions as AppStream's `<releases>`, indented to stand in `<component>`."""
    lines = ["  <releases>"]
    for release in found:
        kind = "development" if "-" in release.version else "stable"
        lines.append(
            f'    <release version="{release.version}" date="{release.day}" type="{kind}">'
        )
        lines.append("      <description>")
        if release.words:
            lines.append(f"        <p>{_plain(release.words)}</p>")
        for _, changes in release.changes:
            lines.append("        <ul>")
            lines += [f"          <li>{_plain(change)}</li>" for change in changes]
            lines.append("        </ul>")
        lines += ["      </description>", "    </release>"]
    return "\n".join([*lines, "  </releases>"])


def packed(found: tuple[Release, ...]) -> list[dict[str, object]]:
    """The versions as the program reads them: plain text, without marks of emphasis."""
    return [
        {
            "version": release.version,
            "day": release.day.isoformat(),
            "words": _unmarked(release.words),
            "changes": [
                [name, [_unmarked(each) for each in all_]] for name, all_ in release.changes
            ],
        }
        for release in found
    ]


def _release(version: str, day: str, text: str) -> Release:
    words, *rest = _SECTION.split(text)
    changes = []
    for name, body in zip(rest[::2], rest[1::2], strict=True):
        if name not in SECTIONS:
            raise ChangelogFault(f"{version}: {name} is none of {', '.join(SECTIONS)}")
        items = [_one_line(item) for item in re.split(r"^- ", body, flags=re.MULTILINE)]
        if items[0] or len(items) == 1 or not all(items[1:]):
            raise ChangelogFault(f"{version}, {name}: a list, each item after a hyphen")
        changes.append((name, tuple(items[1:])))
    if not changes:
        raise ChangelogFault(f"{version}: nothing changed")
    return Release(version, date.fromisoformat(day), _one_line(words), tuple(changes))


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _plain(text: str) -> str:
    return escape(_unmarked(text))


def _unmarked(text: str) -> str:
    """Without marks of emphasis, which neither AppStream nor plain text knows."""
    return re.sub(r"\*([^*]+)\*", r"\1", text).replace("`", "")
