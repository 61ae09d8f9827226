"""Exploration (rules §3): dealing, picking, revealing, passing hands."""

from __future__ import annotations

from functools import partial

from twoheirs_qt.games.bunny_kingdom.rules.actions import Draft
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import TERRITORY_NAMES, Kind
from twoheirs_qt.games.bunny_kingdom.rules.events import (
    CampRemoved,
    Dealt,
    HandsPassed,
    Picked,
    Played,
    ReserveDrawn,
    RoundBegan,
)
from twoheirs_qt.games.bunny_kingdom.rules.state import EMPTY, HAND_SIZE, Phase, Pick
from twoheirs_qt.games.bunny_kingdom.rules.state_builder import (
    StateBuilder,
    make_sorted_pile,
    remove_card,
)


def begin_round(game: StateBuilder) -> None:
    """Begin the next round: deal hands, with two lords reserves, too (B5)."""
    game.round += 1
    game.phase = Phase.DRAFT
    game.report(RoundBegan, game.round)
    size = HAND_SIZE[len(game.seats)]
    for seat_index, seat in enumerate(game.seats):
        cards = game.draw(size)
        game.hands[seat_index] = make_sorted_pile(game.hands[seat_index] + cards)
        game.report(Dealt, seat, game.catalogue.list_ids(make_sorted_pile(cards)))
    if len(game.seats) == 2:
        game.reserves = [game.reserves[0] + game.draw(size), game.reserves[1] + game.draw(size)]
        _draw_from_reserves(game)


def _draw_from_reserves(game: StateBuilder) -> None:
    for seat_index, reserve in enumerate(game.reserves):
        if reserve:
            game.hands[seat_index] = make_sorted_pile(game.hands[seat_index] + reserve[:1])
            game.reserves[seat_index] = reserve[1:]
            game.report(ReserveDrawn, game.seats[seat_index], game.catalogue.card_ids[reserve[0]])


def ask_next_pick(game: StateBuilder) -> bool:
    """Ask the first seat that has not picked and can (B7); whether there is one."""
    for seat_index, picked in enumerate(game.picked):
        if picked is None and len(game.hands[seat_index]) >= 2:
            game.active = seat_index
            return True
    return False


def pick(game: StateBuilder, action: Draft) -> None:
    """Put the picked cards of a hand aside, face down."""
    seat_index, catalogue = game.seat_index, game.catalogue
    picked = Pick(catalogue.make_pile(action.play), catalogue.make_pile(action.discard))
    hand = game.hands[seat_index]
    for number in picked.play + picked.discard:
        hand = remove_card(hand, number)
    game.hands[seat_index], game.picked[seat_index] = hand, picked
    game.report(Picked, game.acting_seat, action.play, action.discard)


def reveal(game: StateBuilder) -> None:
    """Play all picked cards, seat by seat (B8), and pass the hands on (B6)."""
    picks, game.picked = game.picked, [None] * len(game.seats)
    for seat_index, picked in enumerate(picks):
        if picked is not None:
            game.dropped[seat_index] = make_sorted_pile(game.dropped[seat_index] + picked.discard)
            # Parchments come last: their place among the cards would tell something about them.
            for number in sorted(picked.play, key=partial(_is_parchment, game)):
                _play(game, seat_index, number)
    hands = game.hands
    to_right = game.round % 2 == 1
    game.hands = [*hands[1:], hands[0]] if to_right else [hands[-1], *hands[:-1]]
    if any(game.hands):
        game.report(HandsPassed, to_right)
    _draw_from_reserves(game)


def _is_parchment(game: StateBuilder, number: int) -> bool:
    return game.catalogue.cards_by_number[number].kind is Kind.PARCHMENT


def _play(game: StateBuilder, seat_index: int, number: int) -> None:
    kind = game.catalogue.cards_by_number[number].kind
    is_parchment = kind is Kind.PARCHMENT
    game.report(Played, game.seats[seat_index], game.catalogue.card_ids[number], is_parchment)
    if kind is Kind.TERRITORY:
        _take_territory(game, seat_index, number)
    elif is_parchment:
        game.parchments[seat_index] = make_sorted_pile([*game.parchments[seat_index], number])
    elif kind is Kind.PROVISIONS:
        game.used[seat_index] = make_sorted_pile([*game.used[seat_index], number])
        for drawn in game.draw(2):  # B11: Provisions among them draw in their turn
            _play(game, seat_index, drawn)
    else:
        game.kept[seat_index] = make_sorted_pile([*game.kept[seat_index], number])


def _take_territory(game: StateBuilder, seat_index: int, number: int) -> None:
    """Put a rabbit on the territory of a card; a camp there is removed (B10)."""
    game.used[seat_index] = make_sorted_pile([*game.used[seat_index], number])
    index = game.catalogue.territory_by_card[number]
    building = game.buildings[index]
    if building != EMPTY and game.catalogue.cards_by_number[building].kind is Kind.CAMP:
        owner = next(n for n, land in enumerate(game.land) if land >> index & 1)
        game.set_building(index, EMPTY)
        game.report(
            CampRemoved,
            game.seats[owner],
            game.catalogue.card_ids[building],
            TERRITORY_NAMES[index],
        )
    game.land = [land & ~(1 << index) for land in game.land]
    game.land[seat_index] |= 1 << index
