"""Paints the royal reserve of an example: the ring, the reach, the shield, troops and supply."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from twoheirs_qt.rules import PLACES, Heir, State, means_of
from twoheirs_qt.ui.art import Art, Look
from twoheirs_qt.ui.rulebook.board import disc
from twoheirs_qt.ui.rulebook.marks import Marks
from twoheirs_qt.ui.theme import Theme, letter

_DISC: Final = 1.34
_CORE: Final = 0.6
_TILE: Final = 0.655
"""Radii of the disc and of its free middle, and the side of a tile, in radii of the ring."""


class Ring:
    """The reserve of `state` with the reach of `heir`; its middle is `radius` from a place."""

    def __init__(self, state: State, marks: Marks, heir: Heir, radius: float) -> None:
        self._state = state
        self._marks = marks
        self._heir = heir
        self._radius = radius
        self._centre = QPointF(self.width / 2, self.width / 2)

    @property
    def width(self) -> float:
        return 2 * self._radius * _DISC + 6

    @property
    def height(self) -> float:
        return self.width + self._radius * 0.15

    def paint(self, painter: QPainter, art: Art, theme: Theme, ratio: float) -> None:
        """Paint it at the painter's origin."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._disc(painter, theme)
        reached = means_of(self._state, self._heir).slots
        for slot in range(PLACES):
            rect = self._place(slot)
            if slot == self._state.shield:
                self._shield(painter, art, rect, ratio)
                continue
            tile = self._state.slots[slot]
            if tile is None:
                _empty(painter, theme, rect)
                continue
            picture = art.tile(Look(tile), rect.width(), ratio)
            painter.drawPixmap(rect.topLeft(), picture)
            if slot not in reached:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.color("veil", 0.45))
                painter.drawRoundedRect(rect, 3, 3)
            if slot in self._marks.slots:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                for color, weight in (("shadow", 5.0), ("gold", 3.2)):
                    painter.setPen(QPen(theme.color(color), weight))
                    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 3, 3)
        self._numbers(painter, theme, reached)
        self._troops(painter, art, ratio)
        self._supply(painter, art, theme, ratio)

    def _place(self, slot: int) -> QRectF:
        """The square of a place; place 0 is at the top, then clockwise, as on the table."""
        angle = 2 * pi * slot / PLACES
        middle = self._centre + QPointF(sin(angle), -cos(angle)) * self._radius
        side = self._radius * _TILE
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)

    def _disc(self, painter: QPainter, theme: Theme) -> None:
        radius, core = self._radius * _DISC, self._radius * _CORE
        painter.setPen(QPen(theme.color("shadow"), 2))
        painter.setBrush(theme.color("parchment_dim"))
        painter.drawEllipse(self._centre, radius, radius)
        reached = means_of(self._state, self._heir).slots
        if reached:
            path = _sector(self._centre, radius, core, reached[0], reached[-1])
            painter.setPen(QPen(theme.color("gold_deep"), 2))
            painter.setBrush(theme.color("gold", 0.62))
            painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("parchment"))
        painter.drawEllipse(self._centre, core, core)

    def _shield(self, painter: QPainter, art: Art, rect: QRectF, ratio: float) -> None:
        height = rect.height() * 1.12
        width = height * 96 / 112
        spot = rect.center() - QPointF(width / 2, height / 2)
        name = f"shield/{self._state.crown.word}"
        painter.drawPixmap(spot, art.picture(name, width, height, ratio))

    def _numbers(self, painter: QPainter, theme: Theme, reached: tuple[int, ...]) -> None:
        numbers = self._marks.slot_numbers or {slot: n for n, slot in enumerate(reached, 1)}
        for slot, number in numbers.items():
            corner = self._place(slot).bottomLeft()
            disc(painter, theme, corner + QPointF(4, -4), self._radius * 0.11, str(number))

    def _troops(self, painter: QPainter, art: Art, ratio: float) -> None:
        height = self._radius * 0.44
        width = height * 0.8
        for heir in Heir:
            if heir is self._state.henry:
                continue
            row = -1 if heir is not self._state.south else 0
            waiting = [troop for troop in self._state.troops[heir] if troop.at is None]
            for number, troop in enumerate(waiting):
                x = (number - len(waiting) / 2) * width * 1.12
                spot = self._centre + QPointF(x, row * height * 1.04)
                picture = art.picture(art.troop(heir, troop), width, height, ratio)
                painter.drawPixmap(spot, picture)

    def _supply(self, painter: QPainter, art: Art, theme: Theme, ratio: float) -> None:
        """The pile with its topmost terrain and how many tiles it holds, below on the left."""
        side = self._radius * 0.46
        rect = QRectF(2, self.height - side - 2, side, side)
        stack = self._state.stack
        if not stack:
            _empty(painter, theme, rect)
            return
        for depth in range(min(2, len(stack) - 1), 0, -1):
            painter.setPen(QPen(theme.color("shadow"), 1))
            painter.setBrush(theme.color("parchment_dim"))
            painter.drawRoundedRect(rect.translated(depth * 2.0, -depth * 2.0), 3, 3)
        painter.drawPixmap(rect.topLeft(), art.terrain(stack[0].terrain, side, ratio))
        painter.setFont(letter(side * 0.4, bold=True))
        painter.setPen(theme.color("on_oak"))
        beside = QRectF(rect.right() + 7, rect.top(), side * 1.6, side)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        painter.drawText(beside, flags, f"× {len(stack)}")


def _empty(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    painter.setPen(QPen(theme.color("muted"), 1.4, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 4, 4)


def _sector(centre: QPointF, outer: float, inner: float, first: int, last: int) -> QPainterPath:
    """The ring from place `first` clockwise to `last`, half a place more on each side."""
    step = 360 / PLACES
    start = 90 - (first - 0.5) * step
    sweep = -((last - first) % PLACES + 1) * step
    box = QRectF(centre.x() - outer, centre.y() - outer, 2 * outer, 2 * outer)
    path = QPainterPath()
    path.arcMoveTo(box, start)
    path.arcTo(box, start, sweep)
    hole = QRectF(centre.x() - inner, centre.y() - inner, 2 * inner, 2 * inner)
    path.arcTo(hole, start + sweep, -sweep)
    path.closeSubpath()
    return path
