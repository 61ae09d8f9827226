"""Advice on possible actions, in one line, and on what is left open at the end of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from twoheirs_qt.games.two_heirs.rules.access import find_active_capabilities
from twoheirs_qt.games.two_heirs.rules.actions import (
    BreakCamp,
    Build,
    Deploy,
    EndTurn,
    Expand,
    Move,
    Take,
    Withdraw,
)
from twoheirs_qt.games.two_heirs.rules.legality import list_legal_actions
from twoheirs_qt.games.two_heirs.rules.state import HAND_LIMIT, State
from twoheirs_qt.games.two_heirs.words.names import (
    NO_NAMES,
    Names,
    name_building_as_object,
    name_cell,
    name_player,
)
from twoheirs_qt.tabletop.text.text import Text, join_by_or, join_whole_sentences, translate

_OVER: Final = translate("Advice", "Game over. See the score sheet for who won and why.")

FULL: Final = translate(
    "Advice",
    "This was action 5000, the last one a game has room for. You can still view, "
    "score and share the game.",
)
"""For a game with as many actions as a save may have."""

#: {heir} is the name of a player for whom the computer plays, in the nominative.
THINKS: Final = translate("Advice", "{heir} is thinking…")
#: {heir} is the name of a player at another machine, in the nominative.
WAITS: Final = translate("Advice", "{heir} is to move, at the other machine")
#: {heir} is the name of a player for whom the computer plays, in the nominative; %n is how many
#: states of the game it has looked at.
THINKS_ABOUT: Final = translate("Advice", "{heir} is thinking… (%n positions)", "", 1).singular(
    "{heir} is thinking… (%n position)"
)
#: {heir} is the name of a player for whom the computer plays, in the nominative.
PAUSED: Final = translate("Advice", "{heir} is to move; the computer is paused.")

# {heir} is a player's name, in the nominative, and whom the sentence speaks to.

#: {options} is one or more of the phrases after "You may", joined by commas and "or".
_TAKE_OR: Final = translate(
    "Advice", "{heir}: take a tile within your reach. You may also {options}."
)
_TAKE: Final = translate("Advice", "{heir}: take a tile within your reach.")
#: {options} is one or more of the phrases after "You may", joined by commas and "or".
_MAY: Final = translate("Advice", "{heir}: you may {options}.")
_NOTHING_LEFT: Final = translate("Advice", "{heir}: there's nothing left to do but end your turn.")
#: {buildings} is one or more like "the Mill at M13", accusative, joined by commas and "or".
_SIEGE: Final = translate(
    "Advice", "{heir}: you may destroy {buildings} now; anything else you do ends that chance."
)
#: {tile} is the accusative: "the Mill at M13", what may be destroyed.
_BUILDING: Final = translate("Advice", "{tile} at {cell}")

#: A phrase after "You may": a Camp has been broken for this.
_MAY_TAKE: Final = translate("Advice", "take one more tile")
#: A phrase after "You may".
_MAY_BUILD: Final = translate("Advice", "build")
#: A phrase after "You may": put a tile face down.
_MAY_EXPAND: Final = translate("Advice", "expand")
#: A phrase after "You may": march, deploy or withdraw a troop.
_MAY_MOVE: Final = translate("Advice", "move a troop")
#: A phrase after "You may": turn it face down to take one more tile.
_MAY_BREAK: Final = translate("Advice", "strike a Camp")
#: A phrase after "You may".
_MAY_END: Final = translate("Advice", "end your turn")

_NO_TILE_IN_REACH: Final = translate(
    "Advice", "No tile is within your reach, so you don't have to take one."
)
#: %n is how many resources later builds of this turn need less, in all.
_DISCOUNTS: Final = translate(
    "Advice", "You have %n discounts for building this turn.", "", 1
).singular("You have %n discount for building this turn.")
_LAST_TURNS: Final = {
    3: translate("Advice", "The supply is empty: after this turn, each heir has one last turn."),
    #: The opponent has one more turn after it.
    2: translate("Advice", "This is your last turn."),
    1: translate("Advice", "This is the last turn of the game."),
}

_OPEN_TILE: Final = translate("Advice", "You have not taken a tile yet.")
#: A Camp has been broken, but the tile that it gives has not been taken.
_OPEN_SECOND_TILE: Final = translate("Advice", "You may still take one more tile.")
#: %n is how many resources later builds of this turn could need less, in all.
_OPEN_DISCOUNTS: Final = translate(
    "Advice", "You have %n unused discounts. They will be lost.", "", 1
).singular("You have %n unused discount. It will be lost.")
#: %n is how many tiles of the hand have to be discarded.
_OPEN_SURPLUS: Final = translate("Advice", "Too many tiles in hand: discard %n.", "", 1).singular(
    "Too many tiles in hand: discard %n."
)
#: {buildings} is one or more like "the Mill at M13", accusative, joined by commas and "or".
_OPEN_SIEGE: Final = translate("Advice", "Last chance to destroy {buildings}.")

#: {points} is like "White +5 and Blue −2"; {actions} one or more like "Build the Mill at M13",
#: joined by semicolons. Said before the last turn of an heir ends.
OPEN_POINTS: Final = translate("Advice", "You can still improve the score ({points}): {actions}.")


def advise(state: State, names: Names = NO_NAMES) -> Text:
    """Describe the possible actions of the active heir, with notices about the game."""
    if state.is_over:
        return _OVER
    return join_whole_sentences(
        [
            _describe_options(state).fill(heir=name_player(names, state.active)),
            *_list_remarks(state),
        ]
    )


def list_open_points(state: State) -> tuple[Text, ...]:
    """List what the active heir would leave open by ending the turn now, a sentence each.

    A tile not taken, a second one after a Camp, discounts that a build could still use, tiles to
    discard, a destruction that would lapse; but not troops that have not moved.
    """
    return () if state.is_over else tuple(_find_open_points(state))


def _find_open_points(state: State) -> Iterator[Text]:
    if state.crown is state.active and find_active_capabilities(state).slots:
        yield _OPEN_SECOND_TILE if state.taken else _OPEN_TILE
    if state.siege:
        yield _OPEN_SIEGE.fill(buildings=_list_besieged(state))
    if state.discounts and _has_use_for_discounts(state):
        yield _OPEN_DISCOUNTS.fill_n(state.discounts)
    surplus = len(state.hands[state.active]) - HAND_LIMIT
    if surplus > 0:
        yield _OPEN_SURPLUS.fill_n(surplus)


def _has_use_for_discounts(state: State) -> bool:
    """Whether a tile to build is in the hand, or could still get there this turn.

    Otherwise expanding with the last tile would always lead to a useless question.
    """
    tile_actions = (Take, BreakCamp)
    return bool(state.hands[state.active]) or any(
        isinstance(action, tile_actions) for action in list_legal_actions(state)
    )


def _describe_options(state: State) -> Text:
    if state.siege:
        return _SIEGE.fill(buildings=_list_besieged(state))
    possible_kinds = {type(action) for action in list_legal_actions(state)}
    must_take = Take in possible_kinds and not state.taken
    options = []
    if Take in possible_kinds and not must_take:
        options.append(_MAY_TAKE)
    if Build in possible_kinds:
        options.append(_MAY_BUILD)
    if Expand in possible_kinds:
        options.append(_MAY_EXPAND)
    if possible_kinds & {Move, Deploy, Withdraw}:
        options.append(_MAY_MOVE)
    if BreakCamp in possible_kinds:
        options.append(_MAY_BREAK)
    if must_take:
        return _TAKE_OR.fill(options=join_by_or(options)) if options else _TAKE
    if not options:
        return _NOTHING_LEFT
    if EndTurn in possible_kinds:
        options.append(_MAY_END)
    return _MAY.fill(options=join_by_or(options))


def _list_remarks(state: State) -> Iterator[Text]:
    if state.turns_left in _LAST_TURNS:
        yield _LAST_TURNS[state.turns_left]
    if not state.taken and not find_active_capabilities(state).slots:
        yield _NO_TILE_IN_REACH
    if state.discounts:
        yield _DISCOUNTS.fill_n(state.discounts)


def _list_besieged(state: State) -> Text:
    return join_by_or(
        [
            _BUILDING.fill(
                tile=name_building_as_object(state.landscape[cell].tile.building),
                cell=name_cell(cell),
            )
            for cell in state.siege
        ]
    )
