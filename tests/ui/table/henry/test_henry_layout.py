"""Henry's place has room for what matters in letters of every size."""

from __future__ import annotations

import pytest

from twoheirs_qt.games.two_heirs.scene.henry_place import HenryLayout, lay_out_henry
from twoheirs_qt.games.two_heirs.scene.layout import calculate_text_px, lay_out

HEIGHTS = (580, 600, 625)
"""Of the table in a window of 1280×720, with menus and bottom bar of different heights."""


def make_layout(height: int, pixels: int) -> HenryLayout:
    return lay_out_henry(lay_out(1280, height, calculate_text_px(1280, height, pixels)))


@pytest.mark.parametrize("height", HEIGHTS)
def test_the_button_stays_while_there_is_room_for_it(height: int) -> None:
    for pixels in (12, 13, 18):
        assert not make_layout(height, pixels).plan_button_rect.isEmpty(), pixels
    assert make_layout(height, 18).is_folded, "also with a header of one line"


@pytest.mark.parametrize("height", HEIGHTS)
def test_treasures_come_before_the_button(height: int) -> None:
    for pixels in range(12, 21):
        his = make_layout(height, pixels)
        assert his.find_treasure_rect(0, 6).height() >= his.line * 0.95, pixels
        if not his.plan_button_rect.isEmpty():
            assert his.treasures_rect.bottom() <= his.plan_button_rect.top()
            assert his.plan_button_rect.bottom() <= his.troop_rects[0].top()
