"""Which actions are legal, and why others are not (rules §3 and §4).

Each kind of action has one function that yields the reasons against it; an action is legal if
there is none. `legal_actions` lists what these functions let through, built from the same means
and not by trying everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any, Final, TypeGuard

from twoheirs_qt.rules.access import (
    access,
    building_of,
    cells,
    missing,
    places_clockwise,
    slots_in_reach,
)
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
from twoheirs_qt.rules.cells import NEAR, OFF, SPOT, Cell, Spot, within
from twoheirs_qt.rules.components import Building, Tile
from twoheirs_qt.rules.core import HAND_LIMIT, PLACES, RETINUE, TROOPS, Core
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
from twoheirs_qt.rules.state import State


def why_not(state: State, action: Action) -> tuple[Reason, ...]:
    """All reasons against `action`; none if and only if it is legal."""
    return tuple(against(state.core, action))


def is_legal(state: State, action: Action) -> bool:
    """Whether there is no reason against `action`; stops at the first one."""
    return is_allowed(state.core, action)


def against(core: Core, action: Action) -> Iterable[Reason]:
    """All reasons against an action, one after the other."""
    if core.turns_left == 0:
        return (Reason(Why.GAME_OVER),)
    return _REASONS[type(action)](core, action)


def is_allowed(core: Core, action: Action) -> bool:
    """Whether there is no reason against an action."""
    for _ in against(core, action):
        return False
    return True


# -- one function of reasons a kind of action ---------------------------------------------------


def _against_take(core: Core, action: Take) -> Iterator[Reason]:
    """Rules §3 A: a tile in reach, once; a Camp turns the crown back (rules §4)."""
    if core.crown is not core.active:
        yield Reason(Why.ALREADY_TAKEN)
    slot = action.slot
    if not 0 <= slot < PLACES:
        yield Reason(Why.NO_SUCH_PLACE, amount=slot)
        return
    tile = core.slots[slot]
    if tile is None:
        yield Reason(Why.EMPTY_PLACE, amount=slot)
    elif slot not in slots_in_reach(core):
        beyond = places_clockwise(core).index(slot) + 1 - len(slots_in_reach(core))
        yield Reason(Why.OUT_OF_REACH, amount=beyond, tile=tile.id)


def _against_placing(core: Core, tile: str, cell: Cell) -> Iterator[Reason]:
    """What building and expanding share (rules §3 B): a tile of the hand, a cell near a troop."""
    for held in core.hands[core.active]:
        if held.id == tile:
            break
    else:
        known = tile in core.setting.catalogue.tiles
        yield Reason(Why.NOT_IN_HAND if known else Why.UNKNOWN_TILE, tile=tile)
    spot = SPOT[cell]
    if spot not in cells(core):
        if spot in core.land.faces:
            yield Reason(Why.CELL_TAKEN, cell=cell)
        elif not within(cell):
            yield Reason(Why.BEYOND_THE_END, cell=cell)
        else:
            yield Reason(Why.NO_TROOP_NEAR, cell=cell)


def _against_build(core: Core, action: Build) -> Iterator[Reason]:
    """Rules §3 B.1: access to every resource of the cost, less discounts (R3)."""
    yield from _against_placing(core, action.tile, action.at)
    tile = core.setting.catalogue.tiles.get(action.tile)
    if tile is not None and not _affordable(core, tile):
        short = missing(access(core), tile)
        yield Reason(Why.MISSING_RESOURCES, amount=core.discounts, tile=tile.id, missing=short)


def _affordable(core: Core, tile: Tile) -> bool:
    """Rules §3 B.1 and R3: each discount stands for one resource of any kind."""
    wood, wheat, stone = missing(access(core), tile)
    return wood + wheat + stone <= core.discounts


def _against_expand(core: Core, action: Expand) -> Iterator[Reason]:
    """Rules §3 B.2: no cost."""
    return _against_placing(core, action.tile, action.at)


def _against_entering(core: Core, to: Cell) -> Iterator[Reason]:
    """What marching and deploying share (rules §3 C): a tile of the landscape with no troop."""
    spot = SPOT[to]
    if spot not in core.land.faces:
        yield Reason(Why.NO_TILE_THERE, cell=to)
        return
    there = core.troop_on(spot)
    if there is not None:
        yield Reason(Why.TROOP_IN_THE_WAY, cell=to, heir=there[0])


def _against_move(core: Core, action: Move) -> Iterator[Reason]:
    """Rules §3 C.1: each troop once a turn, to an adjacent tile."""
    yield from _against_starting(core, action.origin)
    if SPOT[action.to] not in NEAR[SPOT[action.origin]]:
        yield Reason(Why.NOT_ADJACENT, cell=action.to)
    yield from _against_entering(core, action.to)


def _against_starting(core: Core, origin: Cell) -> Iterator[Reason]:
    """What marching and withdrawing share (rules §3 C): an own troop that has not moved."""
    there = core.troop_on(SPOT[origin])
    if there is None or there[0] is not core.active:
        yield Reason(Why.NO_TROOP_THERE, cell=origin)
    elif core.has_moved(there[1]):
        yield Reason(Why.TROOP_HAS_MOVED, cell=origin)


def _against_deploy(core: Core, action: Deploy) -> Iterator[Reason]:
    """Rules §3 C.2: next to another of one's troops; R4: a withdrawn troop has moved."""
    own = core.troops[core.active]
    waiting = [index for index in TROOPS if own[index] == OFF]
    if not waiting:
        yield Reason(Why.NO_TROOP_IN_RESERVE)
    elif all(core.has_moved(index) for index in waiting):
        yield Reason(Why.TROOP_HAS_MOVED)
    near = NEAR[SPOT[action.to]]
    if not any(at in near for at in own):
        yield Reason(Why.NO_TROOP_NEAR, cell=action.to)
    yield from _against_entering(core, action.to)


def _against_withdraw(core: Core, action: Withdraw) -> Iterator[Reason]:
    """Rules §3 C.3: an ordinary troop; a retinue never leaves the landscape."""
    yield from _against_starting(core, action.origin)
    if core.troop_on(SPOT[action.origin]) == (core.active, RETINUE):
        yield Reason(Why.RETINUE_STAYS, cell=action.origin)


def _against_break_camp(core: Core, action: BreakCamp) -> Iterator[Reason]:
    """Rules §4, Camp, and R5: after a take, while the shield shows the opponent's crown."""
    face = core.land.faces.get(SPOT[action.at])
    if not building_of(face, core.active, Building.CAMP):
        yield Reason(Why.NO_CAMP_THERE, cell=action.at)
    if not core.taken:
        yield Reason(Why.TAKE_FIRST)
    elif core.crown is core.active:
        yield Reason(Why.SHIELD_IS_YOURS)
    if not places_clockwise(core):
        yield Reason(Why.RESERVE_IS_EMPTY)


def _against_destroy(core: Core, action: Destroy) -> Iterator[Reason]:
    """Rules §4, Siege Tower, and R6: only at once after the build that made it possible."""
    if SPOT[action.at] not in core.siege:
        yield Reason(Why.NOT_BESIEGED, cell=action.at)


def _against_end_turn(core: Core, action: EndTurn) -> Iterator[Reason]:
    """Rules §3: a tile was taken (R2: if one lies in reach), and the surplus goes (R1: no more)."""
    if not core.taken and slots_in_reach(core):
        yield Reason(Why.MUST_TAKE)
    hand = core.hands[core.active]
    surplus = max(0, len(hand) - HAND_LIMIT)
    if len(action.discard) != surplus or (surplus and len(set(action.discard)) != surplus):
        yield Reason(Why.DISCARD_COUNT, amount=surplus)
    if action.discard:
        held = [tile.id for tile in hand]
        for tile in dict.fromkeys(action.discard):
            if tile not in held:
                yield Reason(Why.NOT_IN_HAND, tile=tile)


_REASONS: Final[dict[type, Callable[[Core, Any], Iterator[Reason]]]] = {
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

    __slots__ = ("_core", "_found")

    def __init__(self, core: Core) -> None:
        self._core = core
        self._found: list[Action] | None = None

    def __contains__(self, action: object) -> bool:
        return _is_action(action) and is_allowed(self._core, action)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.all())

    def __len__(self) -> int:
        return len(self.all())

    def __bool__(self) -> bool:
        return bool(self.all())

    def all(self) -> list[Action]:
        """Every legal action once. The list is kept; do not change it."""
        if self._found is None:
            self._found = allowed(self._core)
        return self._found


def legal_actions(state: State) -> LegalActions:
    """The legal actions of the active heir; none when the game is over."""
    return LegalActions(state.core)


def allowed(core: Core) -> list[Action]:
    """Every legal action once, in the same order for equal ways to the same state."""
    if core.turns_left == 0:
        return []
    heir = core.active
    found: list[Action] = [DESTROY[spot] for spot in core.siege]
    if core.crown is heir:
        found += [TAKE[slot] for slot in slots_in_reach(core)]
    hand = core.hands[heir]
    if hand:
        _add_placings(core, hand, found)
    if core.troop_actions is None:
        core.troop_actions = _troop_actions(core)
    found += core.troop_actions
    if core.taken:
        if core.crown is not heir:
            camps = core.land.camps[heir]
            if camps and places_clockwise(core):
                found += [BREAK_CAMP[spot] for spot in camps]
        _add_ends(hand, found)
    elif not slots_in_reach(core):
        _add_ends(hand, found)
    return found


def _add_placings(core: Core, hand: tuple[Tile, ...], found: list[Action]) -> None:
    """Builds and expansions with the tiles of the active heir's hand (rules §3 B)."""
    free = cells(core)
    for tile in hand:
        if _affordable(core, tile):
            builds = BUILD[tile.id]
            found += [builds[spot] for spot in free]
        expands = EXPAND[tile.id]
        found += [expands[spot] for spot in free]


def _add_ends(hand: tuple[Tile, ...], found: list[Action]) -> None:
    """The end of the turn, once for each choice of what to discard (rules §3, R1)."""
    surplus = len(hand) - HAND_LIMIT
    if surplus <= 0:
        found.append(END_TURN)
    else:
        ids = sorted([tile.id for tile in hand])
        found += [EndTurn(gone) for gone in combinations(ids, surplus)]


def _troop_actions(core: Core) -> list[Action]:
    """Marches, withdrawals and deployments of the active heir's troops (rules §3 C)."""
    around = core.land.around
    heir = core.active
    own, moved = core.troops[heir], core.moved[heir]
    occupied = own + core.troops[heir.opponent]
    found: list[Action] = []
    waiting = False
    for index, at in enumerate(own):
        if moved >> index & 1:
            continue
        if at == OFF:
            waiting = True
            continue
        moves = MOVE[at]
        found += [moves[to] for to in around(at)[1] if to not in occupied]
        if index != RETINUE:
            found.append(WITHDRAW[at])
    if waiting:
        near: dict[Spot, None] = {}
        for at in own:
            near.update(dict.fromkeys(around(at)[1]))
        found += [DEPLOY[to] for to in near if to not in occupied]
    return found
