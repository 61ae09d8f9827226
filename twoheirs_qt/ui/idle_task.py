"""Work that is done in small steps while the program is idle."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Slot


class IdleTask(QObject):
    """Goes through `steps`, one each time that no event waits, once it has begun.

    `finish` does all that is left at once, for code that needs the result.
    """

    def __init__(self, steps: Iterator[None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps = steps
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self._busy = False
        self._over = False

    @Slot()
    def begin(self) -> None:
        self.begin_within(0)

    def begin_within(self, patience: int) -> None:
        """Begin in so many milliseconds, unless it is begun sooner."""
        if not self._over and not (self._timer.isActive() and self._timer.interval() <= patience):
            self._timer.start(patience)

    @Slot()
    def finish(self) -> None:
        """Do all that is left now; not from within a step."""
        while self._go_on():
            pass

    @Slot()
    def _step(self) -> None:
        self._timer.setInterval(0)
        self._go_on()

    def _go_on(self) -> bool:
        """Take a step; returns whether there may be another one."""
        if self._busy:  # a step lets events happen: it tells of a fault
            return False
        self._busy = True
        try:
            self._over = next(self._steps, self) is self
        finally:
            self._busy = False
        if self._over:
            self._timer.stop()
        return not self._over
