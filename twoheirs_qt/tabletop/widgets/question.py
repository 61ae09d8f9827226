"""A sentence or two and a few buttons: for questions, warnings and notices."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_monospace_font, make_text_font, scale_length
from twoheirs_qt.tabletop.widgets.dialog import Dialog, Paragraph
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, make_column, make_row
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import enable_caret_navigation

_DETAILS_LINES = 4


class Details(QWidget):
    """A text to be read and copied, shown while the button `switch` is checked.

    `width` is its width in pixels at 100 %. The dialog places `switch`.
    """

    def __init__(self, words: str, parent: QWidget, width: int) -> None:
        super().__init__(parent)
        self.words = words
        self._width = width
        self.text = QPlainTextEdit(words, self)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFont(make_monospace_font(12))
        enable_caret_navigation(self.text)
        self.copy = QPushButton(self)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(words))
        self.switch = QPushButton(parent)
        self.switch.setCheckable(True)
        self.switch.toggled.connect(self.setVisible)
        for button in (self.copy, self.switch):
            button.setAutoDefault(False)
        make_column(self.text, make_row(None, self.copy), owner=self, margins=NO_MARGINS, spacing=6)
        self.switch.setText(self.tr("&Details"))
        self.copy.setText(self.tr("&Copy"))
        self.text.setAccessibleName(self.tr("Details"))
        self.hide()

    def sizeHint(self) -> QSize:
        height = (
            _DETAILS_LINES * self.text.fontMetrics().lineSpacing() + self.copy.sizeHint().height()
        )
        return QSize(scale_length(self._width), height + scale_length(30))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


_TEXT_WIDTH = 420


class AnswerKeys(Enum):
    """The keys that choose an answer: Enter and Escape each for at most one."""

    NONE = auto()
    ENTER = auto()
    ESCAPE = auto()
    BOTH = auto()


class Answer(NamedTuple):
    """A button: its text, the function it calls, and the keys that choose it."""

    words: str
    then: Callable[[], object] | None = None
    keys: AnswerKeys = AnswerKeys.NONE


class Question(Dialog):
    """Shows `title` and `words` and lets the player choose; closing it is the same as Escape.

    A button shows `details`, to be read and copied.
    """

    def __init__(
        self,
        title: str,
        text: str,
        answers: tuple[Answer, ...],
        parent: QWidget | None,
        details: str = "",
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._answers = answers
        heading = Label(title, self, make_text_font(18, bold=True), wrap=True)
        body = Paragraph(_TEXT_WIDTH, self, text)
        body.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setAccessibleDescription(text)
        self.buttons: list[QPushButton] = []
        for answer in answers:
            enters = answer.keys in (AnswerKeys.ENTER, AnswerKeys.BOTH)
            button = self.add_button(partial(self._answer, answer), answer.words, default=enters)
            if enters:
                button.setFocus()
            self.buttons.append(button)
        self.add_rows(heading, body)
        self.details = Details(details, self, _TEXT_WIDTH) if details else None
        self.column.addSpacing(6)
        if self.details is None:
            self.add_rows((None, *self.buttons))
        else:
            self.add_rows(self.details, (self.details.switch, None, *self.buttons))
        self.fix_size_to_contents()

    def reject(self) -> None:
        for answer in self._answers:
            if answer.keys in (AnswerKeys.ESCAPE, AnswerKeys.BOTH):
                self._answer(answer)
                return
        super().reject()

    def _answer(self, answer: Answer, _checked: bool = False) -> None:
        self.done(self.DialogCode.Accepted)
        if answer.then is not None:
            answer.then()


class Notice(Question):
    """Shows `title` and `words` with one button to close it."""

    def __init__(self, title: str, text: str, parent: QWidget | None, details: str = "") -> None:
        understood = QCoreApplication.translate("Question", "Got it")
        super().__init__(title, text, (Answer(understood, None, AnswerKeys.BOTH),), parent, details)
