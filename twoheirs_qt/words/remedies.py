"""What would remove a reason: a sentence of the rules for each, and what to do now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twoheirs_qt.rules.actions import Action, Expand
from twoheirs_qt.rules.components import Catalogue, TroopKind
from twoheirs_qt.rules.reasons import Reason, Why
from twoheirs_qt.rules.state import State
from twoheirs_qt.words.actions import undo_text
from twoheirs_qt.words.names import tile_object_of
from twoheirs_qt.words.text import Text, translate

_SENTENCES: Final[Mapping[Why, Text]] = {
    Why.EMPTY_PLACE: translate("Remedies", "Choose a place on which a tile lies."),
    Why.ALREADY_TAKEN: translate(
        "Remedies", "Only breaking a Camp of yours allows one more tile in the same turn."
    ),
    Why.OUT_OF_REACH: translate(
        "Remedies", "Each troop withdrawn to the royal reserve adds 1 to your reach."
    ),
    Why.NOT_IN_HAND: translate("Remedies", "Only tiles of your own hand can be placed."),
    Why.CELL_TAKEN: translate("Remedies", "Tiles go to empty cells only."),
    Why.NO_TROOP_NEAR: translate(
        "Remedies", "It must be next to a tile on which (another) troop of yours stands."
    ),
    Why.MISSING_RESOURCES: translate(
        "Remedies",
        "Tiles in reach or under your troops give resources, and so do Farms; expanding saves 1.",
    ),
    Why.NO_TROOP_THERE: translate("Remedies", "Choose a tile on which a troop of yours stands."),
    Why.TROOP_HAS_MOVED: translate("Remedies", "Each troop moves once a turn: in the next again."),
    Why.NOT_ADJACENT: translate("Remedies", "A troop marches one tile a turn, slantwise too."),
    Why.NO_TILE_THERE: translate("Remedies", "Expand or build here first."),
    Why.TROOP_IN_THE_WAY: translate("Remedies", "A tile has room for one troop: it must go first."),
    Why.NO_TROOP_IN_RESERVE: translate(
        "Remedies", "A troop withdrawn in this turn can be deployed in the next."
    ),
    Why.TAKE_FIRST: translate("Remedies", "Take a tile from your reach first."),
    Why.SHIELD_IS_YOURS: translate("Remedies", "Take a tile from your reach first."),
    Why.MUST_TAKE: translate("Remedies", "Take a tile from your reach first."),
    Why.NOT_BESIEGED: translate(
        "Remedies", "Build a Siege Tower so that it and another of yours both touch the building."
    ),
}

#: Before what can be done now, after which that works: "Expand with the Mill: then it works".
_THEN: Final = translate("Remedies", "{action}: then it can be done")
_NEARER: Final = translate("Remedies", "{action}: that helps")
#: Put a tile face down; {tile} is an object: "the Mill".
_EXPAND: Final = translate("Remedies", "Expand with {tile}")


def remedy_text(reason: Reason, state: State) -> Text | None:
    """What would remove a reason by the rules; None if nothing in `state` can."""
    if reason.why is Why.OUT_OF_REACH and not _has_troop_to_withdraw(state):
        return None
    return _SENTENCES.get(reason.why)


def _has_troop_to_withdraw(state: State) -> bool:
    """Whether a troop of the active heir that may return to the royal reserve is out of it."""
    return any(
        troop.kind is TroopKind.TROOP and troop.at is not None
        for troop in state.troops[state.active]
    )


def step_text(action: Action, catalogue: Catalogue, *, solves: bool) -> Text:
    """That doing `action` now would help, or be enough."""
    if isinstance(action, Expand):
        named = _EXPAND.fill(tile=tile_object_of(action.tile, catalogue))
    else:
        named = undo_text(action, catalogue)
    return (_THEN if solves else _NEARER).fill(action=named)
