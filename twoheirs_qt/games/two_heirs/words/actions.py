"""The names of actions: by themselves, at their place, and as headings; and what they gain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from twoheirs_qt.games.two_heirs.rules import actions
from twoheirs_qt.games.two_heirs.rules.components import Catalogue, Tile
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.words.names import (
    name_building_as_object,
    name_building_as_object_by_id,
    name_cell,
    name_terrain,
    name_tile_as_object,
)
from twoheirs_qt.tabletop.text.text import Text, join_by_semicolons, translate

# By itself: each of these follows "Undo:" and "Redo:", or stands alone.

_TAKE: Final = translate("Actions", "Take a tile")
#: {tile} is the accusative: "Take the Mill".
_TAKE_TILE: Final = translate("Actions", "Take {tile}")
#: {tile} is the accusative: "Build the Mill at M13".
_BUILD: Final = translate("Actions", "Build {tile} at {cell}")
#: Put a tile face down, at a cell like "M13".
_EXPAND: Final = translate("Actions", "Expand at {cell}")
#: A troop goes from one cell to the next, like "M13".
_MARCH: Final = translate("Actions", "March from {origin} to {cell}")
#: A troop comes from the royal reserve.
_DEPLOY: Final = translate("Actions", "Deploy at {cell}")
#: A troop goes back to the royal reserve.
_WITHDRAW: Final = translate("Actions", "Withdraw from {cell}")
#: Turn the Camp face down to take one more tile.
_BREAK_CAMP: Final = translate("Actions", "Strike the Camp at {cell}")
_DESTROY: Final = translate("Actions", "Destroy the building at {cell}")
#: {tile} is the accusative: "Destroy the Mill at M13".
_DESTROY_TILE: Final = translate("Actions", "Destroy {tile} at {cell}")
_END_TURN: Final = translate("Actions", "End the turn")

_HERE: Final[Mapping[type[actions.Action], Text]] = {
    #: {tile} is the accusative: "Take the Mill".
    actions.Take: translate("Table", "Take {tile}"),
    #: {tile} is the accusative: "Build the Mill here".
    actions.Build: translate("Table", "Build {tile} here"),
    actions.Expand: translate("Table", "Expand here with {tile}"),
    actions.Move: translate("Table", "March here from {cell}"),
    actions.Deploy: translate("Table", "Deploy a troop here"),
    actions.Withdraw: translate("Table", "Withdraw the troop"),
    actions.BreakCamp: translate("Table", "Strike the Camp"),
    actions.Destroy: translate("Table", "Destroy {tile}"),
}
"""Texts shown at the place of the action."""

_TITLES: Final[Mapping[type[actions.Action], Text]] = {
    #: {tile} is the accusative: "Take the Mill".
    actions.Take: translate("Table", "Take {tile}"),
    #: {tile} is the accusative: "Build the Mill".
    actions.Build: translate("Table", "Build {tile}"),
    #: {terrain} is the nominative.
    actions.Expand: translate("Table", "Expand ({terrain})"),
    actions.Move: translate("Table", "March to {place}"),
    actions.Deploy: translate("Table", "Deploy to {place}"),
    actions.Withdraw: translate("Table", "Withdraw to the royal reserve"),
    actions.BreakCamp: translate("Table", "Strike the Camp"),
    #: {tile} is the accusative: "Destroy the Mill".
    actions.Destroy: translate("Table", "Destroy {tile}"),
}
"""Texts for headings."""


def name_action(action: actions.Action, catalogue: Catalogue, before: State | None = None) -> Text:
    """Return the name of an action; with the state `before` it, also that of its tile."""
    match action:
        case actions.Take(slot):
            taken = before.slots[slot] if before is not None else None
            if taken is None:
                return _TAKE
            return _TAKE_TILE.fill(tile=name_building_as_object_by_id(taken.id, catalogue))
        case actions.Build(tile, at):
            return _BUILD.fill(
                tile=name_building_as_object_by_id(tile, catalogue), cell=name_cell(at)
            )
        case actions.Expand(_, at):
            return _EXPAND.fill(cell=name_cell(at))
        case actions.Move(origin, to):
            return _MARCH.fill(origin=name_cell(origin), cell=name_cell(to))
        case actions.Deploy(to):
            return _DEPLOY.fill(cell=name_cell(to))
        case actions.Withdraw(origin):
            return _WITHDRAW.fill(cell=name_cell(origin))
        case actions.BreakCamp(at):
            return _BREAK_CAMP.fill(cell=name_cell(at))
        case actions.Destroy(at):
            face = before.landscape.get(at) if before is not None else None
            if face is None:
                return _DESTROY.fill(cell=name_cell(at))
            return _DESTROY_TILE.fill(
                tile=name_building_as_object_by_id(face.tile.id, catalogue), cell=name_cell(at)
            )
        case actions.EndTurn():
            return _END_TURN
        case _:
            assert_never(action)


def name_action_here(action: actions.Action, state: State) -> Text:
    """Return the name of an action, except the end of a turn, at its place: "Build here"."""
    text, tile = _HERE[type(action)], _find_tile(action, state)
    if isinstance(action, actions.Move):
        return text.fill(cell=name_cell(action.origin))
    return text if tile is None else text.fill(tile=name_building_as_object(tile.building))


def make_action_title(action: actions.Action, state: State) -> Text:
    """Return the name of an action, except the end of a turn, as a heading."""
    text, tile = _TITLES[type(action)], _find_tile(action, state)
    if isinstance(action, actions.Move | actions.Deploy):
        return text.fill(place=name_cell(action.to))
    if tile is None:
        return text
    if isinstance(action, actions.Expand):
        return text.fill(terrain=name_terrain(tile.terrain))
    return text.fill(tile=name_tile_as_object(tile))


def _find_tile(action: actions.Action, state: State) -> Tile | None:
    """Find the tile that an action takes, places or destroys."""
    match action:
        case actions.Take(slot):
            return state.slots[slot]
        case actions.Build(tile) | actions.Expand(tile):
            return state.catalogue.tiles[tile]
        case actions.Destroy(at):
            return state.landscape[at].tile
    return None


# -- gains ---------------------------------------------------------------------------------------

#: {event} is what happened, without a full stop: "Ada built the Mill at M13"; {gains} is one or
#: more of the phrases below, joined by semicolons.
_EVENT_WITH_GAINS: Final = translate("Gains", "{event}; {gains}")
#: {heir} is the name of a player, in the nominative; the points are gained.
MORE_POINTS: Final = translate("Gains", "{heir} gains %n points", "", 1).singular(
    "{heir} gains %n point"
)
#: {heir} is the name of a player, in the nominative; the points are lost.
FEWER_POINTS: Final = translate("Gains", "{heir} loses %n points", "", 1).singular(
    "{heir} loses %n point"
)
#: {heir} is the name of a player, in the nominative; a tile that the other heir has taken.
PREVENTED: Final = translate("Gains", "{heir} could have gained %n points with it", "", 1).singular(
    "{heir} could have gained %n point with it"
)
#: {heir} is the name of a player, in the nominative; {resources} is one or more like "1 wood and
#: 2 stone", to which there was less access before.
MORE_ACCESS: Final = translate("Gains", "{heir} gains access to {resources}")
#: {heir} is the name of a player, in the nominative; {resources} and {lost} are one or more like
#: "1 wood and 2 stone": access to {lost} there was before, access to {resources} there is now.
OTHER_ACCESS: Final = translate(
    "Gains", "{heir} gains access to {resources} and loses access to {lost}"
)
#: {heir} is the name of a player, in the nominative.
MORE_REACH: Final = translate("Gains", "{heir} reaches %n more tiles", "", 1).singular(
    "{heir} reaches %n more tile"
)


def add_gains(sentence: Text, gains: Sequence[Text]) -> Text:
    """Add the gains to a sentence, if there are any."""
    return (
        _EVENT_WITH_GAINS.fill(event=sentence, gains=join_by_semicolons(gains))
        if gains
        else sentence
    )
