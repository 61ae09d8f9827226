"""Searching on a page: the field, and the message if nothing is found."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.widgets.label import Label, escape_mnemonics


class SearchField(QLineEdit):
    """A field to search in: Esc clears it, the arrow down (`down_pressed`) leads to the results."""

    down_pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)
        self.setFont(make_text_font(14))

    def begin(self) -> None:
        """Take the focus, and select the text to be replaced."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self.text():
            event.accept()  # else it would be a shortcut of the page
            if event.type() == QEvent.Type.ShortcutOverride:
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.down_pressed.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class NothingFound(QWidget):
    """The message that nothing is found, with a suggestion for `field`."""

    def __init__(self, field: SearchField, parent: QWidget) -> None:
        super().__init__(parent)
        self.labels = words, question = (Label("", self, wrap=True), Label("", self, wrap=True))
        self.suggestion = QPushButton(self)
        self.suggestion.setCursor(Qt.CursorShape.PointingHandCursor)
        self.suggestion.setAutoDefault(True)  # Enter presses it, too
        self._field = field
        self._suggested = ""
        self.suggestion.clicked.connect(self._take_suggestion)
        field.returnPressed.connect(self._take_suggestion)
        column = QVBoxLayout(self)
        self.suggestion.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for widget in (words, question, self.suggestion):
            column.addWidget(widget)
        column.addStretch()

    def show_message(self, message_text: str, suggestion: str) -> None:
        """Show `message_text`, and suggest `suggestion`; empty for none."""
        message, question = self.labels
        message.setText(message_text)
        self._suggested = suggestion
        question.setText(self.tr("Did you mean:"))
        self.suggestion.setText(escape_mnemonics(suggestion))
        self.suggestion.setAccessibleName(f"{question.text()} {suggestion}")
        for widget in (question, self.suggestion):
            widget.setVisible(bool(suggestion))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._field.begin()
        else:
            super().keyPressEvent(event)

    def _take_suggestion(self) -> None:
        if self.isVisible() and self._suggested:
            self._field.setText(self._suggested)
            self._field.setFocus()
