"""The panel of the score sheet, and the running total that counts up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QFrame, QSizePolicy, QWidget

from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.results.sheet import ScoreSheetView
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.parchment import CENTER, write_line
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.text.text import join_sentences
from twoheirs_qt.tabletop.widgets.label import Label, make_column, make_row

_HEIGHT_PX: Final = 66
_TEXT_SIZE: Final = 34.0
_GAP: Final = 10.0


class Tally(QWidget):
    """Shows the `totals` of White and Blue with their flags."""

    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self.totals = (0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(300, scale_length(_HEIGHT_PX))

    def show_totals(self, white: int, blue: int) -> None:
        """Show new totals."""
        if (white, blue) != self.totals:
            self.totals = (white, blue)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), find_current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, self.width(), 2), theme.find_color("ink"))
        font = make_text_font(_TEXT_SIZE, bold=True)
        side = self.height() * 0.56
        for heir in Heir:
            half = QRectF(self.width() / 2 * heir, 2, self.width() / 2, self.height() - 2)
            text = str(self.totals[heir])
            metrics = QFontMetricsF(font)
            width = max(metrics.horizontalAdvance(sample) for sample in ("00", text)) + 4
            left = half.center().x() - (side + _GAP + width) / 2
            flag = self._art.find_pixmap(f"heir/{heir.word}", side, side, self.devicePixelRatioF())
            painter.drawPixmap(round(left), round(half.center().y() - side / 2), flag)
            rect = QRectF(left + side + _GAP, half.top(), width, half.height())
            write_line(painter, rect, CENTER, text, font, theme.find_color("ink"))
        painter.end()


_MIN_WIDTH_PX, _MAX_WIDTH_PX, _WIDTH_SHARE = 410, 540, 0.34


class CloseButton(QAbstractButton):
    """A button with a cross."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        return QSize(28, 28)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.hasFocus():
            painter.setPen(QPen(find_current_theme().find_color("gold_deep"), 2))
            painter.setBrush(find_current_theme().find_color("button_hover"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)
        painter.setPen(QPen(find_current_theme().find_color("ink"), 2.4))
        painter.drawLine(QPointF(9, 9), QPointF(self.width() - 9, self.height() - 9))
        painter.drawLine(QPointF(self.width() - 9, 9), QPointF(9, self.height() - 9))
        painter.end()


class _Title(Label):
    """The title; when it is focused, its accessible name is the result of `read_out`."""

    def __init__(self, read_out: Callable[[], str], parent: QWidget) -> None:
        super().__init__("", parent, make_text_font(20, bold=True), wrap=True)
        self._read_out = read_out

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.setAccessibleName(self._read_out())
        super().focusInEvent(event)


class ScorePanel(QFrame):
    """A panel with `sheet` and, while points are counted, `tally`.

    - `closed`: the player closes it
    - `pressed`: a mouse button is pressed where nothing else takes it
    """

    closed = Signal()
    pressed = Signal()

    def __init__(self, sheet: ScoreSheetView, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("scorePanel")
        self.sheet = sheet
        self.tally = Tally(art, self)
        self.is_final = False
        """Whether it shows the final scoring."""
        self._title = _Title(self._make_spoken_text, self)
        self.close_button = CloseButton(self)
        self.close_button.clicked.connect(self.closed)
        head = make_row((self._title, 1), self.close_button, margins=(16, 12, 12, 6))
        make_column(head, (sheet, 1), self.tally, owner=self, margins=(2, 0, 2, 0), spacing=0)
        self._set_texts()

    def take_focus(self) -> None:
        """Focus the title, so that a screen reader reads the result first.

        Some readers miss announcements while much changes, but none misses the focus.
        """
        self._title.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.sheet.set_tab_order(self._title)
        self._title.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_spoken_text(self) -> str:
        return join_sentences((self._title.text(), self.sheet.spoken))

    def calculate_width(self, window_width: int) -> int:
        """Return the width of the panel in a window of `window_width` pixels."""
        return min(
            round(
                min(
                    max(window_width * _WIDTH_SHARE, scale_length(_MIN_WIDTH_PX)),
                    scale_length(_MAX_WIDTH_PX),
                )
            ),
            window_width,
        )

    def show_final(self, final: bool) -> None:
        """Set the title: the final scoring, or else the points so far."""
        self.is_final = final
        self._set_texts()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() == Qt.Key.Key_Down and self._title.hasFocus() and self.sheet.lines:
            self.sheet.lines[0].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), find_current_theme().find_color("parchment"))
        for edge in (0, self.width() - 2):
            painter.fillRect(edge, 0, 2, self.height(), find_current_theme().find_color("ink"))
        painter.end()

    def _set_texts(self) -> None:
        self._title.setText(self.tr("Final scoring") if self.is_final else self.tr("Points so far"))
        self.close_button.setToolTip(self.tr("Close the score sheet"))
        self.close_button.setAccessibleName(self.tr("Close the score sheet"))
