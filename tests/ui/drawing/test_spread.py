"""Text that is spread over lines is whole: no tail of a letter is cut."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from twoheirs_qt.tabletop.drawing.parchment import write_lines
from twoheirs_qt.tabletop.drawing.theme import make_serif_font

_TOP = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
_WORDS = "który gra według\nstałych reguł, jęząc"


def _count_ink(height: float, pixels: int) -> int:
    """Count the painted pixels in a room of this height."""
    image = QImage(400, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    room = QRectF(0.0, 20.4, 400.0, height)
    write_lines(painter, room, _TOP, _WORDS, make_serif_font(pixels), QColor("black"))
    painter.end()
    white = QColor("white").rgb()
    return sum(image.pixel(x, y) != white for x in range(400) for y in range(200))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("pixels", [12, 13, 17])
def test_tails_are_painted_where_lines_hardly_fit(pixels: int) -> None:
    room = QRectF(0.0, 20.4, 400.0, 160.0)
    needed = QFontMetricsF(make_serif_font(pixels)).boundingRect(room, _TOP, _WORDS).height()
    assert _count_ink(needed - 1, pixels) == _count_ink(160.0, pixels)
