"""The panel of practice: what is asked, the answer, and the progress by theme."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from twoheirs_qt.games.two_heirs.advice.practice import ThemeProgress
from twoheirs_qt.games.two_heirs.advice.themes import Theme
from twoheirs_qt.games.two_heirs.words import practice as texts
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import join_sentences
from twoheirs_qt.tabletop.widgets.controls import ComboBox
from twoheirs_qt.tabletop.widgets.dialog import VerticalScrollArea
from twoheirs_qt.tabletop.widgets.flow_layout import FlowLayout
from twoheirs_qt.tabletop.widgets.label import Label, make_column
from twoheirs_qt.tabletop.window.bottom_bar import ActionButton

_WIDTH_PX: Final = 360
_MAX_SHARE: Final = 0.42


class PracticePanel(QFrame):
    """Shows texts, a choice of themes, and a button for each action.

    `theme_chosen` carries a `Theme`, or None for all.
    """

    theme_chosen = Signal(object)

    def __init__(self, actions: Sequence[QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self.themes = ComboBox(self)
        self.themes.set_name(self.tr("Theme and progress"))
        self.due = Label("", self, make_text_font(13), wrap=True, muted=True)
        page = QWidget(self)
        self.title = Label("", page, make_text_font(17, bold=True), wrap=True)
        self.words = Label("", page, make_text_font(14), wrap=True)
        make_column(self.title, self.words, None, owner=page, margins=(2, 2, 8, 2), spacing=8)
        self._scroll_area = VerticalScrollArea(page, self)
        self._scroll_area.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # so that keys scroll it
        self.buttons = [ActionButton(action, self) for action in actions]
        self.buttons[0].setObjectName("endTurn")  # golden if it is ready
        buttons = QWidget(self)
        flow = FlowLayout(self.buttons, buttons)
        flow.setContentsMargins(0, 0, 0, 0)
        flow.setSpacing(8)
        make_column(
            *(self.themes, self.due, (self._scroll_area, 1), buttons),
            owner=self,
            margins=(16, 12, 12, 12),
            spacing=8,
        )
        self.themes.currentIndexChanged.connect(self._choose_theme)

    def calculate_width(self, width: int) -> int:
        """Return the width of the panel in a page of this width."""
        return min(scale_length(_WIDTH_PX), round(width * _MAX_SHARE))

    def show_progress(self, rows: Sequence[ThemeProgress], theme: Theme | None) -> None:
        """List the themes with the progress of each, and how many positions are due."""
        with QSignalBlocker(self.themes):
            self.themes.clear()
            for row in rows:
                name = texts.ALL_THEMES if row.theme is None else texts.name_theme(row.theme)
                line = texts.THEME_LINE.fill(
                    theme=name, done=str(row.done_count), count=str(row.position_count)
                )
                self.themes.addItem(localize(line), row.theme)
                if row.theme is theme:
                    self.themes.setCurrentIndex(self.themes.count() - 1)
                    due = texts.DUE.fill_n(row.due_count) if row.due_count else texts.NONE_DUE
                    self.due.setText(localize(due))
        self.themes.updateGeometry()

    def show_texts(self, title: str, text: str) -> None:
        """Show what is asked, or the answer."""
        if text != self.words.text():
            self._scroll_area.verticalScrollBar().setValue(0)
        self.title.setText(title)
        self.words.setText(text)
        self._scroll_area.setAccessibleName(join_sentences((title, text)))

    def show_ready(self, is_ready: bool) -> None:
        """Make the first button golden only if going on is the next thing to do."""
        self.buttons[0].set_ready(is_ready)

    def _choose_theme(self) -> None:
        word = self.themes.currentData()  # Qt makes a plain string of a theme
        self.theme_chosen.emit(None if word is None else Theme(word))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), find_current_theme()
        painter.fillRect(self.rect(), theme.find_color("parchment"))
        painter.fillRect(QRectF(0, 0, 2, self.height()), theme.find_color("ink"))
        painter.end()
