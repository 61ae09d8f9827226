"""The fonts of the window and its dialogs, in the player's text size.

The table and the rule book derive their own sizes from the application's font.
"""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget

from twoheirs_qt.tabletop.drawing import theme
from twoheirs_qt.tabletop.process.system_preferences import calculate_system_scale

_SCALE_PROPERTY: Final = "textScale"
_CHOSEN_SCALE_PROPERTY: Final = "chosenScale"
_BASE_FONT_PROPERTY: Final = "baseFont"
_UNSCALED_PIXELS_PROPERTY: Final = "unscaledPixels"

_USUAL_WINDOW_SIZE: Final = QSize(1280, 720)
"""The size of a window in which text has exactly the chosen size."""
_GROWTH_STEP: Final = 0.125
_MAX_GROWTH: Final = 1.5
"""The steps in which text grows with the window, and the largest factor."""
_MAX_CHOSEN_SCALE: Final = 2.0
"""The largest chosen scale; a smaller window allows proportionally less."""


def calculate_letter_scale(chosen_scale: float, window_scale: float) -> float:
    """The scale of letters in a window `window_scale` times as large as the usual one.

    Text grows with the window; text for which the player has chosen a larger scale (1.0 to 2.0)
    grows less, to leave room for other contents.
    """
    return chosen_scale * float(window_scale ** (2.0 - chosen_scale if window_scale > 1 else 1.0))


def read_text_scale() -> float:
    """The scale of text by the player's choice and by the window's size; 1.0 at 100 %."""
    application = QApplication.instance()
    scale = None if application is None else application.property(_SCALE_PROPERTY)
    return float(scale) if scale else 1.0


def read_user_scale() -> float:
    """The text size of the player's choice, here and in the system, as a factor: 1.0 to 2.0."""
    application = QApplication.instance()
    chosen_scale = None if application is None else application.property(_CHOSEN_SCALE_PROPERTY)
    return float(chosen_scale) if chosen_scale else 1.0


def read_base_pixels() -> float:
    """The height of the application's letters at a text size of 100 %."""
    application = QApplication.instance()
    base = None if application is None else application.property(_BASE_FONT_PROPERTY)
    return float(QFontInfo(base if isinstance(base, QFont) else QApplication.font()).pixelSize())


def scale_length(pixels: float) -> int:
    """A length in logical pixels that grows with the text size."""
    return round(pixels * read_text_scale())


def make_text_font(pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """The program's serif, `pixels` high at a text size of 100 %."""
    return theme.make_serif_font(pixels * read_text_scale(), bold=bold, italic=italic)


def make_monospace_font(pixels: float) -> QFont:
    """The system's monospace font, `pixels` high at a text size of 100 %."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(scale_length(pixels))
    return font


def fit_font(text: str, max_width: float, pixels: int, min_pixels: int) -> QFont:
    """The largest font, from `pixels` down to `min_pixels`, with no word wider than `max_width`.

    `min_pixels` does not grow with the player's text size.
    """
    size = scale_length(pixels)
    while size > min_pixels:
        metrics = QFontMetricsF(theme.make_serif_font(size))
        if all(metrics.horizontalAdvance(word) <= max_width for word in text.split()):
            break
        size -= 1
    return theme.make_serif_font(size)


def set_text_size(
    application: QApplication,
    percent: float,
    set_stylesheet: Callable[[], object] = lambda: None,
    window_size: QSize = _USUAL_WINDOW_SIZE,
) -> None:
    """Set the text size of the whole program, widgets on the screen included.

    It is `percent` of the system's text size, up to twice the usual size. `set_stylesheet` sets the
    style sheet again: that resets the fonts of widgets, so it is called before they are set. In a
    window whose `window_size` is larger than usual text is larger, as far as there is room.
    """
    base = application.property(_BASE_FONT_PROPERTY)
    if not isinstance(base, QFont):
        base = QFont(application.font())
        base.setPixelSize(round(QFontInfo(base).pixelSize() / calculate_system_scale()))
        application.setProperty(_BASE_FONT_PROPERTY, base)
    chosen_scale = min(max(1.0, percent / 100 * calculate_system_scale()), _MAX_CHOSEN_SCALE)
    application.setProperty(_CHOSEN_SCALE_PROPERTY, chosen_scale)
    old_scale, new_scale = read_text_scale(), _calculate_scale(window_size, chosen_scale)
    font = QFont(base)
    font.setPixelSize(round(base.pixelSize() * new_scale))
    if old_scale == new_scale and QFontInfo(application.font()).pixelSize() == font.pixelSize():
        return
    application.setProperty(_SCALE_PROPERTY, new_scale)
    own_fonts = _list_own_fonts(application)
    application.setFont(font)
    set_stylesheet()
    for widget, own_font in own_fonts:
        # The size at 100 % is stored, so that repeated changes do not add up rounding errors.
        pixels_at_100 = (
            widget.property(_UNSCALED_PIXELS_PROPERTY) or own_font.pixelSize() / old_scale
        )
        widget.setProperty(_UNSCALED_PIXELS_PROPERTY, pixels_at_100)
        own_font.setPixelSize(round(pixels_at_100 * new_scale))
        widget.setFont(own_font)
    for widget in application.allWidgets():
        widget.updateGeometry()
        widget.update()


def _calculate_scale(window_size: QSize, chosen_scale: float) -> float:
    """The scale of text in a window of that size; it changes in steps, not with every pixel."""
    window_scale = min(
        window_size.width() / _USUAL_WINDOW_SIZE.width(),
        window_size.height() / _USUAL_WINDOW_SIZE.height(),
    )
    growth = min(max(1.0, floor(window_scale / _GROWTH_STEP + 0.2) * _GROWTH_STEP), _MAX_GROWTH)
    return min(
        calculate_letter_scale(chosen_scale, growth), max(1.0, window_scale * _MAX_CHOSEN_SCALE)
    )


def _list_own_fonts(application: QApplication) -> list[tuple[QWidget, QFont]]:
    """The widgets with a font of their own, and these fonts."""
    return [
        (widget, widget.font())
        for widget in application.allWidgets()
        if widget.testAttribute(Qt.WidgetAttribute.WA_SetFont) and widget.font().pixelSize() > 0
    ]
