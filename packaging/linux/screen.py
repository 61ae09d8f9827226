"""A virtual screen with a window manager, and what a person sees and does there."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from devtools.bundle import run
from devtools.environment import python
from devtools.errors import Stop
from devtools.identity import COMMAND
from devtools.screen import virtual_display

# How many colours a picture has tells whether anything is painted in it.
_PICTURE = """
import sys
from PySide6.QtGui import QGuiApplication
application = QGuiApplication(["screen", "-platform", "xcb"])
picture = application.primaryScreen().grabWindow(0).toImage()
picture.save(sys.argv[1])
columns, rows = range(0, picture.width(), 8), range(0, picture.height(), 8)
print(len({picture.pixel(column, row) for column in columns for row in rows}))
"""


class Screen:
    """A running screen; `display` is its name for X."""

    def __init__(self, display: str) -> None:
        self.display = display

    def titles(self) -> list[str]:
        """The titles of the program's windows that are to be seen."""
        return [self._xdotool("getwindowname", number).strip() for number in self._numbers()]

    def process(self) -> int:
        """The process that the windows belong to."""
        return int(self._xdotool("getwindowpid", self._number()))

    def keys(self, *names: str) -> None:
        """Press keys one after the other, such as `ctrl+z`, in the program's newest window."""
        self._xdotool("windowactivate", "--sync", self._number())
        self._xdotool("key", "--delay", "50", *names)

    def picture(self, file: Path) -> int:
        """Put a picture of the screen into `file`; returns how many colours are in it."""
        said = run([python(), "-c", _PICTURE, file], {"DISPLAY": self.display})
        return int(said.split()[-1])

    def wait(self, holds: Callable[[], object], what: str, seconds: float = 60) -> None:
        """Wait until something holds; Stop, saying `what`, if it never does."""
        until = time.monotonic() + seconds
        while not holds():
            if time.monotonic() > until:
                raise Stop(f"This never came: {what}.")
            time.sleep(0.2)

    def _numbers(self) -> list[str]:
        return self._xdotool("search", "--onlyvisible", "--class", COMMAND).split()

    def _number(self) -> str:
        self.wait(self._numbers, "the program's window")
        return self._numbers()[-1]

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env={**os.environ, "DISPLAY": self.display},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        return done.stdout


@contextmanager
def virtual_screen() -> Iterator[Screen]:
    """A screen as long as the block runs, open to every user: the game runs as another one."""
    with virtual_display(1280, 800, open_to_all=True) as display:
        yield Screen(display)
