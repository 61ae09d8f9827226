"""The tutorial by keys: questions, Esc, where Tab leads, and what is said of that."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from tests.games.two_heirs.tutorial.conftest import Pupil
from tests.games.two_heirs.tutorial.test_by_ear import announcements, find_outline, process
from tests.games.two_heirs.tutorial.test_window import go_to_task
from tests.reading import simplify
from twoheirs_qt.games.two_heirs.rules import Heir
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.tutorial.course import LESSONS
from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow
from twoheirs_qt.tabletop.accessibility.registry import Registry

__all__ = ["announcements"]

Key = Qt.Key


def answer(window: TutorialWindow, pupil: Pupil, key: Key) -> str:
    """Press a key; returns the words of the bubble over the bar."""
    pupil.press(key)
    return simplify(window.bubble.text)


def list_stops(window: TutorialWindow, pupil: Pupil) -> list[QWidget]:
    """List what Tab comes to, from where the focus is until it is there again."""
    results: list[QWidget] = []
    for _ in range(30):
        focus = QApplication.focusWidget()
        assert focus is not None
        if results and focus is results[0]:
            return results
        if not results or focus is not results[-1]:
            results.append(focus)
        pupil.press(Key.Key_Tab)
    raise AssertionError("Tab does not come back")


def go_to_end(window: TutorialWindow, lesson_id: str) -> None:
    window.begin(lesson_id)
    while window.session.step is not None:
        if not window.session.go_forward():
            window.do_task()


def test_questions_are_answered_in_a_lesson(window: TutorialWindow, pupil: Pupil) -> None:
    window.begin("take")
    assert "White's reach: 3" in answer(window, pupil, Key.Key_A)
    assert answer(window, pupil, Key.Key_L) == "Nothing has happened since your last turn."
    go_to_task(window, "end")
    window.do_task()
    window.do_task()
    assert answer(window, pupil, Key.Key_L).startswith("Blue took ")


def test_the_last_message_is_the_words_of_the_step(window: TutorialWindow, pupil: Pupil) -> None:
    window.begin("take")
    assert answer(window, pupil, Key.Key_M).startswith("Lesson 1 of 8. Take a tile. Step 1 of 3.")
    go_to_task(window, "build")
    pupil.press(Key.Key_N)
    assert answer(window, pupil, Key.Key_M) == "You haven't picked anything up."


def test_what_it_would_take_is_reported_at_the_table_and_in_the_outline(
    window: TutorialWindow, pupil: Pupil, announcements: list[str]
) -> None:
    go_to_task(window, "build")
    pupil.go_to(HandTile(Heir.WHITE, "inn-wheat"))
    process()
    announcements.clear()
    pupil.press(Key.Key_E)
    process()
    assert "Build the Inn (row)" in " ".join(announcements)
    pupil.press(Key.Key_F4)
    assert find_outline(window).tree.hasFocus()
    announcements.clear()
    window.what_would_it_take.trigger()
    assert announcements[0]


def test_henrys_plan_is_reported_where_he_plays_alone(window: TutorialWindow, pupil: Pupil) -> None:
    window.begin("take")
    pupil.press(Key.Key_H)
    assert not window.table.plan.is_on
    window.begin("henry")
    pupil.press(Key.Key_H)
    assert window.table.plan.is_on
    assert window.plan.isChecked()
    pupil.press(Key.Key_H)
    assert not window.table.plan.is_on


def test_esc_leads_to_the_lessons_and_out(window: TutorialWindow, pupil: Pupil) -> None:
    go_to_task(window, "build")
    pupil.press(Key.Key_1)
    assert window.table.controller.selected is not None
    pupil.press(Key.Key_Escape)
    assert window.table.controller.selected is None
    assert not window.panel.shows_contents
    pupil.press(Key.Key_Escape)
    assert window.panel.shows_contents
    assert window.isVisible()
    pupil.press(Key.Key_Escape)
    assert not window.isVisible()


@pytest.mark.parametrize("place", ["next", "outline"])
def test_esc_does_so_from_everywhere(window: TutorialWindow, pupil: Pupil, place: str) -> None:
    if place == "outline":
        pupil.press(Key.Key_F4)
        go_to_task(window, "build")
    else:
        window.begin("build")
    pupil.press(Key.Key_Escape)
    assert window.panel.shows_contents


def test_one_lesson_takes_the_focus_in_the_list_and_nothing_of_the_table(
    window: TutorialWindow, pupil: Pupil, announcements: list[str]
) -> None:
    window.begin("take")
    process()
    announcements.clear()
    came: list[QWidget | None] = []
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    to_contents = window.panel.to_contents
    to_contents.setFocus()
    application.focusChanged.connect(lambda _before, now: came.append(now))
    pupil.press(Key.Key_Return)
    process()
    contents = window.panel.contents
    assert came == [contents.buttons["take"]]
    assert announcements == []
    assert list_stops(window, pupil) == [*contents.buttons.values(), contents.leave_button]
    pupil.press(Key.Key_A, Key.Key_E, Key.Key_L)
    assert window.bubble.text == ""


def test_the_list_says_nothing_of_the_table_as_it_opens(announcements: list[str]) -> None:
    process()
    assert announcements == []


@pytest.mark.parametrize("lesson", [item.id for item in LESSONS])
def test_every_stop_has_a_name_of_its_own(
    window: TutorialWindow, pupil: Pupil, lesson: str
) -> None:
    window.begin(lesson)
    for _ in range(2):
        window.panel.words.setFocus()
        result = list_stops(window, pupil)
        names = [
            QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name)
            for item in result
        ]
        assert all(names), [type(item).__name__ for item in result]
        assert len(set(names)) == len(names)
        assert window.panel.words in result
        assert "<" not in window.panel.words.accessibleName()
        go_to_end(window, lesson)
        QCoreApplication.processEvents()
    assert "More in the rule book" in names


def test_who_plays_by_keys_hears_of_keys(
    window: TutorialWindow, pupil: Pupil, announcements: list[str]
) -> None:
    window.begin("build")
    process()
    assert "the E key" in simplify(announcements[-1])
    assert "Point at" not in announcements[-1]
    assert "the E key" in simplify(window.panel.words.accessibleName())
    assert "Point at a tile" in simplify(window.panel.words.text())
    pupil.press(Key.Key_F4)
    window.begin("build")
    assert "the E key" in simplify(window.panel.words.text())


def test_what_a_lesson_allows_is_sent_again_with_each_step(
    window: TutorialWindow, announcements: list[str]
) -> None:
    registry = Registry.of(window.table)
    window.begin("scoring")
    process()
    troop = registry.find_part(LandCell((-1, 0)))
    assert troop is not None
    other = registry.find_part(LandCell((1, 1)))
    assert other is not None
    assert "Not part" not in simplify(f"{troop.properties.name} {troop.properties.description}")
    assert "Not part of this step." in simplify(other.properties.description)
    window.do_task()
    process()
    assert "Not part" not in simplify(other.properties.description)
    assert "Can't march" not in simplify(other.properties.description)
