"""Henry's place has room for what matters in letters of every size."""

from __future__ import annotations

import pytest

from twoheirs_qt.games.two_heirs.scene.henry_place import HenryLayout, henry_layout
from twoheirs_qt.games.two_heirs.scene.layout import body_letters, lay_out

HEIGHTS = (580, 600, 625)
"""Of the table in a window of 1280×720, with menus and bottom bar of different heights."""


def place(height: int, pixels: int) -> HenryLayout:
    return henry_layout(lay_out(1280, height, body_letters(1280, height, pixels)))


@pytest.mark.parametrize("height", HEIGHTS)
def test_the_button_stays_while_there_is_room_for_it(height: int) -> None:
    for pixels in (12, 13, 18):
        assert not place(height, pixels).plan_button.isEmpty(), pixels
    assert place(height, 18).folded, "also with a header of one line"


@pytest.mark.parametrize("height", HEIGHTS)
def test_treasures_come_before_the_button(height: int) -> None:
    for pixels in range(12, 21):
        his = place(height, pixels)
        assert his.treasure(0, 6).height() >= his.line * 0.95, pixels
        if not his.plan_button.isEmpty():
            assert his.treasures.bottom() <= his.plan_button.top()
            assert his.plan_button.bottom() <= his.troops[0].top()
