"""Sentences about the reasons why an action is not possible, and remedies against them.

Reasons are short and without a full stop. They are shown where the player pointed, so "here" and
"this cell" are the cell of the action. A remedy is a sentence of the rules, or an action.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from twoheirs_qt.games.two_heirs.rules.actions import Action, Expand
from twoheirs_qt.games.two_heirs.rules.components import PRODUCERS, Building, Catalogue, TroopKind
from twoheirs_qt.games.two_heirs.rules.reasons import Reason, Why
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.words.actions import name_action
from twoheirs_qt.games.two_heirs.words.names import (
    NO_NAMES,
    Names,
    describe_missing_amounts,
    name_building_as_object,
    name_building_as_object_by_id,
    name_player,
    name_tile_by_id,
)
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import (
    Text,
    join_by_or,
    join_whole_sentences,
    make_untranslated_text,
    translate,
)

_SENTENCES: Final[Mapping[Why, Text]] = {
    Why.GAME_OVER: translate("Reasons", "The game is over"),
    Why.RECORD_IS_FULL: translate("Reasons", "This game can't hold another action"),
    #: {heir} is the name of a player for whom the computer plays, in the nominative.
    Why.COMPUTERS_TURN: translate("Reasons", "Wait for your turn ({heir} is to move)"),
    #: {place} is a number outside 0 to 6.
    Why.NO_SUCH_PLACE: translate(
        "Reasons", "The royal reserve has places 0 to 6, but no place {place}"
    ),
    Why.EMPTY_PLACE: translate("Reasons", "There is no tile on this place of the royal reserve"),
    Why.ALREADY_TAKEN: translate("Reasons", "You have already taken your tile this turn"),
    #: How many tiles of the royal reserve the tile lies beyond the reach.
    Why.OUT_OF_REACH: translate("Reasons", "%n tiles beyond your reach", "", 1).singular(
        "%n tile beyond your reach"
    ),
    Why.UNKNOWN_TILE: translate("Reasons", "There is no tile called “{tile}”"),
    #: {tile} is the name of a building, in the nominative.
    Why.NOT_IN_HAND: translate("Reasons", "“{tile}” is not in your hand"),
    Why.CELL_TAKEN: translate("Reasons", "There is already a tile here"),
    Why.BEYOND_THE_END: translate("Reasons", "The landscape ends before this cell"),
    Why.NO_TROOP_NEAR: translate("Reasons", "None of your troops is next to this cell"),
    #: {resources} is one amount or more from "Resources missing": "1 wood and 2 stone".
    Why.MISSING_RESOURCES: translate("Reasons", "Missing {resources}"),
    Why.NO_TROOP_THERE: translate("Reasons", "None of your troops is here"),
    Why.TROOP_HAS_MOVED: translate("Reasons", "This troop has already moved this turn"),
    Why.NOT_ADJACENT: translate("Reasons", "Too far: a troop can only march to an adjacent tile"),
    Why.NO_TILE_THERE: translate("Reasons", "No tile here for a troop to stand on"),
    #: {heir} is the name of the player whose troop it is, in the nominative.
    Why.TROOP_IN_THE_WAY: translate("Reasons", "A troop already stands here ({heir})"),
    Why.NO_TROOP_IN_RESERVE: translate("Reasons", "You have no troop in the royal reserve"),
    Why.RETINUE_STAYS: translate("Reasons", "The retinue never leaves the landscape"),
    Why.NO_CAMP_THERE: translate("Reasons", "You have no face-up Camp here"),
    Why.TAKE_FIRST: translate("Reasons", "Take your tile first: a Camp then gives one more"),
    Why.SHIELD_IS_YOURS: translate(
        "Reasons", "You can still take a tile: do that before you strike a Camp"
    ),
    Why.RESERVE_IS_EMPTY: translate("Reasons", "No tile is left in the royal reserve"),
    Why.NOT_BESIEGED: translate(
        "Reasons",
        "Only a building next to both your new Siege Tower and an older one can be destroyed",
    ),
    Why.MUST_TAKE: translate("Reasons", "First take a tile within your reach"),
    #: How many tiles the player has to discard, no more and no fewer.
    Why.DISCARD_COUNT: translate("Reasons", "Exactly %n tiles must be discarded", "", 1).singular(
        "Exactly %n tile must be discarded"
    ),
}

#: {resources} is one amount or more from "Resources missing"; %n is how many discounts there
#: are, too few to cover it.
_DISCOUNTS_TOO_FEW: Final = translate(
    "Reasons", "Missing {resources}; %n discounts don't cover that", "", 1
).singular("Missing {resources}; %n discount doesn't cover that")

_ALL_IN_RESERVE_MOVED: Final = translate(
    "Reasons", "Your troops in the royal reserve have already moved this turn"
)

_NOTHING_TO_DISCARD: Final = translate(
    "Reasons", "No tile may be discarded: your hand is within its limit"
)


def describe_reason(reason: Reason, catalogue: Catalogue, names: Names = NO_NAMES) -> Text:
    """Return the sentence for a reason."""
    why = reason.why
    sentence = _SENTENCES[why]
    match why:
        case Why.NO_SUCH_PLACE:
            return sentence.fill(place=reason.amount)
        case Why.OUT_OF_REACH:
            return sentence.fill_n(reason.amount)
        case Why.UNKNOWN_TILE:
            return sentence.fill(tile=make_untranslated_text(sanitize(reason.tile or "")))
        case Why.NOT_IN_HAND:
            return sentence.fill(tile=name_tile_by_id(reason.tile or "", catalogue))
        case Why.MISSING_RESOURCES:
            return explain_missing_resources(reason.missing, reason.amount)
        case Why.TROOP_IN_THE_WAY | Why.COMPUTERS_TURN:
            assert reason.heir is not None
            return sentence.fill(heir=name_player(names, reason.heir))
        case Why.TROOP_HAS_MOVED if reason.cell is None:
            return _ALL_IN_RESERVE_MOVED
        case Why.DISCARD_COUNT:
            return sentence.fill_n(reason.amount) if reason.amount else _NOTHING_TO_DISCARD
        case _:
            return sentence


#: {reason} is a sentence without its full stop, such as "Missing 2 wood".
_SENTENCE: Final = translate("Reasons", "{reason}.")

_MAX_REASONS: Final = 4
"""The maximum number of reasons shown; only an invalid list of discards has more."""


def describe_reasons(
    reasons: Sequence[Reason], catalogue: Catalogue, names: Names = NO_NAMES
) -> Text:
    """Return reasons, at least one, as sentences; only the first ones of very many."""
    texts = [
        _SENTENCE.fill(reason=describe_reason(reason, catalogue, names))
        for reason in reasons[:_MAX_REASONS]
    ]
    return join_whole_sentences(
        texts if len(reasons) <= _MAX_REASONS else [*texts, make_untranslated_text("…")]
    )


def explain_missing_resources(amounts: Sequence[int], discounts: int = 0) -> Text:
    """Return a sentence about missing resources, and `discounts` that do not cover them."""
    sentence = _SENTENCES[Why.MISSING_RESOURCES]
    if discounts:
        sentence = _DISCOUNTS_TOO_FEW.fill_n(discounts)
    return sentence.fill(resources=describe_missing_amounts(amounts))


_REMEDIES: Final[Mapping[Why, Text]] = {
    Why.EMPTY_PLACE: translate("Remedies", "Choose a place with a tile on it."),
    Why.ALREADY_TAKEN: translate(
        "Remedies", "Only striking one of your Camps lets you take another tile in the same turn."
    ),
    Why.OUT_OF_REACH: translate(
        "Remedies", "Each troop withdrawn to the royal reserve adds 1 to your reach."
    ),
    Why.NOT_IN_HAND: translate("Remedies", "Only tiles of your own hand can be placed."),
    Why.CELL_TAKEN: translate("Remedies", "Tiles go to empty cells only."),
    Why.NO_TROOP_NEAR: translate(
        "Remedies", "It must be next to a tile with one of your (other) troops on it."
    ),
    Why.MISSING_RESOURCES: translate(
        "Remedies",
        "Tiles within reach or under your troops give resources; expanding saves 1 resource.",
    ),
    Why.NO_TROOP_THERE: translate("Remedies", "Choose a tile with one of your troops on it."),
    Why.TROOP_HAS_MOVED: translate(
        "Remedies", "Each troop moves once per turn; this one can move again next turn."
    ),
    Why.NOT_ADJACENT: translate("Remedies", "A troop marches one tile per turn, even diagonally."),
    Why.NO_TILE_THERE: translate("Remedies", "Expand or build here first."),
    Why.TROOP_IN_THE_WAY: translate(
        "Remedies", "A tile holds only one troop: the one on it must go first."
    ),
    Why.NO_TROOP_IN_RESERVE: translate(
        "Remedies", "A troop withdrawn this turn can be deployed next turn."
    ),
    Why.TAKE_FIRST: translate("Remedies", "First take a tile within your reach."),
    Why.SHIELD_IS_YOURS: translate("Remedies", "First take a tile within your reach."),
    Why.MUST_TAKE: translate("Remedies", "First take a tile within your reach."),
    Why.NOT_BESIEGED: translate(
        "Remedies", "Build a Siege Tower so that it and another of yours both touch the building."
    ),
}

#: Of what gives a resource that is missing; {buildings} are objects: "the Farm or the Quarry".
_PRODUCERS_TOO: Final = translate("Remedies", "If you own {buildings}, you have 1 more.")

#: Before what can be done now, after which that works: "Expand with the Mill: then it works".
_SOLVES: Final = translate("Remedies", "{action}: that would do it")
_HELPS: Final = translate("Remedies", "{action}: that would help")
#: {step} is like "Withdraw from M13: that would help"; {points} is like "White −5".
STEP_COSTS: Final = translate("Remedies", "{step} ({points})")
#: Above actions each of which helps, but is not enough by itself.
NOT_ALONE: Final = translate("Remedies", "None of these is enough by itself:")
#: Put a tile face down; {tile} is the accusative: "the Mill".
_EXPAND: Final = translate("Remedies", "Expand with {tile}")


def describe_remedy(reason: Reason, state: State) -> Text | None:
    """Return the rule that helps against a reason; None if nothing in `state` does."""
    if reason.why is Why.OUT_OF_REACH and not _has_troop_to_withdraw(state):
        return None
    remedy = _REMEDIES.get(reason.why)
    if reason.why is Why.MISSING_RESOURCES and remedy is not None:
        buildings = _find_buildings(state)
        producers = [
            name_building_as_object(building)
            for building, terrain in PRODUCERS.items()
            if reason.missing[terrain] and building in buildings
        ]
        if producers:
            return join_whole_sentences(
                [remedy, _PRODUCERS_TOO.fill(buildings=join_by_or(producers))]
            )
    return remedy


def _find_buildings(state: State) -> frozenset[Building]:
    """Return the buildings of all sets in the game."""
    landscape = [face.tile for face in state.landscape.values()]
    reserve = [tile for tile in state.slots if tile is not None]
    tiles = (*landscape, *reserve, *state.hands[0], *state.hands[1], *state.stack)
    sets = {tile.tile_set for tile in tiles}
    return frozenset(
        tile.building for tile_set in sets for tile in state.catalogue.list_tiles_of_set(tile_set)
    )


def _has_troop_to_withdraw(state: State) -> bool:
    """Whether the active heir has a troop that can return to the royal reserve."""
    return any(
        troop.kind is TroopKind.TROOP and troop.at is not None
        for troop in state.troops[state.active]
    )


def describe_solution(action: Action, catalogue: Catalogue, *, solves: bool) -> Text:
    """Return a sentence that `action` would help, or solve the problem."""
    if isinstance(action, Expand):
        text = _EXPAND.fill(tile=name_building_as_object_by_id(action.tile, catalogue))
    else:
        text = name_action(action, catalogue)
    return (_SOLVES if solves else _HELPS).fill(action=text)
