"""The chronicle of a replay: what is still to come is paler."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter

from twoheirs_qt.game.chronicle_model import ChronicleModel
from twoheirs_qt.ui.chronicle import EntryPainter, EntrySheet
from twoheirs_qt.ui.language import say
from twoheirs_qt.ui.table.view import TableView
from twoheirs_qt.ui.theme import current_theme

_LATER: Final = 0.5


class _ReplayEntryPainter(EntryPainter):
    def paint(self, painter: QPainter, rect: QRect, row: int, *, focused: bool) -> None:
        painter.save()
        now = self._model.now
        if now is not None and row > now:
            painter.setOpacity(_LATER)
        elif row == now:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(current_theme().color("gold", 0.35))
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 4, 4)
        super().paint(painter, rect, row, focused=focused)
        painter.restore()


class ReplayChronicle(EntrySheet):
    """`picked` carries the row of an entry that the player clicks on."""

    picked = Signal(int)

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.model = ChronicleModel(say, self)
        self.model.now = -1
        self._show(_ReplayEntryPainter(self.list, self.model), self.model)
        self.list.setCursor(Qt.CursorShape.PointingHandCursor)
        self.list.clicked.connect(lambda index: self.picked.emit(index.row()))
        self.list.activated.connect(lambda index: self.picked.emit(index.row()))
        self._title.setText(self.tr("Chronicle"))
        self.list.setAccessibleName(self.tr("Chronicle: choose an entry to go there"))

    def place(self, rect: QRect, font_size: float) -> None:
        super().place(rect, font_size)
        self.show_now(-1 if self.model.now is None else self.model.now)

    def show_now(self, entry: int) -> None:
        """Mark the newest entry that has happened."""
        self.model.now = entry
        self.list.viewport().update()
        if entry >= 0:
            self.list.scrollTo(self.model.index(entry))
