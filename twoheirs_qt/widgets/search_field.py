"""What a page has for searching: the field, and what it says when nothing is found."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from twoheirs_qt.drawing.fonts import scaled_font
from twoheirs_qt.widgets.label import Label, unmarked


class SearchField(QLineEdit):
    """A field to search in: Esc clears it, the arrow down (`walked_down`) leads to the results."""

    walked_down = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)
        self.setFont(scaled_font(14))

    def begin(self) -> None:
        """Have the next letters typed here, in place of what was searched for."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self.text():
            event.accept()  # before it is a shortcut of the page
            if event.type() == QEvent.Type.ShortcutOverride:
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.walked_down.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class NothingFound(QWidget):
    """Says that nothing fits; `field` is searched for the suggestion if that is taken."""

    def __init__(self, field: SearchField, parent: QWidget) -> None:
        super().__init__(parent)
        self.labels = words, question = (Label("", self, wrap=True), Label("", self, wrap=True))
        self.suggestion = QPushButton(self)
        self.suggestion.setCursor(Qt.CursorShape.PointingHandCursor)
        self.suggestion.setAutoDefault(True)  # Enter presses it, too
        self._field = field
        self._like = ""
        self.suggestion.clicked.connect(self._take)
        field.returnPressed.connect(self._take)
        column = QVBoxLayout(self)
        self.suggestion.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for each in (words, question, self.suggestion):
            column.addWidget(each)
        column.addStretch()

    def tell(self, words: str, like: str) -> None:
        """Say `words`, and suggest `like`; empty for none."""
        said, question = self.labels
        said.setText(words)
        self._like = like
        question.setText(self.tr("Did you mean:"))
        self.suggestion.setText(unmarked(like))
        self.suggestion.setAccessibleName(f"{question.text()} {like}")
        for each in (question, self.suggestion):
            each.setVisible(bool(like))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._field.begin()
        else:
            super().keyPressEvent(event)

    def _take(self) -> None:
        if self.isVisible() and self._like:
            self._field.setText(self._like)
            self._field.setFocus()
