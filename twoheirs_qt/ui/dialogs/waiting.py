"""The sign that the program waits for something, and the way to go on without it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QProgressBar, QPushButton, QVBoxLayout, QWidget

from twoheirs_qt.ui.label import Label
from twoheirs_qt.ui.lettering import letter, scaled

_WIDE: Final = 320


class WaitingDialog(QDialog):
    """Says `what` is being done, over `parent`; `leave` is called if the player waits no longer.

    It stays until it is closed from outside: Escape and its button leave only once there is a way.
    """

    def __init__(self, what: str, leave: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowCloseButtonHint, False)
        self.setWindowTitle(self.tr("One moment"))
        self._leave = leave
        words = Label(what, self)
        words.setWordWrap(True)
        words.setFont(letter(14))
        bar = QProgressBar(self)
        bar.setRange(0, 0)
        bar.setTextVisible(False)
        bar.setAccessibleName(what)
        self.button = QPushButton(self.tr("Wait no longer"), self)
        self.button.clicked.connect(self.reject)
        keeps = self.button.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)  # nothing moves when it comes
        self.button.setSizePolicy(keeps)
        self.button.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(12)
        column.addWidget(words)
        column.addWidget(bar)
        column.addWidget(self.button, alignment=Qt.AlignmentFlag.AlignRight)
        self.setMinimumWidth(scaled(_WIDE))

    def offer_way_out(self) -> None:
        """It takes long: from now on the player may leave."""
        if self.button.isHidden():
            self.button.show()
            self.button.setFocus()

    def reject(self) -> None:
        if not self.button.isHidden():
            self._leave()
