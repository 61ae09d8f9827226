"""The window's side of the process that plays sounds; it starts with the first sound."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Final

from twoheirs_qt.tabletop.own_command import make_own_command
from twoheirs_qt.tabletop.sound.names import NOWHERE, Sound

if TYPE_CHECKING:
    from subprocess import Popen

_COMMAND: Final = "sounds"
"""The command of the process, as in `cli.py`."""
SWITCH: Final = "TWOHEIRS_SOUND"
"""An environment variable: `off` for no sound at all, `nowhere` for no output."""

_MAX_STARTS: Final = 4
"""A process that ends by itself is replaced three times; then there is no sound."""

_log: Final = logging.getLogger(__name__)


class Player:
    """Plays sounds, or is silent if that fails; it never raises and never waits.

    Lines are written directly into the pipe: Qt's process class would send them only after the
    window is painted.
    """

    def __init__(self, switch: str | None = None) -> None:
        self._switch = os.environ.get(SWITCH, "") if switch is None else switch
        self._process: Popen[bytes] | None = None
        self._starts = 0

    @property
    def process(self) -> Popen[bytes] | None:
        """The process that plays, if there is one."""
        return self._process

    def play(self, sound: Sound, gain: float) -> None:
        """Start a sound; `gain` is above 0 and at most 1."""
        if self._switch == "off":
            return
        line = f"{sound} {gain:.3f}\n".encode("ascii")
        while self._process is not None or self._starts < _MAX_STARTS:
            try:
                if self._process is None:
                    self._start()
                if self._process is not None and self._process.stdin is not None:
                    os.write(self._process.stdin.fileno(), line)
                return
            except OSError as error:  # no device, or it hangs and its pipe is full, or it died
                self._end()
                if self._starts == _MAX_STARTS:
                    _log.warning("no sound: what plays it has ended too often (%s)", error)

    def close(self) -> None:
        """End the process; the next sound starts it again, even if it had failed."""
        self._end()
        self._starts = 0

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            if process.stdin is not None:
                process.stdin.close()

    def _start(self) -> None:
        """Start the process. Raises OSError."""
        self._starts += 1
        arguments = (_COMMAND, NOWHERE) if self._switch == "nowhere" else (_COMMAND,)
        command = make_own_command(*arguments)
        self._process = subprocess.Popen(
            command.arguments,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=command.folder,
            env=command.environment,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        if sys.platform != "win32" and self._process.stdin is not None:
            os.set_blocking(self._process.stdin.fileno(), False)
