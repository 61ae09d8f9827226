"""The picture behind the start page: a game's landscape or a random one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from twoheirs_qt.games.two_heirs.drawing.art import Art, Look, make_look
from twoheirs_qt.games.two_heirs.drawing.canvas import Canvas
from twoheirs_qt.games.two_heirs.drawing.grid import Grid
from twoheirs_qt.games.two_heirs.drawing.land import find_look, paint_pieces
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.rules.cells import Cell, Edge
from twoheirs_qt.games.two_heirs.rules.components import Catalogue, Heir, Tile
from twoheirs_qt.tabletop.drawing.theme import Theme
from twoheirs_qt.tabletop.pages.slow_picture import Stroke, paint_light

_STEPS: Final = {Edge.N: (0, -1), Edge.E: (1, 0), Edge.S: (0, 1), Edge.W: (-1, 0)}
_EMPTY_SHARE: Final = 0.2
"""The share of cells that stay empty, most of them at the rim."""
_FACE_DOWN_SHARE: Final = 0.08
_CANDIDATES: Final = 9
"""The number of candidates, of which the one is used whose roads continue best."""


def arrange_random_tiles(
    catalogue: Catalogue, columns: int, rows: int, random: Random
) -> dict[Cell, Look]:
    """Arrange random tiles as in a game: connected, of both heirs, with roads that continue.

    It is a picture, not a legal position.
    """
    tiles = list(catalogue.tiles.values())
    random.shuffle(tiles)
    placed_tiles: dict[Cell, tuple[Tile, Heir | None]] = {}
    for cell in _choose_cells(columns, rows, random):
        if not tiles:
            break
        owners = (None,) if random.random() < _FACE_DOWN_SHARE else (Heir.WHITE, Heir.BLUE)
        candidates = [(tile, owner) for tile in tiles[:_CANDIDATES] for owner in owners]
        random.shuffle(candidates)
        tile, owner = max(
            candidates,
            key=lambda candidate: _rate_fit(cell, candidate[0], candidate[1], placed_tiles),
        )
        tiles.remove(tile)
        placed_tiles[cell] = tile, owner
    return {
        cell: make_look(tile, owner, Heir.WHITE) for cell, (tile, owner) in placed_tiles.items()
    }


def _choose_cells(columns: int, rows: int, random: Random) -> Iterator[Cell]:
    """Cells from the middle outwards, each beside one before it, some left out."""
    middle = (columns // 2, rows // 2)
    frontier, known_cells = [middle], {middle}
    count = round(columns * rows * (1 - _EMPTY_SHARE))
    for _ in range(count):
        if not frontier:
            return
        # Cells near the middle come first, but with some noise, for an irregular rim.
        x, y = min(
            frontier, key=lambda cell: _measure_distance(cell, middle, columns, rows, random)
        )
        frontier.remove((x, y))
        yield (x, y)
        for step_x, step_y in _STEPS.values():
            neighbour = (x + step_x, y + step_y)
            if (
                neighbour not in known_cells
                and 0 <= neighbour[0] < columns
                and 0 <= neighbour[1] < rows
            ):
                known_cells.add(neighbour)
                frontier.append(neighbour)


def _measure_distance(cell: Cell, middle: Cell, columns: int, rows: int, random: Random) -> float:
    dx, dy = (cell[0] - middle[0]) / columns, (cell[1] - middle[1]) / rows
    return dx * dx + dy * dy + 0.16 * random.random()


def _rate_fit(
    cell: Cell, tile: Tile, owner: Heir | None, placed_tiles: dict[Cell, tuple[Tile, Heir | None]]
) -> int:
    """Rate how well a tile fits here: the more roads continue, and the fewer end, the better."""
    own_ends, rating = _list_road_ends(tile, owner), 0
    for edge, (x, y) in _STEPS.items():
        neighbour = placed_tiles.get((cell[0] + x, cell[1] + y))
        if neighbour is None:
            continue
        has_road, meets_road = edge in own_ends, edge.opposite in _list_road_ends(*neighbour)
        rating += 3 if has_road and meets_road else -2 if has_road is not meets_road else 0
        rating -= neighbour[0].building is tile.building  # neighbours that differ look richer
    return rating


def _list_road_ends(tile: Tile, owner: Heir | None) -> set[Edge]:
    """The edges at which roads leave the tile, in its orientation."""
    if owner is None:
        return set()
    return {edge for section in tile.sections[owner is Heir.BLUE] for edge in section}


_MIN_TILES: Final = 8
"""The least number of tiles of a game's landscape to be shown; else a random one is."""
_TILE_SIDE: Final = 132.0
"""The side of a tile of a random landscape, in units of the page."""
_MAX_TILE_SIDE: Final = 176.0
_MIN_TILE_SIDE: Final = 56.0
_OVERSIZE: Final = 1.06
"""The size of a landscape over its room: it continues beyond the visible part."""
_MAX_CARD_TILE_SIDE: Final = 46.0
"""The largest tile of the picture on a card, in units of the page."""


@dataclass(frozen=True, slots=True)
class Landscape:
    """Tiles by cell; with the `snapshot` of a game, also its troops and tokens."""

    looks: Mapping[Cell, Look]
    snapshot: TableSnapshot | None = None

    @classmethod
    def of_game(cls, snapshot: TableSnapshot) -> Landscape:
        return cls(
            {cell: find_look(snapshot, land) for cell, land in snapshot.land.items()}, snapshot
        )

    @property
    def is_rich(self) -> bool:
        """Whether it has enough tiles to be shown."""
        return len(self.looks) >= _MIN_TILES


def make_random_landscape(catalogue: Catalogue, room: QRectF, unit: float, seed: int) -> Landscape:
    """Make a random landscape that fills `room` and a little more; the seed determines it."""
    columns = max(3, min(9, round(room.width() / (_TILE_SIDE * unit)) + 1))
    rows = max(3, min(8, round(room.height() / (_TILE_SIDE * unit)) + 1))
    return Landscape(arrange_random_tiles(catalogue, columns, rows, Random(seed)))


def make_strokes(
    landscape: Landscape, page: QRectF, room: QRectF, unit: float, art: Art, theme: Theme
) -> Iterator[Stroke]:
    """The strokes of the light on the `page`, and of the landscape in the middle of `room`."""
    if theme.wooden:
        yield partial(paint_light, page, room, theme)
    grid = Grid(landscape.looks)
    fitting_side = min(room.width() / grid.columns, room.height() / grid.rows) * _OVERSIZE
    side = min(max(fitting_side, _MIN_TILE_SIDE * unit), _MAX_TILE_SIDE * unit)
    yield from _make_tile_strokes(landscape, grid, room, side, art, theme)


def make_small_strokes(
    landscape: Landscape, room: QRectF, unit: float, art: Art, theme: Theme
) -> Iterator[Stroke]:
    """The strokes of a picture on a card, which shows the whole landscape."""
    grid = Grid(landscape.looks)
    inner = room.adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit)
    side = min(inner.width() / grid.columns, inner.height() / grid.rows, _MAX_CARD_TILE_SIDE * unit)
    yield from _make_tile_strokes(landscape, grid, room, side, art, theme)


def _make_tile_strokes(
    landscape: Landscape, grid: Grid, room: QRectF, side: float, art: Art, theme: Theme
) -> Iterator[Stroke]:
    corner = room.center() - QPointF(grid.columns, grid.rows) * side / 2
    grid.set_geometry(max(corner.x(), room.left()), corner.y(), side)
    for cell, look in sorted(landscape.looks.items(), key=lambda entry: (entry[0][1], entry[0][0])):
        yield partial(_paint_tile, art, theme, look, grid.find_rect(cell))
    snapshot = landscape.snapshot
    if snapshot is not None:
        yield lambda painter: paint_pieces(Canvas(painter, art, theme), snapshot, grid.find_rect)


def _paint_tile(art: Art, theme: Theme, look: Look, rect: QRectF, painter: QPainter) -> None:
    """Paint a tile and its shadow, which falls to the lower right."""
    side = rect.width()
    painter.setPen(Qt.PenStyle.NoPen)
    for offset, opacity in ((0.05, 0.16), (0.025, 0.3)):
        painter.setBrush(theme.find_color("shadow", opacity))
        shadow = rect.translated(side * offset * 0.6, side * offset)
        painter.drawRoundedRect(shadow, side * 0.06, side * 0.06)
    gap = side * 0.012
    art.paint_tile(painter, look, rect.adjusted(gap, gap, -gap, -gap))
