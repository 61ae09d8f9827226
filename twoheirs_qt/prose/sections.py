"""Sections of the rule book about things on the table and refusals, and what a building scores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twoheirs_qt.rules.components import Building, Tile
from twoheirs_qt.rules.reasons import Reason, Why
from twoheirs_qt.text.text import Text

_SECTIONS: Final[Mapping[Why, str]] = {
    Why.GAME_OVER: "end/last-round",
    Why.RECORD_IS_FULL: "end/last-round",
    Why.COMPUTERS_TURN: "turn/end",
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


def section_of(building: Building) -> str:
    """The id of the section about a building."""
    return f"building/{building.value}"


def section_for_tile(tile: Tile) -> str:
    """The id of the section about the building of `tile`."""
    return section_of(tile.building)


def points_of_tile(tile: Tile) -> Text:
    """What the building of a tile scores: `points_of`, but of its own variant alone where that is
    a kind of building it wants, or the direction it counts."""
    words = _points().get((section_for_tile(tile), tile.variant or ""))
    return points_of(tile.building) if words is None else words


def points_of(building: Building) -> Text:
    """What a building scores, in a sentence or two: the first words of its section."""
    return _points()[section_of(building), ""]


def _points() -> Mapping[tuple[str, str], Text]:
    # The book is read when it is opened, or when a player first asks what a tile is worth.
    from twoheirs_qt.prose.rule_book import BOOK

    return BOOK.points


def section_for_reason(reason: Reason) -> str:
    """The id of the section that tells the rule behind a refusal."""
    return _SECTIONS[reason.why]
