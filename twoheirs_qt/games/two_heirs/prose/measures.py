"""The values that examples and lessons of The Two Heirs calculate from the rules."""

from __future__ import annotations

from typing import Final, NamedTuple

from twoheirs_qt.games.two_heirs.rules.access import find_coverage, make_capabilities
from twoheirs_qt.games.two_heirs.rules.actions import Move
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir, Terrain
from twoheirs_qt.games.two_heirs.rules.events import (
    Event,
    HenryFoundNoCell,
    HenryPlaced,
    Taken,
    TreasureRemoved,
)
from twoheirs_qt.games.two_heirs.rules.legality import list_legal_actions
from twoheirs_qt.games.two_heirs.rules.scoring import BuildingLine, make_score_sheet
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.words.names import (
    describe_amounts,
    describe_missing_amounts,
    name_cell,
    name_resource,
    name_tile,
    name_tile_by_id,
    name_treasure,
)
from twoheirs_qt.tabletop.prose.compiled import Measures
from twoheirs_qt.tabletop.text.text import Text, translate


class Played(NamedTuple):
    """An example with its states before and after the actions, and the events."""

    before: State
    after: State
    events: tuple[Event, ...] = ()


#: An amount after a colon, or by itself: "Inn: 4 points".
POINTS: Final = translate("Rule book", "%n points", "rules §5", 1).singular("%n point")
#: An amount after a colon: "Reach of White: 2 tiles".
TILES: Final = translate("Rule book", "%n tiles", "rules §3 Reach", 1).singular("%n tile")

MEASURES: Final = Measures()
"""All calculated values by their names in prose."""


def find_line(state: State, at: Cell) -> BuildingLine:
    """Find the line of the score sheet for the building on `at`; KeyError if there is none."""
    for column in make_score_sheet(state).heirs:
        for line in column.buildings:
            if line.at == at:
                return line
    raise KeyError(at)


# -- points ------------------------------------------------------------------------------------


@MEASURES.add
def points(at: Cell, played: Played) -> Text:
    """Return the points of the building on `at`, before doubling, in words: "4 points"."""
    return POINTS.fill_n(find_line(played.after, at).points)


@MEASURES.add
def counted(at: Cell, played: Played) -> Text:
    """Return the points of the building on `at`, doubled if its owner has a troop there."""
    return POINTS.fill_n(find_line(played.after, at).final_points)


@MEASURES.add
def total(heir: Heir, played: Played) -> Text:
    """Return all points of `heir`, in words."""
    return POINTS.fill_n(heir_total(heir, played))


@MEASURES.add
def total_before(heir: Heir, played: Played) -> Text:
    """Return all points of `heir` before the actions, in words."""
    return POINTS.fill_n(make_score_sheet(played.before).heirs[heir].total)


@MEASURES.add
def heir_total(heir: Heir, played: Played) -> int:
    """Return all points of `heir`, as a number."""
    return make_score_sheet(played.after).heirs[heir].total


@MEASURES.add
def total_without_roads(heir: Heir, played: Played) -> int:
    """Return the points of the buildings of `heir`, as a number."""
    column = make_score_sheet(played.after).heirs[heir]
    return column.total - column.roads - column.treasures


@MEASURES.add
def treasure_points(heir: Heir, played: Played) -> int:
    """Return the points for treasures, as a number."""
    return make_score_sheet(played.after).heirs[heir].treasures


@MEASURES.add
def roads(heir: Heir, played: Played) -> Text:
    """Return the points of `heir` for roads, in words."""
    return POINTS.fill_n(road_points(heir, played))


@MEASURES.add
def road_points(heir: Heir, played: Played) -> int:
    """Return the points of `heir` for roads, as a number."""
    return make_score_sheet(played.after).heirs[heir].roads


@MEASURES.add
def on_road(number: int, heir: Heir, played: Played) -> int:
    """Count the buildings of `heir` on road `number` (0: the road marked A)."""
    return make_score_sheet(played.after).roads[number].buildings[heir]


# -- reach, access and cost --------------------------------------------------------------------


@MEASURES.add
def reach(heir: Heir, played: Played) -> Text:
    """Return the reach of `heir` in tiles of the royal reserve, in words."""
    return TILES.fill_n(make_capabilities(played.after, heir).reach)


@MEASURES.add
def reach_before(heir: Heir, played: Played) -> Text:
    """Return the reach of `heir` before the actions, in words."""
    return TILES.fill_n(make_capabilities(played.before, heir).reach)


@MEASURES.add
def access(heir: Heir, terrain: Terrain, played: Played) -> int:
    """Return the amount of a resource to which `heir` has access."""
    return make_capabilities(played.after, heir).access[terrain]


@MEASURES.add
def access_before(heir: Heir, terrain: Terrain, played: Played) -> int:
    """Return the access of `heir` before the actions."""
    return make_capabilities(played.before, heir).access[terrain]


@MEASURES.add
def cost(tile: str, played: Played) -> Text:
    """Return the cost of a tile: "1 wheat and 2 stone"."""
    return describe_amounts(played.after.catalogue.tiles[tile].cost)


@MEASURES.add
def missing(tile: str, played: Played) -> Text:
    """Return the missing resources of the active heir for a tile: "1 stone"."""
    return describe_missing_amounts(
        find_coverage(played.after, played.after.catalogue.tiles[tile]).missing_resources
    )


@MEASURES.add
def short_of(tile: str, played: Played) -> int:
    """Count the resources that the active heir lacks for a tile without discounts."""
    cover = find_coverage(played.after, played.after.catalogue.tiles[tile])
    return sum(cover.missing_resources) + cover.discounts


@MEASURES.add
def discounts_used(tile: str, played: Played) -> int:
    """Count the discounts that building a tile would use."""
    return find_coverage(played.after, played.after.catalogue.tiles[tile]).discounts


@MEASURES.add
def discounts_open(played: Played) -> int:
    """Count the discounts of the active heir."""
    return played.after.discounts


# -- what can be done, and what was done -------------------------------------------------------


@MEASURES.add
def open_cells(played: Played) -> int:
    """Count the empty cells on which the active heir may put a tile."""
    return len(make_capabilities(played.after, played.after.active).cells)


@MEASURES.add
def steps_from(origin: Cell, played: Played) -> Text:
    """Count the tiles to which the active heir's troop on `origin` may march, in words."""
    moves = (action for action in list_legal_actions(played.after) if isinstance(action, Move))
    return TILES.fill_n(sum(move.origin == origin for move in moves))


@MEASURES.add
def taken(played: Played) -> Text:
    """Return the name of the tile that was taken."""
    event = next(event for event in played.events if isinstance(event, Taken))
    return name_tile(played.after.catalogue.tiles[event.tile])


@MEASURES.add
def on_place(slot: int, played: Played) -> Text:
    """Return the name of the tile on a place of the reserve."""
    tile = played.after.slots[slot]
    assert tile is not None
    return name_tile(tile)


@MEASURES.add
def supply(played: Played) -> int:
    """Count the tiles left in the supply."""
    return len(played.after.stack)


@MEASURES.add
def supply_terrain(played: Played) -> Text:
    """Return the terrain on top of the supply before the actions, as a resource."""
    return name_resource(played.before.stack[0].terrain)


# -- Henry -------------------------------------------------------------------------------------


def _find_placement(played: Played) -> HenryPlaced:
    return next(event for event in played.events if isinstance(event, HenryPlaced))


@MEASURES.add
def henrys_tile(played: Played) -> Text:
    """Return the name of the tile that Henry took."""
    kinds = HenryPlaced | HenryFoundNoCell
    event = next(event for event in played.events if isinstance(event, kinds))
    return name_tile_by_id(event.tile, played.after.catalogue)


@MEASURES.add
def henrys_cell(played: Played) -> Text:
    """Return the cell on which Henry put his tile."""
    return name_cell(_find_placement(played).at)


@MEASURES.add
def henrys_rule(played: Played) -> str:
    """Return the letter of the rule by which Henry chose the cell."""
    return _find_placement(played).rule.value


@MEASURES.add
def henrys_tries(played: Played) -> int:
    """Count the cells that Henry tried, with the chosen one."""
    return len(_find_placement(played).tried) + 1


@MEASURES.add
def removed_treasure(played: Played) -> Text:
    """Return the name of the treasure that was removed."""
    event = next(event for event in played.events if isinstance(event, TreasureRemoved))
    return name_treasure(played.after.catalogue.treasures[event.treasure])


@MEASURES.add
def treasures_left(played: Played) -> int:
    """Count the treasures on the pile and in the landscape."""
    solo = played.after.solo
    assert solo is not None
    return len(solo.pile) + len(solo.treasures)
