"""The base class of dialogs: a column of widgets with a row of buttons at its foot."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from twoheirs_qt.ui.fonts import scaled
from twoheirs_qt.ui.lines import column, fill, row


class Dialog(QDialog):
    """Deletes itself when it is closed. `column` is the layout of what it shows."""

    def __init__(self, parent: QWidget | None, *, spacing: int = 12) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.windowTitleChanged.connect(self.setAccessibleName)  # Qt takes a window's alone
        self.column = column(of=self, margins=(24, 20, 24, 18), spacing=spacing)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focus = self.focusWidget()
        enters = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        # Qt lets Enter press the default button, whichever other one has the focus.
        if enters and isinstance(focus, QPushButton | QToolButton):
            focus.click()
        else:
            super().keyPressEvent(event)

    def button(self, do: Any, words: str = "", *, default: bool = False) -> QPushButton:
        """A button that calls `do`, or emits it.

        Enter presses the `default` one unless another one has the focus.
        """
        button = QPushButton(words, self)
        button.setAutoDefault(default)
        button.setDefault(default)
        button.clicked.connect(do)
        return button

    def show_all(self, *rows: QWidget | tuple[QWidget | None, ...]) -> None:
        """Fill the column with widgets, and with rows of them, in which None is a stretch."""
        parts = [each if isinstance(each, QWidget) else row(*each) for each in rows]
        fill(self.column, (*parts,))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Larger text, or another language, makes it grow: no edge may leave the screen.
        room, frame = self.screen().availableGeometry(), self.frameGeometry()
        if self.isVisible() and not room.contains(frame):
            left = max(room.left(), min(frame.left(), room.right() + 1 - frame.width()))
            top = max(room.top(), min(frame.top(), room.bottom() + 1 - frame.height()))
            self.move(left, top)

    def keep_size(self) -> None:
        """Be always as large as the contents need."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()  # else it takes its letters when it is shown, and all grows then
        for layout in self.findChildren(QLayout):
            layout.invalidate()
        self.column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)

    def begin_with(self, wide: int, high: int, share: float = 0.92) -> None:
        """Set the first size (at 100 %), limited to `share` of the screen."""
        room = self.screen().availableSize() * share
        self.resize(QSize(scaled(wide), scaled(high)).boundedTo(room))
