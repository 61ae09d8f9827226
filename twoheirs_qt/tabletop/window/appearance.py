"""Applying a theme: that of the player's choice, or one that fits the system."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QApplication

from twoheirs_qt.tabletop.drawing.fonts import set_text_size
from twoheirs_qt.tabletop.drawing.theme import (
    CANDLELIGHT,
    CONTRAST,
    DAYLIGHT,
    THEMES,
    Theme,
    find_current_theme,
    format_stylesheet,
    make_palette,
    set_current_theme,
)
from twoheirs_qt.tabletop.window.settings import Settings


class Appearance(QObject):
    """Applies `settings.theme` and `text_size` to `application`.

    A change of the text size is applied at once, another theme by `apply`, and then only to widgets
    made later. `changed`: the settings or the system may want another theme now.
    """

    changed = Signal()

    def __init__(self, application: QApplication, settings: Settings) -> None:
        super().__init__()
        self._application = application
        self._settings = settings
        self._window_size = QSize()
        self._system_scale = 1.0
        set_text_size(application, settings.text_size)
        self.apply()
        settings.changed.connect(self._follow_settings)
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self.changed)
        if hasattr(hints, "accessibility"):  # Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self.changed)

    @property
    def is_current(self) -> bool:
        """Whether the wanted theme is applied."""
        return self._find_theme() is find_current_theme()

    def apply(self) -> None:
        """Apply the wanted theme."""
        theme = self._find_theme()
        set_current_theme(theme)
        self._set_stylesheet()

    def fit(self, window: QSize) -> None:
        """Adapt the size of text to a window of that size."""
        self._window_size = window
        self._set_text_size()

    def follow_system(self, scale: float) -> None:
        """Multiply the size of text by a factor of the system that Qt does not know."""
        self._system_scale = scale
        self._set_text_size()

    def _set_text_size(self) -> None:
        size = self._settings.text_size * self._system_scale
        window_sizes = (self._window_size,) if self._window_size.isValid() else ()
        set_text_size(self._application, size, self._set_stylesheet, *window_sizes)

    def _find_theme(self) -> Theme:
        chosen = next(
            (theme for name, theme in THEMES.items() if name == self._settings.theme), None
        )
        if chosen is not None:
            return chosen
        if self._wants_contrast():
            return CONTRAST
        dark = self._application.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return CANDLELIGHT if dark else DAYLIGHT

    def _wants_contrast(self) -> bool:
        hints = self._application.styleHints()
        if not hasattr(hints, "accessibility"):
            return False
        preference = hints.accessibility().contrastPreference()
        return bool(preference is Qt.ContrastPreference.HighContrast)

    def _follow_settings(self, name: str) -> None:
        if name == "theme":
            self.changed.emit()
        elif name == "text_size":
            self._set_text_size()

    def _set_stylesheet(self) -> None:
        self._application.setPalette(make_palette(find_current_theme()))
        self._application.setStyleSheet(format_stylesheet(find_current_theme()))
