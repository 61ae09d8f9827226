"""An heir's place at the table: banner, points, hand, access, reach and troops."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from twoheirs_qt.game.reading import HeirRead, Reading
from twoheirs_qt.game.telling.line import resource_glyph
from twoheirs_qt.rules.components import Heir, Terrain, Troop
from twoheirs_qt.rules.state import HAND_LIMIT
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.table.layout import HeirLayout, TableLayout
from twoheirs_qt.ui.table.parchment import (
    CENTER,
    LEFT,
    RIGHT,
    kept,
    ratio_of,
    write,
)
from twoheirs_qt.ui.table.sheet_item import Exposed, Part, Sheet
from twoheirs_qt.ui.theme import Theme, letter
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.text import Text


class HeirPlace(Sheet):
    """Everything of an heir's place but the tiles of the hand, which are items of their own."""

    def __init__(self, art: Art, theme: Theme, say: Callable[[Text], str], heir: Heir) -> None:
        super().__init__(theme)
        self.heir = heir
        self._art = art
        self._say = say
        self._layout: TableLayout | None = None
        self._place: HeirLayout | None = None
        self._reading: Reading | None = None
        self._points_shown = True
        self._lit = False

    def present(
        self,
        layout: TableLayout,
        place: HeirLayout,
        reading: Reading,
        *,
        points_shown: bool,
        lit: bool = False,
    ) -> None:
        """`lit`: a tile of the reserve may be dropped here."""
        self._layout, self._place, self._reading = layout, place, reading
        self._points_shown, self._lit = points_shown, lit
        self.active = reading.heirs[self.heir].active
        read, held = reading.heirs[self.heir], len(reading.hands[self.heir])
        points = read.points if points_shown else None
        game = (read.active, reading.active is None, reading.turns_left)
        parts: dict[str, Part] = {
            "header": (place.header.adjusted(0, -2, 0, 2), (self._say(read.name), points, game)),
            "hand": (place.hand.adjusted(-8, -8, 8, 8), (held, lit)),
            "info": (place.info, (read.reach, read.discounts, held)),
        }
        for terrain, rect in zip(Terrain, place.access, strict=True):
            parts[f"access-{terrain}"] = (rect, read.access[terrain])
        for index, rect in enumerate(place.troops):
            parts[f"troop-{index}"] = (rect, reading.troops[self.heir][index])
        self.place(place.panel, (layout, place, self.active), parts)

    def fill(self, painter: QPainter, exposed: Exposed) -> None:
        layout, place, reading = self._layout, self._place, self._reading
        if layout is None or place is None or reading is None:
            return
        read = reading.heirs[self.heir]
        if exposed.intersects(place.header):
            self._header(painter, layout, place, reading, read)
        if exposed.intersects(place.hand.adjusted(-8, -8, 8, 8)):
            self._hand(painter, layout, place, len(reading.hands[self.heir]))
        for terrain, rect in zip(Terrain, place.access, strict=True):
            if exposed.intersects(rect):
                self._access(painter, layout, rect, terrain, read.access[terrain])
        if exposed.intersects(place.info):
            self._info(painter, layout, place, reading, read)
        for index, rect in enumerate(place.troops):
            if exposed.intersects(rect):
                self._troop(painter, rect, reading.troops[self.heir][index])

    def _header(
        self,
        painter: QPainter,
        layout: TableLayout,
        place: HeirLayout,
        reading: Reading,
        read: HeirRead,
    ) -> None:
        theme, text, rect = self.theme, layout.text, place.header
        side = rect.height()
        painter.drawPixmap(
            rect.topLeft(),
            self._art.picture(f"heir/{self.heir.word}", side, side, ratio_of(painter)),
        )
        name, ink = self._say(read.name), theme.color("ink")
        beside_name = beside_status = 0.0
        if self._points_shown:
            beside_name, beside_status = self._points(painter, layout, place, reading, read)
        left = rect.left() + side + text * 0.6
        room = rect.right() - text * 0.5 - left
        width = room - beside_name
        if place.folded:
            box = QRectF(left, rect.top(), width, rect.height())
            write(painter, box, LEFT, name, letter(text * 1.3, bold=True), ink)
            return
        upper = QRectF(left, rect.top(), width, rect.height() * 0.58)
        lower = QRectF(left, upper.bottom() - 1, room - beside_status, rect.height() * 0.42)
        write(
            painter,
            upper,
            LEFT,
            self._say(read.name),
            letter(text * 1.45, bold=True),
            theme.color("ink"),
        )
        if reading.active is None:
            return
        status = texts.TO_MOVE if read.active else texts.WAITING
        if read.active and reading.turns_left in (1, 2):
            status = texts.LAST_TURN
        color = theme.color("ink" if read.active else "muted")
        font = letter(text * 0.92, bold=read.active)
        write(painter, lower, LEFT, self._say(status), font, color)

    def _points(
        self,
        painter: QPainter,
        layout: TableLayout,
        place: HeirLayout,
        reading: Reading,
        read: HeirRead,
    ) -> tuple[float, float]:
        rect = place.header
        if place.folded:
            number = letter(layout.text * 1.5, bold=True)
            wide = write(painter, rect, RIGHT, str(read.points), number, self.theme.color("ink"))
            return wide, wide
        caption = self._say(texts.FINAL_POINTS if reading.active is None else texts.POINTS)
        small = letter(layout.text * 0.82)
        number = letter(layout.text * 1.95, bold=True)
        width = QFontMetricsF(small).horizontalAdvance(caption) + 2
        upper = QRectF(rect.left(), rect.top() - 2, rect.width(), rect.height() * 0.68)
        lower = QRectF(
            rect.left(), rect.bottom() - rect.height() * 0.34, rect.width(), rect.height() * 0.34
        )
        wide = write(painter, upper, RIGHT, str(read.points), number, self.theme.color("ink"))
        write(painter, lower, RIGHT, caption, small, self.theme.color("muted"))
        return wide, width

    def _hand(self, painter: QPainter, layout: TableLayout, place: HeirLayout, count: int) -> None:
        theme = self.theme
        if self._lit:
            painter.setPen(QPen(theme.color("gold_deep"), 2.5, Qt.PenStyle.DashLine))
            painter.setBrush(theme.color("gold", 0.3))
            painter.drawRoundedRect(place.hand.adjusted(-5, -5, 5, 5), 7, 7)
        for index in range(count, HAND_LIMIT):
            slot = place.hand_tile(index, max(count, HAND_LIMIT))
            empty = kept(
                f"slot-{theme.name}", slot.size(), ratio_of(painter), partial(_empty, theme, slot)
            )
            painter.drawPixmap(slot.topLeft(), empty)

    def _access(
        self, painter: QPainter, layout: TableLayout, rect: QRectF, terrain: Terrain, count: int
    ) -> None:
        side = rect.height() * 0.92
        top = rect.top() + (rect.height() - side) / 2
        picture = self._art.picture(resource_glyph(terrain), side, side, ratio_of(painter))
        painter.setOpacity(1.0 if count else 0.45)
        painter.drawPixmap(QPointF(rect.left(), top), picture)
        painter.setOpacity(1.0)
        left = rect.left() + side + layout.text * 0.4
        where = QRectF(left, rect.top(), rect.right() - left, rect.height())
        color = self.theme.color("ink" if count else "muted")
        times = self._say(texts.TIMES.fill(count=count))
        write(painter, where, LEFT, times, letter(layout.text * 1.15, bold=True), color)

    def _info(
        self,
        painter: QPainter,
        layout: TableLayout,
        place: HeirLayout,
        reading: Reading,
        read: HeirRead,
    ) -> None:
        say, theme, rect = self._say, self.theme, place.info
        # A folded row has room for one line, or for two of smaller letters.
        size = layout.text * (0.78 if place.folded and read.discounts else 0.92)
        font = letter(size)
        upper = QRectF(rect.left(), rect.top(), rect.width(), rect.height() / 2)
        lower = QRectF(rect.left(), upper.bottom(), rect.width(), rect.height() / 2)
        if place.folded and not read.discounts:
            lower = rect
        count = len(reading.hands[self.heir])
        hand = say(texts.HAND.fill(count=count, limit=HAND_LIMIT))
        color = theme.color("danger" if count > HAND_LIMIT else "muted")
        write(painter, lower, LEFT, hand, font, color)
        reach = "" if place.folded else say(texts.REACH.fill(reach=read.reach))
        if read.discounts:
            upper.setRight(self._discounts(painter, upper, size, reach, read.discounts))
        write(painter, upper, LEFT, reach, font, theme.color("muted"))

    def _discounts(
        self, painter: QPainter, row: QRectF, size: float, beside: str, count: int
    ) -> float:
        """The discounts on a golden chip, in a row behind the words `beside`; its left edge."""
        bold = letter(size, bold=True)
        label = self._say(texts.DISCOUNTS.count(count))
        width = min(QFontMetricsF(bold).horizontalAdvance(label) + size, row.width() * 0.62)
        left = row.left()
        if beside:
            left += QFontMetricsF(letter(size)).horizontalAdvance(beside) + size * 0.6
        left = min(left, row.right() - width)
        chip = QRectF(left, row.top(), width, row.height())
        painter.setPen(QPen(self.theme.color("gold_deep"), 1.5))
        painter.setBrush(self.theme.color("gold"))
        painter.drawRoundedRect(chip.adjusted(0, 1, 0, -1), 6, 6)
        write(painter, chip, CENTER, label, bold, self.theme.color("gold_ink"))
        return left

    def _troop(self, painter: QPainter, where: QRectF, troop: Troop) -> None:
        spot = where.adjusted(where.width() * 0.08, 0, -where.width() * 0.08, 0)
        name = self._art.troop(self.heir, troop)
        picture = self._art.picture(name, spot.width(), spot.height(), ratio_of(painter))
        painter.drawPixmap(spot.topLeft(), picture)


def _empty(theme: Theme, slot: QRectF, painter: QPainter) -> None:
    """A place of the hand with no tile; dashes are slow to paint, so that is done once."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("rule", 0.8), 1.4, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(QRectF(2, 2, slot.width() - 4, slot.height() - 4), 5, 5)
