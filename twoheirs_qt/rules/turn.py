"""The turn of an heir (rules §3, §4 and §6): what each action does.

`apply` is the only way from one state to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from typing import Any, Final

from twoheirs_qt.rules import henry
from twoheirs_qt.rules.access import building_of, means, missing, troop_on
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
from twoheirs_qt.rules.cells import ORTHOGONAL, Cell
from twoheirs_qt.rules.components import Building, Heir, Tile, Troop, TroopKind
from twoheirs_qt.rules.end_of_turn import pass_turn
from twoheirs_qt.rules.events import (
    Built,
    CampBroken,
    Deployed,
    Destroyed,
    Discarded,
    Event,
    Expanded,
    Marched,
    TurnEnded,
    Withdrawn,
)
from twoheirs_qt.rules.legality import is_legal, why_not
from twoheirs_qt.rules.reasons import IllegalAction
from twoheirs_qt.rules.reserve import take_from_reserve
from twoheirs_qt.rules.state import MOST_DISCOUNTS, Draft, State
from twoheirs_qt.rules.treasures import remove_treasures


@dataclass(frozen=True, slots=True)
class Step:
    """A part of what an action led to: the state at its end, and what happened in it."""

    state: State
    events: tuple[Event, ...]


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after `action` of the active heir, and what happened, in order.

    In a solo game Henry's whole turn follows an `EndTurn` (rules §7). Raises `IllegalAction`,
    with every reason, for an action that is not legal; `state` itself never changes.
    """
    draft, events = _carry_out(state, action)
    if draft.solo is not None:
        for _ in _henry_follows(draft, events):
            pass
    return draft.freeze(), tuple(events)


def steps(state: State, action: Action) -> tuple[Step, ...]:
    """What `apply` does, cut after the action itself and after each step of Henry's turn.

    The last state is the one that `apply` gives, and the events are the same in the same order:
    for a table that shows Henry's turn one step at a time.
    """
    draft, events = _carry_out(state, action)
    found: list[Step] = []
    if draft.solo is not None:
        for _ in _henry_follows(draft, events):
            found.append(Step(draft.draft().freeze(), tuple(events)))
            events.clear()
    if events or not found:
        found.append(Step(draft.freeze(), tuple(events)))
    return tuple(found)


def _carry_out(state: State, action: Action) -> tuple[Draft, list[Event]]:
    """What the active heir does, and nothing that follows from it."""
    if not is_legal(state, action):
        raise IllegalAction(action, why_not(state, action))
    draft = state.draft()
    # Whatever is done now, the chance to destroy of a moment ago is over (R6).
    draft.siege = ()
    events: list[Event] = []
    _DO[type(action)](state, draft, action, events)
    return draft, events


def _henry_follows(draft: Draft, events: list[Event]) -> Generator[None, None, None]:
    """Treasures are looked at after every action; Henry plays when it is his turn (rules §7).

    Pauses after each step.
    """
    remove_treasures(draft, events)
    yield
    if draft.active is draft.henry and draft.turns_left != 0:
        yield from henry.play_turn(draft, events)
        pass_turn(draft, events)
        yield


def _take(state: State, draft: Draft, action: Take, events: list[Event]) -> None:
    """Rules §3 A."""
    take_from_reserve(draft, action.slot, events)
    tile = state.slots[action.slot]
    assert tile is not None
    draft.set_hand(state.active, (*state.hands[state.active], tile))


def _from_hand(state: State, draft: Draft, tile_id: str) -> Tile:
    hand = state.hands[state.active]
    draft.set_hand(state.active, tuple(tile for tile in hand if tile.id != tile_id))
    return state.catalogue.tiles[tile_id]


def _build(state: State, draft: Draft, action: Build, events: list[Event]) -> None:
    """Rules §3 B.1; a discount is spent only where access is short (R3)."""
    heir = state.active
    tile = _from_hand(state, draft, action.tile)
    spent = sum(missing(means(state).access, tile))
    draft.discounts = state.discounts - spent
    draft.lay(action.at, tile.face(heir))
    if tile.building is Building.SIEGE_TOWER:
        draft.siege = _besieged(draft, action.at, heir)
    if draft.solo is not None:
        draft.solo = replace(draft.solo, last_built=action.at)
    events.append(Built(heir, tile.id, action.at, spent))


def _besieged(draft: Draft, tower: Cell, heir: Heir) -> tuple[Cell, ...]:
    """Rules §4, Siege Tower, and R6: opponent's buildings between the new tower and another."""
    landscape = draft.landscape
    found = []
    for cell in ORTHOGONAL[tower]:
        face = landscape.get(cell)
        if face is not None and face.owner is heir.opponent:
            towers = [
                near
                for near in ORTHOGONAL[cell]
                if building_of(landscape.get(near), heir, Building.SIEGE_TOWER)
            ]
            if len(towers) >= 2:
                found.append(cell)
    return tuple(sorted(found))


def _expand(state: State, draft: Draft, action: Expand, events: list[Event]) -> None:
    """Rules §3 B.2: open terrain, and one discount."""
    tile = _from_hand(state, draft, action.tile)
    draft.lay(action.at, tile.face(None))
    draft.discounts = min(state.discounts + 1, MOST_DISCOUNTS)
    events.append(Expanded(state.active, tile.id, action.at, draft.discounts))


def _move(state: State, draft: Draft, action: Move, events: list[Event]) -> None:
    """Rules §3 C.1."""
    troop, index = _own_troop(state, action.origin)
    draft.set_troop(state.active, index, Troop(troop.kind, action.to, True, troop.terrain))
    events.append(Marched(state.active, troop, action.origin, action.to))


def _deploy(state: State, draft: Draft, action: Deploy, events: list[Event]) -> None:
    """Rules §3 C.2; of two like troops in the reserve, one that has not moved (R4)."""
    index, troop = next(
        (index, troop)
        for index, troop in enumerate(state.troops[state.active])
        if troop.at is None and troop.kind is TroopKind.TROOP and not troop.moved
    )
    draft.set_troop(state.active, index, Troop(troop.kind, action.to, True))
    events.append(Deployed(state.active, action.to))


def _withdraw(state: State, draft: Draft, action: Withdraw, events: list[Event]) -> None:
    """Rules §3 C.3; R4: it has moved."""
    troop, index = _own_troop(state, action.origin)
    draft.set_troop(state.active, index, Troop(troop.kind, None, True))
    events.append(Withdrawn(state.active, action.origin))


def _own_troop(state: State, cell: Cell) -> tuple[Troop, int]:
    there = troop_on(state, cell)
    assert there is not None
    return state.troops[there[0]][there[1]], there[1]


def _break_camp(state: State, draft: Draft, action: BreakCamp, events: list[Event]) -> None:
    """Rules §4, Camp: it becomes open terrain and the shield turns back (R5)."""
    tile = state.landscape[action.at].tile
    draft.lay(action.at, tile.face(None))
    draft.crown = state.active
    events.append(CampBroken(state.active, action.at, tile.id))


def _destroy(state: State, draft: Draft, action: Destroy, events: list[Event]) -> None:
    """Rules §4, Siege Tower: face down; each such building separately (R6)."""
    tile = state.landscape[action.at].tile
    draft.lay(action.at, tile.face(None))
    draft.siege = tuple(cell for cell in state.siege if cell != action.at)
    events.append(Destroyed(state.active, action.at, tile.id))


def _end_turn(state: State, draft: Draft, action: EndTurn, events: list[Event]) -> None:
    """Rules §3, end, and §6."""
    heir = state.active
    if action.discard:
        gone = set(action.discard)
        hand = state.hands[heir]
        draft.set_hand(heir, tuple(tile for tile in hand if tile.id not in gone))
        draft.out = (*state.out, *(tile for tile in hand if tile.id in gone))
        events.append(Discarded(heir, tuple(sorted(gone))))
    events.append(TurnEnded(heir, state.discounts))
    if draft.solo is not None:
        # A file may hold treasures that are due already: they go before a winner is named.
        remove_treasures(draft, events)
    pass_turn(draft, events)


_DO: Final[dict[type, Callable[[State, Draft, Any, list[Event]], None]]] = {
    Take: _take,
    Build: _build,
    Expand: _expand,
    Move: _move,
    Deploy: _deploy,
    Withdraw: _withdraw,
    BreakCamp: _break_camp,
    Destroy: _destroy,
    EndTurn: _end_turn,
}
"""Kind of action -> what it does; each function takes its own kind alone, hence Any."""
