"""The part of a running lesson that is the same in all games: its steps, and going through them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from twoheirs_qt.tabletop.prose.course_model import Lesson, Step

if TYPE_CHECKING:
    _Session = QObject
else:
    _Session = object


class DoneTask(NamedTuple):
    """An action of the player's, and its step; `before`: what the game needs to take it back."""

    step: int
    action: Any
    before: Any


class LessonRun(_Session):
    """A lesson being played: the first base class of a game's session for lessons.

    An action is done if it is legal and the step asks for it; then others reply, and the lesson
    goes on to its next step. `undo` takes back the player's last action with its replies. After the
    last step, `step` is None: the lesson is over.
    """

    step_changed = Signal()
    """Another step is shown, or others begin or end replying."""
    strayed = Signal(object)
    """An action that is legal, but not what the step asks for; it has not been done."""

    reply_ms: ClassVar[int]
    """The delay before each reply, where motion is shown."""

    is_open: bool
    """Whether a lesson has begun."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """The arguments are those of the other base class."""
        super().__init__(*args, **kwargs)
        self.motion = 1.0
        """The factor of durations of motion."""
        self._lesson: Lesson | None = None
        self._number = 0
        self._done_tasks: list[DoneTask] = []
        self._replies: list[Any] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._reply)

    # -- the game's own part ---------------------------------------------------------------------

    def find_placeholder_source(self) -> Any:
        """The source of a step's placeholders: the present state, and the player's last action."""
        raise NotImplementedError

    def undo(self) -> bool:
        """Take back the player's last action with its replies; False if there is none."""
        raise NotImplementedError

    def _lay_start(self, lesson: Lesson) -> None:
        """Lay the position from which a lesson begins."""
        raise NotImplementedError

    def _play_at_once(self, action: Any) -> bool:
        """Do an action with all replies, without waiting; False if the step does not ask for it."""
        raise NotImplementedError

    @Slot()
    def _reply(self) -> None:
        """Do the next reply, if one is left; after the last the lesson goes on."""
        raise NotImplementedError

    # -- where the lesson is ---------------------------------------------------------------------

    @property
    def lesson(self) -> Lesson:
        """The lesson being played."""
        assert self._lesson is not None, "no lesson has begun"
        return self._lesson

    @property
    def number(self) -> int:
        """The number of the step, from 0; that of the steps when the lesson is over."""
        return self._number

    @property
    def step(self) -> Step | None:
        """The step shown; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self._number] if self._number < len(steps) else None

    @property
    def is_replying(self) -> bool:
        """Whether others are still playing."""
        return bool(self._replies)

    @property
    def task_actions(self) -> tuple[Any, ...]:
        """The player's own actions in this lesson, to go on with it another time."""
        return tuple([task.action for task in self._done_tasks])

    @property
    def can_undo(self) -> bool:
        """Whether the player has done something that can be taken back."""
        return bool(self._done_tasks) and not self.is_replying

    def is_wanted(self, action: Any) -> bool:
        """Whether the step asks for an action."""
        step = None if self._lesson is None else self.step
        if step is None or step.task is None or self.is_replying:
            return False
        return step.task.is_done_by(action)

    # -- going through it ------------------------------------------------------------------------

    def begin(self, lesson: Lesson, number: int = 0, actions: Sequence[Any] = ()) -> None:
        """Begin a lesson, or go on with it at step `number` after these actions of the player.

        If they do not fit the lesson any more, it begins from its first step.
        """
        self._restore(lesson, number, actions)
        self.step_changed.emit()

    def _restore(self, lesson: Lesson, number: int, actions: Sequence[Any]) -> None:
        self._open(lesson)
        for action in actions:
            self._pass_steps_without_task(len(lesson.steps))
            if not self._play_at_once(action):
                self._open(lesson)
                break
        else:
            self._pass_steps_without_task(number)

    def _open(self, lesson: Lesson) -> None:
        self._timer.stop()
        self._lesson, self._number = lesson, 0
        self._done_tasks, self._replies = [], []
        self._lay_start(lesson)

    def _pass_steps_without_task(self, number: int) -> None:
        """Go on to step `number`, or to the first one on the way that has a task."""
        while self._number < number and self.step is not None and self.step.task is None:
            self._number += 1

    def go_forward(self) -> bool:
        """Go on from a step without a task; False where something is to be done."""
        if self.step is None or self.step.task is not None:
            return False
        self._go_to(self._number + 1)
        return True

    @Slot()
    def go_back(self) -> bool:
        """Go to the step before, taking back the action that lies between; False at the first."""
        if self.is_replying or self._number == 0:
            return False
        if self._done_tasks and self._done_tasks[-1].step == self._number - 1:
            return self.undo()
        self._go_to(self._number - 1)
        return True

    def _go_to(self, number: int) -> None:
        self._number = number
        self.step_changed.emit()

    def _wait(self) -> None:
        """Do the next reply when what was done has been looked at."""
        if self.motion > 0:
            self._timer.start(round(self.reply_ms * self.motion))
        else:
            self._reply()
