"""A card with a picture and words, to be pressed or chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from twoheirs_qt.drawing.art import Art
from twoheirs_qt.drawing.ground import paint_ground
from twoheirs_qt.drawing.parchment import (
    CENTER,
    LEFT,
    draw_check_box,
    fit_line,
    fit_lines,
    sheet,
    spread,
    write,
)
from twoheirs_qt.drawing.theme import current_theme, serif_font

_PAD: Final = 12.0
_LINE: Final = 15.0
_SMALL: Final = 13.0
_TICK: Final = 19.0
_SAID: Final = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)


def smallest(fonts: Iterable[tuple[QFont, QFont]]) -> tuple[QFont, QFont]:
    """Of several pairs of fonts the smallest first and the smallest second one."""
    named, said = (min(each, key=QFont.pixelSize) for each in zip(*fonts, strict=True))
    return named, said


class Kind(Enum):
    """How a card is laid out."""

    TABLE = auto()
    """A large picture at the left, and lines of words beside it."""
    OPPONENT = auto()
    """Pieces above, a name and a line below."""
    PLAIN = auto()
    """A small picture and one line."""


class PictureCard(QAbstractButton):
    """Shows `lines`, the first of them large, and a picture.

    `unit` is how many pixels a unit of the page has, for all that it draws; `golden` marks what
    is meant first. A TABLE card shows `picture`, the others the `pieces` by their names. Cards
    `beside` each other are written in the same letters.
    """

    def __init__(self, kind: Kind, art: Art, parent: QWidget, pieces: Sequence[str] = ()) -> None:
        super().__init__(parent)
        self._kind, self._art, self._pieces = kind, art, tuple(pieces)
        self.lines: tuple[str, ...] = ()
        self.unit = 1.0
        self.golden = False
        self.beside: Sequence[PictureCard] = (self,)
        self.picture: QPixmap | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # it is painted anew under the pointer

    def say(self, *lines: str) -> None:
        """Show these lines; screen readers get the first as its name, the rest as more about it.

        A letter that is marked by `&` in the first one is the card's key where it can be checked.
        """
        if self.isCheckable():
            self.setText(lines[0])
        lines = (lines[0].replace("&", ""), *lines[1:])
        self.lines = tuple(line for line in lines if line)
        self.setAccessibleName(lines[0])
        self.setAccessibleDescription(". ".join(self.lines[1:]))
        self.update()

    @property
    def frame(self) -> QRectF:
        """Where the picture of the table is."""
        pad, inner = _PAD * self.unit, QRectF(self.rect()).adjusted(2, 1, -3, -6)
        inner.adjust(pad, pad, -pad, -pad)
        inner.setWidth(round(min(inner.height() * 1.5, inner.width() * 0.42)))
        return inner

    def sizeHint(self) -> QSize:
        unit = self.unit
        if self._kind is not Kind.PLAIN:
            return QSize(round(200 * unit), round(120 * unit))
        words = QFontMetricsF(self._font(_LINE, bold=True)).horizontalAdvance(self.lines[0])
        return QSize(round(words + 2.4 * _PAD * unit), round(44 * unit))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and not self.isCheckable():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect()).adjusted(2, 1, -3, -6)
        if self.isDown():
            whole.translate(0, 1)
        sheet(painter, theme, whole, active=self._is_lit)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("gold_deep"), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(whole.adjusted(6, 6, -6, -6), 5, 5)
        {
            Kind.TABLE: self._paint_table,
            Kind.OPPONENT: self._paint_opponent,
            Kind.PLAIN: self._paint_plain,
        }[self._kind](painter, whole)
        if self.isCheckable():
            side = _TICK * self.unit
            box = QRectF(whole.right() - side - 10, whole.top() + 10, side, side)
            draw_check_box(painter, theme, box, on=self.isChecked())
        painter.end()

    @property
    def _is_lit(self) -> bool:
        if self.isCheckable():
            return self.isChecked()
        return self.golden or self.underMouse()

    def _font(self, pixels: float, *, bold: bool = False) -> QFont:
        return serif_font(pixels * self.unit, bold=bold)

    def _paint_table(self, painter: QPainter, whole: QRectF) -> None:
        theme, unit, frame = current_theme(), self.unit, self.frame
        painter.save()
        path = QPainterPath()
        path.addRoundedRect(frame, 5, 5)
        painter.setClipPath(path)
        ratio = self.devicePixelRatioF()
        paint_ground(painter, frame, theme, self._art, ratio)
        if self.picture is not None:
            painter.drawPixmap(frame.topLeft(), self.picture)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color("shadow" if theme.dark else "ink"), 2))
        painter.drawRoundedRect(frame, 5, 5)
        text = QRectF(whole)
        text.setLeft(frame.right() + 18 * unit)
        text.setRight(whole.right() - 12 * unit)
        sizes = ((27, True, "ink", 38), (17, True, "ink", 26), (15, False, "ink", 24))
        styles = [*sizes, *[(13.5, False, "muted", 22)] * 4]
        rows = list(zip(self.lines, styles, strict=False))
        y = whole.center().y() - sum(style[3] for _, style in rows) * unit / 2
        for line, (pixels, bold, color, high) in rows:
            where = QRectF(text.left(), y, text.width(), high * unit)
            write(painter, where, LEFT, line, self._font(pixels, bold=bold), theme.color(color))
            y += high * unit

    def _opponent_parts(self, whole: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        """Where the pieces, the name and what is said of an opponent lie.

        Two lines have room, from the top of the highest letter to the foot of a "g".
        """
        unit = self.unit
        inner = whole.adjusted(_PAD * unit, 8 * unit, -_PAD * unit, -8 * unit)
        needed = 2 * ceil(QFontMetricsF(self._font(_SMALL)).lineSpacing()) + 2 * unit
        line = QRectF(inner.left(), inner.bottom() - needed, inner.width(), needed)
        name = QRectF(inner.left(), line.top() - 25 * unit, inner.width(), 25 * unit)
        pieces = QRectF(inner.topLeft(), QPointF(inner.right(), name.top() - 3 * unit))
        return pieces, name, line

    def _paint_opponent(self, painter: QPainter, whole: QRectF) -> None:
        theme = current_theme()
        pieces, name, line = self._opponent_parts(whole)
        corners = 2 * (_TICK + 8) * self.unit if self.isCheckable() else 0.0  # one has the tick
        room = pieces.width() - corners
        side = min(pieces.height(), room / (1.1 * len(self._pieces)))
        step = side * 1.1
        x = whole.center().x() - (side + step * (len(self._pieces) - 1)) / 2
        for piece in self._pieces:
            drawn = self._art.picture(piece, side, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, pieces.top()), drawn)
            x += step
        named, said = smallest(card._opponent_fonts() for card in self.beside)
        write(painter, name, CENTER, self.lines[0], named, theme.color("ink"))
        if len(self.lines) > 1:
            spread(painter, line, _SAID, self.lines[1], said, theme.color("muted"))

    def _opponent_fonts(self) -> tuple[QFont, QFont]:
        """In what letters the name and what is said of an opponent have room."""
        _, name, line = self._opponent_parts(QRectF(self.rect()).adjusted(2, 1, -3, -6))
        named, said = self._font(17, bold=True), self._font(_SMALL)
        if len(self.lines) > 1:
            said = fit_lines(line, _SAID, self.lines[1], said)
        return fit_line(name, self.lines[0], named), said

    def _paint_plain(self, painter: QPainter, whole: QRectF) -> None:
        theme, unit = current_theme(), self.unit
        text = whole.adjusted(_PAD * unit, 0, -_PAD * unit, 0)
        font = self._font(_LINE, bold=True)
        write(painter, text, CENTER, self.lines[0], font, theme.color("ink"))
