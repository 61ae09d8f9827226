"""Animation of the scene: pieces glide to their new places.

The scene always has the state of the model; a flight only shows a piece elsewhere for a moment. So
no other code waits for it, and `finish` may be called at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal

DURATION: Final = 260.0
"""Milliseconds of a flight at normal pace."""
_FRAME_MS: Final = 16


class Piece(Protocol):
    """Something that can be shown away from its home."""

    def lift(self, rect: QRectF) -> None:
        """Show it at a rectangle of the scene, above all else."""

    def land(self) -> None:
        """Bring it home."""


class Clock(QObject):
    """Real time in milliseconds, and a `tick` about every frame while it runs.

    It drives all animation on a table; tests replace it.
    """

    tick = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_FRAME_MS)
        self._timer.timeout.connect(self.tick)

    def read_time(self) -> float:
        """Milliseconds since some fixed moment; never goes back."""
        return monotonic() * 1000

    def run(self, running: bool) -> None:
        """Start or stop ticking, so that a table at rest uses no CPU time."""
        if running != self._timer.isActive():
            if running:
                self._timer.start()
            else:
                self._timer.stop()


@dataclass(slots=True)
class _Flight:
    """A piece on its way from `start` to `end`."""

    piece: Piece
    start: QRectF
    end: Callable[[], QRectF]
    started_at: float
    duration_ms: float


@dataclass(slots=True)
class _Task:
    """A function to be called with the progress from 0 to 1."""

    step: Callable[[float], None]
    started_at: float
    duration_ms: float
    is_motion: bool
    """Whether `finish` brings it to its end."""


class Animator(QObject):
    """Runs short animations on a clock.

    `duration_factor` multiplies the durations of motion; 0 is no motion.
    """

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.duration_factor = 1.0
        self._clock = clock
        self._flights: dict[int, _Flight] = {}
        self._tasks: dict[str, _Task] = {}
        clock.tick.connect(self._tick)

    @property
    def is_idle(self) -> bool:
        """Whether there is nothing left for the clock to do."""
        return not (self._flights or self._tasks)

    def glide(self, piece: Piece, start: QRectF, end: Callable[[], QRectF]) -> None:
        """Show `piece` gliding from `start` (in the scene) to `end()`, where it already belongs."""
        if self.duration_factor <= 0:
            piece.land()
            return
        self._flights[id(piece)] = _Flight(
            piece, start, end, self._clock.read_time(), DURATION * self.duration_factor
        )
        piece.lift(start)
        self._clock.run(True)

    def run_for(self, name: str, duration_ms: float, step: Callable[[float], None]) -> None:
        """Call `step` with the progress: the share of `duration_ms` that has passed, up to 1.

        A task of the same name is replaced.
        """
        self._start(name, duration_ms, step, is_motion=False)

    def animate(self, name: str, duration_ms: float, step: Callable[[float], None]) -> None:
        """Run a motion like a task: at the pace of `duration_factor`, and `finish` ends it."""
        self._start(name, duration_ms * self.duration_factor, step, is_motion=True)

    def _start(
        self, name: str, duration_ms: float, step: Callable[[float], None], *, is_motion: bool
    ) -> None:
        if duration_ms <= 0:
            self._tasks.pop(name, None)
            step(1.0)
            return
        self._tasks[name] = _Task(step, self._clock.read_time(), duration_ms, is_motion)
        self._clock.run(True)

    def has_task(self, name: str) -> bool:
        """Whether a task of that name is still to be done."""
        return name in self._tasks

    def forget(self, name: str) -> None:
        """Drop a task without calling it again."""
        if self._tasks.pop(name, None) is not None:
            self._update_clock()

    def finish(self) -> None:
        """Bring every piece to its place, and every motion to its end, now."""
        if not (self._flights or self._tasks):
            return
        flights = list(self._flights.values())
        self._flights.clear()
        for flight in flights:
            flight.piece.land()
        for name, task in list(self._tasks.items()):
            if task.is_motion:
                del self._tasks[name]
                task.step(1.0)
        self._update_clock()

    def stop(self) -> None:
        """Finish everything, tasks included, since the table is put away."""
        self.finish()
        tasks = list(self._tasks.values())
        self._tasks.clear()
        for task in tasks:
            task.step(1.0)
        self._update_clock()

    def _update_clock(self) -> None:
        self._clock.run(not self.is_idle)

    def _tick(self) -> None:
        now = self._clock.read_time()
        for key, flight in list(self._flights.items()):
            progress = (now - flight.started_at) / flight.duration_ms
            if progress >= 1:
                del self._flights[key]
                flight.piece.land()
            else:
                flight.piece.lift(interpolate_rect(flight.start, flight.end(), ease(progress)))
        for name, task in list(self._tasks.items()):
            if self._tasks.get(name) is not task:  # an earlier one has replaced or cancelled it
                continue
            progress = min(1.0, (now - task.started_at) / task.duration_ms)
            if progress >= 1:
                del self._tasks[name]
            task.step(progress)
        self._update_clock()


def ease(progress: float) -> float:
    """Ease in and out: slow, quick, slow."""
    return progress * progress * (3 - 2 * progress)


def interpolate_rect(start: QRectF, end: QRectF, progress: float) -> QRectF:
    """The rectangle that lies `progress` of the way from `start` to `end`."""
    centre = start.center() + (end.center() - start.center()) * progress
    width = start.width() + (end.width() - start.width()) * progress
    height = start.height() + (end.height() - start.height()) * progress
    return QRectF(centre - QPointF(width, height) / 2, centre + QPointF(width, height) / 2)
