"""Reporting unexpected exceptions: an entry in the log, and a dialog."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_monospace_font, make_text_font
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.writing import write_text
from twoheirs_qt.tabletop.process.log_file import LogFile, format_versions
from twoheirs_qt.tabletop.widgets.dialog import Dialog
from twoheirs_qt.tabletop.widgets.label import Label
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import enable_caret_navigation
from twoheirs_qt.tabletop.widgets.question import Notice
from twoheirs_qt.tabletop.widgets.save_target import ask_target
from twoheirs_qt.tabletop.window.errors import explain_fault


class ReportDialog(Dialog):
    """Says that the game is safe and shows `report` whole, to be copied or saved."""

    def __init__(self, introduction: str, report: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        self._report = report
        heading = Label(self.windowTitle(), self, make_text_font(18, bold=True))
        body = Label(introduction, self, make_text_font(14), wrap=True)
        self.setAccessibleDescription(introduction)
        self.text = QPlainTextEdit(report, self)
        self.text.setReadOnly(True)
        enable_caret_navigation(self.text)
        self.text.setFont(make_monospace_font(12))
        self.text.setAccessibleName(self.tr("The report"))
        self.text.setTabChangesFocus(True)
        self.copy = self.add_button(self._copy, self.tr("&Copy"))
        self.save = self.add_button(self._ask_save, self.tr("&Save as…"))
        self.continue_button = self.add_button(self.accept, self.tr("C&ontinue"), default=True)
        self.add_rows(heading, body, self.text, (self.copy, self.save, None, self.continue_button))
        self.set_first_size(640, 480)
        self.continue_button.setFocus()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)

    def _ask_save(self) -> None:
        title = QCoreApplication.translate("Crash", "Save the report")
        dialog = ask_target(title, "twoheirs-report.txt", self, Path())
        dialog.fileSelected.connect(lambda name: self._save(Path(name)))
        dialog.open()

    def _save(self, path: Path) -> None:
        try:
            write_text(path, self._report)
        except FileError as fault:
            translate = QCoreApplication.translate
            title = translate("Crash", "The report could not be saved")
            Notice(title, explain_fault(fault), self).open()


class CrashReporter:
    """Logs exceptions and shows one dialog at a time; `report` is a `sys.excepthook`.

    The program goes on: every action was saved when it was done. Nothing is sent anywhere; the
    whole report, with the running game in it, is shown, and the player may copy or save it.
    """

    def __init__(self, log: LogFile) -> None:
        self._log = log
        self._is_shown = False
        self._window: QWidget | None = None
        self._describe_game: Callable[[], str] = str

    def watch(self, window: QWidget, describe_game: Callable[[], str]) -> None:
        """Show dialogs about exceptions over `window` from now on.

        `describe_game` returns the running game as the text of a save, empty if there is none.
        """
        self._window, self._describe_game = window, describe_game

    def report(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Log the exception and tell the player; Ctrl+C in the terminal ends the program."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.exit(130)
            return
        trace_text = "".join(traceback.format_exception(kind, error, trace))
        self._log_error(trace_text)
        if self._window is not None and not self._is_shown:
            self._make_dialog(trace_text, self._window).open()

    def report_of_thread(self, arguments: threading.ExceptHookArgs) -> None:
        """A `threading.excepthook`: other threads may write to the log, but not open windows."""
        error = arguments.exc_value
        self._log_error("".join(traceback.format_exception(error)) if error is not None else "")

    def report_start(self, error: BaseException) -> None:
        """Report that the program could not start; returns when the dialog is closed."""
        trace_text = "".join(traceback.format_exception(error))
        self._log_error(trace_text)
        self._make_dialog(trace_text, None).exec()

    def report_last_crash(self, trace_text: str) -> None:
        """Report where the system ended the program last time; nothing for empty `trace_text`."""
        if trace_text and self._window is not None and not self._is_shown:
            self._make_dialog(trace_text, self._window).open()

    def _log_error(self, trace_text: str) -> None:
        if sys.stderr is not None:  # Windows may have no console
            sys.stderr.write(trace_text)
        self._log.note(trace_text)

    def _make_dialog(self, trace_text: str, parent: QWidget | None) -> ReportDialog:
        self._is_shown = True
        introduction = QCoreApplication.translate(
            "Crash",
            "Your game is safe: it is saved after every action. If something looks wrong, "
            "restart the program. The report below is not sent anywhere; read it, and if you "
            "like, copy or save it and send it to the developers.",
        )
        dialog = ReportDialog(introduction, self.compose_report(trace_text), parent)
        dialog.finished.connect(self._on_finished)
        return dialog

    def compose_report(self, trace_text: str) -> str:
        """Compose the report: what happened, the versions, the running game and the log."""
        try:
            game = self._describe_game()
        except Exception:  # it may be what failed
            game = traceback.format_exc()
        parts = (
            ("What happened", trace_text),
            ("Versions", format_versions()),
            ("The game", game or "none\n"),
            ("The log", self._log.read_tail()),
        )
        return "\n".join(f"== {title}\n{part.rstrip()}\n" for title, part in parts)

    def _on_finished(self) -> None:
        self._is_shown = False
