"""What lies on the table of the start page: tiles at rest, in the light."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from math import ceil
from random import Random
from time import monotonic
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPixmap, QRadialGradient

from twoheirs_qt.drawing.art import Art, Look, look_of_tile
from twoheirs_qt.drawing.canvas import Canvas
from twoheirs_qt.drawing.grid import Grid
from twoheirs_qt.drawing.land import look_of, paint_pieces
from twoheirs_qt.drawing.parchment import fill_rect
from twoheirs_qt.drawing.theme import Theme
from twoheirs_qt.play.snapshot import TableSnapshot
from twoheirs_qt.rules.cells import Cell, Edge
from twoheirs_qt.rules.components import Catalogue, Heir, Tile

_STEPS: Final = {Edge.N: (0, -1), Edge.E: (1, 0), Edge.S: (0, 1), Edge.W: (-1, 0)}
_HOLES: Final = 0.2
"""The share of cells that stay empty, most of them at the rim."""
_FACE_DOWN: Final = 0.08
_TRIED: Final = 9
"""Tiles from which the one is taken whose roads go on best."""


def landscape_by_chance(
    catalogue: Catalogue, columns: int, rows: int, random: Random
) -> dict[Cell, Look]:
    """Tiles that lie as in a game: in one piece, of both heirs, and their roads go on.

    It is a picture, not a position: nobody has paid for these tiles.
    """
    tiles = list(catalogue.tiles.values())
    random.shuffle(tiles)
    laid: dict[Cell, tuple[Tile, Heir | None]] = {}
    for cell in _cells(columns, rows, random):
        if not tiles:
            break
        owners = (None,) if random.random() < _FACE_DOWN else (Heir.WHITE, Heir.BLUE)
        some = [(tile, owner) for tile in tiles[:_TRIED] for owner in owners]
        random.shuffle(some)
        tile, owner = max(some, key=lambda each: _fits(cell, each[0], each[1], laid))
        tiles.remove(tile)
        laid[cell] = tile, owner
    return {cell: look_of_tile(tile, owner, Heir.WHITE) for cell, (tile, owner) in laid.items()}


def _cells(columns: int, rows: int, random: Random) -> Iterator[Cell]:
    """Cells from the middle outwards, each beside one before it, some left out."""
    middle = (columns // 2, rows // 2)
    reached, rim = [middle], {middle}
    wanted = round(columns * rows * (1 - _HOLES))
    for _ in range(wanted):
        if not reached:
            return
        # What is near the middle comes first, but not strictly: the coast is to be ragged.
        x, y = min(reached, key=lambda cell: _distance(cell, middle, columns, rows, random))
        reached.remove((x, y))
        yield (x, y)
        for step_x, step_y in _STEPS.values():
            beside = (x + step_x, y + step_y)
            if beside not in rim and 0 <= beside[0] < columns and 0 <= beside[1] < rows:
                rim.add(beside)
                reached.append(beside)


def _distance(cell: Cell, middle: Cell, columns: int, rows: int, random: Random) -> float:
    across, down = (cell[0] - middle[0]) / columns, (cell[1] - middle[1]) / rows
    return across * across + down * down + 0.16 * random.random()


def _fits(
    cell: Cell, tile: Tile, owner: Heir | None, laid: dict[Cell, tuple[Tile, Heir | None]]
) -> int:
    """How well a tile lies here: the more roads go on, and the fewer end, the better."""
    own, worth = _ends(tile, owner), 0
    for edge, (x, y) in _STEPS.items():
        beside = laid.get((cell[0] + x, cell[1] + y))
        if beside is None:
            continue
        leaves, goes_on = edge in own, edge.opposite in _ends(*beside)
        worth += 3 if leaves and goes_on else -2 if leaves is not goes_on else 0
        worth -= beside[0].building is tile.building  # neighbours that differ look richer
    return worth


def _ends(tile: Tile, owner: Heir | None) -> set[Edge]:
    """The edges at which roads leave the tile as it lies."""
    if owner is None:
        return set()
    return {edge for section in tile.sections[owner is Heir.BLUE] for edge in section}


Stroke: TypeAlias = Callable[[QPainter], None]
"""A bit of a picture: paints it into the whole."""


_SLICE: Final = 0.012
"""Seconds of painting at a time: then the window has its turn."""


class SlowPicture:
    """A picture of that many logical pixels, still without the `strokes` that make it up."""

    def __init__(self, size: QSizeF, ratio: float, strokes: Iterable[Stroke]) -> None:
        wide, high = max(1, ceil(size.width() * ratio)), max(1, ceil(size.height() * ratio))
        self.pixmap = QPixmap(wide, high)
        self.pixmap.setDevicePixelRatio(ratio)
        self.pixmap.fill(Qt.GlobalColor.transparent)
        self._strokes: Final = deque(strokes)

    @property
    def is_done(self) -> bool:
        return not self._strokes

    def go_on(self) -> None:
        """Paint the next bit."""
        painter = QPainter(self.pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        try:
            self._strokes.popleft()(painter)
        finally:
            painter.end()


class SlowPainter(QObject):
    """Goes on with pictures whenever nothing else is to be done.

    `painted` carries the picture that has got another bit.
    """

    painted = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pictures: list[SlowPicture] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def paint(self, pictures: Iterable[SlowPicture]) -> None:
        """Paint these, one after the other, and no others any more."""
        self._pictures = [each for each in pictures if not each.is_done]
        if self._pictures:
            self._timer.start()
        else:
            self._timer.stop()

    def rest(self) -> None:
        """Paint nothing more."""
        self.paint(())

    def _go_on(self) -> None:
        picture, until = self._pictures[0], monotonic() + _SLICE
        while not picture.is_done and monotonic() < until:
            picture.go_on()
        if picture.is_done:
            self.paint(self._pictures[1:])
        self.painted.emit(picture)


_ENOUGH: Final = 8
"""Tiles that a landscape needs to be looked at; with fewer, one is drawn by chance."""
_SIDE: Final = 132.0
"""How large a tile of a landscape by chance is, in units of the page."""
_LARGEST: Final = 176.0
_LEAST: Final = 56.0
_OVER: Final = 1.06
"""How much larger than its room a landscape is: it goes on beyond what is seen of it."""
_SMALL: Final = 46.0
"""The largest tile of the picture on a card, in units of the page."""


@dataclass(frozen=True, slots=True)
class Landscape:
    """Tiles by cell; with `snapshot`, of a game, troops and the rest stand on them, too."""

    looks: Mapping[Cell, Look]
    snapshot: TableSnapshot | None = None

    @classmethod
    def of_game(cls, snapshot: TableSnapshot) -> Landscape:
        return cls({c: look_of(snapshot, land) for c, land in snapshot.land.items()}, snapshot)

    @property
    def is_rich(self) -> bool:
        """Whether there is enough of it to be looked at."""
        return len(self.looks) >= _ENOUGH


def by_chance(catalogue: Catalogue, room: QRectF, unit: float, seed: int) -> Landscape:
    """A landscape that fills `room` and a little more; the same seed gives the same one."""
    columns = max(3, min(9, round(room.width() / (_SIDE * unit)) + 1))
    rows = max(3, min(8, round(room.height() / (_SIDE * unit)) + 1))
    return Landscape(landscape_by_chance(catalogue, columns, rows, Random(seed)))


def strokes(
    landscape: Landscape, page: QRectF, room: QRectF, unit: float, art: Art, theme: Theme
) -> Iterator[Stroke]:
    """Paints the light on the `page`, and the landscape in the middle of `room`, tile by tile."""
    if theme.wooden:
        yield partial(_light, page, room, theme)
    grid = Grid(landscape.looks)
    fitting = min(room.width() / grid.columns, room.height() / grid.rows) * _OVER
    side = min(max(fitting, _LEAST * unit), _LARGEST * unit)
    yield from _laid(landscape, grid, room, side, art, theme)


def small_strokes(
    landscape: Landscape, room: QRectF, unit: float, art: Art, theme: Theme
) -> Iterator[Stroke]:
    """The same for a picture on a card, all of it to be seen."""
    grid = Grid(landscape.looks)
    inner = room.adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit)
    side = min(inner.width() / grid.columns, inner.height() / grid.rows, _SMALL * unit)
    yield from _laid(landscape, grid, room, side, art, theme)


def _laid(
    landscape: Landscape, grid: Grid, room: QRectF, side: float, art: Art, theme: Theme
) -> Iterator[Stroke]:
    corner = room.center() - QPointF(grid.columns, grid.rows) * side / 2
    grid.put(max(corner.x(), room.left()), corner.y(), side)
    for cell, look in sorted(landscape.looks.items(), key=lambda each: (each[0][1], each[0][0])):
        yield partial(_lay, art, theme, look, grid.rect(cell))
    snapshot = landscape.snapshot
    if snapshot is not None:
        yield lambda painter: paint_pieces(Canvas(painter, art, theme), snapshot, grid.rect)


def _lay(art: Art, theme: Theme, look: Look, rect: QRectF, painter: QPainter) -> None:
    """Paint a tile and its shadow, which falls to the lower right."""
    side = rect.width()
    painter.setPen(Qt.PenStyle.NoPen)
    for off, strength in ((0.05, 0.16), (0.025, 0.3)):
        painter.setBrush(theme.color("shadow", strength))
        shadow = rect.translated(side * off * 0.6, side * off)
        painter.drawRoundedRect(shadow, side * 0.06, side * 0.06)
    gap = side * 0.012
    art.paint_tile(painter, look, rect.adjusted(gap, gap, -gap, -gap))


def _light(page: QRectF, room: QRectF, theme: Theme, painter: QPainter) -> None:
    """Lay a pool of warm light on `room`, and shade on the side where the cards lie."""
    reach = max(room.width(), room.height()) * 0.72
    pool = QRadialGradient(room.center() - QPointF(0, room.height() * 0.08), reach)
    warm, most = ("gold", 0.17) if theme.dark else ("parchment_edge", 0.2)
    for share, strength in ((0.0, most), (0.55, 0.06), (1.0, 0.0)):
        pool.setColorAt(share, theme.color(warm, strength))
    fill_rect(painter, page, QBrush(pool))
    shade = QLinearGradient(page.topLeft(), QPointF(room.left() + room.width() * 0.2, page.top()))
    for share, strength in ((0.0, 0.6), (0.6, 0.42), (1.0, 0.0)):
        shade.setColorAt(share, theme.color("shadow", strength))
    fill_rect(painter, page, QBrush(shade))
