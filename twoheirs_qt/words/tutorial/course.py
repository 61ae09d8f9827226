"""The tutorial as a whole, lesson after lesson, and what stands on every page of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from twoheirs_qt.words.text import Text, translate
from twoheirs_qt.words.tutorial.building import BUILDING
from twoheirs_qt.words.tutorial.ending import ENDING
from twoheirs_qt.words.tutorial.expanding import EXPANDING
from twoheirs_qt.words.tutorial.henry import HENRY
from twoheirs_qt.words.tutorial.model import Lesson, Way
from twoheirs_qt.words.tutorial.moving import MOVING
from twoheirs_qt.words.tutorial.roads import ROADS
from twoheirs_qt.words.tutorial.scoring import SCORING
from twoheirs_qt.words.tutorial.taking import TAKING

LESSONS: Final = (TAKING, BUILDING, EXPANDING, MOVING, ROADS, SCORING, ENDING, HENRY)

BY_MOUSE: Final[Mapping[Way, Text]] = {
    Way.TAKE: translate("Tutorial", "Click the tile, then “Take”. Or drag it onto your hand."),
    Way.BUILD: translate("Tutorial", "Click the tile in your hand, then a lit cell. Or drag it."),
    Way.EXPAND: translate(
        "Tutorial", "Click the tile in your hand, right-click to turn it over, click a lit cell."
    ),
    Way.MARCH: translate("Tutorial", "Click the troop, then the lit tile. Or drag it."),
    Way.DEPLOY: translate("Tutorial", "Click the troop in the ring, then a lit tile. Or drag it."),
    Way.WITHDRAW: translate(
        "Tutorial", "Click the troop, then the middle of the ring. Or drag it there."
    ),
    Way.END_TURN: translate("Tutorial", "The golden button is at the bottom right."),
}
"""How to do it with the mouse."""

BY_KEYS: Final[Mapping[Way, Text]] = {
    Way.TAKE: translate("Tutorial", "Tab to the ring, arrows to the tile, then Enter twice."),
    Way.BUILD: translate(
        "Tutorial", "The tile's number in your hand (1, 2, 3), arrows to a lit cell, Enter."
    ),
    Way.EXPAND: translate(
        "Tutorial", "The tile's number in your hand, F to turn it over, arrows, Enter."
    ),
    Way.MARCH: translate(
        "Tutorial", "Tab to the landscape, arrows to the troop, Enter, arrows, Enter."
    ),
    Way.DEPLOY: translate(
        "Tutorial", "Tab to the troops in the ring, arrows, Enter, then arrows and Enter."
    ),
    Way.WITHDRAW: translate("Tutorial", "Tab to the landscape, arrows to the troop, then W."),
    Way.END_TURN: Text("", "{keys}"),
}
"""How to do it with keys."""

IN_OUTLINE: Final[Mapping[Way, Text]] = {
    Way.TAKE: translate("Tutorial", "1 goes to the reserve, arrows to the tile, then Enter."),
    Way.BUILD: translate(
        "Tutorial", "3 goes to the hands, arrows to the tile, Enter; then a cell, and Enter."
    ),
    Way.EXPAND: translate(
        "Tutorial", "3 goes to the hands, arrows to the tile, Enter; then “Expand”, and Enter."
    ),
    Way.MARCH: translate(
        "Tutorial", "4 goes to the troops, arrows to the troop, Enter; then a tile, and Enter."
    ),
    Way.DEPLOY: translate(
        "Tutorial", "4 goes to the troops, arrows to one in the ring, Enter; a tile, and Enter."
    ),
    Way.WITHDRAW: translate(
        "Tutorial", "4 goes to the troops, arrows to the troop, Enter; “Withdraw”, and Enter."
    ),
    Way.END_TURN: Text("", "{keys}"),
}
"""How to do it with keys in the outline."""

MOUSE: Final = translate("Tutorial", "Mouse")
KEYS: Final = translate("Tutorial", "Keys")
READ_ON: Final = translate(
    "Tutorial", "Nothing is to be done here yet. Read the sheet, then go on with “Next”."
)
WAIT: Final = translate("Tutorial", "Wait a moment: Blue is playing.")
OVER: Final = translate("Tutorial", "This lesson is over. Go on with the next one.")


def lesson(lesson_id: str) -> Lesson | None:
    """The lesson of that id, None if there is none."""
    return next((each for each in LESSONS if each.id == lesson_id), None)


def texts() -> Iterator[Text]:
    """Every text of the tutorial."""
    for each in LESSONS:
        yield from each.texts()
    for ways in (BY_MOUSE, BY_KEYS, IN_OUTLINE):
        yield from ways.values()
    yield from (MOUSE, KEYS, READ_ON, WAIT, OVER)
