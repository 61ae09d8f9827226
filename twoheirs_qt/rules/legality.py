"""Which actions are legal, and why others are not (rules §3 and §4).

Each kind of action has one function that finds the reasons against it; an action is legal if
there is none. `legal_actions` lists what these functions let through, built from the same means
and not by trying everything.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final, TypeGuard

from twoheirs_qt.rules.access import access, cells, missing, places_clockwise, slots_in_reach
from twoheirs_qt.rules.actions import (
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
from twoheirs_qt.rules.cells import CELL, NEAR, OFF, SPOT, Cell, Spot, Table, within
from twoheirs_qt.rules.components import OPPONENT, Tile
from twoheirs_qt.rules.core import HAND_LIMIT, PLACES, RETINUE, Core
from twoheirs_qt.rules.landscape import AROUND, spot_of
from twoheirs_qt.rules.reasons import Reason, Why
from twoheirs_qt.rules.state import State


def _builds(tile: str) -> Table[Spot, Build]:
    return Table(lambda spot: Build(tile, CELL[spot]))


def _expands(tile: str) -> Table[Spot, Expand]:
    return Table(lambda spot: Expand(tile, CELL[spot]))


def _moves(origin: Spot) -> Table[Spot, Move]:
    return Table(lambda to: Move(CELL[origin], CELL[to]))


_TAKE: Final = tuple(Take(slot) for slot in range(PLACES))


def _takes(slots: tuple[int, ...]) -> list[Take]:
    return [_TAKE[slot] for slot in slots]


TAKES: Final[Table[tuple[int, ...], list[Take]]] = Table(_takes)
"""Places of the reserve -> the takes from them."""

BUILD: Final[Table[str, Table[Spot, Build]]] = Table(_builds)
EXPAND: Final[Table[str, Table[Spot, Expand]]] = Table(_expands)
MOVE: Final[Table[Spot, Table[Spot, Move]]] = Table(_moves)
DEPLOY: Final[Table[Spot, Deploy]] = Table(lambda to: Deploy(CELL[to]))
WITHDRAW: Final[Table[Spot, Withdraw]] = Table(lambda origin: Withdraw(CELL[origin]))
BREAK_CAMP: Final[Table[Spot, BreakCamp]] = Table(lambda spot: BreakCamp(CELL[spot]))
DESTROY: Final[Table[Spot, Destroy]] = Table(lambda spot: Destroy(CELL[spot]))
END_TURN: Final = EndTurn()


def why_not(state: State, action: Action) -> tuple[Reason, ...]:
    """All reasons against `action`; none if and only if it is legal."""
    return tuple(against(state.core, action))


def is_legal(state: State, action: Action) -> bool:
    """Whether there is no reason against `action`."""
    return not against(state.core, action)


def against(core: Core, action: Action) -> list[Reason]:
    """All reasons against an action; none if and only if it is allowed."""
    if core.turns_left == 0:
        return [Reason(Why.GAME_OVER)]
    found: list[Reason] = []
    _REASONS[type(action)](core, action, found)
    return found


# -- one function of reasons a kind of action ---------------------------------------------------


def _against_take(core: Core, action: Take, found: list[Reason]) -> None:
    """Rules §3 A: a tile in reach, once; a Camp turns the crown back (rules §4)."""
    if core.crown is not core.active:
        found.append(Reason(Why.ALREADY_TAKEN))
    slot = action.slot
    if slot in slots_in_reach(core):
        return
    if not 0 <= slot < PLACES:
        found.append(Reason(Why.NO_SUCH_PLACE, amount=slot))
        return
    tile = core.slots[slot]
    if tile is None:
        found.append(Reason(Why.EMPTY_PLACE, amount=slot))
    else:
        beyond = places_clockwise(core).index(slot) + 1 - len(slots_in_reach(core))
        found.append(Reason(Why.OUT_OF_REACH, amount=beyond, tile=tile.id))


def _against_placing(core: Core, action: Build | Expand, found: list[Reason]) -> None:
    """What building and expanding share (rules §3 B): a tile of the hand, a cell near a troop."""
    tile, cell = action.tile, action.at
    for held in core.hands[core.active]:
        if held.id == tile:
            break
    else:
        known = tile in core.setting.catalogue.tiles
        found.append(Reason(Why.NOT_IN_HAND if known else Why.UNKNOWN_TILE, tile=tile))
    spot = SPOT[cell]
    if spot in core.land.faces:
        found.append(Reason(Why.CELL_TAKEN, cell=cell))
    elif not _near_troops(core, spot):
        beyond = not within(cell)
        found.append(Reason(Why.BEYOND_THE_END if beyond else Why.NO_TROOP_NEAR, cell=cell))


def _near_troops(core: Core, spot: Spot) -> bool:
    """Whether a troop of the active heir stands next to `spot`, corners too."""
    near = NEAR[spot]
    retinue, one, other = core.troops[core.active]
    return retinue in near or one in near or other in near


def _against_build(core: Core, action: Build, found: list[Reason]) -> None:
    """Rules §3 B.1: access to every resource of the cost, less discounts (R3)."""
    _against_placing(core, action, found)
    tile = core.setting.catalogue.tiles.get(action.tile)
    if tile is not None and not _affordable(core, tile):
        short = missing(access(core), tile)
        amount = core.discounts
        found.append(Reason(Why.MISSING_RESOURCES, amount=amount, tile=tile.id, missing=short))


def _affordable(core: Core, tile: Tile) -> bool:
    """Rules §3 B.1 and R3: each discount stands for one resource of any kind."""
    return sum(missing(access(core), tile)) <= core.discounts


def _against_move(core: Core, action: Move, found: list[Reason]) -> None:
    """Rules §3 C.1: each troop once a turn, to an adjacent tile."""
    origin = SPOT[action.origin]
    _against_starting(core, origin, action.origin, found)
    to = SPOT[action.to]
    if to not in NEAR[origin]:
        found.append(Reason(Why.NOT_ADJACENT, cell=action.to))
    _against_entering(core, to, action.to, found)


def _against_starting(core: Core, spot: Spot, origin: Cell, found: list[Reason]) -> None:
    """What marching and withdrawing share (rules §3 C): an own troop that has not moved."""
    heir = core.active
    own = core.troops[heir]
    if spot not in own:
        found.append(Reason(Why.NO_TROOP_THERE, cell=origin))
    elif core.moved[heir] >> own.index(spot) & 1:
        found.append(Reason(Why.TROOP_HAS_MOVED, cell=origin))


def _against_entering(core: Core, spot: Spot, to: Cell, found: list[Reason]) -> None:
    """What marching and deploying share (rules §3 C): a tile of the landscape with no troop."""
    if spot not in core.land.faces:
        found.append(Reason(Why.NO_TILE_THERE, cell=to))
        return
    white, blue = core.troops
    if spot in white or spot in blue:
        there = core.active if spot in core.troops[core.active] else core.active.opponent
        found.append(Reason(Why.TROOP_IN_THE_WAY, cell=to, heir=there))


def _against_deploy(core: Core, action: Deploy, found: list[Reason]) -> None:
    """Rules §3 C.2: next to another of one's troops; R4: a withdrawn troop has moved."""
    _, one, two = core.troops[core.active]
    if one != OFF and two != OFF:
        found.append(Reason(Why.NO_TROOP_IN_RESERVE))
    else:
        moved = core.moved[core.active]
        if (one != OFF or moved & 2) and (two != OFF or moved & 4):
            found.append(Reason(Why.TROOP_HAS_MOVED))
    to = SPOT[action.to]
    if not _near_troops(core, to):
        found.append(Reason(Why.NO_TROOP_NEAR, cell=action.to))
    _against_entering(core, to, action.to, found)


def _against_withdraw(core: Core, action: Withdraw, found: list[Reason]) -> None:
    """Rules §3 C.3: an ordinary troop; a retinue never leaves the landscape."""
    origin = SPOT[action.origin]
    _against_starting(core, origin, action.origin, found)
    if origin == core.troops[core.active][RETINUE]:
        found.append(Reason(Why.RETINUE_STAYS, cell=action.origin))


def _against_break_camp(core: Core, action: BreakCamp, found: list[Reason]) -> None:
    """Rules §4, Camp, and R5: after a take, while the shield shows the opponent's crown."""
    if SPOT[action.at] not in core.land.camps[core.active]:
        found.append(Reason(Why.NO_CAMP_THERE, cell=action.at))
    if not core.taken:
        found.append(Reason(Why.TAKE_FIRST))
    elif core.crown is core.active:
        found.append(Reason(Why.SHIELD_IS_YOURS))
    if not places_clockwise(core):
        found.append(Reason(Why.RESERVE_IS_EMPTY))


def _against_destroy(core: Core, action: Destroy, found: list[Reason]) -> None:
    """Rules §4, Siege Tower, and R6: only at once after the build that made it possible."""
    if SPOT[action.at] not in core.siege:
        found.append(Reason(Why.NOT_BESIEGED, cell=action.at))


def _against_end_turn(core: Core, action: EndTurn, found: list[Reason]) -> None:
    """Rules §3: a tile was taken (R2: if one lies in reach), and the surplus goes (R1: no more)."""
    if not core.taken and slots_in_reach(core):
        found.append(Reason(Why.MUST_TAKE))
    hand = core.hands[core.active]
    surplus = max(0, len(hand) - HAND_LIMIT)
    if len(action.discard) != surplus or (surplus and len(set(action.discard)) != surplus):
        found.append(Reason(Why.DISCARD_COUNT, amount=surplus))
    if action.discard:
        held = [tile.id for tile in hand]
        for tile in dict.fromkeys(action.discard):
            if tile not in held:
                found.append(Reason(Why.NOT_IN_HAND, tile=tile))


_REASONS: Final[dict[type, Callable[[Core, Any, list[Reason]], None]]] = {
    Take: _against_take,
    Build: _against_build,
    Expand: _against_placing,
    Move: _against_move,
    Deploy: _against_deploy,
    Withdraw: _against_withdraw,
    BreakCamp: _against_break_camp,
    Destroy: _against_destroy,
    EndTurn: _against_end_turn,
}
"""Kind of action -> what adds the reasons against it; each takes its own kind alone, hence Any."""


def _is_action(value: object) -> TypeGuard[Action]:
    return type(value) in _REASONS


# -- all legal actions ----------------------------------------------------------------------------


class LegalActions(list[Action]):
    """The legal actions of a state, each once: do not change it.

    Whether an action is `in` it, is asked of the rules.
    """

    __slots__ = ("_core",)

    def __init__(self, core: Core) -> None:
        self._core = core
        self += allowed(core)

    def __contains__(self, action: object) -> bool:
        return _is_action(action) and not against(self._core, action)


def legal_actions(state: State) -> LegalActions:
    """The legal actions of the active heir; none when the game is over."""
    return LegalActions(state.core)


def allowed(core: Core) -> list[Action]:
    """Every legal action once, in the same order for equal ways to the same state."""
    if core.turns_left == 0:
        return []
    found: list[Action] = []
    heir = core.active
    if core.siege:
        found += [DESTROY[spot] for spot in core.siege]
    if core.crown is heir:
        found += TAKES[slots_in_reach(core)]
    hand = core.hands[heir]
    if hand:
        _add_placings(core, hand, found)
    if core.troop_actions is None:
        core.troop_actions = _troop_actions(core)
    found += core.troop_actions
    if core.taken and core.crown is not heir:
        camps = core.land.camps[heir]
        if camps and places_clockwise(core):
            found += [BREAK_CAMP[spot] for spot in camps]
    if core.taken or not slots_in_reach(core):
        if len(hand) <= HAND_LIMIT:
            found.append(END_TURN)
        else:
            found += _ends(hand)
    return found


def _add_placings(core: Core, hand: tuple[Tile, ...], found: list[Action]) -> None:
    """Builds and expansions with the tiles of the active heir's hand (rules §3 B)."""
    free = cells(core)
    for tile in hand:
        if _affordable(core, tile):
            found += map(BUILD[tile.id].__getitem__, free)
        found += map(EXPAND[tile.id].__getitem__, free)


def _ends(hand: tuple[Tile, ...]) -> list[EndTurn]:
    """The end of the turn, once for each choice of what to discard (rules §3, R1)."""
    ids = sorted([tile.id for tile in hand])
    return [EndTurn(gone) for gone in combinations(ids, len(hand) - HAND_LIMIT)]


def _troop_actions(core: Core) -> list[Action]:
    """Marches, withdrawals and deployments of the active heir's troops (rules §3 C)."""
    heir = core.active
    moved = core.moved[heir]
    clear = core.land.clear
    retinue, one, other = own = core.troops[heir]
    theirs = core.troops[OPPONENT[heir]]
    found: list[Action] = []
    if not moved & 1:
        found += MARCHES[clear(retinue, one, other, theirs)]
    if one != OFF and not moved & 2:
        found += MARCHES[clear(one, retinue, other, theirs)]
        found.append(WITHDRAW[one])
    if other != OFF and not moved & 4:
        found += MARCHES[clear(other, retinue, one, theirs)]
        found.append(WITHDRAW[other])
    if (one == OFF and not moved & 2) or (other == OFF and not moved & 4):
        found += DEPLOYMENTS[clear(retinue, one, other, theirs)]
        if one != other:  # one of them stands
            near = core.land.around(retinue).laid
            also = core.land.around(one if other == OFF else other).laid
            taken = (*own, *theirs, *near)
            found += [DEPLOY[to] for to in also if to not in taken]
    return found


def _marches(number: int) -> list[Move]:
    origin, near = spot_of(number), AROUND[number]
    return [MOVE[origin][to] for to in near.laid]


def _deployments(number: int) -> list[Deploy]:
    return [DEPLOY[to] for to in AROUND[number].laid]


MARCHES: Final = Table(_marches)
DEPLOYMENTS: Final = Table(_deployments)
"""A tile and those around it, as a number of `Land.numbers` -> the actions of marching from it to
them, and of deploying to them (rules §3 C)."""
