"""The fonts of the window and its dialogs, in the text size of the player's choice.

The table and the rule book have sizes of their own, made from the application's font.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget

from twoheirs_qt.ui import theme

_SCALE: Final = "textScale"
_BASE: Final = "baseFont"
_DRAWN: Final = "drawnPixels"


def text_scale() -> float:
    """The text size of the player's choice as a factor: 1.0 to 2.0."""
    application = QApplication.instance()
    scale = None if application is None else application.property(_SCALE)
    return float(scale) if scale else 1.0


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
    application: QApplication, percent: int, set_stylesheet: Callable[[], object] = lambda: None
) -> None:
    """Set the text size of the whole program, widgets on the screen included.

    `set_stylesheet` sets the style sheet anew: that puts back the fonts that widgets had before,
    so it is called before they get theirs.
    """
    base = application.property(_BASE)
    if not isinstance(base, QFont):
        base = QFont(application.font())
        application.setProperty(_BASE, base)
    before, after = text_scale(), percent / 100
    if before == after:
        return
    application.setProperty(_SCALE, after)
    font = QFont(base)
    font.setPixelSize(round(QFontInfo(base).pixelSize() * after))
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


def keep_fonts(application: QApplication, set_stylesheet: Callable[[], object]) -> None:
    """Set the style sheet anew by `set_stylesheet`, and let every widget keep its font."""
    own_fonts = _own_fonts(application)
    set_stylesheet()
    for widget, own in own_fonts:
        widget.setFont(own)


def _own_fonts(application: QApplication) -> list[tuple[QWidget, QFont]]:
    """The widgets that have been given a font of their own, each with its font."""
    return [
        (widget, widget.font())
        for widget in application.allWidgets()
        if widget.testAttribute(Qt.WidgetAttribute.WA_SetFont) and widget.font().pixelSize() > 0
    ]
