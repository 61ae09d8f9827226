"""A number between two buttons, which make it larger or smaller by one."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, make_row

_COUNT_PX = 34
_PICTURE = QSize(26, 26)


class Stepper(QWidget):
    """Shows a number; `stepped` carries 1 or −1 when a button beside it is clicked.

    The number changes only by `show_value`.
    """

    stepped = Signal(int)

    def __init__(self, parent: QWidget, picture: QPixmap | None = None) -> None:
        super().__init__(parent)
        self.value = 0
        self.more = QPushButton("+", self)
        self.less = QPushButton("−", self)
        if picture is not None:
            self.more.setIcon(QIcon(picture))
            self.more.setIconSize(_PICTURE)
        self.count = Label("0", self, make_text_font(17, bold=True))
        self.count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.count.setMinimumWidth(scale_length(_COUNT_PX))
        self.more.clicked.connect(lambda: self.stepped.emit(1))
        self.less.clicked.connect(lambda: self.stepped.emit(-1))
        make_row(
            (self.more, 1), self.count, (self.less, 1), owner=self, margins=NO_MARGINS, spacing=8
        )

    def set_names(self, less: str, more: str) -> None:
        """Name the buttons for screen readers and in their tips."""
        for button, name in ((self.less, less), (self.more, more)):
            button.setAccessibleName(name)
            button.setToolTip(name)

    def show_value(self, value: int) -> None:
        """Show another number; it never falls below 0."""
        self.value = value
        self.count.setText(str(value))
        self.less.setEnabled(value > 0)
