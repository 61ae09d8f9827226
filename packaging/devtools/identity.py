"""Names and ids of the program, the same in all packages."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

TITLE = "The Two Heirs"
PUBLISHER = "The Two Heirs contributors"
HOME = "https://github.com/twoheirs-qt/twoheirs-qt"
"""The project's address, which matches the ids below."""
CONTACT = "twoheirs-qt@users.noreply.github.com"
"""The maintainer's address, which Debian requires."""
COMMAND = "twoheirs-qt"
"""The command, and the name of the package on Debian."""
WINDOW_COMMAND = "twoheirs-qt-window"
"""On Windows, the program that opens no console."""

APP_ID = "io.github.twoheirs_qt.TwoHeirs"
"""For freedesktop systems: desktop entry, metainfo, icons, Flatpak."""
DOCUMENT_ICON = f"{APP_ID}.Save"
"""The icon of a saved game; Flatpak exports only icons that begin with the program's id."""
BUNDLE_ID = "io.github.twoheirs-qt.TwoHeirs"
"""For macOS, which allows letters, digits, hyphens and dots alone."""
UTI = f"{BUNDLE_ID}.save"
PROG_ID = "TwoHeirs.Save.1"
"""The type of saved games in the registry of Windows."""
APP_USER_MODEL_ID = "TwoHeirs.TwoHeirs"
"""Groups windows on the task bar of Windows."""

MIME = "application/x-twoheirs-save"
SUFFIX = ".twoheirs"


def read_languages() -> dict[str, str]:
    """Read the complete languages and their names, without importing the program."""
    return _read_languages("LANGUAGES")


def read_all_languages() -> dict[str, str]:
    """Read all languages, the unfinished ones included."""
    return _read_languages("ALL_LANGUAGES")


def _read_languages(name: str) -> dict[str, str]:
    return dict(runpy.run_path(str(ROOT / "twoheirs_qt/tabletop/text/languages.py"))[name])


def read_version() -> str:
    """Read the program's version, without importing the program."""
    source = (ROOT / "twoheirs_qt" / "__init__.py").read_text("utf-8")
    (match,) = re.findall(r'^__version__ = "([^"]+)"$', source, re.MULTILINE)
    return str(match)


def list_version_numbers() -> tuple[int, int, int, int]:
    """Return the version as the four numbers that Windows requires, without a suffix."""
    match = re.match(r"(\d+)\.(\d+)\.(\d+)", read_version())
    assert match is not None, "the version begins with three numbers"
    major, minor, patch = map(int, match.groups())
    return major, minor, patch, 0
