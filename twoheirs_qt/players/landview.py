"""What a landscape is worth to whom, whoever stands where: worked out once for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import mul
from typing import Final, NamedTuple

from twoheirs_qt.rules.components import BLUE, WHITE, Building, Heir, Terrain, Tile
from twoheirs_qt.rules.core import Core
from twoheirs_qt.rules.scoring import points_of

KINDS: Final = tuple(Building)
TROOPS: Final = 3

LAND_FEATURES: Final = (
    "points",
    "roads",
    "resources",
    "growth",
    *(f"built {kind.value}" for kind in KINDS),
)
"""What is counted of a landscape, of the one heir less of the other.

- `points` and `roads`: what buildings and roads score
- `resources`: how many of the three the heir's own buildings give
- `growth`: empty cells beside buildings that score their neighbours
- `built …`: buildings of each kind
"""

_KIND: Final = {kind: number for number, kind in enumerate(KINDS)}
_GROWING: Final = frozenset(
    _KIND[kind]
    for kind in (
        Building.MARKET,
        Building.ROBBER_BARON,
        Building.BASKETRY,
        Building.POTTERY,
        Building.COOPERAGE,
    )
)
_OTHERS: Final = {
    _KIND[Building.BAKERY]: Terrain.WHEAT,
    _KIND[Building.SMITHY]: Terrain.STONE,
    _KIND[Building.LODGE]: Terrain.WOOD,
}
_AREAS: Final = frozenset(
    _KIND[kind] for kind in (Building.MILL, Building.MINE, Building.COWSHED, Building.WATCHTOWER)
)
_FORTRESS: Final = _KIND[Building.FORTRESS]
_SIEGE_TOWER: Final = _KIND[Building.SIEGE_TOWER]
_TRADING_POST: Final = _KIND[Building.TRADING_POST]
_PILGRIMAGE_SITE: Final = _KIND[Building.PILGRIMAGE_SITE]
_GARRISON: Final = _KIND[Building.GARRISON]
_WATCHTOWER: Final = _KIND[Building.WATCHTOWER]
_BESIDE: Final = 0b01010101
_CORNERS: Final = 0b10101010
"""Bits of the neighbours in `Land.numbers`: every second one lies beside the tile."""

_NAMED: Final = {kind.value: number for number, kind in enumerate(KINDS)}


class Opposite(NamedTuple):
    """What is known of the other heir: what it was made of, kept so that nothing else takes its
    place in memory, what is counted, and the sum of that weighed, by turns to come."""

    made_of: tuple[object, ...]
    features: list[float]
    dots: dict[int, float]


class LandView:
    """A landscape as players see it.

    - `features`: `LAND_FEATURES`, White's less Blue's; `dots`: their sum weighed, by turns to come
    - `scored`: spot -> points of the building there, and where they come from
    - `tops`: what the three best buildings of each heir score, where troops would double most
    - `opposite`: what was found out about the heir who is not playing
    """

    __slots__ = (
        "_built",
        "_longest",
        "_on",
        "_terrains",
        "_worths",
        "dots",
        "features",
        "opposite",
        "scored",
        "tops",
    )

    def __init__(self, core: Core) -> None:
        land, points = core.land, points_of(core)
        self.scored = scored = points.scored
        self.dots: dict[int, float] = {}
        self.opposite: dict[tuple[int, int, int, int], Opposite] = {}
        self._worths: dict[tuple[str, int], float] = {}
        built = ([0] * len(KINDS), [0] * len(KINDS))
        on = ([0, 0, 0], [0, 0, 0])
        terrains = [0, 0, 0]
        best: tuple[list[int], list[int]] = ([], [])
        growth = [0, 0]
        numbers = land.numbers
        for spot, face in land.faces.items():
            terrain, owner = face.terrain, face.owner
            terrains[terrain] += 1
            if owner is not None:
                kind = face.tile.kind
                built[owner][kind] += 1
                on[owner][terrain] += 1
                best[owner].append(scored[spot][0])
                if kind in _GROWING:
                    mask = _CORNERS if face.tile.variant == "diagonal" else _BESIDE
                    growth[owner] += 4 - (numbers[spot] & mask).bit_count()
        self.tops = [sum(sorted(each)[-TROOPS:]) for each in best]
        produced = [sum([bool(n) for n in each]) for each in land.produced]
        roads = points.road_points if core.setting.score_roads else (0, 0)
        self.features: list[float] = [
            points.sums[WHITE] - points.sums[BLUE],
            roads[WHITE] - roads[BLUE],
            produced[WHITE] - produced[BLUE],
            growth[WHITE] - growth[BLUE],
            *[a - b for a, b in zip(*built, strict=True)],
        ]
        self._built, self._on, self._terrains = built, on, terrains
        self._longest = max(map(len, points.roads), default=0)

    def worth(self, tile: Tile, heir: Heir) -> float:
        """What a tile might score for `heir` on this landscape, roughly, wherever it is built."""
        key = tile.id, heir
        found = self._worths.get(key)
        if found is None:
            self._worths[key] = found = self._worth(tile, heir)
        return found

    def _worth(self, tile: Tile, heir: Heir) -> float:
        kind, built = tile.kind, self._built[heir]
        if kind in _OTHERS:
            return 1 + self._on[heir][_OTHERS[kind]]
        if kind == _TRADING_POST:
            return 3 * built[_NAMED[tile.variant or ""]]
        if kind == _FORTRESS:
            return 1 + built[_FORTRESS] * 2 + built[_SIEGE_TOWER]
        if kind == _SIEGE_TOWER:
            return built[_FORTRESS]
        if kind == _PILGRIMAGE_SITE:
            return 1 + self._longest
        if kind == _GARRISON:
            return self._built[WHITE][_WATCHTOWER] + self._built[BLUE][_WATCHTOWER]
        if kind in _AREAS:
            return min(6, 1 + self._terrains[tile.terrain] / 2)
        if tile.produces is not None:
            posts = built[_TRADING_POST]
            return 3 * posts if posts else 0
        return 0


_product: Callable[[float, float], float] = mul


def dot(weights: Sequence[float], features: Sequence[float]) -> float:
    """The sum of the products."""
    return sum(map(_product, weights, features), 0.0)
