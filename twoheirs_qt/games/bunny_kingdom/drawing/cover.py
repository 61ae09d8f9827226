"""The picture that stands for the game: a part of a map in play, and the four rabbits before it."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.grid import MapGrid
from twoheirs_qt.games.bunny_kingdom.drawing.land import paint_map
from twoheirs_qt.games.bunny_kingdom.drawing.pieces import RABBIT_RATIO, paint_rabbit
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    TERRITORY_INDEXES,
    Catalogue,
    Mask,
    Resource,
    Seat,
    Terrain,
)
from twoheirs_qt.games.bunny_kingdom.rules.state import NO_BUILDINGS, Phase, Table

_LANDS: Final = (
    "B2 B3 C2 C3 C4 D4 E3 E4",
    "A5 A6 B5 B6 C5 A10 B10",
    "B8 B9 C8 C9 D8 D9 E8",
    "E5 E6 F5 F6 G4 G5 D1 E1 F1",
)
"""The territories of the lords in the order of `Seat`."""
_BUILDINGS: Final = {
    "B2": "city-3", "C4": "farm-pearl", "D4": "trading-post", "E3": "city-1", "A5": "farm-carrots",
    "B5": "city-2", "A10": "camp-2", "B8": "farm-wood", "C9": "farm-gold", "D8": "city-2",
    "F5": "farm-mushroom", "F6": "city-1", "G4": "farm-fish",
}  # fmt: skip


@cache
def make_sample_table(catalogue: Catalogue) -> Table:
    """A table in play, for pictures alone."""
    buildings, built_land = bytearray(NO_BUILDINGS), catalogue.land[Terrain.CITY]
    for at, card in _BUILDINGS.items():
        buildings[TERRITORY_INDEXES[at]] = catalogue.card_numbers[card]
        built_land |= 1 << TERRITORY_INDEXES[at]
    trading_posts = tuple(
        (TERRITORY_INDEXES[at], Resource.FISH) for at, card in _BUILDINGS.items() if "post" in card
    )
    empty_piles = (b"",) * len(Seat)
    return Table(
        catalogue=catalogue,
        seats=tuple(Seat),
        round=1,
        phase=Phase.DRAFT,
        active=0,
        land=tuple(_make_mask(names) for names in _LANDS),
        buildings=bytes(buildings),
        built_land=built_land,
        trading_posts=trading_posts,
        kept=empty_piles,
        used=empty_piles,
        harvests=((),) * len(Seat),
    )


def _make_mask(names: str) -> Mask:
    return sum(1 << TERRITORY_INDEXES[name] for name in names.split())


def paint_cover(canvas: Canvas, catalogue: Catalogue, rect: QRectF) -> None:
    """Paint the picture of the game, clipped to a rounded rectangle."""
    painter = canvas.painter
    path = QPainterPath()
    path.addRoundedRect(rect, 6, 6)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.fillPath(path, canvas.theme.find_color("oak"))
    side = max(rect.width() * 1.12, rect.height() * 1.5)
    field = QRectF(rect.center().x() - side / 2, rect.top() + rect.height() * 0.03, side, side)
    paint_map(canvas, MapGrid(field), make_sample_table(catalogue), has_labels=False)
    height = min(rect.height() * 0.44, rect.width() * 0.26)
    width = height * RABBIT_RATIO
    gap = (rect.width() - 4 * width) / 5
    painter.fillRect(
        QRectF(rect.left(), rect.bottom() - height * 0.3, rect.width(), height * 0.3),
        canvas.theme.find_color("oak"),
    )
    for number, seat in enumerate(Seat):
        x = rect.left() + gap + number * (width + gap)
        rabbit = QRectF(x, rect.bottom() - height * 1.06, width, height)
        paint_rabbit(canvas, seat, rabbit)
    painter.restore()
