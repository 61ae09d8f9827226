"""Diagrams of parchments: their scoring as a row of symbols, such as 2 / wood or 20 for 7+ fish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPen

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import INK, Canvas
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    BASIC_RESOURCES,
    GLOVE_PAIR_POINTS,
    Card,
    Parchment,
    ParchmentRule,
)
from twoheirs_qt.tabletop.drawing.charts import make_square
from twoheirs_qt.tabletop.drawing.parchment import CENTER
from twoheirs_qt.tabletop.drawing.theme import make_serif_font

_SYMBOLS: Final[Mapping[str, str]] = {
    **{resource.value: f"resource/{resource.value}" for resource in BASIC_RESOURCES},
    "luxury": "symbol/luxury",
    "parchments": "symbol/parchment",
    "cities": "symbol/city",
    "edge": "symbol/edge",
    "corner": "symbol/corner",
    "mountain": "symbol/mountain",
    "fiefs-of-3": "symbol/fief-of-3",
    "fiefs": "symbol/fief",
    "barren-cities": "symbol/barren-city",
    "bare": "symbol/bare",
    "camp-cards": "symbol/camp",
    "territories": "symbol/territory",
    "treasures": "symbol/treasure",
}
"""Kind of thing that a parchment counts -> name of its picture."""

_LETTER_HEIGHT: Final = 0.62
"""The height of letters in a diagram, in heights of a sign."""


class Sign(NamedTuple):
    """A part of a diagram: a coin with a number, a picture, or plain letters."""

    coin: str = ""
    picture: str = ""
    text: str = ""


def make_diagram(card: Card) -> tuple[Sign, ...]:
    """The signs that show how a parchment counts, in reading order."""
    parchment = _get_parchment(card)
    coin = Sign(coin=str(parchment.points))
    match parchment.rule:
        case ParchmentRule.FIXED:
            return (coin,)
        case ParchmentRule.GLOVE:
            gloves = Sign(picture="treasure/left-glove"), Sign(picture="treasure/right-glove")
            return (*gloves, Sign(text="="), Sign(coin=str(GLOVE_PAIR_POINTS)))
        case ParchmentRule.PER:
            return (coin, Sign(text="/"), Sign(picture=_SYMBOLS[parchment.counts]))
        case ParchmentRule.THRESHOLD:
            minimum = Sign(text=f"{parchment.at_least}+")
            return (coin, minimum, Sign(picture=_SYMBOLS[parchment.counts]))
        case ParchmentRule.MOST:
            return (coin, Sign(picture="symbol/first"), Sign(picture=_SYMBOLS[parchment.counts]))
        case ParchmentRule.REHARVEST:
            tower, basket = Sign(picture="symbol/tower"), Sign(picture="symbol/basket")
            return (tower, Sign(text="×"), basket, Sign(picture="symbol/but-the-best"))
        case ParchmentRule.DOUBLE:
            return (Sign(picture="symbol/treasure"), Sign(text="×"), Sign(coin="2"))
        case ParchmentRule.COPY:
            return (Sign(picture=f"symbol/copy-{parchment.counts}"),)
        case ParchmentRule.SECOND_MOST:
            return (coin, Sign(picture="symbol/second"))


def choose_emblem(card: Card) -> str:
    """The picture that stands for a parchment where there is room for one symbol only."""
    parchment = _get_parchment(card)
    if parchment.is_treasure:
        return f"treasure/{card.id}"
    pictures = [sign.picture for sign in make_diagram(card) if sign.picture]
    return pictures[-1]


def _get_parchment(card: Card) -> Parchment:
    assert card.parchment is not None
    return card.parchment


def paint_coin(canvas: Canvas, centre: QPointF, radius: float, number: str) -> None:
    """Paint a golden coin with a number of points."""
    painter = canvas.painter
    painter.setPen(
        QPen(canvas.adapt_to_theme(INK), canvas.scale_line_width(max(1.2, radius * 0.14)))
    )
    painter.setBrush(canvas.adapt_to_theme("#E7B93C"))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(QPen(canvas.adapt_to_theme("#8A5F0C"), max(0.7, radius * 0.06)))
    painter.drawEllipse(centre, radius * 0.8, radius * 0.8)
    painter.setFont(make_serif_font(radius * (1.3 if len(number) == 1 else 1.08), bold=True))
    painter.setPen(QPen(canvas.adapt_to_theme(INK)))
    painter.drawText(make_square(centre, 2 * radius), CENTER, number)


def paint_diagram(canvas: Canvas, signs: Sequence[Sign], rect: QRectF, gap: float = 0.1) -> None:
    """Paint signs in a row, as large as `rect` allows; `gap` is in heights of a sign."""
    painter, height = canvas.painter, rect.height()
    widths = [_measure_sign(sign) for sign in signs]
    total_width = sum(widths) + gap * (len(signs) - 1)
    height = min(height, rect.width() / total_width)
    x = rect.center().x() - total_width * height / 2
    for sign, width in zip(signs, widths, strict=True):
        box = QRectF(x, rect.center().y() - height / 2, width * height, height)
        if sign.coin:
            paint_coin(canvas, box.center(), height * 0.47, sign.coin)
        elif sign.picture:
            canvas.draw_picture(sign.picture, box)
        else:
            painter.setFont(make_serif_font(height * _LETTER_HEIGHT, bold=True))
            painter.setPen(QPen(canvas.adapt_to_theme(INK)))
            painter.drawText(box.adjusted(-height, 0, height, 0), CENTER, sign.text)
        x += (width + gap) * height


def _measure_sign(sign: Sign) -> float:
    """The width of a sign in heights of it."""
    if not sign.text:
        return 0.94 if sign.coin else 1.0
    pixels = 100
    return (
        QFontMetricsF(make_serif_font(pixels * _LETTER_HEIGHT, bold=True)).horizontalAdvance(
            sign.text
        )
        / pixels
    )
