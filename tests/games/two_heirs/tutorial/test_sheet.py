"""The sheet beside the table: its number of words, keys for who uses them, its buttons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.games.two_heirs.tutorial.conftest import Pupil
from tests.long_run import LONG_RUN
from tests.reading import simplify
from twoheirs_qt.games.two_heirs.tutorial.course import LESSONS
from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow
from twoheirs_qt.tabletop.drawing.fonts import set_text_size
from twoheirs_qt.tabletop.text.language import Languages, localize
from twoheirs_qt.tabletop.text.languages import LANGUAGES

MAX_WORDS = 1400
Key = Qt.Key


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()


def visit_pages(window: TutorialWindow) -> Iterator[None]:
    """Every page of the tutorial, by clicks on its buttons alone."""
    click(window.panel.contents.buttons[LESSONS[0].id])
    while True:
        yield
        session, panel = window.session, window.panel
        if session.step is None and session.lesson is LESSONS[-1]:
            return
        click(panel.show_me if session.step is not None and session.step.task else panel.next)


def format_plain(text: str) -> str:
    return simplify(re.sub(r"<[^>]*>", " ", text))


def test_with_the_mouse_the_whole_tutorial_has_few_words_and_none_about_keys(
    window: TutorialWindow,
) -> None:
    texts = [localize(lesson.title) for lesson in LESSONS]
    for _ in visit_pages(window):
        texts.append(format_plain(window.panel.words.text()))
        if window.panel.how.isVisible():
            texts.append(format_plain(window.panel.how.text()))
    words = " ".join(texts).split()
    assert 1000 < len(words) <= MAX_WORDS
    assert not {"key", "keys", "Keys:", "Tab", "Enter", "Enter."} & set(words)


@pytest.mark.parametrize("key", [Key.Key_Tab, Key.Key_Right, Key.Key_2, Key.Key_Return])
def test_who_uses_a_key_reads_of_keys_from_then_on(
    window: TutorialWindow, pupil: Pupil, key: Key
) -> None:
    window.begin("take")
    window.go_forward()
    assert "Tab leads there" not in simplify(window.panel.how.text())
    pupil.press(key)
    assert "Tab leads there" in simplify(window.panel.how.text())
    assert "Click the tile" in simplify(window.panel.how.text())
    window.begin("build")
    assert "the E key" in simplify(window.panel.words.text())


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_Shift, Key.Key_F1])
def test_a_key_that_is_not_for_play_says_nothing_of_that(
    window: TutorialWindow, pupil: Pupil, key: Key
) -> None:
    window.begin("build")
    pupil.press(key)
    for modifier in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier):
        pupil.press(Key.Key_Z, modifier=modifier)
    window.begin("build")
    assert "the E key" not in simplify(window.panel.words.text())


SIZES = [(1280, 720, 100), (1920, 1080, 150), (1280, 720, 150)]
WAYS = [
    (language, *size)
    for number, language in enumerate(LANGUAGES)
    for place, size in enumerate(SIZES)
    if LONG_RUN or place == number % len(SIZES)
]
"""Each language in one of the sizes; in all of them by night."""


@pytest.mark.parametrize(("language", "width", "height", "percent"), WAYS)
def test_next_is_whole_and_always_in_one_place(
    qapp: QApplication,
    open_window: Callable[[], TutorialWindow],
    languages: Languages,
    language: str,
    width: int,
    height: int,
    percent: int,
) -> None:
    set_text_size(qapp, percent)
    try:
        languages.choose(language)
        window = open_window()
        window.resize(width, height)
        QCoreApplication.processEvents()
        panel, places = window.panel, set[tuple[int, int]]()
        for _ in visit_pages(window):
            for button in (panel.previous, panel.show_me, panel.next):
                if button.isHidden():
                    continue
                where = QRect(button.mapTo(panel, QPoint(0, 0)), button.size())
                assert panel.rect().contains(where), button.text()
                assert where.width() >= button.sizeHint().width(), button.text()
                if button is panel.next:
                    places.add((where.right(), where.bottom()))
        assert len(places) == 1
    finally:
        set_text_size(qapp, 100)
