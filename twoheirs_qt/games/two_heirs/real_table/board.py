"""The landscape of a real table, on which tiles and troops are put by click, drag or keys.

A photo of the table may lie below it.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import floor
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QImage,
    QImageReader,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.drawing.canvas import Canvas
from twoheirs_qt.games.two_heirs.drawing.grid import label_column, label_row
from twoheirs_qt.games.two_heirs.drawing.land import find_look, find_road_end, paint_pieces
from twoheirs_qt.games.two_heirs.drawing.marks import draw_rim, draw_shadow
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.rules.cells import Cell, Edge
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.words import real_table as texts
from twoheirs_qt.tabletop.drawing.charts import make_round_pen
from twoheirs_qt.tabletop.drawing.ground import paint_ground, paint_table_edge
from twoheirs_qt.tabletop.drawing.parchment import CENTER, write_line
from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme, make_serif_font
from twoheirs_qt.tabletop.text.sanitize import sanitize_path
from twoheirs_qt.tabletop.text.text import Text, make_untranslated_text
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce

_MIN_COLUMNS: Final = 9
_MIN_ROWS: Final = 7
_NAMES_PX: Final = 24.0
"""The room for the names of columns and rows."""
_MIN_SIDE: Final = 24.0
_MAX_SIDE: Final = 160.0
_ZOOM_PER_STEP: Final = 1.15
_GHOST_OPACITY: Final = 0.62
_OPACITY_OVER_PHOTO: Final = 0.72
_MAX_PHOTO_PIXELS: Final = 100_000_000
"""Photos of today's cameras have fewer pixels."""
_MAX_PHOTO_BYTES: Final = 100 * 1024 * 1024
_MAX_PHOTO_SIZE: Final = QSize(2400, 2400)
"""The largest size in which a photo is kept."""
_SHIFT_AND_KEYPAD: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
_ARROWS: Final[dict[int, tuple[Cell, Edge]]] = {
    Qt.Key.Key_Up: ((0, -1), Edge.N),
    Qt.Key.Key_Right: ((1, 0), Edge.E),
    Qt.Key.Key_Down: ((0, 1), Edge.S),
    Qt.Key.Key_Left: ((-1, 0), Edge.W),
}


class _Press(NamedTuple):
    """Place at which the mouse button went down: on a cell, perhaps on a troop."""

    point: QPointF
    cell: Cell
    troop: tuple[Heir, int] | None


class BoardView(QWidget):
    """Shows a layout on a grid of cells; says what the player points at.

    - `picked` carries a cell: it is clicked, or Enter is pressed on it
    - `edge_picked` carries a cell and an `Edge`: a click near it, or Alt with an arrow
    - `menu_requested` carries a cell and a place on the screen
    - `tile_moved` carries two cells, `troop_moved` heir, troop and a cell
    - `cursor_moved` carries the cell that keys act on
    - `typed` carries the text of keys that are nothing else here
    """

    picked = Signal(object)
    edge_picked = Signal(object, object)
    menu_requested = Signal(object, QPoint)
    tile_moved = Signal(object, object)
    troop_moved = Signal(object, int, object)
    cursor_moved = Signal(object)
    typed = Signal(QKeyEvent)

    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._snapshot: TableSnapshot | None = None
        self._faulty_cells: frozenset[Cell] = frozenset()
        self._pointed_cells: frozenset[Cell] = frozenset()
        self._photo: QPixmap | None = None
        self._origin = QPointF()
        self._side = 64.0
        self._is_fitted = True
        self._hovered_cell: Cell | None = None
        self._pointer = QPointF()
        self._press: _Press | None = None
        self._pan_point: QPointF | None = None
        self._words = ""
        self.current: Cell = (0, 0)
        """The cell that keys act on."""
        self.ghost: QPixmap | None = None
        """The picture of what would be put on the cell under the pointer."""
        self.draws_roads = False
        """Whether a click picks an edge of a tile."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(240, 200)

    def sizeHint(self) -> QSize:
        return QSize(620, 520)

    def describe(self, text: str) -> None:
        """Say what lies on the cell of the cursor: now, or as soon as the focus comes here."""
        self._words = text
        if self.hasFocus():
            announce(self, text, at_once=True)
        else:
            self.setAccessibleDescription(text)

    # -- what is shown -----------------------------------------------------------------------------

    def show_layout(self, snapshot: TableSnapshot, faulty_cells: Iterable[Cell]) -> None:
        """Show what lies on the table, with marks on the cells where something cannot be."""
        self._snapshot, self._faulty_cells = snapshot, frozenset(faulty_cells)
        if self._is_fitted:
            self._fit()
        self.update()

    def point_at(self, cells: Iterable[Cell]) -> None:
        """Mark the cells that a line of the score sheet comes from."""
        self._pointed_cells = frozenset(cells)
        self.update()

    def show_photo(self, image: QImage | None) -> None:
        """Lay a photo under the grid, which can then be moved and zoomed over it; None: none."""
        self._photo = None if image is None else QPixmap.fromImage(image)
        self._is_fitted = self._photo is None
        if self._is_fitted:
            self._fit()
        self.update()

    @property
    def has_photo(self) -> bool:
        """Whether a photo lies under the grid."""
        return self._photo is not None

    @property
    def side(self) -> float:
        """The side of a cell in pixels."""
        return self._side

    # -- geometry ----------------------------------------------------------------------------------

    def find_rect(self, cell: Cell) -> QRectF:
        """The square of a cell in this widget."""
        left, top = self._origin.x(), self._origin.y()
        return QRectF(left + cell[0] * self._side, top + cell[1] * self._side, *[self._side] * 2)

    def find_cell(self, point: QPointF) -> Cell:
        """The cell at a point of this widget."""
        place = (point - self._origin) / self._side
        return floor(place.x()), floor(place.y())

    def fit(self) -> None:
        """Show all tiles, with room around them."""
        self._is_fitted = True
        self._fit()
        self.update()

    def _measure_extent(self) -> tuple[int, int, int, int]:
        """The first column and row that are shown, and how many there are."""
        cells = list(self._snapshot.land) if self._snapshot is not None else []
        columns = [x for x, _ in cells] or [0]
        rows = [y for _, y in cells] or [0]
        left, top = min(columns) - 1, min(rows) - 1
        width, height = max(columns) + 2 - left, max(rows) + 2 - top
        more_columns, more_rows = max(0, _MIN_COLUMNS - width), max(0, _MIN_ROWS - height)
        return (
            left - more_columns // 2,
            top - more_rows // 2,
            width + more_columns,
            height + more_rows,
        )

    def _fit(self) -> None:
        left, top, columns, rows = self._measure_extent()
        width, height = self.width() - 2 * _NAMES_PX, self.height() - 2 * _NAMES_PX
        side = max(_MIN_SIDE, min(width / columns, height / rows, _MAX_SIDE))
        self._side = float(floor(side))
        self._origin = QPointF(
            floor((self.width() - columns * self._side) / 2 - left * self._side),
            floor((self.height() - rows * self._side) / 2 - top * self._side),
        )

    def _zoom(self, factor: float, center: QPointF) -> None:
        side = min(max(self._side * factor, _MIN_SIDE), _MAX_SIDE)
        self._origin = center + (self._origin - center) * (side / self._side)
        self._side = side
        self._is_fitted = False
        self.update()

    def _keep_cursor_visible(self) -> None:
        rect = self.find_rect(self.current)
        room = QRectF(self.rect()).adjusted(_NAMES_PX, _NAMES_PX, 0, 0)
        dx = max(room.left() - rect.left(), 0.0) + min(room.right() - rect.right(), 0.0)
        dy = max(room.top() - rect.top(), 0.0) + min(room.bottom() - rect.bottom(), 0.0)
        if dx or dy:
            self._origin += QPointF(dx, dy)
            self._is_fitted = False

    def _find_edge(self, point: QPointF, cell: Cell) -> Edge:
        """The edge of a cell that is nearest to a point in it."""
        rect = self.find_rect(cell)
        distances = {
            Edge.N: point.y() - rect.top(),
            Edge.E: rect.right() - point.x(),
            Edge.S: rect.bottom() - point.y(),
            Edge.W: point.x() - rect.left(),
        }
        return min(distances, key=lambda edge: distances[edge])

    def _find_troop(self, point: QPointF, cell: Cell) -> tuple[Heir, int] | None:
        """The troop whose picture is at a point of a cell."""
        if self._snapshot is None:
            return None
        rect = self.find_rect(cell)
        for number, troop in enumerate(self._snapshot.list_troops(cell), 1):
            right = rect.right() - (number - 1) * rect.width() * 0.37
            height, width = rect.width() * 0.5, rect.width() * 0.41
            if QRectF(right - width, rect.bottom() - height * 1.1, width, height).contains(point):
                return troop
        return None

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, ratio = QPainter(self), find_current_theme(), self.devicePixelRatioF()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_ground(painter, self.rect(), theme, self._art, ratio)
        if self._photo is None:
            paint_table_edge(painter, self.rect(), QRectF(self.rect()), theme, ratio)
        else:
            size = self._photo.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
            rect = QRectF(0, 0, size.width(), size.height())
            rect.moveCenter(QRectF(self.rect()).center())
            painter.drawPixmap(rect, self._photo, QRectF(self._photo.rect()))
        self._paint_grid(painter, theme)
        if self._snapshot is not None:
            self._paint_land(painter, theme, self._snapshot, ratio)
        self._paint_pointer(painter, theme)
        painter.end()

    def _find_shown_cells(self) -> tuple[range, range]:
        """The columns and rows of which at least a part is shown."""
        left, top = self.find_cell(QPointF(0, 0))
        right, bottom = self.find_cell(QPointF(self.width(), self.height()))
        if self._is_fitted:
            first, first_row, columns, rows = self._measure_extent()
            return range(first, first + columns), range(first_row, first_row + rows)
        return range(left, right + 1), range(top, bottom + 1)

    def _paint_grid(self, painter: QPainter, theme: Theme) -> None:
        columns, rows = self._find_shown_cells()
        first, last = self.find_rect((columns[0], rows[0])), self.find_rect((columns[-1], rows[-1]))
        painter.setPen(QPen(theme.find_color("on_oak", 0.34 if self._photo is None else 0.8), 1))
        for x in range(columns[0], columns[-1] + 2):
            line = self.find_rect((x, 0)).left()
            painter.drawLine(QPointF(line, first.top()), QPointF(line, last.bottom()))
        for y in range(rows[0], rows[-1] + 2):
            line = self.find_rect((0, y)).top()
            painter.drawLine(QPointF(first.left(), line), QPointF(last.right(), line))
        font, color = (
            make_serif_font(max(11.0, min(15.0, self._side * 0.2))),
            theme.find_color("on_oak"),
        )
        names_top, names_left = (
            max(first.top() - _NAMES_PX, 0.0),
            max(first.left() - _NAMES_PX, 0.0),
        )
        for x in columns:
            rect = self.find_rect((x, 0))
            name_rect = QRectF(rect.left(), names_top, self._side, _NAMES_PX)
            write_line(painter, name_rect, CENTER, label_column(x), font, color)
        for y in rows:
            rect = self.find_rect((0, y))
            name_rect = QRectF(names_left, rect.top(), _NAMES_PX, self._side)
            write_line(painter, name_rect, CENTER, label_row(y), font, color)

    def _paint_land(
        self, painter: QPainter, theme: Theme, snapshot: TableSnapshot, ratio: float
    ) -> None:
        canvas = Canvas(painter, self._art, theme, ratio)
        gap = self._side * 0.02
        painter.setOpacity(1.0 if self._photo is None else _OPACITY_OVER_PHOTO)
        for cell, land in snapshot.land.items():
            rect = self.find_rect(cell).adjusted(gap, gap, -gap, -gap)
            draw_shadow(painter, theme, rect)
            canvas.draw_tile(find_look(snapshot, land), rect)
        painter.setOpacity(1.0)
        paint_pieces(canvas, snapshot, self.find_rect)
        for cell in self._pointed_cells & snapshot.land.keys():
            draw_rim(painter, theme, self.find_rect(cell), max(3.0, self._side * 0.05))
        for cell in self._faulty_cells:
            rim = max(3.0, self._side * 0.06)
            draw_rim(painter, theme, self.find_rect(cell), rim, "danger", dashes=[2.4, 1.6])

    def _paint_pointer(self, painter: QPainter, theme: Theme) -> None:
        """Paint what would be put down, the edge that would be picked, and the cursor of keys."""
        if self.ghost is not None and self._hovered_cell is not None:
            rect = self.find_rect(self._hovered_cell)
            painter.setOpacity(_GHOST_OPACITY)
            painter.drawPixmap(rect, self.ghost, QRectF(self.ghost.rect()))
            painter.setOpacity(1.0)
        land = {} if self._snapshot is None else self._snapshot.land
        if self.draws_roads and self._hovered_cell in land:
            rect = self.find_rect(self._hovered_cell)
            edge = self._find_edge(self._pointer, self._hovered_cell)
            end = find_road_end(rect, edge)
            painter.setPen(make_round_pen(theme.find_color("gold"), max(4.0, self._side * 0.1)))
            painter.drawLine(end, end + (rect.center() - end) * 0.4)
        if self.hasFocus():
            dashes = [3.0, 2.0]
            draw_rim(painter, theme, self.find_rect(self.current), 3.0, "gold", dashes=dashes)

    # -- mouse -------------------------------------------------------------------------------------

    def hover(self, point: QPointF | None) -> None:
        """Show what would be put on the cell at a point of this widget; None: nowhere."""
        is_inside = point is not None and self.rect().contains(point.toPoint())
        cell = self.find_cell(point) if point is not None and is_inside else None
        self._pointer = QPointF() if point is None else point
        if cell != self._hovered_cell or self.draws_roads:
            self._hovered_cell = cell
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        cell = self.find_cell(point)
        if event.button() is Qt.MouseButton.MiddleButton:
            self._pan_point = point
        elif event.button() is Qt.MouseButton.LeftButton:
            self._press = _Press(point, cell, self._find_troop(point, cell))
            is_empty = self._snapshot is None or cell not in self._snapshot.land
            if is_empty and self.ghost is None:
                self._pan_point = point

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        is_click = self._press is not None and not self._is_drag(self._press, point)
        if self._pan_point is not None and not is_click:
            self._origin += point - self._pan_point
            self._pan_point = point
            self._is_fitted = False
            self.update()
        self.hover(point)

    def _is_drag(self, press: _Press, point: QPointF) -> bool:
        """Whether the pointer has left the place of a click."""
        return (point - press.point).manhattanLength() >= QApplication.startDragDistance()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        press, self._press = self._press, None
        was_panned, self._pan_point = self._pan_point is not None, None
        if press is None:
            return
        point = event.position()
        if not self._is_drag(press, point):
            self._pick(press.cell, point)
        elif not was_panned:
            cell = self.find_cell(point)
            if press.troop is not None:
                self.troop_moved.emit(*press.troop, cell)
            elif cell != press.cell:
                self.tile_moved.emit(press.cell, cell)

    def _pick(self, cell: Cell, point: QPointF) -> None:
        self.move_cursor(cell)
        if self.draws_roads:
            self.edge_picked.emit(cell, self._find_edge(point, cell))
        else:
            self.picked.emit(cell)

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / 120
        if steps:
            self._zoom(_ZOOM_PER_STEP**steps, event.position())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self.hover(None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            cell = self.current
            place = self.mapToGlobal(self.find_rect(cell).center().toPoint())
        else:
            cell, place = self.find_cell(QPointF(event.pos())), event.globalPos()
            self.move_cursor(cell)
        self.menu_requested.emit(cell, place)

    # -- keys --------------------------------------------------------------------------------------

    def move_cursor(self, cell: Cell) -> None:
        """Let keys act on another cell."""
        if cell != self.current:
            self.current = cell
            self._keep_cursor_visible()
        self.update()
        self.cursor_moved.emit(cell)

    def event(self, event: QEvent) -> bool:
        # Letters and digits are names of tiles here, not shortcuts of menus.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_plain = event.modifiers() & ~_SHIFT_AND_KEYPAD == Qt.KeyboardModifier.NoModifier
            if is_plain and event.text().isalnum():
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        arrow = _ARROWS.get(event.key())
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if arrow is not None:
            (dx, dy), edge = arrow
            target = (self.current[0] + dx, self.current[1] + dy)
            if modifiers == Qt.KeyboardModifier.AltModifier:
                self.edge_picked.emit(self.current, edge)
            elif modifiers == Qt.KeyboardModifier.ControlModifier:
                self.tile_moved.emit(self.current, target)
            else:
                self.move_cursor(target)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.picked.emit(self.current)
        elif event.key() == Qt.Key.Key_Home:
            self.fit()
        else:
            self.typed.emit(event)
            if not event.isAccepted():
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setAccessibleDescription(self._words)  # not before: readers would read it twice
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_fitted:
            self._fit()


class UnusablePhoto(Exception):
    """A file that cannot be shown as a photo; `text` is the sentence that says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.source)
        self.text = text


def read_photo(path: Path) -> QImage:
    """Read a photo, scaled down to what a screen can show. Raises UnusablePhoto."""
    name = make_untranslated_text(sanitize_path(path.name))
    if not path.is_file():
        raise UnusablePhoto(texts.NO_PHOTO.fill(file=name))
    is_large = path.stat().st_size > _MAX_PHOTO_BYTES
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    size = reader.size()
    if is_large or (size.isValid() and size.width() * size.height() > _MAX_PHOTO_PIXELS):
        raise UnusablePhoto(texts.LARGE_PHOTO.fill(file=name))
    if size.isValid() and (
        size.width() > _MAX_PHOTO_SIZE.width() or size.height() > _MAX_PHOTO_SIZE.height()
    ):
        reader.setScaledSize(size.scaled(_MAX_PHOTO_SIZE, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        raise UnusablePhoto(texts.NO_PHOTO.fill(file=name))
    return image
