"""A change of language makes all that is in the window anew: the game and the place are kept."""

from __future__ import annotations

import gc
from collections import Counter

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.conftest import Start, play_to_the_end, process_events, start_game
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.rules import Heir, NewGame, Take
from twoheirs_qt.games.two_heirs.table.menus import TwoHeirsMenus
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.window.window import MainWindow

TITLES = {"en": "&Game", "pl": "&Gra", "sk": "&Hra", "de": "&Partie"}


@pytest.fixture
def program(start: Start) -> Program:
    """A game with three buildings, just begun."""
    program = start("en")
    start_game(program, first=Heir.WHITE)
    return program


def speak(program: Program, language: str) -> None:
    """Choose a language as the settings do."""
    program.window.choose_language(language)
    process_events()
    assert program.window.menus.game_menu.title() == TITLES[language]


def test_the_table_is_looked_at_as_before(program: Program) -> None:
    window = program.window
    page = window.page
    assert program.session.play(Take(min(program.session.options.takeable_slots)))
    for _ in range(3):
        window.menus.zoom_in.trigger()
    page.table.controller.pick(HandTile(Heir.WHITE, program.session.state.hands[Heir.WHITE][0].id))
    process_events()
    camera, held = page.table.table_scene.camera, page.table.controller.selected
    assert held is not None
    before = (camera.cell_side, camera.origin, page.bottom_bar.line)
    speak(program, "pl")
    again = window.page
    assert again is not page
    assert not shiboken6.isValid(page)
    camera = again.table.table_scene.camera
    assert (camera.cell_side, camera.origin) == before[:2]
    assert not camera.follows_landscape
    assert again.table.controller.selected == held
    assert again.table.hasFocus()
    assert again.bottom_bar.line != before[2]
    QTest.keyClick(again.table, Qt.Key.Key_Escape)
    assert again.table.controller.selected is None


def test_the_menus_fit_the_game(start: Start) -> None:
    program = start("en")
    assert not program.window.menus.next_level.isVisible(), "there is no game yet"
    program.session.new(NewGame(seed=4, level=1), GameSettings())
    speak(program, "de")
    menus = program.window.menus
    assert menus.next_level.isVisible()
    assert menus.plan.isVisible(), "Henry plays"


def test_the_game_is_played_on_saved_and_taken_back(program: Program) -> None:
    session = program.session
    steps = 0
    for language in ("de", "sk", "en"):
        assert session.play(session.options.legal_actions[0])
        steps += 1
        speak(program, language)
        assert session.stack.index() == steps
        assert program.window.menus.undo.isEnabled()
        assert program.window.page.table.table_scene.snapshot == session.model.snapshot
    program.window.menus.undo.trigger()
    assert session.stack.index() == steps - 1
    program.store.flush()
    path = session.store.path
    assert path is not None
    assert session.read(path).content.done_count == steps - 1


def test_the_score_sheet_of_a_game_that_is_over_is_not_counted_again(program: Program) -> None:
    play_to_the_end(program)
    process_events()
    window = program.window
    window.page.table.table_scene.step_player.skip()
    assert window.page.score_panel.isVisible()
    speak(program, "de")
    assert window.page.score_panel.isVisible()
    assert not window.page.count_display.is_counting
    assert window.page.score_panel.is_final


def test_what_the_window_showed_stays(program: Program) -> None:
    window, pages = program.window, program.game_pages
    for _ in range(5):
        assert program.session.play(program.session.options.legal_actions[0])
    pages.watch_from(3)
    speak(program, "pl")
    pages = program.game_pages
    assert pages.is_at_replay
    assert pages.replay.done_count == 3
    pages.replay.side.trigger()
    side = pages.side
    assert side.session.play(side.session.options.legal_actions[0])
    state = side.session.state
    speak(program, "sk")
    pages = program.game_pages
    assert pages.is_at_side_board
    assert pages.side.session.state == state
    pages.side.undo.trigger()
    assert pages.side.session.stack.index() == 0
    pages.side.back.trigger()
    assert pages.is_at_replay
    assert pages.replay.done_count == 3
    pages.replay.close_action.trigger()
    window.menus.shelf.trigger()
    process_events()
    assert pages.is_at_shelf
    pages.library.page.search.setText("1")
    speak(program, "de")
    pages = program.game_pages
    assert pages.is_at_shelf
    assert pages.library.page.search.text() == "1"
    window.menus.home.trigger()
    speak(program, "en")
    assert program.game_pages.at_home


def test_book_and_tutorial_stay_where_they_are_read(program: Program) -> None:
    beside = program.side_windows
    beside.open_book("ruling/R8")
    beside.open_tutorial()
    assert beside.book is not None
    assert beside.tutorial is not None
    beside.tutorial.begin("build")
    beside.tutorial.go_forward()
    place, number = beside.book.current_anchor, beside.tutorial.session.number
    assert number
    shape = beside.tutorial.geometry(), beside.book.geometry()
    speak(program, "pl")
    assert not shiboken6.isValid(beside.book)
    assert not shiboken6.isValid(beside.tutorial)
    book, tutorial = program.side_windows.book, program.side_windows.tutorial
    assert book is not None
    assert tutorial is not None
    assert book.isVisible()
    assert book.current_anchor == place
    assert (tutorial.geometry(), book.geometry()) == shape
    assert tutorial.isVisible()
    assert tutorial.session.lesson.id == "build"
    assert tutorial.session.number == number
    assert "Samouczek" in tutorial.windowTitle()


def test_nothing_of_the_window_before_is_left(program: Program) -> None:
    """Neither objects, which would go on hearing of the game, nor anything that holds them."""
    speak(program, "pl")
    speak(program, "en")
    before, menus = _count_children(program.window), _count_alive(TwoHeirsMenus)
    for language in ("de", "sk", "en"):
        speak(program, language)
        assert program.session.play(program.session.options.legal_actions[0])
        program.session.undo()
        process_events()
    assert _count_children(program.window) == before
    assert _count_alive(TwoHeirsMenus) == menus
    assert [type(w) for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)] == [
        MainWindow
    ]


def _count_children(window: QWidget) -> Counter[str]:
    """Count the objects of each class below the window."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return Counter(type(item).__name__ for item in window.findChildren(QObject))


def _count_alive(kind: type) -> int:
    """The number of such objects in Qt; of others, Python may still hold the empty shells."""
    gc.collect()
    results = [item for item in gc.get_objects() if type(item) is kind]
    return sum(shiboken6.isValid(result) for result in results)
