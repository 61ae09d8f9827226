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
from twoheirs_qt.tabletop.tutorial.texts import ALL

COURSE: Final = cast(
    Course,
    load_compiled("games/two_heirs/tutorial/course.json", MEASURES, (actions, components, model)),
)

LESSONS: Final = COURSE.lessons

INTRO: Final = translate(
    "Tutorial",
    "Eight short lessons, to play in order or one at a time. You can stop whenever you like and "
    "continue later; your games are not affected.",
)
WAIT: Final = translate("Tutorial", "Wait a moment: Blue is playing.")
HENRY_PLAYS: Final = translate("Tutorial", "Watch Henry's turn on the table.")


def find_lesson(lesson_id: str) -> Lesson | None:
    """The lesson of that id, None if there is none."""
    return next((lesson for lesson in LESSONS if lesson.id == lesson_id), None)


def list_texts() -> Iterator[Text]:
    """Every text of the tutorial."""
    yield from COURSE.list_texts()
    yield from (*ALL, INTRO, WAIT, HENRY_PLAYS)
