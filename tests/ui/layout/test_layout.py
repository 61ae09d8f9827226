"""Nothing is cut off: every window in every language, on small and fine screens, in large letters.

The walk through the program is a process of its own, since a screen and its scale are settled
before Qt starts.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.layout.painting import Listening
from tests.ui.layout.widgets import cuts_in
from twoheirs_qt.ui.board.parchment import LEFT, write
from twoheirs_qt.words.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scale", "text"), [("1", 100), ("1.5", 100), ("1", 200)], ids=["plain", "150 %", "large"]
)
def test_nothing_is_cut_off(tmp_path: Path, scale: str, text: int) -> None:
    report = tmp_path / "report.json"
    environment = {**os.environ, "QT_SCALE_FACTOR": scale}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(ROOT / "packaging")])
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.layout.walk", str(report), "--text", str(text)],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=380,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(report.read_text("utf-8"))
    assert found.keys() == LANGUAGES.keys()
    for language, scenes in found.items():
        numbers = scenes.pop("scenes")
        assert int(numbers["number"]) > 45, "scenes have been seen"
        assert int(numbers["texts"]) > 300, "painting has been heard"
        assert scenes == {}, language


@pytest.fixture
def paper(qapp: QApplication) -> Iterator[QPainter]:
    pixmap = QPixmap(200, 100)
    painter = QPainter(pixmap)
    painter.setFont(QFont(qapp.font()))
    yield painter
    painter.end()


def test_what_is_painted_too_long_is_heard(paper: QPainter) -> None:
    words = "Gildenhaus am Fluss"
    wide = QFontMetricsF(paper.font()).horizontalAdvance(words)
    with Listening() as listening:
        paper.drawText(QRectF(0, 0, wide + 2, 40), 0, words)
        paper.drawText(5, 5, words)
        assert listening.cuts == {}
        paper.drawText(QRectF(0, 0, wide / 2, 40), 0, words)
        assert list(listening.cuts) == [words]
        listening.cuts.clear()
        wraps = int(Qt.TextFlag.TextWordWrap)
        paper.drawText(QRectF(0, 0, wide * 0.7, 20), wraps, words)
        assert list(listening.cuts) == [words]
        listening.cuts.clear()
        font = paper.font()
        font.setPixelSize(20)
        write(paper, QRectF(0, 0, 40, 30), LEFT, words, font, paper.pen().color())
        assert list(listening.cuts) == [words]
    paper.drawText(QRectF(0, 0, wide / 2, 40), 0, words)
    assert len(listening.cuts) == 1


def test_a_label_and_a_button_too_small_are_found(qtbot: QtBot) -> None:
    window = QWidget()
    column = QVBoxLayout(window)
    label, wrapped, button = QLabel("Königreich"), QLabel("Zwei Erben " * 9), QPushButton("Zurück")
    wrapped.setWordWrap(True)
    for widget in (label, wrapped, button):
        column.addWidget(widget)
    qtbot.addWidget(window)
    window.show()
    assert cuts_in(window) == {}
    label.setFixedWidth(30)
    wrapped.setFixedHeight(12)
    button.setFixedWidth(20)
    QApplication.processEvents()
    assert cuts_in(window).keys() == {label.text(), wrapped.text(), button.text()}
