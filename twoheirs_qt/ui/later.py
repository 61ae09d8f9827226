"""What is done when nothing else is: a step at a time, so that nobody waits for all of it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Slot


class Later(QObject):
    """Goes through `steps` from `begin` on, one each time that no event waits.

    `finish` does at once all that is left: whoever needs what comes out of it calls that.
    """

    def __init__(self, steps: Iterator[None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps = steps
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)
        self._begun = False

    @Slot()
    def begin(self) -> None:
        """Begin, unless it has begun."""
        if not self._begun:
            self._begun = True
            self._timer.start()

    @Slot()
    def finish(self) -> None:
        """Do all that is left now."""
        self._begun = True
        self._timer.stop()
        for _ in self._steps:
            pass

    @Slot()
    def _step(self) -> None:
        if next(self._steps, self) is self:
            self._timer.stop()
