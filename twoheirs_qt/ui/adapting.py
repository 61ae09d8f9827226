"""A base class of widgets that follow the theme, by Qt's own change events."""

from __future__ import annotations

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object


class Adapting(_Widget):
    """To be named before the Qt class of a widget that sets colours, or shows pictures.

    What it paints itself needs no `_apply_theme`: it asks for `current_theme` each time.
    """

    def _apply_theme(self) -> None:
        """Set pictures and colours of the present theme."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ThemeChange:
            self._apply_theme()
        super().changeEvent(event)


def tell_theme() -> None:
    """Tell all widgets that the theme has changed."""
    adapting = [widget for widget in QApplication.allWidgets() if isinstance(widget, Adapting)]
    for widget in adapting:
        if shiboken6.isValid(widget):  # one told before may have taken it away
            QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.ThemeChange))
