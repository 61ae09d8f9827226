"""Fingers and settings, while a game runs and a piece is in the hand."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture

from tests.play import choose
from tests.ui.table.conftest import Table, move_pointer
from tests.ui.table.scene.agreement import check, is_moving
from twoheirs_qt.games.two_heirs.rules import Heir, State
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.games.two_heirs.things.selection import SelectedHandTile

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier


def pinch_on_a_touch_pad(table: Table, where: QPoint, factor: float) -> None:
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        QPointF(where),
        QPointF(where),
        QPointF(table.view.viewport().mapToGlobal(where)),
        factor - 1,
        QPointF(),
    )
    QApplication.sendEvent(table.view.viewport(), event)


def pinch_on_a_screen(table: Table, where: QPoint, factor: float) -> None:
    pinch = QPinchGesture()
    pinch.setScaleFactor(factor)
    pinch.setHotSpot(QPointF(table.view.viewport().mapToGlobal(where)))
    QApplication.sendEvent(table.view.viewport(), QGestureEvent([pinch]))


@pytest.mark.parametrize("pinch", [pinch_on_a_touch_pad, pinch_on_a_screen])
@pytest.mark.parametrize("factor", [1.25, 0.8])
def test_two_fingers_zoom_where_they_are(
    table: Table, pinch: Callable[[Table, QPoint, float], None], factor: float
) -> None:
    camera, where = table.scene.camera, table.find_point(LandCell((0, 0))) + QPoint(20, -14)
    size, under = camera.cell_side, camera.find_scene_rect((0, 0))
    share = (QPointF(where) - under.topLeft()) / under.width()
    pinch(table, where, factor)
    assert camera.cell_side == pytest.approx(size * factor, abs=1)
    now = camera.find_scene_rect((0, 0))
    off = now.topLeft() + share * now.width() - QPointF(where)
    assert off.manhattanLength() < 3, "what was between the fingers is there still"
    table.rest()
    check(table)
    for _ in range(30):
        pinch(table, where, factor)
    assert table.scene.layout.landscape_rect.intersects(camera.find_bounds(table.state.landscape))


def test_the_right_button_turns_over_what_is_dragged(table: Table, market: State) -> None:
    table.open(market)
    viewport, start = (
        table.view.viewport(),
        table.find_point(HandTile(Heir.WHITE, "cathedral-stone")),
    )
    end = table.find_point(LandCell((0, 1)))
    QTest.mousePress(viewport, LEFT, NONE, start)
    for share in (0.2, 0.6, 1.0):
        way = QPointF(start) + (QPointF(end) - QPointF(start)) * share
        move_pointer(viewport, way.toPoint())
    assert table.controller.selected == SelectedHandTile("cathedral-stone")
    assert "missing" in table.note
    QTest.mousePress(viewport, RIGHT, NONE, end)
    QTest.mouseRelease(viewport, RIGHT, NONE, end)
    assert table.controller.selected == SelectedHandTile("cathedral-stone", is_face_down=True)
    assert table.note.startswith("Expand")
    assert table.scene.ghost.rect == LandCell((0, 1)).find_rect(table.scene)
    QTest.mouseRelease(viewport, LEFT, NONE, end)
    assert table.state.landscape[(0, 1)].owner is None


@pytest.mark.parametrize("name", ["facing_player", "upright", "coordinates_shown", "points_wanted"])
def test_a_setting_applies_at_once_in_the_middle_of_a_move(table: Table, name: str) -> None:
    dice = Random(5)
    table.settings.motion_factor = 0.0
    for _ in range(40):
        assert table.session.play(choose(table.state, dice))
    for _ in range(2):
        table.click(ReservePlace(min(table.session.options.takeable_slots, default=0)))
        setattr(table.settings, name, not getattr(table.settings, name))
        QApplication.processEvents()
        assert table.controller.selected is None, "put back, as all lies elsewhere"
        assert not table.scene.ghost.isVisible()
        if name != "upright" or not table.settings.upright:  # `check` knows of true pictures
            check(table)
        active = table.state.active
        below = table.scene.placer.find_heir_layout(active) == table.scene.layout.heirs[1]
        assert below is (table.settings.facing_player or active is table.state.south)


@pytest.mark.parametrize("letters", [19, 26, 13])
def test_another_size_of_letters_in_the_middle_of_a_move(
    table: Table, market: State, letters: int
) -> None:
    table.open(market)
    table.click(HandTile(Heir.WHITE, "market-wood"))
    font = table.view.font()
    font.setPixelSize(letters)
    table.view.setFont(font)
    QApplication.processEvents()
    table.rest()
    assert table.controller.selected is None
    check(table)
    table.drag(HandTile(Heir.WHITE, "market-wood"), LandCell((1, 1)))
    assert table.state.landscape[(1, 1)].tile.id == "market-wood"


def test_the_slowest_motion_ends_within_300_ms_and_none_shows_no_way(table: Table) -> None:
    table.settings.motion_factor = 9.0
    dice = Random(3)
    for _ in range(25):
        assert table.session.play(choose(table.state, dice))
        table.clock.advance(299)
        assert not is_moving(table)
        check(table)
    table.settings.motion_factor = 0.0
    for _ in range(25):
        assert table.session.play(choose(table.state, dice))
        check(table)  # without a moment's waiting
