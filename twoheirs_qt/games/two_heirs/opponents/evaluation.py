"""Estimates of how many points an heir is likely to win by: a weighted sum of features.

The weights come from games that players played against themselves
(`packaging/instruments/selfplay/`). They know buildings by kind, resources by how many there are,
and the game by how many turns are to come: any sets will do, and any catalogue.
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

from twoheirs_qt.games.two_heirs.rules.access import Capabilities, count_access
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
from twoheirs_qt.games.two_heirs.rules.scoring import calculate_totals, score_land
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

_KIND_NUMBERS: Final = {kind: number for number, kind in enumerate(KINDS)}
_KINDS_SCORING_NEIGHBOURS: Final = frozenset(
    _KIND_NUMBERS[kind]
    for kind in (
        Building.MARKET,
        Building.ROBBER_BARON,
        Building.BASKETRY,
        Building.POTTERY,
        Building.COOPERAGE,
    )
)
_TERRAIN_COUNTED_BY_KIND: Final = {
    _KIND_NUMBERS[Building.BAKERY]: Terrain.WHEAT,
    _KIND_NUMBERS[Building.SMITHY]: Terrain.STONE,
    _KIND_NUMBERS[Building.LODGE]: Terrain.WOOD,
}
_KINDS_SCORING_TERRAIN: Final = frozenset(
    _KIND_NUMBERS[kind]
    for kind in (Building.MILL, Building.MINE, Building.COWSHED, Building.WATCHTOWER)
)
_FORTRESS: Final = _KIND_NUMBERS[Building.FORTRESS]
_SIEGE_TOWER: Final = _KIND_NUMBERS[Building.SIEGE_TOWER]
_TRADING_POST: Final = _KIND_NUMBERS[Building.TRADING_POST]
_PILGRIMAGE_SITE: Final = _KIND_NUMBERS[Building.PILGRIMAGE_SITE]
_GARRISON: Final = _KIND_NUMBERS[Building.GARRISON]
_WATCHTOWER: Final = _KIND_NUMBERS[Building.WATCHTOWER]
_BESIDE_BITS: Final = 0b01010101
_CORNER_BITS: Final = 0b10101010
"""Bits of the neighbours in `Land.numbers`: every second one lies beside the tile."""

_KIND_NUMBER_BY_WORD: Final = {kind.value: number for number, kind in enumerate(KINDS)}


class OpponentView(NamedTuple):
    """The other heir as counted: what it was made of, kept so that nothing else takes its place in
    memory, what is counted, and the sum of that weighed, by turns to come."""

    counted_objects: tuple[object, ...]
    features: list[float]
    weighted_sums: dict[int, float]


class LandView:
    """A landscape as players see it.

    - `features`: `LAND_FEATURES`, White's less Blue's
    - `weighted_sums`: number of turns to come -> the weighted sum of the features
    - `scored`: spot -> points of the building there, and where they come from
    - `best_points`: per heir, the points of the three best buildings, where troops double most
    - `opponent_views`: features of the heir who is not playing, by reserve, troops and hand
    """

    __slots__ = (
        "_built",
        "_built_on",
        "_longest_road",
        "_terrains",
        "_worths",
        "best_points",
        "features",
        "opponent_views",
        "scored",
        "weighted_sums",
    )

    def __init__(self, core: Core) -> None:
        land, points = core.land, score_land(core)
        self.scored = scored = points.scored
        self.weighted_sums: dict[int, float] = {}
        self.opponent_views: dict[tuple[int, int, int, int], OpponentView] = {}
        self._worths: dict[tuple[str, int], float] = {}
        built = ([0] * len(KINDS), [0] * len(KINDS))
        built_on = ([0, 0, 0], [0, 0, 0])
        terrains = [0, 0, 0]
        building_points: tuple[list[int], list[int]] = ([], [])
        growth = [0, 0]
        numbers = land.numbers
        for spot, face in land.faces.items():
            terrain, owner = face.terrain, face.owner
            terrains[terrain] += 1
            if owner is not None:
                kind = face.tile.kind
                built[owner][kind] += 1
                built_on[owner][terrain] += 1
                building_points[owner].append(scored[spot][0])
                if kind in _KINDS_SCORING_NEIGHBOURS:
                    mask = _CORNER_BITS if face.tile.variant == "diagonal" else _BESIDE_BITS
                    growth[owner] += 4 - (numbers[spot] & mask).bit_count()
        self.best_points = [sum(sorted(row)[-TROOPS:]) for row in building_points]
        produced = [sum([bool(n) for n in row]) for row in land.produced]
        roads = points.road_points if core.setting.score_roads else (0, 0)
        self.features: list[float] = [
            points.building_totals[WHITE] - points.building_totals[BLUE],
            roads[WHITE] - roads[BLUE],
            produced[WHITE] - produced[BLUE],
            growth[WHITE] - growth[BLUE],
            *[a - b for a, b in zip(*built, strict=True)],
        ]
        self._built, self._built_on, self._terrains = built, built_on, terrains
        self._longest_road = max(map(len, points.roads), default=0)

    def estimate_worth(self, tile: Tile, heir: Heir) -> float:
        """Estimate what a tile scores for `heir` on this landscape, wherever it is built."""
        key = tile.id, heir
        worth = self._worths.get(key)
        if worth is None:
            self._worths[key] = worth = self._estimate_worth(tile, heir)
        return worth

    def _estimate_worth(self, tile: Tile, heir: Heir) -> float:
        kind, built = tile.kind, self._built[heir]
        if kind in _TERRAIN_COUNTED_BY_KIND:
            return 1 + self._built_on[heir][_TERRAIN_COUNTED_BY_KIND[kind]]
        if kind == _TRADING_POST:
            return 3 * built[_KIND_NUMBER_BY_WORD[tile.variant or ""]]
        if kind == _FORTRESS:
            return 1 + built[_FORTRESS] * 2 + built[_SIEGE_TOWER]
        if kind == _SIEGE_TOWER:
            return built[_FORTRESS]
        if kind == _PILGRIMAGE_SITE:
            return 1 + self._longest_road
        if kind == _GARRISON:
            return self._built[WHITE][_WATCHTOWER] + self._built[BLUE][_WATCHTOWER]
        if kind in _KINDS_SCORING_TERRAIN:
            return min(6, 1 + self._terrains[tile.terrain] / 2)
        if tile.produces is not None:
            posts = built[_TRADING_POST]
            return 3 * posts if posts else 0
        return 0


_product: Callable[[float, float], float] = mul


def calculate_dot_product(weights: Sequence[float], features: Sequence[float]) -> float:
    """The dot product of two vectors."""
    return sum(map(_product, weights, features), 0.0)


FILE: Final = "games/two_heirs/players/evaluation.json"

_HEIR_FEATURES: Final = (
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
    *(f"own {name}" for name in _HEIR_FEATURES),
    *(f"own {kind.value}" for kind in KINDS),
)
THEIR_FEATURES: Final = (
    *(f"their {name}" for name in _HEIR_FEATURES),
    *(f"their {kind.value}" for kind in KINDS),
    *("offered", "offered worth"),
    *(f"offered {kind.value}" for kind in KINDS),
)
"""Features besides the landscape, for the heir whose turn it is or was last.

- `always`: 1; `odd`: 1 if the opponent has one more turn to come; `untaken`: the tile of this turn
  is still to be taken
- `own …` and `their …`: as `_HEIR_FEATURES`, and the tiles of each kind in the hand
- `offered`: tiles of the reserve in the opponent's reach, what the best of them might score for
  them, and how many there are of each kind
"""

FEATURES: Final = (*LAND_FEATURES, *OWN_FEATURES, *THEIR_FEATURES)

_LAND_END: Final = len(LAND_FEATURES)
_OWN_END: Final = _LAND_END + len(OWN_FEATURES)
_HEIR_START: Final = OWN_FEATURES.index(f"own {_HEIR_FEATURES[0]}")
_OFFERED_START: Final = THEIR_FEATURES.index("offered")
_EMPTY_OWN_FEATURES: Final = [0.0] * len(OWN_FEATURES)
_EMPTY_THEIR_FEATURES: Final = [0.0] * len(THEIR_FEATURES)


POINTS_NOW: Final = {
    "points": (1.0,),
    "roads": (1.0,),
    "own doubled": (1.0,),
    "their doubled": (-1.0,),
}
"""The weights by which a lead is that of the points, as if the game ended now."""


def count_turns_to_come(core: Core, heir: Heir) -> int:
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

    def interpolate(self, turns: int) -> list[float]:
        """A weight for each feature when so many turns are to come."""
        return [
            calculate_dot_product(part, column)
            for part in [calculate_knot_shares(self.knots, turns)]
            for column in zip(*self.table, strict=True)
        ]

    def correct_forecast(self, lead: float, turns: int) -> float:
        """Forecast the final lead from one that was judged when so many turns were to come."""
        if turns <= 0 or not self.forecast:
            return lead
        offset, slope = (
            calculate_dot_product(calculate_knot_shares(self.knots, turns), column)
            for column in zip(*self.forecast, strict=True)
        )
        return offset + slope * lead

    @staticmethod
    def of(
        knots: Sequence[int],
        weights_by_name: Mapping[str, Sequence[float]],
        forecast: Iterable[tuple[float, float]] = (),
    ) -> Weights:
        """Weights by name, one for each knot; a feature that is not named weighs nothing."""
        zeros = [0.0] * len(knots)
        columns = [weights_by_name.get(name, zeros) for name in FEATURES]
        return Weights(tuple(knots), tuple(zip(*columns, strict=True)), tuple(forecast))


def calculate_knot_shares(knots: Sequence[int], turns: int) -> list[float]:
    """Interpolate: the share of each knot when so many turns are to come; together 1."""
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
    content = json.loads(data.find_path(FILE).read_text("utf-8"))
    correction = content["forecast"]
    forecast = zip(correction["offset"], correction["slope"], strict=True)
    return Weights.of(content["knots"], content["weights"], forecast)


@cache
def overvalue_points(weights: Weights, share: float) -> Weights:
    """Mix weights with those of the points now, of this `share`: beginners overvalue points."""
    if not share:
        return weights
    points_row = Weights.of((1,), POINTS_NOW).table[0]
    table = [
        tuple(
            [
                (1 - share) * weight + share * point_weight
                for weight, point_weight in zip(row, points_row, strict=True)
            ]
        )
        for row in weights.table
    ]
    return replace(weights, table=tuple(table))


class Evaluation:
    """Judges states of one game; what it finds out about a landscape serves all states with it."""

    __slots__ = ("_lands", "_weight_parts", "_weights")

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._lands: dict[int, LandView] = {}
        self._weight_parts: dict[int, tuple[list[float], list[float], list[float]]] = {}

    def estimate_lead(self, core: Core, heir: Heir) -> float:
        """By how many points `heir`, who is playing or has just ended a turn, is likely to win.

        A state within a turn is judged as if the turn ended there, and surplus tiles were gone.
        """
        hand = core.hands[heir]
        if len(hand) > HAND_LIMIT:
            if len(hand) > MAX_HAND_TILES:
                view = self._find_view(core)
                hand = tuple(
                    nlargest(MAX_HAND_TILES, hand, lambda tile: view.estimate_worth(tile, heir))
                )
            possible_hands = combinations(hand, HAND_LIMIT)
            return max(
                [
                    self.estimate_lead(_replace_hand(core, heir, tiles), heir)
                    for tiles in possible_hands
                ]
            )
        turns = count_turns_to_come(core, heir)
        if turns <= 0:
            return _calculate_final_lead(core, heir)
        parts = self._weight_parts.get(turns)
        if parts is None:
            weights = self._weights.interpolate(turns)
            parts = weights[:_LAND_END], weights[_LAND_END:_OWN_END], weights[_OWN_END:]
            self._weight_parts[turns] = parts
        view = self._find_view(core)
        land_sum = view.weighted_sums.get(turns)
        if land_sum is None:
            view.weighted_sums[turns] = land_sum = calculate_dot_product(parts[0], view.features)
        opponent_view = _view_opponent(view, core, heir)
        their_sum = opponent_view.weighted_sums.get(turns)
        if their_sum is None:
            opponent_view.weighted_sums[turns] = their_sum = calculate_dot_product(
                parts[2], opponent_view.features
            )
        own_sum = calculate_dot_product(parts[1], _calculate_own_features(core, heir, view, turns))
        return (land_sum if heir is WHITE else -land_sum) + their_sum + own_sum

    def forecast(self, lead: float, turns: int) -> float:
        """The final lead that can be foretold from a `lead` when so many turns are to come.

        On average it comes true; the order of leads at the same time stays.
        """
        return self._weights.correct_forecast(lead, turns)

    def calculate_features(self, core: Core, heir: Heir) -> list[float]:
        """`FEATURES` of a state, for `heir`."""
        view = self._find_view(core)
        land_features = view.features if heir is WHITE else [-value for value in view.features]
        own_features = _calculate_own_features(core, heir, view, count_turns_to_come(core, heir))
        return [*land_features, *own_features, *_view_opponent(view, core, heir).features]

    def _find_view(self, core: Core) -> LandView:
        key = core.land.key
        view = self._lands.get(key)
        if view is None:
            if len(self._lands) > MAX_LANDS:
                self._lands.clear()
            self._lands[key] = view = LandView(core)
        return view


MAX_HAND_TILES: Final = 6
"""Tiles of a hand that are thought of; more are held in positions made by hand alone."""

MAX_LANDS: Final = 20_000
"""Landscapes that are remembered, some two kilobytes each; beyond that all are forgotten."""


def _calculate_final_lead(core: Core, heir: Heir) -> float:
    """The lead when nothing follows; a troop in the reserve decides between equals (rules §5)."""
    points, opponent = calculate_totals(core), OPPONENT[heir]
    more_in_reserve = core.troops[heir].count(OFF_BOARD) - core.troops[opponent].count(OFF_BOARD)
    return points[heir] - points[opponent] + 0.1 * more_in_reserve


def _replace_hand(core: Core, heir: Heir, hand: tuple[Tile, ...]) -> Core:
    copy = core.copy()
    copy.set_hand(heir, hand)
    return copy


def _calculate_own_features(core: Core, heir: Heir, view: LandView, turns: int) -> list[float]:
    """`OWN_FEATURES` for `heir`."""
    features = _EMPTY_OWN_FEATURES.copy()
    features[0] = 1
    if turns & 1:
        features[1] = 1
    discounts = 0
    if core.active is heir:
        discounts = core.discounts
        if not core.taken:
            features[2] = 1
        _count_features(core, heir, view, features, _HEIR_START, count_access(core), discounts)
    else:
        _count_features(core, heir, view, features, _HEIR_START, Capabilities(core, heir).access, 0)
    return features


def _view_opponent(view: LandView, core: Core, heir: Heir) -> OpponentView:
    """`THEIR_FEATURES` for `heir`; the other heir stays as it is for a whole turn."""
    opponent = OPPONENT[heir]
    slots, troops, hand = core.slots, core.troops[opponent], core.hands[opponent]
    key = id(slots), id(troops), id(hand), opponent
    opponent_view = view.opponent_views.get(key)
    if opponent_view is None:
        features = _EMPTY_THEIR_FEATURES.copy()
        capabilities = Capabilities(core, opponent)
        _count_features(core, opponent, view, features, 0, capabilities.access, 0)
        features[_OFFERED_START] = len(capabilities.slots)
        best_worth = 0.0
        for slot in capabilities.slots:
            tile = slots[slot]
            assert tile is not None
            features[_OFFERED_START + 2 + tile.kind] += 1
            best_worth = max(best_worth, view.estimate_worth(tile, opponent))
        features[_OFFERED_START + 1] = best_worth
        view.opponent_views[key] = opponent_view = OpponentView((slots, troops, hand), features, {})
    return opponent_view


def _count_features(
    core: Core,
    heir: Heir,
    view: LandView,
    features: list[float],
    start: int,
    resources: Resources,
    discounts: int,
) -> None:
    """Count the features of one heir, and write them into `features` from index `start` on."""
    land, scored = core.land, view.scored
    faces, numbers = land.faces, land.numbers
    _, first, second = spots = core.troops[heir]
    doubled_points = on_own = room = 0
    for spot in spots:
        if spot != OFF_BOARD:
            if faces[spot].owner is heir:
                on_own += 1
                doubled_points += scored[spot][0]
            room += 8 - (numbers[spot] & 0xFF).bit_count()
    own_wood, own_wheat, own_stone = resources
    features[start] = doubled_points
    features[start + 1] = on_own
    features[start + 2] = room if room < _MAX_ROOM else _MAX_ROOM
    features[start + 3] = (first == OFF_BOARD) + (second == OFF_BOARD)
    features[start + 4] = first == second
    features[start + 5] = (own_wood > 0) + (own_wheat > 0) + (own_stone > 0)
    features[start + 6] = (own_wood > 1) + (own_wheat > 1) + (own_stone > 1)
    features[start + 7] = (own_wood > 2) + (own_wheat > 2) + (own_stone > 2)
    features[start + 14] = view.best_points[heir]
    hand = core.hands[heir]
    if not hand:
        return
    kinds_start = start + len(_HEIR_FEATURES)
    affordable = short_of_one = 0
    affordable_worth = other_worth = 0.0
    for tile in hand:
        features[kinds_start + tile.kind] += 1
        wood, wheat, stone = tile.cost
        short = -discounts
        if wood > own_wood:
            short += wood - own_wood
        if wheat > own_wheat:
            short += wheat - own_wheat
        if stone > own_stone:
            short += stone - own_stone
        worth = view.estimate_worth(tile, heir)
        if short <= 0:
            affordable += 1
            affordable_worth += worth
        else:
            other_worth += worth
            if short == 1:
                short_of_one += 1
    features[start + 8] = len(hand)
    features[start + 9] = len(hand) >= HAND_LIMIT
    features[start + 10] = affordable
    features[start + 11] = short_of_one
    features[start + 12] = affordable_worth
    features[start + 13] = other_worth


_MAX_ROOM: Final = 10
