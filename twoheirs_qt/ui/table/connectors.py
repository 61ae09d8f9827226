"""Lines from what gives resources to the glyphs of a cost, or to that of an access."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from twoheirs_qt.rules.access import Coverage
from twoheirs_qt.rules.components import Terrain, Tile
from twoheirs_qt.ui.art import cost_glyphs
from twoheirs_qt.ui.board.marks import circle, round_pen
from twoheirs_qt.ui.table.overlays import Overlay, region_beside
from twoheirs_qt.ui.theme import Theme


class Connectors(Overlay):
    """A line for each resource that is there, and for a cost a ring around each glyph.

    `connectors` lead from the middle of what gives it to the glyph's. The ring of a missing
    resource looks different. No line is drawn across what `words` returns: it goes on behind that.
    """

    def __init__(self, z: float, words: Callable[[], list[QRectF]]) -> None:
        super().__init__(z)
        self._shown: object = None
        self.connectors: tuple[QLineF, ...] = ()
        self.lacking: tuple[QRectF, ...] = ()
        self.saved: tuple[QRectF, ...] = ()
        self.words = words

    def clear(self) -> None:
        self.connectors = self.lacking = self.saved = ()
        self.hide()

    def show_for(
        self, tile: Tile, ghost: QRectF, *, turned: bool, paid: Coverage, begins: list[QPointF]
    ) -> None:
        """Connect the sources of `paid`, that lie at `begins`, with the cost of a tile at `ghost`.

        `turned`: its pictures stand upside down.
        """
        shown = (tile.id, ghost.getRect(), turned, paid, [begin.toTuple() for begin in begins])
        if self.isVisible() and shown == self._shown:
            return
        self._shown = shown
        glyphs = cost_glyphs(tile, ghost)
        if turned:
            glyphs = {kind: [_turned(each, ghost) for each in glyphs[kind]] for kind in Terrain}
        connectors = [
            QLineF(begin, glyphs[source.resource].pop(0).center())
            for source, begin in zip(paid.sources, begins, strict=True)
        ]
        lacking: list[QRectF] = []
        saved: list[QRectF] = []
        for terrain in Terrain:
            short = paid.short[terrain]
            lacking += glyphs[terrain][len(glyphs[terrain]) - short :]
            saved += glyphs[terrain][: len(glyphs[terrain]) - short]
        self.lacking, self.saved = tuple(lacking), tuple(saved)
        self._span(connectors, ghost)

    def show_sources(self, begins: list[QPointF], glyph: QRectF) -> None:
        """Connect all that lies at `begins` with one glyph."""
        self._shown, self.lacking, self.saved = None, (), ()
        self._span([QLineF(begin, glyph.center()) for begin in begins], glyph)

    def _span(self, connectors: list[QLineF], end: QRectF) -> None:
        self.connectors = tuple(connectors)
        whole = QRectF(end)
        for connector in connectors:
            whole = whole.united(_path(connector).boundingRect())
        self.place(whole)
        self.show()

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        beside = region_beside(self.boundingRect(), self.words())
        painter.save()
        painter.setClipRegion(beside, Qt.ClipOperation.IntersectClip)
        for color, width in (("shadow", 5.0), ("gold", 2.6)):
            opaque = 0.85 if color == "shadow" else 1.0
            painter.setPen(round_pen(theme.color(color, opaque), width))
            for connector in self.connectors:
                painter.drawPath(_path(connector))
        painter.restore()
        painter.setPen(QPen(theme.color("shadow"), 1.5))
        painter.setBrush(theme.color("gold"))
        for connector in self.connectors:
            painter.drawEllipse(connector.p1(), 5.0, 5.0)
        for glyph in self.saved:
            circle(painter, theme, glyph)
        for glyph in self.lacking:
            circle(painter, theme, glyph, crossed=True)


def _turned(glyph: QRectF, tile: QRectF) -> QRectF:
    """Where a glyph is if its tile lies upside down."""
    corner = tile.topLeft() + tile.bottomRight() - glyph.bottomRight()
    return QRectF(corner, glyph.size())


def _path(connector: QLineF) -> QPainterPath:
    """A slightly sagging curve."""
    long = abs(connector.dx()) + abs(connector.dy())
    path = QPainterPath(connector.p1())
    path.quadTo(connector.center() + QPointF(0, min(60.0, long * 0.12)), connector.p2())
    return path
