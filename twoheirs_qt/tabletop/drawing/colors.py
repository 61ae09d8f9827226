"""Recolouring of drawings: one set of SVGs serves all themes.

The drawings are flat: every colour is in their text as `#RRGGBB`. A transform replaces it before
they are rendered. It computes in OKLab (Björn Ottosson, 2020), where equal steps look equal: dimmed
or sharpened colours keep their hue and their distance from each other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import cbrt
from types import MappingProxyType
from typing import Final

from twoheirs_qt.tabletop.drawing.theme import CANDLELIGHT, CONTRAST, DAYLIGHT, Theme, ThemeName

Lab = tuple[float, float, float]
"""Lightness from 0 to 1, green to red, and blue to yellow."""
Linear = tuple[float, float, float]
"""Red, green and blue as amounts of light, 0 to 1."""

_COLOR: Final = re.compile(r"#[0-9A-Fa-f]{6}\b")
_WIDTH: Final = re.compile(r'stroke-width="([0-9.]+)"')
_MAX_OUTLINE_WIDTH: Final = 4.0
"""The largest width of outlines; wider lines are objects, such as roads."""


def convert_to_linear(color: str) -> Linear:
    """Linear RGB of `#RRGGBB` (IEC 61966-2-1)."""
    parts = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return (r, g, b)


def convert_from_linear(light: Linear) -> str:
    """Convert linear RGB to `#RRGGBB`, clipped to what a screen can show."""
    clipped = (min(1.0, max(0.0, c)) for c in light)
    parts = (12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055 for c in clipped)
    return "#" + "".join(f"{round(255 * c):02X}" for c in parts)


def convert_to_lab(color: str) -> Lab:
    """`#RRGGBB` in OKLab."""
    r, g, b = convert_to_linear(color)
    x = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    y = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    z = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
        0.2104542553 * x + 0.7936177850 * y - 0.0040720468 * z,
        1.9779984951 * x - 2.4285922050 * y + 0.4505937099 * z,
        0.0259040371 * x + 0.7827717662 * y - 0.8086757660 * z,
    )


def convert_from_lab(lab: Lab) -> str:
    """`#RRGGBB` of an OKLab colour."""
    lightness, a, b = lab
    x = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    y = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    z = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return convert_from_linear(
        (
            4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
            -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
            -0.0041960863 * x - 0.7034186147 * y + 1.7076147010 * z,
        )
    )


@dataclass(frozen=True, slots=True)
class ColorTransform:
    """Changes the colours of drawings.

    - `change`: from a colour to another; None leaves colours as they are
    - `exact_colors`: drawn colour -> the one that takes its place, without `change`
    - `table_change`: in place of both for drawings of the table top
    - `outline_factor`: multiplies the width of outlines
    """

    change: Callable[[str], str] | None = None
    exact_colors: Mapping[str, str] = field(default_factory=dict)
    table_change: Callable[[str], str] | None = None
    outline_factor: float = 1.0
    _cache: dict[tuple[bool, str], str] = field(default_factory=dict, compare=False, repr=False)

    def apply(self, color: str, *, is_table: bool = False) -> str:
        """The transformed `#RRGGBB`; `is_table`: of a drawing of the table top."""
        key = (is_table, color.upper())
        if key not in self._cache:
            self._cache[key] = self._transform(*key)
        return self._cache[key]

    def _transform(self, is_table: bool, color: str) -> str:
        change = self.table_change if is_table else self.change
        if not is_table:
            color, is_exact = self.exact_colors.get(color, color), color in self.exact_colors
            if is_exact:
                return color
        return change(color) if change is not None else color

    def is_affected(self, name: str) -> bool:
        """Whether the drawing `name` changes at all."""
        return self._find_change(name) is not None or self.outline_factor != 1.0

    def _find_change(self, name: str) -> Callable[[str], str] | None:
        return self.table_change if name.startswith("table/") else self.change

    def recolor(self, name: str, svg: str) -> str:
        """Recolour the text of the drawing `name`."""
        is_table = name.startswith("table/")
        if self._find_change(name) is not None:
            svg = _COLOR.sub(lambda match: self.apply(match[0], is_table=is_table), svg)
        if self.outline_factor != 1.0:
            svg = _WIDTH.sub(self._widen_outline, svg)
        return svg

    def _widen_outline(self, match: re.Match[str]) -> str:
        width = float(match[1])
        if width > _MAX_OUTLINE_WIDTH:
            return match[0]
        return f'stroke-width="{width * self.outline_factor:.2f}"'


_CONTRAST_GAIN: Final = 0.34
"""The share of its distance from the middle by which dimming moves the lightness of a colour on."""
_MIDDLE_LIGHTNESS: Final = 0.72


def _make_dimming(
    lightness_factor: float, chroma_factor: float, warmth: float
) -> Callable[[str], str]:
    """Make a function that darkens a colour, greys it, and by `warmth` moves it towards gold."""

    def change(color: str) -> str:
        light, a, b = convert_to_lab(color)
        # Dark tones change little: outlines stay, and bright colours turn golden.
        glow = warmth * light
        # Dimming reduces contrast: lightness is spread around the middle to compensate.
        light += _CONTRAST_GAIN * (light - _MIDDLE_LIGHTNESS)
        return convert_from_lab(
            (
                max(0.0, light * lightness_factor),
                a * chroma_factor + 0.3 * glow,
                b * chroma_factor + glow,
            )
        )

    return change


def _sharpen(color: str) -> str:
    """Move a colour away from middle grey, and saturate it."""
    light, a, b = convert_to_lab(color)
    light = light * 0.8 if light < 0.5 else 1 - (1 - light) * 0.8
    return convert_from_lab((light, a * 1.15, b * 1.15))


def _map_player_colors(theme: Theme) -> dict[str, str]:
    """The players' own colours in the drawings are those of the theme everywhere."""
    return {DAYLIGHT.white: theme.white, DAYLIGHT.blue: theme.blue}


# Grounds without bands and slabs, with darker furrows and seams; shapes in two tones, not three.
_CONTRAST_COLORS: Final = {
    "#EBC762": "#E3BA4E",
    "#79A35F": "#6F9957",
    "#84AD69": "#6F9957",
    "#739C5A": "#6F9957",
    "#ADB6BE": "#C3CAD1",
    "#B7BFC6": "#C3CAD1",
    "#A5AEB7": "#C3CAD1",
    "#C99B38": "#8E6A22",
    "#587F47": "#416C3F",
    "#87929D": "#566069",
    "#CC6A4E": "#B64A31",
    "#7390AD": "#4F6E8E",
    "#C3CAD1": "#DCE1E5",
    "#A2ABB4": "#DCE1E5",
    "#F0E4CA": "#FFFFFF",
    "#F3E8CF": "#FFFFFF",
    "#2A211A": "#000000",
}

COLOR_TRANSFORMS: Final[Mapping[ThemeName, ColorTransform]] = MappingProxyType(
    {
        ThemeName.DAYLIGHT: ColorTransform(),
        ThemeName.CANDLELIGHT: ColorTransform(
            change=_make_dimming(0.8, 0.88, 0.02),
            exact_colors=_map_player_colors(CANDLELIGHT),
            table_change=_make_dimming(0.72, 0.6, 0.0),
        ),
        ThemeName.CONTRAST: ColorTransform(
            change=_sharpen,
            exact_colors={
                **{
                    drawn_color: _sharpen(contrast_color)
                    if contrast_color not in ("#000000", "#FFFFFF")
                    else contrast_color
                    for drawn_color, contrast_color in _CONTRAST_COLORS.items()
                },
                **_map_player_colors(CONTRAST),
            },
            outline_factor=1.3,
        ),
    }
)
"""The transform of each theme."""
