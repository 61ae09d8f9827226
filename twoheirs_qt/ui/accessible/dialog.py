"""The accessible interface of a dialog whose description is written in it, too."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QDialog


class WrittenDialog(QAccessibleWidget):
    """A dialog whose labels Orca reads when it opens: the description would be the same again."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog, QAccessible.Role.Dialog)

    def text(self, t: QAccessible.Text) -> str:
        return "" if t == QAccessible.Text.Description else super().text(t)
