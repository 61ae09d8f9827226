"""The parts of the tutorial: lessons of steps, all of them values.

A lesson begins from a position of its own. A step is told, until the player goes on, or it asks
for one action, of which some are wanted. What its words say in numbers or names is no literal but
a placeholder, filled from what the rules give for the state on the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from twoheirs_qt.prose.compiled import Measure
from twoheirs_qt.rules.actions import Action
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.text.text import Text


@dataclass(frozen=True, slots=True)
class OnCell:
    """A cell of the landscape, empty or not."""

    at: Cell


@dataclass(frozen=True, slots=True)
class OnPlace:
    """A place (0 to 6) of the royal reserve."""

    slot: int


@dataclass(frozen=True, slots=True)
class InHand:
    """A tile in the player's hand, by id."""

    tile: str


class Part(Enum):
    """Parts of the table that are lit as wholes."""

    LANDSCAPE = auto()
    """Every tile of it."""
    REACH = auto()
    """The tiles in the player's reach."""
    SHIELD = auto()
    RING = auto()
    """The middle of the ring, where troops stand."""
    SUPPLY = auto()
    HAND = auto()
    """The player's hand."""
    ACCESS = auto()
    """The player's access to the three resources."""
    TROOPS = auto()
    """The player's troops, wherever they stand."""
    OPPONENT = auto()
    """The place of the other heir."""
    END_TURN = auto()
    """The button that ends the turn."""


Spot: TypeAlias = OnCell | OnPlace | InHand | Part
"""Something that a step lights on the table."""


class Way(Enum):
    """The ways of doing a wanted action with mouse and keys: each has its own words.

    The value is what the action is called in files.
    """

    TAKE = "take"
    BUILD = "build"
    EXPAND = "expand"
    MARCH = "move"
    DEPLOY = "deploy"
    WITHDRAW = "withdraw"
    END_TURN = "end-turn"


@dataclass(frozen=True, slots=True)
class Task:
    """An action to be done by the player.

    - `kind` is the class of the wanted actions, `given` the values of the first of its fields;
      the others are left to the player
    - `stray` is said if an action is legal but not wanted
    - `replies` are what the other heir does after it, all of them legal
    """

    way: Way
    kind: type[Action]
    given: tuple[object, ...]
    stray: Text
    replies: tuple[Action, ...] = ()

    def wanted(self, action: Action) -> bool:
        """Whether a legal action does it."""
        fields = action.__match_args__[: len(self.given)]
        return isinstance(action, self.kind) and self.given == tuple(
            getattr(action, field) for field in fields
        )


@dataclass(frozen=True, slots=True)
class Step:
    """A page of a lesson: its words, what fills them, what it lights, and its task, if any.

    - `by_mouse`, `by_keys`: a last paragraph for who plays with the mouse, and for who plays by
      keys or by ear
    - `tile` is shown large beside the words, by its id
    """

    texts: tuple[Text, ...]
    values: tuple[tuple[str, Measure], ...] = ()
    spots: tuple[Spot, ...] = ()
    task: Task | None = None
    tile: str = ""
    by_mouse: Text | None = None
    by_keys: Text | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """`id` never changes: progress is kept by it, and its position is `tutorial/{id}.json`.

    `learned` sums it up; `section` of the rule book tells more.
    """

    id: str
    title: Text
    steps: tuple[Step, ...]
    learned: tuple[Text, ...]
    section: str

    def texts(self) -> Iterator[Text]:
        """Every text of the lesson, placeholders not filled."""
        yield self.title
        for step in self.steps:
            yield from step.texts
            yield from filter(None, (step.by_mouse, step.by_keys))
            if step.task is not None:
                yield step.task.stray
        yield from self.learned


@dataclass(frozen=True, slots=True)
class Course:
    """All lessons in their order, and how tasks are done.

    `mouse` and `keys` are for the table; `outline` tells of keys, too.
    """

    lessons: tuple[Lesson, ...]
    mouse: Mapping[Way, Text]
    keys: Mapping[Way, Text]
    outline: Mapping[Way, Text]

    def texts(self) -> Iterator[Text]:
        for lesson in self.lessons:
            yield from lesson.texts()
        for ways in (self.mouse, self.keys, self.outline):
            yield from ways.values()
