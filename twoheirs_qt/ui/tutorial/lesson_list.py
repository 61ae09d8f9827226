"""The list of lessons, each to be begun by itself."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from twoheirs_qt.ui.dialogs.roomy import Scrolled
from twoheirs_qt.ui.fonts import scaled_font
from twoheirs_qt.ui.label import Label
from twoheirs_qt.ui.language import say
from twoheirs_qt.ui.lines import column, row
from twoheirs_qt.words.tutorial.course import LESSONS

_AROUND, _LEAST = 92, 8.0
"""Pixels beside the words of a button, and the smallest letters."""


class LessonList(QWidget):
    """`chosen` carries the id of a lesson."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._done: frozenset[str] = frozenset()
        self._title = Label("", self, scaled_font(25, bold=True), wrap=True)
        self._words = Label("", self, scaled_font(15), wrap=True)
        self.buttons: dict[str, QPushButton] = {}
        inner = QWidget(self)
        for lesson in LESSONS:
            button = QPushButton(inner)
            button.setAutoDefault(True)
            button.setFont(scaled_font(15, bold=True))
            button.setStyleSheet("text-align: left; padding-left: 9px; padding-right: 6px;")
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, name=lesson.id: self.chosen.emit(name))
            self.buttons[lesson.id] = button
        column(*self.buttons.values(), None, of=inner, margins=(3, 3, 8, 3), spacing=7)
        self.leave_button = QPushButton(self)
        self.leave_button.setAutoDefault(True)
        lessons, foot = Scrolled(inner, self), row(None, self.leave_button)
        parts = (self._title, self._words, (lessons, 1), foot)
        column(*parts, of=self, margins=(20, 16, 12, 14), spacing=10)
        self._show_lessons()

    def show_done(self, done: frozenset[str], now: str) -> None:
        """Mark the lessons that are done, and set the focus to lesson `now`."""
        self._done = done
        self._show_lessons()
        if now in self.buttons:
            self.buttons[now].setDefault(True)
            self.buttons[now].setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Choose a font in which every title has room."""
        room = self.width() - _AROUND
        size = 15.0
        words = [button.text() for button in self.buttons.values()]
        while size > _LEAST:
            metrics = QFontMetrics(scaled_font(size, bold=True))
            if all(metrics.horizontalAdvance(text) <= room for text in words):
                break
            size -= 0.5
        for button in self.buttons.values():
            button.setFont(scaled_font(size, bold=True))

    def _show_lessons(self) -> None:
        self._title.setText(self.tr("Learn the game in ten minutes"))
        self._words.setText(
            self.tr(
                "Eight short lessons, to play in order or one at a time. You can stop whenever "
                "you like and continue later; your games are not affected."
            )
        )
        for number, lesson in enumerate(LESSONS, 1):
            done = lesson.id in self._done
            button = self.buttons[lesson.id]
            title = say(lesson.title).replace("&", "&&")
            mark = "✓" if done else "  "
            button.setText(f"{mark} {number}. {title}")
            state = self.tr("done") if done else self.tr("not done yet")
            button.setAccessibleName(f"{number}. {say(lesson.title)}")
            button.setAccessibleDescription(state)
        self.leave_button.setText(self.tr("Leave the tutorial"))
        self._fit()
