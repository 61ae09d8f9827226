"""Weak levels err as people do: by kind of action, and what they saw once they know next time."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import pairwise
from statistics import fmean

from tests.box import load_box
from twoheirs_qt.games.two_heirs.opponents.attention import (
    PLAIN_FACTOR,
    SUBTLE_FACTOR,
    Attention,
    rate_hardness,
)
from twoheirs_qt.games.two_heirs.opponents.levels import OPPONENTS
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    BreakCamp,
    Build,
    EndTurn,
    Expand,
    Move,
    NewGame,
    State,
    Take,
    apply,
    create_game,
    list_legal_actions,
)
from twoheirs_qt.tabletop.dice import Dice


@cache
def play_game(seed: int) -> list[State]:
    """The states of a game that a level plays against itself."""
    opponent, dice = OPPONENTS["level-3"](), Dice(seed)
    state = create_game(load_box(), NewGame(seed=seed))
    states = [state]
    while not state.is_over:
        for action in opponent.choose_turn(state, Budget(), dice).actions:
            state, _ = apply(state, action)
            states.append(state)
    return states


def find_noticed(state: State, misses: float = 0.9) -> dict[Action, bool]:
    """Whether the active heir notices each placing and march."""
    actions = [
        each for each in list_legal_actions(state) if isinstance(each, Build | Expand | Move)
    ]
    seen = Attention(state.core, misses)(state.core, [*actions], 0)
    return {action: action in seen for action in actions}


def test_what_is_subtle_is_overlooked_most() -> None:
    shares = defaultdict[float, list[bool]](list)
    for state in play_game(5)[:-1:3]:
        for action, is_seen in find_noticed(state).items():
            shares[rate_hardness(state.core, action)].append(is_seen)
    plain, usual, subtle = (fmean(shares[each]) for each in sorted(shares))
    assert plain > 0.85 > usual > subtle + 0.15 > 0.2


def test_what_was_noticed_is_still_known_in_the_next_turn() -> None:
    starts = [
        state
        for before, state in pairwise(play_game(5))
        if state.active is not before.active and not state.is_over
    ]
    kept: list[bool] = []
    any_time: list[bool] = []
    for state, next_state in zip(starts, starts[2:], strict=False):
        now, later = find_noticed(state), find_noticed(next_state)
        any_time += later.values()
        kept += [later[each] for each, is_seen in now.items() if is_seen and each in later]
    assert len(kept) > 30
    assert fmean(kept) > fmean(any_time) + 0.15


def test_a_march_onto_a_building_is_plainer_than_a_diagonal_one_and_a_camp() -> None:
    found = defaultdict[str, set[float]](set)
    for state in play_game(5)[:-1:2]:
        for action in list_legal_actions(state):
            if isinstance(action, Move):
                (x, y), (column, row) = action.origin, action.to
                face = state.landscape[action.to]
                if x != column and y != row:
                    found["diagonal"].add(rate_hardness(state.core, action))
                elif face.owner is state.active:
                    found["doubling"].add(rate_hardness(state.core, action))
            elif isinstance(action, BreakCamp):
                found["camp"].add(rate_hardness(state.core, action))
    assert found["diagonal"] == {SUBTLE_FACTOR}
    assert found["doubling"] == {PLAIN_FACTOR}
    assert found["camp"] <= {SUBTLE_FACTOR}


def test_the_weakest_thinks_four_actions_ahead() -> None:
    lengths = set()
    for seed in (1, 2):
        state, dice, child = (
            create_game(load_box(), NewGame(seed=seed)),
            Dice(seed),
            OPPONENTS["level-1"](),
        )
        while not state.is_over:
            actions = child.choose_turn(state, Budget(), dice).actions
            lengths.add(sum(not isinstance(each, Take | EndTurn) for each in actions))
            for action in actions:
                state, _ = apply(state, action)
    assert max(lengths) in (3, 4)
