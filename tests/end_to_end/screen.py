"""A virtual screen with a window manager, and hands on its mouse and keyboard."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from devtools.screen import virtual_display

PROGRAMS = ("Xvfb", "openbox", "xdotool")


def missing() -> list[str]:
    """The programs that a virtual screen needs and that are not installed."""
    return [name for name in PROGRAMS if shutil.which(name) is None]


@dataclass(frozen=True)
class Screen:
    """A running screen; `display` is its name for X, `scale` device pixels in a logical one."""

    display: str
    width: int
    height: int
    scale: float

    def environment(self) -> dict[str, str]:
        """Variables for a program that shows itself here."""
        variables = {k: v for k, v in os.environ.items() if not k.startswith(("QT_", "WAYLAND"))}
        return {
            **variables,
            "DISPLAY": self.display,
            "QT_QPA_PLATFORM": "xcb",
            "QT_SCALE_FACTOR": str(self.scale),
        }


@contextmanager
def virtual_screen(width: int, height: int, scale: float) -> Iterator[Screen]:
    """A screen of that many device pixels, as long as the block runs."""
    with virtual_display(width, height) as display:
        yield Screen(display, width, height, scale)


class Hands:
    """Real events, sent by xdotool to the screen of this process."""

    def __init__(self, scale: float) -> None:
        self._scale = scale

    def click(self, x: float, y: float, button: int = 1) -> None:
        """Go to a point, in logical pixels of the screen, and click there."""
        self._do("mousemove", *self._at(x, y), "sleep", "0.02", "click", str(button))

    def go(self, x: float, y: float) -> None:
        """Move the pointer."""
        self._do("mousemove", *self._at(x, y))

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press at one point, go to the other by way of some between, and let go."""
        words = ["mousemove", *self._at(*start), "sleep", "0.02", "mousedown", "1"]
        for step in range(1, 7):
            part = step / 6
            x = start[0] + (end[0] - start[0]) * part
            y = start[1] + (end[1] - start[1]) * part
            words += ["sleep", "0.015", "mousemove", *self._at(x, y)]
        self._do(*words, "sleep", "0.03", "mouseup", "1")

    def keys(self, *names: str) -> None:
        """Press keys one after the other, such as `ctrl+z`."""
        self._do("key", "--delay", "8", *names)

    def type(self, words: str) -> None:
        """Type letters and digits."""
        self._do("type", "--delay", "8", words)

    def _at(self, x: float, y: float) -> tuple[str, str]:
        return str(round(x * self._scale)), str(round(y * self._scale))

    def _do(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], check=True, timeout=20)
