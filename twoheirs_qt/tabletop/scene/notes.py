"""Notes near the pointer: parchments with lines of text and glyphs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap, QPolygonF

from twoheirs_qt.tabletop.drawing.charts import make_round_pen
from twoheirs_qt.tabletop.drawing.parchment import LEFT, draw_bubble, find_pixel_ratio
from twoheirs_qt.tabletop.drawing.pictures import Pictures
from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme, make_serif_font
from twoheirs_qt.tabletop.play.note_line import NoteLine
from twoheirs_qt.tabletop.scene.free_spot import (
    find_nearest_point,
    find_shortest_line,
    free_spot,
    measure_common_area,
)
from twoheirs_qt.tabletop.scene.item import Item, Overlay, find_region_outside

_MIN_LINK_LETTERS: Final = 1.4
"""The smallest distance, in letters, at which a line joins a note to its anchor."""
_TEXT_COST: Final = 60.0
"""The cost of each pixel of a line that crosses text, in pixels of length."""
_PIECE_COST: Final = 1.5
"""The same for pieces."""
_NOTE_POINTS, _ANCHOR_POINTS = 12, 8
"""The numbers of parts of a side between which a line may start and end."""
_ANCHOR_MARGIN_PX: Final = 1.0
"""The distance between the end of a line and the anchor: it may run in the gap between cells."""

_Box = tuple[float, float, float, float]


class NoteLink(Overlay):
    """The line from a note to its anchor, around text and pieces if possible."""

    def __init__(self) -> None:
        super().__init__(0)
        self.setFlag(self.GraphicsItemFlag.ItemStacksBehindParent)
        self.line = QLineF()
        """From the note to its anchor, in the coordinates of the note."""
        self._text_rects: list[QRectF] = []

    def join(
        self,
        anchor: QRectF,
        note: QRectF,
        text_px: float,
        text_rects: Sequence[QRectF],
        pieces: Sequence[QRectF],
    ) -> None:
        """Lead from `note` to `anchor`; nothing is shown if they are close to each other."""
        nearest = find_shortest_line(note, anchor)
        is_apart = nearest.length() > text_px * _MIN_LINK_LETTERS
        self.setVisible(is_apart)
        if not is_apart:
            return
        between = QRectF(anchor).united(note)
        self._text_rects = [rect for rect in text_rects if rect.intersects(between)]
        near_pieces = [
            rect for rect in pieces if rect.intersects(between) and not rect.contains(anchor)
        ]
        obstacles = [(_make_box(rect), _TEXT_COST) for rect in self._text_rects]
        obstacles += [(_make_box(rect), _PIECE_COST) for rect in near_pieces]
        min_cost = inf
        for length, line in _sort_by_length([nearest, *_list_candidate_lines(anchor, note)]):
            if length >= min_cost:
                break  # no longer line can be better
            cost, vector = length, (line.x1(), line.y1(), line.dx(), line.dy())
            for box, factor in obstacles:
                cost += length * _calculate_share_inside(vector, box) * factor
                if cost >= min_cost:
                    break
            else:
                min_cost, self.line = cost, line
        self.cover(QRectF(self.line.p1(), self.line.p2()).normalized())

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.setClipRegion(find_region_outside(self.boundingRect(), self._text_rects))
        for color, width in (("parchment_edge", 4.0), ("shadow", 1.6)):
            light = theme.dark and color == "parchment_edge"
            painter.setPen(make_round_pen(theme.find_color("on_oak" if light else color), width))
            painter.drawLine(self.line)
        painter.setClipping(False)
        painter.setBrush(theme.find_color("on_oak" if theme.dark else "shadow"))
        painter.drawEllipse(self.line.p2(), 3.5, 3.5)


def _sort_by_length(lines: Iterable[QLineF]) -> list[tuple[float, QLineF]]:
    return sorted(((line.length(), line) for line in lines), key=lambda item: item[0])


def _list_candidate_lines(anchor: QRectF, note: QRectF) -> Iterator[QLineF]:
    """Lines between the sides of two rectangles that face each other."""
    around = anchor.adjusted(
        -_ANCHOR_MARGIN_PX, -_ANCHOR_MARGIN_PX, _ANCHOR_MARGIN_PX, _ANCHOR_MARGIN_PX
    )
    ends = list(_list_points(around, note, _ANCHOR_POINTS))
    for start in _list_points(note, anchor, _NOTE_POINTS):
        for end in ends:
            yield QLineF(start, end)
        # Straight along the gaps between cells.
        for x in (around.left(), around.right()):
            if start.x() != x and note.left() <= x <= note.right():
                yield QLineF(
                    QPointF(x, start.y()), find_nearest_point(around, QPointF(x, start.y()))
                )
        for y in (around.top(), around.bottom()):
            if start.y() != y and note.top() <= y <= note.bottom():
                yield QLineF(
                    QPointF(start.x(), y), find_nearest_point(around, QPointF(start.x(), y))
                )


def _list_points(rect: QRectF, other: QRectF, parts: int) -> Iterator[QPointF]:
    """Points along the sides of a rectangle beyond which another one lies."""
    shares = [part / parts for part in range(parts + 1)]
    for beyond, y in (
        (other.bottom() <= rect.top(), rect.top()),
        (other.top() >= rect.bottom(), rect.bottom()),
    ):
        if beyond:
            yield from (QPointF(rect.left() + share * rect.width(), y) for share in shares)
    for beyond, x in (
        (other.right() <= rect.left(), rect.left()),
        (other.left() >= rect.right(), rect.right()),
    ):
        if beyond:
            yield from (QPointF(x, rect.top() + share * rect.height()) for share in shares)


def _make_box(rect: QRectF) -> _Box:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _calculate_share_inside(vector: _Box, box: _Box) -> float:
    """The share of a line that lies in a box; `vector` is its start and its vector."""
    x, y, dx, dy = vector
    left, top, right, bottom = box
    first, last = 0.0, 1.0
    for start, delta, low, high in ((x, dx, left, right), (y, dy, top, bottom)):
        if delta:
            enter, leave = (low - start) / delta, (high - start) / delta
            if enter > leave:
                enter, leave = leave, enter
            first = enter if enter > first else first
            last = leave if leave < last else last
            if first >= last:
                return 0.0
        elif not low < start < high:
            return 0.0
    return last - first


_OWN_AREA_SCALES: Final = ((1.0, 0.92, 0.84), (0.76, 0.68, 0.6))
"""The scales of letters of a note in its own places: the largest that fits, the second group only
if it fits in none of its places with the first."""
_MAX_HIDDEN_SHARE: Final = 0.5
"""The largest share of its anchor that a note in its own place may hide."""
_WIDTHS_LETTERS: Final = (21.0, 17.5, 14.0, 28.0)
"""The possible widths of a note, in letters: the one that brings it nearest, else the first."""
_MAX_PICTURE_DISTANCE_LETTERS: Final = 9.0
"""The largest distance from its anchor, in letters, at which a note shows its picture."""
_BESIDE_PICTURE_SHARE: Final = 0.75
"""The share of that width for lines beside a picture."""


def calculate_large_picture_px(text_px: float) -> float:
    """The side of a picture that a note shows, beside letters of that height."""
    return round(min(text_px * 14.5, 240.0))


DrawPicture: TypeAlias = Callable[[Any, float, float], QPixmap]
"""Draws the large picture of a note: what the game shows it by, its side, and the device ratio."""


@dataclass(frozen=True, slots=True)
class _PlacedLine:
    """A line with its position in the note."""

    line: NoteLine
    rect: QRectF
    font: QFont


class Note(Item):
    """A parchment with lines of text beside its anchor, a rectangle that it does not cover.

    - `covered_areas`: rectangles that would hide it
    - `panels`: rectangles with information that it should not cover; it rather covers a piece
    - `own_areas`: its own places outside the landscape, best one first; it lies there if there is
      no other free spot, or, with `stays_in_own_area`, whenever its anchor stays visible

    With `has_tail` it points at its anchor as a speech bubble. It may show a large picture beside
    its lines: `draw_picture` draws what is given as `look`. `moved` is called when its place
    changes or it is hidden.
    """

    def __init__(
        self,
        pictures: Pictures,
        z: float,
        draw_picture: DrawPicture,
        *,
        has_tail: bool = False,
        moved: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__()
        self._pictures, self._draw_picture = pictures, draw_picture
        self._has_tail = has_tail
        self._moved = moved
        self.lines: tuple[NoteLine, ...] = ()
        self.look: Any = None
        self._picture_side = 0.0
        self._is_stacked = False
        self._placed_lines: list[_PlacedLine] = []
        self._size = QSizeF()
        self._tail_tip: QPointF | None = None
        self._anchor = QRectF()
        self.link = NoteLink()
        self.link.setParentItem(self)
        self.covered_areas: tuple[QRectF, ...] = ()
        self.panels: tuple[QRectF, ...] = ()
        self.own_areas: tuple[QRectF, ...] = ()
        self.stays_in_own_area = False
        self._text_px = 13.0
        self._shown: object = None
        self.setZValue(z)
        self.hide()

    @property
    def words(self) -> str:
        """The lines as one string."""
        return "\n".join(f"{line.text} {line.text_after_glyphs}".strip() for line in self.lines)

    def clear(self) -> None:
        if self.isVisible():
            self.hide()
            self._moved()
        self.lines = ()

    def show_near(
        self,
        lines: tuple[NoteLine, ...],
        anchor: QRectF,
        bounds: QRectF,
        text_px: float,
        *,
        avoided_rects: Sequence[QRectF] = (),
        protected_rects: Sequence[QRectF] = (),
        text_rects: Sequence[QRectF] = (),
        look: object = None,
    ) -> None:
        """Show `lines` beside the rectangle `anchor`, inside `bounds`, and with them a picture.

        It takes the nearest place that covers none of `protected_rects`, which it is about, and
        none of `avoided_rects`; without one it leaves `bounds`, covers some of `avoided_rects`, or
        lies in its own place.
        Its line to `anchor` crosses none of `text_rects`; there is no line to an anchor on a panel.
        """
        avoided_rects, protected_rects = [*avoided_rects], [*protected_rects, *self.covered_areas]
        places = (self.own_areas, self.stays_in_own_area, self.panels)
        shown = (
            lines,
            anchor,
            bounds,
            text_px,
            look,
            avoided_rects,
            protected_rects,
            [*text_rects],
            places,
        )
        if self.isVisible() and shown == self._shown:
            return
        self._shown = shown
        self.prepareGeometryChange()
        self.lines, self._anchor = lines, anchor
        spot, needs_link = self._choose_corner(
            bounds, avoided_rects, protected_rects, text_px, look
        )
        self.prepareGeometryChange()
        self.setPos(round(spot.x()), round(spot.y()))
        self._tail_tip = self._find_tail_tip(self._anchor) if self._has_tail else None
        if needs_link and not any(panel.intersects(anchor) for panel in self.panels):
            self._join(text_px, text_rects, [*avoided_rects, *protected_rects])
        else:
            self.link.hide()
        self.update()
        self.show()
        self._moved()

    def _join(self, text_px: float, text_rects: Sequence[QRectF], pieces: Sequence[QRectF]) -> None:
        """Draw a line to its anchor around text and pieces."""
        offset = -self.pos()
        obstacles = [[rect.translated(offset) for rect in rects] for rects in (text_rects, pieces)]
        own = QRectF(QPointF(), self._size)
        self.link.join(self._anchor.translated(offset), own, text_px, *obstacles)

    @property
    def scene_rect(self) -> QRectF:
        """Its rectangle in the scene."""
        return QRectF(self.pos(), self._size)

    def _list_candidate_rooms(
        self, bounds: QRectF, avoided_rects: Sequence[QRectF], protected_rects: Sequence[QRectF]
    ) -> Iterator[tuple[bool, QRectF, Sequence[QRectF]]]:
        """Possible rooms, best ones first: with a picture or not, the room, and its obstacles."""
        scene, panels = self.scene().sceneRect(), [*self.panels]
        all_obstacles, pieces = (
            [*avoided_rects, *protected_rects, *panels],
            [*protected_rects, *panels],
        )
        for with_picture in (True, False) if self.look is not None else (False,):
            yield with_picture, bounds, all_obstacles
            if self._has_tail and not with_picture:  # an answer to a click stays near
                yield with_picture, bounds, pieces
            yield with_picture, scene, all_obstacles
        yield False, bounds, pieces
        yield False, scene, pieces
        yield False, scene, [*avoided_rects, *protected_rects]
        yield False, scene, protected_rects

    def _find_nearest_corner(self, room: QRectF, obstacles: Sequence[QRectF]) -> QPointF | None:
        """The corner in `room` nearest to its anchor that covers none of `obstacles`."""
        candidates: list[tuple[float, float, QPointF]] = []
        for max_width in _WIDTHS_LETTERS:
            self._measure(max_width)
            covered = [self._anchor, *obstacles]
            for x, y in self._list_corners_beside(self._anchor):
                rect = QRectF(QPointF(x, y), self._size)
                if room.contains(rect) and not measure_common_area(rect, covered):
                    return rect.topLeft()
            spot = free_spot(self._size, self._anchor, room, obstacles, self._gap)
            if spot is not None:
                distance = find_shortest_line(QRectF(spot, self._size), self._anchor).length()
                candidates.append((distance, max_width, spot))
        if not candidates:
            return None
        _, max_width, spot = min(candidates, key=lambda candidate: candidate[0])
        self._measure(max_width)
        return spot

    def _choose_corner(
        self,
        bounds: QRectF,
        avoided_rects: list[QRectF],
        protected_rects: list[QRectF],
        text_px: float,
        look: object,
    ) -> tuple[QPointF, bool]:
        """Its corner, and whether a line should join it to its anchor."""
        if self.stays_in_own_area:
            spot = self._find_spot_in_own_area(text_px, look)
            if not self._hides_anchor(spot):
                return spot, False
        self.look, self._text_px, self._is_stacked = look, text_px, False
        for with_picture, room, obstacles in self._list_candidate_rooms(
            bounds, avoided_rects, protected_rects
        ):
            self.look = look if with_picture else None
            corner = self._find_nearest_corner(room.adjusted(4, 4, -4, -4), obstacles)
            if corner is None:
                continue
            distance = find_shortest_line(QRectF(corner, self._size), self._anchor).length()
            if not with_picture or distance < text_px * _MAX_PICTURE_DISTANCE_LETTERS:
                return corner, True
        return self._find_spot_in_own_area(text_px, None), True

    def _find_spot_in_own_area(self, text_px: float, look: object) -> QPointF:
        """Its corner in its own place, with letters and a picture that fit there."""
        self._is_stacked = True
        variants: list[tuple[object, QRectF, float]] = [
            (None, own_area, scale)
            for scales in _OWN_AREA_SCALES
            for own_area in self.own_areas
            for scale in scales
        ]
        if look is not None:  # large, or not at all
            variants[:0] = [(look, home, 1.0) for home in self.own_areas]
        for self.look, home, scale in variants:
            self._text_px = text_px * scale
            self._measure(home.width() / self._text_px - 2)
            if self._size.width() <= home.width() and self._size.height() <= home.height():
                break
        self._size.setWidth(max(self._size.width(), home.width()))
        return QPointF(home.left(), home.bottom() - self._size.height())

    def _hides_anchor(self, spot: QPointF) -> bool:
        area = self._anchor.width() * self._anchor.height()
        return (
            measure_common_area(QRectF(spot, self._size), [self._anchor]) > area * _MAX_HIDDEN_SHARE
        )

    def _measure(self, max_width: float) -> None:
        """Lay out the lines, at most `max_width` letters wide, and set the size of the note.

        The lines stand beside its picture, or below it if `_is_stacked`.
        """
        pad, side, left, top = self._text_px * 0.8, 0.0, 0.0, 0.0
        if self.look is not None:
            side = calculate_large_picture_px(self._text_px)
            if self._is_stacked:
                top = side + pad * 0.5
            else:
                left, max_width = side + pad, max_width * _BESIDE_PICTURE_SHARE
        self._picture_side = side
        width = self._arrange(self._text_px * max_width, pad, left, top)
        height = (self._placed_lines[-1].rect.bottom() if self._placed_lines else 0) + pad
        note_width, note_height = (
            left + width + 2 * pad,
            max(height, side + 2 * pad if side else 0.0),
        )
        self._size = QSizeF(max(note_width, side + 2 * pad if side else 0.0), note_height)

    def _find_tail_tip(self, anchor: QRectF) -> QPointF | None:
        """The tip of the tail, if the note lies wholly above or below its anchor."""
        if self.y() + self._size.height() <= anchor.top():
            return QPointF(anchor.center().x(), anchor.top()) - self.pos()
        if self.y() >= anchor.bottom():
            return QPointF(anchor.center().x(), anchor.bottom()) - self.pos()
        return None

    @property
    def _gap(self) -> float:
        return self._text_px * (0.95 if self._has_tail else 0.6)

    def _list_corners_beside(self, anchor: QRectF) -> Iterator[tuple[float, float]]:
        """Corners directly beside `anchor`, above it first."""
        gap, width, height = self._gap, self._size.width(), self._size.height()
        middle = anchor.center() - QPointF(width, height) / 2
        above, below = anchor.top() - gap - height, anchor.bottom() + gap
        yield middle.x(), above
        yield middle.x(), below
        yield anchor.right() + gap, middle.y()
        yield anchor.left() - gap - width, middle.y()
        for y in (above, below):
            yield anchor.left(), y
            yield anchor.right() - width, y
        for y in (above, below):
            yield anchor.right() + gap, y
            yield anchor.left() - gap - width, y

    def _arrange(self, max_width: float, pad: float, left: float, top: float) -> float:
        """Lay out the lines one below the other, beside what is `left` and below what is on `top`;
        returns their width."""
        self._placed_lines = []
        y, width = top + pad * 0.8, 0.0
        for line in self.lines:
            font = make_serif_font(self._text_px * line.scale, bold=line.bold)
            metrics = QFontMetricsF(font)
            indent = self._text_px * 0.9 if line.bullet else 0.0
            if line.glyphs:
                side = self._text_px * 1.5
                line_width = metrics.horizontalAdvance(line.text) + self._text_px * 0.5
                line_width += len(line.glyphs) * (side + 2)
                line_width += (
                    metrics.horizontalAdvance(line.text_after_glyphs) + self._text_px * 0.4
                )
                rect = QRectF(left + pad, y, line_width, side + 2)
            else:
                limit = QRectF(0, 0, max_width - indent, 4000)
                box = metrics.boundingRect(limit, int(Qt.TextFlag.TextWordWrap), line.text)
                rect = QRectF(left + pad + indent, y, box.width() + 2, box.height())
                line_width = box.width() + 2 + indent
            self._placed_lines.append(_PlacedLine(line, rect, font))
            width = max(width, line_width)
            y = rect.bottom() + self._text_px * 0.18
        return width

    def boundingRect(self) -> QRectF:
        edge = self._text_px * 1.2 + 6
        return QRectF(QPointF(), self._size).adjusted(-edge, -edge, edge, edge)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        rect = QRectF(QPointF(), self._size)
        draw_bubble(painter, theme, rect)
        self._paint_tail(painter, rect)
        if self.look is not None:
            pad = round(self._text_px * 0.8)
            picture = self._draw_picture(self.look, self._picture_side, find_pixel_ratio(painter))
            painter.drawPixmap(QPointF(pad, pad), picture)
        for entry in self._placed_lines:
            self._paint_line(painter, entry)

    def _paint_tail(self, painter: QPainter, rect: QRectF) -> None:
        if self._tail_tip is None or rect.contains(self._tail_tip):
            return
        half = self._text_px * 0.5
        x = min(max(self._tail_tip.x(), rect.left() + 12 + half), rect.right() - 12 - half)
        down = self._tail_tip.y() > rect.center().y()
        foot = rect.bottom() if down else rect.top()
        reach = self._text_px * 0.8
        tip = QPointF(
            min(max(self._tail_tip.x(), x - reach), x + reach), foot + (reach if down else -reach)
        )
        left, right = QPointF(x - half, foot), QPointF(x + half, foot)
        painter.drawPolyline(QPolygonF([left, tip, right]))
        inner = -2.0 if down else 2.0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(
            QPolygonF(
                [left + QPointF(1, inner), tip + QPointF(0, inner), right + QPointF(-1, inner)]
            )
        )

    def _paint_line(self, painter: QPainter, entry: _PlacedLine) -> None:
        line, rect = entry.line, entry.rect
        painter.setFont(entry.font)
        painter.setPen(find_current_theme().find_color(line.color))
        if line.bullet:
            mark = QRectF(
                rect.left() - self._text_px * 0.9, rect.top(), self._text_px, rect.height()
            )
            painter.drawText(mark, Qt.AlignmentFlag.AlignLeft, line.bullet)
        if not line.glyphs:
            painter.drawText(rect, int(Qt.TextFlag.TextWordWrap), line.text)
            return
        metrics = QFontMetricsF(entry.font)
        painter.drawText(rect, LEFT, line.text)
        x = rect.left() + metrics.horizontalAdvance(line.text) + self._text_px * 0.5
        side = self._text_px * 1.5
        for glyph in line.glyphs:
            picture = self._pictures.find_pixmap(glyph, side, side, find_pixel_ratio(painter))
            painter.drawPixmap(QPointF(x, rect.top() + 1), picture)
            x += side + 2
        after_rect = QRectF(x + self._text_px * 0.4, rect.top(), 4000, rect.height())
        painter.drawText(after_rect, LEFT, line.text_after_glyphs)
