"""A virtual screen with a window manager, its windows and keys."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from devtools.bundle import run
from devtools.environment import find_python
from devtools.errors import Stop
from devtools.identity import COMMAND
from devtools.screen import virtual_display

# Prints the number of colours: few if nothing is painted.
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
    """A running screen; `display` is X's name of it."""

    def __init__(self, display: str) -> None:
        self.display = display

    def list_titles(self) -> list[str]:
        """Return the titles of the program's visible windows."""
        return [
            self._run_xdotool("getwindowname", number).strip() for number in self._list_windows()
        ]

    def find_process(self) -> int:
        """Return the process of the windows."""
        return int(self._run_xdotool("getwindowpid", self._find_window()))

    def press_keys(self, *names: str) -> None:
        """Press keys, such as `ctrl+z`, in the program's newest window."""
        self._run_xdotool("windowactivate", "--sync", self._find_window())
        self._run_xdotool("key", "--delay", "50", *names)

    def save_picture(self, file: Path) -> int:
        """Save a picture of the screen in `file`; returns its number of colours."""
        output = run([find_python(), "-c", _PICTURE, file], {"DISPLAY": self.display})
        return int(output.split()[-1])

    def wait(self, condition: Callable[[], object], name: str, timeout_s: float = 60) -> None:
        """Wait until the condition is true; Stop after the timeout."""
        end = time.monotonic() + timeout_s
        while not condition():
            if time.monotonic() > end:
                raise Stop(f"Waited in vain for {name}.")
            time.sleep(0.2)

    def _list_windows(self) -> list[str]:
        return self._run_xdotool("search", "--onlyvisible", "--class", COMMAND).split()

    def _find_window(self) -> str:
        self.wait(self._list_windows, "the program's window")
        return self._list_windows()[-1]

    def _run_xdotool(self, *arguments: str) -> str:
        process = subprocess.run(
            ["xdotool", *arguments],
            env={**os.environ, "DISPLAY": self.display},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        return process.stdout


@contextmanager
def virtual_screen() -> Iterator[Screen]:
    """Run a screen until the block ends, open to all users: the game runs as another one."""
    with virtual_display(1280, 800, open_to_all=True) as display:
        yield Screen(display)
