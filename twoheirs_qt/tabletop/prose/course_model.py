"""The model of a tutorial: lessons of steps, all of them values.

A lesson begins from a position of its own. The player reads a step and goes on, or it asks for one
action, of which some are wanted. Numbers and names in its texts are placeholders, filled by the
rules for the state on the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from twoheirs_qt.tabletop.prose.book_model import Measure
from twoheirs_qt.tabletop.text.text import Text


@dataclass(frozen=True, slots=True)
class Task:
    """An action to be done by the player.

    - `way`: a member of the game's ways of doing an action, each with words of its own
    - `kind` is the class of the wanted actions, `given` the values of the first of its fields;
      the others are left to the player
    - `stray` is shown if an action is legal but not wanted
    - `replies` are what others do after it, all of them legal
    """

    way: Any
    kind: type[Any]
    given: tuple[object, ...]
    stray: Text
    replies: tuple[Any, ...] = ()

    def is_done_by(self, action: Any) -> bool:
        """Whether a legal action does it."""
        fields = action.__match_args__[: len(self.given)]
        return isinstance(action, self.kind) and self.given == tuple(
            getattr(action, field) for field in fields
        )


@dataclass(frozen=True, slots=True)
class Step:
    """A page of a lesson: its texts, the values that fill them, and its task, if any.

    - `spots`: what is lit on the game's table
    - `shown_piece`: a piece shown large beside the text, by its id
    - `by_mouse`, `by_keys`: a last paragraph for who plays with the mouse, and for who plays by
      keys or by ear
    """

    texts: tuple[Text, ...]
    values: tuple[tuple[str, Measure], ...] = ()
    spots: tuple[Any, ...] = ()
    task: Task | None = None
    shown_piece: str = ""
    by_mouse: Text | None = None
    by_keys: Text | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """`id` never changes: progress is kept by it, and its position is the file `{id}.json`.

    `learned` sums it up; `section` of the rule book tells more.
    """

    id: str
    title: Text
    steps: tuple[Step, ...]
    learned: tuple[Text, ...]
    section: str

    def list_texts(self) -> Iterator[Text]:
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
    """All lessons in their order, and how tasks are done, by the ways of the game.

    `mouse` and `keys` are for the table; `outline` tells of keys, too.
    """

    lessons: tuple[Lesson, ...]
    mouse: Mapping[Any, Text]
    keys: Mapping[Any, Text]
    outline: Mapping[Any, Text]

    def list_texts(self) -> Iterator[Text]:
        for lesson in self.lessons:
            yield from lesson.list_texts()
        for ways in (self.mouse, self.keys, self.outline):
            yield from ways.values()
