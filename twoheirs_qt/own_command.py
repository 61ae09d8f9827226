"""What starts this program once more, as a process beside the window.

Such a process must run no code but this program's, wherever it is started: a folder that somebody
was sent may hold a `queue.py`. So it takes none of Python's own variables (`-E`), does not look for
modules in the current folder or beside a script (`-P`), finds the package by its path, and works in
a folder of the system's. (`-I` would leave out the user's own packages, too, where `pip install
--user` has put this one.)
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

_START: Final = Path(__file__).with_name("__main__.py")


class Command(NamedTuple):
    """What starts a process; without folder and environment, it has those of this process."""

    words: tuple[str, ...]
    folder: str | None = None
    environment: Mapping[str, str] | None = None


def own_words(*words: str) -> tuple[str, ...]:
    """The words that start this program with streams of its own, and `words` behind them."""
    if not getattr(sys, "frozen", False):
        return (sys.executable, "-E", "-P", str(_START), *words)
    bundled = Path(sys.executable)  # on Windows, the one of the window has none
    return (str(bundled.with_name(f"twoheirs-qt{bundled.suffix}")), *words)


def own_command(*words: str) -> Command:
    """This program, alone with `words`: nothing of its surroundings is run or found by it."""
    variables = {
        name: value for name, value in os.environ.items() if not name.upper().startswith("PYTHON")
    }
    return Command(own_words(*words), Path(sys.executable).anchor, variables)
