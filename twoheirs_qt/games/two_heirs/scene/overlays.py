"""Overlays of the table: ghost, focus ring, offer, ribbon, connectors, marks and overview."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from twoheirs_qt.games.two_heirs.drawing.art import find_cost_rects
from twoheirs_qt.games.two_heirs.drawing.land import paint_small
from twoheirs_qt.games.two_heirs.drawing.marks import (
    draw_brackets,
    draw_circle,
    draw_rim,
)
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.rules.access import Payment
from twoheirs_qt.games.two_heirs.rules.components import Heir, Terrain, Tile
from twoheirs_qt.tabletop.drawing.charts import make_round_pen
from twoheirs_qt.tabletop.drawing.parchment import (
    CENTER,
    draw_bubble,
    draw_sheet,
    find_pixel_ratio,
    paint_cached,
    write_line,
    write_lines,
)
from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme, make_serif_font
from twoheirs_qt.tabletop.scene.camera import Camera
from twoheirs_qt.tabletop.scene.free_spot import find_shortest_line, free_spot, measure_common_area
from twoheirs_qt.tabletop.scene.item import Overlay, find_region_outside

_ANCHOR_COVER_COST: Final = 9
"""The cost of covering its anchor over that of covering anything else, for an offer."""
_MAX_OFFER_DISTANCE: Final = 2.0
"""The largest distance of an offer from its anchor, over the height of letters, if avoidable."""
_ANCHOR_COVER_SHARES: Final = (0.0, 0.5, 0.98)
"""The shares of its anchor that it may cover to be nearer, smallest first."""
_MIN_LINE_SCALE: Final = 0.8
"""The smallest scale of the ribbon's line."""


_HEIGHT_ONE_LINE: Final = 2.3
_HEIGHT_TWO_LINES: Final = 3.5
"""The height of the ribbon over that of body letters."""
_NOTCH: Final = 2.3 * 0.38
_TEXT_INSET: Final = 1.6
"""The depth of the notches at its ends over body letters, and the text's distance in notches."""


def _measure_text(text: str, text_px: float) -> float:
    return QFontMetricsF(make_serif_font(text_px * 1.15, bold=True)).horizontalAdvance(text)


def measure_ribbon(field: QRectF, text_px: float, text: str) -> float:
    """The height of a ribbon with these words across the top of `field`; none without words."""
    if not text:
        return 0.0
    room = field.width() - 2 * text_px * _NOTCH * _TEXT_INSET
    # On a narrow table two lines are easier to read than tiny letters.
    fits_one_line = _measure_text(text, text_px) * _MIN_LINE_SCALE <= room
    return text_px * (_HEIGHT_ONE_LINE if fits_one_line else _HEIGHT_TWO_LINES)


def measure_ribbon_room(field: QRectF, text_px: float, text: str) -> float:
    """The height of a ribbon with these words and its shadow, above the names of columns."""
    return measure_ribbon(field, text_px, text) + text_px * 0.25


class DragPreview(Overlay):
    """The selection as a preview: in its cell, or following the pointer."""

    def __init__(self, z: float) -> None:
        super().__init__(z)
        self._draw: Callable[[QRectF, float], QPixmap] | None = None
        self._rim: str | None = None
        self._shown: object = None

    def show_at(
        self,
        rect: QRectF,
        draw: Callable[[QRectF, float], QPixmap],
        rim: str | None,
        content_key: object = None,
    ) -> None:
        """Show it at `rect`; `draw` makes its picture for a rectangle and a device ratio.

        `rim` is the theme colour of its rim, None for none. As long as `content_key` and all other
        arguments stay equal, nothing is repainted.
        """
        self._draw, self._rim = draw, rim
        arguments = (rect.getRect(), rim, content_key)
        if self.isVisible() and arguments == self._shown:
            return
        self._shown = arguments
        self.cover(rect)
        self.show()

    def draw(self, painter: QPainter, theme: Theme) -> None:
        if self._draw is None:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(0.86)
        painter.drawPixmap(self.rect.topLeft(), self._draw(self.rect, find_pixel_ratio(painter)))
        painter.setOpacity(1.0)
        if self._rim is not None:
            key = f"rim-{theme.name}-{self._rim}"
            line = paint_cached(key, self.rect.size(), find_pixel_ratio(painter), self._paint_rim)
            painter.drawPixmap(self.rect.topLeft(), line)

    def _paint_rim(self, painter: QPainter) -> None:
        assert self._rim is not None
        side = self.rect.width()
        bounds, width = QRectF(0, 0, side, self.rect.height()), max(3.0, side * 0.035)
        draw_rim(
            painter,
            find_current_theme(),
            bounds,
            width,
            self._rim,
            edge=0,
            edge_opacity=0.8,
            dashes=[3.2, 1.6],
        )


class FocusRing(Overlay):
    """A bold double ring around the target under the cursor, visible on every ground."""

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rect = self.rect.adjusted(-4, -4, 4, 4)
        for color, width in (("shadow", 8.0), ("parchment_edge", 5.0), ("blue", 2.6)):
            shade = theme.find_color(color)
            if color == "parchment_edge" and theme.dark:
                shade = theme.find_color("on_oak")
            painter.setPen(QPen(shade, width))
            painter.drawRoundedRect(rect, 8, 8)


class Ribbon(Overlay):
    """A golden ribbon on the table, such as for the last round."""

    def __init__(self, z: float) -> None:
        super().__init__(z)
        self.words = ""
        self._text_px = 13.0
        self._shown: object = None

    def show_in(self, field: QRectF, text_px: float, text: str) -> None:
        """Show it across the top of `field`; empty words hide it."""
        arguments = (field.getRect(), text_px, text)
        if arguments == self._shown:
            return
        self._shown = arguments
        self.words, self._text_px = text, text_px
        self.setVisible(bool(text))
        text_width = _measure_text(text, text_px)
        width = min(text_width + text_px * 5, field.width())
        height = measure_ribbon(field, text_px, text)
        self.cover(QRectF(field.center().x() - width / 2, field.top() - 2, width, height))

    def draw(self, painter: QPainter, theme: Theme) -> None:
        rect, notch = self.rect, self._text_px * _NOTCH
        path = QPainterPath(rect.topLeft())
        path.lineTo(rect.topRight())
        path.lineTo(QPointF(rect.right() - notch, rect.center().y()))
        path.lineTo(rect.bottomRight())
        path.lineTo(rect.bottomLeft())
        path.lineTo(QPointF(rect.left() + notch, rect.center().y()))
        path.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.find_color("shadow", 0.4))
        painter.drawPath(path.translated(1, 3))
        painter.setPen(QPen(theme.find_color("shadow"), 2))
        painter.setBrush(theme.find_color("gold"))
        painter.drawPath(path)
        inner = rect.adjusted(notch * _TEXT_INSET, 0, -notch * _TEXT_INSET, 0)
        font = make_serif_font(self._text_px * 1.15, bold=True)
        # On a narrow table two lines are easier to read than tiny letters.
        write = write_line if rect.height() < self._text_px * _HEIGHT_TWO_LINES else write_lines
        write(painter, inner, CENTER, self.words, font, theme.find_color("gold_ink"))


class OfferButton(Overlay):
    """A button beside a piece: take it, break the camp, destroy it.

    `label` is its text, empty while it is hidden; `button_rect` its rectangle in the scene.
    """

    def __init__(self, z: float) -> None:
        super().__init__(z)
        self.label = ""
        self.button_rect = QRectF()
        self._text_px = 13.0

    def show_beside(
        self,
        label: str,
        anchor: QRectF,
        bounds: QRectF,
        text_px: float,
        *,
        avoided_rects: Sequence[QRectF],
    ) -> None:
        """Show it inside `bounds`, as near to `anchor` as it covers none of `avoided_rects`.

        Without one it lies where it covers as little as possible.
        """
        self.label, self._text_px = label, text_px
        width = (
            QFontMetricsF(make_serif_font(text_px, bold=True)).horizontalAdvance(label)
            + text_px * 2
        )
        pad = text_px * 0.4
        outer_rect = QRectF(0, 0, width + 2 * pad, text_px * 2.2 + 2 * pad)
        gap = text_px * 0.35
        # Rather over its anchor than far from it.
        anchor_parts = (
            anchor.adjusted(0, 0, 0, -anchor.height() * share) for share in _ANCHOR_COVER_SHARES
        )
        spots = (
            free_spot(outer_rect.size(), part, bounds, avoided_rects, gap) for part in anchor_parts
        )
        candidates = [QRectF(spot, outer_rect.size()) for spot in spots if spot is not None]
        near_candidates = (
            rect
            for rect in candidates
            if _measure_distance(rect, anchor) <= text_px * _MAX_OFFER_DISTANCE
        )
        nearest = min(candidates, key=lambda rect: _measure_distance(rect, anchor), default=None)
        chosen_rect = next(near_candidates, nearest)
        corner = _find_corner_beside(anchor, outer_rect.size(), bounds, gap, avoided_rects)
        outer_rect.moveTo(corner if chosen_rect is None else chosen_rect.topLeft())
        self.button_rect = outer_rect.adjusted(pad, pad, -pad, -pad)
        self.cover(outer_rect)
        self.show()

    def clear(self) -> None:
        self.label = ""
        self.hide()

    def at(self, point: QPointF) -> bool:
        """Whether the button lies under a point of the scene."""
        return self.isVisible() and self.button_rect.contains(point)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        draw_bubble(painter, theme, self.rect)
        painter.setPen(QPen(theme.find_color("shadow" if not theme.dark else "gold_deep"), 1.6))
        painter.setBrush(theme.find_color("gold"))
        painter.drawRoundedRect(self.button_rect, 6, 6)
        font = make_serif_font(self._text_px, bold=True)
        write_line(
            painter, self.button_rect, CENTER, self.label, font, theme.find_color("gold_ink")
        )


def _measure_distance(rect: QRectF, anchor: QRectF) -> float:
    """The distance between two rectangles."""
    return 0.0 if rect.intersects(anchor) else find_shortest_line(rect, anchor).length()


def _find_corner_beside(
    anchor: QRectF, size: QSizeF, bounds: QRectF, gap: float, avoided_rects: Sequence[QRectF]
) -> QPointF:
    """The best corner beside `anchor` for something of that size."""
    width, height = size.width(), size.height()
    middle = anchor.center() - QPointF(width, height) / 2
    inner = bounds.adjusted(4, 4, -4 - width, -4 - height)

    def cover_cost(corner: QPointF) -> float:
        rect = QRectF(corner, size)
        return _ANCHOR_COVER_COST * measure_common_area(rect, [anchor]) + measure_common_area(
            rect, avoided_rects
        )

    corners = [
        QPointF(
            round(min(max(x, inner.left()), inner.right())),
            round(min(max(y, inner.top()), inner.bottom())),
        )
        for x, y in (
            (middle.x(), anchor.bottom() + gap),
            (middle.x(), anchor.top() - gap - height),
            (anchor.right() + gap, middle.y()),
            (anchor.left() - gap - width, middle.y()),
        )
    ]
    return min(corners, key=cover_cost)


class Connectors(Overlay):
    """A line for each available resource, and for a cost a ring around each glyph.

    `connectors` lead from the middle of the source to that of the glyph. The ring of a missing
    resource looks different. Lines pass behind the rectangles that `text_rects` returns.
    """

    def __init__(self, z: float, list_text_rects: Callable[[], list[QRectF]]) -> None:
        super().__init__(z)
        self._shown: object = None
        self.connectors: tuple[QLineF, ...] = ()
        self.missing: tuple[QRectF, ...] = ()
        self.saved: tuple[QRectF, ...] = ()
        self.text_rects = list_text_rects

    def clear(self) -> None:
        self.connectors = self.missing = self.saved = ()
        self.hide()

    def show_cost(
        self,
        tile: Tile,
        ghost: QRectF,
        *,
        is_turned: bool,
        coverage: Payment,
        starts: list[QPointF],
    ) -> None:
        """Connect the sources of `coverage`, at the points `starts`, with the cost of a tile at
        `ghost`.

        `is_turned`: its pictures are upside down.
        """
        arguments = (
            tile.id,
            ghost.getRect(),
            is_turned,
            coverage,
            [start.toTuple() for start in starts],
        )
        if self.isVisible() and arguments == self._shown:
            return
        self._shown = arguments
        glyphs = find_cost_rects(tile, ghost)
        if is_turned:
            glyphs = {
                kind: [_turn_glyph(glyph, ghost) for glyph in glyphs[kind]] for kind in Terrain
            }
        connectors = [
            QLineF(start, glyphs[source.resource].pop(0).center())
            for source, start in zip(coverage.sources, starts, strict=True)
        ]
        missing: list[QRectF] = []
        saved: list[QRectF] = []
        for terrain in Terrain:
            missing_count = coverage.missing_resources[terrain]
            missing += glyphs[terrain][len(glyphs[terrain]) - missing_count :]
            saved += glyphs[terrain][: len(glyphs[terrain]) - missing_count]
        self.missing, self.saved = tuple(missing), tuple(saved)
        self._show(connectors, ghost)

    def show_sources(self, starts: list[QPointF], glyph: QRectF) -> None:
        """Connect the points `starts` with one glyph."""
        self._shown, self.missing, self.saved = None, (), ()
        self._show([QLineF(start, glyph.center()) for start in starts], glyph)

    def _show(self, connectors: list[QLineF], glyph: QRectF) -> None:
        self.connectors = tuple(connectors)
        bounds = QRectF(glyph)
        for connector in connectors:
            bounds = bounds.united(_make_path(connector).boundingRect())
        self.cover(bounds)
        self.show()

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        exposed = find_region_outside(self.boundingRect(), self.text_rects())
        painter.save()
        painter.setClipRegion(exposed, Qt.ClipOperation.IntersectClip)
        for color, width in (("shadow", 5.0), ("gold", 2.6)):
            opacity = 0.85 if color == "shadow" else 1.0
            painter.setPen(make_round_pen(theme.find_color(color, opacity), width))
            for connector in self.connectors:
                painter.drawPath(_make_path(connector))
        painter.restore()
        painter.setPen(QPen(theme.find_color("shadow"), 1.5))
        painter.setBrush(theme.find_color("gold"))
        for connector in self.connectors:
            painter.drawEllipse(connector.p1(), 5.0, 5.0)
        for glyph in self.saved:
            draw_circle(painter, theme, glyph)
        for glyph in self.missing:
            draw_circle(painter, theme, glyph, crossed=True)


def _turn_glyph(glyph: QRectF, tile_rect: QRectF) -> QRectF:
    """The rectangle of a glyph if its tile lies upside down."""
    corner = tile_rect.topLeft() + tile_rect.bottomRight() - glyph.bottomRight()
    return QRectF(corner, glyph.size())


def _make_path(connector: QLineF) -> QPainterPath:
    """A slightly sagging curve."""
    length = abs(connector.dx()) + abs(connector.dy())
    path = QPainterPath(connector.p1())
    path.quadTo(connector.center() + QPointF(0, min(60.0, length * 0.12)), connector.p2())
    return path


class PlaceMarks(Overlay):
    """The same mark on several places; `mark` draws one."""

    def __init__(self, z: float, mark: Callable[[QPainter, Theme, QRectF], None]) -> None:
        super().__init__(z)
        self._mark = mark
        self.places: list[QRectF] = []

    def present(self, places: list[QRectF], room: QRectF) -> None:
        """Mark these rectangles of the scene, all within `room`, and no others."""
        if places != self.places:
            self.places = places
            self.cover(room)
            self.setVisible(bool(places))

    def draw(self, painter: QPainter, theme: Theme) -> None:
        for rect in self.places:
            self._mark(painter, theme, rect)


def mark_change(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Mark what the other heir's last turn has changed."""
    draw_brackets(painter, theme, rect.adjusted(-4, -4, 4, 4))


def draw_ring(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Draw a golden ring around what Henry takes."""
    draw_rim(painter, theme, rect.adjusted(-4, -4, 4, 4), 4.0, edge=2.6, edge_opacity=1.0, corner=6)


def strike_out(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Strike out what Henry passes over."""
    edge = rect.width() * 0.16
    inner = rect.adjusted(edge, edge, -edge, -edge)
    for color, width in (("parchment_edge", 6.0), ("danger", 3.2)):
        painter.setPen(make_round_pen(theme.find_color(color), width))
        painter.drawLine(inner.bottomLeft(), inner.topRight())


_MAX_WIDTH_LETTERS: Final = 13.0
_PADDING_PX: Final = 9.0
_MIN_SIDE_PX: Final = 5.0
"""The smallest side of anything on the map, however far apart the tiles lie."""


class Overview(Overlay):
    """A small map of all tiles and of the part that is in sight."""

    def __init__(self, camera: Camera, z: float) -> None:
        super().__init__(z)
        self._camera = camera
        self._tiles: list[tuple[QRectF, Terrain, Heir | None]] = []
        self._field = QRectF()
        self._bounds = QRectF()
        self._corner = QPointF()
        self._scale = 1.0

    def present(
        self, snapshot: TableSnapshot, field: QRectF, text_px: float, foot_height: float
    ) -> None:
        """Show the landscape if it outgrows `field`; its lowest `foot_height` may be covered."""
        bounds = self._camera.find_bounds(snapshot.land)
        is_outgrown = not field.adjusted(-1, -1, 1, 1).contains(bounds)
        self.setVisible(is_outgrown)
        if not is_outgrown:
            return
        self._bounds, self._field = bounds, QRectF(field)
        self._tiles = [
            (
                self._camera.find_scene_rect(cell),
                snapshot.catalogue.tiles[land.tile].terrain,
                land.owner,
            )
            for cell, land in snapshot.land.items()
        ]
        scale = min(
            text_px * _MAX_WIDTH_LETTERS / bounds.width(),
            text_px * _MAX_WIDTH_LETTERS * 0.75 / bounds.height(),
        )
        self._scale, size = scale, bounds.size() * scale
        map_rect = QRectF(QPointF(), size.expandedTo(QSizeF(_MIN_SIDE_PX, _MIN_SIDE_PX)))
        map_rect.moveBottomRight(
            field.bottomRight() - QPointF(_PADDING_PX, _PADDING_PX + foot_height)
        )
        self._corner = map_rect.center() - QPointF(size.width(), size.height()) / 2
        self.cover(map_rect.adjusted(-_PADDING_PX, -_PADDING_PX, _PADDING_PX, _PADDING_PX))

    def find_free_part(self, field: QRectF) -> QRectF:
        """The larger part of `field`, beside or above it, that it leaves free."""
        if not self.isVisible():
            return field
        left_part, upper_part = QRectF(field), QRectF(field)
        left_part.setRight(self.rect.left())
        upper_part.setBottom(self.rect.top())
        return max(left_part, upper_part, key=lambda part: part.width() * part.height())

    def find_scene_point(self, point: QPointF) -> QPointF:
        """The point of the scene that a point of the map shows."""
        return self._bounds.topLeft() + (point - self._corner) / self._scale

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        draw_sheet(painter, theme, self.rect)
        for rect, terrain, owner in self._tiles:
            paint_small(painter, self._on_map(rect), terrain, owner)
        visible_rect = self._on_map(self._field).intersected(self.rect.adjusted(3, 3, -3, -3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in (("shadow", 4.0), ("gold", 2.2)):
            painter.setPen(QPen(theme.find_color(color), width))
            painter.drawRect(visible_rect)

    def _on_map(self, rect: QRectF) -> QRectF:
        """A rectangle of the scene on the map, large enough to be visible."""
        corner = self._corner + (rect.topLeft() - self._bounds.topLeft()) * self._scale
        width, height = rect.width() * self._scale, rect.height() * self._scale
        margin_x, margin_y = max(0.0, _MIN_SIDE_PX - width) / 2, max(0.0, _MIN_SIDE_PX - height) / 2
        return QRectF(corner.x(), corner.y(), width, height).adjusted(
            -margin_x, -margin_y, margin_x, margin_y
        )
