"""Which actions are legal, and why others are not (rules §3 and §4).

Each kind of action has one function that yields the reasons against it; an action is legal if
there is none. `legal_actions` lists what these functions let through, built from the same means
and not by trying everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, Final, TypeGuard

from twoheirs_qt.rules.access import building_of, clockwise, means, missing, troop_on
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
from twoheirs_qt.rules.cells import NEIGHBOURS, Cell, within
from twoheirs_qt.rules.components import Building, Tile, TroopKind
from twoheirs_qt.rules.interned import (
    BREAK_CAMP,
    BUILD,
    DEPLOY,
    DESTROY,
    END_TURN,
    EXPAND,
    MOVE,
    TAKE,
    WITHDRAW,
)
from twoheirs_qt.rules.reasons import Reason, Why
from twoheirs_qt.rules.state import HAND_LIMIT, PLACES, State


def why_not(state: State, action: Action) -> tuple[Reason, ...]:
    """All reasons against `action`; none if and only if it is legal."""
    if state.turns_left == 0:
        return (Reason(Why.GAME_OVER),)
    return tuple(_REASONS[type(action)](state, action))


def is_legal(state: State, action: Action) -> bool:
    """Whether there is no reason against `action`; stops at the first one."""
    if state.turns_left == 0:
        return False
    for _ in _REASONS[type(action)](state, action):
        return False
    return True


# -- one function of reasons a kind of action ---------------------------------------------------


def _against_take(state: State, action: Take) -> Iterator[Reason]:
    """Rules §3 A: a tile in reach, once; a Camp turns the crown back (rules §4)."""
    if state.crown is not state.active:
        yield Reason(Why.ALREADY_TAKEN)
    slot = action.slot
    if not 0 <= slot < PLACES:
        yield Reason(Why.NO_SUCH_PLACE, amount=slot)
        return
    tile = state.slots[slot]
    if tile is None:
        yield Reason(Why.EMPTY_PLACE, amount=slot)
    elif slot not in means(state).slots:
        beyond = clockwise(state).index(slot) + 1 - means(state).reach
        yield Reason(Why.OUT_OF_REACH, amount=beyond, tile=tile.id)


def _against_placing(state: State, tile: str, cell: Cell) -> Iterator[Reason]:
    """What building and expanding share (rules §3 B): a tile of the hand, a cell near a troop."""
    if tile not in state.catalogue.tiles:
        yield Reason(Why.UNKNOWN_TILE, tile=tile)
    elif tile not in [held.id for held in state.hands[state.active]]:
        yield Reason(Why.NOT_IN_HAND, tile=tile)
    if not means(state).may_lay(cell):
        if cell in state.landscape:
            yield Reason(Why.CELL_TAKEN, cell=cell)
        elif not within(cell):
            yield Reason(Why.BEYOND_THE_END, cell=cell)
        else:
            yield Reason(Why.NO_TROOP_NEAR, cell=cell)


def _against_build(state: State, action: Build) -> Iterator[Reason]:
    """Rules §3 B.1: access to every resource of the cost, less discounts (R3)."""
    yield from _against_placing(state, action.tile, action.at)
    tile = state.catalogue.tiles.get(action.tile)
    if tile is not None and not _affordable(state, tile):
        short = missing(means(state).access, tile)
        yield Reason(Why.MISSING_RESOURCES, amount=state.discounts, tile=tile.id, missing=short)


def _affordable(state: State, tile: Tile) -> bool:
    """Rules §3 B.1 and R3: each discount stands for one resource of any kind."""
    wood, wheat, stone = missing(means(state).access, tile)
    return wood + wheat + stone <= state.discounts


def _against_expand(state: State, action: Expand) -> Iterator[Reason]:
    """Rules §3 B.2: no cost."""
    yield from _against_placing(state, action.tile, action.at)


def _against_entering(state: State, to: Cell) -> Iterator[Reason]:
    """What marching and deploying share (rules §3 C): a tile of the landscape with no troop."""
    if to not in state.landscape:
        yield Reason(Why.NO_TILE_THERE, cell=to)
        return
    there = troop_on(state, to)
    if there is not None:
        yield Reason(Why.TROOP_IN_THE_WAY, cell=to, heir=there[0])


def _against_move(state: State, action: Move) -> Iterator[Reason]:
    """Rules §3 C.1: each troop once a turn, to an adjacent tile."""
    yield from _against_starting(state, action.origin)
    if action.to not in NEIGHBOURS[action.origin]:
        yield Reason(Why.NOT_ADJACENT, cell=action.to)
    yield from _against_entering(state, action.to)


def _against_starting(state: State, origin: Cell) -> Iterator[Reason]:
    """What marching and withdrawing share (rules §3 C): an own troop that has not moved."""
    there = troop_on(state, origin)
    if there is None or there[0] is not state.active:
        yield Reason(Why.NO_TROOP_THERE, cell=origin)
    elif state.troops[state.active][there[1]].moved:
        yield Reason(Why.TROOP_HAS_MOVED, cell=origin)


def _against_deploy(state: State, action: Deploy) -> Iterator[Reason]:
    """Rules §3 C.2: next to another of one's troops; R4: a withdrawn troop has moved."""
    waiting = [
        troop
        for troop in state.troops[state.active]
        if troop.at is None and troop.kind is TroopKind.TROOP
    ]
    if not waiting:
        yield Reason(Why.NO_TROOP_IN_RESERVE)
    elif all(troop.moved for troop in waiting):
        yield Reason(Why.TROOP_HAS_MOVED)
    near = NEIGHBOURS[action.to]
    if not any(troop.at in near for troop in state.troops[state.active]):
        yield Reason(Why.NO_TROOP_NEAR, cell=action.to)
    yield from _against_entering(state, action.to)


def _against_withdraw(state: State, action: Withdraw) -> Iterator[Reason]:
    """Rules §3 C.3: an ordinary troop; a retinue never leaves the landscape."""
    yield from _against_starting(state, action.origin)
    there = troop_on(state, action.origin)
    if (
        there is not None
        and there[0] is state.active
        and state.troops[there[0]][there[1]].kind is TroopKind.RETINUE
    ):
        yield Reason(Why.RETINUE_STAYS, cell=action.origin)


def _against_break_camp(state: State, action: BreakCamp) -> Iterator[Reason]:
    """Rules §4, Camp, and R5: after a take, while the shield shows the opponent's crown."""
    if not building_of(state.landscape.get(action.at), state.active, Building.CAMP):
        yield Reason(Why.NO_CAMP_THERE, cell=action.at)
    if not state.taken:
        yield Reason(Why.TAKE_FIRST)
    elif state.crown is state.active:
        yield Reason(Why.SHIELD_IS_YOURS)
    if all(tile is None for tile in state.slots):
        yield Reason(Why.RESERVE_IS_EMPTY)


def _against_destroy(state: State, action: Destroy) -> Iterator[Reason]:
    """Rules §4, Siege Tower, and R6: only at once after the build that made it possible."""
    if action.at not in state.siege:
        yield Reason(Why.NOT_BESIEGED, cell=action.at)


def _against_end_turn(state: State, action: EndTurn) -> Iterator[Reason]:
    """Rules §3: a tile was taken (R2: if one lies in reach), and the surplus goes (R1: no more)."""
    if not state.taken and means(state).slots:
        yield Reason(Why.MUST_TAKE)
    held = [tile.id for tile in state.hands[state.active]]
    surplus = max(0, len(held) - HAND_LIMIT)
    if len(action.discard) != surplus or (surplus and len(set(action.discard)) != surplus):
        yield Reason(Why.DISCARD_COUNT, amount=surplus)
    for tile in dict.fromkeys(action.discard):
        if tile not in held:
            yield Reason(Why.NOT_IN_HAND, tile=tile)


_REASONS: Final[dict[type, Callable[[State, Any], Iterator[Reason]]]] = {
    Take: _against_take,
    Build: _against_build,
    Expand: _against_expand,
    Move: _against_move,
    Deploy: _against_deploy,
    Withdraw: _against_withdraw,
    BreakCamp: _against_break_camp,
    Destroy: _against_destroy,
    EndTurn: _against_end_turn,
}
"""Kind of action -> what stands against it; each function takes its own kind alone, hence Any."""


def _is_action(value: object) -> TypeGuard[Action]:
    return type(value) in _REASONS


# -- all legal actions ----------------------------------------------------------------------------


class LegalActions:
    """The legal actions of a state: iterate, count, or test with `in` (which builds no list)."""

    __slots__ = ("_found", "_state")

    def __init__(self, state: State) -> None:
        self._state = state
        self._found: list[Action] | None = None

    def __contains__(self, action: object) -> bool:
        return _is_action(action) and is_legal(self._state, action)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.all())

    def __len__(self) -> int:
        return len(self.all())

    def __bool__(self) -> bool:
        return bool(self.all())

    def all(self) -> list[Action]:
        """Every legal action once. The list is kept; do not change it."""
        if self._found is None:
            self._found = _generate(self._state)
        return self._found


def legal_actions(state: State) -> LegalActions:
    """The legal actions of the active heir; none when the game is over."""
    return LegalActions(state)


def _generate(state: State) -> list[Action]:
    if state.turns_left == 0:
        return []
    heir = state.active
    found: list[Action] = [DESTROY[cell] for cell in state.siege]
    if state.crown is heir:
        found.extend([TAKE[slot] for slot in means(state).slots])
    _generate_placings(state, found)
    _generate_moves(state, found)
    if state.taken and state.crown is not heir and any(state.slots):
        found.extend([BREAK_CAMP[cell] for cell in state.landscape.camps(heir)])
    if state.taken or not means(state).slots:
        _generate_ends(state, found)
    return found


def _generate_placings(state: State, found: list[Action]) -> None:
    """Builds and expansions with the tiles of the active heir's hand (rules §3 B)."""
    hand = state.hands[state.active]
    if not hand:
        return
    cells = means(state).cells
    for tile in hand:
        if _affordable(state, tile):
            builds = BUILD[tile.id]
            found.extend([builds[cell] for cell in cells])
        expands = EXPAND[tile.id]
        found.extend([expands[cell] for cell in cells])


def _generate_ends(state: State, found: list[Action]) -> None:
    """The end of the turn, once for each choice of what to discard (rules §3, R1)."""
    hand = state.hands[state.active]
    surplus = len(hand) - HAND_LIMIT
    if surplus <= 0:
        found.append(END_TURN)
    else:
        ids = sorted(tile.id for tile in hand)
        found.extend(EndTurn(gone) for gone in combinations(ids, surplus))


def _generate_moves(state: State, found: list[Action]) -> None:
    """Marches, withdrawals and deployments of the active heir's troops (rules §3 C)."""
    around = state.landscape.around
    own = state.troops[state.active]
    occupied = {troop.at for troop in own}
    occupied.update([troop.at for troop in state.troops[state.active.opponent]])
    waiting = False
    for troop in own:
        if troop.moved:
            continue
        at = troop.at
        if at is None:
            waiting = waiting or troop.kind is TroopKind.TROOP
            continue
        moves = MOVE[at]
        found.extend([moves[to] for to in around(at)[1] if to not in occupied])
        if troop.kind is TroopKind.TROOP:
            found.append(WITHDRAW[at])
    if waiting:
        near: dict[Cell, None] = {}
        for troop in own:
            if troop.at is not None:
                near |= around(troop.at)[1]
        found.extend([DEPLOY[to] for to in near if to not in occupied])
