"""The list of keys: those of the menus, and those of the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from twoheirs_qt.ui.dialogs.roomy import Roomy
from twoheirs_qt.ui.lettering import letter, scaled, text_scale
from twoheirs_qt.ui.menus import keys_of
from twoheirs_qt.ui.theme import Theme

_K = Qt.Key
_LARGE = 1.2


def _key(*keys: Qt.Key) -> str:
    """Keys as the system writes them, with a space between."""
    native = QKeySequence.SequenceFormat.NativeText
    return " ".join(QKeySequence(key).toString(native) for key in keys)


class ShortcutsDialog(QDialog):
    """Two columns: what is done at the table, and the actions of the menus with their keys."""

    def __init__(self, actions: Sequence[QAction], theme: Theme, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._actions = [action for action in actions if keys_of(action)]
        self._theme = theme
        page = QWidget(self)
        ways = QBoxLayout.Direction
        way = ways.TopToBottom if text_scale() > _LARGE else ways.LeftToRight
        self._columns = QBoxLayout(way, page)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(30)
        self._close = QPushButton(self)
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(12)
        column.addWidget(Roomy(page, self))
        column.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Shortcuts"))
        self._close.setText(self.tr("&Close"))
        while (item := self._columns.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self._columns.addWidget(self._column(self.tr("At the table"), self._table_rows()))
        rows = [(action.iconText(), keys_of(action)) for action in self._actions]
        self._columns.addWidget(self._column(self.tr("In the menus"), rows))

    def _table_rows(self) -> list[tuple[str, str]]:
        return [
            (self.tr("Go between reserve, hand, landscape, troops and heirs"), _key(_K.Key_Tab)),
            (self.tr("Walk within an area"), "← ↑ ↓ →"),
            (self.tr("Pick up, put down, do"), _key(_K.Key_Return, _K.Key_Space)),
            (self.tr("Pick up a tile of the hand"), "1 – 9"),
            (self.tr("Turn the tile over to expand"), _key(_K.Key_F)),
            (self.tr("Withdraw the troop"), _key(_K.Key_W)),
            (self.tr("Break the Camp"), _key(_K.Key_C)),
            (self.tr("All that can be done here"), _key(_K.Key_Menu)),
            (self.tr("Put back what is picked up"), _key(_K.Key_Escape)),
            (self.tr("Zoom in, zoom out, fit"), _key(_K.Key_Plus, _K.Key_Minus, _K.Key_0)),
        ]

    def _column(self, title: str, rows: Sequence[tuple[str, str]]) -> QWidget:
        box = QWidget(self)
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(6)
        heading = QLabel(title, box)
        heading.setFont(letter(17, bold=True))
        grid.addWidget(heading, 0, 0, 1, 2)
        for number, (words, keys) in enumerate(rows, 1):
            what = QLabel(words, box)
            what.setFont(letter(14))
            what.setWordWrap(True)
            what.setMinimumWidth(scaled(200))
            key = QLabel(keys, box)
            key.setFont(letter(13, bold=True))
            key.setFrameShape(QFrame.Shape.NoFrame)
            key.setStyleSheet(f"color: {self._theme.muted};")
            grid.addWidget(what, number, 0)
            grid.addWidget(key, number, 1)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(len(rows) + 1, 1)
        return box
