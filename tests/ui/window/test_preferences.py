"""The dialog of settings: what is chosen in it is seen at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from tests.ui.conftest import start_game
from tests.ui.heir_program import Program
from twoheirs_qt.tabletop.drawing import fonts
from twoheirs_qt.tabletop.drawing.fonts import read_text_scale
from twoheirs_qt.tabletop.drawing.theme import ThemeName, find_current_theme
from twoheirs_qt.tabletop.running.programs_dialog import ProgramsDialog
from twoheirs_qt.tabletop.window.preferences import PreferencesDialog


@pytest.fixture
def dialog(program: Program) -> Iterator[PreferencesDialog]:
    program.window.menus.preferences.trigger()
    QApplication.processEvents()
    result = program.window.findChild(PreferencesDialog)
    assert result is not None
    yield result
    for shown in program.window.findChildren(PreferencesDialog):  # in another language, another one
        shown.close()


def test_a_theme_is_worn_as_soon_as_it_is_chosen(
    program: Program, dialog: PreferencesDialog
) -> None:
    """The settings stay open where they lie, and the arrow keys go on through the themes."""
    dialog.move(80, 60)
    dialog.theme.setFocus()
    for name in ThemeName:
        [shown] = program.window.findChildren(PreferencesDialog)
        assert shown.theme.hasFocus()
        assert shown.pos() == QPoint(80, 60)
        QTest.keyClick(shown.theme, Qt.Key.Key_Down)
        QApplication.processEvents()
        assert program.settings.theme == name
        assert find_current_theme().name is name


def measure_font() -> int:
    """The height of the application's letters."""
    return QFontInfo(QApplication.font()).pixelSize()


def test_the_systems_text_size_is_followed_while_the_program_runs(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = measure_font()
    monkeypatch.setattr(fonts, "calculate_system_scale", lambda: 1.5)
    QApplication.sendEvent(program.window, QEvent(QEvent.Type.ThemeChange))
    assert fonts.read_user_scale() == 1.5
    assert measure_font() == round(1.5 * usual)
    program.settings.text_size = 200
    assert fonts.read_user_scale() == 2.0, "no larger than there is room for"
    program.settings.text_size = 100
    program.appearance.follow_system(1.2)
    assert fonts.read_user_scale() == pytest.approx(1.8)
    monkeypatch.setattr(fonts, "calculate_system_scale", lambda: 1.0)
    program.appearance.follow_system(1.0)
    assert fonts.read_user_scale() == 1.0
    assert measure_font() == usual


def test_letters_that_the_system_sets_by_itself_are_made_ours_again(program: Program) -> None:
    usual = measure_font()
    QApplication.setFont(QFont(QApplication.font().family(), 30))
    QApplication.processEvents()
    assert measure_font() == usual


def test_text_grows_everywhere_and_shrinks_back(
    program: Program, dialog: PreferencesDialog
) -> None:
    window = program.window
    window.pages.show_table()
    QApplication.processEvents()
    page = window.page
    parts: list[QWidget] = [window.menuBar(), page.score_panel.findChildren(QWidget)[0], dialog]
    before = [part.fontInfo().pixelSize() for part in parts]
    line, text = (
        page.bottom_bar.findChild(QWidget, "adviceLine"),
        page.table.table_scene.layout.text_px,
    )
    assert line is not None
    small = line.font().pixelSize()
    dialog.text_size.setFocus()
    for _ in range(5):
        QTest.keyClick(dialog.text_size, Qt.Key.Key_Down)
    QApplication.processEvents()
    assert program.settings.text_size == 200
    assert read_text_scale() == 2.0
    assert line.font().pixelSize() == 2 * small
    assert window.page.table.table_scene.layout.text_px > text * 1.5
    program.settings.text_size = 100
    QApplication.processEvents()
    assert line.font().pixelSize() == small
    assert [part.fontInfo().pixelSize() for part in parts] == before


def test_another_theme_keeps_the_letters(program: Program) -> None:
    def measure_line() -> int:
        line = program.window.page.bottom_bar.findChild(QWidget, "adviceLine")
        assert line is not None
        return line.font().pixelSize()

    small = measure_line()
    program.settings.text_size = 200
    program.settings.theme = "candlelight"
    QApplication.processEvents()
    assert measure_line() == 2 * small
    program.settings.text_size = 100
    QApplication.processEvents()
    assert measure_line() == small


def test_the_bar_keeps_room_for_two_lines_of_large_letters(
    program: Program, dialog: PreferencesDialog
) -> None:
    start_game(program)
    bar = program.window.page.bottom_bar
    small = bar.height()
    program.settings.text_size = 200
    QApplication.processEvents()
    line = bar.findChild(QWidget, "adviceLine")
    assert line is not None
    assert line.height() >= 2 * line.fontMetrics().lineSpacing()
    program.settings.text_size = 100
    QApplication.processEvents()
    assert bar.height() == small


def test_the_menu_bar_shrinks_back_with_its_letters(
    program: Program, dialog: PreferencesDialog
) -> None:
    start_game(program)
    QApplication.processEvents()
    bar = program.window.bar

    def measure_bar() -> tuple[int, int, int]:
        bar.set_mark("saving…")
        bar.set_mark("saved")
        QApplication.processEvents()
        return bar.height(), bar.mark.height(), bar.actionGeometry(bar.actions()[0]).height()

    small = measure_bar()
    program.settings.text_size = 150
    QApplication.processEvents()
    large = measure_bar()
    assert all(grown > before for grown, before in zip(large, small, strict=True))
    program.settings.text_size = 100
    QApplication.processEvents()
    assert (bar.height(), bar.mark.height()) == small[:2], "at once, not with the next words"
    assert measure_bar() == small


def test_the_rule_book_is_as_large_as_everything_else(
    program: Program, dialog: PreferencesDialog
) -> None:
    program.side_windows.open_book("program/keyboard")
    book = program.side_windows.book
    assert book is not None
    page = book.view.document()
    before = [page.defaultFont().pixelSize(), book.contents.font().pixelSize()]
    program.settings.text_size = 200
    QApplication.processEvents()
    assert [page.defaultFont().pixelSize(), book.contents.font().pixelSize()] == [
        2 * size for size in before
    ]
    chapter = book.contents.topLevelItem(0)
    assert chapter is not None
    assert chapter.font(0).resolve(book.contents.font()).pixelSize() == 2 * before[1]
    assert book.section == "program/keyboard"
    book.close()


@pytest.mark.parametrize("section", ["program/keyboard", "program/heard", "program/outline"])
def test_the_rule_book_stays_where_it_is_read_while_letters_grow_and_shrink(
    program: Program, section: str
) -> None:
    program.side_windows.open_book(section)
    book = program.side_windows.book
    assert book is not None
    QApplication.processEvents()
    for size in (200, 130, 100):
        assert book.section == section
        program.settings.text_size = size
        QApplication.processEvents()
    assert book.section == section
    book.close()


def test_boxes_and_menus_show_the_same(program: Program, dialog: PreferencesDialog) -> None:
    for name in ("points_wanted", "unseen_shown", "coordinates_shown", "upright", "facing_player"):
        before = getattr(program.settings, name)
        QTest.mouseClick(dialog.ticks[name], Qt.MouseButton.LeftButton)
        assert getattr(program.settings, name) is not before
    menus = program.window.menus
    assert not menus.coordinates.isChecked()
    menus.coordinates.trigger()
    assert dialog.ticks["coordinates_shown"].isChecked()
    assert not menus.still_to_come.isEnabled()


def test_points_so_far_cannot_be_chosen_without_help(
    program: Program, dialog: PreferencesDialog
) -> None:
    points = dialog.ticks["points_wanted"]
    assert points.isEnabled()
    dialog.ticks["no_help"].click()
    assert not points.isEnabled()
    dialog.ticks["no_help"].click()
    assert points.isEnabled()


def test_programs_as_opponents_are_set_over_it(program: Program, dialog: PreferencesDialog) -> None:
    buttons = dialog.findChildren(QPushButton)
    [button] = [button for button in buttons if "as opponents" in button.text()]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    programs = dialog.findChild(ProgramsDialog)
    assert programs is not None
    assert programs.isVisible()
    programs.name.setText("greedy")
    programs.command.setText("eve")
    assert not programs.add.isEnabled(), "an opponent of the program has this name"
    programs.reject()


def test_it_speaks_the_language_chosen_in_it(program: Program, dialog: PreferencesDialog) -> None:
    dialog.language.setFocus()
    number = dialog.language.findData("de")
    for _ in range(number):
        QTest.keyClick(dialog.language, Qt.Key.Key_Down)
    QApplication.processEvents()
    assert program.settings.language == "de"
    again = program.window.findChild(PreferencesDialog)
    assert again is not None
    assert again.isVisible()
    assert again.language.currentData() == "de"
    assert again.windowTitle() == "Einstellungen"
    program.languages.choose("en")


def test_it_stays_on_the_screen_while_its_letters_grow(
    program: Program, dialog: PreferencesDialog
) -> None:
    room = dialog.screen().availableGeometry()
    dialog.move(room.right() - dialog.width(), room.bottom() - dialog.height())
    program.settings.text_size = 150
    QApplication.processEvents()
    assert room.contains(dialog.geometry())
    program.settings.text_size = 100


def test_a_larger_window_has_larger_bar_and_menus_as_it_has_a_larger_table(
    program: Program,
) -> None:
    window = program.window
    start_game(program)

    def measure_letters() -> list[float]:
        QApplication.processEvents()
        table = window.page.table.table_scene.layout.text_px
        button = window.page.bottom_bar.end_turn
        return [button.fontInfo().pixelSize(), window.bar.fontInfo().pixelSize(), table]

    window.resize(1280, 720)
    usual = measure_letters()
    window.resize(1920, 1080)
    large = measure_letters()
    assert all(
        now == pytest.approx(1.5 * then, rel=0.05) for now, then in zip(large, usual, strict=True)
    )
    program.settings.text_size = 200
    chosen = measure_letters()
    assert all(now > then for now, then in zip(chosen, large, strict=True))
    assert chosen[0] == 2 * usual[0], "what was chosen is not enlarged once more"
    program.settings.text_size = 100
    window.resize(1280, 720)
    assert measure_letters() == usual
