"""The turn of an heir (rules §3, §4 and §6): what each action does.

`apply` is the only way from one state to the next; `apply_silently` is the same without the events.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, NamedTuple

from twoheirs_qt.games.two_heirs.rules import henry
from twoheirs_qt.games.two_heirs.rules.access import (
    count_access,
    find_missing,
    is_building_of,
    take_from_reserve,
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
    OFF_BOARD,
    ORTHOGONAL_SPOTS,
    SPOT_BY_CELL,
    Spot,
)
from twoheirs_qt.games.two_heirs.rules.components import OPPONENT, Building, Heir, Tile
from twoheirs_qt.games.two_heirs.rules.core import LAST_TURNS, MAX_DISCOUNTS, Core
from twoheirs_qt.games.two_heirs.rules.events import (
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
from twoheirs_qt.games.two_heirs.rules.landscape import Spots
from twoheirs_qt.games.two_heirs.rules.legality import list_reasons_against
from twoheirs_qt.games.two_heirs.rules.scoring import find_winner, remove_treasures
from twoheirs_qt.games.two_heirs.rules.state import State, find_troop
from twoheirs_qt.tabletop.illegal_action import IllegalAction


def pass_turn(core: Core, events: list[Event] | None) -> None:
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
    core.clear_cache()
    if core.turns_left is None and not core.supply_left:
        core.turns_left = LAST_TURNS
        if events is not None:
            events.append(LastRoundTriggered())
    if core.turns_left is not None:
        core.turns_left -= 1
    if events is not None:
        if core.turns_left == 0:
            events.append(GameEnded(find_winner(core)))
        else:
            events.append(TurnBegan(core.active, core.turns_left))


_SIEGE_TOWER: Final = Building.SIEGE_TOWER


class Step(NamedTuple):
    """A part of what an action leads to: the state at its end, and its events."""

    state: State
    events: tuple[Event, ...]


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after `action` of the active heir, and the events in order.

    In a solo game Henry's whole turn follows an `EndTurn` (rules §7). Raises `IllegalAction`,
    with every reason, for an action that is not legal; `state` itself never changes.
    """
    _check(state, action)
    events: list[Event] = []
    return State.of(play(state.core, action, events)), tuple(events)


def apply_silently(state: State, action: Action) -> State:
    """The state after `action`, without its events. Raises `IllegalAction` as `apply` does."""
    _check(state, action)
    return State.of(play(state.core, action, None))


def build_as_if_affordable(state: State, action: Build) -> State:
    """The state after a build with all missing resources given as discounts."""
    core = state.core.copy()
    core.discounts = sum(find_missing(count_access(core), state.catalogue.tiles[action.tile]))
    return apply_silently(State.of(core), action)


def apply_in_steps(state: State, action: Action) -> tuple[Step, ...]:
    """Apply an action in steps: the action itself, then each step of Henry's turn.

    The last state is that of `apply`, and the events are the same in the same order.
    """
    _check(state, action)
    events: list[Event] = []
    core = carry_out(state.core, action, events)
    if core.setting.henry is None:
        return (Step(State.of(core), tuple(events)),)
    parts: list[Step] = []
    for _ in _play_henry(core, events):
        parts.append(Step(State.of(core.copy()), tuple(events)))
        events.clear()
    return tuple(parts)


def _check(state: State, action: Action) -> None:
    reasons = list_reasons_against(state.core, action)
    if reasons:
        raise IllegalAction(action, tuple(reasons))


def play(core: Core, action: Action, events: list[Event] | None) -> Core:
    """The core after a legal action; events are appended to `events` unless it is None."""
    core = carry_out(core, action, events)
    if core.setting.henry is not None:
        for _ in _play_henry(core, events):
            pass
    return core


def carry_out(core: Core, action: Action, events: list[Event] | None) -> Core:
    """The core after the action itself, before treasures are removed and Henry plays."""
    core = core.copy()
    if core.siege and type(action) is not Destroy:
        core.siege = ()  # the opportunity to destroy is over (R6)
    _PERFORM[type(action)](core, action, events)
    return core


def _play_henry(core: Core, events: list[Event] | None) -> Generator[None, None, None]:
    """Remove treasures after any action; play Henry's turn when it is his (rules §7).

    Pauses after each step.
    """
    remove_treasures(core, events)
    yield
    if core.active is core.setting.henry and core.turns_left != 0:
        yield from henry.play_turn(core, events)
        pass_turn(core, events)
        yield


def _take(core: Core, action: Take, events: list[Event] | None) -> None:
    """Rules §3 A."""
    heir, tile = core.active, core.slots[action.slot]
    assert tile is not None
    take_from_reserve(core, action.slot, events)
    core.set_hand(heir, (*core.hands[heir], tile))


def _remove_from_hand(core: Core, tile_id: str) -> Tile:
    heir = core.active
    core.set_hand(heir, tuple([tile for tile in core.hands[heir] if tile.id != tile_id]))
    return core.setting.catalogue.tiles[tile_id]


def _build(core: Core, action: Build, events: list[Event] | None) -> None:
    """Rules §3 B.1; a discount is spent only where access is short (R3)."""
    heir, spot = core.active, SPOT_BY_CELL[action.at]
    tile = _remove_from_hand(core, action.tile)
    spent = sum(find_missing(count_access(core), tile))
    core.discounts -= spent
    core.lay(spot, tile.find_face(heir))
    if tile.building is _SIEGE_TOWER:
        core.siege = _find_besieged(core, spot, heir)
    if core.setting.henry is not None:
        core.last_built = spot
    if events is not None:
        events.append(Built(heir, tile.id, action.at, spent))


def _find_besieged(core: Core, tower: Spot, heir: Heir) -> Spots:
    """Rules §4, Siege Tower, and R6: opponent's buildings between the new tower and another."""
    faces = core.land.faces
    spots = []
    for spot in ORTHOGONAL_SPOTS[tower]:
        face = faces.get(spot)
        if face is not None and face.owner is heir.opponent:
            towers = [
                neighbour
                for neighbour in ORTHOGONAL_SPOTS[spot]
                if is_building_of(faces.get(neighbour), heir, _SIEGE_TOWER)
            ]
            if len(towers) >= 2:
                spots.append(spot)
    return tuple(sorted(spots, key=CELL_BY_SPOT.__getitem__))


def _expand(core: Core, action: Expand, events: list[Event] | None) -> None:
    """Rules §3 B.2: open terrain, and one discount."""
    tile = _remove_from_hand(core, action.tile)
    core.lay(SPOT_BY_CELL[action.at], tile.find_face(None))
    core.discounts = min(core.discounts + 1, MAX_DISCOUNTS)
    if events is not None:
        events.append(Expanded(core.active, tile.id, action.at, core.discounts))


def _move(core: Core, action: Move, events: list[Event] | None) -> None:
    """Rules §3 C.1."""
    heir = core.active
    index = core.troops[heir].index(SPOT_BY_CELL[action.origin])
    if events is not None:
        troop = find_troop(core, heir, index)
        events.append(Marched(heir, troop, action.origin, action.to))
    core.put_troop(heir, index, SPOT_BY_CELL[action.to], moved=True)
    core.access = core.cells = core.troop_actions = None


def _deploy(core: Core, action: Deploy, events: list[Event] | None) -> None:
    """Rules §3 C.2; of two like troops in the reserve, one that has not moved (R4)."""
    heir = core.active
    own = core.troops[heir]
    index = 1 if own[1] == OFF_BOARD and not core.moved[heir] & 2 else 2
    core.put_troop(heir, index, SPOT_BY_CELL[action.to], moved=True)
    core.clear_cache()
    if events is not None:
        events.append(Deployed(heir, action.to))


def _withdraw(core: Core, action: Withdraw, events: list[Event] | None) -> None:
    """Rules §3 C.3; R4: it has moved."""
    heir = core.active
    core.put_troop(
        heir, core.troops[heir].index(SPOT_BY_CELL[action.origin]), OFF_BOARD, moved=True
    )
    core.clear_cache()
    if events is not None:
        events.append(Withdrawn(heir, action.origin))


def _break_camp(core: Core, action: BreakCamp, events: list[Event] | None) -> None:
    """Rules §4, Camp: it becomes open terrain and the shield turns back (R5)."""
    tile = core.turn_over(SPOT_BY_CELL[action.at])
    core.crown = core.active
    if events is not None:
        events.append(CampBroken(core.active, action.at, tile.id))


def _destroy(core: Core, action: Destroy, events: list[Event] | None) -> None:
    """Rules §4, Siege Tower: face down; each such building separately (R6)."""
    target = SPOT_BY_CELL[action.at]
    tile = core.turn_over(target)
    core.siege = tuple([spot for spot in core.siege if spot != target])
    if events is not None:
        events.append(Destroyed(core.active, action.at, tile.id))


def _end_turn(core: Core, action: EndTurn, events: list[Event] | None) -> None:
    """Rules §3, end, and §6."""
    heir = core.active
    if action.discard:
        discarded = set(action.discard)
        hand = core.hands[heir]
        core.set_hand(heir, tuple([tile for tile in hand if tile.id not in discarded]))
        core.removed_tiles = (*core.removed_tiles, *[tile for tile in hand if tile.id in discarded])
        if events is not None:
            events.append(Discarded(heir, tuple(sorted(discarded))))
    if events is not None:
        events.append(TurnEnded(heir, core.discounts))
    if core.setting.henry is not None:
        # A file may have treasures that are fulfilled already: remove them before scoring.
        remove_treasures(core, events)
    pass_turn(core, events)


_PERFORM: Final[dict[type, Callable[[Core, Any, list[Event] | None], None]]] = {
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
"""Kind of action -> the function that does it; each takes only its own kind, hence Any."""
