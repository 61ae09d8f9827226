"""What starts this program once more, as a process beside the window."""

from __future__ import annotations

import sys
from pathlib import Path


def this_program() -> list[str]:
    """The command of this program with streams of its own, to which words are added."""
    if not getattr(sys, "frozen", False):
        return [sys.executable, "-m", "twoheirs_qt"]
    bundled = Path(sys.executable)  # on Windows, the one of the window has none
    return [str(bundled.with_name(f"twoheirs-qt{bundled.suffix}"))]
