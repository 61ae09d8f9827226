"""A whole turn as a value; two orders of the same actions are the same turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from twoheirs_qt.games.two_heirs.opponents.opponent import deal_unseen
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
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.legality import is_legal
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.turn import apply_silently
from twoheirs_qt.tabletop.dice import Dice

TroopAction: TypeAlias = Move | Deploy | Withdraw

_SEED: Final = 0
"""Any order of the supply will do: no text about a turn depends on it."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn of an heir from some state on; the order in which things are done does not count.

    - `actions`: in an order in which the rules allow them; the last one ends the turn, unless it
      `is_unfinished`
    - `taken`: the ids of the tiles taken, in order
    - `built` and `expanded`: which tile goes where, face up and face down
    - `moved`: what the troops do
    - `turned_over`: the Camps that are turned over; `destroyed`: the opponent's buildings that are
    - `discarded`: the ids of the tiles that go at the end
    - `is_unfinished`: the rest of the turn depends on a tile that is not seen yet
    """

    actions: tuple[Action, ...] = field(compare=False)
    taken: tuple[str, ...] = ()
    built: frozenset[Build] = frozenset()
    expanded: frozenset[Expand] = frozenset()
    moved: frozenset[TroopAction] = frozenset()
    turned_over: frozenset[Cell] = frozenset()
    destroyed: frozenset[Cell] = frozenset()
    discarded: frozenset[str] = frozenset()
    is_unfinished: bool = False

    @staticmethod
    def from_actions(start: State, actions: Iterable[Action]) -> Turn:
        """The turn that these actions make from `start` on.

        It is cut before the first action that needs a tile which is not visible in `start`: the
        tile itself, or the access to resources that it gives. Raises IllegalAction.
        """
        state = deal_unseen(start, Dice(_SEED))
        unseen = {tile.id for tile in state.stack}
        played: list[Action] = []
        taken: list[str] = []
        is_unfinished = is_turned_up = False
        for action in actions:
            tile = state.slots[action.slot] if isinstance(action, Take) else None
            if (tile is not None and tile.id in unseen) or not unseen.isdisjoint(
                _list_named_tiles(action)
            ):
                is_unfinished = True
                break
            if is_turned_up and not isinstance(action, EndTurn) and not is_legal(state, action):
                is_unfinished = True
                break
            if tile is not None:
                taken.append(tile.id)
                is_turned_up = is_turned_up or bool(state.stack)
            played.append(action)
            state = apply_silently(state, action) if not isinstance(action, EndTurn) else state
        return Turn(
            tuple(played),
            tuple(taken),
            frozenset(action for action in played if isinstance(action, Build)),
            frozenset(action for action in played if isinstance(action, Expand)),
            frozenset(action for action in played if isinstance(action, TroopAction)),
            frozenset(action.at for action in played if isinstance(action, BreakCamp)),
            frozenset(action.at for action in played if isinstance(action, Destroy)),
            frozenset(
                tile for action in played if isinstance(action, EndTurn) for tile in action.discard
            ),
            is_unfinished,
        )

    def mark_unfinished(self) -> Turn:
        """The same turn, with `is_unfinished`."""
        return replace(self, is_unfinished=True)

    @property
    def placements(self) -> frozenset[Build | Expand]:
        """The tiles that go onto the landscape, face up or down, and where."""
        return self.built | self.expanded

    @property
    def tiles(self) -> frozenset[str | Build | Expand]:
        """The tiles taken, by id, and those laid with their cells."""
        return frozenset(self.taken) | self.placements

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells of all actions, in order and without repetition."""
        return tuple(dict.fromkeys(cell for action in self.actions for cell in _find_cells(action)))

    def list_steps(self, start: State) -> Iterator[tuple[Action, State]]:
        """Each action with the state in which it is done.

        The supply is shuffled; of the tiles turned up from it, only the terrain of the first is
        real.
        """
        state = deal_unseen(start, Dice(_SEED))
        for action in self.actions:
            yield action, state
            if not isinstance(action, EndTurn):
                state = apply_silently(state, action)

    def end(self, start: State) -> State:
        """The state in which nothing but the end of the turn is left to be done; see `steps`."""
        state = deal_unseen(start, Dice(_SEED))
        for action in self.actions:
            if not isinstance(action, EndTurn):
                state = apply_silently(state, action)
        return state


def _list_named_tiles(action: Action) -> Sequence[str]:
    """The ids of the tiles of the hand that an action names."""
    match action:
        case Build(tile) | Expand(tile):
            return (tile,)
        case EndTurn(discard):
            return discard
    return ()


def _find_cells(action: Action) -> tuple[Cell, ...]:
    match action:
        case Build(_, at) | Expand(_, at) | BreakCamp(at) | Destroy(at):
            return (at,)
        case Move(_, to) | Deploy(to):
            return (to,)
        case Withdraw(origin):
            return (origin,)
    return ()
