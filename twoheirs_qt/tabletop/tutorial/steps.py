"""The texts of a step, of a task and of the end of a lesson, as they are shown."""

from __future__ import annotations

import html
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from twoheirs_qt.tabletop.book.markup import format_rich_text
from twoheirs_qt.tabletop.prose.course_model import Lesson, Step
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.tutorial.texts import KEYS, MOUSE


def list_texts(step: Step, source: Any, *, keys: bool) -> list[Text]:
    """The paragraphs of a step, with their placeholders filled from `source`.

    `keys`: with the words for players who use keys.
    """
    values: Mapping[str, Any] = {name: find(source) for name, find in step.values}
    extra = step.by_keys if keys else step.by_mouse
    texts = [text.fill(**values) if values else text for text in step.texts]
    return texts if extra is None else [*texts, extra]


def explain_task(by_mouse: Text, by_keys: Text) -> str:
    """Explain a task for the mouse and for keys, as rich text."""
    rows = ((MOUSE, by_mouse), (KEYS, by_keys))
    return "".join(
        f"<p><b>{format_rich_text(head)}:</b> {format_rich_text(text)}</p>" for head, text in rows
    )


def summarize_lesson(lesson: Lesson, *, last: bool) -> list[str]:
    """The summary of a lesson as rich text; `last`: nothing is left to learn."""
    items = "".join(f"<li>{format_rich_text(text)}</li>" for text in lesson.learned)
    head = html.escape(QCoreApplication.translate("TutorialWindow", "In short"), quote=False)
    words = [f"<b>{head}</b>", f"<ul style='margin-left: -18px;'>{items}</ul>"]
    if last:
        bye = QCoreApplication.translate("TutorialWindow", "Now you know the game. Have fun!")
        words.insert(0, html.escape(bye, quote=False))
    return words
