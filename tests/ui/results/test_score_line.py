"""A line of the score sheet by itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.results.line import ScoreLine, ScoreLineText

_LINE = ScoreLineText(
    name="Mill", place="M13", scorer="", points="3", tip="Mill", spoken="Mill at M13: 3", cells=()
)


@pytest.mark.parametrize(
    ("line", "tip"),
    [
        (_LINE, ""),
        (_LINE._replace(name="A long name, on two lines", tip="All of it"), ""),
        (_LINE._replace(name="W" * 40, tip="All of it"), "All of it"),
        (_LINE._replace(name="Treasure", tip="A row", picture="treasure/back"), "A row"),
    ],
    ids=["whole", "wrapped", "squeezed", "treasure"],
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


def test_what_is_long_takes_further_lines_in_the_same_size(qtbot: QtBot, art: Art) -> None:
    """Two lines for the name and two for the place are twice as high as one of each."""
    long = _LINE._replace(name="A long name, on two lines", place="column and row · N16 · 5 × 2")
    page = QWidget()
    qtbot.addWidget(page)
    rows = QVBoxLayout(page)
    rows.setSpacing(0)
    shown = [ScoreLine(text, art, page) for text in (_LINE, long)]
    for line in shown:
        rows.addWidget(line)
    rows.addStretch(1)
    page.resize(150, 300)
    page.show()
    qtbot.waitExposed(page)
    short, tall = shown
    edge = 6  # above and below the letters
    assert tall.height() - edge == 2 * (short.height() - edge)
    assert tall.y() > short.geometry().bottom()
