"""What starts an opponent's program."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from twoheirs_qt.players.roster import OPPONENTS


def command_of(words: str) -> list[str]:
    """The command for an opponent of the program's own, by its name, or for any by its words.

    Raises ValueError if they are no command.
    """
    if words in OPPONENTS:
        return [*_this_program(), "bot", words]
    windows = sys.platform == "win32"  # where a backslash stands between folders
    command = [
        word.strip('"') if windows else word for word in shlex.split(words, posix=not windows)
    ]
    if not command:
        raise ValueError("no command")
    return command


def _this_program() -> list[str]:
    """What starts this program with streams of its own."""
    if not getattr(sys, "frozen", False):
        return [sys.executable, "-m", "twoheirs_qt"]
    bundled = Path(sys.executable)  # on Windows, the one of the window has none
    return [str(bundled.with_name(f"twoheirs-qt{bundled.suffix}"))]
