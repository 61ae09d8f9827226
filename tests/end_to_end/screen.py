"""A virtual screen with a window manager, for programs started by a test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from devtools.screen import virtual_display

PROGRAMS = ("Xvfb", "openbox", "xdotool")


def find_missing() -> list[str]:
    """The programs that a virtual screen needs and that are not installed."""
    return [name for name in PROGRAMS if shutil.which(name) is None]


@dataclass(frozen=True)
class Screen:
    """A running screen; `display` is its name for X, `scale` device pixels in a logical one."""

    display: str
    width: int
    height: int
    scale: float

    def make_environment(self) -> dict[str, str]:
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
