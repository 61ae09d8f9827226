"""Letters of the window and its dialogs, as large as the player wants them.

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
    """What sizes of letters are multiplied by: 1.0 to 2.0."""
    application = QApplication.instance()
    scale = None if application is None else application.property(_SCALE)
    return float(scale) if scale else 1.0


def scaled(pixels: float) -> int:
    """A length that goes with the size of letters, in logical pixels."""
    return round(pixels * text_scale())


def letter(pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """The program's serif, as `theme.letter`, in the size that the player wants."""
    return theme.letter(pixels * text_scale(), bold=bold, italic=italic)


def monospace_font(pixels: float) -> QFont:
    """The system's letters of equal width, so high at 100 %."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(scaled(pixels))
    return font


def fitting(words: str, room: float, pixels: int, smallest: int) -> QFont:
    """The largest letters, of `pixels` to `smallest`, in which no word is wider than `room`.

    `smallest` is what the eye can read at all: it does not grow with the player's size.
    """
    size = scaled(pixels)
    while size > smallest:
        metrics = QFontMetricsF(theme.letter(size))
        if all(metrics.horizontalAdvance(word) <= room for word in words.split()):
            break
        size -= 1
    return theme.letter(size)


def set_text_size(
    application: QApplication, percent: int, dress: Callable[[], object] = lambda: None
) -> None:
    """Give all letters of the program this size, those on the screen too.

    `dress` sets the style sheet anew: that puts back the letters that widgets had before it, so
    it comes before they get theirs.
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
    own_letters = _own_letters(application)
    application.setFont(font)
    dress()
    for widget, own in own_letters:
        # What was meant at 100 % is kept, so that going to and fro changes nothing.
        meant = widget.property(_DRAWN) or own.pixelSize() / before
        widget.setProperty(_DRAWN, meant)
        own.setPixelSize(round(meant * after))
        widget.setFont(own)
    for widget in application.allWidgets():
        widget.updateGeometry()
        widget.update()


def redress(application: QApplication, dress: Callable[[], object]) -> None:
    """Set the style sheet anew by `dress`, and let every widget keep the letters it has."""
    own_letters = _own_letters(application)
    dress()
    for widget, own in own_letters:
        widget.setFont(own)


def _own_letters(application: QApplication) -> list[tuple[QWidget, QFont]]:
    """The widgets that have been given letters of their own, with these."""
    return [
        (widget, widget.font())
        for widget in application.allWidgets()
        if widget.testAttribute(Qt.WidgetAttribute.WA_SetFont) and widget.font().pixelSize() > 0
    ]
