"""Which section of the rule book tells about what lies on the table, or about a refusal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twoheirs_qt.rules.components import Building, Tile
from twoheirs_qt.rules.reasons import Reason, Why
from twoheirs_qt.words.rulebook.entry import section_of
from twoheirs_qt.words.text import Text, translate

_SECTIONS: Final[Mapping[Why, str]] = {
    Why.GAME_OVER: "end/last-round",
    Why.RECORD_IS_FULL: "end/last-round",
    Why.NO_SUCH_PLACE: "turn/take",
    Why.EMPTY_PLACE: "turn/take",
    Why.ALREADY_TAKEN: "turn/take",
    Why.OUT_OF_REACH: "turn/reach",
    Why.UNKNOWN_TILE: "components/box",
    Why.NOT_IN_HAND: "turn/build",
    Why.CELL_TAKEN: "turn/build",
    Why.BEYOND_THE_END: "turn/build",
    Why.NO_TROOP_NEAR: "turn/build",
    Why.MISSING_RESOURCES: "turn/access",
    Why.NO_TROOP_THERE: "turn/move",
    Why.TROOP_HAS_MOVED: "turn/move",
    Why.NOT_ADJACENT: "turn/move",
    Why.NO_TILE_THERE: "turn/move",
    Why.TROOP_IN_THE_WAY: "turn/move",
    Why.NO_TROOP_IN_RESERVE: "turn/move",
    Why.RETINUE_STAYS: "turn/move",
    Why.NO_CAMP_THERE: "effects/camp",
    Why.TAKE_FIRST: "effects/camp",
    Why.SHIELD_IS_YOURS: "effects/camp",
    Why.RESERVE_IS_EMPTY: "effects/camp",
    Why.NOT_BESIEGED: "effects/siege",
    Why.MUST_TAKE: "turn/take",
    Why.DISCARD_COUNT: "turn/end",
}


def section_for_tile(tile: Tile) -> str:
    """The id of the section about the building of `tile`."""
    return section_of(tile.building)


_OF_VARIANT: Final[Mapping[tuple[Building, str | None], Text]] = {
    (Building.INN, "row"): translate(
        "Rule book buildings",
        "1 point, and 1 for each tile in its row, but at most 3 on each side. So at most 7.",
        "rules §5 Inn",
    ),
    (Building.INN, "column"): translate(
        "Rule book buildings",
        "1 point, and 1 for each tile in its column, but at most 3 on each side. So at most 7.",
        "rules §5 Inn",
    ),
    (Building.WATCHTOWER, "row"): translate(
        "Rule book buildings",
        "1 point for each tile of its own terrain in its row, itself included.",
        "rules §5 Watchtower",
    ),
    (Building.WATCHTOWER, "column"): translate(
        "Rule book buildings",
        "1 point for each tile of its own terrain in its column, itself included.",
        "rules §5 Watchtower",
    ),
    (Building.TRADING_POST, "farm"): translate(
        "Rule book buildings", "3 points for each Farm of yours.", "rules §5 Trading Post"
    ),
    (Building.TRADING_POST, "sawmill"): translate(
        "Rule book buildings", "3 points for each Sawmill of yours.", "rules §5 Trading Post"
    ),
    (Building.TRADING_POST, "quarry"): translate(
        "Rule book buildings", "3 points for each Quarry of yours.", "rules §5 Trading Post"
    ),
}
"""What a building of this variant scores, where the words about all of them would say more."""


def points_of_tile(tile: Tile) -> Text:
    """What the building of a tile scores: `points_of`, but of its own variant alone where that is
    a kind of building it wants, or the direction it counts."""
    words = _OF_VARIANT.get((tile.building, tile.variant))
    return points_of(tile.building) if words is None else words


def points_of(building: Building) -> Text:
    """What a building scores, in a sentence or two: the first words of its section."""
    # The book is read when it is opened, or when a player first asks what a tile is worth.
    from twoheirs_qt.words.rulebook.buildings import ENTRIES

    return next(entry.points for entry in ENTRIES if entry.building is building)


def section_for_reason(reason: Reason) -> str:
    """The id of the section that tells the rule behind a refusal."""
    return _SECTIONS[reason.why]
