"""How widgets follow the language and the theme: by Qt's own events of a change."""

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
    """To be named before the Qt class of a widget that has words, or colours that it sets.

    What it paints itself needs no `_apply_theme`: it asks for `current_theme` each time.
    """

    def _retranslate(self) -> None:
        """Set all words in the language of now."""

    def _apply_theme(self) -> None:
        """Set pictures and colours as the theme of now has them."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.ThemeChange:
            self._apply_theme()
        super().changeEvent(event)


def tell_theme() -> None:
    """Tell all widgets that there is another theme; Qt tells them of another language itself."""
    adapting = [widget for widget in QApplication.allWidgets() if isinstance(widget, Adapting)]
    for widget in adapting:
        if shiboken6.isValid(widget):  # one told before may have taken it away
            QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.ThemeChange))
