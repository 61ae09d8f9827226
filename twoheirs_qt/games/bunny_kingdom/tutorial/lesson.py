"""A lesson being played: a game of its own, which is not stored among the games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from twoheirs_qt.games.bunny_kingdom.play.chronicle import list_entries
from twoheirs_qt.games.bunny_kingdom.prose.course import find_start
from twoheirs_qt.games.bunny_kingdom.prose.measures import PlayedActions
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action
from twoheirs_qt.games.bunny_kingdom.rules.events import Event, RoundBegan
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_legal_actions, why_not
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason
from twoheirs_qt.games.bunny_kingdom.rules.state import State, View
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply
from twoheirs_qt.games.bunny_kingdom.rules.unseen import make_view
from twoheirs_qt.games.bunny_kingdom.words.names import name_seat
from twoheirs_qt.tabletop.play.entries import Entries
from twoheirs_qt.tabletop.play.model import GameModel
from twoheirs_qt.tabletop.prose.course_model import Lesson
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.tutorial.run import DoneTask, LessonRun

PLAYER: Final = 0
"""The place of the learner in every lesson."""


class GameChange(NamedTuple):
    """A change of the game: what happened, nothing where something was taken back."""

    events: tuple[Event, ...] = ()


class LessonGame(LessonRun, QObject):
    """A `TableSession` that plays lessons."""

    reply_ms = 700

    opened = Signal()
    """A lesson begins: another game lies on the table."""
    stepped = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_open = False
        self._state: State | None = None
        self._events: list[Event] = []
        self.model: Final = GameModel(localize, self)
        self.entries = Entries()
        """The chronicle of the lesson."""

    @property
    def state(self) -> State:
        """The state on the table."""
        assert self._state is not None, "no lesson has begun"
        return self._state

    def find_placeholder_source(self) -> PlayedActions:
        before = self._done_tasks[-1].before[0] if self._done_tasks else self.state
        return PlayedActions(before, self.state, tuple(self._events))

    # -- playing ---------------------------------------------------------------------------------

    def _restore(self, lesson: Lesson, number: int, actions: Sequence[Action]) -> None:
        super()._restore(lesson, number, actions)
        self.opened.emit()

    def _lay_start(self, lesson: Lesson) -> None:
        self.is_open, self._state, self._events = True, find_start(lesson.id), []
        self.entries = Entries(list_entries([RoundBegan(self.state.table.round)], (), {}))

    def _play_at_once(self, action: Action) -> bool:
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
        self._done_tasks.append(DoneTask(self._number, action, (self.state, self.entries)))
        self._events = []
        return self._apply(action)

    def _apply(self, action: Action) -> tuple[Event, ...]:
        self._state, events = apply(self.state, action)
        self._events += events
        seats = self.state.table.seats
        names = {seat: name_seat(seat) for seat in seats}
        self.entries = self.entries.add(list_entries(events, seats[:1], names))
        return tuple(events)

    @Slot()
    def _reply(self) -> None:
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

    @Slot()
    def undo(self) -> bool:
        if not self.can_undo:
            return False
        self._number, _, (self._state, self.entries) = self._done_tasks.pop()
        self._events = []
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
        return tuple([localize(name_seat(seat)) for seat in self.state.table.seats])

    @property
    def people(self) -> frozenset[int]:
        return frozenset((PLAYER,))

    @property
    def seat(self) -> int:
        return PLAYER

    @property
    def view(self) -> View:
        return make_view(self.state, PLAYER)

    def list_legal_actions(self) -> list[Action]:
        if self.is_replying or self.state.table.active != PLAYER:
            return []
        return list_legal_actions(self.state, PLAYER)

    def why_not(self, action: Action) -> tuple[Reason, ...]:
        return why_not(self.state, action, PLAYER)
