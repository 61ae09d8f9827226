"""The progress of a player in a tutorial: the lessons that are done, and the step of one."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.tutorial.run import LessonRun


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress in a tutorial.

    - `done`: ids of the lessons gone through to their end
    - `lesson`, `number`: the lesson last shown and its step; an empty id if none was
    - `actions`: what the player has done in it
    """

    done: frozenset[str] = frozenset()
    lesson: str = ""
    number: int = 0
    actions: tuple[Any, ...] = ()

    def add_run(self, run: LessonRun) -> Progress:
        """Return the progress after `run`; its step is not stored while others still reply."""
        done = self.done | ({run.lesson.id} if run.step is None else set())
        if run.is_replying:
            return replace(self, done=done)
        return Progress(done, run.lesson.id, run.number, run.task_actions)

    def find_next_lesson(self, lessons: Sequence[str]) -> str:
        """The first lesson that is not done; the very first if all are."""
        return next((lesson for lesson in lessons if lesson not in self.done), lessons[0])


def read_progress(
    text: str, lessons: Collection[str], parse_action: Callable[[Any], Any]
) -> Progress:
    """Read the progress in `text`; an empty one if the text cannot be read."""
    try:
        data: dict[str, Any] = json.loads(text)
        lesson = str(data["lesson"])
        return Progress(
            frozenset(map(str, data["done"])) & frozenset(lessons),
            lesson if lesson in lessons else "",
            max(0, int(data["number"])),
            tuple(parse_action(action) for action in data["actions"]),
        )
    except Exception:  # text that anybody may have edited
        return Progress()


def dump_progress(progress: Progress, dump_action: Callable[[Any], Any]) -> str:
    """Dump the progress as text."""
    return json.dumps(
        {
            "done": sorted(progress.done),
            "lesson": progress.lesson,
            "number": progress.number,
            "actions": [dump_action(action) for action in progress.actions],
        }
    )
