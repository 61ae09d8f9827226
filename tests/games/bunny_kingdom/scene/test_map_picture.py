"""The picture of the map: moved, mended and scaled, it looks as if it were painted again."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, QResource
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.bunny_kingdom.positions import deal
from tests.games.bunny_kingdom.table.table_game import Session, lay_table
from tests.ui.table.manual_clock import ManualClock
from twoheirs_qt.games.bunny_kingdom.drawing import land
from twoheirs_qt.games.bunny_kingdom.drawing.canvas import Canvas
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Terrain
from twoheirs_qt.games.bunny_kingdom.table.table import BunnyTable
from twoheirs_qt.tabletop import data

_MAX_CHANNEL_DIFFERENCE = 24
"""Labels may lie between two pixels."""
_MAX_DIFFERENT_PIXELS = 200
"""Qt does not begin dashes at the same place where only a part of a line is painted."""


@pytest.fixture(autouse=True)
def pictures(qapp: QApplication) -> None:
    assert QResource.registerResource(str(data.find_path("resources.rcc")))


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


def play_on(session: Session, rng: random.Random) -> None:
    action = rng.choice(session.list_legal_actions())
    assert session.play(action)


def render_map(table: BunnyTable, ratio: float) -> QImage:
    """The map as it is shown on a screen with so many device pixels in a logical one."""
    viewport, scene = table.view.viewport(), table.scene
    scene.resize(viewport.width(), viewport.height(), 1.0, ratio)
    area = scene.layout.map_rect
    image = QImage((area.size() * ratio).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    scene.render(painter, QRectF(QPointF(), area.size()), area)
    painter.end()
    return image


def render_fresh_map(qtbot: QtBot, table: BunnyTable, session: Session, ratio: float) -> QImage:
    """The map of another table, at which the same has just begun."""
    _, other, _ = lay_table(qtbot, session.state, [0])
    other.scene.camera = table.scene.camera
    other.scene.taken_land = table.scene.taken_land
    image = render_map(other, ratio)
    other.close()
    return image


def count_differences(one: QImage, other: QImage) -> int:
    """Count the pixels that look different."""
    assert one.size() == other.size()
    if one == other:
        return 0
    pairs = enumerate(zip(bytes(one.constBits()), bytes(other.constBits()), strict=True))
    return len({n // 4 for n, (a, b) in pairs if abs(a - b) > _MAX_CHANNEL_DIFFERENCE})


@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_the_map_looks_the_same_however_it_came_about(
    qtbot: QtBot, clock: ManualClock, ratio: float
) -> None:
    """In a game of random actions, in which it is panned and enlarged."""
    rng = random.Random(3)
    session, table, _ = lay_table(qtbot, deal(2, 1), [0], clock=clock)
    for number in range(48):
        play_on(session, rng)
        if number == 16:
            table.view.zoom(1.7, QPointF(500, 100))
        elif number == 32:
            table.view.zoom(0.8)
        clock.advance(1000)
        render_map(table, ratio)
        table.scene.pan(QPointF(rng.randint(-40, 40), rng.randint(-40, 40)))
        if number % 16 == 15:
            fresh = render_fresh_map(qtbot, table, session, ratio)
            assert count_differences(render_map(table, ratio), fresh) <= _MAX_DIFFERENT_PIXELS, (
                number
            )


def test_a_zoom_scales_the_picture_and_sharpens_it_when_it_rests(
    qtbot: QtBot, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[int] = []
    paint_territory = land.paint_territory

    def record(canvas: Canvas, terrain: Terrain, index: int, where: QRectF) -> None:
        painted.append(index)
        paint_territory(canvas, terrain, index, where)

    monkeypatch.setattr(land, "paint_territory", record)
    session, table, _ = lay_table(qtbot, deal(2, 1), [0], clock=clock)
    for factor in (1.2, 1.2, 1.2, 0.7):
        render_map(table, 1.0)
        painted.clear()
        table.view.zoom(factor)
        render_map(table, 1.0)
        assert not painted
        clock.advance(16)
    clock.advance(1000)
    sharp = render_map(table, 1.0)
    assert painted
    painted.clear()
    assert render_map(table, 1.0) == sharp
    table.scene.pan(QPointF(-9, 0))
    render_map(table, 1.0)
    assert len(painted) <= 30, "only what has come into sight"
    table.view.fit()
    clock.advance(1000)
    assert (
        count_differences(render_map(table, 1.0), render_fresh_map(qtbot, table, session, 1.0)) == 0
    )


def test_nothing_is_sharpened_later_for_a_table_that_is_put_away(
    qtbot: QtBot, clock: ManualClock
) -> None:
    _, table, _ = lay_table(qtbot, deal(2, 1), [0], clock=clock)
    table.view.zoom(1.5)
    assert clock.running
    table.hide()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not clock.running
