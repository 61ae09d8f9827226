"""The outline: where it stands, what its rows say, and what keys do in it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.games.two_heirs.play.playing import close_session
from tests.play import IDLE, choose
from tests.ui.conftest import Start, close, process_events, start_game
from tests.ui.heir_program import Program
from tests.ui.keyboard.conftest import Listen
from tests.ui.keyboard.listener import CTRL, SHIFT, Key, Listener
from twoheirs_qt.games.two_heirs.rules import Build, Heir, NewGame, Take, list_legal_actions
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.tabletop.outline.model import DETAILS_COLUMN, OutlineModel
from twoheirs_qt.tabletop.outline.page import OutlinePage
from twoheirs_qt.tabletop.outline.tree import OutlineTree
from twoheirs_qt.tabletop.saves.save import GameSettings, TakeBackRule


def find_page(program: Program) -> OutlinePage:
    result = program.shown.outline.page
    assert result is not None
    return result


# -- its place ------------------------------------------------------------------------------------


def test_f4_puts_it_in_the_place_of_the_table_and_it_is_remembered(
    start: Start, listen: Listen
) -> None:
    program = start()
    window, listener = program.window, listen(program)
    listener.press(Key.Key_F4)
    assert not program.shown.outline.is_shown, "there is no game yet"
    start_game(program)
    assert program.shown.outline.is_shown
    assert not window.page.table.isVisible()
    assert window.focusWidget() is find_page(program).tree
    assert window.menus.outline.isChecked()
    listener.press(Key.Key_F4)
    assert window.page.table.isVisible()
    assert window.focusWidget() is window.page.table
    assert not find_page(program).isVisible()
    listener.press(Key.Key_F4)
    close_session(program.session)
    close(program)
    again = start()
    assert again.session.is_open
    assert again.shown.outline.is_shown
    assert again.window.focusWidget() is find_page(again).tree


@pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$")
def test_a_menu_goes_with_the_game_that_it_is_about(ear: Listener) -> None:
    ear.press(Key.Key_Down)
    ear.press(Key.Key_F10, modifiers=SHIFT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    start_game(ear.program, seed=99)
    assert QApplication.activePopupWidget() is None


def test_put_away_it_is_not_kept_up_and_shown_again_it_tells_of_now(
    ear: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = ear.program
    outline = find_page(program)
    ear.press(Key.Key_Down, Key.Key_F4)
    offer = outline.offer_list.model().index(0, 0).data()
    refreshed: list[bool] = []
    refresh = outline.model.refresh

    def count_and_refresh() -> None:
        refreshed.append(True)
        refresh()

    monkeypatch.setattr(outline.model, "refresh", count_and_refresh)
    take = next(a for a in list_legal_actions(program.session.state) if isinstance(a, Take))
    assert program.session.play(take)
    assert refreshed == []
    ear.press(Key.Key_F4)
    assert refreshed
    assert outline.offer_list.model().index(0, 0).data() != offer


def test_the_table_shows_the_game_of_now_when_it_comes_back(ear: Listener) -> None:
    scene, session, dice = ear.program.window.page.table.table_scene, ear.program.session, Random(5)
    while len(session.state.landscape) < 8:
        session.play(choose(session.state, dice))
    ear.program.window.resize(1100, 700)
    ear.press(Key.Key_F4)
    for cell, face in session.state.landscape.items():
        piece = scene.pieces.find_piece(face.tile.id)
        assert piece is not None
        assert LandCell(cell).find_rect(scene).contains(piece.find_home_rect().center())


def test_it_stands_beside_the_score_sheet(ear: Listener) -> None:
    window = ear.program.window
    ear.press(Key.Key_T, modifiers=CTRL)
    assert window.page.score_panel.isVisible()
    shown = find_page(ear.program)
    assert shown.geometry().right() < window.page.score_panel.geometry().left()
    ear.press(Key.Key_T, modifiers=CTRL)
    assert shown.width() == window.page.stage.width()
    assert window.focusWidget() is shown.tree


def _measure_columns(tree: OutlineTree) -> list[tuple[int, int]]:
    header = tree.header()
    return [
        (header.sectionViewportPosition(column), header.sectionSize(column))
        for column in range(header.count())
    ]


@pytest.mark.parametrize("language", ["en", "sk"])
def test_all_columns_are_in_sight_and_long_words_take_several_lines(
    ear: Listener, language: str
) -> None:
    program = ear.program
    program.window.resize(1280, 720)
    program.languages.choose(language)
    process_events()
    tree = find_page(program).tree
    room = tree.viewport().width()
    assert tree.width() > 0.65 * program.window.page.stage.width()
    left, width = _measure_columns(tree)[DETAILS_COLUMN]
    assert left + width <= room
    assert width >= room // 3 - 1
    assert tree.horizontalScrollBar().maximum() == 0
    ring = tree.model().index(0, 0)
    rows = [
        tree.model().index(row, DETAILS_COLUMN, ring) for row in range(tree.model().rowCount(ring))
    ]
    index = max(rows, key=lambda item: len(item.data()))
    short = min(rows, key=lambda item: len(item.data()))
    assert tree.visualRect(short).height() < 2 * tree.fontMetrics().lineSpacing()
    program.window.resize(640, 720)
    tree.setFixedWidth(300)
    process_events()
    place = tree.visualRect(index)
    assert tree.sizeHintForIndex(index).width() > place.width(), "too long for one line"
    words = QRect(0, 0, place.width(), 9999)
    flags = Qt.TextFlag.TextWordWrap
    assert place.height() >= tree.fontMetrics().boundingRect(words, flags, index.data()).height()


# -- what rows say --------------------------------------------------------------------------------


def test_only_the_first_column_of_a_row_is_spoken(ear: Listener) -> None:
    """Readers speak all columns of a row; its first one tells what the others show."""
    model = find_page(ear.program).tree.model()
    ring = model.index(0, 0)
    for row in range(model.rowCount(ring)):
        first, *others = (
            str(model.index(row, column, ring).data(Qt.ItemDataRole.AccessibleTextRole))
            for column in range(model.columnCount(ring))
        )
        assert first.strip()
        assert all(neighbour and not neighbour.strip() for neighbour in others)


def test_a_row_says_what_it_is_and_what_can_be_done(ear: Listener) -> None:
    assert ear.hear() == "Royal reserve, 7 entries"
    row = ear.go_down_to("number 1 within reach")
    assert "; number 1 within reach; " in row
    assert row.endswith("; you can take")
    assert "point" in ear.hear_more()
    assert ear.go_down_to("M13").startswith("M13: open terrain, ")
    assert "White's retinue" in ear.hear()
    assert "Blue's retinue" in ear.hear()
    assert "to move" in ear.go_down_to("to move")
    assert "you can" not in ear.hear(), "a tile is to be taken first"


def test_points_are_read_only_if_they_are_shown(ear: Listener) -> None:
    ear.go_down_to("White, to move")
    assert "points 0" in ear.hear()
    ear.program.settings.points_wanted = False
    process_events()
    assert "points" not in ear.hear()
    ear.program.settings.points_wanted = True


def test_digits_go_to_the_branches(ear: Listener) -> None:
    branches = []
    for number in range(9):
        ear.press(Key(Key.Key_1 + number))
        branches.append(ear.hear().split(",")[0].split(":")[0])
    assert branches == [
        *("Royal reserve", "Landscape", "Hands", "Troops", "Supply"),
        *("No tile has left the game.", "Treasures", "Heirs", "Chronicle"),
    ]


def test_it_speaks_the_language_of_now(ear: Listener) -> None:
    ear.program.window.choose_language("pl")
    process_events()
    assert ear.hear().startswith("Królewska rezerwa")
    assert find_page(ear.program).model.headerData(0, Qt.Orientation.Horizontal) != "The game"


# -- what keys do ---------------------------------------------------------------------------------


def test_enter_takes_and_the_focus_stays(ear: Listener) -> None:
    ear.go_down_to("you can take")
    ear.press(Key.Key_Return)
    assert ear.program.session.state.taken
    assert ear.program.window.focusWidget() is find_page(ear.program).tree


def test_where_nothing_is_taken_back_enter_asks_first(start: Start, listen: Listen) -> None:
    program = start()
    start_game(program, first=Heir.WHITE, take_back=TakeBackRule.OFF)
    ear = listen(program)
    ear.press(Key.Key_F4)
    ear.go_down_to("you can take")
    ear.press(Key.Key_Return)
    assert not program.session.state.taken
    assert ear.hear().startswith("Take the ")
    ear.press(Key.Key_Return)
    assert program.session.state.taken


def test_what_cannot_be_done_says_why(ear: Listener) -> None:
    ear.go_down_to("out of reach")
    before = ear.program.session.state
    ear.press(Key.Key_Return)
    bubble = ear.program.window.page.bubble
    assert "beyond your reach" in bubble.text
    assert ear.program.session.state is before
    ear.press(Key.Key_E)
    assert "No single action" in bubble.text
    assert "withdrawn" not in bubble.text, "all troops are in the royal reserve"
    ear.press(Key.Key_Right)
    assert "beyond your reach" in ear.hear()
    ear.press(Key.Key_Escape)
    assert "out of reach" in ear.hear()


def test_a_tile_is_built_from_the_list_which_tells_places_cost_and_points(ear: Listener) -> None:
    session = ear.program.session
    while not any(isinstance(action, Build) for action in session.options.legal_actions):
        session.play(choose(session.state, Random(1), IDLE))
    ear.press(Key.Key_3)
    ear.go_down_to("build on")
    ear.press(Key.Key_Return)
    message = ear.hear()
    assert message.startswith("Build at ")
    assert " of M13 (open terrain" in message
    assert "no change in points" in message or "+" in message
    assert "cost" in message
    held = len(session.state.hands[session.state.active])
    ear.press(Key.Key_Return)
    assert len(session.state.hands[session.state.active]) == held - 1
    assert ear.program.window.focusWidget() is find_page(ear.program).tree
    assert ear.hear(), "the row has gone, and another one is the current one"


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_the_menu_key_offers_the_same(ear: Listener) -> None:
    ear.go_down_to("you can take")
    ear.press(Key.Key_F10, modifiers=SHIFT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [action.text()[:8] for action in menu.actions()] == ["Take the"]
    assert menu.activeAction() is menu.actions()[0], "its first entry is told at once"
    QTest.keyClick(menu, Key.Key_Down)
    QTest.keyClick(menu, Key.Key_Return)
    process_events()
    assert ear.program.session.state.taken


def test_actions_are_taken_back_in_the_chronicle(ear: Listener) -> None:
    ear.go_down_to("you can take")
    ear.press(Key.Key_Return, Key.Key_9, Key.Key_Right, Key.Key_Down, Key.Key_Return)
    assert ear.hear().startswith("Undo: ")
    ear.press(Key.Key_Return)
    assert not ear.program.session.state.taken


def test_the_rule_book_opens_at_the_row(ear: Listener) -> None:
    ear.go_down_to("you can take")
    subject = find_page(ear.program).current_thing
    assert isinstance(subject, ReservePlace)
    tile = ear.program.session.state.slots[subject.slot]
    assert tile is not None
    building = tile.building
    ear.press(Key.Key_F1)
    book = ear.program.side_windows.book
    assert book is not None
    assert book.section == f"building/{building.value}"
    book.close()


def test_where_henry_will_build_is_announced(start: Start, listen: Listen) -> None:
    program = start()
    program.session.new(NewGame(seed=3, level=2, south=Heir.WHITE), GameSettings())
    ear = listen(program)
    ear.press(Key.Key_F4, Key.Key_H)
    assert "M1" in program.window.page.bubble.text
    ear.press(Key.Key_7, Key.Key_Return)
    assert program.window.page.bubble.text == "Where will Henry build? – hidden"
    assert ear.hear().startswith("Henry's pile") or "treasure" in ear.hear().lower()


def _list_rows_below(model: OutlineModel, parent: QModelIndex) -> Iterator[QModelIndex]:
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        yield index
        yield from _list_rows_below(model, index)


# -- while the game goes on -----------------------------------------------------------------------


@pytest.mark.parametrize(("level", "steps", "watched"), [(None, 10, True), (2, 70, False)])
def test_there_is_always_a_current_row(
    start: Start, listen: Listen, level: int | None, steps: int, watched: bool
) -> None:
    program = start()
    program.session.new(NewGame(seed=5, level=level, south=Heir.WHITE), GameSettings())
    ear = listen(program)
    ear.press(Key.Key_F4)
    tree, model = find_page(program).tree, find_page(program).model
    # Thorough, and too slow for a whole game.
    warning = QAbstractItemModelTester.FailureReportingMode.Warning
    tester = QAbstractItemModelTester(model, warning) if watched else None
    random = Random(2)
    for number in range(steps):
        if program.session.is_over:
            break
        tree.go_to(random.choice(list(_list_rows_below(model, QModelIndex()))))
        if number % 7 == 6:
            program.session.undo()
        else:
            program.session.play(choose(program.session.state, random))
        assert tree.currentIndex().isValid()
        assert ear.hear()
    del tester


def test_events_are_announced_in_its_own_voice(
    ear: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    announcements: list[str] = []
    send = QAccessible.updateAccessibility

    def hear(event: object) -> None:
        if hasattr(event, "message"):
            announcements.append(event.message())
        send(event)  # type: ignore[arg-type]

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    ear.go_down_to("you can take")
    ear.press(Key.Key_Return)
    assert any(words.startswith("White took the ") for words in announcements)
    announcements.clear()
    ear.press(Key.Key_Z, modifiers=CTRL)
    assert any(words.startswith("Undone: White took the ") for words in announcements)
