"""Games of Bunny Kingdom on the shelf: the small picture of a map, and shields."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures, Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.cover import make_sample_table
from twoheirs_qt.games.bunny_kingdom.drawing.miniature import paint_miniature
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import TERRITORY_INDEXES, Catalogue, Seat
from twoheirs_qt.games.bunny_kingdom.rules.state import NO_BUILDINGS, Table
from twoheirs_qt.tabletop.drawing.parchment import find_pixel_ratio, paint_cached
from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme
from twoheirs_qt.tabletop.saves.save import Summary


class BunnyCardArt:
    """The pictures of games of Bunny Kingdom on the shelf: see `CardArt`."""

    def __init__(self, pictures: BunnyPictures, catalogue: Catalogue) -> None:
        self._pictures = pictures
        self._catalogue = catalogue

    def draw_miniature(
        self, key: str, words: str, theme: Theme, size: QSizeF, ratio: float
    ) -> QPixmap:
        def paint(painter: QPainter) -> None:
            area, path = QRectF(QPointF(), size), QPainterPath()
            path.addRoundedRect(area, 6, 6)
            painter.setClipPath(path)
            painter.fillPath(path, theme.find_color("oak"))
            side = min(size.width(), size.height()) - 6
            place = QRectF(0.0, 0.0, side, side)
            place.moveCenter(area.center())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            table = parse_table(words, self._catalogue)
            paint_miniature(Canvas(painter, self._pictures, theme, ratio), table, place)

        return paint_cached(f"bunny-{key}-{theme.name}", size, ratio, paint)

    def paint_seat(self, painter: QPainter, target: QRectF, seat: int) -> None:
        """Paint the shield of a lord."""
        side = QRectF(0.0, 0.0, target.height() * 32 / 38, target.height())
        side.moveCenter(target.center())
        canvas = Canvas(painter, self._pictures, find_current_theme(), find_pixel_ratio(painter))
        canvas.draw_picture(f"shield/{[*Seat][seat].value}", side)

    def paint_details(self, painter: QPainter, footer: QRectF, summary: Summary) -> float:
        return footer.left()


def parse_table(text: str, catalogue: Catalogue) -> Table:
    """Parse the words for a small picture (see `BunnySaves.describe_picture`).

    The table is for painting alone. Buildings that the catalogue does not know are left out.
    """
    land = dict.fromkeys(Seat, 0)
    buildings = bytearray(NO_BUILDINGS)
    for cell in text.split(";")[1:]:
        at, seat, card = cell.split(",")
        if seat:
            land[Seat(seat)] |= 1 << TERRITORY_INDEXES[at]
        if card in catalogue.card_numbers:
            buildings[TERRITORY_INDEXES[at]] = catalogue.card_numbers[card]
    table = make_sample_table(catalogue)
    return table._replace(land=tuple(land.values()), buildings=bytes(buildings), trading_posts=())
