"""The tutorial played through from its first page to its last, by key events alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from tests.games.two_heirs.tutorial.conftest import Pupil
from tests.pseudo import find_untranslated_words
from twoheirs_qt.games.two_heirs.tutorial.course import LESSONS
from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow
from twoheirs_qt.tabletop.book.markup import format_rich_text
from twoheirs_qt.tabletop.text.language import PSEUDO, Languages
from twoheirs_qt.tabletop.text.languages import LANGUAGES
from twoheirs_qt.tabletop.window.bottom_bar import BottomBar


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_through_by_keys(
    open_window: Callable[[], TutorialWindow], languages: Languages, language: str
) -> None:
    """Enter reads on, and each task is done as the sheet says that keys do it."""
    languages.choose(language)
    window = open_window()
    pupil = Pupil(window)
    asked: list[bool] = []
    window.game_requested.connect(lambda: asked.append(True))
    session = window.session
    pupil.press(Qt.Key.Key_Return)  # the first lesson has the focus
    for number, lesson in enumerate(LESSONS):
        assert session.lesson is lesson
        for index, step in enumerate(lesson.steps):
            assert session.number == index
            assert window.panel.words.text()
            assert "{" not in window.panel.words.text() + window.panel.how.text()
            if step.task is None:
                pupil.press(Qt.Key.Key_Return)
            else:
                pupil.do(pupil.find_wanted()[0])
        assert session.step is None
        assert format_rich_text(lesson.learned[0]) in window.panel.words.text()
        assert lesson.id in window.progress.done
        assert bool(asked) is False
        pupil.press(Qt.Key.Key_Return)
        assert bool(asked) is (number == len(LESSONS) - 1)
    assert not window.isVisible()


def test_every_word_passes_through_translation(
    open_window: Callable[[], TutorialWindow], languages: Languages
) -> None:
    languages.choose(PSEUDO)
    window = open_window()
    assert read_texts(window)
    for lesson in LESSONS:
        window.begin(lesson.id)
        while True:
            QCoreApplication.processEvents()
            for words in read_texts(window):
                assert find_untranslated_words(words, {"F1", "Alt", "Ctrl", "Return", "Z"}) == [], (
                    words
                )
            if window.session.step is None:
                break
            if not window.session.go_forward():
                window.do_task()


def read_texts(window: TutorialWindow) -> list[str]:
    """Read the sheet and the bar below the table, without marks."""
    results: list[str] = [window.windowTitle()]
    for widget in (
        window.panel,
        *window.panel.findChildren(QWidget),
        window.findChildren(BottomBar)[0].undo,
        window.end_turn_button,
    ):
        results += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QAbstractButton):
            results.append(re.sub("<[^>]*>", " ", widget.text()))
    return [words for words in results if words.strip()]
