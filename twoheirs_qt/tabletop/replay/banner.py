"""The banner above a replay or a side board: its title, and buttons to leave it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.widgets.label import Label, make_column, make_row
from twoheirs_qt.tabletop.window.bottom_bar import ActionButton

_STRIPE_PX: Final = 14.0


class Banner(QFrame):
    """A title, a line below it, and a button for each action; `is_striped` marks a side board."""

    def __init__(
        self,
        actions: tuple[QAction, ...],
        parent: QWidget,
        *,
        golden_action: QAction | None = None,
        is_striped: bool = False,
    ) -> None:
        super().__init__(parent)
        self._is_striped = is_striped
        self.title = Label("", self, make_text_font(16, bold=True), wrap=True)
        self.line = Label("", self, make_text_font(13.5), wrap=True)
        for label in (self.title, self.line):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.buttons = [ActionButton(action, self) for action in actions]
        for button, action in zip(self.buttons, actions, strict=True):
            if action is golden_action:
                button.setObjectName("endTurn")
        texts = make_column(self.title, self.line, spacing=0)
        margins = (18, 13 if is_striped else 7, 14, 8)
        self.line.setStyleSheet(f"color: {find_current_theme().muted};")
        make_row((texts, 1), *self.buttons, owner=self, margins=margins, spacing=10)

    def set_texts(self, title: str, line: str) -> None:
        self.title.setText(title)
        self.line.setText(line)
        self.line.setToolTip(line)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = find_current_theme()
        painter.fillRect(self.rect(), theme.find_color("parchment_dim"))
        painter.fillRect(0, self.height() - 2, self.width(), 2, theme.find_color("ink"))
        if self._is_striped:
            edge = QRectF(0, 0, self.width(), 7)
            painter.fillRect(edge, theme.find_color("gold"))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipRect(edge)
            painter.setPen(QPen(theme.find_color("ink" if not theme.dark else "shadow"), 5))
            x = -_STRIPE_PX
            while x < self.width() + _STRIPE_PX:
                painter.drawLine(round(x), 10, round(x + 10), -3)
                x += _STRIPE_PX
        painter.end()
