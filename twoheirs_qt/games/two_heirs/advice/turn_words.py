"""A turn in words: what is taken, laid and moved."""

from __future__ import annotations

from twoheirs_qt.games.two_heirs.advice.lines import Turn
from twoheirs_qt.games.two_heirs.rules.actions import Action, Build, EndTurn, Expand, Take
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.words import hints
from twoheirs_qt.games.two_heirs.words.actions import undo_text
from twoheirs_qt.games.two_heirs.words.names import cell_name, combine_equal_names, tile_object_of
from twoheirs_qt.tabletop.text.text import Text, join_by_and


def turn_texts(turn: Turn, start: State) -> list[Text]:
    """The names of all that is done in a turn from `start` on, in order; at least one.

    Its end is named only if tiles are discarded then, or nothing else is done.
    """
    texts = [
        _name(action, state)
        for action, state in turn.steps(start)
        if not isinstance(action, EndTurn) or action.discard
    ]
    return texts or [undo_text(EndTurn(), start.catalogue)]


def tiles_texts(turn: Turn, start: State) -> list[Text]:
    """The names of what is done with tiles alone: taken and laid, in order; maybe none."""
    return [
        _name(action, state)
        for action, state in turn.steps(start)
        if isinstance(action, Take | Build | Expand)
    ]


def _name(action: Action, state: State) -> Text:
    catalogue = state.catalogue
    match action:
        case Expand(tile, at):
            return hints.EXPAND.fill(tile=tile_object_of(tile, catalogue), cell=cell_name(at))
        case EndTurn(discard):
            names = [tile_object_of(tile, catalogue) for tile in discard]
            return hints.DISCARD.fill(tiles=join_by_and(combine_equal_names(names)))
    return undo_text(action, catalogue, state)
