"""Scroll bars can be grasped, however long what they scroll is."""

from __future__ import annotations

from PySide6.QtWidgets import QListWidget, QStyle, QStyleOptionSlider

from tests.ui.conftest import process_events
from tests.ui.heir_program import Program


def test_the_handle_of_a_scroll_bar_stays_large_enough(program: Program) -> None:
    listed = QListWidget(program.window)
    listed.addItems([str(number) for number in range(2000)])
    listed.setGeometry(0, 0, 200, 150)
    listed.show()
    process_events()
    bar = listed.verticalScrollBar()
    option = QStyleOptionSlider()
    bar.initStyleOption(option)
    handle = bar.style().subControlRect(
        QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, bar
    )
    assert handle.height() >= 20
