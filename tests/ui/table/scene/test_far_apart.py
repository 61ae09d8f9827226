"""A position whose tiles lie in the corners of the field of cells: it costs what there is, not how
far apart it lies, and all of it can be seen and reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPixmap

from tests.ui.table.conftest import Position, Table
from twoheirs_qt.games.two_heirs.drawing.land import GROUNDS
from twoheirs_qt.games.two_heirs.rules import State
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.scene.landscape import Coordinates
from twoheirs_qt.games.two_heirs.things.henry import highlight_treasure
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.tabletop.drawing.theme import Theme, make_serif_font
from twoheirs_qt.tabletop.scene.camera import Camera

Key = Qt.Key
DISTANCE = 200
CORNERS = (
    (-DISTANCE, -DISTANCE),
    (DISTANCE, -DISTANCE),
    (-DISTANCE, DISTANCE),
    (DISTANCE, DISTANCE),
)


@pytest.fixture
def corners(position: Position) -> State:
    """Tiles in the four corners; both retinues stand in the first, at the upper left."""
    tiles = ("mill", "farm", "bakery", "mine")
    land = [{"at": list(at), "tile": tile} for at, tile in zip(CORNERS, tiles, strict=True)]
    return position(landscape=land, hands={"white": ["market-wood"]})


@pytest.fixture
def cells_asked(monkeypatch: pytest.MonkeyPatch) -> list[Cell]:
    """The cells whose places are worked out."""
    results: list[Cell] = []
    rect = Camera.find_rect

    def record_cell(camera: Camera, cell: Cell) -> object:
        results.append(cell)
        return rect(camera, cell)

    monkeypatch.setattr(Camera, "find_rect", record_cell)
    return results


def is_in_sight(table: Table, cell: Cell) -> bool:
    """Whether a cell is wholly in sight, and not under the small map."""
    rect = LandCell(cell).find_rect(table.scene)
    return table.scene.layout.landscape_rect.contains(
        rect
    ) and not table.scene.overview.rect.intersects(rect)


def repaint(table: Table) -> QImage:
    """The table painted anew, whatever has been kept."""
    table.scene.coordinates._names_key = None
    image = QImage(1280, 640, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    table.scene.render(painter)
    painter.end()
    return image


@pytest.mark.parametrize(
    "move",
    [
        pytest.param(lambda table: None, id="at rest"),
        pytest.param(lambda table: table.scene.pan(QPointF(-90, -40)), id="panned"),
        pytest.param(lambda table: table.view.zoom_out(), id="zoomed"),
        pytest.param(lambda table: table.view.fit(), id="fitted"),
    ],
)
def test_painting_works_out_the_cells_in_sight_alone(
    table: Table, corners: State, cells_asked: list[Cell], move: Callable[[Table], None]
) -> None:
    table.open(corners)
    move(table)
    table.rest()
    cells_asked.clear()
    repaint(table)
    columns, rows = table.scene.camera.find_lines(table.scene.layout.landscape_rect)
    assert 0 < len(cells_asked) <= len(columns) + len(rows)


def test_it_opens_around_the_retinue_and_the_map_tells_of_the_rest(
    table: Table, corners: State
) -> None:
    table.open(corners)
    camera, field = table.scene.camera, table.scene.layout.landscape_rect
    assert camera.cell_side >= 64
    assert (camera.find_scene_rect(CORNERS[0]).center() - field.center()).manhattanLength() < 40
    image, map_ = repaint(table), table.scene.overview
    corner_of = (map_.rect.topRight(), map_.rect.bottomLeft(), map_.rect.bottomRight())
    for cell, corner in zip(CORNERS[1:], corner_of, strict=True):
        inwards = (map_.rect.center() - corner) * 0.2
        ground = QColor(GROUNDS[corners.landscape[cell].terrain]).rgb()
        spots = {
            image.pixel(
                round(corner.x() + inwards.x() * x / 40), round(corner.y() + inwards.y() * y / 40)
            )
            for x in range(40)
            for y in range(40)
        }
        assert ground in spots, "a tile is too small to be seen"


def test_fit_shows_the_retinue_as_small_as_tiles_may_be(table: Table, corners: State) -> None:
    table.open(corners)
    table.view.fit()
    table.rest()
    assert table.scene.camera.cell_side == 34
    assert is_in_sight(table, CORNERS[0])
    assert table.scene.overview.isVisible()


def test_panning_leads_over_what_is_empty_to_every_tile(table: Table, corners: State) -> None:
    table.open(corners)
    for way, cell in (((-1, 0), CORNERS[1]), ((0, -1), CORNERS[3]), ((1, 0), CORNERS[2])):
        for _ in range(200):
            table.scene.pan(QPointF(150 * way[0], 150 * way[1]))
        assert is_in_sight(table, cell)
    for _ in range(20):  # and not beyond
        table.scene.pan(QPointF(150, -150))
    assert is_in_sight(table, CORNERS[2])


def test_arrows_leave_out_where_nothing_lies(table: Table, corners: State) -> None:
    table.open(corners)
    table.view.keyboard.go_to(LandCell(CORNERS[0]))
    table.press(Key.Key_Right, Key.Key_Right)
    assert table.view.cursor_target == LandCell((DISTANCE - 1, -DISTANCE))
    assert is_in_sight(table, (DISTANCE, -DISTANCE)), "what lies beside it is in sight, too"
    table.press(Key.Key_Right, *[Key.Key_Down] * 3)
    assert table.view.cursor_target == LandCell(CORNERS[3])
    assert is_in_sight(table, CORNERS[3])
    table.press(*[Key.Key_Left] * 3, *[Key.Key_Up] * 3)
    assert table.view.cursor_target == LandCell(CORNERS[0])


def test_names_of_columns_do_not_run_into_each_other(
    table: Table, corners: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.open(corners)
    table.view.fit()
    table.rest()
    table.scene.layout = table.scene.layout._replace(text_px=20.0)
    table.scene.update_texts()
    named: dict[str, float] = {}

    def note(_names: Coordinates, _: Theme, _ratio: float, where: QRectF, name: str) -> QPixmap:
        named.setdefault(name, where.center().x())  # columns are named first
        return QPixmap()

    monkeypatch.setattr(Coordinates, "_paint_name", note)
    repaint(table)
    assert named.keys() >= {"-200", "-198", "-196"}
    width = QFontMetricsF(make_serif_font(20.0 * 0.95, bold=True)).horizontalAdvance("-200")
    assert abs(named["-198"] - named["-200"]) > width > table.scene.camera.pitch


def test_a_treasure_marks_the_cells_beside_tiles(table: Table, position: Position) -> None:
    treasures = [
        {"at": [0, 0], "treasure": "row-wood"},
        {"at": [0, DISTANCE], "treasure": "column-wood"},
    ]
    land = [{"at": [0, 0], "tile": "mill"}, {"at": [0, DISTANCE], "tile": "farm", "owner": "blue"}]
    solo = {"level": 1, "pile": [], "treasures": treasures, "last_built": None, "start": [0, 0]}
    table.open(position(mode="solo", landscape=land, solo=solo))
    assert table.scene.snapshot is not None
    marked = highlight_treasure(table.scene.snapshot, (0, DISTANCE))
    assert marked is not None
    assert marked.missing_cells == {(0, y) for y in (-1, 1, DISTANCE - 1, DISTANCE + 1)}
