"""The landscape on the table: how it is moved, looked over and named."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from tests.play import choose
from tests.ui.table.conftest import Position, Table
from tests.ui.table.scene.agreement import check
from twoheirs_qt.games.two_heirs.rules import Heir, State
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell

WHITE = Heir.WHITE


def test_a_dragged_tile_is_drawn_to_the_cell_beside_the_pointer(
    table: Table, market: State
) -> None:
    table.open(market)
    goal = min(table.session.options.list_build_cells("market-wood"), key=lambda cell: -cell[1])
    rect = LandCell(goal).find_rect(table.scene)
    outside = QPoint(round(rect.center().x()), round(rect.bottom() + rect.height() * 0.15))
    assert not rect.contains(outside.toPointF())
    table.drag(HandTile(WHITE, "market-wood"), outside)
    assert table.state.landscape[goal].tile.id == "market-wood"


def test_the_overview_shows_while_the_landscape_is_larger_than_the_field(
    table: Table, market: State
) -> None:
    table.open(market)
    overview = table.scene.overview
    assert not overview.isVisible()
    table.press(*[Qt.Key.Key_Plus] * 14)
    table.drag(QPoint(640, 600), QPoint(940, 600))
    table.drag(QPoint(640, 600), QPoint(700, 600))
    assert overview.isVisible()
    field = table.scene.layout.landscape_rect
    QTest.mouseClick(
        table.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        overview.rect.center().toPoint(),
    )
    middle = table.scene.camera.find_bounds(table.state.landscape).center() - field.center()
    assert middle.manhattanLength() < 6
    table.press(Qt.Key.Key_0)
    table.rest()
    assert not overview.isVisible()


@pytest.mark.parametrize("keys", [(), (Qt.Key.Key_Plus,) * 3, (Qt.Key.Key_Minus,) * 4])
def test_nothing_of_the_names_stays_behind_when_they_move(
    table: Table, market: State, keys: tuple[Qt.Key, ...]
) -> None:
    """Paint beyond the bounds of an item is not cleared."""
    table.open(market)
    table.press(*keys)
    table.rest()
    names = table.scene.coordinates
    picture = QImage(table.scene.sceneRect().size().toSize(), QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    empty = picture.copy(0, 0, picture.width(), 1)
    painter, option = QPainter(picture), QStyleOptionGraphicsItem()
    option.exposedRect = table.scene.sceneRect()
    names.paint(painter, option)
    painter.end()
    wide = picture.width()
    rows = [row for row in range(picture.height()) if picture.copy(0, row, wide, 1) != empty]
    assert rows, "names are painted"
    bounds = names.boundingRect()
    assert bounds.top() <= rows[0]
    assert rows[-1] < bounds.bottom()


def test_coordinates_can_be_hidden(table: Table) -> None:
    assert table.scene.coordinates.isVisible()
    table.settings.coordinates_shown = False
    assert not table.scene.coordinates.isVisible()


def test_a_drag_on_the_empty_table_pans_and_never_loses_the_landscape(table: Table) -> None:
    origin = table.scene.camera.origin
    empty = table.find_point(LandCell((2, 1)))
    table.drag(empty, empty + QPoint(60, -40))
    moved = table.scene.camera.origin - origin
    assert (round(moved.x()), round(moved.y())) == (60, -40)
    for _ in range(6):
        table.drag(QPoint(640, 600), QPoint(640 + 300, 600))
    field = table.scene.layout.landscape_rect
    assert field.intersects(table.scene.camera.find_scene_rect((0, 0)))


@pytest.mark.parametrize("way", [(1, 1), (1, -1), (-1, 1), (-1, -1), (0, 1), (1, 0)])
def test_panning_leaves_a_tile_in_sight_where_the_corners_of_the_landscape_are_empty(
    table: Table, position: Position, way: tuple[int, int]
) -> None:
    cells = [(0, 0), (1, 0), (1, -1), (2, 0), (1, 1), (2, 1), (2, 2)]
    tiles = ["mill", "farm", "lodge", "sawmill", "quarry", "mine", "bakery"]
    land = [{"at": list(at), "tile": tile} for at, tile in zip(cells, tiles, strict=True)]
    table.open(position(landscape=land))
    for _ in range(60):
        table.scene.pan(QPointF(40 * way[0], 40 * way[1]))
    camera, room = table.scene.camera, table.scene.layout.landscape_rect.adjusted(-1, -1, 1, 1)
    seen = [rect for rect in map(camera.find_scene_rect, cells) if room.contains(rect)]
    map_ = table.scene.overview
    assert map_.isVisible(), "it is not all in sight"
    assert any(not rect.intersects(map_.rect.adjusted(1, 1, -1, -1)) for rect in seen)


def test_the_landscape_is_fitted_as_it_grows_unless_the_view_was_chosen(table: Table) -> None:
    random = Random(3)

    def grow() -> None:
        count = len(table.state.landscape)
        while len(table.state.landscape) < count + 4:
            table.session.play(choose(table.state, random))
            table.rest()

    grow()
    grow()
    for cell in table.state.landscape:
        assert table.scene.layout.landscape_rect.contains(table.scene.camera.find_scene_rect(cell))
    table.view.zoom_in()
    table.rest()
    size, origin = table.scene.camera.cell_side, table.scene.camera.origin
    grow()
    assert (table.scene.camera.cell_side, table.scene.camera.origin) == (size, origin)
    table.view.fit()
    table.rest()
    for cell in table.state.landscape:
        assert table.scene.layout.landscape_rect.contains(table.scene.camera.find_scene_rect(cell))
    check(table)


def test_the_wheel_zooms_at_the_pointer(table: Table) -> None:
    point = QPointF(table.find_point(LandCell((1, 1))))
    before = table.scene.camera.cell_side
    for delta in (120, 120, -120):
        table.turn_wheel(point.toPoint(), delta)
        assert table.scene.camera.find_cell(point) == (1, 1)
    assert table.scene.camera.cell_side > before
    table.rest()
    check(table)


def test_the_ribbon_of_the_last_round_leaves_the_names_of_columns_whole(table: Table) -> None:
    random = Random(3)
    while table.state.turns_left is None:
        table.session.play(choose(table.state, random))
    table.rest()
    ribbon = table.scene.ribbon
    assert ribbon.isVisible()
    high = table.scene.layout.text_px * 0.95
    for where in table.scene.coordinates.list_text_rects():
        letters = QRectF(0, 0, where.width(), high)
        letters.moveCenter(where.center())
        assert not letters.intersects(ribbon.rect.adjusted(0, 0, 0, 3)), "nor is its shadow there"
