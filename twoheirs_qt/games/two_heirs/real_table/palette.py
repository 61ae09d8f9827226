"""Lists of what can be put on the table: tiles that are left, troops, treasures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QItemSelectionModel, QPoint, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QListView, QListWidget, QListWidgetItem, QWidget

from twoheirs_qt.tabletop.drawing.fonts import fit_font, make_text_font, read_text_scale

_LETTERS_PX: Final = 12
_SMALLEST_LETTERS_PX: Final = 9
_PADDING_PX: Final = 6
_FRAME_PX: Final = 8
_GAPS_PX: Final = 10
"""The pixels around a picture and its name."""
_MAX_SCALE: Final = 1.6
"""With larger text, columns grow no more, and long words are written smaller."""


_PAGE_KEYS: Final = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Choice(NamedTuple):
    """Something that can be put on the table: what it is, its name, its tip and its picture.

    `spoken` is its name where no picture is seen, and `details` are read after it. Another
    `version` has another picture.
    """

    key: object
    name: str
    spoken: str
    tip: str
    picture: Callable[[], QPixmap]
    version: str = ""
    details: str = ""


class Palette(QListWidget):
    """Shows choices as pictures with names; one is chosen by a click, a key, or by dragging it.

    Pictures have this `side`, each choice at least this `width` (at 100 %), its name so many
    `lines`. With `rows` it is as high as its choices need, but at most so many rows.

    - `chosen` carries the key of a choice; None: nothing is chosen any more
    - `dragged` and `dropped` carry the pointer's place on the screen while one is dragged
    - `accepted`: Enter was pressed on a choice
    - `picked` carries the key of a choice that was clicked, or on which Enter was pressed
    """

    chosen = Signal(object)
    dragged = Signal(QPoint)
    dropped = Signal(QPoint)
    accepted = Signal()
    picked = Signal(object)

    def __init__(
        self, name: str, side: int, width: int, parent: QWidget, *, rows: int = 0, lines: int = 2
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setFont(make_text_font(_LETTERS_PX))
        self.setIconSize(QSize(side, side))
        height = side + lines * self.fontMetrics().lineSpacing() + _GAPS_PX
        self._min_width = max(side + 14, round(width * min(read_text_scale(), _MAX_SCALE)))
        self._cell = QSize(self._min_width, height)
        self.setGridSize(self._cell)
        self.setSpacing(0)
        self._max_rows = rows
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.keys: list[object] = []
        """The keys of the choices shown, in their order."""
        self._shown: list[tuple[object, ...]] = []
        self._press: QPoint | None = None
        self._is_dragging = False
        self.currentRowChanged.connect(self._choose_row)
        self.itemClicked.connect(self._pick)

    def sizeHint(self) -> QSize:
        """Return the smallest size: a palette takes what others leave."""
        return self.minimumSize().expandedTo(self.minimumSizeHint())

    def show_choices(self, choices: Sequence[Choice], chosen: object) -> None:
        """Show these choices, with `chosen` as the current one if it is among them."""
        keys = [choice.key for choice in choices]
        row = max(self.currentRow(), 0)
        with QSignalBlocker(self):
            self._remove_all_but(keys)
            if keys != self.keys:
                self._fill(choices)
                row = 0
            for number, choice in enumerate(choices):
                if self._shown[number] != choice[:4] + choice[5:]:
                    self._show_choice(number, choice)
            self.setCurrentRow(keys.index(chosen) if chosen in keys else -1)
            self._fit_cells()
            if chosen in keys:
                self.scrollToItem(self.currentItem())
                return
            self.clearSelection()
            if self.hasFocus() and keys:  # keys go on from where they were; nothing is chosen
                index = self.model().index(min(row, len(keys) - 1), 0)
                no_update = QItemSelectionModel.SelectionFlag.NoUpdate
                self.selectionModel().setCurrentIndex(index, no_update)

    def _fit_cells(self) -> None:
        """Let the choices share the width, and be as high as they need."""
        # Room for a scroll bar is kept free, whether there is one or not.
        room = self.contentsRect().width() - self.verticalScrollBar().sizeHint().width()
        columns = max(1, room // self._min_width)
        width = max(self._min_width, room // columns - 1)
        if width != self._cell.width():
            self._cell.setWidth(width)
            self.setGridSize(self._cell)
            for number in range(self.count()):
                self._fit_item(self.item(number))
        if self._max_rows:
            rows = max(1, min(ceil(self.count() / columns), self._max_rows))
            self.setFixedHeight(rows * self._cell.height() + _FRAME_PX)

    def _fit_item(self, item: QListWidgetItem) -> None:
        item.setSizeHint(self._cell)
        room = QRect(0, 0, self._cell.width() - _PADDING_PX, self._cell.height())
        lines_height = self._cell.height() - self.iconSize().height() - _GAPS_PX
        for letters in range(_LETTERS_PX, _SMALLEST_LETTERS_PX - 1, -1):
            font = fit_font(item.text(), room.width(), letters, _SMALLEST_LETTERS_PX)
            rect = QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap, item.text())
            if rect.height() <= lines_height:
                break
        item.setFont(font)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_cells()

    def _remove_all_but(self, keys: Sequence[object]) -> None:
        """Remove the choices that are gone, without making the others again."""
        kept = set(keys)
        for number in reversed(range(self.count())):
            if self.keys[number] not in kept:
                self.takeItem(number)
        left = [number for number, key in enumerate(self.keys) if key in kept]
        self._shown = [self._shown[number] for number in left]
        self.keys = [self.keys[number] for number in left]

    def _fill(self, choices: Sequence[Choice]) -> None:
        self.clear()
        self.keys = [choice.key for choice in choices]
        self._shown = [()] * len(choices)
        for _ in choices:
            item = QListWidgetItem()
            item.setSizeHint(self._cell)
            self.addItem(item)

    def _show_choice(self, number: int, choice: Choice) -> None:
        item = self.item(number)
        item.setIcon(QIcon(choice.picture()))
        item.setText(choice.name.replace("\u00a0", " "))  # lines are short here
        self._fit_item(item)
        item.setToolTip(choice.tip)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, choice.spoken)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, choice.details)
        self._shown[number] = choice[:4] + choice[5:]

    def _choose_row(self, row: int) -> None:
        self.chosen.emit(self.keys[row] if 0 <= row < len(self.keys) else None)

    def _pick(self, item: QListWidgetItem) -> None:
        self.picked.emit(self.keys[self.row(item)])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _PAGE_KEYS or event.text().isdigit():
            event.ignore()  # they mean something on the page
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose_row(self.currentRow())
            self.accepted.emit()
            item = self.currentItem()
            if item is not None:
                self._pick(item)
        elif event.key() == Qt.Key.Key_Escape:
            self.chosen.emit(None)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        with QSignalBlocker(self):  # the first choice becomes the current one, but is not chosen
            super().focusInEvent(event)
            if not self.selectedItems():
                self.clearSelection()

    # -- dragging ----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        pressed = self.itemAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and pressed is not None:
            self._press = event.position().toPoint()
            if pressed is self.currentItem():
                self._choose_row(self.row(pressed))
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._press is None:
            super().mouseMoveEvent(event)
            return
        distance = (event.position().toPoint() - self._press).manhattanLength()
        if self._is_dragging or distance >= QApplication.startDragDistance():
            self._is_dragging = True
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_dragging, self._press, self._is_dragging = self._is_dragging, None, False
        super().mouseReleaseEvent(event)
        if was_dragging:
            self.dropped.emit(event.globalPosition().toPoint())

    def show_none(self) -> None:
        """Show that nothing of this list is chosen."""
        with QSignalBlocker(self):
            self.setCurrentRow(-1)
            self.clearSelection()
