"""Legal actions, and the reasons against others (rules §3 to §6).

`legal_actions` lists an action if and only if `why_not` finds no reason against it. Both work on a
state and on a view of a seat that has to act.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, permutations
from typing import Any, Final

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
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    BASIC_RESOURCES,
    BUILDINGS,
    TERRITORY_INDEXES,
    TERRITORY_NAMES,
    WHOLE_BOARD,
    Kind,
    Mask,
    ParchmentRule,
    Pile,
    Seat,
    list_indices,
)
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import split_fiefs
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason, Why
from twoheirs_qt.games.bunny_kingdom.rules.state import (
    Phase,
    StateOrView,
    Table,
    find_left_neighbour,
    find_right_neighbour,
    open_pile,
)

PLAY_COUNTS: Final = {2: 1, 3: 2, 4: 2}
"""Number of lords -> cards that each picks to play."""

DROP_COUNTS: Final = {2: 1, 3: 0, 4: 0}
"""Number of lords -> cards that each picks to drop."""

PASS: Final = Pass()


def list_seats_to_act(position: StateOrView) -> tuple[int, ...]:
    """The places of the seats that have to decide: none when the game is over, in a draft all who
    have not picked, for nobody's pick depends on another's."""
    table = position.table
    if table.active is None:
        return ()
    if table.phase is not Phase.DRAFT:
        return (table.active,)
    return tuple(
        [seat_index for seat_index in range(len(table.seats)) if can_pick(position, seat_index)]
    )


def can_pick(position: StateOrView, seat_index: int) -> bool:
    """Whether a seat has not picked yet and has enough cards to pick from."""
    hand = position.hands[seat_index]
    size = hand if isinstance(hand, int) else len(hand)
    return not position.picked[seat_index] and size >= 2


def list_legal_actions(position: StateOrView, seat_index: int | None = None) -> list[Action]:
    """The legal actions of a seat, by default of the one that is asked; none if it must wait.

    Each is listed once; equal cards make equal actions.
    """
    table = position.table
    if seat_index is None:
        seat_index = table.active
    if seat_index is None or seat_index not in list_seats_to_act(position):
        return []
    match table.phase:
        case Phase.DRAFT:
            return _list_drafts(open_pile(position.hands[seat_index]), table)
        case Phase.CAMPS:
            return _list_camp_actions(table)
        case Phase.BUILD:
            return [*list_builds(table, seat_index), PASS]
        case Phase.TRADE:
            at = TERRITORY_NAMES[find_asked_post(table)]
            return [Trade(at, resource.value) for resource in BASIC_RESOURCES]
        case _:
            return _list_copies(position)


# -- the draft ------------------------------------------------------------------------------------


class _ActionPool(dict[Any, Any]):
    """Makes each action object once and keeps it, by its arguments: searches need many."""

    def __init__(self, make: Callable[..., Action]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: Any) -> Action:
        self[key] = action = self._make(*key)
        return action


_DRAFT_POOL: Final = _ActionPool(lambda one, other: Draft((one, other)))
_DRAFT_POOL_OF_TWO: Final = _ActionPool(lambda play, drop: Draft((play,), (drop,)))
_BUILD_POOL: Final = _ActionPool(Build)


def _list_drafts(hand: Pile, table: Table) -> list[Action]:
    ids = table.catalogue.list_ids(hand)
    pairs = permutations(ids, 2) if DROP_COUNTS[len(table.seats)] else combinations(ids, 2)
    pool = _DRAFT_POOL_OF_TWO if DROP_COUNTS[len(table.seats)] else _DRAFT_POOL
    return [pool[pair] for pair in (dict.fromkeys(pairs) if _has_duplicates(hand) else pairs)]


def _has_duplicates(hand: Pile) -> bool:
    return len(set(hand)) < len(hand)


# -- construction ---------------------------------------------------------------------------------


def find_free_land(table: Table) -> Mask:
    """The territories with neither a rabbit nor a building: where camps may be built."""
    free = WHOLE_BOARD & ~table.built_land
    for land in table.land:
        free &= ~land
    return free


def find_keeper(table: Table, number: int) -> int | None:
    """The place of the seat before which the camp with this number lies."""
    card = table.catalogue.camps.get(number)
    if card is None:
        return None
    return next((seat_index for seat_index, kept in enumerate(table.kept) if card in kept), None)


def list_lower_waiting_camps(table: Table, number: int) -> tuple[int, ...]:
    """The waiting camps of other seats that are lower than the camp `number`, ascending (B17)."""
    assert table.camps is not None
    keeper = find_keeper(table, number)
    return tuple([n for n in table.camps.waiting if n < number and find_keeper(table, n) != keeper])


def _must_announce(table: Table, number: int) -> bool:
    assert table.camps is not None
    return table.camps.is_first_time and bool(list_lower_waiting_camps(table, number))


def _find_asked_camp(table: Table) -> int:
    assert table.camps is not None
    assert table.camps.asked_number is not None
    return table.camps.asked_number


def _list_camp_actions(table: Table) -> list[Action]:
    number = _find_asked_camp(table)
    card = table.catalogue.card_ids[table.catalogue.camps[number]]
    if _must_announce(table, number):
        return [Keep(card), Announce(card)]
    return [
        Keep(card),
        *[
            _BUILD_POOL[card, TERRITORY_NAMES[index]]
            for index in list_indices(find_free_land(table))
        ],
    ]


def list_builds(table: Table, seat_index: int) -> list[Action]:
    """Every building but camps that lies before a seat, on every territory that is allowed."""
    catalogue = table.catalogue
    actions: list[Action] = []
    free = table.land[seat_index] & ~table.built_land
    for number in dict.fromkeys(table.kept[seat_index]):
        card = catalogue.cards_by_number[number]
        if card.kind is Kind.SKY_TOWER:
            actions += _list_tower_builds(
                table, seat_index, card.id, free & catalogue.allowed_land[number]
            )
        elif card.kind is not Kind.CAMP:
            ends = list_indices(free & catalogue.allowed_land[number])
            actions += [_BUILD_POOL[card.id, TERRITORY_NAMES[index]] for index in ends]
    return actions


def _list_tower_builds(table: Table, seat_index: int, card: str, sites: Mask) -> list[Action]:
    """Each pair of free territories of different fiefs (B15), the first in map order first."""
    actions: list[Action] = []
    later_sites = sites
    sites_of_other_fiefs = {}
    for fief in split_fiefs(table, table.land[seat_index]):
        for index in list_indices(fief & sites):
            sites_of_other_fiefs[index] = sites & ~fief
    for index in list_indices(sites):
        later_sites &= later_sites - 1
        ends = list_indices(sites_of_other_fiefs[index] & later_sites)
        actions += [_BUILD_POOL[card, TERRITORY_NAMES[index], TERRITORY_NAMES[end]] for end in ends]
    return actions


def can_build(table: Table, seat_index: int) -> bool:
    """Whether a seat can build anything but a camp."""
    free = table.land[seat_index] & ~table.built_land
    if not free:
        return False
    kinds, allowed = table.catalogue.cards_by_number, table.catalogue.allowed_land
    has_tower = False
    for number in table.kept[seat_index]:
        kind = kinds[number].kind
        if kind is Kind.SKY_TOWER:
            has_tower = True
        elif kind is not Kind.CAMP and free & allowed[number]:
            return True
    if not has_tower:
        return False
    fiefs = split_fiefs(table, table.land[seat_index])
    return sum([1 for fief in fiefs if fief & free]) >= 2


def find_asked_post(table: Table) -> int:
    """The territory of the trading post that is asked for (B19): the first of the active seat."""
    assert table.active is not None
    land = table.land[table.active]
    return next(
        index for index, resource in table.trading_posts if resource is None and land >> index & 1
    )


# -- copies ---------------------------------------------------------------------------------------


def list_copiers(pile: Pile, table: Table) -> list[int]:
    """The copying cards of a pile that have not copied yet, the Liberal first (B25)."""
    copies = dict(table.copies)
    return [number for number in sorted(pile) if _is_copier(table, number) and number not in copies]


def _is_copier(table: Table, number: int) -> bool:
    parchment = table.catalogue.cards_by_number[number].parchment
    return parchment is not None and parchment.rule is ParchmentRule.COPY


def find_copy_source(table: Table, seat_index: int, number: int) -> int:
    """The place of the neighbour from whom a copying card of a seat copies."""
    parchment = table.catalogue.cards_by_number[number].parchment
    assert parchment is not None
    return (
        find_right_neighbour(table, seat_index)
        if parchment.counts == "right"
        else find_left_neighbour(table, seat_index)
    )


def list_copy_choices(position: StateOrView, seat_index: int, number: int) -> Pile:
    """The parchments that a copying card of a seat may copy; all but copying cards (B26)."""
    table = position.table
    pile = open_pile(position.parchments[find_copy_source(table, seat_index, number)])
    return bytes(sorted([card for card in set(pile) if not _is_copier(table, card)]))


def _find_asked_copier(position: StateOrView) -> int:
    table = position.table
    assert table.active is not None
    number = find_copier_to_ask(position, table.active)
    assert number is not None
    return number


def find_copier_to_ask(position: StateOrView, seat_index: int) -> int | None:
    """The copying card of a seat that has something to copy and has not done so (B25)."""
    for number in list_copiers(open_pile(position.parchments[seat_index]), position.table):
        if list_copy_choices(position, seat_index, number):
            return number
    return None


def _list_copies(position: StateOrView) -> list[Action]:
    table = position.table
    assert table.active is not None
    number = _find_asked_copier(position)
    ids = table.catalogue.card_ids
    choices = list_copy_choices(position, table.active, number)
    return [Copy(ids[number], ids[choice]) for choice in choices]


# -- reasons --------------------------------------------------------------------------------------


def why_not(
    position: StateOrView, action: Action, seat_index: int | None = None
) -> tuple[Reason, ...]:
    """All reasons against an action of a seat, by default of the one that is asked.

    Empty if and only if it is legal.
    """
    table = position.table
    if table.active is None:
        return (Reason(Why.GAME_OVER),)
    if seat_index is None:
        seat_index = table.active
    if seat_index not in list_seats_to_act(position):
        if table.phase is Phase.DRAFT:
            return (Reason(Why.HAS_PICKED, seat=table.seats[seat_index]),)
        return (Reason(Why.NOT_ASKED, seat=table.active_seat),)
    phases, find_reasons = _REASONS[type(action)]
    if table.phase not in phases:
        return (Reason(Why.WRONG_PHASE),)
    return tuple(find_reasons(position, seat_index, action))


def _check_draft(position: StateOrView, seat_index: int, action: Draft) -> list[Reason]:
    table = position.table
    reasons: list[Reason] = []
    plays, drops = PLAY_COUNTS[len(table.seats)], DROP_COUNTS[len(table.seats)]
    if len(action.play) != plays:
        reasons.append(Reason(Why.PLAY_COUNT, amount=plays))
    if len(action.discard) != drops:
        reasons.append(Reason(Why.DROP_COUNT, amount=drops))
    if list(action.play) != sorted(action.play):
        reasons.append(Reason(Why.UNSORTED))
    hand = Counter(table.catalogue.list_ids(open_pile(position.hands[seat_index])))
    for card, count in Counter([*action.play, *action.discard]).items():
        if card not in table.catalogue.card_numbers:
            reasons.append(Reason(Why.UNKNOWN_CARD, card=card))
        elif hand[card] < count:
            reasons.append(Reason(Why.NOT_IN_HAND, card=card))
    return reasons


def _check_build(position: StateOrView, seat_index: int, action: Build) -> list[Reason]:
    table = position.table
    number = table.catalogue.card_numbers.get(action.card)
    if number is None:
        return [Reason(Why.UNKNOWN_CARD, card=action.card)]
    kind = table.catalogue.cards_by_number[number].kind
    if kind not in BUILDINGS:
        return [Reason(Why.NO_BUILDING, card=action.card)]
    reasons = _check_card(table, seat_index, action.card, number)
    reasons += _check_ends(table, seat_index, action, kind)
    ends = [action.at] if action.to is None else dict.fromkeys([action.at, action.to])
    for at in ends:
        reasons += _check_territory(table, seat_index, number, at)
    return reasons


def _check_card(table: Table, seat_index: int, card: str, number: int) -> list[Reason]:
    """Reasons that lie in the card and its moment (B16, B17)."""
    reasons: list[Reason] = []
    if number not in table.kept[seat_index]:
        reasons.append(Reason(Why.NOT_KEPT, card=card))
    is_camp = table.catalogue.cards_by_number[number].kind is Kind.CAMP
    if table.phase is Phase.BUILD:
        return [*reasons, Reason(Why.CAMPS_ARE_OVER, card=card)] if is_camp else reasons
    if not is_camp:
        return [*reasons, Reason(Why.CAMPS_FIRST, card=card)]
    reasons += _check_camp(table, number)
    if not reasons and _must_announce(table, table.catalogue.cards_by_number[number].camp_number):
        reasons.append(Reason(Why.ANNOUNCE_FIRST, card=card))
    return reasons


def _check_camp(table: Table, number: int) -> list[Reason]:
    asked = table.catalogue.camps[_find_asked_camp(table)]
    if number == asked:
        return []
    return [Reason(Why.OTHER_CAMP_ASKED, card=table.catalogue.card_ids[asked])]


def _check_ends(table: Table, seat_index: int, action: Build, kind: Kind) -> list[Reason]:
    """Reasons that lie in the number of territories (B15)."""
    if kind is not Kind.SKY_TOWER:
        return [] if action.to is None else [Reason(Why.ONE_TERRITORY, card=action.card)]
    if action.to is None:
        return [Reason(Why.NO_SECOND_END)]
    at, to = TERRITORY_INDEXES.get(action.at), TERRITORY_INDEXES.get(action.to)
    if at is None or to is None:
        return []
    ends = 1 << at | 1 << to
    fiefs = split_fiefs(table, table.land[seat_index])
    if at == to or any(fief & ends == ends for fief in fiefs):
        return [Reason(Why.SAME_FIEF)]
    return [Reason(Why.ENDS_REVERSED)] if at > to else []


def _check_territory(table: Table, seat_index: int, number: int, at: str) -> list[Reason]:
    """Reasons against a building on one territory (rules §4, the table)."""
    index = TERRITORY_INDEXES.get(at)
    if index is None:
        return [Reason(Why.UNKNOWN_TERRITORY, at=at)]
    card = table.catalogue.cards_by_number[number]
    reasons: list[Reason] = []
    owner = next((n for n, land in enumerate(table.land) if land >> index & 1), None)
    if card.kind is Kind.CAMP:
        if owner is not None:
            reasons.append(Reason(Why.RABBIT_THERE, at=at, seat=table.seats[owner]))
    elif owner != seat_index:
        reasons.append(Reason(Why.NOT_CONTROLLED, at=at))
    if table.built_land >> index & 1:
        reasons.append(Reason(Why.BUILDING_THERE, at=at))
    elif not table.catalogue.allowed_land[number] >> index & 1:
        reasons.append(Reason(Why.WRONG_TERRAIN, card=card.id, at=at))
    return reasons


def _check_camp_answer(
    position: StateOrView, seat_index: int, action: Keep | Announce
) -> list[Reason]:
    table = position.table
    number = table.catalogue.card_numbers.get(action.card)
    if number is None:
        return [Reason(Why.UNKNOWN_CARD, card=action.card)]
    reasons = _check_camp(table, number)
    if reasons or isinstance(action, Keep):
        return reasons
    if _must_announce(table, table.catalogue.cards_by_number[number].camp_number):
        return []
    return [Reason(Why.NOTHING_WAITS, card=action.card)]


def _check_pass(position: StateOrView, seat_index: int, action: Pass) -> list[Reason]:
    return []


def _check_trade(position: StateOrView, seat_index: int, action: Trade) -> list[Reason]:
    reasons: list[Reason] = []
    asked = TERRITORY_NAMES[find_asked_post(position.table)]
    if action.at != asked:
        reasons.append(Reason(Why.OTHER_POST_ASKED, at=asked))
    if action.resource not in BASIC_RESOURCES:
        reasons.append(Reason(Why.NOT_BASIC))
    return reasons


def _check_copy(position: StateOrView, seat_index: int, action: Copy) -> list[Reason]:
    table = position.table
    reasons: list[Reason] = []
    asked = _find_asked_copier(position)
    if action.card != table.catalogue.card_ids[asked]:
        reasons.append(Reason(Why.OTHER_COPY_ASKED, card=table.catalogue.card_ids[asked]))
    number = table.catalogue.card_numbers.get(action.parchment)
    neighbour = find_copy_source(table, seat_index, asked)
    if number is None:
        reasons.append(Reason(Why.UNKNOWN_CARD, card=action.parchment))
    elif number not in open_pile(position.parchments[neighbour]):
        seat: Seat = table.seats[neighbour]
        reasons.append(Reason(Why.NEIGHBOUR_LACKS, card=action.parchment, seat=seat))
    elif _is_copier(table, number):
        reasons.append(Reason(Why.CANNOT_BE_COPIED, card=action.parchment))
    return reasons


_REASONS: Final[
    dict[type, tuple[tuple[Phase, ...], Callable[[StateOrView, int, Any], list[Reason]]]]
] = {
    Draft: ((Phase.DRAFT,), _check_draft),
    Build: ((Phase.CAMPS, Phase.BUILD), _check_build),
    Keep: ((Phase.CAMPS,), _check_camp_answer),
    Announce: ((Phase.CAMPS,), _check_camp_answer),
    Pass: ((Phase.BUILD,), _check_pass),
    Trade: ((Phase.TRADE,), _check_trade),
    Copy: ((Phase.COPY,), _check_copy),
}
"""Kind of action -> the phases it belongs to, and the reasons against it; each function takes its
own kind of action alone, hence Any."""
