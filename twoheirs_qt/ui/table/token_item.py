"""Tokens of the solo game on tiles: treasures, and the scaffold on the last built building."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.board.marks import PAPER
from twoheirs_qt.ui.table.pieces import PictureItem
from twoheirs_qt.ui.theme import current_theme

_SHARE: Final = 0.34
"""The side of a token over that of its tile: the tile and a troop beside it stay readable."""
_SMALLEST: Final = 25.0
_MOST: Final = 0.46
"""On small tiles a token is this large in pixels, but no greater share of the tile."""


class TokenItem(PictureItem):
    """A token; `leaving` crosses it out, as it is about to be removed.

    A round one has a pale rim and a shadow, so that it stands out from any building.
    """

    def __init__(self, art: Art, picture: str) -> None:
        super().__init__(art, picture)
        self._is_round = picture != "scaffold"
        self.leaving = False

    def set_leaving(self, leaving: bool) -> None:
        if leaving != self.leaving:
            self.leaving = leaving
            self.update()

    def _below(self, painter: QPainter, size: QRectF) -> None:
        if not self._is_round:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        edge = max(1.6, size.width() * 0.06)
        rim = size.adjusted(-edge, -edge, edge, edge)
        painter.setBrush(current_theme().color("shadow", 0.6))
        painter.drawEllipse(rim.adjusted(-1, 0, 1, 2))
        painter.setBrush(PAPER)
        painter.drawEllipse(rim)

    def _above(self, painter: QPainter, size: QRectF) -> None:
        if not self.leaving:
            return
        edge = size.width() * 0.14
        inner = size.adjusted(edge, edge, -edge, -edge)
        for color, share in (("parchment_edge", 0.2), ("danger", 0.11)):
            painter.setPen(QPen(current_theme().color(color), size.width() * share))
            painter.drawLine(inner.topLeft(), inner.bottomRight())
            painter.drawLine(inner.topRight(), inner.bottomLeft())


def token_rect(tile: QRectF, *, low: bool) -> QRectF:
    """A token's rectangle at the left of a tile: a treasure in the middle, the scaffold `low`.

    Troops stand at the right.
    """
    whole = tile.width()
    side = max(whole * _SHARE, min(_SMALLEST, whole * _MOST))
    middle = 0.66 if low else 0.5
    centre = QPointF(tile.left() + whole * 0.045 + side / 2, tile.top() + whole * middle)
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
