"""The player of animated sequences on the table: lists of steps, on the table's clock.

A turn of a computer, the beginning of a game, and the counting of its points are
lists of steps. The game has already gone on, and nothing waits for them: `skip` may be called at
any time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isinf
from typing import Any, Final, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible

from twoheirs_qt.tabletop.scene.animator import Animator

_STEP_TASK: Final = "step"

S = TypeVar("S", contravariant=True)


class Step(Protocol):
    """A step of a sequence.

    `hidden_entry_count`: so many of the newest entries of the chronicle belong to later steps.
    """

    @property
    def hidden_entry_count(self) -> int: ...


class StepDisplay(Protocol[S]):
    """Draws the steps of one kind."""

    is_read_out: bool
    """Whether each step is read out, so that users of a screen reader skip it, too."""

    def find_duration(self, step: S) -> float:
        """The duration of a step in milliseconds; infinity waits for `show_next`."""

    def describe_hint(self, step: S) -> str:
        """A hint about the step and about what the player can do meanwhile."""

    def begin(self, step: S) -> None:
        """Show a step."""

    def show_frame(self, step: S, progress: float) -> None:
        """Show the frame at `progress` of its duration."""

    def end(self) -> None:
        """Remove everything that was shown; the table is updated next."""


class StepPlayer(QObject):
    """Plays steps; each kind has a display.

    At the end `restore` shows the present game; its argument is whether pieces glide there.

    - `step_shown`: a step begins
    - `hint_changed`: a hint about what can be done meanwhile; empty at the end
    - `hidden_entries_changed`: the number of the newest entries of the chronicle to be hidden
    - `ended`: the table shows the present game again; the last step, and whether it was shown to
      its end
    """

    step_shown = Signal(object)
    hint_changed = Signal(str)
    hidden_entries_changed = Signal(int)
    ended = Signal(object, bool)

    def __init__(
        self, animator: Animator, restore: Callable[[bool], object], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._animator = animator
        self._restore = restore
        self._displays: dict[type, StepDisplay[Any]] = {}
        self.steps: tuple[Step, ...] = ()
        """The steps that are played; empty while nothing is shown."""
        self.number = 0
        """The index of the step that is shown."""
        self.step: Step | None = None
        """The step that is shown; None if nothing is."""
        self._hidden_entry_count = 0

    def add_display(self, kind: type[S], display: StepDisplay[S]) -> None:
        """Use `display` for the steps of that kind."""
        self._displays[kind] = display

    @property
    def is_playing(self) -> bool:
        """Whether something is shown in place of the present game, or over it."""
        return bool(self.steps)

    @property
    def is_waiting(self) -> bool:
        """Whether the present step is shown until a key is pressed."""
        step = self.step
        return step is not None and isinf(self._displays[type(step)].find_duration(step))

    def add(self, steps: Sequence[Step]) -> None:
        """Show these steps after those that are played."""
        self.steps = (*self.steps, *steps)

    def play(self, steps: Sequence[Step]) -> bool:
        """Show these steps in place of the present ones; False if there are none."""
        self.stop()
        self.steps = tuple(steps)
        if self.steps:
            self._begin(0)
        return bool(self.steps)

    def show_next(self) -> None:
        """Show the next step, or after the last one the present game."""
        if self.number + 1 < len(self.steps):
            self._begin(self.number + 1)
        elif self.steps:
            self._end(is_complete=True)

    def skip(self) -> bool:
        """Show the present game because of an input; returns whether the input is thereby handled.

        An input that skips does nothing else: it was meant for what was on the screen until then.
        But users of a screen reader do not notice the motion: their input has its usual effect.
        """
        if self.step is None:
            return False
        is_handled = self._displays[type(self.step)].is_read_out or not QAccessible.isActive()
        self._end(is_complete=False)
        return is_handled

    def stop(self) -> None:
        """Stop, as the game has moved on; the caller updates the table."""
        if self.steps:
            displays = {self._displays[type(step)] for step in self.steps}
            self.steps, self.step = (), None
            self._animator.forget(_STEP_TASK)
            for display in displays:
                display.end()
            self._set_hidden_entry_count(0)
            self.hint_changed.emit("")

    def hold(self) -> None:
        """Show the present step until `resume` or `show_next`."""
        self._animator.forget(_STEP_TASK)

    def resume(self) -> None:
        """Let the present step run for its duration, from now on."""
        if self.step is None:
            return
        display = self._displays[type(self.step)]
        self.hint_changed.emit(display.describe_hint(self.step))
        duration = display.find_duration(self.step)
        if isinf(duration):
            self.hold()
        else:
            self._animator.run_for(_STEP_TASK, duration, self._move)

    def _begin(self, number: int) -> None:
        self.number, self.step = number, self.steps[number]
        step = self.step
        self._displays[type(step)].begin(step)
        self._set_hidden_entry_count(step.hidden_entry_count)
        self.step_shown.emit(step)
        self.resume()

    def _set_hidden_entry_count(self, count: int) -> None:
        if count != self._hidden_entry_count:
            self._hidden_entry_count = count
            self.hidden_entries_changed.emit(count)

    def _move(self, progress: float) -> None:
        self._displays[type(self.step)].show_frame(self.step, progress)
        if progress >= 1:
            self.show_next()

    def _end(self, *, is_complete: bool) -> None:
        step = self.step
        self.stop()
        self._restore(is_complete)
        self.ended.emit(step, is_complete)
