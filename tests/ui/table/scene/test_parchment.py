"""Parchments on the table."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.play import choose
from tests.ui.table.conftest import Table
from twoheirs_qt.games.two_heirs.scene.reserve_panel import Sheet
from twoheirs_qt.tabletop.drawing import parchment
from twoheirs_qt.tabletop.drawing.theme import DAYLIGHT


@pytest.mark.parametrize("height", [633, 640, 653])
def test_what_is_repainted_is_whole_in_pixels_of_a_screen_scaled_by_quarters(
    table: Table, monkeypatch: pytest.MonkeyPatch, height: int
) -> None:
    """Qt would let the table shine through at its edges."""
    table.settings.motion_factor = 0.0
    table.view.resize(1280, height)
    table.new()
    table.rest()
    results: list[tuple[Sheet, QRectF]] = []
    update = Sheet.update

    def record_update(sheet: Sheet, *where: QRectF) -> None:
        results.extend((sheet, rect) for rect in where)
        update(sheet, *where)

    monkeypatch.setattr(Sheet, "update", record_update)
    random = Random(3)
    for _ in range(40):
        table.session.play(choose(table.state, random))
        table.rest()
    assert len(results) > 40
    for sheet, rect in results:
        away = rect.translated(-sheet.boundingRect().topLeft())
        for length in (away.left(), away.top(), away.right(), away.bottom()):
            for ratio in (1.25, 1.5, 1.75, 2.0):
                assert length * ratio == int(length * ratio)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_nothing_shines_through_between_the_parts_of_a_sheet(
    qapp: QApplication, ratio: float
) -> None:
    for where in (QRectF(13, 11, 101, 77), QRectF(14, 12, 100, 78), QRectF(3.4, 5.7, 90.2, 81.9)):
        image = QImage(round(140 * ratio), round(110 * ratio), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(0x00FF00)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        parchment.draw_sheet(painter, DAYLIGHT, where)
        painter.end()
        inner = where.adjusted(7, 7, -7, -7)
        plain = DAYLIGHT.find_color("parchment").rgb()
        for x in range(round(inner.left() * ratio), round(inner.right() * ratio)):
            for y in range(round(inner.top() * ratio), round(inner.bottom() * ratio)):
                assert image.pixel(x, y) == plain, (where, x, y)
