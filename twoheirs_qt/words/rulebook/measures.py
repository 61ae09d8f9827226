"""What examples prove: questions to the rules whose answers fill the words of their captions."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.access import coverage, means_of
from twoheirs_qt.rules.actions import Move
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Terrain
from twoheirs_qt.rules.events import HenryFoundNoCell, HenryPlaced, TreasureRemoved
from twoheirs_qt.rules.legality import legal_actions
from twoheirs_qt.rules.scoring import BuildingLine, score_sheet
from twoheirs_qt.rules.state import State
from twoheirs_qt.words.names import cell_name, tile_name_of, treasure_name
from twoheirs_qt.words.rulebook.model import Measure, Played
from twoheirs_qt.words.text import Text, translate

#: An amount after a colon, or by itself: "Inn: 4 points".
POINTS: Final = translate("Rule book", "%n points", "rules §5", 1).singular("%n point")
#: An amount after a colon: "Reach of White: 2 tiles".
TILES: Final = translate("Rule book", "%n tiles", "rules §3 Reach", 1).singular("%n tile")


def line_at(state: State, at: Cell) -> BuildingLine:
    """The line of the score sheet for the building on `at`; KeyError if there is none."""
    for column in score_sheet(state).heirs:
        for line in column.buildings:
            if line.at == at:
                return line
    raise KeyError(at)


def points(at: Cell) -> Measure:
    """What the building on `at` scores, before doubling, in words: "4 points"."""
    return lambda played: POINTS.count(line_at(played.after, at).points)


def counted(at: Cell) -> Measure:
    """What the building on `at` brings, doubled if a troop of its owner stands on it."""
    return lambda played: POINTS.count(line_at(played.after, at).counted)


def total(heir: Heir) -> Measure:
    """All points of `heir`."""
    return lambda played: POINTS.count(score_sheet(played.after).heirs[heir].total)


def total_before(heir: Heir) -> Measure:
    """All points of `heir` before the actions of the example."""
    return lambda played: POINTS.count(score_sheet(played.before).heirs[heir].total)


def total_without_roads(heir: Heir) -> Measure:
    """The points of the buildings of `heir`, as a number."""

    def measure(played: Played) -> int:
        column = score_sheet(played.after).heirs[heir]
        return column.total - column.roads - column.treasures

    return measure


def treasure_points(heir: Heir) -> Measure:
    """Points for treasures, as a number."""
    return lambda played: score_sheet(played.after).heirs[heir].treasures


def roads(heir: Heir) -> Measure:
    """The points of `heir` for roads."""
    return lambda played: POINTS.count(score_sheet(played.after).heirs[heir].roads)


def on_road(number: int, heir: Heir) -> Measure:
    """How many buildings `heir` owns on road `number` (0: the road marked A)."""
    return lambda played: score_sheet(played.after).roads[number].buildings[heir]


def reach(heir: Heir) -> Measure:
    """How many tiles of the royal reserve the reach of `heir` counts, in words."""
    return lambda played: TILES.count(means_of(played.after, heir).reach)


def reach_before(heir: Heir) -> Measure:
    """As `reach`, before the actions of the example."""
    return lambda played: TILES.count(means_of(played.before, heir).reach)


def access(heir: Heir, terrain: Terrain) -> Measure:
    """To how much of a resource `heir` has access."""
    return lambda played: means_of(played.after, heir).access[terrain]


def access_before(heir: Heir, terrain: Terrain) -> Measure:
    """As `access`, before the actions of the example."""
    return lambda played: means_of(played.before, heir).access[terrain]


def short_of(tile: str) -> Measure:
    """How many resources the active heir lacks for `tile`, discounts aside."""

    def measure(played: Played) -> int:
        cover = coverage(played.after, played.after.catalogue.tiles[tile])
        return sum(cover.short) + cover.discounts

    return measure


def discounts_used(tile: str) -> Measure:
    """How many discounts the build of `tile` would use."""
    return lambda played: coverage(played.after, played.after.catalogue.tiles[tile]).discounts


def discounts_open(played: Played) -> int:
    """How many discounts the active heir has."""
    return played.after.discounts


def _placed(played: Played) -> HenryPlaced:
    return next(event for event in played.events if isinstance(event, HenryPlaced))


def henrys_tile(played: Played) -> Text:
    """The name of the tile that Henry took."""
    for event in played.events:
        if isinstance(event, HenryPlaced | HenryFoundNoCell):
            return tile_name_of(event.tile, played.after.catalogue)
    raise LookupError("Henry took no tile")


def henrys_cell(played: Played) -> Text:
    """The cell on which Henry put his tile."""
    return cell_name(_placed(played).at)


def henrys_rule(played: Played) -> str:
    """The letter of the rule by which he chose it."""
    return _placed(played).rule.value


def henrys_tries(played: Played) -> int:
    """How many cells he went through, the chosen one included."""
    return len(_placed(played).tried) + 1


def removed_treasure(played: Played) -> Text:
    """The name of the treasure that went."""
    event = next(event for event in played.events if isinstance(event, TreasureRemoved))
    return treasure_name(played.after.catalogue.treasures[event.treasure])


def treasures_left(played: Played) -> int:
    """How many treasures are still on the pile or on the landscape."""
    solo = played.after.solo
    assert solo is not None
    return len(solo.pile) + len(solo.treasures)


def open_cells(played: Played) -> int:
    """On how many empty cells the active heir may put a tile."""
    return len(means_of(played.after, played.after.active).cells)


def steps_from(origin: Cell) -> Measure:
    """To how many tiles the active heir's troop on `origin` may march, in words."""

    def measure(played: Played) -> Text:
        actions = legal_actions(played.after)
        return TILES.count(
            sum(1 for each in actions if isinstance(each, Move) and each.origin == origin)
        )

    return measure
