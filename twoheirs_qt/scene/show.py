"""The one player of all that the table shows for a while: a list of steps, on the table's clock.

A turn of Henry's or of a computer, how a game begins, and how its points are counted are lists of
steps. The game has already gone on, and nothing waits for them: `skip` may be called at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isinf
from typing import Any, Final, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible

from twoheirs_qt.scene.animator import Animator

_STEP: Final = "step"

S = TypeVar("S", contravariant=True)


class Step(Protocol):
    """What is shown: `hidden` of the newest entries of the chronicle tell of later steps."""

    @property
    def hidden(self) -> int: ...


class Display(Protocol[S]):
    """Draws the steps of one kind."""

    has_words: bool
    """Whether each step is read out: then a player who cannot see it skips it, too."""

    def duration(self, step: S) -> float:
        """The milliseconds of a step of the list that is shown; infinity waits for `next`."""

    def hint(self, step: S) -> str:
        """What is going on, and what can be done meanwhile."""

    def begin(self, step: S) -> None:
        """Show a step."""

    def move(self, step: S, share: float) -> None:
        """Show it `share` of its duration later."""

    def end(self) -> None:
        """Show nothing of it any more, nor of the steps before; the table is updated next."""


class Show(QObject):
    """Plays steps; each kind has a display.

    At the end `restore` shows the game as it is; it takes whether what has moved glides there.

    - `step_shown`: a step begins to be shown
    - `hint_changed`: what can be done meanwhile; empty at the end
    - `hidden_changed`: how many of the newest entries of the chronicle are to be hidden
    - `ended`: the table shows the game as it is again; the last step that was shown, and whether
      that was shown to its end
    """

    step_shown = Signal(object)
    hint_changed = Signal(str)
    hidden_changed = Signal(int)
    ended = Signal(object, bool)

    def __init__(
        self, animator: Animator, restore: Callable[[bool], object], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._animator = animator
        self._restore = restore
        self._displays: dict[type, Display[Any]] = {}
        self.steps: tuple[Step, ...] = ()
        """All that are played; none while nothing is shown."""
        self.number = 0
        """Of the step that is shown, from 0."""
        self.step: Step | None = None
        """The step that is shown; None if nothing is."""
        self._hidden = 0

    def add_display(self, kind: type[S], display: Display[S]) -> None:
        """Let `display` draw the steps of that kind from now on."""
        self._displays[kind] = display

    @property
    def is_playing(self) -> bool:
        """Whether something is shown in place of the game as it is, or over it."""
        return bool(self.steps)

    def play(self, steps: Sequence[Step]) -> bool:
        """Show these steps in place of those that are shown; False if there are none."""
        self.stop()
        self.steps = tuple(steps)
        if self.steps:
            self._begin(0)
        return bool(self.steps)

    def next(self) -> None:
        """Show the next step, or the game as it is after the last one."""
        if self.number + 1 < len(self.steps):
            self._begin(self.number + 1)
        elif self.steps:
            self._end(whole=True)

    def skip(self) -> bool:
        """Show the game as it is, now, for an input; returns whether it was meant for no more.

        An input that skips does nothing else: it was meant for what was on the screen until then.
        But who hears the table knows of no motion: there it does what it does else.
        """
        if self.step is None:
            return False
        meant = self._displays[type(self.step)].has_words or not QAccessible.isActive()
        self._end(whole=False)
        return meant

    def stop(self) -> None:
        """Show nothing more, as the game has moved on; the caller updates the table."""
        if self.steps:
            displays = {self._displays[type(step)] for step in self.steps}
            self.steps, self.step = (), None
            self._animator.forget(_STEP)
            for display in displays:
                display.end()
            self._hide(0)
            self.hint_changed.emit("")

    def wait(self) -> None:
        """Show the present step until `resume` or `next`."""
        self._animator.forget(_STEP)

    def resume(self) -> None:
        """Let the present step pass as long as it lasts, from now on."""
        if self.step is None:
            return
        display = self._displays[type(self.step)]
        self.hint_changed.emit(display.hint(self.step))
        duration = display.duration(self.step)
        if isinf(duration):
            self.wait()
        else:
            self._animator.after(_STEP, duration, self._move)

    def _begin(self, number: int) -> None:
        self.number, self.step = number, self.steps[number]
        step = self.step
        self._displays[type(step)].begin(step)
        self._hide(step.hidden)
        self.step_shown.emit(step)
        self.resume()

    def _hide(self, hidden: int) -> None:
        if hidden != self._hidden:
            self._hidden = hidden
            self.hidden_changed.emit(hidden)

    def _move(self, share: float) -> None:
        self._displays[type(self.step)].move(self.step, share)
        if share >= 1:
            self.next()

    def _end(self, *, whole: bool) -> None:
        step = self.step
        self.stop()
        self._restore(whole)
        self.ended.emit(step, whole)
