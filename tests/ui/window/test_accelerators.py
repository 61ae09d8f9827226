"""No letter with Alt means two things in one menu or one window, whatever the language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGroupBox,
    QLabel,
    QMenu,
    QMenuBar,
    QWidget,
)

from tests.ui.conftest import Start, process_events, start_game
from tests.ui.heir_program import Program
from tests.ui.layout.scenes import open_dialogs
from twoheirs_qt.games.two_heirs.rules import NewGame
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.text.languages import LANGUAGES


def count_letters(texts: list[str]) -> Counter[str]:
    """Count how often each letter is marked by an & in these texts."""
    results = (re.search(r"(?<!&)&(\w)", text.replace("&&", "")) for text in texts)
    return Counter(match[1].lower() for match in results if match)


def find_double_marks(texts: list[str]) -> dict[str, list[str]]:
    """The texts whose letters are marked more than once."""
    often = {letter for letter, count in count_letters(texts).items() if count > 1}
    marks = {text: count_letters([text]).keys() for text in texts}
    return {x: [text for text in texts if x in marks[text]] for x in often}


def list_menu_texts(menu: QMenu | QMenuBar) -> list[str]:
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def list_texts(window: QWidget) -> Iterator[str]:
    """List what has a letter in a window; what is hidden, as the page of another mode, has none."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisibleTo(window) or widget.window() is not window:
            continue
        if isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy()):
            yield widget.text()
        elif isinstance(widget, QGroupBox):
            yield widget.title()
        elif isinstance(widget, QMenuBar):
            yield from list_menu_texts(widget)


def check_menus(program: Program) -> None:
    bars = program.window.findChildren(QMenuBar)
    menus = program.window.findChildren(QMenu)
    assert len(bars) == 1
    assert len(menus) > 7
    for texts in [*map(list_menu_texts, bars), *map(list_menu_texts, menus)]:
        assert find_double_marks(texts) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_letters_are_alike_in_a_menu(start: Start, language: str) -> None:
    program = start(language)
    program.settings.add_recent_file(program.settings.path)
    check_menus(program)
    start_game(program)
    check_menus(program)
    session = program.session
    session.play(next(iter(session.options.legal_actions)))
    session.undo()
    process_events()
    check_menus(program)
    assert find_double_marks(list(list_texts(program.window))) == {}
    program.session.new(NewGame(seed=1, level=1), GameSettings())
    process_events()
    check_menus(program)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_letters_are_alike_in_a_dialog(start: Start, language: str) -> None:
    program = start(language)
    seen = 0
    for name, dialog in open_dialogs(program):
        assert find_double_marks(list(list_texts(dialog))) == {}, name
        seen += 1
    assert seen > 10
    program.settings.motion_factor = 0.0
    QApplication.processEvents()


def test_two_letters_alike_are_found() -> None:
    assert find_double_marks(["&Open…", "Sa&ve", "&Over", "R&&D"]) == {"o": ["&Open…", "&Over"]}
