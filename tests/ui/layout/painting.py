"""Records texts painted by Python that do not fit where they are painted.

All texts painted by the program pass through `QPainter.drawText` and, if they are shortened,
`elidedText`; both are patched while a `PaintedTexts` is open.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

SLACK: Final = 1.5
"""Pixels that letters may lean out of their box."""


class PaintedTexts:
    """While it is open, `cuts` collects what is cut off: the text, and how.

    `words` are all texts that were painted whole, `sizes` how high the letters of each were last.
    """

    def __init__(self) -> None:
        self.cuts: dict[str, str] = {}
        self.words: set[str] = set()
        self.sizes: dict[str, int] = {}
        self.texts = 0
        self._draw: Callable[..., Any] = QPainter.drawText
        self._elide: Callable[..., Any] = QFontMetrics.elidedText
        self._elide_f: Callable[..., Any] = QFontMetricsF.elidedText

    def __enter__(self) -> PaintedTexts:
        def draw(painter: QPainter, *arguments: Any) -> Any:
            self._record_text(painter, arguments)
            return self._draw(painter, *arguments)

        def elide(metrics: QFontMetrics, text: str, *arguments: Any) -> str:
            return self._note_cut(text, self._elide(metrics, text, *arguments))

        def elide_f(metrics: QFontMetricsF, text: str, *arguments: Any) -> str:
            return self._note_cut(text, self._elide_f(metrics, text, *arguments))

        self._patch(draw, elide, elide_f)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self._patch(self._draw, self._elide, self._elide_f)

    @staticmethod
    def _patch(draw: object, elide: object, elide_f: object) -> None:
        for owner, name, value in (
            (QPainter, "drawText", draw),
            (QFontMetrics, "elidedText", elide),
            (QFontMetricsF, "elidedText", elide_f),
        ):
            setattr(owner, name, value)

    def _note_cut(self, text: str, shown_text: str) -> str:
        if shown_text != text:
            self.cuts[text] = f"painted as {shown_text}"
        return shown_text

    def _record_text(self, painter: QPainter, arguments: tuple[Any, ...]) -> None:
        for argument in arguments[-1:]:
            if isinstance(argument, str):
                self.words.add(argument)
                self.sizes[argument] = painter.font().pixelSize()
        if len(arguments) < 3 or not isinstance(arguments[0], QRect | QRectF):
            return  # at a point: nothing cuts it off
        rect, flags, text = QRectF(arguments[0]), int(arguments[1]), str(arguments[2])
        if not text.strip() or rect.isEmpty():
            return
        self.texts += 1
        needed_rect = painter.boundingRect(rect, flags, text)
        high = QFontMetricsF(painter.font()).height()
        # A line may stand in a box as low as its capitals; what is below the last line may not.
        wraps = flags & int(Qt.TextFlag.TextWordWrap.value)
        slack = SLACK if wraps else 0.35 * high
        if needed_rect.width() > rect.width() + SLACK:
            self.cuts[text] = f"{needed_rect.width():.0f} wide in {rect.width():.0f}"
        elif needed_rect.height() > rect.height() + slack:
            self.cuts[text] = f"{needed_rect.height():.0f} high in {rect.height():.0f}"
        else:
            self._check_inside(painter, needed_rect, text)

    def _check_inside(self, painter: QPainter, needed_rect: QRectF, text: str) -> None:
        widget = _find_painted_widget()
        if widget is None:
            return
        painted_rect = painter.transform().mapRect(needed_rect)
        available_rect = QRectF(widget.rect())
        excess_right = max(
            painted_rect.right() - available_rect.right(),
            available_rect.left() - painted_rect.left(),
        )
        excess_below = max(
            painted_rect.bottom() - available_rect.bottom(),
            available_rect.top() - painted_rect.top(),
        )
        if excess_right > SLACK or excess_below > 0.35 * QFontMetricsF(painter.font()).height():
            self.cuts[text] = (
                f"{excess_right:.0f} and {excess_below:.0f} outside {type(widget).__name__}"
            )


def _find_painted_widget() -> QWidget | None:
    """The widget whose own `paintEvent` is running, if one is."""
    frame = sys._getframe(1)
    for _ in range(12):
        if frame.f_code.co_name == "paintEvent":
            result = frame.f_locals.get("self")
            scrolls = isinstance(result, QAbstractScrollArea)
            return result if isinstance(result, QWidget) and not scrolls else None
        if frame.f_back is None:
            return None
        frame = frame.f_back
    return None
