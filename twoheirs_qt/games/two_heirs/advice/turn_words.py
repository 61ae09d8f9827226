"""A turn in words: what is taken, laid and moved."""

from __future__ import annotations

from twoheirs_qt.games.two_heirs.advice.whole_turn import Turn
from twoheirs_qt.games.two_heirs.rules.actions import Action, Build, EndTurn, Expand, Take
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.words import hints
from twoheirs_qt.games.two_heirs.words.actions import name_action
from twoheirs_qt.games.two_heirs.words.names import (
    combine_equal_names,
    distinguish_tile,
    name_cell,
)
from twoheirs_qt.tabletop.text.text import Text, join_by_and


def list_turn_texts(turn: Turn, start: State) -> list[Text]:
    """The names of all that is done in a turn from `start` on, in order; at least one.

    Its end is named only if tiles are discarded then, or nothing else is done.
    """
    texts = [
        _name_action(action, state, start)
        for action, state in turn.list_steps(start)
        if not isinstance(action, EndTurn) or action.discard
    ]
    return texts or [name_action(EndTurn(), start.catalogue)]


def describe_tile_actions(turn: Turn, start: State) -> list[Text]:
    """The names of what is done with tiles alone: taken and laid, in order; maybe none."""
    return [
        _name_action(action, state, start)
        for action, state in turn.list_steps(start)
        if isinstance(action, Take | Build | Expand)
    ]


def name_tile_uniquely(tile: str, start: State) -> Text:
    """The name of a tile as an object, other than that of any like it that can be seen.

    Those lie in the royal reserve and in the hand of the active heir of `start`.
    """
    others = [*filter(None, start.slots), *start.hands[start.active]]
    return distinguish_tile(start.catalogue.tiles[tile], others)


def _name_action(action: Action, state: State, start: State) -> Text:
    text = name_action(action, state.catalogue, state)
    match action:
        case Take(slot):
            taken = state.slots[slot]
            return text if taken is None else text.fill(tile=name_tile_uniquely(taken.id, start))
        case Build(tile):
            return text.fill(tile=name_tile_uniquely(tile, start))
        case Expand(tile, at):
            return hints.EXPAND.fill(tile=name_tile_uniquely(tile, start), cell=name_cell(at))
        case EndTurn(discard):
            names = [name_tile_uniquely(tile, start) for tile in discard]
            return hints.DISCARD.fill(tiles=join_by_and(combine_equal_names(names)))
    return text
