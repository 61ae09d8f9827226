"""What a landscape scores, as it is kept with the landscape (rules §5)."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from twoheirs_qt.rules.cells import Spot

Scored: TypeAlias = tuple[int, tuple[Spot, ...]]
"""The points of a building, and the spots that they come from."""

Road: TypeAlias = dict[Spot, None]
"""The ordered set of a road's tiles."""


class Points(NamedTuple):
    """What a landscape scores, whoever stands where.

    - `scored`: the points of each building and where they come from, in the order of the landscape
    - `sums`: per heir, the points of all buildings
    - `roads`: all roads, and per heir the points they give
    """

    scored: dict[Spot, Scored]
    sums: tuple[int, int]
    roads: list[Road]
    road_points: tuple[int, int]
