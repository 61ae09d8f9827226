"""The tutorial by ear: what each step says aloud, and its lessons played in the outline."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from tests.games.two_heirs.tutorial.conftest import Pupil
from tests.games.two_heirs.tutorial.test_window import read_trouble
from tests.reading import simplify
from twoheirs_qt.games.two_heirs.rules import EndTurn, State
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.tutorial.course import LESSONS
from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow
from twoheirs_qt.tabletop.accessibility.factory import make_readable
from twoheirs_qt.tabletop.accessibility.registry import Registry
from twoheirs_qt.tabletop.outline.page import OutlinePage
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.tutorial import texts

Key = Qt.Key


@pytest.fixture
def announcements(monkeypatch: pytest.MonkeyPatch, window: TutorialWindow) -> Iterator[list[str]]:
    """All that the tutorial announces, in order, whoever says it."""
    results: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            results.append(simplify(event.message()))

    make_readable()
    QAccessible.setActive(True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    monkeypatch.setattr(Registry.of(window.table), "send", hear)
    yield results
    QAccessible.setActive(False)


def find_outline(window: TutorialWindow) -> OutlinePage:
    page = window.outline.page
    assert page is not None
    assert page.isVisible()
    return page


def process() -> None:
    """Let what is to be said be said."""
    for _ in range(3):
        QCoreApplication.processEvents()


def go_to_task(window: TutorialWindow, lesson_id: str) -> None:
    window.begin(lesson_id)
    while window.session.go_forward():
        pass


def list_rows(page: OutlinePage, parent: QModelIndex) -> Iterator[QModelIndex]:
    for number in range(page.model.rowCount(parent)):
        index = page.model.index(number, 0, parent)
        yield index
        yield from list_rows(page, index)


def do_what_is_wanted(window: TutorialWindow, pupil: Pupil) -> None:
    """The first wanted action, by the keys of the outline."""
    page, wanted = find_outline(window), pupil.find_wanted()
    assert wanted
    if isinstance(wanted[0], EndTurn):
        pupil.press(Key.Key_Return, modifier=Qt.KeyboardModifier.ControlModifier)
        return
    for index in list_rows(page, QModelIndex()):
        actions = [offer.action for offer in page.model.list_offers(index)]
        number = next((n for n, action in enumerate(actions) if action in wanted), None)
        if number is not None:
            page.tree.go_to(index)
            page.tree.setFocus()
            pupil.press(Key.Key_Right, Key.Key_Home, *[Key.Key_Down] * number, Key.Key_Return)
            return
    raise AssertionError(f"no row offers {wanted}")


def test_all_lessons_are_played_in_the_outline(window: TutorialWindow, pupil: Pupil) -> None:
    pupil.press(Key.Key_F4)
    for lesson in LESSONS:
        window.begin(lesson.id)
        for number, step in enumerate(lesson.steps):
            assert window.session.number == number
            if step.task is None:
                assert window.focusWidget() is window.panel.next
                pupil.press(Key.Key_Return)
            else:
                assert window.focusWidget() is find_outline(window).tree
                do_what_is_wanted(window, pupil)
        assert window.session.step is None, lesson.id


@pytest.mark.parametrize("outline", [False, True], ids=["table", "outline"])
def test_each_step_says_what_it_shows_and_how_it_is_done(
    window: TutorialWindow, pupil: Pupil, announcements: list[str], outline: bool
) -> None:
    if outline:
        pupil.press(Key.Key_F4)
    window.begin("take")
    process()
    first = "Lesson 1 of 8. Take a tile. Step 1 of 3. Two heirs build one landscape together"
    assert first in announcements[-1]
    window.go_forward()
    process()
    assert announcements[-1].startswith("Step 2 of 3. On the left lies the royal reserve")
    assert "<b>" not in announcements[-1]
    keys = "1 goes to the reserve" if outline else "In the ring (Tab leads there)"
    assert keys in announcements[-1]
    assert "Click" not in announcements[-1]
    announcements.clear()
    window.do_task()
    process()
    together = " ".join(announcements)
    assert together.index("White took the ") < together.index("In your hand now: ")


def test_the_outline_stands_on_what_a_step_speaks_of(window: TutorialWindow, pupil: Pupil) -> None:
    pupil.press(Key.Key_F4)
    go_to_task(window, "build")
    page = find_outline(window)
    assert page.current_thing == HandTile(window.session.state.active, "inn-wheat")
    assert page.model.list_offers(page.tree.currentIndex())


def test_what_is_not_meant_is_reported_in_the_outline(
    window: TutorialWindow, pupil: Pupil, announcements: list[str]
) -> None:
    pupil.press(Key.Key_F4)
    go_to_task(window, "troops")
    step = window.session.step
    assert step is not None
    assert step.task is not None
    state: State = window.session.state
    page = find_outline(window)
    taking = next(
        index for index in list_rows(page, QModelIndex()) if page.model.list_offers(index)
    )
    page.tree.go_to(taking)
    announcements.clear()
    pupil.press(Key.Key_Return)
    assert window.session.state is state
    assert announcements == [f"{localize(texts.LEGAL)} {localize(step.task.stray)}"]
    assert read_trouble(window) == announcements[0]


def test_what_cannot_be_done_is_reported_in_the_outline(
    window: TutorialWindow, pupil: Pupil, announcements: list[str]
) -> None:
    pupil.press(Key.Key_F4)
    go_to_task(window, "take")
    announcements.clear()
    pupil.press(Key.Key_Return, modifier=Qt.KeyboardModifier.ControlModifier)
    assert len(announcements) == 1
    assert announcements[0] == "First take a tile within your reach"
    assert simplify(read_trouble(window)) == announcements[0]


def test_at_the_table_a_refusal_is_followed_by_what_is_meant(
    window: TutorialWindow, announcements: list[str]
) -> None:
    go_to_task(window, "take")
    process()
    announcements.clear()
    window.end_turn.trigger()
    process()
    assert announcements == ["First take a tile within your reach"]  # once, though it is both
    go_to_task(window, "troops")
    process()
    announcements.clear()
    window.end_turn.trigger()
    process()
    together = " ".join(announcements)
    assert together.index("within your reach") < together.index("First withdraw the troop")


def test_f4_changes_the_words_about_keys_and_is_remembered(
    window: TutorialWindow, pupil: Pupil
) -> None:
    go_to_task(window, "take")
    assert "Click the tile" in window.panel.how.text()
    pupil.press(Key.Key_F4)
    assert "Click" not in window.panel.how.text()
    assert "1 goes to the reserve" in simplify(window.panel.how.text())
    assert window.focusWidget() is find_outline(window).tree
    pupil.press(Key.Key_F4)
    assert "Click the tile" in window.panel.how.text()
    assert window.focusWidget() is window.table
