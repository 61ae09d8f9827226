"""Paints the royal reserve of an example: the ring, the reach, the shield, troops and supply."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from twoheirs_qt.game.snapshot import TableSnapshot
from twoheirs_qt.rules import Heir
from twoheirs_qt.ui.art import Look
from twoheirs_qt.ui.board import ring
from twoheirs_qt.ui.board.canvas import Canvas
from twoheirs_qt.ui.board.marks import empty, rim, veil
from twoheirs_qt.ui.rulebook.board import number_disc
from twoheirs_qt.ui.theme import serif_font
from twoheirs_qt.words.rulebook.marks import Marks

_DISC: Final = 1.34


class Ring:
    """The reserve of `snapshot`, some places `reached`; each is `radius` from its middle."""

    def __init__(
        self, snapshot: TableSnapshot, marks: Marks, reached: Sequence[int], radius: float
    ) -> None:
        self._snapshot = snapshot
        self._marks = marks
        self._reached = reached
        self._radius = radius
        self.width = 2 * radius * _DISC + 6
        self.height = self.width + radius * 0.15
        self._ring = ring.Ring(QPointF(self.width / 2, self.width / 2), radius, _DISC)

    def paint(self, canvas: Canvas) -> None:
        """Paint it at the painter's origin."""
        painter, theme, snapshot = canvas.painter, canvas.theme, self._snapshot
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ring.paint(painter, theme, self._reached, QPen(theme.color("shadow"), 2))
        for slot, place in enumerate(snapshot.places):
            rect = self._ring.place(slot)
            if slot == snapshot.shield:
                canvas.picture(f"shield/{snapshot.crown.word}", self._ring.shield(slot, 0.96))
                continue
            if place.tile is None:
                empty(painter, rect, theme, corner=4)
                continue
            canvas.tile(Look(snapshot.catalogue.tiles[place.tile]), rect)
            if slot not in self._reached:
                veil(painter, theme, rect, 0.45)
            if slot in self._marks.slots:
                rim(painter, theme, rect, 3.2, edge=1.8, dark=1.0, corner=3)
        numbers = self._marks.slot_numbers or {slot: n for n, slot in enumerate(self._reached, 1)}
        for slot, number in numbers.items():
            corner = self._ring.place(slot).bottomLeft() + QPointF(4, -4)
            number_disc(painter, theme, corner, self._radius * 0.11, str(number))
        self._troops(canvas)
        self._supply(canvas)

    def _troops(self, canvas: Canvas) -> None:
        height = self._radius * 0.44
        width = height * 0.8
        for heir in Heir:
            if heir is self._snapshot.henry:
                continue
            row = -1 if heir is not self._snapshot.south else 0
            waiting = [troop for troop in self._snapshot.troops[heir] if troop.at is None]
            for number, troop in enumerate(waiting):
                x = (number - len(waiting) / 2) * width * 1.12
                spot = self._ring.centre + QPointF(x, row * height * 1.04)
                canvas.troop(heir, troop, QRectF(spot.x(), spot.y(), width, height))

    def _supply(self, canvas: Canvas) -> None:
        """The pile with its topmost terrain and how many tiles it holds, below on the left."""
        painter, theme, snapshot = canvas.painter, canvas.theme, self._snapshot
        side = self._radius * 0.46
        rect = QRectF(2, self.height - side - 2, side, side)
        if snapshot.top is None:
            empty(painter, rect, theme, corner=4)
            return
        for depth in range(min(2, snapshot.supply - 1), 0, -1):
            painter.setPen(QPen(theme.color("shadow"), 1))
            painter.setBrush(theme.color("parchment_dim"))
            painter.drawRoundedRect(rect.translated(depth * 2.0, -depth * 2.0), 3, 3)
        canvas.terrain(snapshot.top, rect)
        painter.setFont(serif_font(side * 0.4, bold=True))
        painter.setPen(theme.color("on_oak"))
        beside = QRectF(rect.right() + 7, rect.top(), side * 1.6, side)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        painter.drawText(beside, flags, f"× {snapshot.supply}")
