"""Hands on the mouse and the keyboard of a screen, for a program that plays by itself."""

from __future__ import annotations

import subprocess


class InputDevice:
    """Real events, sent by xdotool to the screen of this process."""

    def __init__(self, scale: float) -> None:
        self._scale = scale

    def click(self, x: float, y: float, button: int = 1) -> None:
        """Go to a point, in logical pixels of the screen, and click there."""
        self._do("mousemove", *self._format_point(x, y), "sleep", "0.02", "click", str(button))

    def go(self, x: float, y: float) -> None:
        """Move the pointer."""
        self._do("mousemove", *self._format_point(x, y))

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press at one point, go to the other by way of some between, and let go."""
        commands = ["mousemove", *self._format_point(*start), "sleep", "0.02", "mousedown", "1"]
        for step in range(1, 7):
            part = step / 6
            x = start[0] + (end[0] - start[0]) * part
            y = start[1] + (end[1] - start[1]) * part
            commands += ["sleep", "0.015", "mousemove", *self._format_point(x, y)]
        self._do(*commands, "sleep", "0.03", "mouseup", "1")

    def press_keys(self, *names: str) -> None:
        """Press keys one after the other, such as `ctrl+z`."""
        self._do("key", "--delay", "8", *names)

    def type(self, text: str) -> None:
        """Type letters and digits."""
        self._do("type", "--delay", "8", text)

    def _format_point(self, x: float, y: float) -> tuple[str, str]:
        return str(round(x * self._scale)), str(round(y * self._scale))

    def _do(self, *arguments: str) -> None:
        subprocess.run(["xdotool", *arguments], check=True, timeout=20)
