"""Everything on the table of Bunny Kingdom has its own place, in every window."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from twoheirs_qt.games.bunny_kingdom.scene.layout import (
    divide_column,
    lay_out,
    list_hand_rects,
    list_kept_rects,
    list_parchment_rects,
)

SIZES = ((1280, 640), (1024, 560), (1920, 1000), (2560, 1340), (1000, 900))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("lords", [2, 3, 4])
def test_areas_lie_beside_each_other_within_the_window(
    size: tuple[int, int], text_scale: float, lords: int
) -> None:
    for has_fan in (False, True):
        layout = lay_out(*size, lords, text_scale, has_fan=has_fan)
        parts = [
            layout.map_rect,
            layout.left_rect,
            *layout.plate_rects,
            layout.fan_rect,
            layout.pick_rect,
            layout.passing_rect,
        ]
        parts = [part for part in parts if not part.isEmpty()]
        assert len(parts) == 2 + lords + 3 * has_fan
        for part in parts:
            assert layout.rect.contains(part)
        for one, other in combinations(parts, 2):
            assert not one.intersects(other)
        assert layout.map_rect.width() >= 300
        column = divide_column(layout, 8)
        assert all(layout.left_rect.contains(sheet) for sheet in column)
        check_rows(list_kept_rects(layout, 8), column.kept)
        check_rows(list_parchment_rects(layout, 8, 12), column.parchments)
        if has_fan:
            cards = list_hand_rects(layout, 12)
            assert all(layout.rect.contains(card) for card in cards)
            steps = [right.left() - left.left() for left, right in pairwise(cards)]
            assert min(steps) >= 0.35 * cards[0].width()


def check_rows(rects: list[QRectF], sheet: QRectF) -> None:
    """They lie on their sheet, apart, and high enough to be read."""
    for rect in rects:
        assert sheet.contains(rect)
        assert rect.height() > 9
    for one, other in combinations(rects, 2):
        assert not one.adjusted(0.1, 0.1, -0.1, -0.1).intersects(other)
