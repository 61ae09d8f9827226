"""Rule book and tutorial as the build packs them (`packaging/prose/packing.py`), made whole again.

A value is a list: the name of a class, or of a function that makes it, and its arguments.
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
    """An example after its actions: the position of its file, what came of it, what happened."""

    before: State
    after: State
    events: tuple[Event, ...] = ()


Measure: TypeAlias = Callable[[Played], Arg]
"""What an example shows, asked of the rules: a number, an amount in words or a name."""


#: An amount after a colon, or by itself: "Inn: 4 points".
POINTS: Final = translate("Rule book", "%n points", "rules §5", 1).singular("%n point")
#: An amount after a colon: "Reach of White: 2 tiles".
TILES: Final = translate("Rule book", "%n tiles", "rules §3 Reach", 1).singular("%n tile")

MEASURES: Final[dict[str, Callable[..., Arg]]] = {}
"""All living values by their names in prose: functions, the last argument of which is `Played`."""

_Function = TypeVar("_Function", bound=Callable[..., Arg])


def _living(function: _Function) -> _Function:
    MEASURES[function.__name__.replace("_", "-")] = function
    return function


def line_at(state: State, at: Cell) -> BuildingLine:
    """The line of the score sheet for the building on `at`; KeyError if there is none."""
    for column in score_sheet(state).heirs:
        for line in column.buildings:
            if line.at == at:
                return line
    raise KeyError(at)


# -- points ------------------------------------------------------------------------------------


@_living
def points(at: Cell, played: Played) -> Text:
    """What the building on `at` scores, before doubling, in words: "4 points"."""
    return POINTS.count(line_at(played.after, at).points)


@_living
def counted(at: Cell, played: Played) -> Text:
    """What the building on `at` brings, doubled if a troop of its owner stands on it."""
    return POINTS.count(line_at(played.after, at).counted)


@_living
def total(heir: Heir, played: Played) -> Text:
    """All points of `heir`, in words."""
    return POINTS.count(heir_total(heir, played))


@_living
def total_before(heir: Heir, played: Played) -> Text:
    """All points of `heir` before the actions, in words."""
    return POINTS.count(score_sheet(played.before).heirs[heir].total)


@_living
def heir_total(heir: Heir, played: Played) -> int:
    """All points of `heir`, as a number."""
    return score_sheet(played.after).heirs[heir].total


@_living
def total_without_roads(heir: Heir, played: Played) -> int:
    """The points of the buildings of `heir`, as a number."""
    column = score_sheet(played.after).heirs[heir]
    return column.total - column.roads - column.treasures


@_living
def treasure_points(heir: Heir, played: Played) -> int:
    """Points for treasures, as a number."""
    return score_sheet(played.after).heirs[heir].treasures


@_living
def roads(heir: Heir, played: Played) -> Text:
    """The points of `heir` for roads, in words."""
    return POINTS.count(road_points(heir, played))


@_living
def road_points(heir: Heir, played: Played) -> int:
    """The points of `heir` for roads, as a number."""
    return score_sheet(played.after).heirs[heir].roads


@_living
def on_road(number: int, heir: Heir, played: Played) -> int:
    """How many buildings `heir` owns on road `number` (0: the road marked A)."""
    return score_sheet(played.after).roads[number].buildings[heir]


# -- reach, access and cost --------------------------------------------------------------------


@_living
def reach(heir: Heir, played: Played) -> Text:
    """How many tiles of the royal reserve the reach of `heir` counts, in words."""
    return TILES.count(means_of(played.after, heir).reach)


@_living
def reach_before(heir: Heir, played: Played) -> Text:
    """As `reach`, before the actions."""
    return TILES.count(means_of(played.before, heir).reach)


@_living
def access(heir: Heir, terrain: Terrain, played: Played) -> int:
    """To how much of a resource `heir` has access."""
    return means_of(played.after, heir).access[terrain]


@_living
def access_before(heir: Heir, terrain: Terrain, played: Played) -> int:
    """As `access`, before the actions."""
    return means_of(played.before, heir).access[terrain]


@_living
def cost(tile: str, played: Played) -> Text:
    """What `tile` costs: "1 wheat and 2 stone"."""
    return amounts_text(played.after.catalogue.tiles[tile].cost)


@_living
def missing(tile: str, played: Played) -> Text:
    """What the active heir lacks for `tile`: "1 stone"."""
    return missing_text(coverage(played.after, played.after.catalogue.tiles[tile]).short)


@_living
def short_of(tile: str, played: Played) -> int:
    """How many resources the active heir lacks for `tile`, discounts aside."""
    cover = coverage(played.after, played.after.catalogue.tiles[tile])
    return sum(cover.short) + cover.discounts


@_living
def discounts_used(tile: str, played: Played) -> int:
    """How many discounts the build of `tile` would use."""
    return coverage(played.after, played.after.catalogue.tiles[tile]).discounts


@_living
def discounts_open(played: Played) -> int:
    """How many discounts the active heir has."""
    return played.after.discounts


# -- what can be done, and what was done -------------------------------------------------------


@_living
def open_cells(played: Played) -> int:
    """On how many empty cells the active heir may put a tile."""
    return len(means_of(played.after, played.after.active).cells)


@_living
def steps_from(origin: Cell, played: Played) -> Text:
    """To how many tiles the active heir's troop on `origin` may march, in words."""
    moves = (each for each in legal_actions(played.after) if isinstance(each, Move))
    return TILES.count(sum(move.origin == origin for move in moves))


@_living
def taken(played: Played) -> Text:
    """The name of the tile that was taken."""
    event = next(event for event in played.events if isinstance(event, Taken))
    return tile_name(played.after.catalogue.tiles[event.tile])


@_living
def on_place(slot: int, played: Played) -> Text:
    """The name of the tile on a place of the reserve."""
    tile = played.after.slots[slot]
    assert tile is not None
    return tile_name(tile)


@_living
def supply(played: Played) -> int:
    """How many tiles are left in the supply."""
    return len(played.after.stack)


@_living
def supply_terrain(played: Played) -> Text:
    """The terrain on top of the supply before the actions, as a resource."""
    return resource_name(played.before.stack[0].terrain)


# -- Henry -------------------------------------------------------------------------------------


def _placed(played: Played) -> HenryPlaced:
    return next(event for event in played.events if isinstance(event, HenryPlaced))


@_living
def henrys_tile(played: Played) -> Text:
    """The name of the tile that Henry took."""
    kinds = HenryPlaced | HenryFoundNoCell
    event = next(event for event in played.events if isinstance(event, kinds))
    return tile_name_of(event.tile, played.after.catalogue)


@_living
def henrys_cell(played: Played) -> Text:
    """The cell on which Henry put his tile."""
    return cell_name(_placed(played).at)


@_living
def henrys_rule(played: Played) -> str:
    """The letter of the rule by which he chose it."""
    return _placed(played).rule.value


@_living
def henrys_tries(played: Played) -> int:
    """How many cells he went through, the chosen one included."""
    return len(_placed(played).tried) + 1


@_living
def removed_treasure(played: Played) -> Text:
    """The name of the treasure that went."""
    event = next(event for event in played.events if isinstance(event, TreasureRemoved))
    return treasure_name(played.after.catalogue.treasures[event.treasure])


@_living
def treasures_left(played: Played) -> int:
    """How many treasures are still on the pile or on the landscape."""
    solo = played.after.solo
    assert solo is not None
    return len(solo.pile) + len(solo.treasures)


def _measure(name: str, *arguments: object) -> object:
    return partial(MEASURES[name], *arguments)


_MADE_BY: Final[dict[str, Any]] = {
    "tuple": lambda *items: items,
    "frozenset": lambda *items: frozenset(items),
    "dict": lambda *items: dict(items),
    "measure": _measure,
    "type": lambda name: getattr(actions, name),
}


def unpacked(name: str, *modules: ModuleType) -> object:
    """What the file `name` of the program's data holds, of classes that these modules know."""
    made_by: dict[str, Any] = {}
    for module in (actions, components, *modules):
        made_by.update(vars(module))
    made_by.update(_MADE_BY)

    def made(value: Any) -> object:
        if isinstance(value, list):
            return made_by[value[0]](*map(made, value[1:]))
        return value

    return made(json.loads(data.path(name).read_text("utf-8")))
