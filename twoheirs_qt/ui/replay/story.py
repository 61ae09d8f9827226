"""The whole chronicle of a game that is looked at: what is still to come is paler."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyleOptionViewItem,
    QWidget,
)

from twoheirs_qt.game.roles import TEXT_ROLES
from twoheirs_qt.game.tree import Node
from twoheirs_qt.ui.chronicle import EntryPainter, EntrySheet
from twoheirs_qt.ui.language import say
from twoheirs_qt.ui.theme import current_theme
from twoheirs_qt.words.text import Text

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()
_LATER: Final = 0.5


class StoryModel(QAbstractListModel):
    """The entries of a chronicle, with the roles that the chronicle of the running game has.

    `now` is the newest entry that has happened.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._entries: tuple[Node, ...] = ()
        self.now = -1

    def show(self, entries: tuple[Node, ...]) -> None:
        """Show these entries, or the same ones in another language."""
        self.beginResetModel()
        self._entries = entries
        self.endResetModel()

    @property
    def entries(self) -> tuple[Node, ...]:
        """What it shows."""
        return self._entries

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._entries):
            return None
        value = self._entries[index.row()].values.get(role)
        if role not in TEXT_ROLES or not isinstance(value, Text):
            return value
        words = say(value)
        if role != Qt.ItemDataRole.AccessibleTextRole or index.row() < self.now:
            return words
        # What the eye sees by gold and paleness.
        now = index.row() == self.now
        mark = self.tr("{entry} (shown now)") if now else self.tr("{entry} (still to come)")
        return mark.format(entry=words)


class _StoryPainter(EntryPainter):
    def __init__(self, model: StoryModel, view: QListView) -> None:
        super().__init__(view)
        self._story = model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        painter.save()
        if index.row() > self._story.now:
            painter.setOpacity(_LATER)
        elif index.row() == self._story.now:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(current_theme().color("gold", 0.35))
            area: QRect = option.rect
            painter.drawRoundedRect(QRectF(area).adjusted(1, 1, -1, -1), 4, 4)
        super().paint(painter, option, index)
        painter.restore()


class Story(EntrySheet):
    """`picked` carries the row of the entry that the player jumps to."""

    picked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = StoryModel(self)
        self._show(self.model, _StoryPainter(self.model, self.list))
        self.list.setCursor(Qt.CursorShape.PointingHandCursor)
        self.list.clicked.connect(lambda index: self.picked.emit(index.row()))
        self.list.activated.connect(lambda index: self.picked.emit(index.row()))
        self._retranslate()

    def place(self, rect: QRect, letters: float) -> None:
        super().place(rect, letters)
        self.show_now(self.model.now)

    def show_now(self, entry: int) -> None:
        """Mark the newest entry that has happened."""
        self.model.now = entry
        self.list.viewport().update()
        if entry >= 0:
            self.list.scrollTo(self.model.index(entry))

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Chronicle"))
        self.list.setAccessibleName(self.tr("Chronicle: choose an entry to go there"))
        self.model.show(self.model.entries)
