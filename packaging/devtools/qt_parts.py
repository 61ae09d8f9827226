"""Write `resources/licences/Qt-third-party.txt` from the attributions in Qt's sources.

    python packaging/devtools/qt_parts.py FOLDER...

Each folder holds the unpacked sources of a module of Qt; the program uses qtbase and qtsvg. Every
`qt_attribution.json` there names a part of another author, with its licence.
"""

from __future__ import annotations

import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "resources" / "licences" / "Qt-third-party.txt"

_HEAD = """\
Parts of other authors within Qt

Qt's libraries contain parts of other authors, under licences that allow what Qt's own allows. These
are those parts and their terms as the sources of Qt {version} name them: what the program and its
packages use on any system. The Qt Company's own list for each version is at
https://doc.qt.io/qt-6/licenses-used-in-qt.html.
"""
_LINE = "-" * 79
# Qt for other systems, its tests and its build system.
_SKIPPED = (
    *("testlib/", "testinternal/", "cmake/"),
    *("3rdparty/android/", "3rdparty/gradle/", "3rdparty/wasm/"),
)
_COMPOSITOR = "Used in the Qt Wayland Compositor"


@dataclass(frozen=True, slots=True)
class Part:
    """A part of another author within Qt."""

    name: str
    version: str
    copyright: str
    licence: str
    text: str


def read_parts(folder: Path) -> list[Part]:
    """Read the parts named in a module's sources, sorted by name."""
    result = []
    for file in sorted(folder.rglob("*attribution*.json")):
        if any(part in file.relative_to(folder).as_posix() for part in _SKIPPED):
            continue
        attribution = json.loads(file.read_text("utf-8"), strict=False)  # some have bare tabs
        entries = attribution if isinstance(attribution, list) else [attribution]
        result += [_make_part(entry, file.parent, folder) for entry in entries if _is_used(entry)]
    return sorted(result, key=lambda part: part.name.lower())


def _is_used(entry: dict[str, Any]) -> bool:
    use = str(entry.get("QtUsage", ""))
    return not use.startswith(_COMPOSITOR) or "platform" in use


def _make_part(entry: dict[str, Any], folder: Path, root: Path) -> Part:
    names = entry.get("LicenseFiles") or entry.get("LicenseFile") or []
    files = [folder / name for name in ([names] if isinstance(names, str) else names)]
    files = files or [root / "LICENSES" / f"{entry['LicenseId']}.txt"]  # one for all
    texts = [file.read_text("utf-8", "replace").strip() for file in files if file.is_file()]
    copyright_ = entry.get("Copyright", "")
    return Part(
        entry["Name"],
        str(entry.get("Version", "")),
        "\n".join(copyright_) if isinstance(copyright_, list) else str(copyright_),
        entry["LicenseId"],
        "\n\n".join(texts),
    )


def format_parts(parts_: list[Part], version: str) -> str:
    """Format the parts as text; a licence that several parts share is printed once, at the end."""
    lines = [_HEAD.format(version=version)]
    texts: dict[str, list[str]] = {}
    for part in parts_:
        name = f"{part.name} {part.version}".strip()
        lines += [_LINE, name, _LINE, part.copyright.strip(), "", f"Licence: {part.licence}", ""]
        if part.text:
            texts.setdefault(part.text, []).append(part.name)
    for text, names in texts.items():
        lines += [_LINE, "Terms of " + ", ".join(names), _LINE, text, ""]
    document = "\n".join(line.rstrip() for line in "\n".join(lines).splitlines())
    return re.sub(r"\n{3,}", "\n\n", document).strip() + "\n"


def main(arguments: list[str]) -> int:
    """Write it from the given folders; returns the exit status."""
    folders = [Path(word) for word in arguments]
    if not folders:
        print(__doc__, file=sys.stderr)
        return 2
    versions = {
        match[1] for folder in folders if (match := re.search(r"-(\d+\.\d+\.\d+)", folder.name))
    }
    if len(versions) != 1:
        print(f"folders of one version of Qt are wanted, not {versions}", file=sys.stderr)
        return 1
    all_parts = [part for folder in folders for part in read_parts(folder)]
    TARGET.write_text(format_parts(all_parts, versions.pop()), "utf-8", newline="\n")
    print(f"{len(all_parts)} parts in {TARGET}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
