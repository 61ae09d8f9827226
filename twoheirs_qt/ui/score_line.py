"""One line of the score sheet: pointed at or focused, it names the cells its points come from."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolTip, QWidget

from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.ui.art import Art, Look
from twoheirs_qt.ui.fonts import scaled_font
from twoheirs_qt.ui.theme import current_theme

PICTURE: Final = 34
_PAD: Final = 3
_NAME: Final = 13
_SMALLEST: Final = 9
_SMALL: Final = 11
_LEAST: Final = 8
_POINTS: Final = 15
_PALE: Final = 0.4


class ScoreLineText(NamedTuple):
    """The texts of a line: `name`, below it `place`, at the right `sum` and `points`.

    `tip` is the full name, `spoken` the whole line as a sentence for screen readers. `look` is the
    tile's picture, or `picture` the name of another, if there is one.
    """

    name: str
    place: str
    sum: str
    points: str
    tip: str
    spoken: str
    cells: tuple[Cell, ...]
    look: Look | None = None
    picture: str = ""


class ScoreLine(QAbstractButton):
    """Shows a `ScoreLineText`; emits `pointed` with its cells, and with `()` when it is left."""

    pointed = Signal(object)

    def __init__(self, line: ScoreLineText, art: Art, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.line = line
        self._art = art
        self._shown: int | None = None
        self._waits = self._lit = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(line.spoken)
        self._squeezed = False
        if line.tip not in line.spoken:
            self.setAccessibleDescription(line.tip)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        # A click or Space keeps the cells lit, as the focus that comes with it does.
        self.clicked.connect(self._point)

    def event(self, event: QEvent) -> bool:
        # A tip lies over other lines: it comes only if it tells more than is read here.
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            if self._squeezed or self.line.picture:
                QToolTip.showText(event.globalPos(), self.line.tip, self)
            return True
        return super().event(event)

    def sizeHint(self) -> QSize:
        lines = QFontMetrics(scaled_font(_NAME)).lineSpacing()
        if self.line.place:
            lines += QFontMetrics(scaled_font(_SMALL)).lineSpacing()
        picture = PICTURE if self.line.look or self.line.picture else 0
        return QSize(190, max(picture, lines) + 2 * _PAD)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, self.sizeHint().height())

    def show_counted(self, points: int | None, *, lit: bool = False) -> None:
        """While points are counted: show so many as counted by now, or pale for None.

        `lit`: these are being counted.
        """
        self._shown, self._waits, self._lit = points, points is None, lit
        self.update()

    def _point(self) -> None:
        self.pointed.emit(self.line.cells)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._point()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.hasFocus():
            self.pointed.emit(())
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._point()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(())
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._walk(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def _walk(self, way: int) -> None:
        """Go to the next line of the page, or the one before; stay where there is none."""
        page = self.parentWidget()
        lines = [self] if page is None else page.findChildren(ScoreLine)
        number = lines.index(self) + way
        if 0 <= number < len(lines):
            lines[number].setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.hasFocus() or self.underMouse() or self._lit:
            painter.setBrush(current_theme().color("gold", 0.25))
            pen = QPen(current_theme().color("gold_deep"), 2 if self.hasFocus() else 1)
            painter.setPen(pen)
            painter.drawRoundedRect(whole, 5, 5)
        if self._waits:
            painter.setOpacity(_PALE)
        left = _PAD + 2.0
        picture = self._picture()
        if picture is not None:
            top = (self.height() - PICTURE) / 2
            painter.drawPixmap(round(left), round(top), picture)
            left += PICTURE + 7
        right = self._paint_points(painter)
        self._paint_name(painter, left, right)
        painter.end()

    def _picture(self) -> QPixmap | None:
        ratio, line = self.devicePixelRatioF(), self.line
        if line.look is not None:
            return self._art.tile(line.look, PICTURE, ratio)
        if line.picture:
            return self._art.picture(line.picture, PICTURE, PICTURE, ratio)
        return None

    def _paint_points(self, painter: QPainter) -> float:
        """Paint the points at the right; returns where they begin."""
        middle = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        right = float(self.width() - _PAD - 4)
        painter.setPen(current_theme().color("ink"))
        painter.setFont(scaled_font(_POINTS, bold=True))
        points = self.line.points if self._shown is None else str(self._shown)
        wide = max(
            painter.fontMetrics().horizontalAdvance(text) for text in ("00", self.line.points)
        )
        if not self._waits:
            painter.drawText(QRectF(right - wide, 0, wide, self.height()), middle, points)
        right -= wide + 6
        if self.line.sum:
            painter.setPen(current_theme().color("muted"))
            painter.setFont(scaled_font(_NAME))
            wide = painter.fontMetrics().horizontalAdvance(self.line.sum) + 2
            painter.drawText(QRectF(right - wide, 0, wide, self.height()), middle, self.line.sum)
            right -= wide + 4
        return right

    def _paint_name(self, painter: QPainter, left: float, right: float) -> None:
        room = int(right - left)
        name, small = QFontMetrics(scaled_font(_NAME)), QFontMetrics(scaled_font(_SMALL))
        high = name.lineSpacing() + (small.lineSpacing() if self.line.place else 0)
        top = (self.height() - high) / 2
        elide = Qt.TextElideMode.ElideRight
        painter.setPen(current_theme().color("ink"))
        size = _NAME
        while size > _SMALLEST and name.horizontalAdvance(self.line.name) >= room:
            size -= 1
            name = QFontMetrics(scaled_font(size))
        painter.setFont(scaled_font(size))
        words = name.elidedText(self.line.name, elide, room)
        self._squeezed = size < _NAME - 1 or words != self.line.name
        painter.drawText(QRectF(left, top, room, name.lineSpacing()), 0, words)
        if self.line.place:
            size = _SMALL
            while size > _LEAST and small.horizontalAdvance(self.line.place) >= room:
                size -= 1
                small = QFontMetrics(scaled_font(size))
            painter.setPen(current_theme().color("muted"))
            painter.setFont(scaled_font(size))
            words = small.elidedText(self.line.place, elide, room)
            below = QRectF(left, top + name.lineSpacing(), room, small.lineSpacing())
            painter.drawText(below, 0, words)
