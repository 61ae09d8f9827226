"""The royal reserve: the ring's disc, the reach of the active heir, supply and discarded tiles."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from twoheirs_qt.game.reading import Reading
from twoheirs_qt.rules.components import Terrain
from twoheirs_qt.rules.state import PLACES
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.table.layout import TableLayout
from twoheirs_qt.ui.table.parchment import (
    CENTER,
    LEFT,
    heading,
    ratio_of,
    spread,
    write,
)
from twoheirs_qt.ui.table.sheet_item import Exposed, Part, Sheet
from twoheirs_qt.ui.theme import Theme, letter
from twoheirs_qt.words import solo as solo_texts
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.names import resource_name
from twoheirs_qt.words.text import Text

_SQUEEZED = 0.7
"""The share of its size to which a line may shrink before it says less."""


class ReservePanel(Sheet):
    """Everything of the reserve but the pieces on it, which are items of their own."""

    def __init__(self, art: Art, theme: Theme, say: Callable[[Text], str]) -> None:
        super().__init__(theme)
        self._art = art
        self._say = say
        self._layout: TableLayout | None = None
        self._reading: Reading | None = None
        self._lit = False

    def present(self, layout: TableLayout, reading: Reading, *, lit: bool = False) -> None:
        """`lit`: a troop may be withdrawn to the middle of the ring."""
        self._layout, self._reading, self._lit = layout, reading, lit
        active = None if reading.active is None else reading.heirs[reading.active]
        reach = None if active is None else (self._say(active.name), active.reach)
        henrys = reading.solo is not None and reading.active is reading.solo.henry
        within = tuple(place.in_reach for place in reading.places)
        discards = len(reading.discards)
        parts: dict[str, Part] = {
            "disc": (_box(layout.centre, layout.disc * 1.03 + 2), (within, active is None, lit)),
            "reach": (layout.reach_text, (reach, henrys)),
            "supply": (_supply_rect(layout), (reading.supply, reading.top, bool(discards))),
            "discards": (layout.discards.adjusted(-4, -4, 4, 4), discards),
        }
        self.place(layout.reserve, layout, parts)

    def fill(self, painter: QPainter, exposed: Exposed) -> None:
        layout, reading = self._layout, self._reading
        if layout is None or reading is None:
            return
        say, theme, text = self._say, self.theme, layout.text
        left = self.rect.left() + text * 0.95
        title = QRectF(left, self.rect.top() + text * 0.6, self.rect.width(), layout.line * 1.5)
        write(painter, title, LEFT, say(texts.RESERVE), heading(text), theme.color("ink"))
        if exposed.intersects(_box(layout.centre, layout.disc * 1.03 + 2)):
            self._disc(painter, layout, reading)
        if exposed.intersects(layout.reach_text):
            self._reach(painter, layout, reading)
        if exposed.intersects(_supply_rect(layout)):
            self._supply(painter, layout, reading)
            self._discards(painter, layout, reading)

    def _disc(self, painter: QPainter, layout: TableLayout, reading: Reading) -> None:
        theme, centre = self.theme, layout.centre
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("parchment_dim"))
        painter.drawEllipse(centre, layout.disc, layout.disc)
        reached = [place.in_reach for place in reading.places]
        count = max(reached)
        if count and reading.active is not None:
            first, last = reached.index(1), reached.index(count)
            span = (last - first) % PLACES
            painter.setPen(QPen(theme.color("gold_deep"), 2))
            painter.setBrush(theme.color("gold", 0.62))
            painter.drawPath(_sector(layout, first, span))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("parchment"))
        painter.drawEllipse(centre, layout.core, layout.core)
        if self._lit:
            painter.setPen(QPen(theme.color("gold"), 3, Qt.PenStyle.DashLine))
            painter.setBrush(theme.color("gold", 0.25))
            painter.drawEllipse(centre, layout.core - 2, layout.core - 2)

    def _reach(self, painter: QPainter, layout: TableLayout, reading: Reading) -> None:
        say, theme, rect = self._say, self.theme, layout.reach_text
        upper = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.55)
        lower = QRectF(rect.left(), upper.bottom(), rect.width(), rect.height() * 0.45)
        if reading.active is None:
            write(
                painter,
                rect,
                CENTER,
                say(texts.GAME_OVER),
                heading(layout.text),
                theme.color("ink"),
            )
            return
        heir = reading.heirs[reading.active]
        line = say(texts.REACH_OF.fill(heir=heir.name, reach=heir.reach))
        detail = say(texts.TROOPS_PLUS_ONE.count(heir.reach - 1))
        if reading.solo is not None and reading.active is reading.solo.henry:
            say_reach = letter(layout.text * 1.12, bold=True)
            spread(painter, rect, CENTER, say(solo_texts.REACH), say_reach, theme.color("ink"))
            return
        font = letter(layout.text * 1.12, bold=True)
        write(painter, upper, CENTER, line, font, theme.color("ink"))
        write(painter, lower, CENTER, detail, letter(layout.text * 0.92), theme.color("muted"))

    def _supply(self, painter: QPainter, layout: TableLayout, reading: Reading) -> None:
        rect = layout.supply
        if not reading.discards:
            rect = rect.united(layout.discards)
        side = rect.height() - 4
        spot = QRectF(rect.left(), rect.top() + 2, side, side)
        if reading.top is not None:
            self._pile(painter, spot, reading.top, reading.supply)
        else:
            self._empty(painter, spot)
        below = (
            texts.SUPPLY_EMPTY
            if reading.top is None
            else texts.ON_TOP.fill(resource=resource_name(reading.top))
        )
        left = spot.right() + layout.text * 0.9
        self._two_lines(
            painter,
            layout,
            QRectF(left, rect.top(), rect.right() - left, rect.height()),
            self._say(texts.SUPPLY_LEFT.fill(count=reading.supply)),
            self._say(below),
        )

    def _two_lines(
        self, painter: QPainter, layout: TableLayout, rect: QRectF, upper: str, lower: str
    ) -> None:
        bold, small = letter(layout.text, bold=True), letter(layout.text * 0.92)
        fits = QFontMetricsF(small).horizontalAdvance(lower) * _SQUEEZED <= rect.width()
        # In a narrow column, what is told below may need two lines of its own.
        high = rect.height() * (0.44 if fits else 0.36)
        top = QRectF(rect.left(), rect.top() + rect.height() * 0.06, rect.width(), high)
        bottom = QRectF(rect.left(), top.bottom(), rect.width(), rect.bottom() - top.bottom())
        write(painter, top, LEFT, upper, bold, self.theme.color("ink"))
        if fits:
            bottom.setHeight(high)
            write(painter, bottom, LEFT, lower, small, self.theme.color("muted"))
        else:
            spread(painter, bottom, LEFT, lower, small, self.theme.color("muted"))

    def _pile(self, painter: QPainter, spot: QRectF, top: Terrain, count: int) -> None:
        dark, sharp = self.theme.dark, QRectF(spot.toRect()).translated(0.5, 0.5)
        painter.setPen(QPen(self.theme.color("shadow" if dark else "ink"), 1))
        for depth in range(min(3, (count - 1) // 4 + (count > 1)), 0, -1):
            painter.setBrush(self.theme.color("rule" if dark else "parchment_dim"))
            lower = sharp.translated(depth * 2.0, depth * 2.0)
            painter.drawRoundedRect(lower, 3, 3)
        picture = self._art.terrain(top, spot.width(), ratio_of(painter))
        painter.drawPixmap(spot.topLeft(), picture)

    def _empty(self, painter: QPainter, spot: QRectF) -> None:
        painter.setPen(QPen(self.theme.color("muted"), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(spot.adjusted(1, 1, -1, -1), 4, 4)

    def _discards(self, painter: QPainter, layout: TableLayout, reading: Reading) -> None:
        count = len(reading.discards)
        if not count:
            return
        rect = layout.discards
        text = self._say(texts.DISCARDED.count(count))
        bold = letter(layout.text * 0.95, bold=True)
        side = rect.height() * 0.5
        spot = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        painter.setPen(QPen(self.theme.color("ink"), 1.5))
        painter.setBrush(self.theme.color("rule"))
        painter.save()
        painter.translate(spot.center())
        for angle in (-14, 9)[: min(count, 2)]:
            painter.save()
            painter.rotate(angle)
            painter.drawRoundedRect(QRectF(-side / 2, -side / 2, side, side), 3, 3)
            painter.restore()
        painter.restore()
        left = spot.right() + layout.text * 0.5
        where = QRectF(left, rect.top(), rect.right() - left, rect.height())
        if QFontMetricsF(bold).horizontalAdvance(text) * _SQUEEZED > where.width():
            text = str(count)
        if QFontMetricsF(bold).horizontalAdvance(text) > where.width():  # on the tiles themselves
            spread(painter, spot, CENTER, text, bold, self.theme.color("ink"))
        else:
            spread(painter, where, LEFT, text, bold, self.theme.color("ink"))


def _supply_rect(layout: TableLayout) -> QRectF:
    """What supply and discarded tiles take together, their edges included."""
    return layout.supply.united(layout.discards).adjusted(-4, -4, 8, 8)


def _sector(layout: TableLayout, first: int, span: int) -> QPainterPath:
    """The ring from place `first` over `span` more places, half a place to each side."""
    step = 360 / PLACES
    start = 90 - (first - 0.5) * step
    sweep = -(span + 1) * step
    outer, inner = layout.disc * 1.02, layout.core * 0.98
    path = QPainterPath()
    box = _box(layout.centre, outer)
    path.arcMoveTo(box, start)
    path.arcTo(box, start, sweep)
    path.arcTo(_box(layout.centre, inner), start + sweep, -sweep)
    path.closeSubpath()
    return path


def _box(centre: QPointF, radius: float) -> QRectF:
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
