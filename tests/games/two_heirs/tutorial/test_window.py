"""The tutorial's window: mistakes, lights, the mouse, leaving and coming back, ways in."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tests.games.two_heirs.tutorial.conftest import CONTROL, Pupil
from tests.reading import simplify
from twoheirs_qt.games.two_heirs.codec.actions import dump_action, parse_action
from twoheirs_qt.games.two_heirs.rules import Heir, make_capabilities
from twoheirs_qt.games.two_heirs.things.groups import OfferButton
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.tutorial.course import LESSONS
from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow
from twoheirs_qt.tabletop.drawing.fonts import set_text_size
from twoheirs_qt.tabletop.text.language import Languages, localize
from twoheirs_qt.tabletop.text.languages import LANGUAGES
from twoheirs_qt.tabletop.tutorial import texts
from twoheirs_qt.tabletop.tutorial.progress import Progress, dump_progress, read_progress
from twoheirs_qt.tabletop.window.bottom_bar import BottomBar
from twoheirs_qt.tabletop.window.settings import Settings, TurnPace

IDS = [lesson.id for lesson in LESSONS]
ALT = Qt.KeyboardModifier.AltModifier


def click(window: TutorialWindow, target: Thing) -> None:
    table = window.table
    where: QPoint = target.find_rect(table.table_scene).center().toPoint()
    QTest.mouseMove(table.viewport(), where)
    QTest.mouseClick(
        table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where
    )
    QCoreApplication.processEvents()


def read_trouble(window: TutorialWindow) -> str:
    """Read the window's words about a mistake."""
    label = window.panel.findChild(QLabel, "trouble")
    assert label is not None
    return label.text()


def read_line(window: TutorialWindow) -> str:
    """Read the bar below the table."""
    bar = window.findChild(BottomBar)
    assert bar is not None
    return bar.line


def go_to_task(window: TutorialWindow, lesson_id: str) -> None:
    """Begin a lesson and read on to its first task."""
    window.begin(lesson_id)
    while window.session.go_forward():
        pass


def test_it_opens_with_the_lessons(window: TutorialWindow) -> None:
    assert window.panel.shows_contents
    assert window.focusWidget() is window.panel.contents.buttons["take"]
    assert read_line(window) == "", "nothing can be done at the table beside them"
    window.begin("take")
    assert read_line(window) == "", "the sheet says what to do"
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.panel.shows_contents
    assert read_line(window) == ""


def test_a_lesson_is_begun_by_itself(window: TutorialWindow) -> None:
    window.panel.contents.buttons["roads"].click()
    assert window.session.lesson.id == "roads"
    assert not window.panel.shows_contents


def test_it_can_be_done_with_the_mouse(window: TutorialWindow) -> None:
    go_to_task(window, "build")
    number = window.session.number
    click(window, HandTile(Heir.WHITE, "inn-wheat"))
    click(window, LandCell((1, 1)))
    assert window.session.number == number + 1
    assert window.session.state.landscape[(1, 1)].tile.id == "inn-wheat"


def test_what_is_beyond_reach_is_refused_in_the_words_of_the_game(window: TutorialWindow) -> None:
    go_to_task(window, "take")
    click(window, ReservePlace(5))
    assert simplify(window.table.table_scene.bubble.words) == "2 tiles beyond your reach"
    assert simplify(read_trouble(window)) == (
        "2 tiles beyond your reach. First take a tile within your reach."
    )
    asked: list[str] = []
    window.rules_requested.connect(asked.append)
    window.rules.trigger()
    assert asked == ["turn/reach"]


def test_what_is_legal_but_not_meant_is_announced_and_not_done(window: TutorialWindow) -> None:
    go_to_task(window, "troops")
    state = window.session.state
    click(window, ReservePlace(1))
    click(window, OfferButton())
    task = window.session.lesson.steps[0].task
    assert task is not None
    assert read_trouble(window) == f"{localize(texts.LEGAL)} {localize(task.stray)}"
    assert read_trouble(window) in window.table.table_scene.bubble.words
    assert window.session.state == state


def test_only_what_is_meant_lights_up(window: TutorialWindow) -> None:
    go_to_task(window, "roads")
    click(window, HandTile(Heir.WHITE, "robber-baron-wood"))
    assert window.table.table_scene.highlights.tile_targets == {(2, 0)}


def test_a_step_lights_what_it_speaks_of(window: TutorialWindow) -> None:
    go_to_task(window, "take")
    scene, state = window.table.table_scene, window.session.state
    rings = [
        ReservePlace(slot).find_rect(scene) for slot in make_capabilities(state, Heir.WHITE).slots
    ]
    assert window.highlight_rings.rings[: len(rings)] == rings
    window.table.zoom_in()
    go_to_task(window, "scoring")
    QCoreApplication.processEvents()
    before = window.highlight_rings.rings
    assert before == [LandCell(cell).find_rect(scene) for cell in ((-1, 0), (0, 0))]
    window.table.zoom_in()
    QCoreApplication.processEvents()
    assert window.highlight_rings.rings == [
        LandCell(cell).find_rect(scene) for cell in ((-1, 0), (0, 0))
    ]
    assert window.highlight_rings.rings != before


def test_the_button_that_ends_the_turn_is_lit(window: TutorialWindow, pupil: Pupil) -> None:
    go_to_task(window, "take")
    assert not window.button_highlight.isVisible()
    pupil.do(pupil.find_wanted()[0])
    window.go_forward()
    assert window.button_highlight.isVisible()
    assert window.button_highlight.geometry().contains(
        window.end_turn_button.mapTo(window, QPoint(5, 5))
    )


def test_ending_the_turn_too_early_says_why_not(window: TutorialWindow) -> None:
    go_to_task(window, "take")
    window.end_turn.trigger()
    assert simplify(window.table.table_scene.bubble.words) == "First take a tile within your reach"
    assert read_trouble(window)


def test_the_program_shows_how(window: TutorialWindow) -> None:
    for lesson in LESSONS:
        window.begin(lesson.id)
        for step in lesson.steps:
            if step.task is None:
                window.panel.next.click()
            else:
                assert window.panel.show_me.isVisible()
                window.panel.show_me.click()
        assert window.session.step is None


def test_keys_hurry_henry_on_before_they_read_on(
    window: TutorialWindow, settings: Settings, pupil: Pupil
) -> None:
    settings.turn_pace = TurnPace.STEP
    window.begin("henry")
    while window.session.number < 4:
        if not window.session.go_forward():
            window.do_task()
    assert window.table.table_scene.step_player.is_playing
    assert window.highlight_rings.rings == []
    assert window.table.hasFocus()
    assert "Watch Henry's turn on the table." in simplify(window.panel.words.text())
    assert not window.panel.next.isVisible()
    assert not window.panel.previous.isEnabled()
    for _ in range(20):
        if window.table.table_scene.step_player.is_playing:
            pupil.press(Qt.Key.Key_Return)
    assert not window.table.table_scene.step_player.is_playing
    assert window.session.number == 4
    assert window.focusWidget() is window.panel.next
    assert window.highlight_rings.rings
    assert "He took the first tile" in simplify(window.panel.words.text())


def test_undo_by_key_takes_the_step_back(window: TutorialWindow, pupil: Pupil) -> None:
    go_to_task(window, "take")
    number = window.session.number
    pupil.do(pupil.find_wanted()[0])
    pupil.press(Qt.Key.Key_Z, modifier=CONTROL)
    assert window.session.number == number


def test_a_lesson_from_the_list_begins_without_a_note(
    window: TutorialWindow,
) -> None:
    assert window.panel.shows_contents
    QTest.mouseClick(window.panel.contents.buttons["troops"], Qt.MouseButton.LeftButton)
    QTest.qWait(600)
    assert window.table.table_scene.note.words == ""
    assert window.table.hasFocus()


def test_the_turn_ends_in_gold_only_once_a_tile_is_taken(
    window: TutorialWindow, pupil: Pupil
) -> None:
    window.begin("take")
    button = window.end_turn_button
    assert button.property("ready") is False
    go_to_task(window, "take")
    pupil.do(pupil.find_wanted()[0])
    assert button.property("ready") is True


def test_keys_go_back_and_forward(window: TutorialWindow, pupil: Pupil) -> None:
    window.begin("take")
    pupil.press(Qt.Key.Key_Right, modifier=ALT)
    assert window.session.number == 1
    pupil.press(Qt.Key.Key_Left, modifier=ALT)
    assert window.session.number == 0


def test_the_end_of_a_lesson_leads_to_the_rule_book(window: TutorialWindow) -> None:
    window.begin("expand")
    while window.session.step is not None:
        if not window.session.go_forward():
            window.do_task()
    asked: list[str] = []
    window.rules_requested.connect(asked.append)
    QTest.mouseClick(window.panel.more, Qt.MouseButton.LeftButton)
    window.rules.trigger()
    assert asked == ["turn/expand", "turn/expand"]


def test_it_goes_on_where_it_was_left(
    open_window: Callable[[], TutorialWindow], settings: Settings
) -> None:
    first = open_window()
    go_to_task(first, "troops")
    first.do_task()
    first.do_task()
    state, number = first.session.state, first.session.number
    first.close()
    again = open_window()
    assert not again.panel.shows_contents
    assert again.session.lesson.id == "troops"
    assert (again.session.state, again.session.number) == (state, number)


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"done": 3}', '{"done": [], "lesson": "x", "number": "y"}']
)
def test_progress_that_makes_no_sense_counts_as_none(text: str) -> None:
    assert read_progress(text, IDS, parse_action) == Progress()


def test_progress_is_written_and_read(window: TutorialWindow) -> None:
    go_to_task(window, "end")
    window.do_task()
    written = dump_progress(window.progress, dump_action)
    assert read_progress(written, IDS, parse_action) == window.progress


def test_it_changes_its_language_at_the_same_step(
    window: TutorialWindow, open_window: Callable[[], TutorialWindow], languages: Languages
) -> None:
    go_to_task(window, "expand")
    languages.choose("de")
    again = open_window()
    assert "Dreh den Markt um" in again.panel.words.text()
    assert again.session.number == 0


def test_everything_fits_without_scrolling(
    open_window: Callable[[], TutorialWindow], languages: Languages
) -> None:
    """At 1280×720, in every language."""
    for language in LANGUAGES:
        languages.choose(language)
        window = open_window()
        for lesson in LESSONS:
            window.begin(lesson.id)
            for step in lesson.steps:
                for _ in range(3):  # the room for the text is found in rounds
                    QCoreApplication.processEvents()
                area = window.panel.text_area
                assert area.verticalScrollBar().maximum() == 0, (
                    language,
                    lesson.id,
                    window.session.number,
                )
                if step.task is None:
                    window.go_forward()
                else:
                    window.do_task()


def test_tiles_stay_large_beside_the_largest_letters(
    qapp: QApplication, window: TutorialWindow
) -> None:
    set_text_size(qapp, 200)
    try:
        for lesson in LESSONS:
            window.begin(lesson.id)
            QCoreApplication.processEvents()
            state, scene = window.session.state, window.table.table_scene
            targets: list[Thing] = [ReservePlace(0), *map(LandCell, state.landscape)]
            targets += [HandTile(Heir.WHITE, tile.id) for tile in state.hands[Heir.WHITE]]
            for target in targets:
                assert target.find_rect(scene).width() >= 48, (lesson.id, target)
    finally:
        set_text_size(qapp, 100)


def test_reading_pages_ask_for_nothing(window: TutorialWindow) -> None:
    window.begin("take")
    click(window, ReservePlace(1))
    click(window, OfferButton())
    assert read_trouble(window) == localize(texts.READ_ON)
    assert window.session.number == 0
    assert window.session.task_actions == ()


def test_going_on_by_mouse_shows_nothing_of_the_table_and_a_second_click_does_nothing(
    window: TutorialWindow,
) -> None:
    window.begin("take")
    QCoreApplication.processEvents()
    panel = window.panel
    while window.session.step is not None and window.session.step.task is None:
        assert panel.next.isVisible()
        where = panel.mapToGlobal(panel.next.geometry().center())
        window.table.setFocus()
        panel.next.setFocus()
        QTest.mouseClick(panel.next, Qt.MouseButton.LeftButton)
        QCoreApplication.processEvents()
    assert window.table.hasFocus()
    assert not window.table.table_scene.focus.isVisible()
    assert not window.table.table_scene.note.isVisible()
    number = window.session.number
    at = QApplication.widgetAt(where)
    assert at is not panel.show_me
    QTest.mouseClick(at or panel, Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()
    assert window.session.number == number
    QTest.mouseClick(panel.show_me, Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()
    assert window.session.number > number
