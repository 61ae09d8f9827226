"""The base class of the pages about a real table: reports, undo, files and paper."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QWidget

from twoheirs_qt.games.two_heirs.real_table.entry_stack import EntryStack
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.tabletop.drawing.fonts import scale_length
from twoheirs_qt.tabletop.files.writing import write_bytes
from twoheirs_qt.tabletop.replay.banner import Banner
from twoheirs_qt.tabletop.text.sanitize import sanitize_path
from twoheirs_qt.tabletop.widgets.callout import Callout
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, make_column, make_row
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.widgets.save_target import ask_target
from twoheirs_qt.tabletop.window.bottom_bar import BottomBar

_UNITS_PER_INCH: Final = 96.0


class EntryPage(QWidget):
    """A page between a banner and a bottom bar; `bubble` says why something cannot be."""

    def __init__(self, context: TwoHeirsContext) -> None:
        super().__init__(context.window)
        self._context = context
        self.bubble = Callout(self)

    def _arrange(
        self, banner: Banner, parts: tuple[QWidget, QWidget, QWidget], bar: BottomBar
    ) -> None:
        """Lay out the page; the part in the middle gets all room that is left."""
        self.banner, self.bar = banner, bar
        left, middle, right = parts
        parts_row = make_row(left, (middle, 1), right, spacing=0)
        make_column(banner, (parts_row, 1), bar, owner=self, margins=NO_MARGINS, spacing=0)

    def report(self, sentence: str) -> None:
        """Say why something cannot be."""
        self.bubble.show_text(sentence, self.bar)

    def _show_undo(self, entry_stack: EntryStack[Any, Any], undo: QAction, redo: QAction) -> None:
        """Enable undo and redo, or say why there is nothing of the kind."""
        undo.setEnabled(entry_stack.undo_stack.canUndo())
        redo.setEnabled(entry_stack.undo_stack.canRedo())
        undo.setStatusTip("" if undo.isEnabled() else self.tr("Nothing was entered yet."))
        redo.setStatusTip("" if redo.isEnabled() else self.tr("Nothing was undone."))

    def _undo(self, entry_stack: EntryStack[Any, Any]) -> None:
        entry_stack.undo_stack.undo()
        announce(self, self.tr("Undone"), at_once=True)

    def _redo(self, entry_stack: EntryStack[Any, Any]) -> None:
        entry_stack.undo_stack.redo()
        announce(self, self.tr("Redone"), at_once=True)

    def _fit_width(self, widget: QWidget, width_px: int, max_share: float) -> None:
        """Give a part its width at 100 % text size, or its largest share of the page."""
        widget.setFixedWidth(min(scale_length(width_px), round(self.width() * max_share)))

    # -- files and paper ---------------------------------------------------------------------------

    def _ask_file(
        self, title: str, name: str, filter_text: str, save: Callable[[Path], object]
    ) -> None:
        """Ask for a file and save something in it; the folder is that of the last one."""
        folder = self._context.settings.last_folder
        dialog = ask_target(title, name, self, folder, (filter_text,))
        dialog.fileSelected.connect(lambda chosen: save(Path(chosen)))
        dialog.open()

    def _save_file(self, path: Path, content: bytes) -> None:
        """Write a file and remember its folder; report an error."""

        def finish(_: None) -> None:
            self._context.settings.last_folder = path.absolute().parent
            self.report(self.tr("Saved to {file}").format(file=sanitize_path(path)))

        self._context.disk.run(
            self.tr("Saving the file…"),
            partial(write_bytes, path, content),
            finish,
            self.tr("The file could not be saved"),
        )

    def _ask_printer(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        dialog.accepted.connect(lambda: self.print_on(printer))
        dialog.finished.connect(dialog.deleteLater)
        QDialog.open(dialog)

    def print_on(self, printer: QPrinter) -> None:
        """Print the page on one sheet; report an error."""
        painter = QPainter()
        if not painter.begin(printer):
            self.report(self.tr("The printer cannot begin."))
            return
        factor = printer.resolution() / _UNITS_PER_INCH
        sheet = printer.pageLayout().paintRectPixels(printer.resolution())
        painter.scale(factor, factor)
        self._paint_on_paper(painter, QRectF(0, 0, sheet.width() / factor, sheet.height() / factor))
        painter.end()

    def _paint_on_paper(self, painter: QPainter, sheet: QRectF) -> None:
        """Paint what is printed."""
        raise NotImplementedError

    # -- events ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Say why an action is disabled whose key is pressed: Qt passes such a key on."""
        keys = QKeySequence(event.keyCombination())
        for action in self.actions():
            if not action.isEnabled() and action.statusTip() and keys in action.shortcuts():
                self.report(action.statusTip())
                return
        super().keyPressEvent(event)
