"""A line of the score sheet by itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.score_line import ScoreLine, ScoreLineText

_LINE = ScoreLineText(
    name="Mill", place="M13", sum="", points="3", tip="Mill", spoken="Mill at M13: 3", cells=()
)


@pytest.mark.parametrize(
    ("line", "tip"),
    [
        (_LINE, ""),
        (_LINE._replace(name="A very long name of a building", tip="All of it"), "All of it"),
        (_LINE._replace(name="Treasure", tip="A row", picture="treasure/back"), "A row"),
    ],
    ids=["whole", "squeezed", "treasure"],
)
def test_a_tip_comes_only_if_it_tells_more(
    qtbot: QtBot, art: Art, line: ScoreLineText, tip: str
) -> None:
    """It lies over other lines."""
    shown = ScoreLine(line, art, None)
    qtbot.addWidget(shown)
    shown.resize(190, 44)
    shown.show()
    qtbot.waitExposed(shown)
    shown.grab()
    middle = shown.rect().center()
    QApplication.sendEvent(
        shown, QHelpEvent(QEvent.Type.ToolTip, middle, shown.mapToGlobal(QPoint(middle)))
    )
    assert QToolTip.text() == tip
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
