"""Sentences of the chronicle for all events, without a full stop.

Those about Henry contain the rule that he followed (rules §7).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from twoheirs_qt.games.two_heirs.rules import events
from twoheirs_qt.games.two_heirs.rules.components import Catalogue, Heir, TroopKind
from twoheirs_qt.games.two_heirs.words.names import (
    NO_NAMES,
    Names,
    combine_equal_names,
    name_building_as_object_by_id,
    name_cell,
    name_player,
    name_resource,
    name_terrain,
    name_tile_by_id,
    name_treasure,
)
from twoheirs_qt.tabletop.text.sanitize import MAX_TITLE_LENGTH, sanitize
from twoheirs_qt.tabletop.text.text import Text, join_by_and, translate

# In all of these {heir} is a player's name in the nominative, whose gender is not known: a
# present tense avoids forms that would depend on it. {cell} and {origin} are like "M13". {tile}
# is the accusative from "Buildings as object" where it is the object of a verb, and the
# nominative after a colon or as the subject.

#: {tile} is the accusative: "White took the Mill". Chronicle; the present tense does as well.
_TAKEN: Final = translate("Chronicle", "{heir} took {tile}")
#: {tile} is the nominative; %n is how many tiles are left in the supply.
_REFILLED: Final = translate(
    "Chronicle", "New in the royal reserve: {tile}; %n tiles left in the supply", "", 1
).singular("New in the royal reserve: {tile}; %n tile left in the supply")
_LAST_ROUND: Final = translate(
    "Chronicle", "The supply is empty: after this turn, each heir has one last turn"
)
#: {tile} is the accusative: "White built the Mill at M13".
_BUILT: Final = translate("Chronicle", "{heir} built {tile} at {cell}")
#: {tile} is the accusative; %n is how many discounts were used.
_BUILT_CHEAPER: Final = translate(
    "Chronicle", "{heir} built {tile} at {cell}, using %n discounts", "", 1
).singular("{heir} built {tile} at {cell}, using %n discount")
#: {terrain} is the nominative: "wheat field".
_EXPANDED: Final = translate("Chronicle", "{heir} expanded the landscape at {cell}: {terrain}")
#: An ordinary troop went from one cell to the next.
_MARCHED: Final = translate("Chronicle", "{heir} marched a troop from {origin} to {cell}")
_MARCHED_RETINUE: Final = translate(
    "Chronicle", "{heir} marched the retinue from {origin} to {cell}"
)
#: A troop came from the royal reserve.
_DEPLOYED: Final = translate("Chronicle", "{heir} deployed a troop at {cell}")
#: A troop went back to the royal reserve.
_WITHDRAWN: Final = translate("Chronicle", "{heir} withdrew a troop from {cell}")
#: The Camp was turned face down, for which its owner may take one more tile.
_CAMP_BROKEN: Final = translate(
    "Chronicle", "{heir} struck the Camp at {cell} to take another tile"
)
#: {tile} is the accusative: "White destroyed the Mill at M13".
_DESTROYED: Final = translate("Chronicle", "{heir} destroyed {tile} at {cell}")
#: {tiles} is one accusative or more: "the Mill and the Inn". They left the game.
_DISCARDED: Final = translate("Chronicle", "{heir} discarded {tiles}")
_TURN_ENDED: Final = translate("Chronicle", "{heir} ended the turn")
#: %n is how many discounts the player had not used; they are lost.
_TURN_ENDED_LAPSED: Final = translate(
    "Chronicle", "{heir} ended the turn; %n discounts were lost", "", 1
).singular("{heir} ended the turn; %n discount was lost")
#: The turn of this player begins.
_TURN_BEGAN: Final = translate("Chronicle", "{heir} to play")
#: The last turn of this player begins, but not of the game.
_OWN_LAST_TURN: Final = translate("Chronicle", "{heir}'s last turn")
_VERY_LAST_TURN: Final = translate("Chronicle", "{heir} to play: the last turn of the game")
_WON: Final = translate("Chronicle", "The game is over: {heir} wins")
_DRAWN: Final = translate("Chronicle", "The game is over: a draw")

#: {resource} is the terrain on top of the supply as a resource, in the nominative.
_LOOKED: Final = translate(
    "Chronicle",
    "Top of the supply: {resource}. The first tile from the shield matches, so Henry takes it",
)
#: {tiles} are the tiles that do not match, one accusative or more.
_LOOKED_ON: Final = translate(
    "Chronicle",
    "Top of the supply: {resource}. Henry passes over {tiles} and takes the first match",
)
_LOOKED_IN_VAIN: Final = translate(
    "Chronicle",
    "Top of the supply: {resource}. No tile in the royal reserve matches, so Henry takes the "
    "first from the shield",
)
_LOOKED_AT_NOTHING: Final = translate(
    "Chronicle", "The supply is empty, so Henry takes the first tile from the shield"
)
_CANNOT_TAKE: Final = translate(
    "Chronicle", "The royal reserve is empty, so Henry's turn ends without a tile"
)
_PLACED: Final[Mapping[events.HenryRule, Text]] = {
    #: {heir} is Henry; {tile} is the accusative; {centre} is a cell like "M13".
    events.HenryRule.JOINS_ROAD: translate(
        "Chronicle",
        "{heir} placed {tile} at {cell}: going clockwise around {centre}, this is the first "
        "empty cell where it joins a road (rule A)",
    ),
    #: {heir} is Henry; {tile} is the accusative; {centre} is a cell like "M13".
    events.HenryRule.BLOCKS_ROAD: translate(
        "Chronicle",
        "{heir} placed {tile} at {cell}: it can't join a road, and going clockwise around "
        "{centre}, this is the first empty cell where it blocks one (rule B)",
    ),
    #: {heir} is Henry; {tile} is the accusative; {centre} is a cell like "M13".
    events.HenryRule.FIRST_EMPTY: translate(
        "Chronicle",
        "{heir} placed {tile} at {cell}: no road can be joined or blocked, so it goes to the "
        "first empty cell clockwise around {centre} (rule C)",
    ),
}
#: {tile} is the accusative; {centre} is a cell like "M13".
_NO_CELL: Final = translate(
    "Chronicle",
    "{heir} found no empty cell around {centre} and removed {tile} from the game (rule D)",
)
#: {treasure} is like "Row: wheat field"; %n is how many treasures are left on the pile.
_TREASURE_PLACED: Final = translate(
    "Chronicle", "The top treasure of the pile goes to {cell} – {treasure} (%n more left)", "", 1
)
#: {treasure} is like "Row: wheat field"; {cells} is one cell or more: "M13 and N13".
_TREASURE_REMOVED: Final = translate(
    "Chronicle", "The treasure at {cell} is removed, thanks to the tiles at {cells} – {treasure}"
)
#: {heir} is Henry; {resource} is the terrain of the tile, in the nominative.
_HENRY_TROOP: Final = translate(
    "Chronicle", "{heir} moved the troop with this cross ({resource}) to {cell}: it blocks the tile"
)

# The same in the chronicle, in one line: the reasons are read when one points at it.

#: {heir} is Henry; {tile} is the accusative: "Henry placed the Mill at M13".
_PLACED_SHORT: Final = translate("Chronicle", "{heir} placed {tile} at {cell}")
#: {heir} is Henry.
_HENRY_TROOP_SHORT: Final = translate("Chronicle", "{heir} moved a troop to {cell}")
_TREASURE_PLACED_SHORT: Final = translate("Chronicle", "A treasure goes to {cell}")
_TREASURE_REMOVED_SHORT: Final = translate("Chronicle", "The treasure at {cell} is removed")

#: The heading of a turn; {heir} is the name of a player, in the nominative.
_TURN: Final = translate("Chronicle", "Turn {turn}: {heir}")
#: The entry when a player gives the game up.
_GIVES_UP: Final = translate("Chronicle", "{heir} gives up")
#: {game} is the title of another game, or who played it: "Anna and Boris".
_GOES_ON: Final = translate("Chronicle", "Continues the game “{game}” from turn {turn}")
#: {game} is the name of a damaged file; what was played in it can be used up to that turn.
_RESCUED: Final = translate("Chronicle", "Recovered from “{game}”, intact up to turn {turn}")


def make_turn_title(turn: int, heir: Heir, names: Names) -> Text:
    """Return the heading of a turn; turns count from 1."""
    return _TURN.fill(turn=turn, heir=name_player(names, heir))


def describe_continuation(game: str, turn: int) -> Text:
    """Return the first entry of a game that branches off from another."""
    return _GOES_ON.fill(game=sanitize(game, MAX_TITLE_LENGTH), turn=turn)


def describe_rescue(game: str, turn: int) -> Text:
    """Return the first entry of a game that was rescued from a damaged file."""
    return _RESCUED.fill(game=sanitize(game, MAX_TITLE_LENGTH), turn=turn)


def describe_giving_up(heir: Heir, names: Names) -> Text:
    """Return the entry of an heir who gives up."""
    return _GIVES_UP.fill(heir=name_player(names, heir))


def describe_briefly(
    event: events.Event, catalogue: Catalogue, names: Names = NO_NAMES
) -> Text | None:
    """Return a shorter sentence for an event in the chronicle; None if it needs none."""
    match event:
        case events.HenryPlaced():
            return _PLACED_SHORT.fill(
                heir=name_player(names, event.heir),
                tile=name_building_as_object_by_id(event.tile, catalogue),
                cell=name_cell(event.at),
            )
        case events.HenryTroopMoved():
            return _HENRY_TROOP_SHORT.fill(
                heir=name_player(names, event.heir), cell=name_cell(event.to)
            )
        case events.TreasurePlaced():
            return _TREASURE_PLACED_SHORT.fill(cell=name_cell(event.at))
        case events.TreasureRemoved():
            return _TREASURE_REMOVED_SHORT.fill(cell=name_cell(event.at))
    return None


def describe_event(event: events.Event, catalogue: Catalogue, names: Names = NO_NAMES) -> Text:
    """Return the sentence for an event; Henry is `name_henry()` in `names`."""
    match event:
        case events.Taken():
            return _TAKEN.fill(
                heir=name_player(names, event.heir),
                tile=name_building_as_object_by_id(event.tile, catalogue),
            )
        case events.Refilled():
            return _REFILLED.fill(tile=name_tile_by_id(event.tile, catalogue)).fill_n(event.left)
        case events.LastRoundTriggered():
            return _LAST_ROUND
        case events.Built():
            sentence = _BUILT_CHEAPER.fill_n(event.discounts_used)
            return (sentence if event.discounts_used else _BUILT).fill(
                heir=name_player(names, event.heir),
                tile=name_building_as_object_by_id(event.tile, catalogue),
                cell=name_cell(event.at),
            )
        case events.Expanded():
            return _EXPANDED.fill(
                heir=name_player(names, event.heir),
                cell=name_cell(event.at),
                terrain=name_terrain(catalogue.tiles[event.tile].terrain),
            )
        case events.Marched():
            retinue = event.troop.kind is TroopKind.RETINUE
            return (_MARCHED_RETINUE if retinue else _MARCHED).fill(
                heir=name_player(names, event.heir),
                origin=name_cell(event.origin),
                cell=name_cell(event.to),
            )
        case events.Deployed():
            return _DEPLOYED.fill(heir=name_player(names, event.heir), cell=name_cell(event.to))
        case events.Withdrawn():
            return _WITHDRAWN.fill(
                heir=name_player(names, event.heir), cell=name_cell(event.origin)
            )
        case events.CampBroken():
            return _CAMP_BROKEN.fill(heir=name_player(names, event.heir), cell=name_cell(event.at))
        case events.Destroyed():
            return _DESTROYED.fill(
                heir=name_player(names, event.heir),
                tile=name_building_as_object_by_id(event.tile, catalogue),
                cell=name_cell(event.at),
            )
        case events.Discarded():
            tiles = _list_tiles(event.tiles, catalogue)
            return _DISCARDED.fill(heir=name_player(names, event.heir), tiles=tiles)
        case events.TurnEnded():
            lapsed = event.discounts_lapsed
            sentence = _TURN_ENDED_LAPSED.fill_n(lapsed) if lapsed else _TURN_ENDED
            return sentence.fill(heir=name_player(names, event.heir))
        case events.TurnBegan():
            return _describe_turn_start(event).fill(heir=name_player(names, event.heir))
        case events.GameEnded():
            return (
                _DRAWN if event.winner is None else _WON.fill(heir=name_player(names, event.winner))
            )
        case events.HenryLooked():
            return _describe_search(event, catalogue)
        case events.HenryCannotTake():
            return _CANNOT_TAKE
        case events.HenryPlaced():
            return _PLACED[event.rule].fill(
                heir=name_player(names, event.heir),
                tile=name_building_as_object_by_id(event.tile, catalogue),
                cell=name_cell(event.at),
                centre=name_cell(event.centre),
            )
        case events.HenryFoundNoCell():
            return _NO_CELL.fill(
                heir=name_player(names, event.heir),
                tile=name_building_as_object_by_id(event.tile, catalogue),
                centre=name_cell(event.centre),
            )
        case events.TreasurePlaced():
            return _TREASURE_PLACED.fill_n(event.left).fill(
                treasure=name_treasure(catalogue.treasures[event.treasure]),
                cell=name_cell(event.at),
            )
        case events.TreasureRemoved():
            return _TREASURE_REMOVED.fill(
                treasure=name_treasure(catalogue.treasures[event.treasure]),
                cell=name_cell(event.at),
                cells=join_by_and([name_cell(cell) for cell in event.by]),
            )
        case events.HenryTroopMoved():
            assert event.troop.terrain is not None  # all of Henry's troops have a terrain
            return _HENRY_TROOP.fill(
                heir=name_player(names, event.heir),
                cell=name_cell(event.to),
                resource=name_resource(event.troop.terrain),
            )
        case _:
            assert_never(event)


def _list_tiles(tiles: Sequence[str], catalogue: Catalogue) -> Text:
    return join_by_and(
        combine_equal_names([name_building_as_object_by_id(tile, catalogue) for tile in tiles])
    )


def _describe_turn_start(event: events.TurnBegan) -> Text:
    return {2: _OWN_LAST_TURN, 1: _VERY_LAST_TURN}.get(event.turns_left or 0, _TURN_BEGAN)


def _describe_search(event: events.HenryLooked, catalogue: Catalogue) -> Text:
    if event.terrain is None:
        return _LOOKED_AT_NOTHING
    if not event.found:
        sentence = _LOOKED_IN_VAIN
    elif event.passed:
        sentence = _LOOKED_ON.fill(tiles=_list_tiles(event.passed, catalogue))
    else:
        sentence = _LOOKED
    return sentence.fill(resource=name_resource(event.terrain))
