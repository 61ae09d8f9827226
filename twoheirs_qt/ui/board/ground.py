"""The table top under everything: oak, or in plain themes one colour."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QBrush, QPainter

from twoheirs_qt.ui.board.parchment import fill
from twoheirs_qt.ui.pictures import Pictures
from twoheirs_qt.ui.theme import Theme

_OAK: Final = 512.0


def paint_ground(
    painter: QPainter, rect: QRectF | QRect, theme: Theme, pictures: Pictures, ratio: float
) -> None:
    """Paint a part of the table top; `ratio` is device pixels in a logical one."""
    if theme.wooden:
        oak = pictures.picture("table/oak", _OAK, _OAK, ratio, solid=True)
        fill(painter, rect, QBrush(oak))
    else:
        fill(painter, rect, theme.color("oak"))
