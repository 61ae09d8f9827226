"""The pieces on a territory: rabbits and buildings."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPen

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import INK, Canvas
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Card, Kind, Resource, Seat
from twoheirs_qt.tabletop.drawing.parchment import CENTER
from twoheirs_qt.tabletop.drawing.theme import ThemeName, make_serif_font

RABBIT_RATIO: Final = 64 / 72
"""The width of a rabbit by its height."""
_RABBIT_BOX: Final = QRectF(0.05, 0.435, 0.44, 0.44 / RABBIT_RATIO)
_BUILDING_BOX: Final = QRectF(0.405, 0.355, 0.58, 0.58)
"""The places of a rabbit and of a building, in sides of a territory."""

# Within the box of a building, as shares of it.
_GLYPH_BOX: Final = QRectF(0.235, 0.4, 0.53, 0.53)
_POST_GLYPH_BOX: Final = QRectF(0.25, 0.44, 0.5, 0.5)
_NUMBER_BOX: Final = QRectF(0.25, 0.42, 0.5, 0.52)


def find_rabbit_rect(territory: QRectF) -> QRectF:
    """The place of a rabbit on a territory: low on the left."""
    return _calculate_part(territory, _RABBIT_BOX)


def find_building_rect(territory: QRectF) -> QRectF:
    """The place of a building on a territory: on the right."""
    return _calculate_part(territory, _BUILDING_BOX)


def paint_rabbit(canvas: Canvas, seat: Seat, rect: QRectF) -> None:
    """Paint a rabbit of a lord; the black one has a pale rim in all themes but daylight."""
    has_rim = seat is Seat.BLACK and canvas.theme.name is not ThemeName.DAYLIGHT
    canvas.draw_picture(f"rabbit/{seat.value}{'-rim' if has_rim else ''}", rect)


def paint_shield(canvas: Canvas, seat: Seat, rect: QRectF) -> None:
    """Paint the shield of a lord in a box of 32 by 38."""
    canvas.draw_picture(f"shield/{seat.value}", rect)


def paint_resource(canvas: Canvas, resource: Resource | None, rect: QRectF) -> None:
    """Paint the symbol of a resource, round for a basic one, eight-sided for a luxury.

    None: a basic one of choice.
    """
    canvas.draw_picture(f"resource/{resource.value if resource else 'any'}", rect)


def paint_printed_city(canvas: Canvas, rect: QRectF) -> None:
    """Paint the tower of a printed city."""
    canvas.draw_picture("building/city-printed", rect)


def paint_building(
    canvas: Canvas, card: Card, rect: QRectF, post_resource: Resource | None = None
) -> None:
    """Paint a building in a square; `post_resource` is the choice of a trading post."""
    match card.kind:
        case Kind.CITY:
            canvas.draw_picture(f"building/city-{card.strength}", rect)
        case Kind.SKY_TOWER:
            canvas.draw_picture(f"building/{card.id}", rect)
        case Kind.CAMP:
            canvas.draw_picture("building/camp", rect)
            painter = canvas.painter
            painter.setFont(make_serif_font(rect.height() * 0.47, bold=True))
            painter.setPen(QPen(canvas.adapt_to_theme(INK)))
            painter.drawText(_calculate_part(rect, _NUMBER_BOX), CENTER, str(card.camp_number))
        case Kind.FARM if card.is_trading_post:
            canvas.draw_picture("building/trading-post", rect)
            paint_resource(canvas, post_resource, _calculate_part(rect, _POST_GLYPH_BOX))
        case Kind.FARM:
            is_luxury = card.terrains is not None
            canvas.draw_picture(f"building/farm-{'luxury' if is_luxury else 'basic'}", rect)
            paint_resource(canvas, card.resource, _calculate_part(rect, _GLYPH_BOX))


def _calculate_part(whole: QRectF, share: QRectF) -> QRectF:
    """The part of a square that `share` gives in sides of it."""
    side = whole.width()
    x, y = whole.left() + share.x() * side, whole.top() + share.y() * side
    return QRectF(x, y, share.width() * side, share.height() * side)
