"""The fronts and the back of the cards, told apart by their outlines.

A territory is a rectangle, a building a gable, a parchment a scroll, provisions a rounded label.
Cards are printed: themes change their tones, but ink stays dark on paper.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainterPath, QPen, QPolygonF

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import INK, PAPER, Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.diagrams import make_diagram, paint_coin, paint_diagram
from twoheirs_qt.games.bunny_kingdom.drawing.land import choose_terrain_picture
from twoheirs_qt.games.bunny_kingdom.drawing.marks import paint_tick
from twoheirs_qt.games.bunny_kingdom.drawing.pieces import paint_building, paint_resource
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    BOARD_SIZE,
    PRODUCTS,
    TERRITORY_COUNT,
    TERRITORY_INDEXES,
    Card,
    Catalogue,
    Kind,
    ParchmentRule,
    Terrain,
)
from twoheirs_qt.tabletop.drawing.parchment import CENTER, LEFT, fit_line, write_line, write_lines
from twoheirs_qt.tabletop.drawing.theme import make_serif_font

WIDTH: Final = 200.0
HEIGHT: Final = 280.0
"""The size of a card in its own units."""
CARD_HEIGHT_PER_WIDTH: Final = HEIGHT / WIDTH
MIN_NOTE_PX: Final = 110.0
"""The width from which a parchment says what it is."""
MIN_LARGE_PX: Final = 180.0
"""The width from which a card shows the text of its rule."""

TERRAIN_COLORS: Final = {
    Terrain.SEA: "#6E9FBF",
    Terrain.FOREST: "#4E7C44",
    Terrain.FIELD: "#E8982C",
    Terrain.PLAINS: "#CFD89B",
    Terrain.MOUNTAIN: "#A9A6AC",
    Terrain.CITY: "#B98A76",
}
"""The colour of a territory that is too small for its picture."""

_ANYWHERE: Final = (
    Terrain.SEA, Terrain.FOREST, Terrain.FIELD, Terrain.PLAINS, Terrain.MOUNTAIN,
)  # fmt: skip

_OUTLINE_WIDTH: Final = 3.0
"""The weight of outlines."""
_GROUND_SIDE: Final = 134.0
"""The side of a picture of terrain, so that its outlines are as heavy as those of the card."""


class CardText(NamedTuple):
    """A card's words in the player's language.

    - `title`: its name; a territory's is its terrain
    - `note`: a word or two below: where a building may stand, "treasure" or "mission"
    - `rule`: what it does, in a sentence or two; large cards show it
    """

    title: str
    note: str = ""
    rule: str = ""


def make_card_outline(kind: Kind, rect: QRectF) -> QPainterPath:
    """The outline of a card of that kind, for painting, and for what the pointer is on."""
    unit, path = rect.width() / WIDTH, QPainterPath()
    match kind:
        case Kind.TERRITORY:
            path.addRoundedRect(rect, 14 * unit, 14 * unit)
        case Kind.PROVISIONS:
            path.addRoundedRect(rect, 44 * unit, 44 * unit)
        case Kind.PARCHMENT:
            path.setFillRule(Qt.FillRule.WindingFill)
            path.addRect(rect.adjusted(10 * unit, 12 * unit, -10 * unit, -12 * unit))
            for roll in _find_rolls(rect):
                path.addRoundedRect(roll, roll.height() / 2, roll.height() / 2)
            path = path.simplified()
        case _:
            slope = 46 * unit
            left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
            path.addPolygon(
                QPolygonF(
                    [
                        QPointF(left, top + slope),
                        QPointF(left + slope, top),
                        QPointF(right - slope, top),
                        QPointF(right, top + slope),
                        QPointF(right, bottom),
                        QPointF(left, bottom),
                    ]
                )
            )
            path.closeSubpath()
    return path


def _find_rolls(rect: QRectF) -> tuple[QRectF, QRectF]:
    """The rolls of a scroll, above and below."""
    height = 24 * rect.width() / WIDTH
    top = QRectF(rect.left(), rect.top(), rect.width(), height)
    return top, top.translated(0, rect.height() - height)


def paint_card(
    canvas: Canvas, catalogue: Catalogue, card: Card, rect: QRectF, text: CardText
) -> None:
    """Paint the front of a card in a rectangle of `CARD_ASPECT`, and nothing outside of it."""
    pixels = rect.width()

    def paint(inner: Canvas) -> None:
        _CardFront(_scale_to_card(inner, pixels), catalogue, card, text, pixels).paint()

    if pixels < MIN_LARGE_PX:
        canvas.draw_cached(("card", card.id, catalogue.digest, text), rect, paint)
    else:  # half a megabyte each, and few are seen at a time
        canvas.draw_uncached(rect, paint)


def paint_card_back(canvas: Canvas, rect: QRectF) -> None:
    """Paint the back that all cards have."""
    canvas.draw_cached(
        "card-back", rect, lambda inner: _paint_back(_scale_to_card(inner, rect.width()))
    )


def _scale_to_card(canvas: Canvas, pixels: float) -> Canvas:
    """Scale a canvas to the units of a card that is so many pixels wide."""
    canvas.painter.scale(pixels / WIDTH, pixels / WIDTH)
    return canvas


def _paint_back(canvas: Canvas) -> None:
    painter = canvas.painter
    inset = _inset(canvas)
    path = make_card_outline(Kind.TERRITORY, _FACE.adjusted(inset, inset, -inset, -inset))
    painter.fillPath(path, canvas.adapt_to_theme("#4E7F77"))
    inner = _FACE.adjusted(13, 13, -13, -13)
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(inner, 8, 8)
    painter.setClipPath(clip)
    painter.fillPath(clip, canvas.adapt_to_theme("#6FA198"))
    step = 24.0
    painter.setPen(QPen(canvas.adapt_to_theme("#4E7F77"), 2.4))
    for number in range(-12, 24):
        x = inner.left() + number * step
        painter.drawLine(QPointF(x, inner.top()), QPointF(x + 254, inner.bottom()))
        painter.drawLine(QPointF(x + 254, inner.top()), QPointF(x, inner.bottom()))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(canvas.adapt_to_theme("#E8DABA"), 2))
    painter.drawRoundedRect(inner, 8, 8)
    canvas.draw_picture("card/back", QRectF(32, 72, 136, 136))
    _stroke(canvas, path)


_FACE: Final = QRectF(0, 0, WIDTH, HEIGHT)


def _inset(canvas: Canvas) -> float:
    return canvas.scale_line_width(_OUTLINE_WIDTH) / 2


def _stroke(canvas: Canvas, path: QPainterPath, width: float = _OUTLINE_WIDTH) -> None:
    pen = QPen(canvas.adapt_to_theme(INK), canvas.scale_line_width(width))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    canvas.painter.strokePath(path, pen)


class _CardFront:
    """The front of one card, painted in units of `WIDTH` by `HEIGHT`."""

    def __init__(
        self, canvas: Canvas, catalogue: Catalogue, card: Card, text: CardText, pixels: float
    ) -> None:
        self._canvas = canvas
        self._painter = canvas.painter
        self._catalogue = catalogue
        self._card = card
        self._text = text
        self._has_rule = pixels >= MIN_LARGE_PX and bool(text.rule)
        self._has_note = pixels >= MIN_NOTE_PX and not self._has_rule
        inset = _inset(canvas)
        self._outline = make_card_outline(card.kind, _FACE.adjusted(inset, inset, -inset, -inset))

    def paint(self) -> None:
        self._painter.save()
        self._painter.setClipPath(self._outline)
        self._painter.fillPath(self._outline, self._canvas.adapt_to_theme(PAPER))
        match self._card.kind:
            case Kind.TERRITORY:
                self._paint_territory()
            case Kind.PROVISIONS:
                self._paint_provisions()
            case Kind.PARCHMENT:
                self._paint_parchment()
            case _:
                self._paint_building()
        self._painter.restore()
        if self._card.kind is Kind.PARCHMENT:
            self._paint_rolls()
        else:
            _stroke(self._canvas, self._outline)

    # -- territories --------------------------------------------------------------------------

    def _paint_territory(self) -> None:
        index = TERRITORY_INDEXES[self._card.id]
        terrain = self._catalogue.territories[index].terrain
        picture = QRectF(0, 0, WIDTH, 118 if self._has_rule else 174)
        self._paint_land(terrain, index, picture)
        self._paint_divider(picture.bottom())
        plate = QRectF(12, 12, 74 if len(self._card.id) == 2 else 96, 54)
        self._paint_plate(plate, 9)
        self._write(plate, self._card.id, 45)
        top = picture.bottom()
        side = 76.0
        rect = QRectF(WIDTH - side - 14, top + 14, side, side)
        paint_small_map(self._canvas, self._catalogue, index, rect)
        left = QRectF(8, top + 6, rect.left() - 14, 62)
        glyph = QRectF(0, 0, 58, 58)
        glyph.moveCenter(left.center())
        if terrain is Terrain.CITY:
            self._canvas.draw_picture("symbol/tower", glyph)
        elif terrain in PRODUCTS:
            paint_resource(self._canvas, PRODUCTS[terrain], glyph)
        else:
            self._paint_empty_glyph(glyph)
        self._write(QRectF(7, top + 68, rect.left() - 11, 30), self._text.title, 22)
        if self._has_rule:
            self._write_rule(QRectF(14, top + 106, WIDTH - 28, HEIGHT - top - 114))

    def _paint_land(self, terrain: Terrain, index: int, picture: QRectF) -> None:
        self._painter.save()
        self._painter.setClipRect(picture, Qt.ClipOperation.IntersectClip)
        for number, (x, y) in enumerate(((0, 1), (1, 1), (0, 2), (1, 2))):
            ground = QRectF(
                x * _GROUND_SIDE, picture.bottom() - y * _GROUND_SIDE, _GROUND_SIDE, _GROUND_SIDE
            )
            ground.adjust(-0.3, -0.3, 0.3, 0.3)
            self._canvas.draw_picture(choose_terrain_picture(terrain, index + number), ground)
        if terrain is Terrain.CITY:
            height = 122.0 if picture.height() > 150 else 104.0
            tower = QRectF(WIDTH - height - 2, picture.bottom() - height - 4, height, height)
            self._canvas.draw_picture("building/city-printed", tower)
        self._painter.restore()

    def _paint_empty_glyph(self, glyph: QRectF) -> None:
        """Paint a dashed circle where the symbol of a product would be."""
        pen = QPen(self._canvas.adapt_to_theme("#8C6340"), self._canvas.scale_line_width(3.4))
        pen.setDashPattern([2.6, 1.9])
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawEllipse(glyph.adjusted(4, 4, -4, -4))

    # -- buildings ----------------------------------------------------------------------------

    def _paint_building(self) -> None:
        card, painter, canvas = self._card, self._painter, self._canvas
        bottom = 132.0 if self._has_rule else 166.0
        sky = QRectF(0, 0, WIDTH, bottom)
        painter.fillRect(sky, canvas.adapt_to_theme("#C7DEE8"))
        hill = QPainterPath(QPointF(0, bottom - 30))
        hill.cubicTo(60, bottom - 58, 120, bottom - 12, WIDTH, bottom - 44)
        hill.lineTo(WIDTH, bottom)
        hill.lineTo(0, bottom)
        painter.fillPath(hill, canvas.adapt_to_theme("#B5CC86"))
        side = bottom - 18
        rect = QRectF((WIDTH - side) / 2, bottom - side - 5, side, side)
        if card.kind is Kind.SKY_TOWER:
            for move in (-0.29, 0.29):
                paint_building(canvas, card, rect.translated(move * side, 0))
        else:
            paint_building(canvas, card, rect)
        self._paint_divider(bottom)
        if card.kind is Kind.CITY:
            plate = QRectF(8, bottom - 60, 42, 50)
            self._paint_plate(plate, 8)
            self._write(plate, str(card.strength), 40)
        title = QRectF(8, bottom + 4, WIDTH - 16, 44 if self._has_rule else 62)
        self._write_lines(title, self._text.title, 26)
        self._paint_sites(QRectF(12, title.bottom() + 2, WIDTH - 24, 35))
        if self._has_rule:
            top = title.bottom() + 41
            self._write_rule(QRectF(14, top, WIDTH - 28, HEIGHT - top - 8))

    def _paint_sites(self, row: QRectF) -> None:
        """Paint where the building may stand: terrains, or an empty territory."""
        terrains = self._card.terrains
        places = _ANYWHERE if terrains is None else [t for t in Terrain if t in terrains]
        is_camp = self._card.kind is Kind.CAMP
        side, gap = row.height(), 4.0
        if len(places) > 1:
            side = min(side, (row.width() - gap * (len(places) - 1)) / len(places))
        if len(places) > 1 and not is_camp:
            x = row.center().x() - (len(places) * (side + gap) - gap) / 2
            for place in places:
                self._paint_swatch(place, QRectF(x, row.center().y() - side / 2, side, side))
                x += side + gap
            return
        room = row.width() - side - 10
        font = fit_line(QRectF(0, 0, room, side), self._text.note, make_serif_font(23))
        width = min(room, QFontMetricsF(font).horizontalAdvance(self._text.note))
        box = QRectF(row.center().x() - (side + 10 + width) / 2, row.top(), side, side)
        if is_camp:
            pen = QPen(self._canvas.adapt_to_theme(INK), self._canvas.scale_line_width(2.6))
            pen.setDashPattern([2.2, 1.6])
            self._painter.setPen(pen)
            self._painter.setBrush(self._canvas.adapt_to_theme("#E2D1AB"))
            self._painter.drawRect(box.adjusted(2, 2, -2, -2))
        else:
            self._paint_swatch(places[0], box)
        words = QRectF(box.right() + 10, row.top(), width + 2, side)
        write_line(
            self._painter, words, LEFT, self._text.note, font, self._canvas.adapt_to_theme(INK)
        )

    def _paint_swatch(self, terrain: Terrain, box: QRectF) -> None:
        self._canvas.draw_picture(f"terrain/{terrain.value}-1", box)
        path = QPainterPath()
        path.addRect(box)
        _stroke(self._canvas, path, 2.2)

    # -- parchments and provisions ------------------------------------------------------------

    def _paint_parchment(self) -> None:
        card, canvas = self._card, self._canvas
        parchment = card.parchment
        assert parchment is not None
        bottom = 142.0 if self._has_rule else 168.0
        picture = QRectF(18, 30, WIDTH - 36, bottom - 30)
        self._painter.save()
        self._painter.setClipRect(picture, Qt.ClipOperation.IntersectClip)
        if parchment.is_treasure:
            self._paint_rays(picture)
            self._paint_treasure(picture)
        else:
            self._paint_stripes(picture, _STRIPES.get(parchment.rule, _OTHER_STRIPES))
            signs = make_diagram(card)
            height = 52.0 if len(signs) > 1 else 76.0
            plate = QRectF(picture.left() + 6, 0, picture.width() - 12, height + 22)
            plate.moveCenter(picture.center())
            self._paint_plate(plate, 14)
            paint_diagram(canvas, signs, plate.adjusted(8, 11, -8, -11))
        self._painter.restore()
        frame = QPainterPath()
        frame.addRect(picture)
        _stroke(canvas, frame, 2.4)
        title = QRectF(15, bottom + 3, WIDTH - 30, 58)
        if self._has_rule:
            self._write_lines(title.adjusted(0, 0, 0, -12), self._text.title, 24)
            self._write_rule(QRectF(24, bottom + 50, WIDTH - 48, HEIGHT - bottom - 78))
            return
        if not self._has_note:
            title.setHeight(80)
        self._write_lines(title, self._text.title, 25)
        if self._has_note:
            note = QRectF(22, bottom + 61, WIDTH - 44, 24)
            muted = canvas.adapt_to_theme("#5E4630")
            write_line(self._painter, note, CENTER, self._text.note, make_serif_font(19), muted)

    def _paint_treasure(self, picture: QRectF) -> None:
        card = self._card
        parchment = card.parchment
        assert parchment is not None
        side = picture.height() - 20
        rect = QRectF(0, 0, side, side)
        is_glove = parchment.rule is ParchmentRule.GLOVE
        rect.moveCenter(picture.center() + QPointF(-34 if is_glove else -10, 0))
        self._canvas.draw_picture(f"treasure/{card.id}", rect)
        corner = picture.bottomRight()
        paint_coin(self._canvas, corner + QPointF(-28, -28), 24, str(parchment.points))
        if is_glove:
            plate = QRectF(picture.left() + 6, picture.top() + 6, 84, 30)
            plate.moveRight(picture.right() - 6)
            self._paint_plate(plate, 8)
            paint_diagram(self._canvas, make_diagram(card), plate.adjusted(4, 4, -4, -4), 0.06)

    def _paint_rays(self, picture: QRectF) -> None:
        painter, canvas, centre = self._painter, self._canvas, picture.center()
        painter.fillRect(picture, canvas.adapt_to_theme("#C2503C"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(canvas.adapt_to_theme("#D46B54"))
        for number in range(12):
            painter.drawPie(
                QRectF(centre.x() - 150, centre.y() - 150, 300, 300), number * 30 * 16, 15 * 16
            )

    def _paint_stripes(self, picture: QRectF, colors: tuple[str, str]) -> None:
        painter, canvas = self._painter, self._canvas
        painter.fillRect(picture, canvas.adapt_to_theme(colors[0]))
        painter.setPen(QPen(canvas.adapt_to_theme(colors[1]), 9))
        for number in range(-8, 12):
            x = picture.left() + number * 26
            painter.drawLine(
                QPointF(x, picture.bottom() + 10), QPointF(x + 150, picture.bottom() - 140)
            )

    def _paint_rolls(self) -> None:
        """Paint the rolls over the sheet, and the outline of both."""
        canvas, inset = self._canvas, _inset(self._canvas)
        sheet = QPainterPath()
        sheet.addRect(_FACE.adjusted(10 + inset, 12, -10 - inset, -12))
        _stroke(canvas, sheet)
        for outer in _find_rolls(_FACE):
            roll = outer.adjusted(inset, inset, -inset, -inset)
            path = QPainterPath()
            path.addRoundedRect(roll, roll.height() / 2, roll.height() / 2)
            self._painter.fillPath(path, canvas.adapt_to_theme("#E2D1AB"))
            self._painter.fillRect(
                QRectF(roll.left() + 9, roll.bottom() - 8, roll.width() - 18, 4),
                canvas.adapt_to_theme("#CFB98F"),
            )
            _stroke(canvas, path)

    def _paint_provisions(self) -> None:
        painter, canvas = self._painter, self._canvas
        bottom = 150.0 if self._has_rule else 178.0
        painter.fillRect(QRectF(0, 0, WIDTH, bottom), canvas.adapt_to_theme("#B58A56"))
        for number in range(10):
            stripe = QRectF(number * 40 - 10, 0, 20, bottom)
            painter.fillRect(stripe, canvas.adapt_to_theme("#A97D49"))
        side = bottom - 44
        basket = QRectF((WIDTH - side) / 2, bottom - side - 6, side, side)
        canvas.draw_picture("card/provisions", basket)
        plate = QRectF(0, 0, 66, 44)
        plate.moveCenter(QPointF(WIDTH / 2, 33))
        self._paint_plate(plate, 9)
        self._write(plate, "+2", 36)
        self._paint_divider(bottom)
        self._write(QRectF(10, bottom + 8, WIDTH - 20, 38), self._text.title, 29)
        if self._has_rule:
            self._write_rule(QRectF(22, bottom + 48, WIDTH - 44, HEIGHT - bottom - 64))
        else:
            note, font = QRectF(20, bottom + 46, WIDTH - 40, 46), make_serif_font(20)
            write_lines(
                painter, note, CENTER, self._text.note, font, canvas.adapt_to_theme("#5E4630")
            )

    # -- parts --------------------------------------------------------------------------------

    def _paint_divider(self, y: float) -> None:
        """Paint a line across the card."""
        self._painter.setPen(
            QPen(self._canvas.adapt_to_theme(INK), self._canvas.scale_line_width(_OUTLINE_WIDTH))
        )
        self._painter.drawLine(QPointF(0, y), QPointF(WIDTH, y))

    def _paint_plate(self, rect: QRectF, corner: float) -> None:
        self._painter.setPen(
            QPen(self._canvas.adapt_to_theme(INK), self._canvas.scale_line_width(2.8))
        )
        self._painter.setBrush(self._canvas.adapt_to_theme("#FBF4E2"))
        self._painter.drawRoundedRect(rect, corner, corner)

    def _write(self, rect: QRectF, text: str, pixels: float) -> None:
        font, ink = make_serif_font(pixels, bold=True), self._canvas.adapt_to_theme(INK)
        write_line(self._painter, rect, CENTER, text, font, ink)

    def _write_lines(self, rect: QRectF, text: str, pixels: float) -> None:
        font, ink = make_serif_font(pixels, bold=True), self._canvas.adapt_to_theme(INK)
        write_lines(self._painter, rect, CENTER, text, font, ink)

    def _write_rule(self, rect: QRectF) -> None:
        font, ink = make_serif_font(19), self._canvas.adapt_to_theme(INK)
        write_lines(self._painter, rect, CENTER, self._text.rule, font, ink)


_STRIPES: Final = {
    ParchmentRule.PER: ("#7FA79E", "#93B7AE"),
    ParchmentRule.THRESHOLD: ("#C9A24E", "#D8B768"),
}
_OTHER_STRIPES: Final = ("#8C7BA3", "#9F90B4")
"""The colours behind missions by the way they count."""


def paint_choice(
    canvas: Canvas, kind: Kind, rect: QRectF, word: str = "", *, is_dropped: bool = False
) -> None:
    """Paint a golden frame and a tick on a chosen card; one to be dropped has a bent corner.

    `word` says what is done with it, on a ribbon across its foot.
    """
    painter, theme, unit = canvas.painter, canvas.theme, rect.width() / WIDTH
    width = max(3.0, 7 * unit)
    inner = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    outline = make_card_outline(kind, inner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, weight in (
        (theme.find_color("shadow"), width),
        (theme.find_color("gold"), width * 0.62),
    ):
        pen = QPen(color, weight)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.strokePath(outline, pen)
    if is_dropped:
        _paint_bent_corner(canvas, rect)
    else:
        radius = max(9.0, 24 * unit)
        paint_tick(canvas, rect.topRight() + QPointF(-radius - 2, radius + 2), radius)
    if word:
        height = max(17.0, 36 * unit)
        ribbon = QRectF(rect.left(), rect.bottom() - height - 2, rect.width(), height)
        painter.setPen(QPen(theme.find_color("shadow"), canvas.scale_line_width(1.6)))
        painter.setBrush(theme.find_color("gold"))
        painter.drawRect(ribbon.adjusted(1, 0, -1, 0))
        font = make_serif_font(height * 0.62, bold=True)
        write_line(
            painter, ribbon.adjusted(4, 0, -4, 0), CENTER, word, font, theme.find_color("gold_ink")
        )


def _paint_bent_corner(canvas: Canvas, rect: QRectF) -> None:
    """Paint the upper right corner bent down, with the back of the card showing."""
    side, corner = rect.width() * 0.34, rect.topRight()
    fold = QPolygonF([corner, corner + QPointF(-side, 0), corner + QPointF(0, side)])
    back = QPolygonF(
        [corner + QPointF(-side, 0), corner + QPointF(0, side), corner + QPointF(-side, side)]
    )
    painter = canvas.painter
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(canvas.theme.find_color("shadow", 0.75))
    painter.drawPolygon(fold)
    pen = QPen(canvas.adapt_to_theme(INK), canvas.scale_line_width(max(1.4, side * 0.05)))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(canvas.adapt_to_theme("#6FA198"))
    painter.drawPolygon(back)


def paint_small_map(canvas: Canvas, catalogue: Catalogue, index: int, rect: QRectF) -> None:
    """Paint a map of plain colours with the place of one territory."""
    painter, side = canvas.painter, rect.width() / BOARD_SIZE
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(TERRITORY_COUNT):
        row, column = divmod(number, BOARD_SIZE)
        painter.setBrush(
            canvas.adapt_to_theme(TERRAIN_COLORS[catalogue.territories[number].terrain])
        )
        x, y = rect.left() + column * side, rect.top() + row * side
        painter.drawRect(QRectF(x, y, side + 0.4, side + 0.4).intersected(rect))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(canvas.adapt_to_theme(INK), canvas.scale_line_width(2.4)))
    painter.drawRect(rect)
    row, column = divmod(index, BOARD_SIZE)
    rect = QRectF(rect.left() + column * side, rect.top() + row * side, side, side)
    rect.adjust(-3.4, -3.4, 3.4, 3.4)
    painter.setPen(QPen(canvas.adapt_to_theme(INK), canvas.scale_line_width(2.6)))
    painter.setBrush(canvas.adapt_to_theme("#D8331F"))
    painter.drawRect(rect)
    painter.restore()
