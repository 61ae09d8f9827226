"""The command that starts this program again, as a process beside the window.

Such a process must run no code but this program's, wherever it is started: a downloaded folder may
contain a `queue.py`. So it ignores Python's environment variables (`-E`), does not look for modules
in the current folder or beside a script (`-P`), finds the package by its path, and works in a
folder of the system. (`-I` would also leave out the user's own packages, where `pip install --user`
puts this one.)
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

_START: Final = Path(__file__).parents[1] / "__main__.py"


class Command(NamedTuple):
    """A command to start a process; without folder or environment it inherits them."""

    words: tuple[str, ...]
    folder: str | None = None
    environment: Mapping[str, str] | None = None


def make_own_arguments(*arguments: str) -> tuple[str, ...]:
    """The arguments that start this program with standard streams, followed by `words`."""
    if not getattr(sys, "frozen", False):
        return (sys.executable, "-E", "-P", str(_START), *arguments)
    bundled = Path(sys.executable)  # on Windows, that of the window has no streams
    return (str(bundled.with_name(f"twoheirs-qt{bundled.suffix}")), *arguments)


def make_own_command(*arguments: str) -> Command:
    """The command for this program with `words`, isolated from its surroundings."""
    variables = {
        name: value for name, value in os.environ.items() if not name.upper().startswith("PYTHON")
    }
    return Command(make_own_arguments(*arguments), Path(sys.executable).anchor, variables)
