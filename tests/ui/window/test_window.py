"""The window: how a game begins in it, its menus and keys, its looks, and what it remembers."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QStyle, QStyleOptionSlider
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Start, close, find_dialog, process_events, start_game
from tests.ui.hands import CTRL, LEFT, Key, press
from tests.ui.heir_program import Program
from twoheirs_qt import __version__
from twoheirs_qt.games.two_heirs.new_game.page import NewGameDialog
from twoheirs_qt.games.two_heirs.rules import Take
from twoheirs_qt.tabletop.drawing.theme import CANDLELIGHT, DAYLIGHT, ThemeName, find_current_theme
from twoheirs_qt.tabletop.pages.choose_game import ChooseGameDialog


def test_the_first_start_offers_ways_to_begin(qtbot: QtBot, program: Program) -> None:
    window = program.window
    home = program.game_pages.home
    assert home.is_shown
    assert not window.page.chronicle.isVisible()
    for button in (window.page.bottom_bar.undo, window.page.bottom_bar.end_turn):
        assert not button.isEnabled()
        assert "no game" in button.toolTip()
    qtbot.mouseClick(home.page.opponents["duel"], LEFT)
    assert isinstance(find_dialog(), NewGameDialog)


def test_a_new_game_by_keyboard(qtbot: QtBot, program: Program) -> None:
    press(qtbot, Key.Key_N, CTRL)
    assert isinstance(find_dialog(), ChooseGameDialog)
    press(qtbot, Key.Key_Return)  # the game that was played last
    asked = find_dialog()
    assert isinstance(asked, NewGameDialog)
    asked.names[0].setFocus()
    qtbot.keyClicks(asked.names[0], "Anna")
    press(qtbot, Key.Key_Return)
    assert program.session.is_open
    assert program.session.names == ("Anna", "")
    assert not program.session.state.score_roads
    assert QApplication.activeModalWidget() is None, "nothing comes between"
    assert program.window.pages.is_at_table
    assert program.window.focusWidget() is program.window.page.table
    # The choices are there again.
    press(qtbot, Key.Key_N, CTRL)
    press(qtbot, Key.Key_Return)
    again = find_dialog()
    assert isinstance(again, NewGameDialog)
    assert again.names[0].text() == "Anna"
    press(qtbot, Key.Key_Return)
    assert QApplication.activeModalWidget() is None


def test_tab_goes_through_the_window_and_comes_back(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    window = program.window
    program.session.play(Take(1))
    wanted = [
        window.page.chronicle.list,
        window.page.bottom_bar.undo,
        window.page.bottom_bar.end_turn,
    ]
    seen = []
    window.page.table.setFocus()
    for _ in range(20):
        press(qtbot, Key.Key_Tab)
        seen.append(window.focusWidget())
    assert all(widget in seen for widget in wanted)
    assert window.page.table in seen[seen.index(window.page.bottom_bar.end_turn) :]


def test_the_title_names_the_game_the_sets_and_the_heirs(program: Program) -> None:
    start_game(program, names=("Anna", "Boris"))
    title = program.window.windowTitle()
    for words in ("The Two Heirs", "Travel", "Land & Industry", "Trade & Church", "Anna", "Boris"):
        assert words in title


def test_settings_are_remembered(qtbot: QtBot, start: Start) -> None:
    first = start()
    menus = first.window.menus
    menus.facing.trigger()
    menus.upright.trigger()
    menus.show_points.trigger()
    first.window.resize(900, 655)
    process_events()
    close(first)
    second = start()
    again = second.window.menus
    assert again.facing.isChecked()
    assert again.upright.isChecked()
    assert not again.show_points.isChecked()
    assert (second.window.width(), second.window.height()) == (900, 655)


def test_a_theme_is_worn_at_once_and_remembered(start: Start) -> None:
    first = start()
    start_game(first)
    before = first.window.grab().toImage()
    first.settings.theme = ThemeName.CANDLELIGHT
    process_events()
    assert find_current_theme() is CANDLELIGHT
    after = first.window.grab().toImage()
    assert _measure_lightness(after) < 0.7 * _measure_lightness(before)
    close(first)
    second = start()
    assert find_current_theme() is CANDLELIGHT
    second.settings.theme = ""
    process_events()
    assert find_current_theme() is DAYLIGHT


def _measure_lightness(image: QImage) -> float:
    """Calculate how light a picture is all over, from 0 to 1."""
    one = image.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
    return one.pixelColor(0, 0).lightnessF()


def test_full_screen_and_back(qtbot: QtBot, program: Program) -> None:
    press(qtbot, Key.Key_F11)
    assert program.window.isFullScreen()
    assert program.window.menus.full_screen.isChecked()
    press(qtbot, Key.Key_F11)
    assert not program.window.isFullScreen()
    assert not program.window.menus.full_screen.isChecked()


def test_what_belongs_to_the_program_is_done_on_a_new_games_page_too(
    qtbot: QtBot, program: Program
) -> None:
    """The page has no menu bar, but its keys work: rule book, full screen, quit."""
    press(qtbot, Key.Key_N, CTRL)
    press(qtbot, Key.Key_Return)
    assert isinstance(find_dialog(), NewGameDialog)
    assert not program.window.bar.isVisible()
    press(qtbot, Key.Key_F11)
    assert program.window.isFullScreen()
    press(qtbot, Key.Key_F11)
    press(qtbot, Key.Key_F1)
    assert program.side_windows.book is not None
    program.side_windows.book.close()
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    press(qtbot, Key.Key_Q, CTRL)
    assert not program.window.isVisible()


def test_full_screen_that_the_system_gives_or_takes_is_marked_in_the_menu(program: Program) -> None:
    program.window.showFullScreen()
    process_events()
    assert program.window.menus.full_screen.isChecked()
    program.window.showNormal()
    process_events()
    assert not program.window.menus.full_screen.isChecked()


def test_closed_in_full_screen_it_opens_as_large_as_it_was_before(
    qtbot: QtBot, start: Start
) -> None:
    first = start()
    first.window.resize(900, 655)
    process_events()
    close(first)
    second = start()
    press(qtbot, Key.Key_F11)
    assert second.window.isFullScreen()
    close(second)
    third = start()
    assert not third.window.isFullScreen()
    assert (third.window.width(), third.window.height()) == (900, 655)


def test_every_action_of_the_menus_has_words_and_no_key_twice(program: Program) -> None:
    keys: list[str] = []
    for action in program.window.menus.list_menu_actions():
        assert action.text()
        keys += [key.toString() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    assert {"Ctrl+N", "Ctrl+O", "Ctrl+Z", "Ctrl+Q", "F11", "?"} <= set(keys)


def test_shortcuts_are_listed_under_a_question_mark(qtbot: QtBot, program: Program) -> None:
    press(qtbot, Key.Key_Question)
    words = {label.text() for label in find_dialog().findChildren(QLabel)}
    assert {"End turn", "Ctrl+Enter", "Ctrl+Z", "F", "Esc"} <= words
    press(qtbot, Key.Key_Escape)


def test_about_tells_which_catalogue_is_played(program: Program) -> None:
    program.window.menus.about.trigger()
    words = " ".join(label.text() for label in find_dialog().findChildren(QLabel))
    find_dialog().reject()
    catalogue = program.session.catalogue
    assert catalogue.name in words
    assert catalogue.digest in words


def test_about_tells_version_fans_and_licence(program: Program) -> None:
    program.window.menus.about.trigger()
    words = " ".join(label.text() for label in find_dialog().findChildren(QLabel))
    for wanted in (__version__, "fan project", "GNU General Public License", "LGPL"):
        assert wanted in words


def test_the_handle_of_a_scroll_bar_stays_large_enough(program: Program) -> None:
    listed = QListWidget(program.window)
    listed.addItems([str(number) for number in range(2000)])
    listed.setGeometry(0, 0, 200, 150)
    listed.show()
    process_events()
    bar = listed.verticalScrollBar()
    option = QStyleOptionSlider()
    bar.initStyleOption(option)
    handle = bar.style().subControlRect(
        QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, bar
    )
    assert handle.height() >= 20
