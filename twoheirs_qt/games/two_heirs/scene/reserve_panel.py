"""Parchment sheets, and that of the royal reserve: disc, reach, supply and discarded tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.drawing.canvas import Canvas
from twoheirs_qt.games.two_heirs.drawing.marks import draw_empty_place
from twoheirs_qt.games.two_heirs.play.snapshot import HeirSnapshot, TableSnapshot
from twoheirs_qt.games.two_heirs.rules.components import Terrain
from twoheirs_qt.games.two_heirs.scene.layout import TableLayout
from twoheirs_qt.games.two_heirs.words import solo as solo_texts
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.names import name_resource
from twoheirs_qt.tabletop.drawing.charts import make_square
from twoheirs_qt.tabletop.drawing.parchment import (
    CENTER,
    LEFT,
    draw_sheet,
    find_pixel_ratio,
    fit_line,
    write_line,
    write_lines,
)
from twoheirs_qt.tabletop.drawing.theme import find_current_theme, make_serif_font
from twoheirs_qt.tabletop.scene.item import Item
from twoheirs_qt.tabletop.text.text import Text

_PIXEL_STEP: Final = 4
"""Logical pixels that are a whole number of device pixels at any scale in quarters."""

Part = tuple[QRectF, object]
"""A part of a sheet: its rectangle in the scene, and its content as a value to compare."""


def _is_inside_border(sheet: QRectF, part: QRectF) -> bool:
    """Whether a part of a sheet touches neither an edge nor a corner of the sheet."""
    edge, corner = 6.5, 11.0
    return sheet.adjusted(edge, corner, -edge, -corner).contains(part) or sheet.adjusted(
        corner, edge, -corner, -edge
    ).contains(part)


class RepaintRegion:
    """The region of a sheet to be repainted."""

    def __init__(self, region: QRegion) -> None:
        self._region = region

    def intersects(self, rect: QRectF) -> bool:
        # Device pixels may begin between two logical ones.
        return self._region.intersects(rect.toAlignedRect().adjusted(-1, -1, 1, 1))


class Sheet(Item):
    """An item of parchment covering `rect` of the scene.

    Subclasses write on it in `paint_content`, with body text `_text_px` pixels high. Writing text
    takes far longer than copying it, so a sheet has parts, and only those that have changed are
    repainted. Nothing is painted before it is placed.
    """

    def __init__(self, art: Art, localize: Callable[[Text], str]) -> None:
        super().__init__()
        self._art = art
        self._localize = localize
        self._text_px = 13.0
        self.rect = QRectF()
        self.is_active = False
        self._hides_rim = False
        self._content: object = None
        self._parts: Mapping[str, Part] = {}
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_at(
        self, rect: QRectF, content: object, parts: Mapping[str, Part] | None = None
    ) -> None:
        """Show it at a rectangle of the scene.

        All of it is repainted if `content` has changed, else those of its `parts` that have.
        """
        if rect != self.rect:
            self.prepareGeometryChange()
            self.rect = QRectF(rect)
        before, self._parts = self._parts, parts or {}
        if content != self._content:
            self._content = content
            self.update()
            return
        for name, (part_rect, part_content) in self._parts.items():
            if before.get(name, (None, None))[1] != part_content:
                self.update(self._align_to_pixels(part_rect))

    def _align_to_pixels(self, part: QRectF) -> QRectF:
        """Enlarge a part to whole device pixels: Qt copies fractions of them incorrectly."""
        bounds = self.boundingRect()
        ratio = max((view.devicePixelRatioF() for view in self.scene().views()), default=1.0)
        if (ratio * _PIXEL_STEP) % 1:
            return bounds
        aligned_bounds, local_part = bounds.toAlignedRect(), part.translated(-bounds.topLeft())
        left = floor(local_part.left() / _PIXEL_STEP) * _PIXEL_STEP
        top = floor(local_part.top() / _PIXEL_STEP) * _PIXEL_STEP
        right = ceil(local_part.right() / _PIXEL_STEP) * _PIXEL_STEP
        bottom = ceil(local_part.bottom() / _PIXEL_STEP) * _PIXEL_STEP
        return QRectF(
            aligned_bounds.left() + left, aligned_bounds.top() + top, right - left, bottom - top
        )

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-4, -4, 4, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.rect.isEmpty():
            return
        theme, ratio = find_current_theme(), find_pixel_ratio(painter)
        exposed = painter.clipBoundingRect() if painter.hasClipping() else self.boundingRect()
        if _is_inside_border(self.rect, exposed):
            painter.fillRect(exposed, theme.find_color("parchment"))
        else:
            draw_sheet(painter, theme, self.rect, active=self.is_active and not self._hides_rim)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        exposed_region = QRegion(exposed.toAlignedRect())
        canvas = Canvas(painter, self._art, theme, ratio)
        self.paint_content(
            canvas, RepaintRegion(painter.clipRegion() if painter.hasClipping() else exposed_region)
        )

    def paint_content(self, canvas: Canvas, exposed: RepaintRegion) -> None:
        """Write on the parchment, in coordinates of the scene, at least on the `exposed` part."""

    def _write(
        self,
        canvas: Canvas,
        rect: QRectF,
        flags: int,
        text: str,
        scale: float = 1.0,
        color: str = "ink",
        *,
        bold: bool = False,
        wrapped: bool = False,
    ) -> float:
        """Write a line in letters of that scale, or several lines with `wrapped`.

        Returns its width in one line.
        """
        font = make_serif_font(self._text_px * scale, bold=bold)
        if wrapped:
            write_lines(canvas.painter, rect, flags, text, font, canvas.theme.find_color(color))
            return rect.width()
        return write_line(canvas.painter, rect, flags, text, font, canvas.theme.find_color(color))

    def _measure_width(self, text: str, scale: float, *, bold: bool = False) -> float:
        """The width of words in letters of that scale."""
        return QFontMetricsF(make_serif_font(self._text_px * scale, bold=bold)).horizontalAdvance(
            text
        )

    def _fits(self, rect: QRectF, text: str, scale: float) -> bool:
        """Whether a line in letters of that scale, or smaller ones, is not cut off in `rect`."""
        font = fit_line(rect, text, make_serif_font(self._text_px * scale))
        return QFontMetricsF(font).horizontalAdvance(text) <= rect.width()


_HEADING_SCALE = 1.28
_REACH_SCALES = 1.12, 0.92
"""The scales of the two lines about reach."""
_MIN_LINE_SCALE = 0.7
"""The smallest scale of a line before it is shortened."""


class ReservePanel(Sheet):
    """All of the reserve except the pieces on it, which are items of their own."""

    _layout: TableLayout
    _snapshot: TableSnapshot
    _is_highlighted: bool

    def present(
        self, layout: TableLayout, snapshot: TableSnapshot, *, highlighted: bool = False
    ) -> None:
        """Show a snapshot; `highlighted`: a troop may be withdrawn to the middle of the ring."""
        self._layout, self._snapshot, self._is_highlighted = layout, snapshot, highlighted
        self._text_px = layout.text_px
        active = None if snapshot.active is None else snapshot.heirs[snapshot.active]
        reach = None if active is None else (self._localize(active.name), active.reach)
        is_henrys_turn = snapshot.active is not None and snapshot.active is snapshot.henry
        reach_numbers = tuple(place.reach_number for place in snapshot.places)
        discards = len(snapshot.discards)
        # The places in reach are painted a little beyond the disc.
        disc = make_square(layout.ring.centre, 2 * (layout.ring.disc_radius * 1.03 + 2))
        parts: dict[str, Part] = {
            "disc": (disc, (reach_numbers, active is None, highlighted)),
            "reach": (
                layout.reach_text_rect,
                (reach, is_henrys_turn, snapshot.is_first_turn_undecided),
            ),
            "supply": (
                layout.supply_rect.united(layout.discards_rect).adjusted(-4, -4, 8, 8),
                (
                    snapshot.supply_count,
                    snapshot.top_terrain,
                    bool(discards),
                    snapshot.active is None,
                ),
            ),
            "discards": (layout.discards_rect.adjusted(-4, -4, 4, 4), discards),
        }
        self.show_at(layout.reserve_rect, layout, parts)

    def paint_content(self, canvas: Canvas, exposed: RepaintRegion) -> None:
        layout, snapshot = self._layout, self._snapshot
        if layout.title_rect.height() > layout.text_px:
            heading = self._localize(texts.RESERVE)
            self._write(canvas, layout.title_rect, LEFT, heading, _HEADING_SCALE, bold=True)
        if exposed.intersects(self._parts["disc"][0]):
            self._paint_disc(canvas, layout, snapshot)
        if exposed.intersects(layout.reach_text_rect):
            self._paint_reach(canvas, layout, snapshot)
        if exposed.intersects(self._parts["supply"][0]):
            self._paint_supply(canvas, layout, snapshot)
            if snapshot.discards:
                self._paint_discards(canvas, layout, len(snapshot.discards))

    def _paint_disc(self, canvas: Canvas, layout: TableLayout, snapshot: TableSnapshot) -> None:
        painter, theme, ring = canvas.painter, canvas.theme, layout.ring
        reached = [] if snapshot.active is None else snapshot.slots_in_reach
        ring.paint(painter, theme, reached, Qt.PenStyle.NoPen, overlap=0.02)
        if self._is_highlighted:
            painter.setPen(QPen(theme.find_color("gold"), 3, Qt.PenStyle.DashLine))
            painter.setBrush(theme.find_color("gold", 0.25))
            painter.drawEllipse(ring.centre, ring.core_radius - 2, ring.core_radius - 2)

    def _paint_reach(self, canvas: Canvas, layout: TableLayout, snapshot: TableSnapshot) -> None:
        localize, rect = self._localize, layout.reach_text_rect
        if snapshot.active is None:
            words = "" if snapshot.is_first_turn_undecided else localize(texts.GAME_OVER)
            self._write(canvas, rect, CENTER, words, _HEADING_SCALE, bold=True)
        elif snapshot.active is snapshot.henry:
            words = localize(solo_texts.HENRYS_REACH)
            self._write(canvas, rect, CENTER, words, 1.12, bold=True, wrapped=True)
        else:
            for line in self._list_reach_lines(snapshot.heirs[snapshot.active]):
                line_rect, words, scale, bold = line
                color = "ink" if bold else "muted"
                self._write(canvas, line_rect, CENTER, words, scale, color, bold=bold)

    def _list_reach_lines(self, heir: HeirSnapshot) -> Iterator[tuple[QRectF, str, float, bool]]:
        """The lines about an heir's reach: rectangle, text, scale, and whether it is bold."""
        rect, is_brief = self._layout.reach_text_rect, self._layout.is_brief
        upper = QRectF(
            rect.left(), rect.top(), rect.width(), rect.height() * (1 if is_brief else 0.55)
        )
        line = self._localize(texts.REACH_OF.fill(heir=heir.name, reach=heir.reach))
        yield upper, line, _REACH_SCALES[0], True
        if not is_brief:
            lower = QRectF(rect.left(), upper.bottom(), rect.width(), rect.height() * 0.45)
            yield (
                lower,
                self._localize(texts.TROOPS_PLUS_ONE.fill_n(heir.reach - 1)),
                _REACH_SCALES[1],
                False,
            )

    def list_text_rects(self) -> list[QRectF]:
        """The rectangles of the texts about an heir's reach, for the lines drawn over the panel."""
        active = self._snapshot.active
        if active is None or active is self._snapshot.henry:
            return []
        rects = []
        for rect, words, scale, bold in self._list_reach_lines(self._snapshot.heirs[active]):
            width = min(rect.width(), self._measure_width(words, scale, bold=bold))
            rects.append(make_square(rect.center(), width).adjusted(0, width / 2, 0, -width / 2))
            rects[-1].adjust(-4, -rect.height() / 2, 4, rect.height() / 2)
        return rects

    def _paint_supply(self, canvas: Canvas, layout: TableLayout, snapshot: TableSnapshot) -> None:
        rect = layout.supply_rect
        if not snapshot.discards:
            rect = rect.united(layout.discards_rect)
        side = rect.height() - 4
        pile_rect = QRectF(rect.left(), rect.top() + 2, side, side)
        if snapshot.top_terrain is not None:
            self._paint_pile(canvas, pile_rect, snapshot.top_terrain, snapshot.supply_count)
        else:
            draw_empty_place(canvas.painter, pile_rect.adjusted(-1, -1, 1, 1), canvas.theme, 1.5, 4)
        if snapshot.top_terrain is not None:
            top_text = texts.ON_TOP.fill(resource=name_resource(snapshot.top_terrain))
        else:
            top_text = texts.SUPPLY_EMPTY_AT_END if snapshot.active is None else texts.SUPPLY_EMPTY
        left = pile_rect.right() + layout.text_px * 0.9
        text_rect = QRectF(left, rect.top(), rect.right() - left, rect.height())
        count_text = self._localize(texts.SUPPLY_LEFT.fill(count=snapshot.supply_count))
        if layout.is_brief:  # the pile shows the terrain on top
            self._write(canvas, text_rect, LEFT, count_text, bold=True)
        else:
            self._paint_two_lines(canvas, text_rect, count_text, self._localize(top_text))

    def _paint_two_lines(self, canvas: Canvas, rect: QRectF, upper: str, lower: str) -> None:
        fits_one_line = self._measure_width(lower, 0.92) * _MIN_LINE_SCALE <= rect.width()
        # In a narrow column, the lower text may need two lines.
        height = rect.height() * (0.44 if fits_one_line else 0.36)
        top = QRectF(rect.left(), rect.top() + rect.height() * 0.06, rect.width(), height)
        bottom = QRectF(rect.left(), top.bottom(), rect.width(), rect.bottom() - top.bottom())
        self._write(canvas, top, LEFT, upper, bold=True)
        if fits_one_line:
            bottom.setHeight(height)
        self._write(canvas, bottom, LEFT, lower, 0.92, "muted", wrapped=not fits_one_line)

    def _paint_pile(self, canvas: Canvas, rect: QRectF, top: Terrain, count: int) -> None:
        painter = canvas.painter
        dark, pixel_rect = canvas.theme.dark, QRectF(rect.toRect()).translated(0.5, 0.5)
        painter.setPen(QPen(canvas.theme.find_color("shadow" if dark else "ink"), 1))
        for depth in range(min(3, (count - 1) // 4 + (count > 1)), 0, -1):
            painter.setBrush(canvas.theme.find_color("line" if dark else "parchment_dim"))
            lower = pixel_rect.translated(depth * 2.0, depth * 2.0)
            painter.drawRoundedRect(lower, 3, 3)
        canvas.draw_terrain(top, rect)

    def _paint_discards(self, canvas: Canvas, layout: TableLayout, count: int) -> None:
        painter, rect = canvas.painter, layout.discards_rect
        text, min_scale = self._localize(texts.DISCARDED.fill_n(count)), _MIN_LINE_SCALE
        side = rect.height() * 0.5
        tiles_rect = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        left = tiles_rect.right() + layout.text_px * 0.5
        text_rect = QRectF(left, rect.top(), rect.right() - left, rect.height())
        if self._measure_width(text, 0.95, bold=True) * _MIN_LINE_SCALE > text_rect.width():
            text, min_scale = str(count), 1.0
        fits_beside = self._measure_width(text, 0.95, bold=True) * min_scale <= text_rect.width()
        if not fits_beside:  # then it is written on the tiles, far from the supply
            tiles_rect.moveRight(rect.right())
        painter.setPen(QPen(canvas.theme.find_color("ink"), 1.5))
        # A number on them has to be readable in each theme.
        color = "line" if fits_beside or canvas.theme.dark else "parchment_dim"
        painter.setBrush(canvas.theme.find_color(color))
        painter.save()
        painter.translate(tiles_rect.center())
        for angle in (-14, 9)[: min(count, 2)]:
            painter.save()
            painter.rotate(angle)
            painter.drawRoundedRect(QRectF(-side / 2, -side / 2, side, side), 3, 3)
            painter.restore()
        painter.restore()
        target_rect, flags = (text_rect, LEFT) if fits_beside else (tiles_rect, CENTER)
        self._write(canvas, target_rect, flags, text, 0.95, bold=True)
