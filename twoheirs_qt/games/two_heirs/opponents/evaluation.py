"""By how many points an heir is likely to win: what is seen of a state, weighed.

The weights come from games that players played against themselves (`packaging/players/`). They
know buildings by kind, resources by how many there are, and the game by how many turns are to come:
any sets will do, and any catalogue.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from heapq import nlargest
from itertools import combinations
from operator import mul
from typing import Final, NamedTuple

from twoheirs_qt.games.two_heirs.rules.access import Means, access
from twoheirs_qt.games.two_heirs.rules.cells import OFF_BOARD
from twoheirs_qt.games.two_heirs.rules.components import (
    BLUE,
    OPPONENT,
    WHITE,
    Building,
    Heir,
    Resources,
    Terrain,
    Tile,
)
from twoheirs_qt.games.two_heirs.rules.core import HAND_LIMIT, LAST_TURNS, Core
from twoheirs_qt.games.two_heirs.rules.scoring import score_land, totals
from twoheirs_qt.tabletop import data

KINDS: Final = tuple(Building)
TROOPS: Final = 3

LAND_FEATURES: Final = (
    "points",
    "roads",
    "resources",
    "growth",
    *(f"built {kind.value}" for kind in KINDS),
)
"""Features of a landscape: the number of one heir less that of the other.

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
    """The other heir as counted: what it was made of, kept so that nothing else takes its place in
    memory, what is counted, and the sum of that weighed, by turns to come."""

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
        land, points = core.land, score_land(core)
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
        self.tops = [sum(sorted(row)[-TROOPS:]) for row in best]
        produced = [sum([bool(n) for n in row]) for row in land.produced]
        roads = points.road_points if core.setting.score_roads else (0, 0)
        self.features: list[float] = [
            points.building_totals[WHITE] - points.building_totals[BLUE],
            roads[WHITE] - roads[BLUE],
            produced[WHITE] - produced[BLUE],
            growth[WHITE] - growth[BLUE],
            *[a - b for a, b in zip(*built, strict=True)],
        ]
        self._built, self._on, self._terrains = built, on, terrains
        self._longest = max(map(len, points.roads), default=0)

    def worth(self, tile: Tile, heir: Heir) -> float:
        """Estimate what a tile scores for `heir` on this landscape, wherever it is built."""
        key = tile.id, heir
        worth = self._worths.get(key)
        if worth is None:
            self._worths[key] = worth = self._worth(tile, heir)
        return worth

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


FILE: Final = "games/two_heirs/players/evaluation.json"

_EACH: Final = (
    *("doubled", "on own", "room", "in reserve", "both in reserve"),
    *("any resource", "two of a resource", "three of a resource"),
    *("hand", "full hand", "affordable", "short of one", "worth affordable", "worth beyond"),
    "doublings",
)
"""Features of each heir.

- `doubled`: points that troops add to the buildings they stand on; `on own`: how many do
- `room`: empty cells around the troops
- `in reserve`, `both in reserve`: troops there
- resources to which there is access: how many, of how many two or more, three or more
- `hand`, `full hand`: tiles in the hand, and whether it holds as many as it may
- `affordable`, `short of one`: tiles in the hand whose cost is met, or short of a single resource
- `worth affordable`, `worth beyond`: what tiles might score whose cost is met, and the others
- `doublings`: what the three best buildings score, on which troops might stand
"""

OWN_FEATURES: Final = (
    *("always", "odd", "untaken"),
    *(f"own {name}" for name in _EACH),
    *(f"own {kind.value}" for kind in KINDS),
)
THEIR_FEATURES: Final = (
    *(f"their {name}" for name in _EACH),
    *(f"their {kind.value}" for kind in KINDS),
    *("offered", "offered worth"),
    *(f"offered {kind.value}" for kind in KINDS),
)
"""Features besides the landscape, for the heir whose turn it is or was last.

- `always`: 1; `odd`: 1 if the opponent has one more turn to come; `untaken`: the tile of this turn
  is still to be taken
- `own …` and `their …`: as `_EACH`, and the tiles of each kind in the hand
- `offered`: tiles of the reserve in the opponent's reach, what the best of them might score for
  them, and how many there are of each kind
"""

FEATURES: Final = (*LAND_FEATURES, *OWN_FEATURES, *THEIR_FEATURES)

_LAND_END: Final = len(LAND_FEATURES)
_OWN_END: Final = _LAND_END + len(OWN_FEATURES)
_OWN: Final = OWN_FEATURES.index(f"own {_EACH[0]}")
_OFFERED: Final = THEIR_FEATURES.index("offered")
_NO_OWN: Final = [0.0] * len(OWN_FEATURES)
_NO_THEIR: Final = [0.0] * len(THEIR_FEATURES)


POINTS_NOW: Final = {
    "points": (1.0,),
    "roads": (1.0,),
    "own doubled": (1.0,),
    "their doubled": (-1.0,),
}
"""The weights by which a lead is that of the points, as if the game ended now."""


def turns_to_come(core: Core, heir: Heir) -> int:
    """Count the turns that follow on the one that `heir` plays or has just ended (rules §6).

    A tile of this turn that is still to be taken counts as taken.
    """
    playing = core.active is heir
    if core.turns_left is not None:
        return core.turns_left - playing
    return max(core.supply_left - (playing and not core.taken), 0) + LAST_TURNS - 1


@dataclass(frozen=True, slots=True)
class Weights:
    """The worth of each of `FEATURES` when so many turns are to come; between knots it changes
    evenly.

    - `knots`: numbers of turns, ascending from 1
    - `table`: for each knot a weight for each feature
    - `forecast`: for each knot an offset and a slope, by which a lead comes true on average; none
      where it is taken as it is
    """

    knots: tuple[int, ...]
    table: tuple[tuple[float, ...], ...]
    forecast: tuple[tuple[float, float], ...] = ()

    def at_turns(self, turns: int) -> list[float]:
        """A weight for each feature when so many turns are to come."""
        return [
            dot(part, column)
            for part in [shares(self.knots, turns)]
            for column in zip(*self.table, strict=True)
        ]

    def correct_forecast(self, lead: float, turns: int) -> float:
        """Forecast the final lead from one that was judged when so many turns were to come."""
        if turns <= 0 or not self.forecast:
            return lead
        offset, slope = (
            dot(shares(self.knots, turns), column) for column in zip(*self.forecast, strict=True)
        )
        return offset + slope * lead

    @staticmethod
    def of(
        knots: Sequence[int],
        named: Mapping[str, Sequence[float]],
        forecast: Iterable[tuple[float, float]] = (),
    ) -> Weights:
        """Weights by name, one for each knot; a feature that is not named weighs nothing."""
        nothing = [0.0] * len(knots)
        columns = [named.get(name, nothing) for name in FEATURES]
        return Weights(tuple(knots), tuple(zip(*columns, strict=True)), tuple(forecast))


def shares(knots: Sequence[int], turns: int) -> list[float]:
    """Weigh each knot for when so many turns are to come; together 1."""
    weights = [0.0] * len(knots)
    if turns <= knots[0]:
        weights[0] = 1.0
    elif turns >= knots[-1]:
        weights[-1] = 1.0
    else:
        for number in range(1, len(knots)):
            low, high = knots[number - 1], knots[number]
            if turns <= high:
                weights[number] = (turns - low) / (high - low)
                weights[number - 1] = 1 - weights[number]
                break
    return weights


@cache
def load_weights() -> Weights:
    """The weights that come with the program."""
    read = json.loads(data.path(FILE).read_text("utf-8"))
    correction = read["forecast"]
    forecast = zip(correction["offset"], correction["slope"], strict=True)
    return Weights.of(read["knots"], read["weights"], forecast)


@cache
def overvalue_now(weights: Weights, share: float) -> Weights:
    """The weights of somebody who judges that share by the points now, as beginners do."""
    if not share:
        return weights
    now = Weights.of((1,), POINTS_NOW).table[0]
    table = [
        tuple([(1 - share) * w + share * n for w, n in zip(row, now, strict=True)])
        for row in weights.table
    ]
    return replace(weights, table=tuple(table))


class Evaluation:
    """Judges states of one game; what it finds out about a landscape serves all states with it."""

    __slots__ = ("_lands", "_split", "_weights")

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._lands: dict[int, LandView] = {}
        self._split: dict[int, tuple[list[float], list[float], list[float]]] = {}

    def lead(self, core: Core, heir: Heir) -> float:
        """By how many points `heir`, who is playing or has just ended a turn, is likely to win.

        A state within a turn is judged as if the turn ended there, and surplus tiles were gone.
        """
        hand = core.hands[heir]
        if len(hand) > HAND_LIMIT:
            if len(hand) > MOST_TILES:
                view = self._view(core)
                hand = tuple(nlargest(MOST_TILES, hand, lambda tile: view.worth(tile, heir)))
            kept = combinations(hand, HAND_LIMIT)
            return max([self.lead(_replace_hand(core, heir, tiles), heir) for tiles in kept])
        turns = turns_to_come(core, heir)
        if turns <= 0:
            return _final(core, heir)
        split = self._split.get(turns)
        if split is None:
            at = self._weights.at_turns(turns)
            split = at[:_LAND_END], at[_LAND_END:_OWN_END], at[_OWN_END:]
            self._split[turns] = split
        view = self._view(core)
        land = view.dots.get(turns)
        if land is None:
            view.dots[turns] = land = dot(split[0], view.features)
        theirs = _view_opposite(view, core, heir)
        more = theirs.dots.get(turns)
        if more is None:
            theirs.dots[turns] = more = dot(split[2], theirs.features)
        own = dot(split[1], _own(core, heir, view, turns))
        return (land if heir is WHITE else -land) + more + own

    def forecast(self, lead: float, turns: int) -> float:
        """The final lead that can be foretold from a `lead` when so many turns are to come.

        On average it comes true; the order of leads at the same time stays.
        """
        return self._weights.correct_forecast(lead, turns)

    def features(self, core: Core, heir: Heir) -> list[float]:
        """`FEATURES` of a state, for `heir`."""
        view = self._view(core)
        land = view.features if heir is WHITE else [-value for value in view.features]
        own = _own(core, heir, view, turns_to_come(core, heir))
        return [*land, *own, *_view_opposite(view, core, heir).features]

    def _view(self, core: Core) -> LandView:
        key = core.land.key
        view = self._lands.get(key)
        if view is None:
            if len(self._lands) > MOST_LANDS:
                self._lands.clear()
            self._lands[key] = view = LandView(core)
        return view


MOST_TILES: Final = 6
"""Tiles of a hand that are thought of; more are held in positions made by hand alone."""

MOST_LANDS: Final = 20_000
"""Landscapes that are remembered, some two kilobytes each; beyond that all are forgotten."""


def _final(core: Core, heir: Heir) -> float:
    """The lead when nothing follows; a troop in the reserve decides between equals (rules §5)."""
    points, other = totals(core), OPPONENT[heir]
    more = core.troops[heir].count(OFF_BOARD) - core.troops[other].count(OFF_BOARD)
    return points[heir] - points[other] + 0.1 * more


def _replace_hand(core: Core, heir: Heir, hand: tuple[Tile, ...]) -> Core:
    copy = core.copy()
    copy.set_hand(heir, hand)
    return copy


def _own(core: Core, heir: Heir, view: LandView, turns: int) -> list[float]:
    """`OWN_FEATURES` for `heir`."""
    features = _NO_OWN.copy()
    features[0] = 1
    if turns & 1:
        features[1] = 1
    discounts = 0
    if core.active is heir:
        discounts = core.discounts
        if not core.taken:
            features[2] = 1
        _count(core, heir, view, features, _OWN, access(core), discounts)
    else:
        _count(core, heir, view, features, _OWN, Means(core, heir).access, 0)
    return features


def _view_opposite(view: LandView, core: Core, heir: Heir) -> Opposite:
    """`THEIR_FEATURES` for `heir`; the other heir stays as it is for a whole turn."""
    other = OPPONENT[heir]
    slots, troops, hand = core.slots, core.troops[other], core.hands[other]
    key = id(slots), id(troops), id(hand), other
    known = view.opposite.get(key)
    if known is None:
        features = _NO_THEIR.copy()
        means = Means(core, other)
        _count(core, other, view, features, 0, means.access, 0)
        features[_OFFERED] = len(means.slots)
        best = 0.0
        for slot in means.slots:
            tile = slots[slot]
            assert tile is not None
            features[_OFFERED + 2 + tile.kind] += 1
            best = max(best, view.worth(tile, other))
        features[_OFFERED + 1] = best
        view.opposite[key] = known = Opposite((slots, troops, hand), features, {})
    return known


def _count(
    core: Core,
    heir: Heir,
    view: LandView,
    features: list[float],
    at: int,
    have: Resources,
    discounts: int,
) -> None:
    """Put what is counted of one heir into `features`, from `at` on."""
    land, scored = core.land, view.scored
    faces, numbers = land.faces, land.numbers
    _, one, two = own = core.troops[heir]
    twice = standing = room = 0
    for spot in own:
        if spot != OFF_BOARD:
            if faces[spot].owner is heir:
                standing += 1
                twice += scored[spot][0]
            room += 8 - (numbers[spot] & 0xFF).bit_count()
    a, b, c = have
    features[at] = twice
    features[at + 1] = standing
    features[at + 2] = room if room < _ENOUGH_ROOM else _ENOUGH_ROOM
    features[at + 3] = (one == OFF_BOARD) + (two == OFF_BOARD)
    features[at + 4] = one == two
    features[at + 5] = (a > 0) + (b > 0) + (c > 0)
    features[at + 6] = (a > 1) + (b > 1) + (c > 1)
    features[at + 7] = (a > 2) + (b > 2) + (c > 2)
    features[at + 14] = view.tops[heir]
    hand = core.hands[heir]
    if not hand:
        return
    kinds = at + len(_EACH)
    met = nearly = 0
    good = beyond = 0.0
    for tile in hand:
        features[kinds + tile.kind] += 1
        wood, wheat, stone = tile.cost
        short = -discounts
        if wood > a:
            short += wood - a
        if wheat > b:
            short += wheat - b
        if stone > c:
            short += stone - c
        worth = view.worth(tile, heir)
        if short <= 0:
            met += 1
            good += worth
        else:
            beyond += worth
            if short == 1:
                nearly += 1
    features[at + 8] = len(hand)
    features[at + 9] = len(hand) >= HAND_LIMIT
    features[at + 10] = met
    features[at + 11] = nearly
    features[at + 12] = good
    features[at + 13] = beyond


_ENOUGH_ROOM: Final = 10
