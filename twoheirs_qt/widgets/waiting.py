"""The dialog shown while the program waits for something, which can be cancelled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from twoheirs_qt.drawing.fonts import scale_length, text_font
from twoheirs_qt.widgets.dialog import Dialog
from twoheirs_qt.widgets.label import Label

_MIN_WIDTH: Final = 320


class WaitingDialog(Dialog):
    """Shows `what` the program waits for; `leave` is called if the player stops waiting.

    It stays until it is closed from outside: Escape and its button work only after `offer_to_stop`.
    """

    def __init__(self, what: str, leave: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowCloseButtonHint, False)
        self.setWindowTitle(self.tr("One moment"))
        self._leave = leave
        words = Label(what, self, text_font(14), wrap=True)
        bar = QProgressBar(self)
        bar.setRange(0, 0)
        bar.setTextVisible(False)
        bar.setAccessibleName(what)
        self.way_out = QPushButton(self.tr("Stop waiting"), self)
        self.way_out.clicked.connect(self.reject)
        keeps = self.way_out.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)  # so that nothing moves when it is shown
        self.way_out.setSizePolicy(keeps)
        self.way_out.hide()
        self.show_all(words, bar, (None, self.way_out))
        self.setMinimumWidth(scale_length(_MIN_WIDTH))

    def offer_to_stop(self) -> None:
        """Show the button that stops waiting."""
        if self.way_out.isHidden():
            self.way_out.show()
            self.way_out.setFocus()

    def reject(self) -> None:
        if not self.way_out.isHidden():
            self._leave()
