"""Texts and pages that take the room they need, and scroll where the screen has less."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from twoheirs_qt.ui.fonts import scaled, scaled_font
from twoheirs_qt.ui.label import Label

_SHARE: Final = 0.98
"""How much of the screen a dialog may take."""
_BESIDE: Final = 56, 108
"""What a dialog has around such a page: margins, buttons, the system's title bar."""


class Paragraph(Label):
    """Text in lines `wide` pixels long (at 100 %), or longer where the window is wider."""

    def __init__(self, wide: int, parent: QWidget, words: str = "") -> None:
        super().__init__(words, parent, scaled_font(14), wrap=True)
        self._wide = wide

    def sizeHint(self) -> QSize:
        wide = scaled(self._wide)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class Scrolled(QScrollArea):
    """Shows `page` in its full width; it scrolls vertically, following the focus."""

    def __init__(self, page: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(page)
        for each in (self.viewport(), page):
            each.setAutoFillBackground(False)


class Roomy(Scrolled):
    """Shows `page` whole if the screen has room for it; else it scrolls.

    Then it takes the focus, so that keys scroll it, unless it is `walked` through by keys.
    """

    def __init__(self, page: QWidget, parent: QWidget, *, walked: bool = False) -> None:
        self._page = page
        self._walked = walked
        super().__init__(page, parent)
        if not walked:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        page = self._page
        layout = page.layout()
        needed = page.sizeHint() if layout is None else layout.totalSizeHint()
        room = self.screen().availableSize() * _SHARE
        most = QSize(room.width() - _BESIDE[0], room.height() - _BESIDE[1])
        if needed.height() > most.height():
            needed.setWidth(needed.width() + self.verticalScrollBar().sizeHint().width())
        return needed.boundedTo(most)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._page and event.type() == QEvent.Type.LayoutRequest:
            # With other words the page may need other room. What need not scroll takes no focus.
            self.updateGeometry()
            scrolls = self.verticalScrollBar().maximum() > 0 and not self._walked
            focus = Qt.FocusPolicy.TabFocus if scrolls else Qt.FocusPolicy.NoFocus
            self.setFocusPolicy(focus)
        return super().eventFilter(watched, event)
