"""Random games for tests: the same seed gives the same game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from twoheirs_qt.rules import (
    Action,
    BreakCamp,
    Build,
    Building,
    Catalogue,
    Deploy,
    Destroy,
    EndTurn,
    Expand,
    Move,
    NewGame,
    State,
    Take,
    TileSet,
    Withdraw,
    apply,
    legal_actions,
    new_game,
)

WEIGHTS: Final[Mapping[type, float]] = {
    Take: 6,
    Build: 12,
    Expand: 1,
    Move: 2.5,
    Deploy: 2.5,
    Withdraw: 0.5,
    BreakCamp: 4,
    Destroy: 12,
    EndTurn: 2.5,
}
"""How often each kind of action is chosen where it is legal. Of actions of one kind all are alike.

Building outweighs the rest, so that games score, towers are built, and hands run empty or full.
"""


def random_options(random: Random, level: int | None = None) -> NewGame:
    """The choices before a game: any three sets."""
    sets = tuple(random.sample(sorted(TileSet), 3))
    return NewGame(seed=random.randrange(1 << 32), sets=sets, level=level)


def choose(state: State, random: Random) -> Action:
    """A legal action, by `WEIGHTS`; the game must not be over."""
    kinds: dict[type, list[Action]] = {}
    for action in legal_actions(state):
        kinds.setdefault(type(action), []).append(action)
    names = list(kinds)
    kind = random.choices(names, [WEIGHTS[name] for name in names])[0]
    sieges = [action for action in kinds.get(Build, []) if _besieges(state, action)]
    return random.choice(sieges or kinds[kind])


def _besieges(state: State, action: Action) -> bool:
    """Whether it builds a Siege Tower that lets a building be destroyed, which is rare."""
    assert isinstance(action, Build)
    tower = state.catalogue.tiles[action.tile].building is Building.SIEGE_TOWER
    return tower and bool(apply(state, action)[0].siege)


def random_game(
    catalogue: Catalogue, seed: int, level: int | None = None
) -> Iterator[tuple[State, Action]]:
    """Every state of a whole game but the last, each with the action that was done in it."""
    random = Random(seed)
    state = new_game(catalogue, random_options(random, level))
    while not state.is_over:
        action = choose(state, random)
        yield state, action
        state, _ = apply(state, action)
