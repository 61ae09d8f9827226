"""The effects of each action, and of what follows by itself until somebody has to decide.

`apply` is the only way from one state to the next. Revealing, passing hands, drawing, dealing,
harvests, and seats that have nothing to choose are no actions: they follow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from twoheirs_qt.games.bunny_kingdom.rules import construction, draft
from twoheirs_qt.games.bunny_kingdom.rules.actions import (
    Action,
    Announce,
    Build,
    Copy,
    Draft,
    Keep,
    Pass,
    Trade,
)
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import name_territories
from twoheirs_qt.games.bunny_kingdom.rules.events import (
    Copied,
    Event,
    FiefHarvested,
    GameEnded,
    Harvested,
    ParchmentsRevealed,
)
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import Harvest, split_fiefs
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_copiers, list_copy_choices, why_not
from twoheirs_qt.games.bunny_kingdom.rules.scoring import make_score_sheet
from twoheirs_qt.games.bunny_kingdom.rules.state import ROUND_COUNT, Phase, State
from twoheirs_qt.games.bunny_kingdom.rules.state_builder import StateBuilder
from twoheirs_qt.tabletop.illegal_action import IllegalAction


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after an action, and what happened. Raises IllegalAction."""
    reasons = why_not(state, action)
    if reasons:
        raise IllegalAction(action, reasons)
    events: list[Event] = []
    return apply_unchecked(state, action, events), tuple(events)


def apply_unchecked(state: State, action: Action, events: list[Event] | None = None) -> State:
    """The state after an action that the caller knows to be legal; it is not checked.

    What happened is added to `events`.
    """
    game = StateBuilder(state, events)
    _EFFECTS[type(action)](game, action)
    advance(game)
    return game.build_state()


def advance(game: StateBuilder) -> None:
    """Do what follows by itself, until a seat has to decide or the game is over."""
    while not _STEPS[game.phase](game):
        pass


# -- from phase to phase: each function returns whether a seat has to decide -----------------------


def _advance_draft(game: StateBuilder) -> bool:
    if draft.ask_next_pick(game):
        return True
    if any(game.picked):
        draft.reveal(game)
    else:
        construction.begin(game)
    return False


def _advance_trade(game: StateBuilder) -> bool:
    if construction.ask_next_post(game):
        return True
    _harvest(game)
    if game.round < ROUND_COUNT:
        draft.begin_round(game)
    else:
        game.phase = Phase.COPY
        for seat_index, pile in enumerate(game.parchments):
            cards = game.catalogue.list_ids(pile)
            game.report(ParchmentsRevealed, game.seats[seat_index], cards)
    return False


def _harvest(game: StateBuilder) -> None:
    """Let every lord harvest all fiefs (rules §5)."""
    table = game.build_table()
    harvest = Harvest(table)
    for seat_index, seat in enumerate(game.seats):
        points = 0
        for fief in split_fiefs(table, table.land[seat_index]):
            fief_yield = harvest.find_yield(fief)
            points += fief_yield.points
            if fief_yield.points:
                game.report(FiefHarvested, seat, name_territories(fief), *fief_yield)
        game.harvests[seat_index] = (*game.harvests[seat_index], points)
        game.report(Harvested, seat, points)


def _advance_copies(game: StateBuilder) -> bool:
    """Ask for copies seat by seat, the Liberal first, where there is anything to copy (B25)."""
    state = game.build_state()
    for seat_index, pile in enumerate(game.parchments):
        for number in list_copiers(pile, state.table):
            if list_copy_choices(state, seat_index, number):
                game.active = seat_index
                return True
            game.copies = (*game.copies, (number, None))
            game.report(Copied, game.seats[seat_index], game.catalogue.card_ids[number], None)
    game.phase, game.active = Phase.OVER, None
    if game.events is not None:
        game.report(GameEnded, make_score_sheet(game.build_state()).winners)
    return True


def _apply_copy(game: StateBuilder, action: Copy) -> None:
    numbers = game.catalogue.card_numbers
    pair = (numbers[action.card], numbers[action.parchment])
    game.copies = tuple(sorted((*game.copies, pair)))
    game.report(Copied, game.acting_seat, action.card, action.parchment)


_STEPS: Final[dict[Phase, Callable[[StateBuilder], bool]]] = {
    Phase.DRAFT: _advance_draft,
    Phase.CAMPS: construction.ask_next_camp,
    Phase.BUILD: construction.ask_next_builder,
    Phase.TRADE: _advance_trade,
    Phase.COPY: _advance_copies,
}

_EFFECTS: Final[dict[type, Callable[[StateBuilder, Any], None]]] = {
    Draft: draft.pick,
    Build: construction.build,
    Keep: construction.keep,
    Announce: construction.announce,
    Pass: construction.pass_turn,
    Trade: construction.trade,
    Copy: _apply_copy,
}
"""Kind of action -> its effect; each function takes its own kind alone, hence Any."""
