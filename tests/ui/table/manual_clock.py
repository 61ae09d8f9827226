"""A clock for tests of the table: they let time pass."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from twoheirs_qt.tabletop.scene.animator import Clock

FRAME: Final = 16
"""Milliseconds between two ticks."""


class ManualClock(Clock):
    """Time that passes only by `advance`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = 0.0
        self.running = False

    def read_time(self) -> float:
        return self._now

    def run(self, wanted: bool) -> None:
        self.running = wanted

    def advance(self, milliseconds: float) -> None:
        """Let time pass in frames; ticks come only while asked for."""
        end = self._now + milliseconds
        while self._now < end:
            self._now = min(self._now + FRAME, end)
            if self.running:
                self.tick.emit()
