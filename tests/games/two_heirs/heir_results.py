"""Results of The Two Heirs, as tests make them up."""

from __future__ import annotations

from twoheirs_qt.games.two_heirs.rules import RECOMMENDED_SETS, TileSet
from twoheirs_qt.tabletop.results.store import Result

NOON = "2025-01-31T18:30:00Z"
WON, DRAWN, LOST = (1, 2), (1, 1), (2, 1)


def make_heir_result(
    id_: str,
    points: tuple[int, int] = (40, 50),
    places: tuple[int, int] | None = None,
    *,
    level: int | None = 1,
    opponent: str = "",
    sets: tuple[TileSet, ...] = RECOMMENDED_SETS,
    gave_up: bool = False,
    ended: str = NOON,
) -> Result:
    """A result; without `places`, by the points."""
    own_points, their_points = points
    by_points = WON if own_points > their_points else DRAWN if own_points == their_points else LOST
    return Result(
        id_,
        "twoheirs",
        ended,
        (opponent,),
        points,
        LOST if gave_up else places or by_points,
        gave_up,
        {
            "mode": "duel" if level is None else "solo",
            "level": level,
            "sets": [tile_set.value for tile_set in sets],
        },
    )
