"""Operating the window as a person does: look, wait, and answer every question."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from tests.end_to_end import watching
from tests.end_to_end.watching import Eyes, window
from tests.stress.invariants import InvariantChecker, Observations, Violation
from tests.stress.sentences import check_sentences
from twoheirs_qt.tabletop.widgets.question import Question
from twoheirs_qt.tabletop.widgets.waiting import WaitingDialog
from twoheirs_qt.tabletop.window.crash import ReportDialog
from twoheirs_qt.tabletop.window.disk_work import DiskWork

DISCARD_BUTTONS: Final = frozenset({"Quit anyway"})
"""Buttons that discard unsaved changes, which are never pressed here."""


class Clicker:
    """Looks with `eyes` and answers by `random`; files of theirs come to the folder `elsewhere`."""

    def __init__(self, eyes: Eyes, random: Random, elsewhere: Path) -> None:
        self._random = random
        self._elsewhere = elsewhere
        self._eyes = eyes
        self._files = 0
        self.seen = Observations()
        self._watch = InvariantChecker(self.seen)

    # -- looking ---------------------------------------------------------------------------------

    def _look(self, at: Callable[[], Any]) -> Any:
        result = self._eyes.look(at)
        self._watch.check()
        return result

    def _wait(self, until: Callable[[], object], what: str) -> None:
        self._eyes.wait(until, what)
        self._watch.check()

    # -- answering -------------------------------------------------------------------------------

    def _answer_all(self) -> None:
        """Answer every dialog that is open, at random, until there is none."""
        for _ in range(60):
            modal = self._look(QApplication.activeModalWidget)
            if modal is None:
                return
            self._answer(modal)
        raise Violation("sixty dialogs one after the other")

    def _answer(self, modal: QWidget) -> None:
        if isinstance(modal, ReportDialog):
            raise Violation(self._look(lambda: modal.text.toPlainText())[:4000])
        if isinstance(modal, WaitingDialog):
            self._wait(is_idle, "the disk has answered")
            return
        if isinstance(modal, QFileDialog):
            self._choose_file(modal)
            return
        if isinstance(modal, Question):
            words = self._look(modal.accessibleDescription)
            check_sentences(words)
            self.seen.counts["sentences"] += 1
            buttons = self._look(
                lambda: [item for item in modal.buttons if item.text() not in DISCARD_BUTTONS]
            )
            button = self._random.choice(buttons)
            self._look(button.click)
            return
        assert isinstance(modal, QDialog), modal
        self._look(modal.reject)

    def _choose_file(self, dialog: QFileDialog) -> Path:
        """A file that is not there yet, in the folder beside."""
        self._files += 1
        path = self._elsewhere / f"{self._files}.twoheirs"

        def choose_it() -> None:
            self._note_move(dialog)
            dialog.fileSelected.emit(str(path))

        self._look(choose_it)
        self._look(dialog.reject)
        return path

    def _note_move(self, dialog: QFileDialog) -> None:
        """The running game goes elsewhere with this dialog: its old file may stay as it is."""
        session = watching.session()
        if "elsewhere" not in dialog.windowTitle() or session.store.path is None:
            return
        self.seen.counts["moved"] += 1
        del self.seen.held[str(session.store.path)]
        QTimer.singleShot(0, lambda: self._watch.hold(session))


def is_idle() -> bool:
    """Whether the window waits for no disk."""
    work = window().findChild(DiskWork)
    return work is None or not work.is_busy


def is_titled_dialog_open(title: str) -> bool:
    """Whether a dialog with this title is shown, in front or behind others."""
    return any(
        isinstance(widget, Question) and widget.isVisible() and widget.windowTitle() == title
        for widget in QApplication.topLevelWidgets()
    )
