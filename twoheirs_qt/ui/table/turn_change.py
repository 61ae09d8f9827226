"""What changes of the heirs' places as one looks on: points roll, and the gold changes hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from twoheirs_qt.game.snapshot import TableSnapshot
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.ui.table.animator import DURATION, Animator, between, ease
from twoheirs_qt.ui.table.heir_panel import HeirPanel
from twoheirs_qt.ui.table.overlays import Overlay
from twoheirs_qt.ui.theme import Theme

_Z: Final = 21.0
"""Above the heirs' places, and below the pieces on them."""
_WIDTH: Final = 3.5
_INSET: Final = 3.2
_ROUND: Final = 6.5


class _Gold(Overlay):
    """The golden rim of the heir in turn, on its way."""

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rim = self.rect.adjusted(_INSET, _INSET, -_INSET, -_INSET)
        for color, width in (("shadow", _WIDTH + 2.5), ("gold", _WIDTH + 0.5)):
            painter.setPen(QPen(theme.color(color, 0.5 if color == "shadow" else 1.0), width))
            painter.drawRoundedRect(rim, _ROUND, _ROUND)


class TurnChange:
    """Shows over the places of both heirs what a step of the game has changed there."""

    def __init__(self, animator: Animator, add: Callable[[QGraphicsItem], None]) -> None:
        self._animator = animator
        self._gold = _Gold(_Z)
        add(self._gold)

    def show(
        self, before: TableSnapshot, after: TableSnapshot, places: Mapping[Heir, HeirPanel]
    ) -> None:
        """Begin to show what is different in `after`, which the places have been given."""
        for heir, place in places.items():
            start, end = before.heirs[heir].points, after.heirs[heir].points
            if start != end:
                self._animator.after(
                    f"points {heir.word}", DURATION, partial(_roll, place, start, end), motion=True
                )
                place.roll(start)
        old, new = before.active, after.active
        if old is not None and new is not None and old is not new:
            self._animator.after(
                "gold", DURATION, partial(self._glide, places[old], places[new]), motion=True
            )
            self._glide(places[old], places[new], 0.0)

    def _glide(self, old: HeirPanel, new: HeirPanel, share: float) -> None:
        arrived = share >= 1
        new.await_gold(not arrived)
        self._gold.setVisible(not arrived)
        if not arrived:
            self._gold.place(_between(old.rect, new.rect, ease(share)))


def _between(start: QRectF, end: QRectF, share: float) -> QRectF:
    """A rim is of whole pixels: it would shimmer on its way."""
    return QRectF(between(start, end, share).toRect())


def _roll(place: HeirPanel, start: int, end: int, share: float) -> None:
    place.roll(None if share >= 1 else start + round((end - start) * ease(share)))
