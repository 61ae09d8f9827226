"""Pictures that have been drawn are kept as long as a window could show them all."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from twoheirs_qt.tabletop.drawing.pictures import Pictures

SIDES = range(1000, 1010)
"""Each of these pictures takes a little more than 4 million bytes."""


def count_kept() -> int:
    """Count how many of ten such pictures are kept."""
    pictures = Pictures()
    for side in SIDES:
        pictures.find_pixmap("icon/program", side, side, 1.0)
    return pictures.cached_bytes // 4_000_000


@pytest.mark.usefixtures("art")
def test_more_pictures_are_kept_for_a_larger_window(qtbot: QtBot) -> None:
    assert count_kept() == 2, "as many as fill 1920 by 1080, whatever the screen"
    window = QWidget()
    qtbot.addWidget(window)
    window.setWindowFlag(Qt.WindowType.FramelessWindowHint)
    window.resize(2500, 2000)
    window.show()
    assert count_kept() == 4
    window.hide()
    assert count_kept() == 2
