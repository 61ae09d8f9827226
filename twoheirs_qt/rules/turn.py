"""The turn of an heir (rules §3, §4 and §6): what each action does.

`apply` is the only way from one state to the next; `after` is the same for those who do not ask
what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, NamedTuple

from twoheirs_qt.rules import henry
from twoheirs_qt.rules.access import access, building_of, missing, take_from_reserve
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
from twoheirs_qt.rules.cells import BESIDE, CELL, OFF, SPOT, Spot
from twoheirs_qt.rules.components import OPPONENT, Building, Heir, Tile
from twoheirs_qt.rules.core import LAST_TURNS, MOST_DISCOUNTS, Core
from twoheirs_qt.rules.events import (
    Built,
    CampBroken,
    Deployed,
    Destroyed,
    Discarded,
    Event,
    Expanded,
    GameEnded,
    LastRoundTriggered,
    Marched,
    TurnBegan,
    TurnEnded,
    Withdrawn,
)
from twoheirs_qt.rules.landscape import Spots
from twoheirs_qt.rules.legality import against
from twoheirs_qt.rules.reasons import IllegalAction
from twoheirs_qt.rules.scoring import remove_treasures, winner
from twoheirs_qt.rules.state import State, shown_troop


def pass_turn(core: Core, told: list[Event] | None) -> None:
    """Turn moved troops back, let discounts lapse, and make the opponent active.

    When the last turn has ended the game is over; `active` and `crown` then name the heir who
    would be next. R19: a position made by hand may have an empty supply that triggered nothing;
    the end is triggered now, so each heir has one more turn.
    """
    heir = core.active
    if core.moved[heir]:
        core.moved = (0, core.moved[1]) if heir == 0 else (core.moved[0], 0)
    core.discounts = 0
    core.siege = ()
    core.taken = False
    core.active = core.crown = OPPONENT[heir]
    core.forget()
    if core.turns_left is None and not core.left:
        core.turns_left = LAST_TURNS
        if told is not None:
            told.append(LastRoundTriggered())
    if core.turns_left is not None:
        core.turns_left -= 1
    if told is not None:
        if core.turns_left == 0:
            told.append(GameEnded(winner(core)))
        else:
            told.append(TurnBegan(core.active, core.turns_left))


_SIEGE_TOWER: Final = Building.SIEGE_TOWER


class Step(NamedTuple):
    """A part of what an action led to: the state at its end, and what happened in it."""

    state: State
    events: tuple[Event, ...]


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after `action` of the active heir, and what happened, in order.

    In a solo game Henry's whole turn follows an `EndTurn` (rules §7). Raises `IllegalAction`,
    with every reason, for an action that is not legal; `state` itself never changes.
    """
    _check(state, action)
    told: list[Event] = []
    return State.of(play(state.core, action, told)), tuple(told)


def after(state: State, action: Action) -> State:
    """The state that `apply` leads to; no event is made. Raises `IllegalAction` as it does."""
    _check(state, action)
    return State.of(play(state.core, action, None))


def after_paid(state: State, action: Build) -> State:
    """The state that a build would lead to if nothing stood in its way but its cost."""
    core = state.core.copy()
    core.discounts = sum(missing(access(core), state.catalogue.tiles[action.tile]))
    return after(State.of(core), action)


def steps(state: State, action: Action) -> tuple[Step, ...]:
    """What `apply` does, cut after the action itself and after each step of Henry's turn.

    The last state is the one that `apply` gives, and the events are the same in the same order:
    for a table that shows Henry's turn one step at a time.
    """
    _check(state, action)
    told: list[Event] = []
    core = carried_out(state.core, action, told)
    if core.setting.henry is None:
        return (Step(State.of(core), tuple(told)),)
    found: list[Step] = []
    for _ in _henry_follows(core, told):
        found.append(Step(State.of(core.copy()), tuple(told)))
        told.clear()
    return tuple(found)


def _check(state: State, action: Action) -> None:
    reasons = against(state.core, action)
    if reasons:
        raise IllegalAction(action, tuple(reasons))


def play(core: Core, action: Action, told: list[Event] | None) -> Core:
    """The core after a legal action; what happened is added to `told`, if anybody asks."""
    core = carried_out(core, action, told)
    if core.setting.henry is not None:
        for _ in _henry_follows(core, told):
            pass
    return core


def carried_out(core: Core, action: Action, told: list[Event] | None) -> Core:
    """The core after what the active heir does, and before what follows from it."""
    core = core.copy()
    if core.siege and type(action) is not Destroy:
        core.siege = ()  # the chance to destroy of a moment ago is over (R6)
    _DO[type(action)](core, action, told)
    return core


def _henry_follows(core: Core, told: list[Event] | None) -> Generator[None, None, None]:
    """Treasures are looked at after every action; Henry plays when it is his turn (rules §7).

    Pauses after each step.
    """
    remove_treasures(core, told)
    yield
    if core.active is core.setting.henry and core.turns_left != 0:
        yield from henry.play_turn(core, told)
        pass_turn(core, told)
        yield


def _take(core: Core, action: Take, told: list[Event] | None) -> None:
    """Rules §3 A."""
    heir, tile = core.active, core.slots[action.slot]
    assert tile is not None
    take_from_reserve(core, action.slot, told)
    core.set_hand(heir, (*core.hands[heir], tile))


def _from_hand(core: Core, tile_id: str) -> Tile:
    heir = core.active
    core.set_hand(heir, tuple([tile for tile in core.hands[heir] if tile.id != tile_id]))
    return core.setting.catalogue.tiles[tile_id]


def _build(core: Core, action: Build, told: list[Event] | None) -> None:
    """Rules §3 B.1; a discount is spent only where access is short (R3)."""
    heir, spot = core.active, SPOT[action.at]
    tile = _from_hand(core, action.tile)
    spent = sum(missing(access(core), tile))
    core.discounts -= spent
    core.lay(spot, tile.face(heir))
    if tile.building is _SIEGE_TOWER:
        core.siege = _besieged(core, spot, heir)
    if core.setting.henry is not None:
        core.last_built = spot
    if told is not None:
        told.append(Built(heir, tile.id, action.at, spent))


def _besieged(core: Core, tower: Spot, heir: Heir) -> Spots:
    """Rules §4, Siege Tower, and R6: opponent's buildings between the new tower and another."""
    faces = core.land.faces
    found = []
    for spot in BESIDE[tower]:
        face = faces.get(spot)
        if face is not None and face.owner is heir.opponent:
            towers = [
                near for near in BESIDE[spot] if building_of(faces.get(near), heir, _SIEGE_TOWER)
            ]
            if len(towers) >= 2:
                found.append(spot)
    return tuple(sorted(found, key=CELL.__getitem__))


def _expand(core: Core, action: Expand, told: list[Event] | None) -> None:
    """Rules §3 B.2: open terrain, and one discount."""
    tile = _from_hand(core, action.tile)
    core.lay(SPOT[action.at], tile.face(None))
    core.discounts = min(core.discounts + 1, MOST_DISCOUNTS)
    if told is not None:
        told.append(Expanded(core.active, tile.id, action.at, core.discounts))


def _move(core: Core, action: Move, told: list[Event] | None) -> None:
    """Rules §3 C.1."""
    heir = core.active
    index = core.troops[heir].index(SPOT[action.origin])
    if told is not None:
        troop = shown_troop(core, heir, index)
        told.append(Marched(heir, troop, action.origin, action.to))
    core.put_troop(heir, index, SPOT[action.to], moved=True)
    core.access = core.cells = core.troop_actions = None


def _deploy(core: Core, action: Deploy, told: list[Event] | None) -> None:
    """Rules §3 C.2; of two like troops in the reserve, one that has not moved (R4)."""
    heir = core.active
    own = core.troops[heir]
    index = 1 if own[1] == OFF and not core.moved[heir] & 2 else 2
    core.put_troop(heir, index, SPOT[action.to], moved=True)
    core.forget()
    if told is not None:
        told.append(Deployed(heir, action.to))


def _withdraw(core: Core, action: Withdraw, told: list[Event] | None) -> None:
    """Rules §3 C.3; R4: it has moved."""
    heir = core.active
    core.put_troop(heir, core.troops[heir].index(SPOT[action.origin]), OFF, moved=True)
    core.forget()
    if told is not None:
        told.append(Withdrawn(heir, action.origin))


def _break_camp(core: Core, action: BreakCamp, told: list[Event] | None) -> None:
    """Rules §4, Camp: it becomes open terrain and the shield turns back (R5)."""
    tile = core.turn_over(SPOT[action.at])
    core.crown = core.active
    if told is not None:
        told.append(CampBroken(core.active, action.at, tile.id))


def _destroy(core: Core, action: Destroy, told: list[Event] | None) -> None:
    """Rules §4, Siege Tower: face down; each such building separately (R6)."""
    target = SPOT[action.at]
    tile = core.turn_over(target)
    core.siege = tuple([spot for spot in core.siege if spot != target])
    if told is not None:
        told.append(Destroyed(core.active, action.at, tile.id))


def _end_turn(core: Core, action: EndTurn, told: list[Event] | None) -> None:
    """Rules §3, end, and §6."""
    heir = core.active
    if action.discard:
        gone = set(action.discard)
        hand = core.hands[heir]
        core.set_hand(heir, tuple([tile for tile in hand if tile.id not in gone]))
        core.out = (*core.out, *[tile for tile in hand if tile.id in gone])
        if told is not None:
            told.append(Discarded(heir, tuple(sorted(gone))))
    if told is not None:
        told.append(TurnEnded(heir, core.discounts))
    if core.setting.henry is not None:
        # A file may hold treasures that are due already: they go before a winner is named.
        remove_treasures(core, told)
    pass_turn(core, told)


_DO: Final[dict[type, Callable[[Core, Any, list[Event] | None], None]]] = {
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
