"""Sections of the rule book for buildings and for reasons, and texts on points of buildings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twoheirs_qt.games.two_heirs.rules.components import Building, Tile
from twoheirs_qt.games.two_heirs.rules.reasons import Reason, Why
from twoheirs_qt.tabletop.text.text import Text

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


def find_section(building: Building) -> str:
    """Return the id of the section about a building."""
    return f"building/{building.value}"


def find_section_for_tile(tile: Tile) -> str:
    """Return the id of the section about the building of a tile."""
    return find_section(tile.building)


def describe_tile_points(tile: Tile) -> Text:
    """Return the points of the building of a tile; only those of its own variant if that is a
    building or a direction."""
    text = _load_points().get((find_section_for_tile(tile), tile.variant or ""))
    return describe_points(tile.building) if text is None else text


def describe_points(building: Building) -> Text:
    """Return the points of a building in a sentence or two."""
    return _load_points()[find_section(building), ""]


def _load_points() -> Mapping[tuple[str, str], Text]:
    # The book is loaded only when it is opened or a player first asks for points.
    from twoheirs_qt.games.two_heirs.prose.rule_book import BOOK

    return BOOK.points


def find_section_for_reason(reason: Reason) -> str:
    """Return the id of the section with the rule behind a reason."""
    return _SECTIONS[reason.why]
