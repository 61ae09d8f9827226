"""The base class of dialogs: a column of widgets with a row of buttons at its foot."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.widgets.label import Label, add_parts, make_column, make_row


class Dialog(QDialog):
    """A dialog that deletes itself when it is closed; `column` is its layout."""

    def __init__(self, parent: QWidget | None, *, spacing: int = 12) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.windowTitleChanged.connect(self.setAccessibleName)  # Qt does this only for windows
        self.column = make_column(owner=self, margins=(24, 20, 24, 18), spacing=spacing)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focus = self.focusWidget()
        enters = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        # Qt lets Enter press the default button even if another button has the focus.
        if enters and isinstance(focus, QPushButton | QToolButton):
            focus.click()
        else:
            super().keyPressEvent(event)

    def add_button(self, on_click: Any, text: str = "", *, default: bool = False) -> QPushButton:
        """Make a button that calls `on_click`, or emits it.

        Enter presses the `default` one unless another one has the focus.
        """
        button = QPushButton(text, self)
        button.setAutoDefault(default)
        button.setDefault(default)
        button.clicked.connect(on_click)
        return button

    def add_rows(self, *rows: QWidget | tuple[QWidget | None, ...]) -> None:
        """Add widgets below each other, or rows of widgets; None in a row is a stretch."""
        parts = [
            widgets if isinstance(widgets, QWidget) else make_row(*widgets) for widgets in rows
        ]
        add_parts(self.column, (*parts,))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Larger text or another language makes it grow: it must stay on the screen.
        room, frame = self.screen().availableGeometry(), self.frameGeometry()
        if self.isVisible() and not room.contains(frame):
            left = max(room.left(), min(frame.left(), room.right() + 1 - frame.width()))
            top = max(room.top(), min(frame.top(), room.bottom() + 1 - frame.height()))
            self.move(left, top)

    def fix_size_to_contents(self) -> None:
        """Always fit the size to the contents."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()  # else it gets its font only when it is shown, and grows then
        for layout in self.findChildren(QLayout):
            layout.invalidate()
        self.column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)

    def set_first_size(self, width: int, height: int, max_screen_share: float = 0.92) -> None:
        """Set the first size (at 100 %), limited to `max_screen_share` (0 to 1) of the screen."""
        room = self.screen().availableSize() * max_screen_share
        self.resize(QSize(scale_length(width), scale_length(height)).boundedTo(room))


_MAX_SCREEN_SHARE: Final = 0.98
"""The largest share of the screen for a dialog."""
_SURROUNDINGS_PX: Final = 56, 108
"""Pixels around a page in a dialog: margins, buttons, and the title bar."""


class Paragraph(Label):
    """Text in lines `width` pixels wide (at 100 %), or wider where the window is wider."""

    def __init__(self, width: int, parent: QWidget, text: str = "") -> None:
        super().__init__(text, parent, make_text_font(14), wrap=True)
        self._width = width

    def sizeHint(self) -> QSize:
        width = scale_length(self._width)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class VerticalScrollArea(QScrollArea):
    """Shows `page` in its full width; it scrolls vertically, following the focus."""

    def __init__(self, page: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(page)
        for widget in (self.viewport(), page):
            widget.setAutoFillBackground(False)


class FittedScrollArea(VerticalScrollArea):
    """Shows the whole `page` if it fits on the screen; else it scrolls.

    It takes the focus then, so that keys scroll it, unless the page `has_own_keys`.
    """

    def __init__(self, page: QWidget, parent: QWidget, *, has_own_keys: bool = False) -> None:
        self._page = page
        self._has_own_keys = has_own_keys
        super().__init__(page, parent)
        if not has_own_keys:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        page = self._page
        layout = page.layout()
        needed = page.sizeHint() if layout is None else layout.totalSizeHint()
        room = self.screen().availableSize() * _MAX_SCREEN_SHARE
        max_size = QSize(room.width() - _SURROUNDINGS_PX[0], room.height() - _SURROUNDINGS_PX[1])
        if needed.height() > max_size.height():
            needed.setWidth(needed.width() + self.verticalScrollBar().sizeHint().width())
        return needed.boundedTo(max_size)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._page and event.type() == QEvent.Type.LayoutRequest:
            # The page may need another size for another text. Without scrolling it takes no focus.
            self.updateGeometry()
            scrolls = self.verticalScrollBar().maximum() > 0 and not self._has_own_keys
            focus = Qt.FocusPolicy.TabFocus if scrolls else Qt.FocusPolicy.NoFocus
            self.setFocusPolicy(focus)
        return super().eventFilter(watched, event)
