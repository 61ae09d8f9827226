"""Colours that must differ do so for every eye in every theme; text on pictures can be read."""

from __future__ import annotations

import re
from itertools import combinations, product
from pathlib import Path

import pytest
from instruments.color_blindness import (
    SIGHTS,
    calculate_contrast,
    calculate_difference,
    see_through,
)
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from twoheirs_qt.games.two_heirs.drawing.art import FRAME_LINES, FRAMES, GROUNDS, INK, Art
from twoheirs_qt.games.two_heirs.drawing.marks import EMPTY_PLACE_OPACITY, find_heir_color
from twoheirs_qt.games.two_heirs.rules.components import Heir, Terrain
from twoheirs_qt.tabletop.drawing.colors import COLOR_TRANSFORMS
from twoheirs_qt.tabletop.drawing.theme import SECONDARY_OPACITY, THEMES, Theme

READABLE = 4.5
SEEN = 3.0
"""The contrast of a mark that tells something by itself."""
TERRAINS_APART = 15.0
HEIRS_APART = 2.0

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
every_sight = pytest.mark.parametrize("sight", SIGHTS)


def calculate_mean_color(art: Art, name: str) -> str:
    image = art.find_pixmap(name, 96, 96, 1.0).toImage()
    smooth = Qt.TransformationMode.SmoothTransformation
    ignore = Qt.AspectRatioMode.IgnoreAspectRatio
    return image.scaled(1, 1, ignore, smooth).pixelColor(0, 0).name().upper()


@every_sight
@every_theme
def test_terrains_stay_apart(qapp: QApplication, pictures: Path, theme: Theme, sight: str) -> None:
    art = Art(str(pictures), colors=see_through(COLOR_TRANSFORMS[theme.name], SIGHTS[sight]))
    variants = range(1, GROUNDS + 1)
    means = {
        (t, v): calculate_mean_color(art, f"ground/{t.word}-{v}")
        for t, v in product(Terrain, variants)
    }
    apart = min(
        (calculate_difference(means[one], means[other]), one, other)
        for one, other in combinations(means, 2)
        if one[0] is not other[0]
    )
    assert apart[0] >= TERRAINS_APART, apart


@every_sight
@every_theme
def test_the_heirs_frames_differ_in_lightness(theme: Theme, sight: str) -> None:
    colors = see_through(COLOR_TRANSFORMS[theme.name], SIGHTS[sight])
    white, blue = (colors.apply(FRAMES[heir]) for heir in Heir)
    assert calculate_contrast(white, blue) >= HEIRS_APART


@every_theme
def test_each_frame_stands_out_by_the_line_along_it(theme: Theme) -> None:
    colors = COLOR_TRANSFORMS[theme.name]
    for heir in Heir:
        assert (
            calculate_contrast(colors.apply(FRAMES[heir]), colors.apply(FRAME_LINES[heir])) >= SEEN
        ), heir


@every_theme
def test_the_heirs_have_their_colours_of_the_theme(theme: Theme) -> None:
    for heir in Heir:
        assert (
            COLOR_TRANSFORMS[theme.name].apply(FRAMES[heir])
            == find_heir_color(theme, heir).name().upper()
        )


@every_theme
def test_figures_of_the_strips_can_be_read(pictures: Path, theme: Theme) -> None:
    """Figures and arrows are strokes of ink, on the strip itself or on a coin."""
    colors = COLOR_TRANSFORMS[theme.name]
    grounds = set()
    for file in (pictures / "strip").glob("*.svg"):
        svg = file.read_text("utf-8")
        panel = re.search(r'<rect x="1" y="1" width="106"[^>]* fill="(#\w+)"', svg)
        assert panel is not None, file.name
        coins = re.findall(r'<circle[^>]* r="9"[^>]* fill="(#\w+)"', svg)
        grounds |= {panel[1], *coins}
    assert len(grounds) >= 2
    for ground in grounds:
        assert calculate_contrast(colors.apply(INK), colors.apply(ground)) >= READABLE, ground


@every_theme
def test_letters_on_the_table_can_be_read(icons: Path, theme: Theme) -> None:
    planks = {theme.oak}
    if theme.wooden:
        svg = (icons.parent / "table" / "oak.svg").read_text("utf-8")
        planks = {
            COLOR_TRANSFORMS[theme.name].apply(c, is_table=True) for c in re.findall(r"#\w{6}", svg)
        }
    for plank in planks:
        assert (
            calculate_contrast(_blend(theme.on_oak, plank, SECONDARY_OPACITY), plank) >= READABLE
        ), plank


@every_theme
def test_marks_can_be_seen_on_what_they_are_on(theme: Theme) -> None:
    """The edges of the reach, of buttons and of what is golden, and places where no tile lies."""
    for ground in (theme.parchment, theme.parchment_dim, theme.bubble):
        assert calculate_contrast(theme.gold_deep, ground) >= SEEN, ground
        assert calculate_contrast(theme.danger, ground) >= SEEN, ground
        assert calculate_contrast(theme.good, ground) >= SEEN, ground
    for ground in (theme.parchment, theme.parchment_dim):
        assert (
            calculate_contrast(_blend(theme.muted, ground, EMPTY_PLACE_OPACITY), ground) >= SEEN
        ), ground
    assert calculate_contrast(theme.gold, theme.oak) >= SEEN, "lit cells"


def _blend(letters: str, ground: str, strength: float) -> str:
    parts = ((int(letters[i : i + 2], 16), int(ground[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a * strength + b * (1 - strength)):02X}" for a, b in parts)
