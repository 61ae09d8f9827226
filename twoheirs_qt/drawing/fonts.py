"""The fonts of the window and its dialogs, in the text size of the player's choice.

The table and the rule book have sizes of their own, made from the application's font.
"""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget

from twoheirs_qt.drawing import theme
from twoheirs_qt.process.system_preferences import system_scale

_SCALE: Final = "textScale"
_CHOSEN: Final = "chosenScale"
_BASE: Final = "baseFont"
_DRAWN: Final = "drawnPixels"

_USUAL: Final = QSize(1280, 720)
"""The window in which text has the size that was chosen."""
_STEP: Final = 0.125
_MOST: Final = 1.5
"""The steps in which it grows with the window, and how far."""
_MOST_CHOSEN: Final = 2.0
"""A smaller window has room for text so many times as large as it is smaller."""


def grown(chosen: float, window: float) -> float:
    """How much larger letters are, in a window `window` times as large as the smallest usual one.

    All of it grows with the window; what the player has `chosen` to be larger (1.0 to 2.0) needs
    to grow the less, and leaves the room to what it would else displace.
    """
    return chosen * float(window ** (2.0 - chosen if window > 1 else 1.0))


def text_scale() -> float:
    """How much larger than at 100 % text is: by the player's choice, and by the window's size."""
    application = QApplication.instance()
    scale = None if application is None else application.property(_SCALE)
    return float(scale) if scale else 1.0


def chosen_scale() -> float:
    """The text size of the player's choice, here and in the system, as a factor: 1.0 to 2.0."""
    application = QApplication.instance()
    chosen = None if application is None else application.property(_CHOSEN)
    return float(chosen) if chosen else 1.0


def base_pixels() -> float:
    """The height of the application's letters at a text size of 100 %."""
    application = QApplication.instance()
    base = None if application is None else application.property(_BASE)
    return float(QFontInfo(base if isinstance(base, QFont) else QApplication.font()).pixelSize())


def scaled(pixels: float) -> int:
    """A length in logical pixels that grows with the text size."""
    return round(pixels * text_scale())


def scaled_font(pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """The program's serif, `pixels` high at a text size of 100 %."""
    return theme.serif_font(pixels * text_scale(), bold=bold, italic=italic)


def monospace_font(pixels: float) -> QFont:
    """The system's monospace font, `pixels` high at a text size of 100 %."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(scaled(pixels))
    return font


def fitting(words: str, room: float, pixels: int, smallest: int) -> QFont:
    """The largest font, from `pixels` down to `smallest`, in which no word is wider than `room`.

    `smallest` is what the eye can read at all: it does not grow with the player's size.
    """
    size = scaled(pixels)
    while size > smallest:
        metrics = QFontMetricsF(theme.serif_font(size))
        if all(metrics.horizontalAdvance(word) <= room for word in words.split()):
            break
        size -= 1
    return theme.serif_font(size)


def set_text_size(
    application: QApplication,
    percent: float,
    set_stylesheet: Callable[[], object] = lambda: None,
    window: QSize = _USUAL,
) -> None:
    """Set the text size of the whole program, widgets on the screen included.

    It is `percent` of what the system's own settings ask for, up to twice the usual size.
    `set_stylesheet` sets the style sheet anew: that puts back the fonts that widgets had before,
    so it is called before they get theirs. In a `window` that is larger than usual all is larger,
    and never larger than it has room for.
    """
    base = application.property(_BASE)
    if not isinstance(base, QFont):
        base = QFont(application.font())
        base.setPixelSize(round(QFontInfo(base).pixelSize() / system_scale()))
        application.setProperty(_BASE, base)
    chosen = min(max(1.0, percent / 100 * system_scale()), _MOST_CHOSEN)
    application.setProperty(_CHOSEN, chosen)
    before, after = text_scale(), _scale_in(window, chosen)
    font = QFont(base)
    font.setPixelSize(round(base.pixelSize() * after))
    if before == after and QFontInfo(application.font()).pixelSize() == font.pixelSize():
        return
    application.setProperty(_SCALE, after)
    own_fonts = _own_fonts(application)
    application.setFont(font)
    set_stylesheet()
    for widget, own in own_fonts:
        # What was meant at 100 % is kept, so that going to and fro changes nothing.
        meant = widget.property(_DRAWN) or own.pixelSize() / before
        widget.setProperty(_DRAWN, meant)
        own.setPixelSize(round(meant * after))
        widget.setFont(own)
    for widget in application.allWidgets():
        widget.updateGeometry()
        widget.update()


def _scale_in(window: QSize, chosen: float) -> float:
    """How much larger text is in such a window; it does not change with every pixel of that."""
    share = min(window.width() / _USUAL.width(), window.height() / _USUAL.height())
    larger = min(max(1.0, floor(share / _STEP + 0.2) * _STEP), _MOST)
    return min(grown(chosen, larger), max(1.0, share * _MOST_CHOSEN))


def _own_fonts(application: QApplication) -> list[tuple[QWidget, QFont]]:
    """The widgets that have been given a font of their own, each with its font."""
    return [
        (widget, widget.font())
        for widget in application.allWidgets()
        if widget.testAttribute(Qt.WidgetAttribute.WA_SetFont) and widget.font().pixelSize() > 0
    ]
