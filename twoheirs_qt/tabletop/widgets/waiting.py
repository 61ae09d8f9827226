"""The dialog shown while the program waits for something, which can be cancelled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.widgets.dialog import Dialog
from twoheirs_qt.tabletop.widgets.label import Label

_MIN_WIDTH: Final = 320


class WaitingDialog(Dialog):
    """Shows the `task` that the program waits for; `on_stop` is called if the player stops waiting.

    It stays until it is closed from outside: Escape and its button work only after `offer_to_stop`.
    """

    def __init__(self, task: str, on_stop: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowCloseButtonHint, False)
        self.setWindowTitle(self.tr("One moment"))
        self._on_stop = on_stop
        label = Label(task, self, make_text_font(14), wrap=True)
        bar = QProgressBar(self)
        bar.setRange(0, 0)
        bar.setTextVisible(False)
        bar.setAccessibleName(task)
        self.stop_button = QPushButton(self.tr("Stop waiting"), self)
        self.stop_button.clicked.connect(self.reject)
        policy = self.stop_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that nothing moves when it is shown
        self.stop_button.setSizePolicy(policy)
        self.stop_button.hide()
        self.add_rows(label, bar, (None, self.stop_button))
        self.setMinimumWidth(scale_length(_MIN_WIDTH))

    def offer_to_stop(self) -> None:
        """Show the button that stops waiting."""
        if self.stop_button.isHidden():
            self.stop_button.show()
            self.stop_button.setFocus()

    def reject(self) -> None:
        if not self.stop_button.isHidden():
            self._on_stop()
