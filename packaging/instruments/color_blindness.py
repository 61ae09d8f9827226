"""Colours as seen by eyes with one kind of cone missing.

The matrices are those of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-
based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and
Computer Graphics 15 (6), 2009, for severity 1.0; they work on amounts of light.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import dist
from typing import Final

from twoheirs_qt.tabletop.drawing.colors import (
    ColorTransform,
    convert_from_linear,
    convert_to_linear,
)

Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

_MATRICES: Final[Mapping[str, Matrix]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def _see(matrix: Matrix, color: str) -> str:
    r, g, b = convert_to_linear(color)
    seen_rgb = [row[0] * r + row[1] * g + row[2] * b for row in matrix]
    return convert_from_linear((seen_rgb[0], seen_rgb[1], seen_rgb[2]))


SIGHTS: Final[Mapping[str, Callable[[str], str]]] = {
    "full": str,
    **{name: partial(_see, matrix) for name, matrix in _MATRICES.items()},
}
"""Functions that convert `#RRGGBB` to the colour seen, by the name of the sight."""


def calculate_luminance(color: str) -> float:
    """Calculate the relative luminance (WCAG 2.1) of `#RRGGBB`, 0 to 1."""
    r, g, b = convert_to_linear(color)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def calculate_contrast(first: str, second: str) -> float:
    """Calculate the contrast ratio (WCAG 2.1) of two colours, 1 to 21."""
    low, high = sorted((calculate_luminance(first), calculate_luminance(second)))
    return (high + 0.05) / (low + 0.05)


def calculate_difference(first: str, second: str) -> float:
    """Calculate the CIE 1976 difference of two colours under daylight D65."""
    return dist(_convert_to_cielab(first), _convert_to_cielab(second))


def _convert_to_cielab(color: str) -> tuple[float, float, float]:
    r, g, b = convert_to_linear(color)
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    fx, fy, fz = (
        t ** (1 / 3) if t > (6 / 29) ** 3 else t / (3 * (6 / 29) ** 2) + 4 / 29 for t in (x, y, z)
    )
    return (116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))


def see_through(transform: ColorTransform, sight: Callable[[str], str]) -> ColorTransform:
    """Return `transform` followed by a sight of SIGHTS."""
    return ColorTransform(
        change=lambda color: sight(transform.apply(color)),
        table_change=lambda color: sight(transform.apply(color, is_table=True)),
        outline_factor=transform.outline_factor,
    )
