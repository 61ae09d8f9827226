"""Loading the compiled rule book and tutorial (see `packaging/prose/packing.py`).

A value is a list: the name of a class, or of a function that creates it, and its arguments.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from twoheirs_qt import data
from twoheirs_qt.rules import actions, components
from twoheirs_qt.rules.access import coverage, means_of
from twoheirs_qt.rules.actions import Move
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Terrain
from twoheirs_qt.rules.events import Event, HenryFoundNoCell, HenryPlaced, Taken, TreasureRemoved
from twoheirs_qt.rules.legality import legal_actions
from twoheirs_qt.rules.scoring import BuildingLine, score_sheet
from twoheirs_qt.rules.state import State
from twoheirs_qt.text.text import Arg, Text, translate
from twoheirs_qt.words.names import (
    amounts_text,
    cell_name,
    missing_text,
    resource_name,
    tile_name,
    tile_name_of,
    treasure_name,
)


class Played(NamedTuple):
    """An example with its states before and after the actions, and the events."""

    before: State
    after: State
    events: tuple[Event, ...] = ()


Measure: TypeAlias = Callable[[Played], Arg]
"""A value calculated by the rules for an example: a number, an amount in words or a name."""


#: An amount after a colon, or by itself: "Inn: 4 points".
POINTS: Final = translate("Rule book", "%n points", "rules §5", 1).singular("%n point")
#: An amount after a colon: "Reach of White: 2 tiles".
TILES: Final = translate("Rule book", "%n tiles", "rules §3 Reach", 1).singular("%n tile")

MEASURES: Final[dict[str, Callable[..., Arg]]] = {}
"""All calculated values by their names in prose: functions whose last argument is the example."""

_Function = TypeVar("_Function", bound=Callable[..., Arg])


def _measure_function(function: _Function) -> _Function:
    MEASURES[function.__name__.replace("_", "-")] = function
    return function


def line_at(state: State, at: Cell) -> BuildingLine:
    """Find the line of the score sheet for the building on `at`; KeyError if there is none."""
    for column in score_sheet(state).heirs:
        for line in column.buildings:
            if line.at == at:
                return line
    raise KeyError(at)


# -- points ------------------------------------------------------------------------------------


@_measure_function
def points(at: Cell, played: Played) -> Text:
    """Return the points of the building on `at`, before doubling, in words: "4 points"."""
    return POINTS.count(line_at(played.after, at).points)


@_measure_function
def counted(at: Cell, played: Played) -> Text:
    """Return the points of the building on `at`, doubled if its owner has a troop there."""
    return POINTS.count(line_at(played.after, at).final_points)


@_measure_function
def total(heir: Heir, played: Played) -> Text:
    """Return all points of `heir`, in words."""
    return POINTS.count(heir_total(heir, played))


@_measure_function
def total_before(heir: Heir, played: Played) -> Text:
    """Return all points of `heir` before the actions, in words."""
    return POINTS.count(score_sheet(played.before).heirs[heir].total)


@_measure_function
def heir_total(heir: Heir, played: Played) -> int:
    """Return all points of `heir`, as a number."""
    return score_sheet(played.after).heirs[heir].total


@_measure_function
def total_without_roads(heir: Heir, played: Played) -> int:
    """Return the points of the buildings of `heir`, as a number."""
    column = score_sheet(played.after).heirs[heir]
    return column.total - column.roads - column.treasures


@_measure_function
def treasure_points(heir: Heir, played: Played) -> int:
    """Return the points for treasures, as a number."""
    return score_sheet(played.after).heirs[heir].treasures


@_measure_function
def roads(heir: Heir, played: Played) -> Text:
    """Return the points of `heir` for roads, in words."""
    return POINTS.count(road_points(heir, played))


@_measure_function
def road_points(heir: Heir, played: Played) -> int:
    """Return the points of `heir` for roads, as a number."""
    return score_sheet(played.after).heirs[heir].roads


@_measure_function
def on_road(number: int, heir: Heir, played: Played) -> int:
    """Count the buildings of `heir` on road `number` (0: the road marked A)."""
    return score_sheet(played.after).roads[number].buildings[heir]


# -- reach, access and cost --------------------------------------------------------------------


@_measure_function
def reach(heir: Heir, played: Played) -> Text:
    """Return the reach of `heir` in tiles of the royal reserve, in words."""
    return TILES.count(means_of(played.after, heir).reach)


@_measure_function
def reach_before(heir: Heir, played: Played) -> Text:
    """Return the reach of `heir` before the actions, in words."""
    return TILES.count(means_of(played.before, heir).reach)


@_measure_function
def access(heir: Heir, terrain: Terrain, played: Played) -> int:
    """Return the amount of a resource to which `heir` has access."""
    return means_of(played.after, heir).access[terrain]


@_measure_function
def access_before(heir: Heir, terrain: Terrain, played: Played) -> int:
    """Return the access of `heir` before the actions."""
    return means_of(played.before, heir).access[terrain]


@_measure_function
def cost(tile: str, played: Played) -> Text:
    """Return the cost of a tile: "1 wheat and 2 stone"."""
    return amounts_text(played.after.catalogue.tiles[tile].cost)


@_measure_function
def missing(tile: str, played: Played) -> Text:
    """Return the missing resources of the active heir for a tile: "1 stone"."""
    return missing_text(coverage(played.after, played.after.catalogue.tiles[tile]).short)


@_measure_function
def short_of(tile: str, played: Played) -> int:
    """Count the resources that the active heir lacks for a tile without discounts."""
    cover = coverage(played.after, played.after.catalogue.tiles[tile])
    return sum(cover.short) + cover.discounts


@_measure_function
def discounts_used(tile: str, played: Played) -> int:
    """Count the discounts that building a tile would use."""
    return coverage(played.after, played.after.catalogue.tiles[tile]).discounts


@_measure_function
def discounts_open(played: Played) -> int:
    """Count the discounts of the active heir."""
    return played.after.discounts


# -- what can be done, and what was done -------------------------------------------------------


@_measure_function
def open_cells(played: Played) -> int:
    """Count the empty cells on which the active heir may put a tile."""
    return len(means_of(played.after, played.after.active).cells)


@_measure_function
def steps_from(origin: Cell, played: Played) -> Text:
    """Count the tiles to which the active heir's troop on `origin` may march, in words."""
    moves = (action for action in legal_actions(played.after) if isinstance(action, Move))
    return TILES.count(sum(move.origin == origin for move in moves))


@_measure_function
def taken(played: Played) -> Text:
    """Return the name of the tile that was taken."""
    event = next(event for event in played.events if isinstance(event, Taken))
    return tile_name(played.after.catalogue.tiles[event.tile])


@_measure_function
def on_place(slot: int, played: Played) -> Text:
    """Return the name of the tile on a place of the reserve."""
    tile = played.after.slots[slot]
    assert tile is not None
    return tile_name(tile)


@_measure_function
def supply(played: Played) -> int:
    """Count the tiles left in the supply."""
    return len(played.after.stack)


@_measure_function
def supply_terrain(played: Played) -> Text:
    """Return the terrain on top of the supply before the actions, as a resource."""
    return resource_name(played.before.stack[0].terrain)


# -- Henry -------------------------------------------------------------------------------------


def _find_placement(played: Played) -> HenryPlaced:
    return next(event for event in played.events if isinstance(event, HenryPlaced))


@_measure_function
def henrys_tile(played: Played) -> Text:
    """Return the name of the tile that Henry took."""
    kinds = HenryPlaced | HenryFoundNoCell
    event = next(event for event in played.events if isinstance(event, kinds))
    return tile_name_of(event.tile, played.after.catalogue)


@_measure_function
def henrys_cell(played: Played) -> Text:
    """Return the cell on which Henry put his tile."""
    return cell_name(_find_placement(played).at)


@_measure_function
def henrys_rule(played: Played) -> str:
    """Return the letter of the rule by which Henry chose the cell."""
    return _find_placement(played).rule.value


@_measure_function
def henrys_tries(played: Played) -> int:
    """Count the cells that Henry tried, with the chosen one."""
    return len(_find_placement(played).tried) + 1


@_measure_function
def removed_treasure(played: Played) -> Text:
    """Return the name of the treasure that was removed."""
    event = next(event for event in played.events if isinstance(event, TreasureRemoved))
    return treasure_name(played.after.catalogue.treasures[event.treasure])


@_measure_function
def treasures_left(played: Played) -> int:
    """Count the treasures on the pile and in the landscape."""
    solo = played.after.solo
    assert solo is not None
    return len(solo.pile) + len(solo.treasures)


def _measure(name: str, *arguments: object) -> object:
    return partial(MEASURES[name], *arguments)


_CONSTRUCTORS: Final[dict[str, Any]] = {
    "tuple": lambda *items: items,
    "frozenset": lambda *items: frozenset(items),
    "dict": lambda *items: dict(items),
    "measure": _measure,
    "type": lambda name: getattr(actions, name),
}


def load_compiled(name: str, *modules: ModuleType) -> object:
    """Load the file `name` of the program's data; its classes are those of `modules`."""
    constructors: dict[str, Any] = {}
    for module in (actions, components, *modules):
        constructors.update(vars(module))
    constructors.update(_CONSTRUCTORS)

    def create(value: Any) -> object:
        if isinstance(value, list):
            return constructors[value[0]](*map(create, value[1:]))
        return value

    return create(json.loads(data.path(name).read_text("utf-8")))
