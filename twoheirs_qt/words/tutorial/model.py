"""What the tutorial is made of: lessons of steps, all of them values.

A lesson begins from a position of its own. A step is told, until the player goes on, or it asks
for one action, of which some are wanted. What its words say in numbers or names is no literal but
a placeholder, filled from what the rules give for the state on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from twoheirs_qt.rules.actions import (
    Action,
    Build,
    Deploy,
    EndTurn,
    Expand,
    Move,
    Take,
    Withdraw,
)
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.words.rulebook.model import Measure
from twoheirs_qt.words.text import Text


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


class Thing(Enum):
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


Spot: TypeAlias = OnCell | OnPlace | InHand | Thing
"""Something that a step lights on the table."""


class Way(Enum):
    """How a wanted action is done with mouse and keys: each has its own words."""

    TAKE = auto()
    BUILD = auto()
    EXPAND = auto()
    MARCH = auto()
    DEPLOY = auto()
    WITHDRAW = auto()
    END_TURN = auto()


Wanted: TypeAlias = Callable[[Action], bool]
"""Whether a legal action is what a step asks for."""


@dataclass(frozen=True, slots=True)
class Task:
    """An action to be done by the player.

    - `wanted` tells which actions do it
    - `stray` is said if an action is legal but not wanted
    - `replies` are what the other heir does after it, all of them legal
    """

    way: Way
    wanted: Wanted
    stray: Text
    replies: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """A page of a lesson: its words, what fills them, what it lights, and its task, if any.

    `tile` is shown large beside the words, by its id.
    """

    texts: tuple[Text, ...]
    values: tuple[tuple[str, Measure], ...] = ()
    spots: tuple[Spot, ...] = ()
    task: Task | None = None
    tile: str = ""


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
            if step.task is not None:
                yield step.task.stray
        yield from self.learned


def told(
    *texts: Text,
    values: tuple[tuple[str, Measure], ...] = (),
    spots: tuple[Spot, ...] = (),
    tile: str = "",
) -> Step:
    """A step that is only told."""
    return Step(texts, values, spots, tile=tile)


def taking(*slots: int) -> Wanted:
    """A take, from one of `slots` or, without any, from any place."""
    return lambda action: isinstance(action, Take) and (not slots or action.slot in slots)


def building(tile: str, *cells: Cell) -> Wanted:
    """A build of `tile`, on one of `cells` or, without any, anywhere."""
    return lambda action: (
        isinstance(action, Build) and action.tile == tile and (not cells or action.at in cells)
    )


def expanding(tile: str) -> Wanted:
    """Putting `tile` face down, anywhere."""
    return lambda action: isinstance(action, Expand) and action.tile == tile


def deploying(action: Action) -> bool:
    """Deploying a troop, anywhere."""
    return isinstance(action, Deploy)


def exactly(wanted: Move | Withdraw) -> Wanted:
    """This move and no other."""
    return lambda action: action == wanted


def ending(action: Action) -> bool:
    """The end of the turn."""
    return isinstance(action, EndTurn)
