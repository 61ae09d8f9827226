"""The rule book's window by itself, as the program dresses it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.box import load_box
from twoheirs_qt.games.two_heirs.book.game_book import load_book
from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.tabletop.book.window import RuleBookWindow
from twoheirs_qt.tabletop.drawing.theme import DAYLIGHT, format_stylesheet
from twoheirs_qt.tabletop.text.language import Languages


@pytest.fixture
def open_book(
    qtbot: QtBot, qapp: QApplication, art: Art, languages: Languages, tmp_path: Path
) -> Iterator[Callable[..., RuleBookWindow]]:
    """Opens the book at a section; `text_size` in percent."""
    windows: list[RuleBookWindow] = []
    qapp.setStyleSheet(format_stylesheet(DAYLIGHT))

    def begin(section: str = "", text_size: int = 100) -> RuleBookWindow:
        own_catalogue = tmp_path / "catalogue.json"
        window = RuleBookWindow(load_book(art, load_box(), own_catalogue), text_size)
        windows.append(window)
        window.show()
        qtbot.waitExposed(window)
        if section:
            window.go_to(section)
        return window

    yield begin
    for window in windows:
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    qapp.setStyleSheet("")


@pytest.fixture
def book(open_book: Callable[..., RuleBookWindow]) -> RuleBookWindow:
    """The book just opened at its beginning."""
    return open_book()
