from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from tests.play import NO_CAMPS, choose, play_on
from tests.ui.conftest import Start, close, dialog, events, start_game
from twoheirs_qt import __version__
from twoheirs_qt.files.save import TakeBack, parse_save
from twoheirs_qt.program import Program
from twoheirs_qt.rules import Cell, EndTurn, Expand, Heir, Take, TileSet, score_sheet
from twoheirs_qt.ui.crash import CrashReporter
from twoheirs_qt.ui.dialogs.end_turn import EndTurnDialog
from twoheirs_qt.ui.dialogs.new_game import NewGameDialog
from twoheirs_qt.ui.dialogs.question import Question
from twoheirs_qt.ui.dialogs.report import ReportDialog
from twoheirs_qt.ui.logbook import Logbook
from twoheirs_qt.ui.score_line import ScoreLine
from twoheirs_qt.ui.theme import CANDLELIGHT, DAYLIGHT
from twoheirs_qt.ui.window import MainWindow

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def press(
    qtbot: QtBot, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """A key for whatever window has the focus."""
    # No window manager gives the focus back here.
    window = QApplication.activeModalWidget() or next(
        w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)
    )
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    handle = window.windowHandle()
    assert handle is not None
    qtbot.keyClick(handle, key, modifiers)
    events()


def active(program: Program) -> Heir:
    return program.session.state.active


def question() -> Question:
    found = dialog()
    assert isinstance(found, Question)
    return found


def click(qtbot: QtBot, words: str) -> None:
    """Click the button with these words in the question that is open."""
    [button] = [b for b in question().buttons if b.text() == words]
    qtbot.mouseClick(button, LEFT)
    events()


# -- beginning ------------------------------------------------------------------------------------


def test_the_first_start_offers_ways_to_begin(qtbot: QtBot, program: Program) -> None:
    window = program.window
    assert window.welcome.isVisible()
    assert not window.chronicle.isVisible()
    for button in (window.bottom_bar.undo, window.bottom_bar.end_turn):
        assert not button.isEnabled()
        assert "no game" in button.toolTip()
    qtbot.mouseClick(window.welcome.new_game, LEFT)
    assert isinstance(dialog(), NewGameDialog)


def test_a_new_game_by_keyboard(qtbot: QtBot, program: Program) -> None:
    press(qtbot, Key.Key_N, CTRL)
    asked = dialog()
    assert isinstance(asked, NewGameDialog)
    asked.names[0].setFocus()
    qtbot.keyClicks(asked.names[0], "Anna")
    press(qtbot, Key.Key_Return)
    assert program.session.is_open
    assert program.session.names == ("Anna", "")
    assert not program.session.state.score_roads
    notice = question()
    assert "reconstruction" in notice.accessibleDescription()
    press(qtbot, Key.Key_Return)
    assert not program.window.welcome.isVisible()
    assert program.window.focusWidget() is program.window.table
    # Only the first game is preceded by the notice, and the choices are there again.
    press(qtbot, Key.Key_N, CTRL)
    again = dialog()
    assert isinstance(again, NewGameDialog)
    assert again.names[0].text() == "Anna"
    press(qtbot, Key.Key_Return)
    assert QApplication.activeModalWidget() is None


def test_tab_goes_through_the_window_and_comes_back(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    window = program.window
    program.session.play(Take(1))
    wanted = [window.chronicle.view, window.bottom_bar.undo, window.bottom_bar.end_turn]
    seen = []
    window.table.setFocus()
    for _ in range(20):
        press(qtbot, Key.Key_Tab)
        seen.append(window.focusWidget())
    assert all(widget in seen for widget in wanted)
    assert window.table in seen[seen.index(window.bottom_bar.end_turn) :]


def test_the_title_names_the_game_the_sets_and_the_heirs(program: Program) -> None:
    start_game(program, names=("Anna", "Boris"))
    title = program.window.windowTitle()
    for words in ("The Two Heirs", "Travel", "Land & Industry", "Trade & Church", "Anna", "Boris"):
        assert words in title


# -- a turn ---------------------------------------------------------------------------------------


def test_the_line_says_what_can_be_done(program: Program) -> None:
    start_game(program, names=("Anna", "Boris"), first=Heir.BLUE)
    assert program.window.bottom_bar.line.startswith("Boris: take a tile")


def test_a_turn_without_a_take_does_not_end_and_says_why(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    window = program.window
    before = program.session.state
    qtbot.mouseClick(window.bottom_bar.end_turn, LEFT)
    assert "take a tile" in window.bubble.text
    assert program.session.state is before
    # The note goes with the next key, and the key does what it always does.
    press(qtbot, Key.Key_Escape)
    assert window.bubble.text == ""


def test_a_turn_with_nothing_open_ends_at_once(qtbot: QtBot, program: Program) -> None:
    start_game(program, first=Heir.WHITE)
    program.session.play(Take(1))
    press(qtbot, Key.Key_Return, CTRL)
    assert program.session.state.active is Heir.BLUE


def test_an_unused_discount_is_named_before_the_turn_ends(qtbot: QtBot, program: Program) -> None:
    start_game(program, first=Heir.WHITE)
    session = program.session
    for kind in (Take, EndTurn, Take, EndTurn, Take, Expand):
        session.play(next(a for a in session.options.legal if isinstance(a, kind)))
    press(qtbot, Key.Key_Return, CTRL)
    asked = dialog()
    assert isinstance(asked, EndTurnDialog)
    assert "discount" in asked.accessibleDescription()
    press(qtbot, Key.Key_Escape)
    assert active(program) is Heir.WHITE
    press(qtbot, Key.Key_Return, CTRL)
    press(qtbot, Key.Key_Return)
    assert active(program) is Heir.BLUE


def test_a_full_hand_asks_which_tiles_go(qtbot: QtBot, program: Program) -> None:
    start_game(program, first=Heir.WHITE)
    session = program.session
    while len(session.state.hands[Heir.WHITE]) < 4:
        session.play(next(a for a in session.options.legal if isinstance(a, Take)))
        if len(session.state.hands[Heir.WHITE]) < 4 or session.state.active is Heir.BLUE:
            session.play(EndTurn())
    assert active(program) is Heir.WHITE
    hand = session.state.hands[Heir.WHITE]
    qtbot.mouseClick(program.window.bottom_bar.end_turn, LEFT)
    asked = dialog()
    assert isinstance(asked, EndTurnDialog)
    assert [button.tile for button in asked.tiles] == list(hand)
    qtbot.mouseClick(asked.tiles[2], LEFT)
    qtbot.mouseClick(asked.end_turn, LEFT)
    assert active(program) is Heir.BLUE
    assert session.state.hands[Heir.WHITE] == (*hand[:2], hand[3])
    assert session.state.out == (hand[2],)


def test_undo_redo_and_restart_turn(qtbot: QtBot, program: Program) -> None:
    start_game(program, first=Heir.WHITE)
    session, bar = program.session, program.window.bottom_bar
    start = session.state
    session.play(Take(1))
    taken = session.state
    session.play(next(a for a in session.options.legal if isinstance(a, Expand)))
    expanded = session.state
    assert "Expand at" in bar.undo.toolTip()
    assert "Expand at" in program.window.menus.undo.text()
    press(qtbot, Key.Key_Z, CTRL)
    assert session.state == taken
    assert "Expand at" in bar.redo.toolTip()
    press(qtbot, Key.Key_Z, CTRL | SHIFT)
    assert session.state == expanded
    qtbot.mouseClick(bar.restart_turn, LEFT)
    assert session.state == start
    assert not bar.undo.isEnabled()
    assert bar.undo.toolTip() == "Nothing has been done yet."
    qtbot.mouseClick(bar.redo, LEFT)
    qtbot.mouseClick(bar.redo, LEFT)
    assert session.state == expanded
    assert not bar.redo.isEnabled()
    assert bar.redo.toolTip() == "Nothing has been taken back."


@pytest.mark.parametrize(
    ("rule", "words"),
    [(TakeBack.OFF, "nothing is taken back"), (TakeBack.UNTIL_REVEALED, "revealed")],
)
def test_undo_tells_the_rule_that_forbids_it(program: Program, rule: TakeBack, words: str) -> None:
    start_game(program, take_back=rule)
    program.session.play(Take(1))
    undo = program.window.bottom_bar.undo
    assert not undo.isEnabled()
    assert words in undo.toolTip()


# -- the end --------------------------------------------------------------------------------------


def play_to_the_end(program: Program, seed: int = 4) -> None:
    for _, action in play_on(program.session.state, Random(seed), NO_CAMPS):
        assert program.session.play(action)


def test_the_end_opens_the_score_sheet(qtbot: QtBot, program: Program) -> None:
    start_game(program, score_roads=True, names=("Anna", "Boris"))
    play_to_the_end(program)
    window, sheet = program.window, score_sheet(program.session.state)
    assert window.score_panel.isVisible()
    lines = window.score_sheet.lines
    buildings = [line for column in sheet.heirs for line in column.buildings]
    assert len(lines) == len(buildings) + len(sheet.roads)
    for line, building in zip(lines, buildings, strict=False):
        assert line.line.points == str(building.counted)
        assert line.line.cells == (building.cells or (building.at,))
    assert sheet.winner is not None
    verdict = window.score_sheet.verdict(sheet)
    assert ("Anna", "Boris")[sheet.winner] in verdict
    assert str(sheet.heirs[sheet.winner].total) in verdict
    assert not window.bottom_bar.end_turn.isEnabled()
    assert window.bottom_bar.end_turn.toolTip() == "The game is over."


def test_a_line_lights_the_cells_it_comes_from(qtbot: QtBot, program: Program) -> None:
    start_game(program, score_roads=True)
    play_to_the_end(program)
    window = program.window
    line = max(window.score_sheet.lines, key=lambda line: len(line.line.cells))
    assert len(line.line.cells) > 1

    def lit() -> frozenset[Cell]:
        return window.table.table.lit.cells

    line.setFocus()
    assert lit() == frozenset(line.line.cells)
    window.table.setFocus()
    assert lit() == frozenset()
    hover(qtbot, line)
    assert lit() == frozenset(line.line.cells)
    qtbot.mouseMove(window.bottom_bar)
    qtbot.waitUntil(lambda: lit() == frozenset())
    line.setFocus()
    press(qtbot, Key.Key_Escape)
    assert not window.score_panel.isVisible()
    assert lit() == frozenset()


def hover(qtbot: QtBot, line: ScoreLine) -> None:
    qtbot.mouseMove(line)
    qtbot.waitUntil(line.underMouse)


def test_points_so_far_follow_the_game(qtbot: QtBot, program: Program) -> None:
    start_game(program, score_roads=True)
    window, session = program.window, program.session
    press(qtbot, Key.Key_T, CTRL)
    assert window.score_panel.isVisible()
    assert window.score_sheet.lines == []
    random = Random(8)
    for _ in range(60):
        session.play(choose(session.state, random, NO_CAMPS))
    count = sum(len(column.buildings) for column in score_sheet(session.state).heirs)
    count += len(score_sheet(session.state).roads)
    assert len(window.score_sheet.lines) == count > 0
    press(qtbot, Key.Key_T, CTRL)
    assert not window.score_panel.isVisible()


def test_giving_up_names_who_and_can_be_undone(qtbot: QtBot, program: Program) -> None:
    start_game(program, names=("Anna", "Boris"), first=Heir.BLUE)
    program.window.menus.give_up.trigger()
    press(qtbot, Key.Key_Return)
    assert not program.session.is_over
    program.window.menus.give_up.trigger()
    click(qtbot, "Boris gives up")
    assert program.session.gave_up is Heir.BLUE
    sheet = score_sheet(program.session.state)
    assert program.window.score_sheet.verdict(sheet) == "Boris gave up: Anna wins."
    assert "Boris gave up" in program.window.bottom_bar.line
    press(qtbot, Key.Key_Z, CTRL)
    assert not program.session.is_over


def test_a_rematch_swaps_the_seats(program: Program) -> None:
    sets = (TileSet.WAR, TileSet.PATROL, TileSet.CRAFTS)
    start_game(program, sets=sets, names=("Anna", "Boris"), score_roads=True, first=Heir.WHITE)
    before = program.session.save
    program.window.menus.rematch.trigger()
    after = program.session.save
    assert after.start.south is Heir.BLUE
    assert after.start.active is Heir.BLUE
    assert after.settings == before.settings
    assert after.start.score_roads
    assert after.origin.options is not None
    assert set(after.origin.options.sets) == set(sets)
    assert before.origin.options is not None
    assert after.origin.options.seed != before.origin.options.seed
    assert after.done == 0


# -- files ----------------------------------------------------------------------------------------


def test_a_closed_game_is_resumed_where_it_was(start: Start) -> None:
    first = start()
    start_game(first, names=("Anna", "Boris"))
    first.session.play(Take(2))
    first.session.play(next(a for a in first.session.options.legal if isinstance(a, Expand)))
    first.session.undo()
    state, save = first.session.state, first.session.save
    close(first)
    second = start()
    assert second.session.state == state
    assert second.session.save.actions == save.actions
    assert second.session.can_redo
    assert second.session.names == ("Anna", "Boris")
    assert not second.window.welcome.isVisible()


def test_a_finished_game_shows_its_score_sheet_again(start: Start) -> None:
    first = start()
    start_game(first)
    play_to_the_end(first)
    close(first)
    second = start()
    assert second.session.is_over
    assert second.window.score_panel.isVisible()
    assert second.window.score_sheet.lines


@pytest.mark.parametrize(
    "content",
    [b"", b"not json", b"\xff\xfe", b"{}", b'{"format": "twoheirs-save", "version": 99}'],
)
def test_a_damaged_file_is_named_and_leaves_the_game_alone(
    qtbot: QtBot, program: Program, tmp_path: Path, content: bytes
) -> None:
    start_game(program)
    program.session.play(Take(1))
    state = program.session.state
    path = tmp_path / "broken.twoheirs"
    path.write_bytes(content)
    program.games.open(path)
    words = question().accessibleDescription()
    assert "broken.twoheirs" in words
    assert words.endswith(".")
    press(qtbot, Key.Key_Return)
    assert program.session.state is state
    assert program.session.can_undo
    assert path.read_bytes() == content
    assert path not in program.settings.recent


def test_a_damaged_running_game_is_named_and_kept(qtbot: QtBot, start: Start) -> None:
    first = start()
    start_game(first)
    first.session.play(Take(1))
    path = first.store.path
    close(first)
    assert path is not None
    path.write_text(path.read_text()[:-300])
    content = path.read_bytes()
    second = start()
    assert path.name in question().accessibleDescription()
    press(qtbot, Key.Key_Return)
    assert second.desk.library.is_shown
    start_game(second)
    second.store.flush()
    assert path.read_bytes() == content
    assert second.store.path != path


def test_a_copy_is_saved_and_opened(program: Program, tmp_path: Path) -> None:
    start_game(program, names=("Anna", "Boris"))
    program.session.play(Take(1))
    state = program.session.state
    copy = tmp_path / "copy.twoheirs"
    assert program.games.save_as(copy)
    assert program.settings.recent == (copy,)
    start_game(program)
    content = copy.read_bytes()
    [action] = [a for a in program.window.menus.recent_menu.actions() if a.data() == str(copy)]
    action.trigger()
    assert program.session.state == state
    program.session.play(EndTurn())
    program.store.flush()
    assert copy.read_bytes() == content, "the player's copy stays as it is"


def test_a_file_is_chosen_in_a_dialog(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    start_game(program)
    program.settings.folder = tmp_path
    press(qtbot, Key.Key_S, CTRL | SHIFT)
    files = dialog()
    assert isinstance(files, QFileDialog)
    edit = files.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(edit, QLineEdit)
    assert edit.text().startswith("White-Blue-")
    edit.setText("mine")
    press(qtbot, Key.Key_Return)
    assert (tmp_path / "mine.twoheirs").is_file()


def test_an_unfinished_game_is_found_again(program: Program) -> None:
    start_game(program, names=("Anna", "Boris"))
    program.session.play(Take(1))
    state, path = program.session.state, program.store.path
    start_game(program)
    program.store.flush()
    assert path is not None
    assert path in program.settings.recent
    [action] = [a for a in program.window.menus.recent_menu.actions() if a.data() == str(path)]
    assert "Game begun" in action.text()
    action.trigger()
    assert program.session.state == state
    assert program.store.path == path


def test_a_file_of_the_command_line_is_opened(start: Start, tmp_path: Path, qtbot: QtBot) -> None:
    first = start()
    start_game(first)
    first.session.play(Take(3))
    state = first.session.state
    first.games.save_as(tmp_path / "a.twoheirs")
    close(first)
    second = start(file=tmp_path / "a.twoheirs")
    assert second.session.state == state


def test_a_last_save_that_fails_asks(
    qtbot: QtBot, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_game(program)
    program.store.flush()
    window = program.window

    def no_space(path: Path, save: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(program.store._keeper, "_write", no_space)
    program.session.play(Take(1))
    program.store.flush()
    assert window.saved_mark == "not saved"
    window.close()
    assert window.isVisible()
    assert "No space left" in question().accessibleDescription()
    click(qtbot, "Stay")
    assert window.isVisible()
    monkeypatch.undo()
    window.close()
    assert not window.isVisible()


# -- the window itself ----------------------------------------------------------------------------


def test_settings_are_remembered(qtbot: QtBot, start: Start) -> None:
    first = start()
    menus = first.window.menus
    menus.facing.trigger()
    menus.upright.trigger()
    menus.show_points.trigger()
    menus.motions[1].trigger()
    first.window.resize(900, 655)
    events()
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
    first.window.menus.themes[2].trigger()
    assert first.window.theme is CANDLELIGHT
    events()
    after = first.window.grab().toImage()
    assert _lightness(after) < 0.7 * _lightness(before)
    close(first)
    second = start()
    assert second.window.theme is CANDLELIGHT
    assert second.window.menus.themes[2].isChecked()
    second.window.menus.themes[0].trigger()
    assert second.window.theme is DAYLIGHT


def _lightness(image: QImage) -> float:
    """How light a picture is all over, 0 to 1."""
    one = image.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
    return one.pixelColor(0, 0).lightnessF()


def test_full_screen_and_back(qtbot: QtBot, program: Program) -> None:
    press(qtbot, Key.Key_F11)
    assert program.window.isFullScreen()
    assert program.window.menus.full_screen.isChecked()
    press(qtbot, Key.Key_F11)
    assert not program.window.isFullScreen()
    assert not program.window.menus.full_screen.isChecked()


def test_every_action_of_the_menus_has_words_and_no_key_twice(program: Program) -> None:
    keys: list[str] = []
    for action in program.window.menus.all_actions():
        assert action.text()
        keys += [key.toString() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    assert {"Ctrl+N", "Ctrl+O", "Ctrl+Z", "Ctrl+Q", "F11", "?"} <= set(keys)


def test_shortcuts_are_listed_under_a_question_mark(qtbot: QtBot, program: Program) -> None:
    press(qtbot, Key.Key_Question)
    words = {label.text() for label in dialog().findChildren(QLabel)}
    assert {"End turn", "Ctrl+Return", "Ctrl+Z", "F", "Esc"} <= words
    press(qtbot, Key.Key_Escape)


def test_about_tells_which_catalogue_is_played(program: Program) -> None:
    program.window.menus.about.trigger()
    words = " ".join(label.text() for label in dialog().findChildren(QLabel))
    dialog().reject()
    catalogue = program.session.catalogue
    assert catalogue.name in words
    assert catalogue.digest in words


def test_about_tells_version_fans_and_licence(program: Program) -> None:
    program.window.menus.about.trigger()
    words = " ".join(label.text() for label in dialog().findChildren(QLabel))
    for wanted in (__version__, "fans", "GNU General Public License", "LGPL"):
        assert wanted in words


def test_an_exception_is_logged_and_told_once(
    program: Program, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "logs" / "a.log"
    reporter = CrashReporter(Logbook(log))
    reporter.window = program.window
    reporter.game = program.games.as_text
    for _ in range(2):
        try:
            raise ZeroDivisionError("a test of the reporter")
        except ZeroDivisionError:
            kind, error, trace = sys.exc_info()
            assert kind is not None
            assert error is not None
            reporter.report(kind, error, trace)
    assert log.read_text().count("ZeroDivisionError: a test") == 2
    shown = dialog()
    assert isinstance(shown, ReportDialog)
    assert "Your game is safe" in shown.accessibleDescription()
    report = shown.text.toPlainText()
    for wanted in ("ZeroDivisionError: a test", f"The Two Heirs {__version__}", "== The game"):
        assert wanted in report
    shown.copy.click()
    assert QApplication.clipboard().text() == report
    shown.reject()
    events()
    assert QApplication.activeModalWidget() is None


def test_a_report_holds_the_running_game_and_is_saved_as_one_file(
    program: Program, tmp_path: Path
) -> None:
    start_game(program)
    program.session.play(Take(1))
    reporter = CrashReporter(Logbook(tmp_path / "a.log"))
    reporter.window = program.window
    reporter.game = program.games.as_text
    error = ZeroDivisionError("a test of the reporter")
    reporter.report(type(error), error, None)
    shown = dialog()
    assert isinstance(shown, ReportDialog)
    shown.save.click()
    chooser = shown.findChild(QFileDialog)
    assert chooser is not None
    file = tmp_path / "report.txt"
    chooser.fileSelected.emit(str(file))
    chooser.reject()
    text = file.read_text("utf-8")
    assert text == shown.text.toPlainText()
    game = text.split("== The game\n")[1].split("== The log")[0]
    saved = parse_save(json.loads(game), program.session.catalogue)
    assert saved.actions == program.session.save.actions
    shown.reject()
    events()


def test_a_program_that_cannot_start_tells_why(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reporter = CrashReporter(Logbook(tmp_path / "a.log"))
    shown: list[str] = []

    def read() -> None:
        found = QApplication.activeModalWidget()
        assert isinstance(found, ReportDialog)
        shown.append(found.text.toPlainText())
        found.accept()

    QTimer.singleShot(0, read)
    reporter.report_start(FileNotFoundError("resources.rcc"))
    assert "FileNotFoundError: resources.rcc" in shown[0]
    assert "FileNotFoundError: resources.rcc" in (tmp_path / "a.log").read_text("utf-8")
    assert "FileNotFoundError" in capsys.readouterr().err
    events()
