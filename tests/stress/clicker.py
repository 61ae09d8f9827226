"""Operating the window as a person does: look, wait, and answer every question."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from tests.end_to_end import window_state
from tests.end_to_end.window_state import WindowThread, find_window
from tests.stress.invariants import InvariantChecker, Observations, Violation
from tests.stress.sentences import check_sentences
from twoheirs_qt.tabletop.widgets.question import Question
from twoheirs_qt.tabletop.widgets.waiting import WaitingDialog
from twoheirs_qt.tabletop.window.crash import ReportDialog
from twoheirs_qt.tabletop.window.disk_work import DiskWork

DISCARD_BUTTONS: Final = frozenset({"Quit anyway"})
"""Buttons that discard unsaved changes, which are never pressed here."""


class RandomClicker:
    """Clicks at random in the window of `thread`; its own files go to the folder `elsewhere`."""

    def __init__(self, thread: WindowThread, random: Random, elsewhere: Path) -> None:
        self._random = random
        self._elsewhere = elsewhere
        self._thread = thread
        self._files = 0
        self.observations = Observations()
        self._watch = InvariantChecker(self.observations)

    # -- reading ---------------------------------------------------------------------------------

    def _run(self, function: Callable[[], Any]) -> Any:
        result = self._thread.run(function)
        self._watch.check()
        return result

    def _wait(self, until: Callable[[], object], description: str) -> None:
        self._thread.wait(until, description)
        self._watch.check()

    # -- answering -------------------------------------------------------------------------------

    def _answer_all(self) -> None:
        """Answer every dialog that is open, at random, until there is none."""
        for _ in range(60):
            active_dialog = self._run(QApplication.activeModalWidget)
            if active_dialog is None:
                return
            self._answer(active_dialog)
        raise Violation("sixty dialogs one after the other")

    def _answer(self, active_dialog: QWidget) -> None:
        if isinstance(active_dialog, ReportDialog):
            raise Violation(self._run(lambda: active_dialog.text.toPlainText())[:4000])
        if isinstance(active_dialog, WaitingDialog):
            self._wait(is_idle, "the disk has answered")
            return
        if isinstance(active_dialog, QFileDialog):
            self._choose_file(active_dialog)
            return
        if isinstance(active_dialog, Question):
            message = self._run(active_dialog.accessibleDescription)
            check_sentences(message)
            self.observations.counts["sentences"] += 1
            buttons = self._run(
                lambda: [
                    item for item in active_dialog.buttons if item.text() not in DISCARD_BUTTONS
                ]
            )
            button = self._random.choice(buttons)
            self._run(button.click)
            return
        assert isinstance(active_dialog, QDialog), active_dialog
        self._run(active_dialog.reject)

    def _choose_file(self, dialog: QFileDialog) -> Path:
        """Choose a new file in the folder `elsewhere`; returns its path."""
        self._files += 1
        path = self._elsewhere / f"{self._files}.twoheirs"

        def choose_it() -> None:
            self._note_move(dialog)
            dialog.fileSelected.emit(str(path))

        self._run(choose_it)
        self._run(dialog.reject)
        return path

    def _note_move(self, dialog: QFileDialog) -> None:
        """Note that this dialog moves the running game: its old file may stay as it is."""
        session = window_state.find_session()
        if "elsewhere" not in dialog.windowTitle() or session.store.path is None:
            return
        self.observations.counts["moved"] += 1
        del self.observations.held[str(session.store.path)]
        QTimer.singleShot(0, lambda: self._watch.hold(session))


def is_idle() -> bool:
    """Whether the window waits for no disk."""
    work = find_window().findChild(DiskWork)
    return work is None or not work.is_busy


def is_titled_dialog_open(title: str) -> bool:
    """Whether a dialog with this title is shown, in front or behind others."""
    return any(
        isinstance(widget, Question) and widget.isVisible() and widget.windowTitle() == title
        for widget in QApplication.topLevelWidgets()
    )
