"""One line of the score sheet: pointed at or focused, it names the cells its points come from."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolTip, QWidget

from twoheirs_qt.drawing.art import Art, Look
from twoheirs_qt.drawing.fonts import scaled_font
from twoheirs_qt.drawing.theme import current_theme
from twoheirs_qt.rules.cells import Cell

PICTURE: Final = 34
_PAD: Final = 3
_NAME: Final = 13
_SMALLEST: Final = 9
_SMALL: Final = 11
_POINTS: Final = 15
_PALE: Final = 0.4
_WIDE: Final = 10_000
_TALL: Final = 10_000
_WRAP: Final = Qt.TextFlag.TextWordWrap


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
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
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
        return QSize(190, self.heightForWidth(190))

    def minimumSizeHint(self) -> QSize:
        return QSize(150, self.heightForWidth(_WIDE))

    def heightForWidth(self, width: int) -> int:
        """What does not fit beside the points takes a further line in the same size."""
        room = self._room(width)
        high = _height(self._name_font(room), self.line.name, room)
        high += _height(scaled_font(_SMALL), self.line.place, room)
        return max(PICTURE if self._has_picture else 0, high) + 2 * _PAD

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
        picture = self._picture()
        if picture is not None:
            painter.drawPixmap(_PAD + 2, round((self.height() - PICTURE) / 2), picture)
        self._paint_points(painter)
        self._paint_name(painter)
        painter.end()

    @property
    def _has_picture(self) -> bool:
        return self.line.look is not None or bool(self.line.picture)

    @property
    def _left(self) -> int:
        """Where the name begins."""
        return _PAD + 2 + (PICTURE + 7 if self._has_picture else 0)

    def _points_width(self) -> int:
        metrics = QFontMetrics(scaled_font(_POINTS, bold=True))
        return max(metrics.horizontalAdvance(text) for text in ("00", self.line.points))

    def _sum_width(self) -> int:
        if not self.line.sum:
            return 0
        return QFontMetrics(scaled_font(_NAME)).horizontalAdvance(self.line.sum) + 2

    def _room(self, width: int) -> int:
        """How wide name and place may be in a line of this width."""
        right = _PAD + 4 + self._points_width() + 6
        if self.line.sum:
            right += self._sum_width() + 4
        return max(1, width - self._left - right)

    def _name_font(self, room: int) -> QFont:
        """Return the common size, or a smaller one if one word alone is too long."""
        size = _NAME
        while size > _SMALLEST and _longest(scaled_font(size), self.line.name) >= room:
            size -= 1
        return scaled_font(size)

    def _picture(self) -> QPixmap | None:
        ratio, line = self.devicePixelRatioF(), self.line
        if line.look is not None:
            return self._art.tile(line.look, PICTURE, ratio)
        if line.picture:
            return self._art.picture(line.picture, PICTURE, PICTURE, ratio)
        return None

    def _paint_points(self, painter: QPainter) -> None:
        middle = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        right = float(self.width() - _PAD - 4)
        painter.setPen(current_theme().color("ink"))
        painter.setFont(scaled_font(_POINTS, bold=True))
        points = self.line.points if self._shown is None else str(self._shown)
        wide = self._points_width()
        if not self._waits:
            painter.drawText(QRectF(right - wide, 0, wide, self.height()), middle, points)
        right -= wide + 6
        if self.line.sum:
            painter.setPen(current_theme().color("muted"))
            painter.setFont(scaled_font(_NAME))
            wide = self._sum_width()
            painter.drawText(QRectF(right - wide, 0, wide, self.height()), middle, self.line.sum)

    def _paint_name(self, painter: QPainter) -> None:
        room = self._room(self.width())
        font, small = self._name_font(room), scaled_font(_SMALL)
        high, below = _height(font, self.line.name, room), _height(small, self.line.place, room)
        top = (self.height() - high - below) // 2
        self._squeezed = _longest(font, self.line.name) > room
        painter.setPen(current_theme().color("ink"))
        painter.setFont(font)
        painter.drawText(QRect(self._left, top, room, high), _WRAP, self.line.name)
        painter.setPen(current_theme().color("muted"))
        painter.setFont(small)
        painter.drawText(QRect(self._left, top + high, room, below), _WRAP, self.line.place)


def _longest(font: QFont, text: str) -> int:
    """The width of the longest part of a text that is never broken."""
    metrics = QFontMetrics(font)
    return max(metrics.horizontalAdvance(word) for word in text.split(" "))


def _height(font: QFont, text: str, room: int) -> int:
    if not text:
        return 0
    return QFontMetrics(font).boundingRect(QRect(0, 0, room, _TALL), _WRAP, text).height()
