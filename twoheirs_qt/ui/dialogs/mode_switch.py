"""The switch between a game for two and a game for one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from twoheirs_qt.ui.theme import current_theme


class ModeSwitch(QWidget):
    """Two buttons of which one is pressed; emits `changed` with whether it is the one for one."""

    changed = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.duel = QPushButton(self)
        self.alone = QPushButton(self)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for button in (self.duel, self.alone):
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            self._group.addButton(button)
            row.addWidget(button)
        self.duel.setChecked(True)
        self.alone.toggled.connect(self.changed)
        theme = current_theme()
        self.setStyleSheet(
            f"QPushButton:checked {{ background: {theme.gold}; color: {theme.gold_ink};"
            f" border-color: {theme.gold_deep}; }}"
        )

    @property
    def is_alone(self) -> bool:
        """Whether a game against Henry is chosen."""
        return self.alone.isChecked()
