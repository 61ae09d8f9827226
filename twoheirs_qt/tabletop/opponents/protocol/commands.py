"""Commands that start opponents' programs."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Container

from twoheirs_qt.tabletop.own_command import Command, own_command


def command_of(words: str, own_names: Container[str]) -> Command:
    """The command for an opponent: `words` are a name in `own_names`, or a command.

    Raises ValueError if they are no command.
    """
    if words in own_names:
        return own_command("bot", words)
    is_windows = sys.platform == "win32"  # where a backslash stands between folders
    command = tuple(
        word.strip('"') if is_windows else word for word in shlex.split(words, posix=not is_windows)
    )
    if not command:
        raise ValueError("no command")
    return Command(command)
