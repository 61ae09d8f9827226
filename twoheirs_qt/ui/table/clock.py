"""The clock of the table, which times all that moves or fades; tests have one of their own."""

from __future__ import annotations

from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

_FRAME: Final = 16


class Clock(QObject):
    """Real time in milliseconds, and a `tick` about every frame while it runs."""

    tick = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self.tick)

    def now(self) -> float:
        """Milliseconds since some fixed moment; never goes back."""
        return monotonic() * 1000

    def run(self, wanted: bool) -> None:
        """Start or stop ticking: a table at rest costs nothing."""
        if wanted != self._timer.isActive():
            if wanted:
                self._timer.start()
            else:
                self._timer.stop()
