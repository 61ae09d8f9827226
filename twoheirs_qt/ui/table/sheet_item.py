"""Sheets of parchment as items of the scene."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.board.canvas import Canvas
from twoheirs_qt.ui.board.parchment import ratio_of, sheet, spread, write
from twoheirs_qt.ui.table.item import Item
from twoheirs_qt.ui.theme import current_theme, serif_font
from twoheirs_qt.words.text import Text

_STEP: Final = 4
"""So many logical pixels are a whole number of those of the screen, be it scaled by quarters."""

Part = tuple[QRectF, object]
"""A part of a sheet: where it lies in the scene, and what is written there."""


def _is_plain(rect: QRectF, part: QRectF) -> bool:
    """Whether a part of a sheet has none of its edges and corners."""
    edge, corner = 6.5, 11.0
    return rect.adjusted(edge, corner, -edge, -corner).contains(part) or rect.adjusted(
        corner, edge, -corner, -edge
    ).contains(part)


class Exposed:
    """The part of a sheet that is painted anew."""

    def __init__(self, region: QRegion) -> None:
        self._region = region

    def intersects(self, rect: QRectF) -> bool:
        # Pixels of the screen may begin between two logical ones.
        return self._region.intersects(rect.toAlignedRect().adjusted(-1, -1, 1, 1))


class Sheet(Item):
    """An item of parchment covering `rect` of the scene.

    Subclasses write on it in `fill`, with body text `_text` pixels high. Writing takes far longer
    than showing what is written, so a sheet has parts, and only those are painted anew that have
    changed. Nothing is written before it is placed.
    """

    def __init__(self, art: Art, say: Callable[[Text], str]) -> None:
        super().__init__()
        self._art = art
        self._say = say
        self._text = 13.0
        self.rect = QRectF()
        self.active = False
        self._awaits_gold = False
        self._content: object = None
        self._parts: Mapping[str, Part] = {}
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def place(self, rect: QRectF, content: object, parts: Mapping[str, Part] | None = None) -> None:
        """Cover a rectangle of the scene.

        All of it is painted anew if `content` has changed, else those of its `parts` that have.
        """
        if rect != self.rect:
            self.prepareGeometryChange()
            self.rect = QRectF(rect)
        before, self._parts = self._parts, parts or {}
        if content != self._content:
            self._content = content
            self.update()
            return
        for name, (where, written) in self._parts.items():
            if before.get(name, (None, None))[1] != written:
                self.update(self._in_whole_pixels(where))

    def _in_whole_pixels(self, part: QRectF) -> QRectF:
        """A part, to be painted anew, in whole pixels of the screen: Qt copies halves wrong."""
        bounds = self.boundingRect()
        ratio = max((view.devicePixelRatioF() for view in self.scene().views()), default=1.0)
        if (ratio * _STEP) % 1:
            return bounds
        whole, from_ = bounds.toAlignedRect(), part.translated(-bounds.topLeft())
        left, top = floor(from_.left() / _STEP) * _STEP, floor(from_.top() / _STEP) * _STEP
        right = ceil(from_.right() / _STEP) * _STEP
        bottom = ceil(from_.bottom() / _STEP) * _STEP
        return QRectF(whole.left() + left, whole.top() + top, right - left, bottom - top)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-4, -4, 4, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.rect.isEmpty():
            return
        theme, ratio = current_theme(), ratio_of(painter)
        exposed = painter.clipBoundingRect() if painter.hasClipping() else self.boundingRect()
        if _is_plain(self.rect, exposed):
            painter.fillRect(exposed, theme.color("parchment"))
        else:
            sheet(painter, theme, self.rect, active=self.active and not self._awaits_gold)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRegion(exposed.toAlignedRect())
        canvas = Canvas(painter, self._art, theme, ratio)
        self.fill(canvas, Exposed(painter.clipRegion() if painter.hasClipping() else whole))

    def fill(self, canvas: Canvas, exposed: Exposed) -> None:
        """Write on the parchment, in coordinates of the scene; at least on what is `exposed`."""

    def _write(
        self,
        canvas: Canvas,
        rect: QRectF,
        flags: int,
        words: str,
        scale: float = 1.0,
        color: str = "ink",
        *,
        bold: bool = False,
        wrapped: bool = False,
    ) -> float:
        """Write a line in letters of that scale, or several if it may be `wrapped`.

        Returns its width in one line.
        """
        font = serif_font(self._text * scale, bold=bold)
        if wrapped:
            spread(canvas.painter, rect, flags, words, font, canvas.theme.color(color))
            return rect.width()
        return write(canvas.painter, rect, flags, words, font, canvas.theme.color(color))

    def _advance(self, words: str, scale: float, *, bold: bool = False) -> float:
        """The width of words in letters of that scale."""
        return QFontMetricsF(serif_font(self._text * scale, bold=bold)).horizontalAdvance(words)
