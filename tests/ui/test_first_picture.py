"""The start: what the first picture waits for, that it is right, and what is asked for early."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget
from pytestqt.qtbot import QtBot
from twoheirs_qt.shell import Shell, open_shell
from twoheirs_qt.ui.idle_task import IdleTask

from tests.box import ROOT, box
from tests.patience import PATIENCE
from tests.ui.conftest import close, dialog, events
from twoheirs_qt import app
from twoheirs_qt.app import Folders, furnish_later
from twoheirs_qt.files.save import GameSettings
from twoheirs_qt.game.model import GameModel
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.store import GameStore
from twoheirs_qt.program import Program
from twoheirs_qt.rules import NewGame
from twoheirs_qt.ui.dialogs.preferences import PreferencesDialog
from twoheirs_qt.ui.language import say
from twoheirs_qt.ui.rulebook.window import RuleBookWindow
from twoheirs_qt.ui.theme import ThemeName
from twoheirs_qt.ui.tutorial.window import TutorialWindow
from twoheirs_qt.ui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton

# Runs the program as its command does, and ends it when its first picture is on the screen.
FIRST_PICTURE = """
import os, sys
from twoheirs_qt import cli, fast_start
fast_start.begin()
from PySide6.QtCore import QTimer
from twoheirs_qt.ui.start_page import StartPage

def tell():
    print(*sorted(sys.modules), sep="\\n", flush=True)
    os._exit(0)

paint = StartPage.paintEvent
def painted(page, event):
    paint(page, event)
    QTimer.singleShot(0, tell)
StartPage.paintEvent = painted
cli.window([])
"""

LATER = (
    "pydantic",
    "PySide6.QtNetwork",
    "PySide6.QtPrintSupport",
    "PySide6.QtTest",
    "twoheirs_qt.files",
    "twoheirs_qt.game",
    "twoheirs_qt.headless",
    "twoheirs_qt.players",
    "twoheirs_qt.program",
    "twoheirs_qt.rules",
    "twoheirs_qt.ui.accessible",
    "twoheirs_qt.ui.board",
    "twoheirs_qt.ui.dialogs",
    "twoheirs_qt.ui.outline",
    "twoheirs_qt.ui.replay",
    "twoheirs_qt.ui.rulebook",
    "twoheirs_qt.ui.share",
    "twoheirs_qt.ui.shelf",
    "twoheirs_qt.ui.table",
    "twoheirs_qt.ui.tutorial",
    "twoheirs_qt.words",
)
"""What the first picture does not wait for: these and what is in them, but for what is `SHOWN`."""

SHOWN = {
    "twoheirs_qt.files",
    "twoheirs_qt.files.lock",
    "twoheirs_qt.ui.board",
    "twoheirs_qt.ui.board.ground",
    "twoheirs_qt.ui.board.parchment",
    "twoheirs_qt.words",
    "twoheirs_qt.words.languages",
    "twoheirs_qt.words.outside",
    "twoheirs_qt.words.text",
}


def test_the_first_picture_waits_for_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PICTURE],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    loaded = set(done.stdout.split())
    assert "twoheirs_qt.ui.welcome" in loaded
    early = {name for name in loaded for part in LATER if f"{name}.".startswith(f"{part}.")}
    assert early - SHOWN == set()


def test_the_program_does_without_openssl() -> None:
    """It would take 3 MB of memory and time at every start, for a digest and a random number."""
    code = "import sys, twoheirs_qt.app, twoheirs_qt.program; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    loaded = set(done.stdout.split())
    assert "twoheirs_qt.game.session" in loaded
    assert not loaded & {"hashlib", "_hashlib", "ssl"}


@pytest.fixture
def shell(qapp: QApplication, folders: Folders) -> Iterator[Shell]:
    """The window of a first start, before it is shown."""
    qapp.setStyle("Fusion")
    shell = open_shell(qapp, folders, "en")
    shell.settings.motion = 0.0
    yield shell
    qapp.setStyleSheet("")


@pytest.fixture
def early(shell: Shell, programs: list[Program], monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """Its window on the screen, which is furnished only when something is asked for."""
    monkeypatch.setattr(app, "_UNSEEN", 60_000)
    shell.window.start_page.blockSignals(True)  # it does not tell that it has been seen
    begin(shell, programs)
    shell.window.show()
    shell.window.activateWindow()
    QTest.qWaitForWindowActive(shell.window)
    assert not shell.window.is_furnished
    return shell.window


@pytest.fixture
def programs(shell: Shell) -> Iterator[list[Program]]:
    """The program, once its window is furnished; to be closed at the end."""
    found: list[Program] = []
    yield found
    for window in QApplication.topLevelWidgets():
        if isinstance(window, QDialog):
            window.close()
    for program in found:
        close(program)
    if not found:
        shell.window.close()
        shell.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def begin(shell: Shell, programs: list[Program]) -> IdleTask:
    """Let the window be furnished as `main` does."""

    def put_in(program: Program) -> None:
        programs.append(program)
        program.games.begin(None)

    def fail(error: Exception) -> None:
        raise error

    return furnish_later(shell, put_in, fail)


def test_the_first_picture_stays_when_the_window_is_furnished(
    shell: Shell, programs: list[Program]
) -> None:
    window = shell.window
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    pictures = {}
    for theme in ThemeName:
        shell.settings.theme = theme
        pictures[theme] = window.grab().toImage()
        assert not window.is_furnished
    begin(shell, programs).finish()
    assert window.pages.currentWidget() is programs[0].game_pages.library.page
    for theme, first in pictures.items():
        shell.settings.theme = theme
        events()
        assert differing(first, window.grab().toImage()) == 0


def differing(one: QImage, other: QImage) -> int:
    """In how many pixels two pictures differ."""
    assert one.size() == other.size()
    return sum(
        one.pixel(x, y) != other.pixel(x, y)
        for x in range(one.width())
        for y in range(one.height())
    )


def test_it_is_furnished_when_it_has_been_seen(
    shell: Shell, programs: list[Program], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "_UNSEEN", 600_000)
    begin(shell, programs)
    shell.window.show()
    qtbot.waitUntil(lambda: bool(programs))


def test_a_window_that_nobody_sees_is_furnished_all_the_same(
    shell: Shell, programs: list[Program], qtbot: QtBot
) -> None:
    begin(shell, programs)
    qtbot.waitUntil(lambda: bool(programs))
    assert not shell.window.isVisible()


@pytest.mark.parametrize("have", ["games", "file"])
def test_who_has_games_is_not_invited_to_a_first_one(
    qapp: QApplication, folders: Folders, have: str
) -> None:
    if have == "games":
        folders.games.mkdir(parents=True)
        (folders.games / "a.twoheirs").write_text("{}")
    file = folders.games / "b.twoheirs" if have == "file" else None
    window = open_shell(qapp, folders, "en", file=file).window
    window.show()
    assert not window.welcome.isVisible()
    window.close()
    window.deleteLater()


# -- what is asked for before there is anybody to do it --------------------------------------------


def top(kind: type[QWidget]) -> QWidget:
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, kind) and w.isVisible())


def is_dialog(name: str) -> Callable[[], bool]:
    return lambda: type(dialog()).__name__ == name


CONTROL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier

KEYS: dict[str, tuple[Qt.Key, Qt.KeyboardModifier, Callable[[], bool]]] = {
    "new game": (Qt.Key.Key_N, CONTROL, is_dialog("NewGameDialog")),
    "open": (Qt.Key.Key_O, CONTROL, lambda: isinstance(dialog(), QFileDialog)),
    "settings": (Qt.Key.Key_Comma, CONTROL, lambda: bool(top(PreferencesDialog))),
    "rule book": (Qt.Key.Key_F1, NONE, lambda: bool(top(RuleBookWindow))),
    "turn card": (Qt.Key.Key_F2, NONE, lambda: bool(top(RuleBookWindow))),
    "tutorial": (Qt.Key.Key_F1, CONTROL, lambda: bool(top(TutorialWindow))),
    "keys": (Qt.Key.Key_Question, NONE, is_dialog("ShortcutsDialog")),
}


@pytest.mark.parametrize("name", KEYS)
def test_a_key_pressed_at_once_is_obeyed(early: MainWindow, name: str) -> None:
    key, modifiers, done = KEYS[name]
    QTest.keyClick(early, key, modifiers)
    assert early.is_furnished
    assert done()


def test_the_sheet_can_be_used_at_once(early: MainWindow) -> None:
    QTest.mouseClick(early.welcome.new_game, LEFT)
    assert type(dialog()).__name__ == "NewGameDialog"


def test_a_key_of_what_is_not_there_yet_is_obeyed(early: MainWindow) -> None:
    """Pasting belongs to a part that comes later."""
    QApplication.clipboard().setText("no game")
    QTest.keyClick(early.welcome.new_game, Qt.Key.Key_V, CONTROL)
    assert early.is_furnished
    assert type(dialog()).__name__ == "Notice"


@pytest.fixture
def against_henry(folders: Folders) -> None:
    """There is a game against Henry to go on with."""
    session = GameSession(GameModel(say), GameStore(folders.games), box())
    session.new(NewGame(seed=7, level=1), GameSettings())
    session.store.flush()


@pytest.mark.usefixtures("against_henry")
def test_a_switch_thrown_at_once_is_on(early: MainWindow, programs: list[Program]) -> None:
    QTest.keyClick(early, Qt.Key.Key_H)
    assert programs[0].session.is_open
    assert early.menus.plan.isChecked()
    assert early.page.table.plan.on


@pytest.mark.usefixtures("against_henry")
def test_the_points_asked_for_at_once_are_shown(early: MainWindow) -> None:
    early.menus.points_so_far.trigger()  # as a menu bar outside the window does
    assert early.menus.points_so_far.isChecked()
    assert early.page.score_panel.isVisible()


@pytest.mark.usefixtures("against_henry")
def test_a_digit_pressed_at_once_picks_up_a_tile(early: MainWindow) -> None:
    QTest.keyClick(early, Qt.Key.Key_1)
    assert early.is_furnished
    held = early.page.table.hand.held
    assert held is not None
    QTest.keyClick(early.page.table, Qt.Key.Key_Escape)
    assert early.page.table.hand.held is None


@pytest.mark.usefixtures("against_henry")
def test_an_arrow_pressed_at_once_moves_the_cursor(early: MainWindow) -> None:
    QTest.keyClick(early, Qt.Key.Key_Right)
    assert early.page.table.keys.in_use
    moved = early.page.table.cursor_target
    QTest.keyClick(early.page.table, Qt.Key.Key_Left)
    assert early.page.table.cursor_target != moved


def test_a_switch_without_a_game_stays_off(early: MainWindow) -> None:
    QTest.keyClick(early, Qt.Key.Key_H)
    assert early.is_furnished
    assert not early.menus.plan.isChecked()


@pytest.mark.usefixtures("programs")
def test_what_nobody_can_do_is_told_once(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Furnishing fails, and something has been asked for already."""

    def broken(_shell: Shell) -> Program:
        raise OSError("no table")

    told: list[Exception] = []
    monkeypatch.setattr("twoheirs_qt.program.furnish", broken)
    shell.window.start_page.blockSignals(True)
    furnish_later(shell, lambda _program: None, told.append)
    shell.window.show()
    shell.window.activateWindow()
    QTest.qWaitForWindowActive(shell.window)
    QTest.keyClick(shell.window, Qt.Key.Key_N, CONTROL)
    QTest.keyClick(shell.window, Qt.Key.Key_V, CONTROL)
    assert [str(each) for each in told] == ["no table"]
    assert not shell.window.is_furnished


@pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$")
def test_a_menu_opened_at_once_has_all_that_belongs_in_it(
    early: MainWindow, programs: list[Program]
) -> None:
    bar, menu = early.menuBar(), early.menus.game_menu
    QTest.mouseClick(bar, LEFT, pos=bar.actionGeometry(menu.menuAction()).center())
    assert menu.isVisible()
    assert programs[0].window.menus.shelf in menu.actions()
    menu.close()
