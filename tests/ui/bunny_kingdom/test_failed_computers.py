"""Several computers fail in a game of Bunny Kingdom: one question asks about all of them."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.reading import simplify
from tests.timeouts import TIMEOUT_S
from tests.ui.bunny_kingdom.conftest import start_bunny
from tests.ui.conftest import Start, process_events
from tests.ui.hands import Key, click, find_question, press
from twoheirs_qt.games.bunny_kingdom.window.choices import BunnyChoices
from twoheirs_qt.tabletop.widgets.question import Question

HOSTILE = Path(__file__).parents[2] / "tabletop/opponents" / "hostile_program.py"
ADA = ("Ada", "", "", "")


def open_questions() -> list[Question]:
    widgets = QApplication.topLevelWidgets()
    return [item for item in widgets if isinstance(item, Question) and item.isVisible()]


def test_one_question_names_all_computers_that_fail_at_once(start: Start, qtbot: QtBot) -> None:
    choices = BunnyChoices(4, ADA, ("", "Gone", "Gone", "Gone"))
    program = start_bunny(start(), choices)
    qtbot.waitUntil(lambda: bool(open_questions()))
    process_events()
    [asked] = open_questions()
    assert simplify(asked.windowTitle()) == "Pink, Black and Red have stopped playing"
    assert asked.accessibleDescription() == "There is no opponent Gone on this computer."
    words = [simplify(button.text()) for button in asked.buttons]
    assert words[1:] == ["I play for all of them", "Try again", "Later"]
    press(qtbot, Key.Key_Return)
    qtbot.waitUntil(lambda: bool(open_questions()))
    assert len(open_questions()) == 1, "they have failed again"
    click(qtbot, words[0])
    assert program.session.settings.opponents == ("", "level-3", "level-3", "level-3")
    assert not open_questions()
    program.computers.close()


def test_one_that_fails_later_joins_the_question(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.settings.programs = {"Eve": f"{sys.executable} -I {HOSTILE} 1 1000 death"}
    bunny = start_bunny(program, BunnyChoices(3, ADA, ("", "Gone", "Eve", "")))
    qtbot.waitUntil(
        lambda: bool(open_questions()) and "Eve" in open_questions()[-1].windowTitle(),
        timeout=round(TIMEOUT_S * 1000),
    )
    [asked] = open_questions()
    assert simplify(asked.windowTitle()) == "Gone and Eve have stopped playing"
    assert asked.accessibleDescription().splitlines() == [
        "There is no opponent Gone on this computer.",
        "Eve has quit in the middle of the game.",
    ]
    click(qtbot, "I play for all of them")
    assert bunny.session.settings.players == ("human",) * 3
    process_events()
    assert not open_questions()


def test_later_is_the_way_out_that_keeps_everything(start: Start, qtbot: QtBot) -> None:
    program = start_bunny(start(), BunnyChoices(3, ADA, ("", "Gone", "Gone", "")))
    qtbot.waitUntil(lambda: bool(open_questions()))
    assert find_question().isVisible()
    press(qtbot, Key.Key_Escape)
    assert not open_questions()
    assert program.computers.paused
    assert program.session.settings.opponents == ("", "Gone", "Gone")
    program.computers.pause(False)
    qtbot.waitUntil(lambda: len(open_questions()) == 1)
    press(qtbot, Key.Key_Escape)
