"""The first start follows the system; a Czech one is asked for Slovak or English."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.conftest import Start, find_dialog, process_events
from twoheirs_qt.app import ask_first_language
from twoheirs_qt.tabletop.widgets.question import Question

CZECH = ["cs-CZ", "cs", "en"]


@pytest.mark.parametrize(
    ("key", "word", "title"),
    [
        (Qt.Key.Key_Return, "sk", "Dvaja bratia"),
        (Qt.Key.Key_Escape, "en", "The Two Heirs"),
    ],
)
def test_a_czech_player_chooses_once(start: Start, key: Qt.Key, word: str, title: str) -> None:
    program = start("en")
    assert ask_first_language(program, CZECH)
    asked = find_dialog()
    assert isinstance(asked, Question)
    QTest.keyClick(asked, key)
    process_events()
    assert program.settings.language == word
    assert program.languages.current == word
    assert program.window.windowTitle() == title
    assert not ask_first_language(program, CZECH)


def test_the_question_comes_to_no_other_player(start: Start) -> None:
    program = start("en")
    assert not ask_first_language(program, ["de-AT", "cs"])
    assert not ask_first_language(program, [])
