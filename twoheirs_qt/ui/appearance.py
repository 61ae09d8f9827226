"""How the program looks: a theme of the player's choice, or the one that goes with the system."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from twoheirs_qt.ui.lettering import redress, set_text_size
from twoheirs_qt.ui.settings import Settings
from twoheirs_qt.ui.theme import CANDLELIGHT, DAYLIGHT, THEMES, Theme, palette, stylesheet


class Appearance(QObject):
    """Dresses `application` as `settings.theme` and `text_size` say, now and at every change.

    `changed` carries the `Theme` for everything that paints itself.
    """

    changed = Signal(object)

    def __init__(self, application: QApplication, settings: Settings) -> None:
        super().__init__()
        self._application = application
        self._settings = settings
        self._theme = self._wanted()
        set_text_size(application, settings.text_size)
        self._wear()
        settings.changed.connect(self._follow_settings)
        application.styleHints().colorSchemeChanged.connect(self._follow)

    @property
    def theme(self) -> Theme:
        """The theme of now."""
        return self._theme

    def _wanted(self) -> Theme:
        chosen = next((t for name, t in THEMES.items() if name == self._settings.theme), None)
        if chosen is not None:
            return chosen
        dark = self._application.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return CANDLELIGHT if dark else DAYLIGHT

    def _follow_settings(self, name: str) -> None:
        if name == "theme":
            self._follow()
        elif name == "text_size":
            set_text_size(self._application, self._settings.text_size, self._wear)

    def _follow(self) -> None:
        wanted = self._wanted()
        if wanted is not self._theme:
            self._theme = wanted
            redress(self._application, self._wear)
            self.changed.emit(wanted)

    def _wear(self) -> None:
        self._application.setPalette(palette(self._theme))
        self._application.setStyleSheet(stylesheet(self._theme))
