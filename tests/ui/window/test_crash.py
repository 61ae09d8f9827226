"""A fault of the program is logged and told, and what is told can be handed on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog

from tests.games.two_heirs.reading import read_save
from tests.ui.conftest import find_dialog, process_events, start_game
from tests.ui.heir_program import Program
from twoheirs_qt import __version__
from twoheirs_qt.games.two_heirs.rules import Take
from twoheirs_qt.tabletop.process.log_file import LogFile
from twoheirs_qt.tabletop.window.crash import CrashReporter, ReportDialog


def test_an_exception_is_logged_and_shown_once(
    program: Program, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "logs" / "a.log"
    reporter = CrashReporter(LogFile(log))
    reporter.watch(program.window, program.games.format_game)
    for _ in range(2):
        try:
            raise ZeroDivisionError("a test of the reporter")
        except ZeroDivisionError:
            kind, error, trace = sys.exc_info()
            assert kind is not None
            assert error is not None
            reporter.report(kind, error, trace)
    assert log.read_text().count("ZeroDivisionError: a test") == 2
    shown = find_dialog()
    assert isinstance(shown, ReportDialog)
    assert "Your game is safe" in shown.accessibleDescription()
    report = shown.text.toPlainText()
    for wanted in ("ZeroDivisionError: a test", f"The Two Heirs {__version__}", "== The game"):
        assert wanted in report
    shown.copy.click()
    assert QApplication.clipboard().text() == report
    shown.reject()
    process_events()
    assert QApplication.activeModalWidget() is None


def test_a_report_holds_the_running_game_and_is_saved_as_one_file(
    program: Program, tmp_path: Path
) -> None:
    start_game(program)
    program.session.play(Take(1))
    reporter = CrashReporter(LogFile(tmp_path / "a.log"))
    reporter.watch(program.window, program.games.format_game)
    error = ZeroDivisionError("a test of the reporter")
    reporter.report(type(error), error, None)
    shown = find_dialog()
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
    saved = read_save(game.strip().encode() + b"\n", program.session.catalogue).save
    assert saved.actions == program.session.save.actions
    shown.reject()
    process_events()


def test_a_program_that_cannot_start_tells_why(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reporter = CrashReporter(LogFile(tmp_path / "a.log"))
    shown: list[str] = []

    def read() -> None:
        result = QApplication.activeModalWidget()
        assert isinstance(result, ReportDialog)
        shown.append(result.text.toPlainText())
        result.accept()

    QTimer.singleShot(0, read)
    reporter.report_start(FileNotFoundError("resources.rcc"))
    assert "FileNotFoundError: resources.rcc" in shown[0]
    assert "FileNotFoundError: resources.rcc" in (tmp_path / "a.log").read_text("utf-8")
    assert "FileNotFoundError" in capsys.readouterr().err
    process_events()
