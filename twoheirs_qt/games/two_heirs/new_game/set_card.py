"""A set of tiles to choose: its symbol, name, character and buildings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGraphicsScene,
    QGraphicsView,
    QSizePolicy,
    QWidget,
)

from twoheirs_qt.games.two_heirs.drawing.art import Art, Look
from twoheirs_qt.games.two_heirs.rules.components import Tile, TileSet
from twoheirs_qt.games.two_heirs.things.tiles import list_tile_lines
from twoheirs_qt.games.two_heirs.words.names import (
    MAX_DIFFICULTY,
    describe_set,
    name_building,
    name_difficulty,
    name_set,
    rate_difficulty,
)
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.parchment import (
    LEFT,
    RIGHT,
    TOP_LEFT,
    draw_check_box,
    draw_focus_frame,
    draw_sheet,
    fit_line,
    fit_lines,
    write_line,
    write_lines,
)
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.scene.notes import Note
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import capitalize
from twoheirs_qt.tabletop.widgets.label import escape_mnemonics
from twoheirs_qt.tabletop.widgets.picture_card import find_smallest_fonts

MIN_CARD_WIDTH: Final = 250
"""The least width of a card, in pixels (at 100 %)."""
_PADDING: Final = 14.0
_HEAD_HEIGHT: Final = 28
_LINE_HEIGHT: Final = 22
_CHECK_BOX_SIDE: Final = 21.0
_DOT_SCALE: Final = 0.28
"""The size of a dot over the height of the head."""
_MIN_TILE_SIDE: Final = 50
_MAX_TILE_SIDE: Final = 240.0
_GAP: Final = 6.0
_MAX_TILE_RATIO: Final = 1.4
"""The largest ratio of the tiles of a card to those of a card beside it."""
_REST_MS: Final = 300


class SetCard(QAbstractButton):
    """A card of a set, checked when the set is chosen. It shows each building of `tiles` once.

    All `row_cards` use the same font sizes. `tile_pointed` carries the tile under the resting
    pointer, or chosen by the arrow keys, and its rectangle on this card; None when there is none.
    """

    tile_pointed = Signal(object, QRectF)

    def __init__(self, tile_set: TileSet, tiles: Sequence[Tile], art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self.tile_set = tile_set
        self._art = art
        tiles_by_building: dict[str, Tile] = {}
        for tile in tiles:
            tiles_by_building.setdefault(tile.building, tile)
        self.tiles = tuple(tiles_by_building.values())
        self.row_cards: Sequence[SetCard] = (self,)
        self._current: int | None = None
        self._rest_timer = QTimer(self)
        self._rest_timer.setSingleShot(True)
        self._rest_timer.setInterval(_REST_MS)
        self._rest_timer.timeout.connect(self._emit_tile_pointed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCheckable(True)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        names = [localize(name_building(tile.building)) for tile in self.tiles]
        self.setText(escape_mnemonics(localize(name_set(self.tile_set))))
        self.setAccessibleName(localize(name_set(self.tile_set)))
        line = localize(describe_set(self.tile_set))
        difficulty = localize(name_difficulty(self.tile_set))
        self.setAccessibleDescription(f"{line} {capitalize(difficulty)}. {', '.join(names)}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        text_height = scale_length(_HEAD_HEIGHT) + scale_length(_LINE_HEIGHT)
        return QSize(
            scale_length(MIN_CARD_WIDTH),
            round(2 * _PADDING + text_height + scale_length(_MIN_TILE_SIDE) + 2 * _GAP),
        )

    @staticmethod
    def calculate_max_height() -> int:
        """The largest useful height of a card, in pixels."""
        return round(2.6 * scale_length(_MAX_TILE_SIDE))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    # -- the places of tiles -----------------------------------------------------------------------

    def find_tile_rects(self) -> list[QRectF]:
        """The rectangle of each tile, as large as possible, in one row or in two."""
        room, (side, columns) = self._find_tile_room(), self._find_largest_side()
        other_sides = [card._find_largest_side()[0] for card in self.row_cards if card.isVisible()]
        # A card that is not laid out yet may have no room at all.
        side = max(
            1.0, float(int(min(side, _MAX_TILE_RATIO * max(1.0, min(other_sides, default=side)))))
        )
        return [
            QRectF(
                room.left() + number % columns * (side + _GAP),
                room.top() + number // columns * (side + _GAP),
                side,
                side,
            )
            for number in range(len(self.tiles))
        ]

    def _find_tile_room(self) -> QRectF:
        room = QRectF(self.rect()).adjusted(_PADDING, _PADDING, -_PADDING - 2, -_PADDING - 4)
        room.setTop(room.top() + scale_length(_HEAD_HEIGHT) + scale_length(_LINE_HEIGHT) + _GAP)
        return room

    def _find_largest_side(self) -> tuple[float, int]:
        """The side of the largest tiles that fit, and their number in a row."""
        room, max_side, columns = self._find_tile_room(), 0.0, 1
        for rows in (1, 2):
            width = -(-len(self.tiles) // rows)
            side = min(
                (room.width() - _GAP * (width - 1)) / width,
                (room.height() - _GAP * (rows - 1)) / rows,
                scale_length(_MAX_TILE_SIDE),
            )
            if side > max_side:
                max_side, columns = side, width
        return max_side, columns

    def _set_current(self, number: int | None, *, at_once: bool = False) -> None:
        """Set the tile under the pointer or chosen by an arrow key, or none."""
        if number == self._current:
            return
        self._current = number
        self.update()
        if number is None or at_once:
            self._rest_timer.stop()
            self._emit_tile_pointed()
        else:
            self.tile_pointed.emit(None, QRectF())
            self._rest_timer.start()

    def _emit_tile_pointed(self) -> None:
        if self._current is None:
            self.tile_pointed.emit(None, QRectF())
        else:
            self.tile_pointed.emit(self.tiles[self._current], self.find_tile_rects()[self._current])

    # -- events ----------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        position = event.position()
        hits = (
            number
            for number, place in enumerate(self.find_tile_rects())
            if place.contains(position)
        )
        self._set_current(next(hits, None))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._set_current(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._set_current(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from tile to tile by Left and Right; Up and Down move between cards."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        count = len(self.tiles)
        before = self._current
        number = (0 if step > 0 else count - 1) if before is None else (before + step) % count
        self._set_current(number, at_once=True)

    # -- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen, theme = self.isChecked(), find_current_theme()
        card_rect = QRectF(self.rect()).adjusted(2, 1, -3, -6)
        draw_sheet(painter, theme, card_rect, active=chosen)
        if self.hasFocus():
            draw_focus_frame(painter, theme, card_rect)
        self._paint_head(painter, card_rect)
        self._paint_tiles(painter)
        painter.end()

    def _arrange_head(self) -> tuple[QRectF, QRectF, QRectF, str]:
        """The rectangles of the name, the dots and the line below, and the word beside the dots."""
        height = float(scale_length(_HEAD_HEIGHT))
        card_rect = QRectF(self.rect()).adjusted(2, 1, -3, -6)
        word = localize(name_difficulty(self.tile_set))
        dots = MAX_DIFFICULTY * (height * _DOT_SCALE + 3)
        dots_width = QFontMetricsF(make_text_font(12.5)).horizontalAdvance(word) + dots + 8
        metrics = QFontMetricsF(make_text_font(17, bold=True))
        name_width = metrics.horizontalAdvance(self.accessibleName())
        right = card_rect.right() - _PADDING - _CHECK_BOX_SIDE
        if name_width > right - 26 - dots_width - _PADDING - height:  # the dots show it, too
            word, dots_width = "", dots
        difficulty_rect = QRectF(right - 12 - dots_width, _PADDING, dots_width, height)
        name_rect = QRectF(
            _PADDING + height + 6, _PADDING, difficulty_rect.left() - _PADDING - height - 14, height
        )
        line_rect = QRectF(
            _PADDING,
            _PADDING + height + 2,
            card_rect.width() - 2 * _PADDING,
            float(scale_length(_LINE_HEIGHT)),
        )
        return name_rect, difficulty_rect, line_rect, word

    def _choose_head_fonts(self) -> tuple[QFont, QFont]:
        """The fonts in which the name and the line fit."""
        name_rect, _, line_rect, _ = self._arrange_head()
        line = localize(describe_set(self.tile_set))
        name_font = fit_line(name_rect, self.accessibleName(), make_text_font(17, bold=True))
        return name_font, fit_lines(line_rect, TOP_LEFT, line, make_text_font(13.5))

    def _paint_head(self, painter: QPainter, card_rect: QRectF) -> None:
        theme, ratio = find_current_theme(), self.devicePixelRatioF()
        height = float(scale_length(_HEAD_HEIGHT))
        symbol = self._art.find_pixmap(f"set/{self.tile_set.value}", height - 2, height - 2, ratio)
        painter.drawPixmap(QPointF(_PADDING, _PADDING), symbol)
        name_rect, difficulty_rect, line_rect, word = self._arrange_head()
        check_rect = QRectF(
            card_rect.right() - _PADDING - _CHECK_BOX_SIDE,
            _PADDING + (height - _CHECK_BOX_SIDE) / 2 - 0.5,
            _CHECK_BOX_SIDE,
            _CHECK_BOX_SIDE,
        )
        draw_check_box(painter, theme, check_rect, on=self.isChecked())
        dot = height * _DOT_SCALE
        painter.setPen(QPen(theme.find_color("muted"), 1.4))
        for number in range(MAX_DIFFICULTY):
            is_filled = number < rate_difficulty(self.tile_set)
            painter.setBrush(theme.find_color("muted") if is_filled else Qt.BrushStyle.NoBrush)
            x = difficulty_rect.left() + number * (dot + 3)
            painter.drawEllipse(QRectF(x, difficulty_rect.center().y() - dot / 2, dot, dot))
        write_line(
            painter, difficulty_rect, RIGHT, word, make_text_font(12.5), theme.find_color("muted")
        )
        name_font, line_font = find_smallest_fonts(
            card._choose_head_fonts() for card in self.row_cards
        )
        write_line(
            painter, name_rect, LEFT, self.accessibleName(), name_font, theme.find_color("ink")
        )
        line = localize(describe_set(self.tile_set))
        write_lines(painter, line_rect, TOP_LEFT, line, line_font, theme.find_color("muted"))

    def _paint_tiles(self, painter: QPainter) -> None:
        theme, ratio = find_current_theme(), self.devicePixelRatioF()
        painter.setOpacity(1.0 if self.isChecked() or self.underMouse() else 0.78)
        for number, (tile, place) in enumerate(
            zip(self.tiles, self.find_tile_rects(), strict=True)
        ):
            picture = self._art.find_tile_pixmap(Look(tile), place.width(), ratio)
            painter.drawPixmap(place.topLeft(), picture)
            if number == self._current:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme.find_color("gold"), 3))
                painter.drawRoundedRect(place.adjusted(-2, -2, 2, 2), 6, 6)
        painter.setOpacity(1.0)


_NOTE_TEXT_SIZE = 14


class TileNote(QGraphicsView):
    """An overlay of `page` that shows the note of a tile, and lets clicks through."""

    def __init__(self, art: Art, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("background: transparent;")
        for set_policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            set_policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setScene(QGraphicsScene(self))
        self.note = Note(art, 0.0, art.find_tile_pixmap)
        self.scene().addItem(self.note)
        self.tile: Tile | None = None
        self._page = page
        page.installEventFilter(self)
        self.hide()

    def show_tile(self, tile: Tile | None, anchor: QRectF) -> None:
        """Show a tile beside `anchor`, in the page's coordinates; none for None."""
        self.tile = tile
        if tile is None:
            self.note.clear()
            self.hide()
            return
        room = QRectF(self._page.rect())
        self.setGeometry(self._page.rect())
        self.setSceneRect(room)
        self.note.clear()
        text = float(scale_length(_NOTE_TEXT_SIZE))
        self.note.show_near(list_tile_lines(tile, localize), anchor, room, text, look=Look(tile))
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Hide):
            self.show_tile(None, QRectF())
        return super().eventFilter(watched, event)
