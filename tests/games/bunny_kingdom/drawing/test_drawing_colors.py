"""Terrains and lords differ for every eye in every theme, and what is written can be read."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from instruments.bunny_sheets import PICTURE_FOLDER
from instruments.color_blindness import (
    SIGHTS,
    calculate_contrast,
    calculate_difference,
    see_through,
)
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication

from tests.games.bunny_kingdom.drawing.drawings import bind, load_pictures, paint
from twoheirs_qt.games.bunny_kingdom.drawing.canvas import INK, PAPER, BunnyPictures, Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.cards import TERRAIN_COLORS
from twoheirs_qt.games.bunny_kingdom.drawing.fiefs import SEAT_COLORS
from twoheirs_qt.games.bunny_kingdom.drawing.pieces import paint_shield
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Seat, Terrain
from twoheirs_qt.tabletop.drawing.theme import CONTRAST, THEMES, Theme

TERRAINS_APART = 15.0
FLAT_TERRAINS_APART = 14.0
LORDS_APART = 25.0
READABLE = 4.5
SEEN = 3.0

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
every_sight = pytest.mark.parametrize("sight", SIGHTS)


def calculate_mean_color(pictures: BunnyPictures, name: str) -> str:
    image = pictures.find_pixmap(name, 48, 48, 1.0).toImage()
    smooth = Qt.TransformationMode.SmoothTransformation
    ignore = Qt.AspectRatioMode.IgnoreAspectRatio
    return image.scaled(1, 1, ignore, smooth).pixelColor(0, 0).name().upper()


@every_sight
@every_theme
def test_terrains_stay_apart(qapp: QApplication, theme: Theme, sight: str) -> None:
    pictures = BunnyPictures(str(PICTURE_FOLDER), theme=theme)
    pictures.colors = see_through(pictures.colors, SIGHTS[sight])
    names = sorted(file.stem for file in (PICTURE_FOLDER / "terrain").glob("*.svg"))
    assert {name[:-2] for name in names} == {terrain.value for terrain in Terrain}
    means = {name: calculate_mean_color(pictures, f"terrain/{name}") for name in names}
    closest = min(
        (calculate_difference(means[one], means[other]), one, other)
        for one, other in combinations(names, 2)
        if one[:-2] != other[:-2]
    )
    assert closest[0] >= TERRAINS_APART, closest


@every_sight
@every_theme
def test_small_maps_and_lords_stay_apart(theme: Theme, sight: str) -> None:
    colors = see_through(load_pictures(theme).colors, SIGHTS[sight])
    for table, least in ((TERRAIN_COLORS, FLAT_TERRAINS_APART), (SEAT_COLORS, LORDS_APART)):
        seen = {name: colors.apply(color) for name, color in table.items()}
        for one, other in combinations(seen, 2):
            assert calculate_difference(seen[one], seen[other]) >= least, (one, other)


@every_theme
def test_charges_can_be_seen_on_rabbits_and_shields(qapp: QApplication, theme: Theme) -> None:
    """The middle of a shield lies in the charge, its upper left corner is plain."""
    for seat in Seat:
        image = paint(64, 76, bind(paint_shield, seat), theme)
        plain = image.pixelColor(12 + 14, 12 + 15).name()
        tones = {image.pixelColor(x, y).name() for x, y in product(range(36, 60), range(44, 72))}
        assert max(calculate_contrast(plain, tone) for tone in tones) >= SEEN, seat


@every_theme
def test_letters_on_cards_can_be_read(theme: Theme) -> None:
    colors = load_pictures(theme).colors
    for ground in (PAPER, "#FBF4E2", "#E7B93C", "#E2D1AB"):
        assert calculate_contrast(colors.apply(INK), colors.apply(ground)) >= READABLE, ground
    assert calculate_contrast(colors.apply("#5E4630"), colors.apply(PAPER)) >= READABLE
    assert calculate_contrast(theme.ink, theme.parchment_dim) >= READABLE, "coordinates"
    assert calculate_contrast(theme.gold_ink, theme.gold) >= READABLE, "what is done with a card"


@every_theme
def test_patterns_can_be_seen_in_bands(theme: Theme) -> None:
    colors = load_pictures(theme).colors
    for seat, pattern in ((Seat.PINK, INK), (Seat.BLACK, "#F8F3E6"), (Seat.RED, "#F6D9C8")):
        assert calculate_contrast(colors.apply(SEAT_COLORS[seat]), colors.apply(pattern)) >= SEEN, (
            seat
        )


def test_high_contrast_shows_each_terrain_in_one_tone_with_ink(qapp: QApplication) -> None:
    def draw(name: str) -> set[str]:
        def on(canvas: Canvas, where: QRectF) -> None:
            canvas.draw_picture(name, where)

        image = paint(48, 48, on, CONTRAST).copy(12, 12, 48, 48)
        points = product(range(48), repeat=2)
        return {image.pixelColor(x, y).name() for x, y in points}

    for terrain in Terrain:
        tones = draw(f"terrain/{terrain.value}-1")
        assert "#000000" in tones or terrain is Terrain.FIELD, terrain
        assert max(calculate_contrast("#000000", tone) for tone in tones) >= READABLE, terrain
