"""A sentence or two and a few buttons: for questions, warnings and notices."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from twoheirs_qt.ui.dialogs.details import Details
from twoheirs_qt.ui.dialogs.dialog import Dialog
from twoheirs_qt.ui.dialogs.roomy import Paragraph
from twoheirs_qt.ui.fonts import scaled_font
from twoheirs_qt.ui.label import Label

_WIDE = 420


class Kind(Enum):
    """What Enter and Escape do: each at most once in a question."""

    PLAIN = auto()
    ENTER = auto()
    ESCAPE = auto()
    BOTH = auto()


class Answer(NamedTuple):
    """A button: its text, what Enter and Escape do with it, and what happens when it is chosen."""

    words: str
    then: Callable[[], object] | None = None
    kind: Kind = Kind.PLAIN


class Question(Dialog):
    """Shows `title` and `words` and lets the player choose; closing it means what Escape means.

    `details` are for who wants to know exactly: a button shows them, to be read and copied.
    """

    def __init__(
        self,
        title: str,
        words: str,
        answers: tuple[Answer, ...],
        parent: QWidget | None,
        details: str = "",
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._answers = answers
        heading = Label(title, self, scaled_font(18, bold=True), wrap=True)
        body = Paragraph(_WIDE, self, words)
        body.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setAccessibleDescription(words)
        self.buttons: list[QPushButton] = []
        for answer in answers:
            enters = answer.kind in (Kind.ENTER, Kind.BOTH)
            button = self.button(partial(self._answer, answer), answer.words, default=enters)
            if enters:
                button.setFocus()
            self.buttons.append(button)
        self.show_all(heading, body)
        self.details = Details(details, self, _WIDE) if details else None
        self.column.addSpacing(6)
        if self.details is None:
            self.show_all((None, *self.buttons))
        else:
            self.show_all(self.details, (self.details.switch, None, *self.buttons))
        self.keep_size()

    def reject(self) -> None:
        for answer in self._answers:
            if answer.kind in (Kind.ESCAPE, Kind.BOTH):
                self._answer(answer)
                return
        super().reject()

    def _answer(self, answer: Answer, _checked: bool = False) -> None:
        self.done(self.DialogCode.Accepted)
        if answer.then is not None:
            answer.then()


class Notice(Question):
    """Shows `title` and `words` with one button to close it."""

    def __init__(self, title: str, words: str, parent: QWidget | None, details: str = "") -> None:
        understood = QCoreApplication.translate("Question", "Got it")
        super().__init__(title, words, (Answer(understood, None, Kind.BOTH),), parent, details)
