"""Cards: each is told apart from every other, and keeps to its outline."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.games.bunny_kingdom.drawing.drawings import MARGIN, bind, paint, spills
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.drawing.canvas import Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.cards import (
    CARD_HEIGHT_PER_WIDTH,
    CardText,
    make_card_outline,
    paint_card,
    paint_card_back,
    paint_choice,
)
from twoheirs_qt.games.bunny_kingdom.drawing.diagrams import choose_emblem, make_diagram
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Card, Kind
from twoheirs_qt.tabletop.drawing.theme import CONTRAST, THEMES, Theme

CATALOGUE = load_program_catalogue()
WIDTH = 90
"""The width of a card in the hand."""
HEIGHT = round(WIDTH * CARD_HEIGHT_PER_WIDTH)
MIN_DIFFERENCE = 14
"""The least number of pixels, black or white, in which two small cards differ."""
WORDS = CardText("Wielki Karczmarz Króliczy", "wszędzie", "Ein sehr langer Satz. " * 8)

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


def draw(card: Card, width: int, text: CardText, theme: Theme) -> QImage:
    def on(canvas: Canvas, where: QRectF) -> None:
        paint_card(canvas, CATALOGUE, card, where, text)

    return paint(width, round(width * CARD_HEIGHT_PER_WIDTH), on, theme)


def encode_shape(image: QImage) -> int:
    """A picture in black and white, as one number."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    mono = plain.convertToFormat(QImage.Format.Format_Mono, Qt.ImageConversionFlag.ThresholdDither)
    return int.from_bytes(bytes(mono.constBits()), "big")


def test_any_two_small_cards_differ_without_a_word(qapp: QApplication) -> None:
    """In black and white, so for every eye."""
    territories = [card for card in CATALOGUE.cards if card.kind is Kind.TERRITORY]
    others = [card for card in CATALOGUE.cards if card.kind is not Kind.TERRITORY]
    cards = [*territories[::9], *others]
    shapes = {card.id: encode_shape(draw(card, WIDTH, CardText(""), CONTRAST)) for card in cards}
    closest = sorted(
        ((shapes[one] ^ shapes[other]).bit_count(), one, other)
        for one, other in combinations(shapes, 2)
    )
    assert closest[0][0] >= MIN_DIFFERENCE, closest[:8]


def test_a_card_shows_no_more_than_its_outline(qapp: QApplication) -> None:
    seen = set()
    for card in CATALOGUE.cards:
        look = (card.kind, card.parchment.rule if card.parchment else None, card.strength)
        if look in seen:
            continue
        seen.add(look)
        for width in (WIDTH, 300):
            image = draw(card, width, WORDS, CONTRAST)
            assert not spills(image), card.id
            outline = make_card_outline(
                card.kind,
                QRectF(MARGIN, MARGIN, width, round(width * CARD_HEIGHT_PER_WIDTH)).adjusted(
                    -1, -1, 1, 1
                ),
            )
            for x in range(0, image.width(), 5):
                for y in range(0, image.height(), 5):
                    if image.pixelColor(x, y).alpha() > 60:
                        assert outline.intersects(QRectF(x - 2, y - 2, 5, 5)), (card.id, x, y)


def test_outlines_tell_the_four_kinds_apart() -> None:
    where = QRectF(0, 0, WIDTH, HEIGHT)
    kinds = (Kind.TERRITORY, Kind.CITY, Kind.PARCHMENT, Kind.PROVISIONS)
    areas = [make_card_outline(kind, where).toFillPolygon() for kind in kinds]
    for one, other in combinations(areas, 2):
        apart = one.subtracted(other).boundingRect().isEmpty()
        back = other.subtracted(one).boundingRect().isEmpty()
        assert not (apart and back)


def test_the_back_tells_nothing_of_the_front(qapp: QApplication) -> None:
    image = paint(WIDTH, HEIGHT, paint_card_back)
    assert not spills(image)
    assert paint(WIDTH, HEIGHT, paint_card_back) == image


@every_theme
def test_words_of_every_length_stay_on_the_card(qapp: QApplication, theme: Theme) -> None:
    """A rule of one word and of sixty: the longer one is written smaller."""
    card = next(card for card in CATALOGUE.cards if card.id == "carpenter")
    short = draw(card, 300, CardText("A", rule="Word"), theme)
    long = draw(card, 300, CardText("Donaudampfschiff " * 3, rule="word " * 60), theme)
    assert not spills(short)
    assert not spills(long)
    assert short != long


def test_a_large_card_says_its_rule_and_a_small_one_does_not(qapp: QApplication) -> None:
    card = next(card for card in CATALOGUE.cards if card.id == "farm-gold")
    with_rule, without = CardText("Gold", "x", "A rule."), CardText("Gold", "x")
    assert draw(card, 300, with_rule, CONTRAST) != draw(card, 300, without, CONTRAST)
    assert draw(card, WIDTH, with_rule, CONTRAST) == draw(card, WIDTH, without, CONTRAST)


def test_a_choice_shows_whether_the_card_is_played_or_dropped(qapp: QApplication) -> None:
    for kind in (Kind.TERRITORY, Kind.CITY, Kind.PARCHMENT, Kind.PROVISIONS):

        def draw_choice(canvas: Canvas, is_dropped: bool, where: QRectF, kind: Kind = kind) -> None:
            paint_choice(canvas, kind, where, "graj", is_dropped=is_dropped)

        played, dropped = (paint(WIDTH, HEIGHT, bind(draw_choice, d)) for d in (False, True))
        assert played != dropped
        assert not spills(played, 1)
        assert not spills(dropped, 1)


def test_every_parchment_has_a_diagram_of_its_own_and_an_emblem() -> None:
    parchments = [card for card in CATALOGUE.cards if card.parchment is not None]
    missions = [card for card in parchments if card.parchment and not card.parchment.is_treasure]
    assert len({make_diagram(card) for card in missions}) == len(missions) == 29
    assert len({choose_emblem(card) for card in parchments if card not in missions}) == 8
