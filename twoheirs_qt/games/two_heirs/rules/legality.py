"""The legal actions, and the reasons against others (rules §3 and §4).

Each kind of action has one function that finds the reasons against it; an action is legal if
there is none. `list_legal_actions` lists the actions without such reasons, built from reach, access
and cells of the heir and not by trying everything.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final, cast

from twoheirs_qt.games.two_heirs.rules.access import (
    count_access,
    find_missing,
    list_access_cells,
    list_places_clockwise,
    list_slots_in_reach,
)
from twoheirs_qt.games.two_heirs.rules.actions import (
    Action,
    BreakCamp,
    Build,
    Deploy,
    Destroy,
    EndTurn,
    Expand,
    Move,
    Take,
    Withdraw,
)
from twoheirs_qt.games.two_heirs.rules.cells import (
    CELL_BY_SPOT,
    NEIGHBOUR_SPOTS,
    OFF_BOARD,
    SPOT_BY_CELL,
    Cell,
    LookupTable,
    Spot,
    is_in_bounds,
)
from twoheirs_qt.games.two_heirs.rules.components import OPPONENT, Tile
from twoheirs_qt.games.two_heirs.rules.core import HAND_LIMIT, RETINUE, RING_SIZE, Core
from twoheirs_qt.games.two_heirs.rules.landscape import AROUND, decode_spot
from twoheirs_qt.games.two_heirs.rules.reasons import Reason, Why
from twoheirs_qt.games.two_heirs.rules.state import State


def _make_build_table(tile: str) -> LookupTable[Spot, Build]:
    return LookupTable(lambda spot: Build(tile, CELL_BY_SPOT[spot]))


def _expand_table(tile: str) -> LookupTable[Spot, Expand]:
    return LookupTable(lambda spot: Expand(tile, CELL_BY_SPOT[spot]))


def _make_move_table(origin: Spot) -> LookupTable[Spot, Move]:
    return LookupTable(lambda to: Move(CELL_BY_SPOT[origin], CELL_BY_SPOT[to]))


_TAKE: Final = tuple(Take(slot) for slot in range(RING_SIZE))


def _list_takes(slots: tuple[int, ...]) -> list[Take]:
    return [_TAKE[slot] for slot in slots]


TAKES: Final[LookupTable[tuple[int, ...], list[Take]]] = LookupTable(_list_takes)
"""Places of the reserve -> the takes from them."""

BUILD: Final[LookupTable[str, LookupTable[Spot, Build]]] = LookupTable(_make_build_table)
EXPAND: Final[LookupTable[str, LookupTable[Spot, Expand]]] = LookupTable(_expand_table)
MOVE: Final[LookupTable[Spot, LookupTable[Spot, Move]]] = LookupTable(_make_move_table)
DEPLOY: Final[LookupTable[Spot, Deploy]] = LookupTable(lambda to: Deploy(CELL_BY_SPOT[to]))
WITHDRAW: Final[LookupTable[Spot, Withdraw]] = LookupTable(
    lambda origin: Withdraw(CELL_BY_SPOT[origin])
)
BREAK_CAMP: Final[LookupTable[Spot, BreakCamp]] = LookupTable(
    lambda spot: BreakCamp(CELL_BY_SPOT[spot])
)
DESTROY: Final[LookupTable[Spot, Destroy]] = LookupTable(lambda spot: Destroy(CELL_BY_SPOT[spot]))
END_TURN: Final = EndTurn()


def why_not(state: State, action: Action) -> tuple[Reason, ...]:
    """All reasons against `action`; none if and only if it is legal."""
    return tuple(list_reasons_against(state.core, action))


def is_legal(state: State, action: Action) -> bool:
    """Whether there is no reason against `action`."""
    return not list_reasons_against(state.core, action)


def list_reasons_against(core: Core, action: Action) -> list[Reason]:
    """All reasons against an action; none if and only if it is legal."""
    if core.turns_left == 0:
        return [Reason(Why.GAME_OVER)]
    reasons: list[Reason] = []
    _CHECKS[type(action)](core, action, reasons)
    return reasons


# -- the checks, one for each kind of action -------------------------------------------------------


def _check_take(core: Core, action: Take, reasons: list[Reason]) -> None:
    """Rules §3 A: a tile in reach, once; a Camp turns the crown back (rules §4)."""
    if core.crown is not core.active:
        reasons.append(Reason(Why.ALREADY_TAKEN))
    slot = action.slot
    if slot in list_slots_in_reach(core):
        return
    if not 0 <= slot < RING_SIZE:
        reasons.append(Reason(Why.NO_SUCH_PLACE, amount=slot))
        return
    tile = core.slots[slot]
    if tile is None:
        reasons.append(Reason(Why.EMPTY_PLACE, amount=slot))
    else:
        distance = list_places_clockwise(core).index(slot) + 1 - len(list_slots_in_reach(core))
        reasons.append(Reason(Why.OUT_OF_REACH, amount=distance, tile=tile.id))


def _check_placing(core: Core, action: Build | Expand, reasons: list[Reason]) -> None:
    """Check a tile of the hand and a cell, for building and expanding (rules §3 B)."""
    tile, cell = action.tile, action.at
    for hand_tile in core.hands[core.active]:
        if hand_tile.id == tile:
            break
    else:
        is_known_tile = tile in core.setting.catalogue.tiles
        reasons.append(Reason(Why.NOT_IN_HAND if is_known_tile else Why.UNKNOWN_TILE, tile=tile))
    spot = SPOT_BY_CELL[cell]
    if spot in core.land.faces:
        reasons.append(Reason(Why.CELL_TAKEN, cell=cell))
    elif not _is_near_troop(core, spot):
        is_out_of_bounds = not is_in_bounds(cell)
        reasons.append(
            Reason(Why.BEYOND_THE_END if is_out_of_bounds else Why.NO_TROOP_NEAR, cell=cell)
        )


def _is_near_troop(core: Core, spot: Spot) -> bool:
    """Whether a troop of the active heir stands next to `spot`, corners too."""
    neighbours = NEIGHBOUR_SPOTS[spot]
    retinue, first, second = core.troops[core.active]
    return retinue in neighbours or first in neighbours or second in neighbours


def _check_build(core: Core, action: Build, reasons: list[Reason]) -> None:
    """Rules §3 B.1: access to every resource of the cost, less discounts (R3)."""
    _check_placing(core, action, reasons)
    tile = core.setting.catalogue.tiles.get(action.tile)
    if tile is not None and not _is_affordable(core, tile):
        short = find_missing(count_access(core), tile)
        amount = core.discounts
        reasons.append(Reason(Why.MISSING_RESOURCES, amount=amount, tile=tile.id, missing=short))


def _is_affordable(core: Core, tile: Tile) -> bool:
    """Rules §3 B.1 and R3: each discount stands for one resource of any kind."""
    return sum(find_missing(count_access(core), tile)) <= core.discounts


def _check_move(core: Core, action: Move, reasons: list[Reason]) -> None:
    """Rules §3 C.1: each troop once a turn, to an adjacent tile."""
    origin = SPOT_BY_CELL[action.origin]
    _check_origin(core, origin, action.origin, reasons)
    to = SPOT_BY_CELL[action.to]
    if to not in NEIGHBOUR_SPOTS[origin]:
        reasons.append(Reason(Why.NOT_ADJACENT, cell=action.to))
    _check_destination(core, to, action.to, reasons)


def _check_origin(core: Core, spot: Spot, origin: Cell, reasons: list[Reason]) -> None:
    """Check that an own troop stands on `origin` that has not moved (rules §3 C)."""
    heir = core.active
    own = core.troops[heir]
    if spot not in own:
        reasons.append(Reason(Why.NO_TROOP_THERE, cell=origin))
    elif core.moved[heir] >> own.index(spot) & 1:
        reasons.append(Reason(Why.TROOP_HAS_MOVED, cell=origin))


def _check_destination(core: Core, spot: Spot, to: Cell, reasons: list[Reason]) -> None:
    """Check that `to` is a tile of the landscape without a troop (rules §3 C)."""
    if spot not in core.land.faces:
        reasons.append(Reason(Why.NO_TILE_THERE, cell=to))
        return
    white, blue = core.troops
    if spot in white or spot in blue:
        owner = core.active if spot in core.troops[core.active] else core.active.opponent
        reasons.append(Reason(Why.TROOP_IN_THE_WAY, cell=to, heir=owner))


def _check_deploy(core: Core, action: Deploy, reasons: list[Reason]) -> None:
    """Rules §3 C.2: next to another of one's troops; R4: a withdrawn troop has moved."""
    _, first, second = core.troops[core.active]
    if first != OFF_BOARD and second != OFF_BOARD:
        reasons.append(Reason(Why.NO_TROOP_IN_RESERVE))
    else:
        moved = core.moved[core.active]
        if (first != OFF_BOARD or moved & 2) and (second != OFF_BOARD or moved & 4):
            reasons.append(Reason(Why.TROOP_HAS_MOVED))
    to = SPOT_BY_CELL[action.to]
    if not _is_near_troop(core, to):
        reasons.append(Reason(Why.NO_TROOP_NEAR, cell=action.to))
    _check_destination(core, to, action.to, reasons)


def _check_withdraw(core: Core, action: Withdraw, reasons: list[Reason]) -> None:
    """Rules §3 C.3: an ordinary troop; a retinue never leaves the landscape."""
    origin = SPOT_BY_CELL[action.origin]
    _check_origin(core, origin, action.origin, reasons)
    if origin == core.troops[core.active][RETINUE]:
        reasons.append(Reason(Why.RETINUE_STAYS, cell=action.origin))


def _check_break_camp(core: Core, action: BreakCamp, reasons: list[Reason]) -> None:
    """Rules §4, Camp, and R5: after a take, while the shield shows the opponent's crown."""
    if SPOT_BY_CELL[action.at] not in core.land.camps[core.active]:
        reasons.append(Reason(Why.NO_CAMP_THERE, cell=action.at))
    if not core.taken:
        reasons.append(Reason(Why.TAKE_FIRST))
    elif core.crown is core.active:
        reasons.append(Reason(Why.SHIELD_IS_YOURS))
    if not list_places_clockwise(core):
        reasons.append(Reason(Why.RESERVE_IS_EMPTY))


def _check_destroy(core: Core, action: Destroy, reasons: list[Reason]) -> None:
    """Rules §4, Siege Tower, and R6: only at once after the build that made it possible."""
    if SPOT_BY_CELL[action.at] not in core.siege:
        reasons.append(Reason(Why.NOT_BESIEGED, cell=action.at))


def _check_end_turn(core: Core, action: EndTurn, reasons: list[Reason]) -> None:
    """Rules §3: a tile was taken (R2: if one lies in reach), and the surplus goes (R1: no more)."""
    if not core.taken and list_slots_in_reach(core):
        reasons.append(Reason(Why.MUST_TAKE))
    hand = core.hands[core.active]
    surplus = max(0, len(hand) - HAND_LIMIT)
    if len(action.discard) != surplus or (surplus and len(set(action.discard)) != surplus):
        reasons.append(Reason(Why.DISCARD_COUNT, amount=surplus))
    if action.discard:
        hand_ids = [tile.id for tile in hand]
        for tile in dict.fromkeys(action.discard):
            if tile not in hand_ids:
                reasons.append(Reason(Why.NOT_IN_HAND, tile=tile))


_CHECKS: Final[dict[type, Callable[[Core, Any, list[Reason]], None]]] = {
    Take: _check_take,
    Build: _check_build,
    Expand: _check_placing,
    Move: _check_move,
    Deploy: _check_deploy,
    Withdraw: _check_withdraw,
    BreakCamp: _check_break_camp,
    Destroy: _check_destroy,
    EndTurn: _check_end_turn,
}
"""Kind of action -> the check that adds reasons; each takes only its own kind, hence Any."""


# -- all legal actions ----------------------------------------------------------------------------


class LegalActions(list[Action]):
    """The legal actions of a state, each once, not to be changed; `in` asks the rules."""

    __slots__ = ("_core",)

    def __init__(self, core: Core) -> None:
        self._core = core
        self += list_actions(core)

    def __contains__(self, action: object) -> bool:
        if type(action) not in _CHECKS:
            return False
        return not list_reasons_against(self._core, cast("Action", action))


def list_legal_actions(state: State) -> LegalActions:
    """The legal actions of the active heir; none when the game is over."""
    return LegalActions(state.core)


def list_actions(core: Core) -> list[Action]:
    """Every legal action once, in the same order for equal ways to the same state."""
    if core.turns_left == 0:
        return []
    actions: list[Action] = []
    heir = core.active
    if core.siege:
        actions += [DESTROY[spot] for spot in core.siege]
    if core.crown is heir:
        actions += TAKES[list_slots_in_reach(core)]
    hand = core.hands[heir]
    if hand:
        _add_placings(core, hand, actions)
    if core.troop_actions is None:
        core.troop_actions = _list_troop_actions(core)
    actions += core.troop_actions
    if core.taken and core.crown is not heir:
        camps = core.land.camps[heir]
        if camps and list_places_clockwise(core):
            actions += [BREAK_CAMP[spot] for spot in camps]
    if core.taken or not list_slots_in_reach(core):
        if len(hand) <= HAND_LIMIT:
            actions.append(END_TURN)
        else:
            actions += _list_end_turns(hand)
    return actions


def _add_placings(core: Core, hand: tuple[Tile, ...], actions: list[Action]) -> None:
    """Builds and expansions with the tiles of the active heir's hand (rules §3 B)."""
    empty_spots = list_access_cells(core)
    for tile in hand:
        if _is_affordable(core, tile):
            actions += map(BUILD[tile.id].__getitem__, empty_spots)
        actions += map(EXPAND[tile.id].__getitem__, empty_spots)


def _list_end_turns(hand: tuple[Tile, ...]) -> list[EndTurn]:
    """The end of the turn, once for each choice of what to discard (rules §3, R1)."""
    ids = sorted([tile.id for tile in hand])
    return [EndTurn(discard) for discard in combinations(ids, len(hand) - HAND_LIMIT)]


def _list_troop_actions(core: Core) -> list[Action]:
    """Marches, withdrawals and deployments of the active heir's troops (rules §3 C)."""
    heir = core.active
    moved = core.moved[heir]
    without_troops = core.land.exclude_troops
    retinue, first, second = own = core.troops[heir]
    theirs = core.troops[OPPONENT[heir]]
    actions: list[Action] = []
    if not moved & 1:
        actions += MARCHES[without_troops(retinue, first, second, theirs)]
    if first != OFF_BOARD and not moved & 2:
        actions += MARCHES[without_troops(first, retinue, second, theirs)]
        actions.append(WITHDRAW[first])
    if second != OFF_BOARD and not moved & 4:
        actions += MARCHES[without_troops(second, retinue, first, theirs)]
        actions.append(WITHDRAW[second])
    if (first == OFF_BOARD and not moved & 2) or (second == OFF_BOARD and not moved & 4):
        actions += DEPLOYMENTS[without_troops(retinue, first, second, theirs)]
        if first != second:  # one of them stands
            beside_retinue = core.land.find_neighbours(retinue).laid
            beside_troop = core.land.find_neighbours(first if second == OFF_BOARD else second).laid
            excluded = (*own, *theirs, *beside_retinue)
            actions += [DEPLOY[to] for to in beside_troop if to not in excluded]
    return actions


def _list_marches(number: int) -> list[Move]:
    origin, neighbourhood = decode_spot(number), AROUND[number]
    return [MOVE[origin][to] for to in neighbourhood.laid]


def _list_deployments(number: int) -> list[Deploy]:
    return [DEPLOY[to] for to in AROUND[number].laid]


MARCHES: Final = LookupTable(_list_marches)
DEPLOYMENTS: Final = LookupTable(_list_deployments)
"""A tile and those around it, as a number of `Land.numbers` -> the actions of marching from it to
them, and of deploying to them (rules §3 C)."""
