"""Screen readers in windows beside the table: whose a line is, what a picture shows, which key."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget

from tests.play import choose
from tests.ui.conftest import Start, process_events, start_game
from tests.ui.dialogs import end_with_full_hand
from tests.ui.keyboard.conftest import Listen
from tests.ui.keyboard.listener import CTRL, SHIFT, Key
from twoheirs_qt.games.two_heirs.rules import Heir
from twoheirs_qt.games.two_heirs.window.shortcuts import ShortcutsDialog
from twoheirs_qt.tabletop.window.about import LicencesDialog


def test_the_score_sheet_says_what_it_comes_to_and_each_line_whose_it_is(
    start: Start, listen: Listen, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    start_game(program, first=Heir.WHITE, names=("Anna", "Boris"), score_roads=True)
    random, session = Random(3), program.session
    while sum(face.owner is not None for face in session.state.landscape.values()) < 2:
        session.play(choose(session.state, random))
    ear, announcements = listen(program), list[str]()

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            announcements.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    ear.press(Key.Key_T, modifiers=CTRL)
    sheet = program.window.page.score_sheet
    white, blue = sheet.totals
    summary = f"Points so far. Anna {white}, Boris {blue}"
    assert ear.hear() == summary, "what has the focus is heard first, and by every reader"
    assert summary not in announcements, "it would be said twice"
    ear.press(Key.Key_Down)
    assert sheet.lines[0].hasFocus()
    ear.press(Key.Key_Tab, modifiers=SHIFT)
    assert ear.hear() == summary
    for line in sheet.lines:
        name = line.accessibleName()
        assert name.startswith(("Anna: ", "Boris: ", "Road over ")), name
        assert "1 points" not in name


def test_the_list_of_keys_is_walked_row_by_row(start: Start, listen: Listen) -> None:
    program = start()
    ear = listen(program)
    program.window.menus.shortcuts.trigger()
    process_events()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ShortcutsDialog)
    assert ear.hear() == "At the table"
    messages = list[str]()
    for _ in dialog.groups:
        ear.press(Key.Key_Tab)
        messages.append(ear.hear())
        for _ in range(60):
            ear.press(Key.Key_Down)
            if ear.hear() == messages[-1]:
                break
            messages.append(ear.hear())
        ear.press(Key.Key_Up)
        assert ear.hear() == messages[-2]
        while not isinstance(QApplication.focusWidget(), QListWidget):
            ear.press(Key.Key_Tab, modifiers=SHIFT)
        ear.press(Key.Key_Down)
    assert messages[0].startswith("Go between reserve, hand, landscape")
    assert "From any table to its outline, and back: F4" in messages
    assert messages[-1] == "Leave it: Ctrl+W"
    ear.press(Key.Key_Tab)
    ear.press(Key.Key_Tab)
    assert ear.hear() == "Close"
    dialog.close()


def test_a_tile_that_may_go_says_what_its_picture_shows(start: Start, listen: Listen) -> None:
    program = start()
    start_game(program, first=Heir.WHITE)
    ear = listen(program)
    end_with_full_hand(program)
    process_events()
    grounds = ("woods and pastures", "wheat field", "rocky plain")
    assert any(ear.hear_more().startswith(ground) for ground in grounds)
    assert "point" in ear.hear_more()
    ear.press(Key.Key_Escape)


def test_what_is_still_to_come_is_announced_set_by_set(start: Start, listen: Listen) -> None:
    program = start()
    start_game(program, first=Heir.WHITE)
    ear = listen(program)
    program.window.menus.still_to_come.trigger()
    process_events()
    window = QApplication.activeWindow()
    assert window is not None
    room = window.focusWidget()
    assert room is not None
    assert room.accessibleName() == "Tiles still to come"
    description = room.accessibleDescription()
    assert description.startswith("These ")
    for name in ("Travel: ", "Inn (row)", "Trade & Church: "):
        assert name in description
    window.close()
    assert ear.find_window() is program.window


def test_the_words_of_a_licence_are_walked_by_arrows(start: Start, listen: Listen) -> None:
    program = start()
    listen(program)
    dialog = LicencesDialog(program.window)
    dialog.open()
    process_events()
    before = dialog.text.textCursor().position()
    dialog.text.setFocus()
    QTest.keyClick(dialog.text, Key.Key_Down)
    assert dialog.text.textCursor().position() > before
    dialog.close()


def test_a_score_sheet_over_the_table_takes_the_keyboard(start: Start, listen: Listen) -> None:
    program = start()
    program.settings.text_size = 200
    start_game(program, first=Heir.WHITE)
    program.window.resize(1280, 720)
    process_events()
    ear = listen(program)
    assert program.window.focusWidget() is program.window.page.table
    ear.press(Key.Key_T, modifiers=CTRL)
    assert ear.hear() == "Points so far. White 0, Blue 0"
    ear.press(Key.Key_Escape)
    assert program.window.focusWidget() is program.window.page.table


def test_letters_and_digits_mean_the_same_on_the_whole_page(start: Start, listen: Listen) -> None:
    program = start()
    start_game(program, first=Heir.WHITE)
    ear, page = listen(program), program.window.page
    for place in (page.bottom_bar.buttons[0], page.chronicle.list):
        for key in (Key.Key_B, Key.Key_1):
            place.setFocus()
            ear.press(key)
            assert page.table.hasFocus(), (place, key)
        assert page.table.controller.selected is not None
        ear.press(Key.Key_Escape)
