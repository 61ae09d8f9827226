"""What the program is called towards systems: the same in every package, and nowhere else."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

TITLE = "The Two Heirs"
PUBLISHER = "The Two Heirs contributors"
HOME = "https://github.com/twoheirs-qt/twoheirs-qt"
"""Where the program is at home, as its ids below say; packages lead people there."""
CONTACT = "twoheirs-qt@users.noreply.github.com"
"""Debian wants an address of whoever maintains a package."""
COMMAND = "twoheirs-qt"
"""The command, and the name of the package on Debian."""
WINDOW_COMMAND = "twoheirs-qt-window"
"""On Windows, the program that opens no console."""

APP_ID = "io.github.twoheirs_qt.TwoHeirs"
"""For freedesktop systems: desktop entry, metainfo, icons, Flatpak."""
DOCUMENT_ICON = f"{APP_ID}.Save"
"""The icon of a saved game; Flatpak hands on only icons that begin with the program's id."""
BUNDLE_ID = "io.github.twoheirs-qt.TwoHeirs"
"""For macOS, which allows letters, digits, hyphens and dots alone."""
UTI = f"{BUNDLE_ID}.save"
PROG_ID = "TwoHeirs.Save.1"
"""For Windows: what a saved game is in the registry."""
APP_USER_MODEL_ID = "TwoHeirs.TwoHeirs"
"""For Windows: which windows belong together on the task bar."""

MIME = "application/x-twoheirs-save"
SUFFIX = ".twoheirs"


def languages() -> dict[str, str]:
    """The program's languages by word, each with its own name; the program is not imported."""
    return dict(runpy.run_path(str(ROOT / "twoheirs_qt" / "words" / "languages.py"))["LANGUAGES"])


def version() -> str:
    """The program's version, from the one line that says it; the program is not imported."""
    source = (ROOT / "twoheirs_qt" / "__init__.py").read_text("utf-8")
    (found,) = re.findall(r'^__version__ = "([^"]+)"$', source, re.MULTILINE)
    return str(found)


def version_numbers() -> tuple[int, int, int, int]:
    """The version as the four numbers that Windows wants; what follows the numbers is left out."""
    match = re.match(r"(\d+)\.(\d+)\.(\d+)", version())
    assert match is not None, "the version begins with three numbers"
    major, minor, patch = map(int, match.groups())
    return major, minor, patch, 0
