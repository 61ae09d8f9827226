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

_MAIN_FILE: Final = Path(__file__).parents[1] / "__main__.py"


class ProcessCommand(NamedTuple):
    """A command to start a process; without folder or environment it inherits them."""

    arguments: tuple[str, ...]
    folder: str | None = None
    environment: Mapping[str, str] | None = None


def make_own_command_line(*arguments: str) -> tuple[str, ...]:
    """Make the command line that starts this program with standard streams and `arguments`."""
    if not getattr(sys, "frozen", False):
        return (sys.executable, "-E", "-P", str(_MAIN_FILE), *arguments)
    # On Windows, the program with the window has no standard streams, so its neighbour is started.
    executable = Path(sys.executable)
    return (str(executable.with_name(f"twoheirs-qt{executable.suffix}")), *arguments)


def make_own_command(*arguments: str) -> ProcessCommand:
    """Make the command that starts this program isolated from its surroundings."""
    variables = {
        name: value for name, value in os.environ.items() if not name.upper().startswith("PYTHON")
    }
    return ProcessCommand(make_own_command_line(*arguments), Path(sys.executable).anchor, variables)
