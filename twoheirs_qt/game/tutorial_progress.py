"""How far the player has come in the tutorial, as the text that the settings keep."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

from twoheirs_qt.files.actions import dump_action, parse_action
from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.rules import Action
from twoheirs_qt.words.tutorial.course import LESSONS


@dataclass(frozen=True, slots=True)
class Progress:
    """- `done`: ids of the lessons gone through to their end
    - `lesson`, `number`: the lesson last shown and its step; an empty id if none was
    - `actions`: what the player has done in it
    """

    done: frozenset[str] = frozenset()
    lesson: str = ""
    number: int = 0
    actions: tuple[Action, ...] = ()

    def finished(self, lesson_id: str) -> Progress:
        """The same progress with that lesson done."""
        return replace(self, done=self.done | {lesson_id})

    @property
    def next_lesson(self) -> str:
        """The first lesson that is not done; the very first if all are."""
        return next((each.id for each in LESSONS if each.id not in self.done), LESSONS[0].id)


def read(text: str) -> Progress:
    """The progress written in `text`; none if the text makes no sense."""
    try:
        data: dict[str, Any] = json.loads(text)
        known = {each.id for each in LESSONS}
        lesson = str(data["lesson"])
        return Progress(
            frozenset(str(each) for each in data["done"]) & known,
            lesson if lesson in known else "",
            max(0, int(data["number"])),
            tuple(parse_action(each) for each in data["actions"]),
        )
    except (ValueError, TypeError, KeyError, AttributeError, FileFault):
        return Progress()


def written(progress: Progress) -> str:
    """`progress` as text."""
    return json.dumps(
        {
            "done": sorted(progress.done),
            "lesson": progress.lesson,
            "number": progress.number,
            "actions": [dump_action(action) for action in progress.actions],
        }
    )
