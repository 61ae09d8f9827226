"""An heir's place at the table: banner, points, hand, access, reach and troops."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from twoheirs_qt.games.two_heirs.drawing.art import Art, name_resource_glyph
from twoheirs_qt.games.two_heirs.drawing.canvas import Canvas
from twoheirs_qt.games.two_heirs.drawing.marks import draw_empty_place
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.rules.components import Heir, Terrain, Troop
from twoheirs_qt.games.two_heirs.rules.state import HAND_LIMIT
from twoheirs_qt.games.two_heirs.scene.layout import HeirLayout, TableLayout
from twoheirs_qt.games.two_heirs.scene.reserve_panel import Part, RepaintRegion, Sheet
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.tabletop.drawing.parchment import CENTER, LEFT, RIGHT, paint_cached
from twoheirs_qt.tabletop.text.text import Text

_NAME_GAP: Final = 0.9
"""The gap between name and points over the height of letters."""
_FOLDED_BANNER: Final = 0.8
"""The side of the banner over the height of a folded header."""


def describe_status(snapshot: TableSnapshot, heir: Heir) -> Text | None:
    """The heir's status: in turn or waiting, or, at the end, whether the heir has won."""
    if snapshot.active is None:
        crowned = [heir_snapshot.is_crowned for heir_snapshot in snapshot.heirs]
        result = texts.DRAW if all(crowned) else texts.VICTORY
        return result if crowned[heir] else None
    active = snapshot.heirs[heir].is_active
    if active and snapshot.turns_left in (1, 2):
        return texts.LAST_TURN
    return texts.TO_MOVE if active else texts.WAITING


class HeirPanel(Sheet):
    """A panel with what both an heir's place and Henry's have."""

    _points_shown = True
    _animated_points: int | None = None
    _header_rect = QRectF()

    def animate_points(self, points: int | None) -> None:
        """Show these points during an animation, or, with None, those of the game."""
        if points != self._animated_points:
            self._animated_points = points
            self.update(self._align_to_pixels(self._header_rect.adjusted(0, -2, 0, 2)))

    def set_rim_hidden(self, hidden: bool) -> None:
        """Hide the golden rim while an animation brings it here, and at the end who has won."""
        if hidden is not self._hides_rim:
            self._hides_rim = hidden
            self.update()

    def _paint_header(
        self, canvas: Canvas, rect: QRectF, snapshot: TableSnapshot, heir: Heir, *, folded: bool
    ) -> None:
        """Paint banner, name, points and the heir's status.

        With `folded` all lines are narrower, and nothing stands below the points.
        """
        values, text_px = snapshot.heirs[heir], self._text_px
        self._header_rect = rect
        banner_side = rect.height() * (_FOLDED_BANNER if folded else 1.0)
        canvas.draw_picture(
            f"heir/{heir.word}", QRectF(rect.left(), rect.top(), banner_side, banner_side)
        )
        left = rect.left() + banner_side + text_px * 0.6
        room = rect.right() - text_px * _NAME_GAP - left
        status_text = describe_status(snapshot, heir)
        is_over = snapshot.active is None
        status = (
            ""
            if status_text is None or (is_over and self._hides_rim)
            else self._localize(status_text)
        )
        beside_name = beside_status = 0.0
        if self._points_shown:
            number = str(values.points if self._animated_points is None else self._animated_points)
            caption = self._choose_caption(snapshot)
            beside_status = self._measure_width(caption, 0.82) + 2
            fits_beside_status = (
                self._measure_width(status, 0.92, bold=True) + beside_status <= room
            )
            if folded or not fits_beside_status:
                beside_name = self._write(canvas, rect, RIGHT, number, 1.5, bold=True)
                beside_status = beside_name
            else:
                upper = QRectF(rect.left(), rect.top() - 2, rect.width(), banner_side * 0.68)
                lower = QRectF(
                    rect.left(),
                    rect.bottom() - banner_side * 0.34,
                    rect.width(),
                    banner_side * 0.34,
                )
                beside_name = self._write(canvas, upper, RIGHT, number, 1.95, bold=True)
                self._write(canvas, lower, RIGHT, caption, 0.82, "muted")
        height = rect.height() * 0.58
        name_rect = QRectF(left, rect.top(), room - beside_name, height)
        self._paint_name(canvas, name_rect, snapshot, folded=folded)
        lower = QRectF(left, rect.top() + height - 1, room - beside_status, rect.height() * 0.42)
        color = "ink" if self.is_active else "muted"
        self._write(canvas, lower, LEFT, status, 0.92, color, bold=self.is_active)

    def measure_points(self, snapshot: TableSnapshot, heir: Heir, *, folded: bool) -> float:
        """The width of the points at the right end of the header, with the caption below them."""
        number = self._measure_width(
            str(snapshot.heirs[heir].points), 1.5 if folded else 1.95, bold=True
        )
        return (
            number
            if folded
            else max(number, self._measure_width(self._choose_caption(snapshot), 0.82))
        )

    def _choose_caption(self, snapshot: TableSnapshot) -> str:
        final = snapshot.active is None and not snapshot.is_first_turn_undecided
        return self._localize(texts.FINAL_POINTS if final else texts.POINTS)

    def _paint_name(
        self, canvas: Canvas, rect: QRectF, snapshot: TableSnapshot, *, folded: bool
    ) -> None:
        raise NotImplementedError


_GRASS: Final = QColor("#79A35F")
_GROUND_SHARE: Final = 0.2
"""The height of the ground below a troop over that of the troop."""


class HeirPlace(HeirPanel):
    """Everything of an heir's place but the tiles of the hand, which are items of their own."""

    _place: HeirLayout
    _snapshot: TableSnapshot
    _is_highlighted: bool

    def __init__(self, art: Art, localize: Callable[[Text], str], heir: Heir) -> None:
        super().__init__(art, localize)
        self.heir = heir

    def present(
        self,
        layout: TableLayout,
        place: HeirLayout,
        snapshot: TableSnapshot,
        *,
        points_shown: bool,
        highlighted: bool = False,
    ) -> None:
        """Show a snapshot; `highlighted`: a tile of the reserve may be dropped here."""
        self._text_px, self._place, self._snapshot = layout.text_px, place, snapshot
        self._points_shown, self._is_highlighted = points_shown, highlighted
        heir_snapshot, hand_count = snapshot.heirs[self.heir], len(snapshot.hands[self.heir])
        self.is_active = heir_snapshot.is_active or heir_snapshot.is_crowned
        points = heir_snapshot.points if points_shown else None
        game_state = (self.is_active, snapshot.active is None, snapshot.turns_left)
        parts: dict[str, Part] = {
            "header": (
                place.header_rect.adjusted(0, -2, 0, 2),
                (self._localize(heir_snapshot.name), points, game_state),
            ),
            "hand": (place.hand_rect.adjusted(-8, -8, 8, 8), (hand_count, highlighted)),
            "info": (place.info_rect, (heir_snapshot.reach, heir_snapshot.discounts, hand_count)),
        }
        for terrain, rect in zip(Terrain, place.access_rects, strict=True):
            parts[f"access-{terrain}"] = (rect, heir_snapshot.access[terrain])
        for index, rect in enumerate(place.troop_rects):
            parts[f"troop-{index}"] = (rect, snapshot.troops[self.heir][index])
        self.show_at(place.panel_rect, (layout, place, self.is_active), parts)

    def paint_content(self, canvas: Canvas, exposed: RepaintRegion) -> None:
        place, snapshot = self._place, self._snapshot
        if exposed.intersects(place.header_rect):
            self._paint_header(
                canvas, place.header_rect, snapshot, self.heir, folded=place.is_folded
            )
        if exposed.intersects(place.hand_rect.adjusted(-8, -8, 8, 8)):
            self._paint_hand(canvas, place, len(snapshot.hands[self.heir]))
        for terrain, rect in zip(Terrain, place.access_rects, strict=True):
            if exposed.intersects(rect):
                self._paint_access(canvas, rect, terrain, snapshot.heirs[self.heir].access[terrain])
        if exposed.intersects(place.info_rect):
            self._paint_info(canvas, place, snapshot)
        for troop, rect in zip(snapshot.troops[self.heir], place.troop_rects, strict=True):
            if exposed.intersects(rect):
                self._paint_troop(canvas, rect, troop)

    def _paint_troop(self, canvas: Canvas, rect: QRectF, troop: Troop) -> None:
        """Paint a troop on its ground: a tile of the landscape, or the royal reserve."""
        painter, theme = canvas.painter, canvas.theme
        ground_height = rect.height() * _GROUND_SHARE
        margin = rect.width() * 0.12
        canvas.draw_troop(
            self.heir, troop, rect.adjusted(margin, 0, -margin, -ground_height * 0.75)
        )
        width = rect.width() * 0.74
        ground_rect = QRectF(
            rect.center().x() - width / 2, rect.bottom() - ground_height, width, ground_height
        ).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(theme.find_color("ink"), 1.4))
        if troop.at is None:
            painter.setBrush(theme.find_color("gold"))
            painter.drawEllipse(ground_rect)
        else:
            painter.setBrush(_GRASS)
            painter.drawRect(ground_rect)

    def _paint_name(
        self, canvas: Canvas, rect: QRectF, snapshot: TableSnapshot, *, folded: bool
    ) -> None:
        name = self._localize(snapshot.heirs[self.heir].name)
        self._write(canvas, rect, LEFT, name, 1.3 if folded else 1.45, bold=True)

    def _paint_hand(self, canvas: Canvas, place: HeirLayout, count: int) -> None:
        painter, theme = canvas.painter, canvas.theme
        if self._is_highlighted:
            painter.setPen(QPen(theme.find_color("gold_deep"), 2.5, Qt.PenStyle.DashLine))
            painter.setBrush(theme.find_color("gold", 0.3))
            painter.drawRoundedRect(place.hand_rect.adjusted(-5, -5, 5, 5), 7, 7)
        for index in range(count, HAND_LIMIT):
            slot = place.find_tile_rect(index, max(count, HAND_LIMIT))
            # Dashes are slow to paint, so they are cached.
            draw = partial(draw_empty_place, rect=QRectF(QPointF(), slot.size()), theme=theme)
            dashes = paint_cached(f"slot-{theme.name}", slot.size(), canvas.ratio or 1.0, draw)
            painter.drawPixmap(slot.topLeft(), dashes)

    def _paint_access(self, canvas: Canvas, rect: QRectF, terrain: Terrain, count: int) -> None:
        count_text = self._localize(texts.TIMES.fill(count=count))
        count_width = self._measure_width(count_text, 1.15, bold=True) + self._text_px * 0.4
        side = max(self._text_px, min(rect.height() * 0.92, rect.width() - count_width))
        top = rect.top() + (rect.height() - side) / 2
        canvas.painter.setOpacity(1.0 if count else 0.45)
        canvas.draw_picture(name_resource_glyph(terrain), QRectF(rect.left(), top, side, side))
        canvas.painter.setOpacity(1.0)
        left = rect.left() + side + self._text_px * 0.4
        count_rect = QRectF(left, rect.top(), rect.right() - left, rect.height())
        self._write(
            canvas, count_rect, LEFT, count_text, 1.15, "ink" if count else "muted", bold=True
        )

    def _paint_info(self, canvas: Canvas, place: HeirLayout, snapshot: TableSnapshot) -> None:
        localize, rect, values = self._localize, place.info_rect, snapshot.heirs[self.heir]
        scale = 0.78 if place.is_folded else 0.92
        upper = QRectF(rect.left(), rect.top(), rect.width(), rect.height() / 2)
        lower = QRectF(rect.left(), upper.bottom(), rect.width(), rect.height() / 2)
        count = len(snapshot.hands[self.heir])
        too_many = count > HAND_LIMIT
        if place.is_folded and not (too_many and values.discounts):
            upper, lower = QRectF(rect), rect  # only one of them is written
        if too_many or not place.is_folded:
            hand = localize(texts.HAND.fill(count=count, limit=HAND_LIMIT))
            self._write(canvas, lower, LEFT, hand, scale, "danger" if too_many else "muted")
        reach = "" if place.is_folded else localize(texts.REACH.fill(reach=values.reach))
        if values.discounts:
            if place.is_folded:
                upper.setHeight(min(upper.height(), self._text_px * 1.4))
            upper.setRight(self._paint_discounts(canvas, upper, scale, reach, values.discounts))
        if self._fits(upper, reach, scale):  # else the ring shows it
            self._write(canvas, upper, LEFT, reach, scale, "muted")

    def _paint_discounts(
        self, canvas: Canvas, row: QRectF, scale: float, text_before: str, count: int
    ) -> float:
        """Paint the discounts on a golden chip behind `text_before`; returns its left edge."""
        painter, size = canvas.painter, self._text_px * scale
        label = self._localize(texts.DISCOUNTS.fill_n(count))
        width = min(
            self._measure_width(label, scale, bold=True) + size,
            row.width() * (0.62 if text_before else 1.0),
        )
        left = row.left()
        if text_before:
            left += self._measure_width(text_before, scale) + size * 0.6
        left = min(left, row.right() - width)
        chip = QRectF(left, row.top(), width, row.height())
        painter.setPen(QPen(canvas.theme.find_color("gold_deep"), 1.5))
        painter.setBrush(canvas.theme.find_color("gold"))
        painter.drawRoundedRect(chip.adjusted(0, 1, 0, -1), 6, 6)
        self._write(canvas, chip, CENTER, label, scale, "gold_ink", bold=True)
        return left
