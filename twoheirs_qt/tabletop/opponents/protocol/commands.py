"""Commands that start opponents' programs."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Container

from twoheirs_qt.tabletop.own_command import ProcessCommand, make_own_command


def make_command(text: str, own_names: Container[str]) -> ProcessCommand:
    """The command for an opponent: `words` are a name in `own_names`, or a command.

    Raises ValueError if they are no command.
    """
    if text in own_names:
        return make_own_command("bot", text)
    is_windows = sys.platform == "win32"  # where a backslash stands between folders
    command = tuple(
        word.strip('"') if is_windows else word for word in shlex.split(text, posix=not is_windows)
    )
    if not command:
        raise ValueError("no command")
    return ProcessCommand(command)
