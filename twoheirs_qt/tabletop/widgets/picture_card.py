"""A card with a picture and text, to be pressed or checked."""

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

from twoheirs_qt.tabletop.drawing.ground import paint_ground
from twoheirs_qt.tabletop.drawing.parchment import (
    CENTER,
    LEFT,
    draw_check_box,
    draw_focus_frame,
    draw_sheet,
    fit_line,
    fit_lines,
    write_line,
    write_lines,
)
from twoheirs_qt.tabletop.drawing.pictures import Pictures
from twoheirs_qt.tabletop.drawing.theme import find_current_theme, make_serif_font

_PADDING: Final = 12.0
_LINE_FONT_SIZE: Final = 15.0
_SMALL_FONT_SIZE: Final = 13.0
_CHECK_BOX_SIDE: Final = 19.0
_LINE_FLAGS: Final = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)


def find_smallest_fonts(fonts: Iterable[tuple[QFont, QFont]]) -> tuple[QFont, QFont]:
    """Find the smallest first and the smallest second font of several pairs."""
    name_font, line_font = (
        min(fonts_of_part, key=QFont.pixelSize) for fonts_of_part in zip(*fonts, strict=True)
    )
    return name_font, line_font


class CardKind(Enum):
    """The layouts of cards."""

    TABLE = auto()
    """A large picture at the left, and lines of text beside it."""
    OPPONENT = auto()
    """Pieces above, a name and a line below."""
    COVER = auto()
    """A large picture, and a name and a line below it."""
    PLAIN = auto()
    """A small picture and one line."""


class PictureCard(QAbstractButton):
    """Shows `lines`, the first of them large, and a picture.

    `unit` is the number of pixels in a unit of the page; `is_golden` marks the main card. TABLE and
    COVER cards show `picture`, the others the pictures named by `pieces`. All
    `row_cards`, the cards of its row with itself, use the same font sizes.
    """

    def __init__(
        self, kind: CardKind, pictures: Pictures, parent: QWidget, pieces: Sequence[str] = ()
    ) -> None:
        super().__init__(parent)
        self._kind, self._pictures, self._pieces = kind, pictures, tuple(pieces)
        self.lines: tuple[str, ...] = ()
        self.unit = 1.0
        self.is_golden = False
        self.row_cards: Sequence[PictureCard] = (self,)
        self.picture: QPixmap | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # it is repainted under the pointer

    def set_lines(self, *lines: str) -> None:
        """Show these lines; screen readers get the first as the name, the others as the
        description.

        A letter marked by `&` in the first one is the key of a checkable card.
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
        """The rectangle of the picture, on TABLE and COVER cards."""
        if self._kind is CardKind.COVER:
            return self._lay_out_column(QRectF(self.rect()).adjusted(2, 1, -3, -6))[0]
        padding, rect = _PADDING * self.unit, QRectF(self.rect()).adjusted(2, 1, -3, -6)
        rect.adjust(padding, padding, -padding, -padding)
        rect.setWidth(round(min(rect.height() * 1.5, rect.width() * 0.42)))
        return rect

    def sizeHint(self) -> QSize:
        unit = self.unit
        if self._kind is not CardKind.PLAIN:
            return QSize(round(200 * unit), round(120 * unit))
        text_width = QFontMetricsF(self._make_font(_LINE_FONT_SIZE, bold=True)).horizontalAdvance(
            self.lines[0]
        )
        return QSize(round(text_width + 2.4 * _PADDING * unit), round(44 * unit))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and not self.isCheckable():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), find_current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        card_rect = QRectF(self.rect()).adjusted(2, 1, -3, -6)
        if self.isDown():
            card_rect.translate(0, 1)
        draw_sheet(painter, theme, card_rect, active=self._is_lit)
        if self.hasFocus():
            draw_focus_frame(painter, theme, card_rect)
        {
            CardKind.TABLE: self._paint_table,
            CardKind.OPPONENT: self._paint_column,
            CardKind.COVER: self._paint_column,
            CardKind.PLAIN: self._paint_plain,
        }[self._kind](painter, card_rect)
        if self.isCheckable():
            side = _CHECK_BOX_SIDE * self.unit
            box = QRectF(card_rect.right() - side - 10, card_rect.top() + 10, side, side)
            draw_check_box(painter, theme, box, on=self.isChecked())
        painter.end()

    @property
    def _is_lit(self) -> bool:
        if self.isCheckable():
            return self.isChecked()
        return self.is_golden or self.underMouse()

    def _make_font(self, pixels: float, *, bold: bool = False) -> QFont:
        return make_serif_font(pixels * self.unit, bold=bold)

    def _paint_table(self, painter: QPainter, card_rect: QRectF) -> None:
        theme, unit, frame = find_current_theme(), self.unit, self.frame
        self._paint_frame(painter, frame)
        text_rect = QRectF(card_rect)
        text_rect.setLeft(frame.right() + 18 * unit)
        text_rect.setRight(card_rect.right() - 12 * unit)
        first_styles = ((27, True, "ink", 38), (17, True, "ink", 26), (15, False, "ink", 24))
        styles = [*first_styles, *[(13.5, False, "muted", 22)] * 4]
        rows = list(zip(self.lines, styles, strict=False))
        if len(rows) == 2:  # a sentence below a name may need two lines
            self._paint_name_and_sentence(painter, text_rect)
            return
        y = card_rect.center().y() - sum(style[3] for _, style in rows) * unit / 2
        for line, (pixels, bold, color, height) in rows:
            line_rect = QRectF(text_rect.left(), y, text_rect.width(), height * unit)
            write_line(
                painter,
                line_rect,
                LEFT,
                line,
                self._make_font(pixels, bold=bold),
                theme.find_color(color),
            )
            y += height * unit

    def _paint_name_and_sentence(self, painter: QPainter, text_rect: QRectF) -> None:
        theme, unit = find_current_theme(), self.unit
        is_long = (
            QFontMetricsF(self._make_font(15.5)).horizontalAdvance(self.lines[1])
            > text_rect.width()
        )
        name_offset = (38 if is_long else 28) * unit
        name_rect = QRectF(
            text_rect.left(), text_rect.center().y() - name_offset, text_rect.width(), 36 * unit
        )
        sentence_rect = QRectF(text_rect.left(), name_rect.bottom(), text_rect.width(), 42 * unit)
        font = fit_line(name_rect, self.lines[0], self._make_font(27, bold=True))
        write_line(painter, name_rect, LEFT, self.lines[0], font, theme.find_color("ink"))
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        write_lines(
            painter,
            sentence_rect,
            flags,
            self.lines[1],
            self._make_font(15.5),
            theme.find_color("muted"),
        )

    def _paint_frame(self, painter: QPainter, frame: QRectF) -> None:
        """Paint the picture in its frame, on oak."""
        theme = find_current_theme()
        painter.save()
        path = QPainterPath()
        path.addRoundedRect(frame, 5, 5)
        painter.setClipPath(path)
        paint_ground(painter, frame, theme, self._pictures, self.devicePixelRatioF())
        if self.picture is not None:
            painter.drawPixmap(frame.topLeft(), self.picture)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.find_color("shadow" if theme.dark else "ink"), 2))
        painter.drawRoundedRect(frame, 5, 5)

    def _lay_out_column(self, card_rect: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        """Lay out a card from top to bottom: the rectangles of its picture, its name and its line.

        The last has the height of two lines, with their ascenders and descenders.
        """
        unit = self.unit
        inner = card_rect.adjusted(_PADDING * unit, 8 * unit, -_PADDING * unit, -8 * unit)
        line_height = (
            2 * ceil(QFontMetricsF(self._make_font(_SMALL_FONT_SIZE)).lineSpacing()) + 2 * unit
        )
        line_rect = QRectF(inner.left(), inner.bottom() - line_height, inner.width(), line_height)
        name_rect = QRectF(inner.left(), line_rect.top() - 25 * unit, inner.width(), 25 * unit)
        picture_rect = QRectF(inner.topLeft(), QPointF(inner.right(), name_rect.top() - 3 * unit))
        return picture_rect, name_rect, line_rect

    def _paint_column(self, painter: QPainter, card_rect: QRectF) -> None:
        theme = find_current_theme()
        picture_rect, name_rect, line_rect = self._lay_out_column(card_rect)
        if self._kind is CardKind.COVER:
            self._paint_frame(painter, picture_rect)
        elif self._pieces:
            self._paint_pieces(painter, picture_rect)
        name_font, line_font = find_smallest_fonts(
            card._fit_column_fonts() for card in self.row_cards
        )
        write_line(painter, name_rect, CENTER, self.lines[0], name_font, theme.find_color("ink"))
        if len(self.lines) > 1:
            write_lines(
                painter, line_rect, _LINE_FLAGS, self.lines[1], line_font, theme.find_color("muted")
            )

    def _paint_pieces(self, painter: QPainter, picture_rect: QRectF) -> None:
        """Paint the pictures side by side."""
        check_box_width = (
            2 * (_CHECK_BOX_SIDE + 8) * self.unit if self.isCheckable() else 0.0
        )  # one contains the check mark
        width = picture_rect.width() - check_box_width
        side = min(picture_rect.height(), width / (1.1 * len(self._pieces)))
        step = side * 1.1
        x = picture_rect.center().x() - (side + step * (len(self._pieces) - 1)) / 2
        for piece in self._pieces:
            pixmap = self._pictures.find_pixmap(piece, side, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, picture_rect.top()), pixmap)
            x += step

    def _fit_column_fonts(self) -> tuple[QFont, QFont]:
        """Find the fonts in which the name and the line below it fit."""
        _, name_rect, line_rect = self._lay_out_column(QRectF(self.rect()).adjusted(2, 1, -3, -6))
        name_font, line_font = self._make_font(17, bold=True), self._make_font(_SMALL_FONT_SIZE)
        if len(self.lines) > 1:
            line_font = fit_lines(line_rect, _LINE_FLAGS, self.lines[1], line_font)
        return fit_line(name_rect, self.lines[0], name_font), line_font

    def _paint_plain(self, painter: QPainter, card_rect: QRectF) -> None:
        theme, unit = find_current_theme(), self.unit
        text_rect = card_rect.adjusted(_PADDING * unit, 0, -_PADDING * unit, 0)
        font = self._make_font(_LINE_FONT_SIZE, bold=True)
        write_line(painter, text_rect, CENTER, self.lines[0], font, theme.find_color("ink"))
