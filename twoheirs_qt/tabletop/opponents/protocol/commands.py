"""Commands that start opponents' programs."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Container

from twoheirs_qt.tabletop.own_command import Command, own_command


def command_of(words: str, own: Container[str]) -> Command:
    """The command for one of the program's `own` opponents, by its name, or for any by its words.

    Raises ValueError if they are no command.
    """
    if words in own:
        return own_command("bot", words)
    windows = sys.platform == "win32"  # where a backslash stands between folders
    command = tuple(
        word.strip('"') if windows else word for word in shlex.split(words, posix=not windows)
    )
    if not command:
        raise ValueError("no command")
    return Command(command)
