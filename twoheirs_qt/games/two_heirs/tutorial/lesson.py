"""A lesson being played: which step it is at, what may be done, and how far the player has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Final

from PySide6.QtCore import QObject, Slot

from twoheirs_qt.games.two_heirs.game import make_two_heirs_games
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
    make_capabilities,
)
from twoheirs_qt.games.two_heirs.things.branches import Branch
from twoheirs_qt.games.two_heirs.things.groups import HeirGroup
from twoheirs_qt.games.two_heirs.things.heirs import AccessGlyph, HandTile, HeirArea
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReserveArea, ReservePlace, SupplyPile
from twoheirs_qt.games.two_heirs.things.thing import Section, Thing
from twoheirs_qt.games.two_heirs.things.troops import ReserveTroop
from twoheirs_qt.games.two_heirs.tutorial.model import InHand, OnCell, OnPlace, Part, Spot
from twoheirs_qt.tabletop.play.detached import NoStore
from twoheirs_qt.tabletop.prose.course_model import Lesson
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.tutorial.run import DoneTask, LessonRun


class LessonOptions(Options):
    """The options in a state, narrowed to what a step wants.

    Reasons against an action are those of the rules alone: what is legal but not wanted has none.
    """

    def __init__(self, state: State, is_wanted: Callable[[Action], bool]) -> None:
        super().__init__(state)
        self._is_wanted = is_wanted

    @cached_property
    def unrestricted(self) -> Options:
        return Options(self.state)

    def can(self, action: Action) -> bool:
        return self._is_wanted(action) and super().can(action)


class LessonSession(LessonRun, GameSession):
    """Plays lessons from their positions; nothing of it is ever kept among the games."""

    reply_ms = 900

    def __init__(
        self,
        model: GameModel,
        catalogue: Catalogue,
        start_of: Callable[[str], State],
        parent: QObject | None = None,
    ) -> None:
        """`start_of` gives the state from which the lesson of that id begins."""
        super().__init__(model, NoStore(), make_two_heirs_games(catalogue), parent=parent)
        self._start_of = start_of
        self._cached_options: tuple[int, LessonOptions] | None = None

    def find_placeholder_source(self) -> Played:
        if not self._done_tasks:
            return Played(self.state, self.state)
        commands = self.done_commands[self._done_tasks[-1].before :]
        events: tuple[Event, ...] = tuple(event for command in commands for event in command.events)
        return Played(commands[0].before.state, self.state, events)

    def _lay_start(self, lesson: Lesson) -> None:
        self._cached_options = None
        self.open_position(self._start_of(lesson.id), GameSettings(), Origin.from_position())

    # -- playing ---------------------------------------------------------------------------------

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
        step, done_task = self.step, DoneTask(self._number, action, self.stack.index())
        if not super().play(action):
            return False
        assert step is not None
        assert step.task is not None
        self._done_tasks.append(done_task)
        self._replies = list(step.task.replies)
        if self._replies:
            self.step_changed.emit()
            self._wait()
        else:
            self._go_to(self._number + 1)
        return True

    def _play_at_once(self, action: Action) -> bool:
        if self.step is None:
            return False
        motion, self.motion = self.motion, 0.0
        is_done = self.play(action)
        self.motion = motion
        return is_done

    @Slot()
    def _reply(self) -> None:
        if not self._replies:
            return
        super().play(self._replies[0])
        del self._replies[0]
        if self._replies:
            self._wait()
        else:
            self._go_to(self._number + 1)

    @property
    def can_redo(self) -> bool:
        return False

    @property
    def can_restart_turn(self) -> bool:
        return False

    @Slot()
    def undo(self) -> bool:
        if not self.can_undo:
            return False
        done_task = self._done_tasks.pop()
        self._number = done_task.step
        self.stack.setIndex(done_task.before)
        self.step_changed.emit()
        return True


_BRANCHES: Final = {
    Part.LANDSCAPE: Section.LANDSCAPE,
    Part.HAND: Section.HANDS,
    Part.TROOPS: Section.TROOPS,
    Part.RING: Section.TROOPS,
}


def list_things(state: State, heir: Heir, spot: Spot) -> list[Thing]:
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
            return [ReservePlace(slot) for slot in make_capabilities(state, heir).slots]
        case Part.TROOPS:  # each lies where it stands now
            return [ReserveTroop(heir, index) for index in range(len(state.troops[heir]))]
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


def list_rows(state: State, heir: Heir, spots: Sequence[Spot]) -> Iterator[Thing]:
    """The things of the spots in the outline; not all of them need have a row."""
    for spot in spots:
        if spot in (Part.ACCESS, Part.END_TURN):
            yield HeirArea(heir)
        elif spot is Part.OPPONENT:
            yield HeirArea(heir.opponent)
        elif isinstance(spot, Part) and spot in _BRANCHES:
            yield Branch(_BRANCHES[spot])
        else:
            yield from list_things(state, heir, spot)


def find_thing_beside(action: Action) -> Thing | None:
    """The thing beside which a message about an action is shown."""
    if isinstance(action, Take):
        return ReservePlace(action.slot)
    cell = getattr(action, "at", None) or getattr(action, "to", None)
    return None if cell is None else LandCell(cell)
