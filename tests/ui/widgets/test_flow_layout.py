"""Widgets in a row that wraps: what fits exactly stays in one line."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from twoheirs_qt.tabletop.widgets.flow_layout import FlowLayout

SPACING = 10


class Block(QWidget):
    """Wants to be 100 wide and 20 high."""

    def sizeHint(self) -> QSize:
        return QSize(100, 20)


@pytest.fixture
def layout(qtbot: QtBot) -> Iterator[FlowLayout]:
    """Three blocks, with a margin of 5 all around."""
    window = QWidget()
    qtbot.addWidget(window)
    result = FlowLayout([Block(window) for _ in range(3)], window)
    window.show()
    result.setContentsMargins(5, 5, 5, 5)
    result.setSpacing(SPACING)
    yield result
    window.close()


def place_blocks(layout: FlowLayout, width: int) -> list[tuple[int, int]]:
    """Lay out the blocks in so much room; returns their places."""
    layout.setGeometry(QRect(0, 0, width, layout.heightForWidth(width)))
    results = []
    for number in range(layout.count()):
        item = layout.itemAt(number)
        assert item is not None
        results.append((item.geometry().left(), item.geometry().top()))
    return results


def test_a_row_as_wide_as_its_room_is_one_line(layout: FlowLayout) -> None:
    width = layout.sizeHint().width()
    assert width == 3 * 100 + 2 * SPACING + 2 * 5
    assert layout.heightForWidth(width) == 20 + 2 * 5 == layout.sizeHint().height()
    assert place_blocks(layout, width) == [(5, 5), (115, 5), (225, 5)]


def test_a_pixel_less_makes_two_lines_and_the_last_is_at_the_right(layout: FlowLayout) -> None:
    width = layout.sizeHint().width() - 1
    assert layout.heightForWidth(width) == 20 + SPACING + 20 + 2 * 5
    two_lines = [(width - 215, 5), (width - 105, 5), (width - 105, 35)]
    assert place_blocks(layout, width) == two_lines


def test_two_fit_exactly_and_one_at_least(layout: FlowLayout) -> None:
    assert place_blocks(layout, 220) == [(5, 5), (115, 5), (115, 35)]
    assert place_blocks(layout, 219) == [(114, 5), (114, 35), (114, 65)]
    assert place_blocks(layout, 60) == [(5, 5), (5, 35), (5, 65)], "narrower than one"
