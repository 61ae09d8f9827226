"""The tutorial as a whole: what is written in `resources/games/two_heirs/tutorial/`, compiled
with the program, and what stands on every page of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from twoheirs_qt.games.two_heirs.prose.measures import MEASURES
from twoheirs_qt.games.two_heirs.rules import actions, components
from twoheirs_qt.games.two_heirs.tutorial import model
from twoheirs_qt.tabletop.prose.compiled import load_compiled
from twoheirs_qt.tabletop.prose.course_model import Course, Lesson
from twoheirs_qt.tabletop.text.text import Text, translate

_COURSE: Final = cast(
    Course,
    load_compiled("games/two_heirs/tutorial/course.json", MEASURES, (actions, components, model)),
)

LESSONS: Final = _COURSE.lessons
BY_MOUSE: Final = _COURSE.mouse
BY_KEYS: Final = _COURSE.keys
IN_OUTLINE: Final = _COURSE.outline

MOUSE: Final = translate("Tutorial", "Mouse")
KEYS: Final = translate("Tutorial", "Keys")
READ_ON: Final = translate(
    "Tutorial", "There's nothing to do here yet. Read this, then choose “Next”."
)
#: Before what the step asks for: "First take a tile."
LEGAL: Final = translate("Tutorial", "Allowed, but not in this step.")
WAIT: Final = translate("Tutorial", "Wait a moment: Blue is playing.")
HENRY_PLAYS: Final = translate("Tutorial", "Watch Henry's turn on the table.")
OVER: Final = translate("Tutorial", "This lesson is finished. Go on to the next one.")


def lesson(lesson_id: str) -> Lesson | None:
    """The lesson of that id, None if there is none."""
    return next((lesson for lesson in LESSONS if lesson.id == lesson_id), None)


def texts() -> Iterator[Text]:
    """Every text of the tutorial."""
    yield from _COURSE.texts()
    yield from (MOUSE, KEYS, READ_ON, LEGAL, WAIT, HENRY_PLAYS, OVER)
