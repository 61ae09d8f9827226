"""The rule book beside the game: opened by F1, from the menu of a tile, and kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFocusFrame, QMenu
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Start, start_game
from tests.ui.heir_program import Program
from tests.ui.table.conftest import move_pointer
from twoheirs_qt.games.two_heirs.rules import NewGame
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.tabletop.book.glance import GlanceCard
from twoheirs_qt.tabletop.pages.side_windows import place_beside
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.widgets.focus_frame import find_usable_area


def find_point(program: Program, target: Thing) -> QPoint:
    return target.find_rect(program.window.page.table.table_scene).center().toPoint()


def read_section(program: Program) -> str:
    book = program.side_windows.book
    assert book is not None
    assert book.isVisible()
    return book.section


def test_f1_opens_the_book_where_the_cursor_is(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    window = program.window
    window.page.table.setFocus()
    qtbot.keyClick(window.page.table, Qt.Key.Key_Backtab)
    qtbot.keyClick(window.page.table, Qt.Key.Key_Backtab)
    qtbot.keyClick(window.page.table, Qt.Key.Key_Right)
    cursor = window.page.table.cursor_target
    assert isinstance(cursor, ReservePlace)
    tile = program.session.state.slots[cursor.slot]
    assert tile is not None
    qtbot.keyClick(window.page.table, Qt.Key.Key_F1)
    assert read_section(program) == f"building/{tile.building}"


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_the_menu_of_a_tile_leads_to_its_building(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    table = program.window.page.table
    tile = program.session.state.slots[1]
    assert tile is not None
    QTest.mouseClick(
        table.viewport(),
        Qt.MouseButton.RightButton,
        Qt.KeyboardModifier.NoModifier,
        find_point(program, ReservePlace(1)),
    )
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.actions()[-1].trigger()
    menu.close()
    assert read_section(program) == f"building/{tile.building}"


def find_card(program: Program) -> GlanceCard:
    return program.window.findChild(GlanceCard)  # type: ignore[return-value]


def test_a_tap_shows_a_card_and_another_one_hides_it(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    qtbot.keyClick(program.window, Qt.Key.Key_F2)
    shown = find_card(program)
    assert shown.isVisible()
    words = shown.view.toPlainText()
    assert words.startswith("The turn at a glance")
    assert "Henry" not in words, "he does not play"
    assert shown.height() < program.window.height() * 0.8
    assert program.side_windows.book is None
    qtbot.keyClick(program.window, Qt.Key.Key_F3)
    assert shown.view.toPlainText().startswith("The symbols at a glance")
    qtbot.keyClick(program.window, Qt.Key.Key_F3)
    assert not shown.isVisible()
    qtbot.keyClick(program.window, Qt.Key.Key_F2)
    qtbot.mouseClick(program.window.page.table.viewport(), Qt.MouseButton.LeftButton)
    assert not shown.isVisible()
    qtbot.keyClick(program.window, Qt.Key.Key_F2)
    qtbot.mouseClick(shown.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert not shown.isVisible(), "nor does a click on the card itself keep it"


def test_a_card_whose_key_is_held_goes_with_it(qtbot: QtBot, program: Program) -> None:
    program.session.new(NewGame(seed=4, level=2), GameSettings())
    table = program.window.page.table
    QTest.keyPress(table, Qt.Key.Key_F2)
    shown = find_card(program)
    assert shown.isVisible()
    assert "Henry" in shown.view.toPlainText()
    qtbot.wait(450)
    QTest.keyRelease(table, Qt.Key.Key_F2)
    assert not shown.isVisible()


def test_a_link_of_a_card_opens_the_book(qtbot: QtBot, program: Program) -> None:
    qtbot.keyClick(program.window, Qt.Key.Key_F2)
    shown = find_card(program)
    shown.view.anchorClicked.emit(QUrl("turn/reach"))
    assert not shown.isVisible()
    assert read_section(program) == "turn/reach"


def test_the_book_stays_while_the_game_goes_on(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    qtbot.keyClick(program.window, Qt.Key.Key_F1)
    book = program.side_windows.book
    first = min(program.session.options.takeable_slots)
    table = program.window.page.table
    for _ in range(2):
        QTest.mouseClick(
            table.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            find_point(program, ReservePlace(first)),
        )
    assert program.session.state.taken
    assert program.side_windows.book is book
    assert read_section(program)


def test_the_size_of_its_text_is_remembered(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.side_windows.open_book()
    assert program.side_windows.book is not None
    program.side_windows.book.set_text_size(150)
    assert program.settings.book_text_size == 150


@pytest.mark.parametrize(
    ("window", "expected"),
    [
        (QRect(0, 0, 1280, 720), QRect(1280, 0, 1040, 780)),
        (QRect(1280, 40, 1280, 720), QRect(240, 40, 1040, 780)),
        (QRect(0, 0, 2560, 1400), QRect(317, 0, 1040, 780)),
    ],
)
def test_the_book_opens_beside_the_table_or_leaves_the_ring_in_sight(
    window: QRect, expected: QRect
) -> None:
    assert place_beside(window, 317, QSize(1040, 780), 690, QRect(0, 0, 2560, 1400)) == expected


def test_on_a_small_screen_the_book_is_narrower_than_that_it_would_hide_the_ring(
    program: Program,
) -> None:
    small = QRect(0, 0, 1280, 720)
    assert place_beside(small, 317, QSize(1040, 676), 690, small) == QRect(317, 0, 963, 676)
    start_game(program)
    window = program.window
    program.side_windows.open_book()
    book = program.side_windows.book
    assert book is not None
    ring = round(window.page.table.table_scene.layout.landscape_rect.left())
    room = find_usable_area(window.screen().availableGeometry())
    place = book.geometry()
    assert room.contains(place) or place.width() == book.minimumWidth()
    assert place == place_beside(window.frameGeometry(), ring, book.size(), book.least_width, room)


@pytest.mark.parametrize(("percent", "wide"), [(100, 690), (150, 1040), (200, 1200)])
@pytest.mark.parametrize("shown", [QSize(1280, 720), QSize(1920, 1080)], ids=str)
def test_with_large_letters_the_book_keeps_its_frame_on_the_screen_and_its_page_wide(
    percent: int, wide: int, shown: QSize
) -> None:
    """A window over the whole screen leaves it room beside nothing."""
    screen = QRect(QPoint(), shown)
    room = find_usable_area(screen)
    size = (QSize(1040, 780) * (percent / 100)).boundedTo(room.size())
    place = place_beside(screen, 317, size, wide, room)
    assert screen.contains(place.adjusted(-2, -30, 2, 2))
    assert place.width() >= min(wide, room.width())


def test_a_page_keeps_its_width_with_large_letters(start: Start) -> None:
    program = start()
    start_game(program)
    program.settings.text_size = 200
    program.side_windows.open_book()
    book = program.side_windows.book
    assert book is not None
    room = find_usable_area(program.window.screen().availableGeometry())
    assert book.width() == min(book.least_width, room.width()) or book.width() > book.least_width
    assert book.least_width >= 190 + 2 * 400


def test_after_the_tutorial_no_frame_stays_around_the_start_page(
    qtbot: QtBot, program: Program
) -> None:
    card = program.game_pages.home.page.plain[program.window.menus.tutorial]
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert program.side_windows.tutorial is not None
    program.side_windows.tutorial.close()
    program.window.activateWindow()
    QApplication.processEvents()
    assert not program.window.findChildren(QFocusFrame)


def test_opened_elsewhere_first_the_book_leaves_the_ring_in_sight_at_the_table(
    qtbot: QtBot, program: Program
) -> None:
    window = program.window
    window.setGeometry(0, 0, 1200, 700)
    program.game_pages.library.show()
    program.side_windows.open_book("card/turn")
    book = program.side_windows.book
    assert book is not None
    book.move(0, 0)
    book.close()
    start_game(program)
    window.pages.show_table()
    window.menus.rule_book.trigger()
    assert book.isVisible()
    room = find_usable_area(window.screen().availableGeometry())
    ring = round(window.page.table.table_scene.layout.landscape_rect.left())
    place = place_beside(window.frameGeometry(), ring, book.size(), book.least_width, room)
    assert book.geometry().left() == place.left() > 0
    book.move(0, 0)
    book.close()
    window.menus.rule_book.trigger()
    assert book.pos().x() == 0, "it stays where the player has put it"


def test_f1_asks_about_what_the_pointer_was_moved_to_after_the_last_key(
    qtbot: QtBot, program: Program
) -> None:
    start_game(program)
    table = program.window.page.table
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Right)
    pointed = program.session.state.slots[3]
    assert pointed is not None
    move_pointer(table.viewport(), find_point(program, ReservePlace(3)))
    qtbot.keyClick(table, Qt.Key.Key_F1)
    assert read_section(program) == f"building/{pointed.building}"
    qtbot.keyClick(table, Qt.Key.Key_Right)
    cursor = table.cursor_target
    assert isinstance(cursor, ReservePlace)
    under = program.session.state.slots[cursor.slot]
    assert under is not None
    assert under.building is not pointed.building
    qtbot.keyClick(table, Qt.Key.Key_F1)
    assert read_section(program) == f"building/{under.building}"
