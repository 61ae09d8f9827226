"""What the window holds of the process that plays: it starts with the first sound."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

from twoheirs_qt.own_command import this_program
from twoheirs_qt.sound.names import NOWHERE, Sound

if TYPE_CHECKING:
    from subprocess import Popen

_WORD: Final = "sounds"
"""The word of the command, as `cli.py` has it."""
SWITCH: Final = "TWOHEIRS_SOUND"
"""A variable of the environment: `off` for no sound at all, `nowhere` to play what nobody hears."""


class Player:
    """Plays sounds, or is silent where that cannot be: never a fault, and never a wait.

    Lines go straight into the pipe: Qt's own process would send them only when the window has
    painted what is heard.
    """

    def __init__(self, switch: str | None = None) -> None:
        self._switch = os.environ.get(SWITCH, "") if switch is None else switch
        self._process: Popen[bytes] | None = None
        self._failed = self._switch == "off"

    @property
    def process(self) -> Popen[bytes] | None:
        """The process that plays, if there is one."""
        return self._process

    def play(self, sound: Sound, gain: float) -> None:
        """Begin a sound; `gain` is above 0 and at most 1."""
        if self._process is None and not self._failed:
            self._start()
        process = self._process
        if process is None or process.stdin is None:
            return
        try:
            os.write(process.stdin.fileno(), f"{sound} {gain:.3f}\n".encode("ascii"))
        except OSError:  # it has ended: there is no device; or it hangs, and its pipe is full
            self.close()
            self._failed = True

    def close(self) -> None:
        """End the process; the next sound starts it anew, even if it had failed."""
        process, self._process = self._process, None
        self._failed = self._switch == "off"
        if process is not None:
            process.kill()
            process.wait()
            if process.stdin is not None:
                process.stdin.close()

    def _start(self) -> None:
        import subprocess  # no start waits for it

        command = [*this_program(), _WORD]
        if self._switch == "nowhere":
            command.append(NOWHERE)
        try:
            self._process = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError:
            self._failed = True
            return
        if sys.platform != "win32" and self._process.stdin is not None:
            os.set_blocking(self._process.stdin.fileno(), False)
