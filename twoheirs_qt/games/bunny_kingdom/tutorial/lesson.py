"""A lesson being played: a game of its own, which is not stored among the games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from twoheirs_qt.games.bunny_kingdom.play.chronicle import list_entries
from twoheirs_qt.games.bunny_kingdom.prose.course import start_of
from twoheirs_qt.games.bunny_kingdom.prose.measures import PlayedActions
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action
from twoheirs_qt.games.bunny_kingdom.rules.events import Event, RoundBegan
from twoheirs_qt.games.bunny_kingdom.rules.legality import legal_actions, why_not
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason
from twoheirs_qt.games.bunny_kingdom.rules.state import State, View
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply
from twoheirs_qt.games.bunny_kingdom.rules.unseen import view_for
from twoheirs_qt.games.bunny_kingdom.words.names import seat_name
from twoheirs_qt.tabletop.play.entries import Entries
from twoheirs_qt.tabletop.play.model import GameModel
from twoheirs_qt.tabletop.prose.course_model import Lesson, Step
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.text.language import localize

PLAYER: Final = 0
"""The place of the learner in every lesson."""
REPLY_MS: Final = 700
"""The delay before the others reply, where motion is shown."""


class GameChange(NamedTuple):
    """A change of the game: what happened, nothing where something was taken back."""

    events: tuple[Event, ...] = ()


class _DoneAction(NamedTuple):
    """A state, and the action of the player that came after it at a step of the lesson.

    `entries` are those of the chronicle in that state.
    """

    state: State
    entries: Entries
    action: Action
    step: int


class LessonGame(QObject):
    """A `TableSession` that plays lessons.

    An action is done if it is legal and the step asks for it; then the others reply, and the lesson
    goes on to its next step. After the last step, `step` is None: the lesson is over.
    """

    opened = Signal()
    """A lesson begins: another game lies on the table."""
    stepped = Signal(object)
    step_changed = Signal()
    """Another step is shown, or the others begin or end replying."""
    strayed = Signal(object)
    """An action that is legal, but not what the step asks for; it has not been done."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.motion = 1.0
        self._lesson: Lesson | None = None
        self._number = 0
        self._state: State | None = None
        self._done_actions: list[_DoneAction] = []
        self._events: list[Event] = []
        self.model: Final = GameModel(localize, self)
        self.entries = Entries()
        """The chronicle of the lesson."""
        self._replies: list[Action] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._reply)

    # -- where the lesson is ---------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether a lesson has begun."""
        return self._lesson is not None

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
        """Whether the others are still playing."""
        return bool(self._replies)

    @property
    def task_actions(self) -> tuple[Action, ...]:
        """The player's own actions in this lesson, to go on with it another time."""
        return tuple([entry.action for entry in self._done_actions])

    @property
    def state(self) -> State:
        """The state on the table."""
        assert self._state is not None, "no lesson has begun"
        return self._state

    def find_placeholder_source(self) -> PlayedActions:
        """The source of a step's placeholders: the present state, and the player's last action."""
        before = self._done_actions[-1].state if self._done_actions else self.state
        return PlayedActions(before, self.state, tuple(self._events))

    # -- going through it ------------------------------------------------------------------------

    def begin(self, lesson: Lesson, number: int = 0, actions: Sequence[Action] = ()) -> None:
        """Begin a lesson, or go on with it at step `number` after these actions of the player.

        If they do not fit the lesson any more, it begins again.
        """
        self._open(lesson)
        for action in actions:
            self._pass_steps_without_task(len(lesson.steps))
            if not self._play_at_once(action):
                self._open(lesson)
                break
        else:
            self._pass_steps_without_task(number)
        self.opened.emit()
        self.step_changed.emit()

    def _open(self, lesson: Lesson) -> None:
        self._timer.stop()
        self._lesson, self._number = lesson, 0
        self._state = start_of(lesson.id)
        self._done_actions, self._events, self._replies = [], [], []
        self.entries = Entries(list_entries([RoundBegan(self.state.table.round)], (), {}))

    def _pass_steps_without_task(self, number: int) -> None:
        """Go on to step `number`, or to the first one on the way that has a task."""
        while self._number < number and self.step is not None and self.step.task is None:
            self._number += 1

    def _play_at_once(self, action: Action) -> bool:
        """Do an action with all replies, without showing them; False if it is not wanted."""
        if why_not(self.state, action, PLAYER) or not self.is_wanted(action):
            return False
        step = self.step
        assert step is not None
        assert step.task is not None
        self._apply_own(action)
        for reply in step.task.replies:
            self._apply(reply)
        self._number += 1
        return True

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
        if self._done_actions and self._done_actions[-1].step == self._number - 1:
            return self.undo()
        self._go_to(self._number - 1)
        return True

    def _go_to(self, number: int) -> None:
        self._number = number
        self.step_changed.emit()

    # -- playing ---------------------------------------------------------------------------------

    def is_wanted(self, action: Action) -> bool:
        """Whether the step asks for an action."""
        step = None if self._lesson is None else self.step
        if step is None or step.task is None or self.is_replying:
            return False
        return step.task.is_done_by(action)

    def play(self, action: Action) -> bool:
        """Do what the step asks for; emits `strayed` for anything else that is legal."""
        if self.why_not(action):
            return False
        step = self.step
        if step is None or step.task is None or not self.is_wanted(action):
            self.strayed.emit(action)
            return False
        self._replies = list(step.task.replies)
        events = self._apply_own(action)
        if self._replies:
            self.stepped.emit(GameChange(events))
            self.step_changed.emit()
            self._wait()
        else:
            self._number += 1
            self.stepped.emit(GameChange(events))
            self.step_changed.emit()
        return True

    def _apply_own(self, action: Action) -> tuple[Event, ...]:
        self._done_actions.append(_DoneAction(self.state, self.entries, action, self._number))
        self._events = []
        return self._apply(action)

    def _apply(self, action: Action) -> tuple[Event, ...]:
        self._state, events = apply(self.state, action)
        self._events += events
        seats = self.state.table.seats
        names = {seat: seat_name(seat) for seat in seats}
        self.entries = self.entries.with_added(list_entries(events, seats[:1], names))
        return tuple(events)

    def _wait(self) -> None:
        if self.motion > 0:
            self._timer.start(round(REPLY_MS * self.motion))
        else:
            self._reply()

    @Slot()
    def _reply(self) -> None:
        """Another lord does one thing, and after the last the lesson goes on."""
        if not self._replies:
            return
        events = self._apply(self._replies.pop(0))
        if not self._replies:
            self._number += 1
        self.stepped.emit(GameChange(events))
        if self._replies:
            self._wait()
        else:
            self.step_changed.emit()

    @property
    def can_undo(self) -> bool:
        """Whether the player has done something that can be taken back."""
        return bool(self._done_actions) and not self.is_replying

    @Slot()
    def undo(self) -> bool:
        """Take back the player's last action and what came of it."""
        if not self.can_undo:
            return False
        entry = self._done_actions.pop()
        self._state, self._number, self._events = entry.state, entry.step, []
        self.entries = entry.entries
        self.stepped.emit(GameChange())
        self.step_changed.emit()
        return True

    # -- the table's part ------------------------------------------------------------------------

    @property
    def settings(self) -> GameSettings:
        """The settings of a game in which everything can be taken back."""
        return GameSettings.for_seats(len(self.state.table.seats))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([localize(seat_name(seat)) for seat in self.state.table.seats])

    @property
    def people(self) -> frozenset[int]:
        return frozenset((PLAYER,))

    @property
    def seat(self) -> int:
        return PLAYER

    @property
    def view(self) -> View:
        return view_for(self.state, PLAYER)

    def legal_actions(self) -> list[Action]:
        if self.is_replying or self.state.table.active != PLAYER:
            return []
        return legal_actions(self.state, PLAYER)

    def why_not(self, action: Action) -> tuple[Reason, ...]:
        return why_not(self.state, action, PLAYER)
