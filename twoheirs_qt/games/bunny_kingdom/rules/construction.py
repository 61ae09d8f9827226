"""Construction (rules §4): camps in their order, the other buildings, trading posts."""

from __future__ import annotations

from twoheirs_qt.games.bunny_kingdom.rules.actions import Announce, Build, Keep, Pass, Trade
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import TERRITORY_INDEXES, Kind, Resource
from twoheirs_qt.games.bunny_kingdom.rules.events import (
    Built,
    CampAnnounced,
    CampKept,
    Passed,
    Traded,
)
from twoheirs_qt.games.bunny_kingdom.rules.legality import (
    can_build,
    find_free_land,
    find_keeper,
    list_lower_waiting_camps,
)
from twoheirs_qt.games.bunny_kingdom.rules.state import Camps, Phase
from twoheirs_qt.games.bunny_kingdom.rules.state_builder import (
    StateBuilder,
    make_sorted_pile,
    remove_card,
)


def begin(game: StateBuilder) -> None:
    """Begin with the camps that lords hold, in the order of their numbers (B16, B17)."""
    numbers = game.catalogue.camps
    held_camps = [n for n in sorted(numbers) if any(numbers[n] in kept for kept in game.kept)]
    game.phase, game.camps = Phase.CAMPS, Camps(tuple(held_camps))


def ask_next_camp(game: StateBuilder) -> bool:
    """Ask for the next camp; without one, or without a place for it (B18), go on to the rest."""
    assert game.camps is not None
    table = game.build_table()
    number = game.camps.asked_number
    if number is not None and find_free_land(table):
        game.active = find_keeper(table, number)
        return True
    game.phase, game.camps, game.active = Phase.BUILD, None, 0
    return False


def ask_next_builder(game: StateBuilder) -> bool:
    """Ask the next seat that can build anything (B18); without one, go on to trading posts."""
    table = game.build_table()
    for seat_index in range(game.seat_index, len(game.seats)):
        if can_build(table, seat_index):
            game.active = seat_index
            return True
    game.phase = Phase.TRADE
    game.trading_posts = tuple([(index, None) for index, _ in game.trading_posts])
    return False


def ask_next_post(game: StateBuilder) -> bool:
    """Ask for the next trading post, seat by seat, in map order (B19); whether there is one."""
    for seat_index, land in enumerate(game.land):
        if any(resource is None and land >> index & 1 for index, resource in game.trading_posts):
            game.active = seat_index
            return True
    return False


def build(game: StateBuilder, action: Build) -> None:
    """Put a building on the board; its card is used."""
    seat_index, number = game.seat_index, game.catalogue.card_numbers[action.card]
    game.kept[seat_index] = remove_card(game.kept[seat_index], number)
    game.used[seat_index] = make_sorted_pile([*game.used[seat_index], number])
    for at in (action.at, action.to):
        if at is not None:
            game.set_building(TERRITORY_INDEXES[at], number)
    card = game.catalogue.cards_by_number[number]
    if card.kind is Kind.CAMP:
        game.land[seat_index] |= 1 << TERRITORY_INDEXES[action.at]
        assert game.camps is not None
        game.camps = game.camps.answer(is_built=True)
    elif card.is_trading_post:
        game.trading_posts = tuple(
            sorted((*game.trading_posts, (TERRITORY_INDEXES[action.at], None)))
        )
    game.report(Built, game.acting_seat, action.card, action.at, action.to)


def keep(game: StateBuilder, action: Keep) -> None:
    """Keep the asked camp, for now, or after its announcement for this round (B17)."""
    assert game.camps is not None
    game.camps = game.camps.answer(is_built=False)
    game.report(CampKept, game.acting_seat, action.card)


def announce(game: StateBuilder, action: Announce) -> None:
    """Let the waiting lower camps of others go before the asked one (B17)."""
    assert game.camps is not None
    game.camps = game.camps.announce(
        list_lower_waiting_camps(game.build_table(), game.camps.ask[0])
    )
    game.report(CampAnnounced, game.acting_seat, action.card)


def pass_turn(game: StateBuilder, action: Pass) -> None:
    """Build no more; the next seat is asked."""
    game.report(Passed, game.acting_seat)
    game.active = game.seat_index + 1


def trade(game: StateBuilder, action: Trade) -> None:
    """Choose what a trading post produces until the next choice (B19)."""
    resource = Resource(action.resource)
    post = TERRITORY_INDEXES[action.at]
    game.trading_posts = tuple(
        [(n, resource if n == post else shown_resource) for n, shown_resource in game.trading_posts]
    )
    game.report(Traded, game.acting_seat, action.at, resource)
