"""The table's layout keeps its pieces readable in letters of every size."""

from __future__ import annotations

import pytest

from twoheirs_qt.ui.table.layout import body_letters, layout


@pytest.mark.parametrize("height", [580, 600, 625])
def test_the_ring_stays_large_while_letters_grow(height: int) -> None:
    for pixels in range(12, 25):
        area = layout(1280, height, body_letters(1280, height, pixels))
        assert area.ring.tile > 48, pixels
        assert area.ring.disc * 2 <= area.reserve.width()
        assert area.supply.bottom() <= area.reserve.bottom()
        if pixels < 17:
            assert area.chronicle.height() > 5 * area.line, "which has room below the ring"
