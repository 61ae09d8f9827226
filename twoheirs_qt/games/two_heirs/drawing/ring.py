"""The ring of the royal reserve: its places, and the disc under them."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from twoheirs_qt.games.two_heirs.rules.state import RING_SIZE
from twoheirs_qt.tabletop.drawing.charts import make_square
from twoheirs_qt.tabletop.drawing.theme import Theme

_TILE_SHARE: Final = 0.655
"""The side of a tile over the radius of the ring, as large as seven fit."""
DISC_SHARE: Final = 1.32
"""Radius of the disc over that of the ring."""
_CORE_SHARE: Final = 0.6
"""Radius of the free middle over that of the ring."""


class Ring(NamedTuple):
    """The ring around `centre`: the middle of each place is `radius` away.

    The radius of the disc under it is `disc_share` times that.
    """

    centre: QPointF
    radius: float
    disc_share: float = DISC_SHARE

    @property
    def disc_radius(self) -> float:
        """Radius of the disc under the ring."""
        return self.radius * self.disc_share

    @property
    def core_radius(self) -> float:
        """Radius of the free middle."""
        return self.radius * _CORE_SHARE

    @property
    def tile_side(self) -> float:
        """Side of a place."""
        return self.radius * _TILE_SHARE

    def find_slot_rect(self, slot: int) -> QRectF:
        """The square of a place; place 0 is at the top, then clockwise."""
        middle, side = self._find_middle(slot), self.radius * _TILE_SHARE
        return make_square(middle, side)

    def find_shield_rect(self, slot: int, share: float = 0.92) -> QRectF:
        """The rectangle of the royal shield; its width is `share` of that of its place."""
        rect = self.find_slot_rect(slot)
        width = rect.width() * share
        height = width * 112 / 96
        return QRectF(rect.center().x() - width / 2, rect.center().y() - height / 2, width, height)

    def is_right_of_middle(self, slot: int) -> bool:
        """Whether a place lies right of the middle."""
        return self._find_middle(slot).x() > self.centre.x() + 1

    def paint(
        self,
        painter: QPainter,
        theme: Theme,
        reached_slots: Sequence[int],
        edge: QPen | Qt.PenStyle,
        overlap: float = 0.0,
    ) -> None:
        """Paint the disc with its `edge`, and in gold the sector of the places of `reached_slots`.

        The sector extends over the disc's rim, and under its middle, by `overlap`, a share of the
        radius.
        """
        painter.setPen(edge)
        painter.setBrush(theme.find_color("parchment_dim"))
        painter.drawEllipse(self.centre, self.disc_radius, self.disc_radius)
        if reached_slots:
            painter.setPen(QPen(theme.find_color("gold_deep"), 2))
            painter.setBrush(theme.find_color("gold", 0.62))
            painter.drawPath(self._make_sector(reached_slots[0], reached_slots[-1], overlap))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.find_color("parchment"))
        painter.drawEllipse(self.centre, self.core_radius, self.core_radius)

    def _find_middle(self, slot: int) -> QPointF:
        angle = 2 * pi * slot / RING_SIZE
        return self.centre + QPointF(sin(angle), -cos(angle)) * self.radius

    def _make_sector(self, first: int, last: int, overlap: float) -> QPainterPath:
        """The sector from one place clockwise to another, half a place more to each side."""
        step = 360 / RING_SIZE
        start = 90 - (first - 0.5) * step
        sweep = -((last - first) % RING_SIZE + 1) * step
        outer = make_square(self.centre, 2 * self.disc_radius * (1 + overlap))
        path = QPainterPath()
        path.arcMoveTo(outer, start)
        path.arcTo(outer, start, sweep)
        path.arcTo(
            make_square(self.centre, 2 * self.core_radius * (1 - overlap)), start + sweep, -sweep
        )
        path.closeSubpath()
        return path
