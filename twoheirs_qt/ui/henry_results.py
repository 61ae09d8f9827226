"""The results of games against Henry: shows and clears them, and tells of a bad file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from twoheirs_qt.game.results import Record, ResultBook
from twoheirs_qt.ui.app_context import AppContext, GameController
from twoheirs_qt.ui.dialogs.question import Answer, Kind, Question
from twoheirs_qt.ui.faults import fault_details, fault_words
from twoheirs_qt.words.sanitize import shown_path

if TYPE_CHECKING:
    from twoheirs_qt.ui.dialogs.results import ResultsDialog


class HenryResults(GameController):
    """Connects `book` with the menu of `window`; `disk` reads it."""

    def __init__(self, context: AppContext, book: ResultBook) -> None:
        super().__init__(context)
        self._book = book
        context.window.menus.results.triggered.connect(self.show)
        book.set_aside.connect(self._tell_set_aside)
        book.failed.connect(self._tell_failed)

    def show(self) -> None:
        """Show all results."""
        from twoheirs_qt.ui.dialogs.results import ResultsDialog

        def open_dialog(records: tuple[Record, ...]) -> None:
            self._book.tell()
            dialog = ResultsDialog(records, self._window)
            dialog.clear_wanted.connect(lambda: self._ask_clear(dialog))
            dialog.open()

        failed = self.tr("The results cannot be read")
        self._disk.do(self.tr("Reading the results…"), self._book.records, open_dialog, failed)

    def _ask_clear(self, dialog: ResultsDialog) -> None:
        def clear() -> None:
            self._book.clear()
            dialog.show_records(())

        Question(
            self.tr("Clear all results?"),
            self.tr("All results against Henry on this computer will be deleted for good."),
            (
                Answer(self.tr("Clear them"), clear),
                Answer(self.tr("Keep them"), None, Kind.BOTH),
            ),
            dialog,
        ).open()

    def _tell_set_aside(self, fault: Exception, aside: Path) -> None:
        self._tell(
            self.tr("The results cannot be read"),
            self.tr(
                "Their file is damaged. It has been renamed to {name}, and a new one started."
            ).format(name=shown_path(aside.name)),
            fault_details(fault),
        )

    def _tell_failed(self, fault: Exception) -> None:
        self._tell(
            self.tr("The results could not be saved"),
            self.tr("{fault} They will be kept only until you close the program.").format(
                fault=fault_words(fault)
            ),
        )
