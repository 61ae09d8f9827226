"""The menu bar with the title of the game in its middle and the state of saving in its corner."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QMenuBar, QStylePainter, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.widgets.label import Label

_GAP = 24


class _Mark(Label):
    """The label in the corner; `font_changed` is emitted when its font changes."""

    font_changed = Signal()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.font_changed.emit()


class TitledMenuBar(QMenuBar):
    """Paints its title in the middle, or near it; not without room beside the menus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = ""
        self.mark = _Mark(parent=self)
        self.mark.setFont(make_text_font(13))
        self._font_height = self.mark.fontMetrics().height()
        self.mark.setContentsMargins(8, 4, 14, 0)
        self.mark.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setCornerWidget(self.mark, Qt.Corner.TopRightCorner)
        self.mark.font_changed.connect(self._follow_font)

    def set_title(self, title: str) -> None:
        if title != self.title:
            self.title = title
            self.setToolTip("")
            self.update()

    def set_mark(self, text: str, tip: str = "", *, alarm: bool = False) -> None:
        """Show the state of saving in the corner."""
        colour = find_current_theme().danger if alarm else find_current_theme().muted
        style = f"color: {colour};" + (" font-weight: bold;" if alarm else "")
        if style != self.mark.styleSheet():  # setting it costs a millisecond
            self.mark.setStyleSheet(style)
        self.mark.setText(text)
        self.mark.setToolTip(tip)
        # Layout of the bar is slow: it is done only when the text needs more room than before.
        needed = self.mark.sizeHint()
        if needed.width() > self.mark.width() or needed.height() != self.mark.height():
            self._resize_corner()

    def _follow_font(self) -> None:
        height = self.mark.fontMetrics().height()
        if height != self._font_height:
            self._font_height = height
            # The size hint of a label is never less than its fixed size.
            self.mark.setMinimumSize(0, 0)
            self._resize_corner()

    def _resize_corner(self) -> None:
        """Give the corner the room that its words need."""
        self.mark.setFixedSize(self.mark.sizeHint())
        self.setCornerWidget(self.mark, Qt.Corner.TopRightCorner)
        self.mark.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        room = self._find_room()
        font = make_text_font(15, bold=True)
        painter = QStylePainter(self)
        painter.setFont(font)
        width = painter.fontMetrics().horizontalAdvance(self.title)
        if width <= room.width():
            left = min(max((self.width() - width) // 2, room.left()), room.right() - width)
            painter.setPen(find_current_theme().find_color("ink"))
            title_rect = QRect(left, 0, width + 2, self.height() - 2)
            painter.drawText(title_rect, int(Qt.AlignmentFlag.AlignCenter), self.title)
        painter.end()

    def _find_room(self) -> QRect:
        """The rectangle that the menus and the corner leave free."""
        menus = [self.actionGeometry(action).right() for action in self.actions()]
        left = max(menus, default=0) + _GAP
        return QRect(left, 0, self.mark.x() - _GAP - left, self.height())
