"""The small button of the start page that switches the sounds."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from twoheirs_qt.ui.board.parchment import sheet
from twoheirs_qt.ui.commands import icon
from twoheirs_qt.ui.theme import current_theme

_SIDE: Final = 42.0


class SoundToggle(QAbstractButton):
    """A loudspeaker on parchment, crossed out while all is silent; it is the menu's `action`."""

    def __init__(self, action: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self._action = action
        self._drawn: tuple[QIcon, QIcon] | None = None
        self.unit = 1.0
        self.setCheckable(True)
        self.setChecked(action.isChecked())
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.toggled.connect(action.setChecked)
        action.toggled.connect(self._follow)
        self._set_texts()

    def sizeHint(self) -> QSize:
        side = round(_SIDE * self.unit)
        return QSize(side, side)

    def _follow(self, on: bool) -> None:
        self.setChecked(on)
        self._set_texts()

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Sounds"))
        self.setToolTip(self.tr("Sounds are on") if self.isChecked() else self.tr("Sounds are off"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._drawn is None:
            self._drawn = icon("sound-off", "muted"), icon("sound", "ink")
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(2, 1, -3, -6)
        if self.isDown():
            whole.translate(0, 1)
        sheet(painter, theme, whole, active=self.underMouse())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("gold_deep"), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(whole.adjusted(4, 4, -4, -4), 4, 4)
        side = whole.width() * 0.6
        place = QRectF(0, 0, side, side)
        place.moveCenter(whole.center())
        self._drawn[self.isChecked()].paint(painter, place.toRect())
        painter.end()
