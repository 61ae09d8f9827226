"""Effects on the table: the dust of a falling building, and the change of the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.scene.heir_place import HeirPanel
from twoheirs_qt.games.two_heirs.scene.landscape import CellItem
from twoheirs_qt.tabletop.drawing.theme import Theme
from twoheirs_qt.tabletop.scene.animator import DURATION, Animator, ease, interpolate_rect
from twoheirs_qt.tabletop.scene.camera import Camera
from twoheirs_qt.tabletop.scene.item import Overlay

DUST_MS: Final = 520.0
"""Milliseconds at normal pace."""
_PUFFS: Final = 17
_DELAY_SHARE: Final = 0.27
"""The share of that time before the dust rises: the wall has to fall first."""
_MIN_PUFF_SHARE: Final = 0.05
"""The smallest radius of a puff over the side of a tile."""
_UNEVENNESS: Final = (0.0, 0.7, 0.25, 1.0, 0.4, 0.85, 0.1, 0.6)
"""The irregularity of each puff, as a cloud is not round."""


class Dust(CellItem):
    """A ring of cloud around a cell's tile, which swells, drifts outwards and disappears."""

    def __init__(self, camera: Camera, parent: QGraphicsItem) -> None:
        super().__init__(camera, parent)
        self._cell: Cell | None = None
        self._progress = 1.0

    def begin(self, cell: Cell) -> None:
        """Start around this cell; `show_frame` animates it."""
        self._cell = cell
        self.refresh()
        self.show_frame(0.0)

    def show_frame(self, progress: float) -> None:
        """Show the frame at `progress` of the time since the wall began to fall."""
        self._progress = max(0.0, (progress - _DELAY_SHARE) / (1 - _DELAY_SHARE))
        if progress >= 1:
            self._cell = None
        self.setVisible(self._cell is not None and self._progress > 0)
        self.update()

    def _list_cells(self) -> Iterable[Cell]:
        if self._cell is None:
            return ()
        x, y = self._cell  # it drifts over the tiles around
        return ((x - 1, y - 1), (x + 1, y + 1))

    def draw(self, painter: QPainter, theme: Theme) -> None:
        puffs = list(self._list_puffs())
        outline_width = max(1.4, self._camera.cell_side * 0.02)
        painter.setPen(Qt.PenStyle.NoPen)
        # One outline around all puffs that touch: first the outline, then the cloud over it.
        cloud, highlight = ("muted", "on_oak") if theme.dark else ("parchment", "bubble")
        for color, margin in (("shadow", outline_width), (cloud, 0.0)):
            painter.setBrush(theme.find_color(color))
            for middle, radius in puffs:
                painter.drawEllipse(middle, radius + margin, radius + margin)
        painter.setBrush(theme.find_color(highlight))
        for middle, radius in puffs:
            painter.drawEllipse(middle - QPointF(0.18, 0.3) * radius, radius * 0.55, radius * 0.5)

    def _list_puffs(self) -> Iterator[tuple[QPointF, float]]:
        """The middle and the radius of each puff; they shrink, but never fade."""
        if self._cell is None:
            return
        rect, progress = self._camera.find_rect(self._cell), self._progress
        side, drift = rect.width(), 1 - (1 - progress) ** 2
        swelling = sin(pi * progress**0.45)
        for number in range(_PUFFS):
            unevenness = _UNEVENNESS[number % len(_UNEVENNESS)]
            angle = 2 * pi * (number + 0.4 * unevenness) / _PUFFS
            x, y = cos(angle), sin(angle)
            stretch = 1 / max(abs(x), abs(y)) ** 0.55  # along the edges of the tile
            distance = side * (0.4 + (0.1 + 0.12 * unevenness) * drift) * stretch
            middle = rect.center() + QPointF(x, y) * distance - QPointF(0, side * 0.1 * progress)
            radius = side * (0.085 + 0.055 * unevenness) * swelling
            if radius > side * _MIN_PUFF_SHARE:
                yield middle, radius


_RIM_Z: Final = 21.0
"""Above the heirs' places, and below the pieces on them."""
_RIM_WIDTH_PX: Final = 3.5
_RIM_INSET_PX: Final = 3.2
_RIM_RADIUS_PX: Final = 6.5


class _GoldenRim(Overlay):
    """The golden rim of the heir in turn while it glides to the other heir's place."""

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rim = self.rect.adjusted(_RIM_INSET_PX, _RIM_INSET_PX, -_RIM_INSET_PX, -_RIM_INSET_PX)
        for color, width in (("shadow", _RIM_WIDTH_PX + 2.5), ("gold", _RIM_WIDTH_PX + 0.5)):
            painter.setPen(QPen(theme.find_color(color, 0.5 if color == "shadow" else 1.0), width))
            painter.drawRoundedRect(rim, _RIM_RADIUS_PX, _RIM_RADIUS_PX)


class TurnAnimation:
    """Animates changes of points and of the turn over the places of both heirs."""

    def __init__(self, animator: Animator, add: Callable[[QGraphicsItem], None]) -> None:
        self._animator = animator
        self._gold = _GoldenRim(_RIM_Z)
        add(self._gold)

    def show(
        self, before: TableSnapshot, after: TableSnapshot, places: Mapping[Heir, HeirPanel]
    ) -> None:
        """Animate the changes from `before` to `after`; the places already show `after`."""
        for heir, place in places.items():
            start, end = before.heirs[heir].points, after.heirs[heir].points
            if start != end:
                self._animator.animate(
                    f"points {heir.word}", DURATION, partial(_roll, place, start, end)
                )
                place.animate_points(start)
        old, new = before.active, after.active
        if old is not None and new is not None and old is not new:
            self._animator.animate("gold", DURATION, partial(self._glide, places[old], places[new]))
            self._glide(places[old], places[new], 0.0)

    def _glide(self, old: HeirPanel, new: HeirPanel, progress: float) -> None:
        has_arrived = progress >= 1
        new.set_rim_hidden(not has_arrived)
        self._gold.setVisible(not has_arrived)
        if not has_arrived:
            self._gold.cover(_interpolate(old.rect, new.rect, ease(progress)))


def _interpolate(start: QRectF, end: QRectF, progress: float) -> QRectF:
    """Interpolate in whole pixels, as the rim would shimmer otherwise."""
    return QRectF(interpolate_rect(start, end, progress).toRect())


def _roll(place: HeirPanel, start: int, end: int, progress: float) -> None:
    place.animate_points(None if progress >= 1 else start + round((end - start) * ease(progress)))
