"""A picture of the whole table, sharp at any size, as PNG or as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from twoheirs_qt.games.two_heirs.drawing.art import Art, Look
from twoheirs_qt.games.two_heirs.drawing.canvas import Canvas
from twoheirs_qt.games.two_heirs.drawing.land import paint_landscape
from twoheirs_qt.games.two_heirs.drawing.marks import draw_empty_place, draw_veil
from twoheirs_qt.games.two_heirs.play.snapshot import SoloSnapshot, TableSnapshot
from twoheirs_qt.games.two_heirs.results.graph import make_heir_lines
from twoheirs_qt.games.two_heirs.rules import HAND_LIMIT, RING_SIZE, Heir
from twoheirs_qt.games.two_heirs.share import texts
from twoheirs_qt.tabletop.drawing.parchment import LEFT, RIGHT, paint_flat_sheet, write_line
from twoheirs_qt.tabletop.drawing.theme import Theme, make_serif_font
from twoheirs_qt.tabletop.play.replay import TurnScore
from twoheirs_qt.tabletop.results.graph import PointCurves
from twoheirs_qt.tabletop.text.language import localize

WIDTH: Final = 1600
HEIGHT: Final = 1000
MARGIN: Final = 24
HEADING_HEIGHT: Final = 58
_HEIRS_WIDTH: Final = 420
_RESERVE_HEIGHT: Final = 178
_MAX_HAND_TILE: Final = 122.0
"""The maximum size of a tile in hand."""
_PNG_SCALE: Final = 2
"""The pixels of a PNG for each unit."""


class Picture:
    """A picture with a title and a line above, on oak."""

    def __init__(self, title: str, line: str, art: Art, theme: Theme) -> None:
        self._title, self._line = title, line
        self._art = art
        self._theme = theme

    def make_png(self) -> bytes:
        image = QImage(QSize(WIDTH, HEIGHT) * _PNG_SCALE, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.scale(_PNG_SCALE, _PNG_SCALE)
        self.paint(painter)
        painter.end()
        content = QBuffer()
        content.open(QBuffer.OpenModeFlag.WriteOnly)
        QImageWriter(content, b"png").write(image)
        return bytes(content.data().data())

    def make_svg(self) -> bytes:
        content = QBuffer()
        content.open(QBuffer.OpenModeFlag.WriteOnly)
        # SVG Tiny has no clipping, which the corners of tiles need.
        generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
        generator.setOutputDevice(content)
        generator.setSize(QSize(WIDTH, HEIGHT))
        generator.setViewBox(QRectF(0, 0, WIDTH, HEIGHT))
        generator.setTitle(self._title)
        generator.setDescription(self._line)
        painter = QPainter(generator)
        self.paint(painter)
        painter.end()
        return bytes(content.data().data())

    def paint(self, painter: QPainter) -> None:
        """Paint the picture at the origin of the painter."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self._art, self._theme)
        canvas.draw_table_top(QRectF(0, 0, WIDTH, HEIGHT))
        heading = QRectF(MARGIN, 12, WIDTH - 2 * MARGIN, HEADING_HEIGHT - 12)
        color = self._theme.find_color("on_oak")
        write_line(painter, heading, LEFT, self._title, make_serif_font(30, bold=True), color)
        write_line(painter, heading, RIGHT, self._line, make_serif_font(20), color)
        self._paint_contents(canvas)

    def _paint_contents(self, canvas: Canvas) -> None:
        """Paint what is below the title."""
        raise NotImplementedError


class TablePicture(Picture):
    """Paints landscape, reserve and both heirs, with a title and a line above.

    The `turn_scores` of a finished game replace the reserve.
    """

    def __init__(
        self,
        snapshot: TableSnapshot,
        title: str,
        line: str,
        art: Art,
        theme: Theme,
        turn_scores: Sequence[TurnScore] = (),
    ) -> None:
        super().__init__(title, line, art, theme)
        self._snapshot = snapshot
        self._turn_scores = turn_scores

    def _paint_contents(self, canvas: Canvas) -> None:
        land_area = QRectF(
            MARGIN,
            HEADING_HEIGHT,
            WIDTH - _HEIRS_WIDTH - 3 * MARGIN,
            HEIGHT - HEADING_HEIGHT - _RESERVE_HEIGHT - 2 * MARGIN,
        )
        snapshot = self._snapshot
        paint_landscape(canvas, snapshot, land_area)
        bottom_area = QRectF(
            MARGIN, HEIGHT - _RESERVE_HEIGHT - MARGIN, land_area.width(), _RESERVE_HEIGHT
        )
        if len(self._turn_scores) > 1:
            self._paint_points(canvas, bottom_area)
        else:
            self._paint_reserve(canvas, bottom_area)
        column = QRectF(
            WIDTH - _HEIRS_WIDTH - MARGIN,
            HEADING_HEIGHT,
            _HEIRS_WIDTH,
            HEIGHT - HEADING_HEIGHT - MARGIN,
        )
        panel_height = (column.height() - MARGIN) / 2
        upper = QRectF(column.left(), column.top(), _HEIRS_WIDTH, panel_height)
        self._paint_heir(canvas, upper, snapshot.south.opponent)
        lower = QRectF(column.left(), column.bottom() - panel_height, _HEIRS_WIDTH, panel_height)
        self._paint_heir(canvas, lower, snapshot.south)

    def _paint_heir(self, canvas: Canvas, rect: QRectF, heir: Heir) -> None:
        painter, theme, snapshot = canvas.painter, canvas.theme, self._snapshot
        heir_snapshot = snapshot.heirs[heir]
        paint_flat_sheet(
            painter, theme, rect, active=heir_snapshot.is_active or heir_snapshot.is_crowned
        )
        inner = rect.adjusted(18, 14, -18, -14)
        canvas.draw_picture(f"heir/{heir.word}", QRectF(inner.left(), inner.top(), 46, 46))
        name = QRectF(inner.left() + 56, inner.top(), inner.width() - 130, 46)
        ink = theme.find_color("ink")
        write_line(
            painter, name, LEFT, localize(heir_snapshot.name), make_serif_font(26, bold=True), ink
        )
        points = QRectF(inner.right() - 70, inner.top(), 70, 46)
        write_line(
            painter, points, RIGHT, str(heir_snapshot.points), make_serif_font(38, bold=True), ink
        )
        if heir_snapshot.is_crowned:
            crown = QRectF(inner.right() - 74, inner.bottom() - 86, 74, 86)
            canvas.draw_picture(f"shield/{heir.word}", crown)
        tiles_area = inner.adjusted(0, 62, 0, 0)
        if snapshot.solo is not None and heir is snapshot.solo.henry:
            tiles_area.setHeight(_MAX_HAND_TILE)
            self._paint_treasures(canvas, tiles_area, snapshot.solo)
        else:
            self._paint_hand(
                canvas,
                tiles_area.topLeft(),
                min((tiles_area.width() - 20) / 3, _MAX_HAND_TILE),
                heir,
            )
        x = inner.left()
        for troop in snapshot.troops[heir]:
            troop_height = 66.0
            target = QRectF(x, inner.bottom() - troop_height, troop_height * 0.8, troop_height)
            canvas.draw_troop(heir, troop, target)
            if troop.at is not None:  # troops outside the reserve are pale
                painter.fillRect(target.adjusted(-1, -1, 1, 1), theme.find_color("parchment", 0.62))
            x += troop_height * 0.8 + 10

    def _paint_hand(self, canvas: Canvas, corner: QPointF, side: float, heir: Heir) -> None:
        """Paint the tiles of a hand, from `corner` on, and its empty places."""
        hand, snapshot = self._snapshot.hands[heir], self._snapshot
        for number, tile in enumerate(hand[:6]):
            row, column = divmod(number, 3)
            x, y = corner.x() + column * (side + 10), corner.y() + row * (side + 8)
            target = QRectF(x, y, side, side)
            canvas.draw_tile(Look(snapshot.catalogue.tiles[tile]), target)
        for number in range(len(hand), HAND_LIMIT):
            target = QRectF(corner.x() + number * (side + 10), corner.y(), side, side)
            draw_empty_place(canvas.painter, target, canvas.theme, 2, 7)

    @staticmethod
    def _paint_treasures(canvas: Canvas, area: QRectF, solo: SoloSnapshot) -> None:
        """Paint Henry's treasures on tiles and on his pile, in at most two rows."""
        names = [f"treasure/{treasure.id}" for treasure in solo.treasures]
        names += ["treasure/back"] * solo.pile
        columns = max(5, -(-len(names) // 2))
        step = area.width() / columns
        side = min(step - 8, (area.height() - 8) / 2)
        for number, name in enumerate(names):
            row, column = divmod(number, columns)
            corner = QPointF(area.left() + column * step, area.top() + row * (side + 8))
            canvas.draw_picture(name, QRectF(corner, QSizeF(side, side)))

    def _paint_points(self, canvas: Canvas, rect: QRectF) -> None:
        painter, theme = canvas.painter, canvas.theme
        paint_flat_sheet(painter, theme, rect)
        inner = rect.adjusted(18, 10, -18, -8)
        head = QRectF(inner.left(), inner.top(), inner.width(), 26)
        write_line(
            painter,
            head,
            LEFT,
            localize(texts.POINTS),
            make_serif_font(18, bold=True),
            theme.find_color("ink"),
        )
        PointCurves(self._turn_scores, inner.adjusted(0, 34, 0, 0), make_serif_font(13)).paint(
            painter, theme, make_heir_lines(theme)
        )

    def _paint_reserve(self, canvas: Canvas, rect: QRectF) -> None:
        """Paint the places in a row, clockwise from the first after the shield."""
        painter, theme, snapshot = canvas.painter, canvas.theme, self._snapshot
        paint_flat_sheet(painter, theme, rect)
        inner = rect.adjusted(18, 10, -18, -14)
        ink, muted = theme.find_color("ink"), theme.find_color("muted")
        heading = QRectF(inner.left(), inner.top(), inner.width(), 26)
        write_line(
            painter, heading, LEFT, localize(texts.RESERVE), make_serif_font(18, bold=True), ink
        )
        supply = localize(texts.SUPPLY.fill_n(snapshot.supply_count))
        write_line(painter, heading, RIGHT, supply, make_serif_font(17), muted)
        side = inner.height() - 32
        step = (inner.width() - side) / RING_SIZE
        crown = QRectF(inner.left(), inner.bottom() - side, side, side)
        shield = crown.adjusted(side * 0.07, 0, -side * 0.07, 0)
        winners = [heir for heir in Heir if snapshot.heirs[heir].is_crowned]
        winner = winners[0] if len(winners) == 1 else snapshot.crown
        canvas.draw_picture(f"shield/{winner.word}", shield)
        for number in range(1, RING_SIZE):
            place = snapshot.places[(snapshot.shield + number) % RING_SIZE]
            target = QRectF(inner.left() + number * step + 6, inner.bottom() - side, side, side)
            if place.tile is None:
                continue
            canvas.draw_tile(Look(snapshot.catalogue.tiles[place.tile]), target)
            if snapshot.active is None or not place.reach_number:
                draw_veil(painter, theme, target, 0.45)
