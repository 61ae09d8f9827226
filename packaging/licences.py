"""Write the list of bundled components and their licences, from the installed packages.

    python packaging/licences.py

- `resources/licences/index.json`: each component with its version, licence and licence texts; the
  program shows them, and every package contains them
- `resources/licences/*.txt`: the texts of the distributions; those of Qt, whose wheels have none,
  are not changed
- the first table of `packaging/THIRD_PARTY.md`
"""

from __future__ import annotations

import json
import os
import re
import sys
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "licences"
TABLE = ROOT / "packaging" / "THIRD_PARTY.md"
BEGIN, END = "<!-- from packaging/licences.py -->", "<!-- until here -->"

_LICENCE = r"(licenses|\.dist-info)/(LICENSE|COPYING)[^/]*$"
_GNU = ("LGPL-3.0.txt", "GPL-3.0.txt")


@dataclass(frozen=True, slots=True)
class Component:
    """A bundled component; its version is that of its `distribution`, if there is one.

    Without `texts`, the distribution's licence is copied.
    """

    name: str
    purpose: str
    licence: str
    source: str
    distribution: str = ""
    texts: tuple[str, ...] = ()
    systems: tuple[str, ...] = ()
    """Values of `sys.platform` where it is bundled; empty: everywhere."""

    @property
    def version(self) -> str:
        """The version; empty for parts of the building system."""
        return distribution(self.distribution).version if self.distribution else ""

    @property
    def files(self) -> tuple[str, ...]:
        """The names of its licence texts."""
        return self.texts or (f"{self.distribution}.txt",)


_QT = "https://download.qt.io/official_releases/"

COMPONENTS = (
    Component(
        "Qt",
        "window, graphics, text, undo",
        "LGPL-3.0-only",
        f"{_QT}qt/",
        "PySide6-Essentials",
        (*_GNU, "Qt-third-party.txt"),
    ),
    Component(
        "PySide6-Essentials",
        "Qt for Python",
        "LGPL-3.0-only",
        f"{_QT}QtForPython/",
        "PySide6-Essentials",
        _GNU,
    ),
    Component(
        "shiboken6",
        "comes with PySide6",
        "LGPL-3.0-only",
        f"{_QT}QtForPython/",
        "shiboken6",
        _GNU,
    ),
    Component(
        "ICU",
        "comes with Qt on Linux: texts of all languages",
        "ICU",
        "https://icu.unicode.org",
        texts=("ICU.txt",),
    ),
    Component(
        "Python",
        "the language",
        "PSF-2.0",
        "https://www.python.org",
        texts=("Python.txt",),
    ),
    Component(
        "libmpdec",
        "comes with Python in packages: numbers",
        "BSD-2-Clause",
        "https://www.bytereef.org/mpdecimal/",
        texts=("libmpdec.txt",),
    ),
    Component(
        "Microsoft Visual C++ Runtime",
        "comes with Python and Qt on Windows",
        "LicenseRef-Microsoft-Visual-C-Runtime",
        "https://visualstudio.microsoft.com",
        texts=("Microsoft.txt",),
        systems=("win32",),
    ),
    Component(
        "Inno Setup",
        "removes the program on Windows",
        "LicenseRef-Inno-Setup",
        "https://jrsoftware.org/isinfo.php",
        texts=("Inno-Setup.txt",),
        systems=("win32",),
    ),
    *(
        Component(name, purpose, licence, f"https://{home}", name)
        for name, purpose, licence, home in (
            ("pydantic", "checking files that come from outside", "MIT", "pydantic.dev"),
            ("pydantic-core", "comes with pydantic", "MIT", "github.com/pydantic/pydantic"),
            (
                "platformdirs",
                "the right folder for games and settings on each system",
                "MIT",
                "platformdirs.readthedocs.io",
            ),
            (
                "psutil",
                "memory and priority of opponents' programs on each system",
                "BSD-3-Clause",
                "github.com/giampaolo/psutil",
            ),
            (
                "miniaudio",
                "sounds, where there is a wheel of it",
                "MIT",
                "github.com/irmen/pyminiaudio",
            ),
            ("cffi", "comes with miniaudio", "MIT-0", "cffi.readthedocs.io"),
            ("pycparser", "comes with cffi", "BSD-3-Clause", "github.com/eliben/pycparser"),
            (
                "annotated-types",
                "comes with pydantic",
                "MIT",
                "github.com/annotated-types/annotated-types",
            ),
            (
                "typing-inspection",
                "comes with pydantic",
                "MIT",
                "typing-inspection.pydantic.dev",
            ),
            (
                "typing-extensions",
                "comes with pydantic",
                "PSF-2.0",
                "typing-extensions.readthedocs.io",
            ),
        )
    ),
    Component(
        "PyInstaller",
        "starts the program in packages",
        "GPL-2.0-or-later WITH Bootloader-exception",
        "https://pyinstaller.org",
        "pyinstaller",
    ),
)


def generate_files() -> dict[Path, str]:
    """Generate the contents of all files that this script writes."""
    files = {FOLDER / "index.json": format_index(), TABLE: replace_table(TABLE.read_text("utf-8"))}
    for component in COMPONENTS:
        if component.distribution and not component.texts:
            files[FOLDER / component.files[0]] = read_licence(distribution(component.distribution))
    return files


def format_index() -> str:
    """Format the list for the program."""
    components = [
        {
            "name": component.name,
            "version": component.version,
            "licence": component.licence,
            "source": component.source,
            "texts": component.files,
        }
        for component in COMPONENTS
    ]
    return json.dumps({"components": components}, indent=1) + "\n"


def replace_table(text: str) -> str:
    """Replace the table in `text`."""
    lines = ["| What | Version | For | Licence |", "| --- | --- | --- | --- |"]
    lines += [
        f"| [{c.name}]({c.source}) | {c.version} | {c.purpose} | {c.licence} |" for c in COMPONENTS
    ]
    before, after_begin = text.split(BEGIN)
    return "\n".join([before + BEGIN, *lines, END + after_begin.split(END)[1]])


def read_licence(installed: Distribution) -> str:
    """Read the licence of a distribution, and the licences of parts compiled into it."""
    files = [file for file in installed.files or () if ".dist-info" in str(file)]
    (licence,) = (f for f in files if re.search(_LICENCE, f.as_posix()))
    text = licence.read_text("utf-8").replace("\r\n", "\n").rstrip() + "\n"
    parts_list = f"{installed.name.replace('_', '-')}.cyclonedx.json"
    for file in (file for file in files if file.name == parts_list):
        text += "\nCompiled into it:\n\n" + _format_parts(json.loads(file.read_text("utf-8")))
    return text


def _format_parts(parts_list: dict[str, Any]) -> str:
    lines = []
    for part in parts_list["components"]:
        (licence,) = {entry.get("expression", "") for entry in part["licenses"]}
        lines.append(f"{part['name']} {part['version']}: {licence}\n")
    return "".join(lines)


def main() -> int:
    """Write all files; returns the exit status."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, text in generate_files().items():
        file.write_text(text, "utf-8", newline="\n")
    # The licence of Python is the same in all supported versions.
    python = Path(os.__file__).parent / "LICENSE.txt"
    if python.is_file() and not (FOLDER / "Python.txt").exists():
        (FOLDER / "Python.txt").write_text(python.read_text("utf-8"), "utf-8", newline="\n")
    print(f"wrote {len(COMPONENTS)} components to {FOLDER}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
