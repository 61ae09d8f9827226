"""Parchments on the table."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRectF

from tests.play import choose
from tests.ui.table.conftest import Table
from twoheirs_qt.ui.table.sheet_item import Sheet


@pytest.mark.parametrize("height", [633, 640, 653])
def test_what_is_painted_anew_is_whole_in_pixels_of_a_screen_scaled_by_quarters(
    table: Table, monkeypatch: pytest.MonkeyPatch, height: int
) -> None:
    """Qt would let the table shine through at its edges."""
    table.settings.motion = 0.0
    table.view.resize(1280, height)
    table.new()
    table.rest()
    found: list[tuple[Sheet, QRectF]] = []
    update = Sheet.update

    def noted(sheet: Sheet, *where: QRectF) -> None:
        found.extend((sheet, rect) for rect in where)
        update(sheet, *where)

    monkeypatch.setattr(Sheet, "update", noted)
    random = Random(3)
    for _ in range(40):
        table.session.play(choose(table.state, random))
        table.rest()
    assert len(found) > 40
    for sheet, rect in found:
        away = rect.translated(-sheet.boundingRect().topLeft())
        for length in (away.left(), away.top(), away.right(), away.bottom()):
            for ratio in (1.25, 1.5, 1.75, 2.0):
                assert length * ratio == int(length * ratio)
