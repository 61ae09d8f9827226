"""The tutorial, compiled from `tutorial/` of the game's resources."""

from __future__ import annotations

from typing import Any, Final, cast

from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.codec.position import parse_position
from twoheirs_qt.games.bunny_kingdom.prose import lessons
from twoheirs_qt.games.bunny_kingdom.prose.measures import MEASURES
from twoheirs_qt.games.bunny_kingdom.rules import actions, catalogue
from twoheirs_qt.games.bunny_kingdom.rules.state import State
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.files.errors import add_file_to_errors
from twoheirs_qt.tabletop.files.reading import read_json
from twoheirs_qt.tabletop.prose.compiled import load_compiled
from twoheirs_qt.tabletop.prose.course_model import Course

COURSE: Final = cast(
    Course,
    load_compiled(
        "games/bunny_kingdom/tutorial/course.json", MEASURES, (catalogue, actions, lessons)
    ),
)
LESSONS: Final = COURSE.lessons


def find_start(lesson_id: str) -> State:
    """The position from which a lesson begins. Raises FileError."""
    path = data.find_path(f"games/bunny_kingdom/tutorial/{lesson_id}.json")
    with add_file_to_errors(path):
        document: Any = read_json(path)
        return parse_position(document, load_program_catalogue())
