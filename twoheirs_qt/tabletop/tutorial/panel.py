"""The sheet beside the table: the words of a step, its task, and the buttons to go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QTextDocumentFragment,
)
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QStackedWidget, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.prose.course_model import Lesson
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, join_sentences
from twoheirs_qt.tabletop.widgets.dialog import VerticalScrollArea
from twoheirs_qt.tabletop.widgets.label import Label, TaggedLabel, make_column, make_row

_BUTTON_PADDING_PX, _MIN_LETTERS_PX = 92, 8.0
"""Pixels beside the words of a button, and the smallest letters."""


class LessonList(QWidget):
    """A list of lessons; `chosen` carries the id of one, `intro` is the sentence above them."""

    chosen = Signal(str)

    def __init__(self, lessons: Sequence[Lesson], intro: Text, parent: QWidget) -> None:
        super().__init__(parent)
        self._lessons = lessons
        self._intro = intro
        self._done: frozenset[str] = frozenset()
        self._title = Label("", self, make_text_font(25, bold=True), wrap=True)
        self._words = Label("", self, make_text_font(15), wrap=True)
        self.buttons: dict[str, QPushButton] = {}
        inner = QWidget(self)
        for lesson in lessons:
            button = QPushButton(inner)
            button.setAutoDefault(True)
            button.setFont(make_text_font(15, bold=True))
            button.setStyleSheet("text-align: left; padding-left: 9px; padding-right: 6px;")
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, name=lesson.id: self.chosen.emit(name))
            self.buttons[lesson.id] = button
        make_column(*self.buttons.values(), None, owner=inner, margins=(3, 3, 8, 3), spacing=7)
        self.leave_button = QPushButton(self)
        self.leave_button.setAutoDefault(True)
        scrolled, foot = VerticalScrollArea(inner, self), make_row(None, self.leave_button)
        parts = (self._title, self._words, (scrolled, 1), foot)
        make_column(*parts, owner=self, margins=(20, 16, 12, 14), spacing=10)
        self._show_lessons()

    def show_done(self, done: frozenset[str], current_id: str) -> None:
        """Mark the lessons that are done, and set the focus to lesson `current_id`."""
        self._done = done
        self._show_lessons()
        if current_id in self.buttons:
            self.buttons[current_id].setDefault(True)
            self.buttons[current_id].setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Choose a font in which every title has room."""
        room = self.width() - _BUTTON_PADDING_PX
        size = 15.0
        words = [button.text() for button in self.buttons.values()]
        while size > _MIN_LETTERS_PX:
            metrics = QFontMetrics(make_text_font(size, bold=True))
            if all(metrics.horizontalAdvance(text) <= room for text in words):
                break
            size -= 0.5
        for button in self.buttons.values():
            button.setFont(make_text_font(size, bold=True))

    def _show_lessons(self) -> None:
        self._title.setText(self.tr("Learn the game in ten minutes"))
        self._words.setText(localize(self._intro))
        for number, lesson in enumerate(self._lessons, 1):
            done = lesson.id in self._done
            button = self.buttons[lesson.id]
            title = localize(lesson.title).replace("&", "&&")
            mark = "✓" if done else "  "
            button.setText(f"{mark} {number}. {title}")
            state = self.tr("done") if done else self.tr("not done yet")
            button.setAccessibleName(f"{number}. {localize(lesson.title)}")
            button.setAccessibleDescription(state)
        self.leave_button.setText(self.tr("Leave the tutorial"))
        self._fit()


_MIN_WIDTH_PX: Final = 330
_MAX_WIDTH_PX: Final = 470
_WIDTH_SHARE: Final = 0.27
_MAX_WIDTH_SHARE: Final = 0.34
"""The shares of a window for the sheet; the rest is the table's, however large the letters are."""
_DOT_PX: Final = 9


class Dots(QWidget):
    """A dot for each step: filled if it is done, with a golden rim if it is the present one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.count = 0
        self.current = 0
        self.setFixedHeight(_DOT_PX + 8)

    def show_step(self, current: int, count: int) -> None:
        """Show step `current` of `count`, from 0; `count` if all are done."""
        self.current, self.count = current, count
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = _DOT_PX + 9
        for index in range(self.count):
            centre = QPointF(_DOT_PX / 2 + 3 + index * gap, self.height() / 2)
            theme, is_current = find_current_theme(), index == self.current
            painter.setPen(QPen(theme.find_color("gold_deep" if is_current else "muted"), 2))
            painter.setBrush(theme.find_color("gold" if is_current else "muted"))
            if index > self.current:
                painter.setBrush(Qt.BrushStyle.NoBrush)
            half = _DOT_PX / 2 + (1.5 if is_current else 0)
            painter.drawEllipse(centre, half, half)
        painter.end()


class LessonPanel(QFrame):
    """Shows a page of a lesson or the list of lessons; the window connects its buttons."""

    def __init__(self, lessons: Sequence[Lesson], intro: Text, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tutorialPanel")
        self._spoken: list[str] = []
        self.contents = LessonList(lessons, intro, self)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self._make_lesson_page())
        self._pages.addWidget(self.contents)
        make_column(self._pages, owner=self, margins=(4, 4, 6, 4))
        self.to_contents.setText(self.tr("Lessons"))
        self.to_contents.setToolTip(self.tr("All lessons of the tutorial"))
        self.previous.setText(self.tr("Back"))
        self.previous.setToolTip(self.tr("Back to the previous step; what you did is undone"))
        self.show_me.setText(self.tr("Show me"))
        self.show_me.setToolTip(self.tr("Let the program do this step"))
        self.next.setText(self.tr("Next"))
        self._color()

    def _make_lesson_page(self) -> QWidget:
        page = QWidget(self)
        self._over_title = self._make_label(14)
        self._title = self._make_label(25, bold=True)
        self.dots = Dots(page)
        self.to_contents = self._make_button()
        self.words = self._make_label(17, kind=TaggedLabel)
        self.words.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # to be read again, and to scroll
        self.more = self._make_button()
        self.how = self._make_label(13.5, kind=TaggedLabel)
        self._trouble = self._make_label(15, bold=True)
        self._trouble.setObjectName("trouble")
        text = QWidget(page)
        self._picture = Label(parent=page)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        parts = (self.words, make_row(self.more, None), self.how, self._trouble, self._picture)
        self._text = make_column(*parts, None, owner=text, margins=(0, 6, 10, 0), spacing=12)
        self.text_area = VerticalScrollArea(text, page)
        self.previous = self._make_button()
        self.show_me = self._make_button()
        self.next = self._make_button()
        self.next.setDefault(True)
        head = make_row((self._over_title, 1), self.to_contents)
        # Where "Next" was, nothing is on the next page that a second click would press.
        foot = make_row(self.previous, self.show_me, None, self.next, spacing=8)
        rows = (head, self._title, self.dots, (self.text_area, 1), foot)
        make_column(*rows, owner=page, margins=(20, 14, 12, 14), spacing=6)
        return page

    def _make_label(self, size: float, *, bold: bool = False, kind: type[Label] = Label) -> Label:
        label = kind(parent=self)
        label.setWordWrap(True)
        label.setFont(make_text_font(size, bold=bold))
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        return label

    def _make_button(self) -> QPushButton:
        button = QPushButton(self)
        button.setAutoDefault(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    # -- what it shows ---------------------------------------------------------------------------

    def show_lesson(self, over_title: str, title: str, current: int, count: int) -> None:
        """Show the name of the lesson, and its present step."""
        self._over_title.setText(over_title)
        self._title.setText(title)
        self.dots.show_step(current, count)
        step_text = self.tr("Step {step} of {count}").format(
            step=min(current + 1, count), count=count
        )
        self.dots.setAccessibleName(step_text)
        self._pages.setCurrentIndex(0)

    def show_words(
        self, paragraphs: Sequence[str], how: str = "", spoken: Sequence[str] = ()
    ) -> None:
        """Show the words of a step as rich text, and `how` to do its task.

        `spoken`: the paragraphs for screen readers, with the task as it is done by keys.
        """
        words = "".join(f"<p>{paragraph}</p>" for paragraph in spoken or paragraphs)
        self._spoken = QTextDocumentFragment.fromHtml(words).toPlainText().split("\n")
        self.words.setText("".join(f"<p>{paragraph}</p>" for paragraph in paragraphs))
        self.words.setAccessibleName(join_sentences(self._spoken))
        self.more.hide()
        self.how.setText(how)
        self.how.setVisible(bool(how))
        self.show_trouble("")
        self.text_area.verticalScrollBar().setValue(0)

    def show_more(self, text: str, keys: str) -> None:
        """Show the way into the rule book, until other words are shown."""
        self.more.setText(f"{text} ({keys})")
        self.more.setAccessibleName(text)
        self.more.setAccessibleDescription(keys)
        self.more.show()

    def show_picture(self, picture: QPixmap | None, name: str = "") -> None:
        """Show a picture of what is called `name` below the words, or none."""
        self._picture.setPixmap(picture or QPixmap())
        self._picture.setAccessibleName(name)
        self._picture.setVisible(picture is not None)

    def show_trouble(self, text: str) -> None:
        """Show what went wrong, until the next step; empty words hide it."""
        self._trouble.setText(text)
        self._trouble.setVisible(bool(text))
        if text:
            self._text.activate()
            self.text_area.ensureWidgetVisible(self._trouble)

    @property
    def trouble(self) -> str:
        """Explanation of a mistake; empty if there was none."""
        return self._trouble.text()

    def show_contents(self, done: frozenset[str], current_id: str) -> None:
        """Show the list of lessons, marking those `done`, with the focus on `current_id`."""
        self.contents.show_done(done, current_id)  # else the focus would pass by another one
        self._pages.setCurrentWidget(self.contents)
        self.contents.show_done(done, current_id)

    @property
    def shows_contents(self) -> bool:
        """Whether the list of lessons is shown."""
        return self._pages.currentWidget() is self.contents

    @property
    def spoken(self) -> str:
        """The page for screen readers, without the mouse's part; its first step with the title."""
        title = (self._over_title.text(), self._title.text())
        step_text = self.dots.accessibleName() if self.dots.current < self.dots.count else ""
        return join_sentences(
            (*(title if self.dots.current == 0 else ()), step_text, *self._spoken)
        )

    def calculate_width(self, width: int) -> int:
        """The width of the sheet in a window that is so many pixels wide."""
        return round(
            min(
                max(width * _WIDTH_SHARE, scale_length(_MIN_WIDTH_PX)),
                scale_length(_MAX_WIDTH_PX),
                width * _MAX_WIDTH_SHARE,
            )
        )

    def sizeHint(self) -> QSize:
        return QSize(scale_length(_MIN_WIDTH_PX), 400)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), find_current_theme().find_color("parchment"))
        painter.fillRect(
            self.width() - 2, 0, 2, self.height(), find_current_theme().find_color("ink")
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(find_current_theme().find_color("line", 0.55), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(5.5, 5.5, -7.5, -5.5), 6, 6)
        painter.end()

    def _color(self) -> None:
        theme = find_current_theme()
        self.how.setStyleSheet(
            f"color: {theme.ink}; background: {theme.parchment_dim}; "
            f"border-left: 5px solid {theme.gold}; border-radius: 3px; "
            "padding: 6px 8px 6px 10px;"
        )
        self._over_title.setStyleSheet(f"color: {theme.muted};")
        self._trouble.setStyleSheet(f"color: {theme.danger};")
