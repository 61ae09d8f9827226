"""The landscape on the table: how it is moved, looked over and named."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.ui.table.conftest import Table
from twoheirs_qt.rules import (
    Heir,
    State,
)
from twoheirs_qt.ui.table.hits import target_rect
from twoheirs_qt.ui.table.targets import HandTile, LandCell

WHITE = Heir.WHITE


def test_a_dragged_tile_is_drawn_to_the_cell_beside_the_pointer(
    table: Table, market: State
) -> None:
    table.open(market)
    goal = min(table.session.options.builds("market-wood"), key=lambda cell: -cell[1])
    rect = target_rect(table.scene, LandCell(goal))
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
    field = table.scene.area.field
    QTest.mouseClick(
        table.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        overview.rect.center().toPoint(),
    )
    middle = table.scene.camera.bounds(table.state.landscape).center() - field.center()
    assert middle.manhattanLength() < 6
    table.press(Qt.Key.Key_0)
    table.rest()
    assert not overview.isVisible()


def test_coordinates_can_be_hidden(table: Table) -> None:
    assert table.scene.coordinates.isVisible()
    table.settings.coordinates = False
    assert not table.scene.coordinates.isVisible()
