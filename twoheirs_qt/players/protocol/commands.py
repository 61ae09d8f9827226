"""What starts an opponent's program."""

from __future__ import annotations

import shlex
import sys

from twoheirs_qt.own_command import this_program
from twoheirs_qt.players.roster import OPPONENTS


def command_of(words: str) -> list[str]:
    """The command for an opponent of the program's own, by its name, or for any by its words.

    Raises ValueError if they are no command.
    """
    if words in OPPONENTS:
        return [*this_program(), "bot", words]
    windows = sys.platform == "win32"  # where a backslash stands between folders
    command = [
        word.strip('"') if windows else word for word in shlex.split(words, posix=not windows)
    ]
    if not command:
        raise ValueError("no command")
    return command
