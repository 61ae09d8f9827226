"""The texts of a step, as rich text in the present language."""

from __future__ import annotations

import html

from PySide6.QtCore import QCoreApplication

from twoheirs_qt.ui.rulebook.rich_text import rich_text
from twoheirs_qt.words.played import Played
from twoheirs_qt.words.text import Text
from twoheirs_qt.words.tutorial import course
from twoheirs_qt.words.tutorial.model import Lesson, Step, Task


def texts_of(step: Step, seen: Played, *, keys: bool) -> list[Text]:
    """The paragraphs of a step, filled with what the rules give for what is seen.

    `keys`: as one hears it who plays by keys.
    """
    values = {name: ask(seen) for name, ask in step.values}
    aside = step.by_keys if keys else step.by_mouse
    texts = [text.fill(**values) if values else text for text in step.texts]
    return texts if aside is None else [*texts, aside]


def how_to(task: Task, end_turn_keys: str, *, keys: bool, outline: bool) -> str:
    """How a task is done with the mouse, with keys, too, or with keys in the outline."""
    by_mouse, by_keys = course.BY_MOUSE[task.way], by_keys_of(task, end_turn_keys, outline=outline)
    if outline:
        return rich_text(by_keys)
    if not keys:
        return rich_text(by_mouse)
    rows = ((course.MOUSE, by_mouse), (course.KEYS, by_keys))
    return "".join(f"<p><b>{rich_text(head)}:</b> {rich_text(text)}</p>" for head, text in rows)


def by_keys_of(task: Task, end_turn_keys: str, *, outline: bool) -> Text:
    """How a task is done with keys, at the table or in the outline."""
    ways = course.IN_OUTLINE if outline else course.BY_KEYS
    return ways[task.way].fill(keys=end_turn_keys)


def summary(lesson: Lesson, *, last: bool) -> list[str]:
    """What has been learned; `last`: nothing is left to learn."""
    items = "".join(f"<li>{rich_text(text)}</li>" for text in lesson.learned)
    head = html.escape(QCoreApplication.translate("TutorialWindow", "In short"), quote=False)
    words = [f"<b>{head}</b>", f"<ul style='margin-left: -18px;'>{items}</ul>"]
    if last:
        bye = QCoreApplication.translate("TutorialWindow", "Now you know the game. Have fun!")
        words.insert(0, html.escape(bye, quote=False))
    return words
