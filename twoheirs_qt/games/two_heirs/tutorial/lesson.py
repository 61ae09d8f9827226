"""A lesson being played: which step it is at, what may be done, and how far the player has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from twoheirs_qt.games.two_heirs.game import two_heirs_games
from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.play.options import Options
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.prose.measures import Played
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Catalogue,
    Event,
    Heir,
    State,
    Take,
    Terrain,
    means_of,
)
from twoheirs_qt.games.two_heirs.things.branches import Branch
from twoheirs_qt.games.two_heirs.things.groups import HeirGroup
from twoheirs_qt.games.two_heirs.things.heirs import AccessGlyph, HandTile, HeirArea
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReserveArea, ReservePlace, SupplyPile
from twoheirs_qt.games.two_heirs.things.thing import Section, Thing
from twoheirs_qt.games.two_heirs.things.troops import RingTroop
from twoheirs_qt.games.two_heirs.tutorial.model import InHand, OnCell, OnPlace, Part, Spot
from twoheirs_qt.tabletop.play.detached import NoStore
from twoheirs_qt.tabletop.prose.course_model import Lesson, Step
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin
from twoheirs_qt.tabletop.text.text import Text

REPLY_MS: Final = 900
"""How long each action of the other heir can be looked at, where motion is shown."""


class LessonOptions(Options):
    """The options in a state, narrowed to what a step wants.

    Reasons against an action are those of the rules alone: what is legal but not wanted has none.
    """

    def __init__(self, state: State, is_wanted: Callable[[Action], bool]) -> None:
        super().__init__(state)
        self._is_wanted = is_wanted

    @cached_property
    def by_rules(self) -> Options:
        return Options(self.state)

    def can(self, action: Action) -> bool:
        return self._is_wanted(action) and super().can(action)


@dataclass(frozen=True, slots=True)
class _TaskAction:
    """An action of the player's, with the indexes of the stack and of the lesson before it."""

    index: int
    step: int


class LessonSession(GameSession):
    """Plays lessons from their positions; nothing of it is ever kept among the games.

    An action is done if it is legal and the step asks for it; then the other heir replies, and the
    lesson goes on to its next step. `undo` takes back the player's last action with its replies.
    After the last step, `step` is None: the lesson is over.
    """

    step_changed = Signal()
    """Another step is shown, or the other heir begins or ends replying."""
    strayed = Signal(object)
    """An action that is legal, but not what the step asks for; it has not been done."""

    def __init__(
        self,
        model: GameModel,
        catalogue: Catalogue,
        start_of: Callable[[str], State],
        parent: QObject | None = None,
    ) -> None:
        """`start_of` gives the state from which the lesson of that id begins."""
        self._lesson: Lesson | None = None
        self._number = 0
        self._task_actions: list[_TaskAction] = []
        self._replies: list[Action] = []
        self._cached_options: tuple[int, LessonOptions] | None = None
        self._start_of = start_of
        super().__init__(model, NoStore(), two_heirs_games(catalogue), parent=parent)
        self.motion = 1.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._reply)

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
        """Whether the other heir is still playing."""
        return bool(self._replies)

    def find_placeholder_source(self) -> Played:
        """The source of a step's placeholders: the present state, and the player's last action."""
        if not self._task_actions:
            return Played(self.state, self.state)
        first_index = self._task_actions[-1].index
        commands = self.done_commands[first_index:]
        events: tuple[Event, ...] = tuple(event for command in commands for event in command.events)
        return Played(commands[0].before.state, self.state, events)

    # -- going through it ------------------------------------------------------------------------

    def begin(self, lesson: Lesson, number: int = 0, actions: Sequence[Action] = ()) -> None:
        """Begin a lesson, or go on with it at step `number` after these actions of the player.

        If they do not fit the lesson any more, it begins from its first step.
        """
        self._open(lesson)
        for action in actions:
            while self.step is not None and self.step.task is None:
                self._number += 1
            if self.step is None or not self._play_at_once(action):
                self._open(lesson)
                break
        else:
            while self._number < number and self.step is not None and self.step.task is None:
                self._number += 1
        self.step_changed.emit()

    def _open(self, lesson: Lesson) -> None:
        self._timer.stop()
        self._lesson, self._number = lesson, 0
        self._task_actions, self._replies, self._cached_options = [], [], None
        start = self._start_of(lesson.id)
        self.open_position(start, GameSettings(), Origin.position())

    def _play_at_once(self, action: Action) -> bool:
        motion, self.motion = self.motion, 0.0
        is_done = self.play(action)
        self.motion = motion
        return is_done

    @property
    def task_actions(self) -> tuple[Action, ...]:
        """The player's own actions in this lesson, to go on with it another time."""
        commands = self.done_commands
        return tuple(commands[task_action.index].action for task_action in self._task_actions)

    def go_forward(self) -> bool:
        """Go on from a step without a task; False where something is to be done."""
        if self.step is None or self.step.task is not None:
            return False
        self._go_to(self._number + 1)
        return True

    def go_back(self) -> bool:
        """Go to the step before, taking back the action that lies between; False at the first."""
        if self.is_replying or self._number == 0:
            return False
        if self._task_actions and self._task_actions[-1].step == self._number - 1:
            return self.undo()
        self._go_to(self._number - 1)
        return True

    def _go_to(self, number: int) -> None:
        self._number = number
        self.step_changed.emit()

    # -- playing ---------------------------------------------------------------------------------

    def is_wanted(self, action: Action) -> bool:
        """Whether the step asks for `action`."""
        step = None if self._lesson is None else self.step
        if step is None or step.task is None or self.is_replying:
            return False
        return step.task.is_done_by(action)

    @property
    def advice(self) -> Text:
        """No advice: the text of the step says what to do."""
        return Text("", "")

    @property
    def options(self) -> Options:
        if self.is_replying or self._lesson is None:
            return super().options
        if self._cached_options is None or self._cached_options[1].state is not self.state:
            self._cached_options = None
        if self._cached_options is None or self._cached_options[0] != self._number:
            self._cached_options = (self._number, LessonOptions(self.state, self.is_wanted))
        return self._cached_options[1]

    def play(self, action: Action) -> bool:
        if self.is_replying:
            self.strayed.emit(action)
            return False
        if not self.options.why_not(action) and not self.is_wanted(action):
            self.strayed.emit(action)
            return False
        step, task_action = self.step, _TaskAction(self.stack.index(), self._number)
        if not super().play(action):
            return False
        assert step is not None
        assert step.task is not None
        self._task_actions.append(task_action)
        self._replies = list(step.task.replies)
        if self._replies:
            self.step_changed.emit()
            self._wait()
        else:
            self._go_to(self._number + 1)
        return True

    def _wait(self) -> None:
        if self.motion > 0:
            self._timer.start(round(REPLY_MS * self.motion))
        else:
            self._reply()

    @Slot()
    def _reply(self) -> None:
        """The other heir does one thing, and after the last the lesson goes on."""
        if not self._replies:
            return
        super().play(self._replies[0])
        del self._replies[0]
        if self._replies:
            self._wait()
        else:
            self._go_to(self._number + 1)

    @property
    def can_undo(self) -> bool:
        return bool(self._task_actions) and not self.is_replying

    @property
    def can_redo(self) -> bool:
        return False

    @property
    def can_restart_turn(self) -> bool:
        return False

    @Slot()
    def undo(self) -> bool:
        """Take back the player's last action and its replies."""
        if not self.can_undo:
            return False
        task_action = self._task_actions.pop()
        self._number = task_action.step
        self.stack.setIndex(task_action.index)
        self.step_changed.emit()
        return True


_BRANCHES: Final = {
    Part.LANDSCAPE: Section.LANDSCAPE,
    Part.HAND: Section.HANDS,
    Part.TROOPS: Section.TROOPS,
    Part.RING: Section.TROOPS,
}


def things_of(state: State, heir: Heir, spot: Spot) -> list[Thing]:
    """The things on the table that a spot is, for the player `heir`."""
    match spot:
        case OnCell(at):
            return [LandCell(at)]
        case OnPlace(slot):
            return [ReservePlace(slot)]
        case InHand(tile):
            return [HandTile(heir, tile)]
        case Part.LANDSCAPE:
            return [LandCell(cell) for cell in state.landscape]
        case Part.REACH:
            return [ReservePlace(slot) for slot in means_of(state, heir).slots]
        case Part.TROOPS:  # each lies where it stands now
            return [RingTroop(heir, index) for index in range(len(state.troops[heir]))]
        case Part.ACCESS:
            return [AccessGlyph(heir, terrain) for terrain in Terrain]
    single: dict[Part, Thing] = {
        Part.SHIELD: ReservePlace(state.shield),
        Part.RING: ReserveArea(),
        Part.SUPPLY: SupplyPile(),
        Part.HAND: HeirArea(heir),
        Part.OPPONENT: HeirGroup(heir.opponent),
    }
    return [single[spot]] if spot in single else []


def rows_of(state: State, heir: Heir, spots: Sequence[Spot]) -> Iterator[Thing]:
    """The things of the spots in the outline; not all of them need have a row."""
    for spot in spots:
        if spot in (Part.ACCESS, Part.END_TURN):
            yield HeirArea(heir)
        elif spot is Part.OPPONENT:
            yield HeirArea(heir.opponent)
        elif isinstance(spot, Part) and spot in _BRANCHES:
            yield Branch(_BRANCHES[spot])
        else:
            yield from things_of(state, heir, spot)


def thing_beside(action: Action) -> Thing | None:
    """The thing beside which a message about an action is shown."""
    if isinstance(action, Take):
        return ReservePlace(action.slot)
    cell = getattr(action, "at", None) or getattr(action, "to", None)
    return None if cell is None else LandCell(cell)
