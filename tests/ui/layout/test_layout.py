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
from typing import Any
from unittest.mock import ANY

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.long_run import LONG_RUN, choose_count
from tests.ui.conftest import start_game
from tests.ui.heir_program import Program
from tests.ui.layout.painting import PaintedTexts
from tests.ui.layout.required import find_missing
from tests.ui.layout.widgets import find_cuts
from twoheirs_qt.games.two_heirs.rules import Heir
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.names import name_player
from twoheirs_qt.tabletop.drawing.parchment import LEFT, write_line
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[3]


def run_measurement(name: str, report: Path, *arguments: str, scale: str = "1") -> dict[str, Any]:
    """Run a module of this folder with these words; returns its report by language."""
    environment = {**os.environ, "QT_SCALE_FACTOR": scale}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(ROOT / "packaging")])
    done = subprocess.run(
        [sys.executable, "-m", f"tests.ui.layout.{name}", str(report), *arguments],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=choose_count(380, 3000),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    data: dict[str, Any] = json.loads(report.read_text("utf-8"))
    return data


by_night = pytest.mark.skipif(not LONG_RUN, reason="letters of usual size: `dev.py night`")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scale", "text", "languages"),
    [
        pytest.param("1.5", 100, "pl", id="150 %"),
        pytest.param("1", 200, "de", id="large"),
        pytest.param("1", 100, "", id="plain", marks=by_night),
    ],
)
def test_nothing_is_cut_off(tmp_path: Path, scale: str, text: int, languages: str) -> None:
    """Two languages with long words, each in one of the ways; by night all in all of them."""
    asked = ",".join(LANGUAGES) if LONG_RUN else languages
    words = ["--text", str(text), "--languages", asked]
    result = run_measurement("walk", tmp_path / "report.json", *words, scale=scale)
    assert set(result) == set(asked.split(","))
    for language, scenes in result.items():
        numbers = scenes.pop("scenes")
        assert int(numbers["number"]) > 45, "scenes have been seen"
        assert int(numbers["texts"]) > 300, "painting has been heard"
        assert scenes == {}, language


@pytest.mark.slow
def test_all_parts_of_a_table_are_there_in_windows_and_letters_of_every_size(
    tmp_path: Path,
) -> None:
    words = ["--all"] if LONG_RUN else ["--languages", "de"]
    result = run_measurement("sizes", tmp_path / "report.json", *words)
    assert result.keys() == (LANGUAGES.keys() if LONG_RUN else {"de"})
    for language, scenes in result.items():
        assert int(scenes.pop("shown")["number"]) >= choose_count(35, 250)
        assert scenes == {}, language


def test_what_is_not_there_is_missed(program: Program) -> None:
    start_game(program, first=Heir.WHITE)
    view = program.window.page.table
    program.window.resize(1280, 720)
    view.table_scene.sync(animate=False)

    def list_missing() -> dict[str, str]:
        QPixmapCache.clear()
        with PaintedTexts() as painted_texts:
            program.window.grab()
        return find_missing(program.window, painted_texts)

    assert list_missing() == {}
    layout = view.table_scene.layout
    view.table_scene.layout = view.table_scene.placer.layout = layout._replace(
        chronicle_rect=QRectF(layout.chronicle_rect).translated(0, -layout.gap * 4)
    )
    assert list_missing() == {"the supply and the chronicle": ANY}
    view.table_scene.layout = view.table_scene.placer.layout = layout
    program.window.page.bottom_bar.end_turn.hide()
    view.table_scene.reserve.hide()
    name = name_player(program.session.names, Heir.WHITE)
    assert set(list_missing()) == {
        "the button End turn",
        f"“{localize(texts.REACH_OF.fill(heir=name, reach=3))}”",
        f"“Supply: {len(program.session.state.stack)}”",
    }


@pytest.fixture
def paper(qapp: QApplication) -> Iterator[QPainter]:
    pixmap = QPixmap(200, 100)
    painter = QPainter(pixmap)
    painter.setFont(QFont(qapp.font()))
    yield painter
    painter.end()


def test_what_is_painted_too_long_is_noticed(paper: QPainter) -> None:
    words = "Gildenhaus am Fluss"
    wide = QFontMetricsF(paper.font()).horizontalAdvance(words)
    with PaintedTexts() as painted_texts:
        paper.drawText(QRectF(0, 0, wide + 2, 40), 0, words)
        paper.drawText(5, 5, words)
        assert painted_texts.cuts == {}
        paper.drawText(QRectF(0, 0, wide / 2, 40), 0, words)
        assert list(painted_texts.cuts) == [words]
        painted_texts.cuts.clear()
        wraps = int(Qt.TextFlag.TextWordWrap)
        paper.drawText(QRectF(0, 0, wide * 0.7, 20), wraps, words)
        assert list(painted_texts.cuts) == [words]
        painted_texts.cuts.clear()
        font = paper.font()
        font.setPixelSize(20)
        write_line(paper, QRectF(0, 0, 40, 30), LEFT, words, font, paper.pen().color())
        assert list(painted_texts.cuts) == [words]
    paper.drawText(QRectF(0, 0, wide / 2, 40), 0, words)
    assert len(painted_texts.cuts) == 1


def test_a_label_and_a_button_too_small_are_found(qtbot: QtBot) -> None:
    window = QWidget()
    column = QVBoxLayout(window)
    label, wrapped, button = QLabel("Königreich"), QLabel("Zwei Erben " * 9), QPushButton("Zurück")
    wrapped.setWordWrap(True)
    for widget in (label, wrapped, button):
        column.addWidget(widget)
    qtbot.addWidget(window)
    window.show()
    assert find_cuts(window) == {}
    label.setFixedWidth(30)
    wrapped.setFixedHeight(12)
    button.setFixedWidth(20)
    QApplication.processEvents()
    assert find_cuts(window).keys() == {label.text(), wrapped.text(), button.text()}
