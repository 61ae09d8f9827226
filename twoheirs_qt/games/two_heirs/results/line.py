"""A line of the score sheet, which highlights its cells when pointed at or focused."""

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

from twoheirs_qt.games.two_heirs.drawing.art import Art, Look
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.drawing.theme import find_current_theme

PICTURE_PX: Final = 34
_PADDING_PX: Final = 3
_NAME_PX: Final = 13
_MIN_NAME_PX: Final = 9
_PLACE_PX: Final = 11
_POINTS_PX: Final = 15
_UNCOUNTED_OPACITY: Final = 0.4
_UNLIMITED_WIDTH_PX: Final = 10_000
_UNLIMITED_HEIGHT_PX: Final = 10_000
_WRAP: Final = Qt.TextFlag.TextWordWrap


class ScoreLineText(NamedTuple):
    """The texts of a line: `name`, below it `place`, at the right `scorer` and `points`.

    `tip` is the full name, `spoken` the whole line as a sentence for screen readers. `look` is the
    tile's picture, or `picture` the name of another, if there is one.
    """

    name: str
    place: str
    scorer: str
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
        self._counted_points: int | None = None
        self._is_uncounted = self._is_highlighted = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(line.spoken)
        self._is_cut_off = False
        if line.tip not in line.spoken:
            self.setAccessibleDescription(line.tip)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        # A click or Space keeps the cells highlighted, like the focus.
        self.clicked.connect(self._point)

    def event(self, event: QEvent) -> bool:
        # A tip covers other lines, so it is shown only if it contains more than the line.
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            if self._is_cut_off or self.line.picture:
                QToolTip.showText(event.globalPos(), self.line.tip, self)
            return True
        return super().event(event)

    def sizeHint(self) -> QSize:
        return QSize(190, self.heightForWidth(190))

    def minimumSizeHint(self) -> QSize:
        return QSize(150, self.heightForWidth(_UNLIMITED_WIDTH_PX))

    def heightForWidth(self, width: int) -> int:
        """Return the height, with more lines of text for what does not fit beside the points."""
        text_width = self._calculate_name_width(width)
        height = _measure_height(self._choose_name_font(text_width), self.line.name, text_width)
        height += _measure_height(make_text_font(_PLACE_PX), self.line.place, text_width)
        return max(PICTURE_PX if self._has_picture else 0, height) + 2 * _PADDING_PX

    def show_counted(self, points: int | None, *, highlighted: bool = False) -> None:
        """Show the points counted so far; None: not counted yet.

        `highlighted`: this line is being counted.
        """
        self._counted_points = points
        self._is_uncounted = points is None
        self._is_highlighted = highlighted
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
            self._focus_neighbour(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def _focus_neighbour(self, step: int) -> None:
        """Focus the next line of the page, or the one before, if there is one."""
        page = self.parentWidget()
        lines = [self] if page is None else page.findChildren(ScoreLine)
        number = lines.index(self) + step
        if 0 <= number < len(lines):
            lines[number].setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.hasFocus() or self.underMouse() or self._is_highlighted:
            painter.setBrush(find_current_theme().find_color("gold", 0.25))
            pen = QPen(find_current_theme().find_color("gold_deep"), 2 if self.hasFocus() else 1)
            painter.setPen(pen)
            painter.drawRoundedRect(frame, 5, 5)
        if self._is_uncounted:
            painter.setOpacity(_UNCOUNTED_OPACITY)
        picture = self._find_picture()
        if picture is not None:
            painter.drawPixmap(_PADDING_PX + 2, round((self.height() - PICTURE_PX) / 2), picture)
        self._paint_points(painter)
        self._paint_name(painter)
        painter.end()

    @property
    def _has_picture(self) -> bool:
        return self.line.look is not None or bool(self.line.picture)

    @property
    def _name_x(self) -> int:
        """The position of the name."""
        return _PADDING_PX + 2 + (PICTURE_PX + 7 if self._has_picture else 0)

    def _measure_points_width(self) -> int:
        metrics = QFontMetrics(make_text_font(_POINTS_PX, bold=True))
        return max(metrics.horizontalAdvance(text) for text in ("00", self.line.points))

    def _measure_scorer_width(self) -> int:
        if not self.line.scorer:
            return 0
        return QFontMetrics(make_text_font(_NAME_PX)).horizontalAdvance(self.line.scorer) + 2

    def _calculate_name_width(self, width: int) -> int:
        """Return the width for name and place in a line of `width`."""
        right = _PADDING_PX + 4 + self._measure_points_width() + 6
        if self.line.scorer:
            right += self._measure_scorer_width() + 4
        return max(1, width - self._name_x - right)

    def _choose_name_font(self, width: int) -> QFont:
        """Return the common size, or a smaller one if one word alone is too long."""
        size = _NAME_PX
        while (
            size > _MIN_NAME_PX
            and _measure_longest_word(make_text_font(size), self.line.name) >= width
        ):
            size -= 1
        return make_text_font(size)

    def _find_picture(self) -> QPixmap | None:
        ratio, line = self.devicePixelRatioF(), self.line
        if line.look is not None:
            return self._art.find_tile_pixmap(line.look, PICTURE_PX, ratio)
        if line.picture:
            return self._art.find_pixmap(line.picture, PICTURE_PX, PICTURE_PX, ratio)
        return None

    def _paint_points(self, painter: QPainter) -> None:
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        right = float(self.width() - _PADDING_PX - 4)
        painter.setPen(find_current_theme().find_color("ink"))
        painter.setFont(make_text_font(_POINTS_PX, bold=True))
        points = self.line.points if self._counted_points is None else str(self._counted_points)
        width = self._measure_points_width()
        if not self._is_uncounted:
            painter.drawText(QRectF(right - width, 0, width, self.height()), flags, points)
        right -= width + 6
        if self.line.scorer:
            painter.setPen(find_current_theme().find_color("muted"))
            painter.setFont(make_text_font(_NAME_PX))
            width = self._measure_scorer_width()
            painter.drawText(
                QRectF(right - width, 0, width, self.height()), flags, self.line.scorer
            )

    def _paint_name(self, painter: QPainter) -> None:
        width = self._calculate_name_width(self.width())
        font, place_font = self._choose_name_font(width), make_text_font(_PLACE_PX)
        name_height = _measure_height(font, self.line.name, width)
        place_height = _measure_height(place_font, self.line.place, width)
        top = (self.height() - name_height - place_height) // 2
        self._is_cut_off = _measure_longest_word(font, self.line.name) > width
        painter.setPen(find_current_theme().find_color("ink"))
        painter.setFont(font)
        painter.drawText(QRect(self._name_x, top, width, name_height), _WRAP, self.line.name)
        painter.setPen(find_current_theme().find_color("muted"))
        painter.setFont(place_font)
        painter.drawText(
            QRect(self._name_x, top + name_height, width, place_height), _WRAP, self.line.place
        )


def _measure_longest_word(font: QFont, text: str) -> int:
    """Return the width of the longest word of a text."""
    metrics = QFontMetrics(font)
    return max(metrics.horizontalAdvance(word) for word in text.split(" "))


def _measure_height(font: QFont, text: str, width: int) -> int:
    if not text:
        return 0
    return (
        QFontMetrics(font)
        .boundingRect(QRect(0, 0, width, _UNLIMITED_HEIGHT_PX), _WRAP, text)
        .height()
    )
