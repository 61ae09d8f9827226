"""Random games for tests: the same seed gives the same game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from twoheirs_qt.games.two_heirs.rules import (
    Action,
    BreakCamp,
    Build,
    Building,
    Catalogue,
    Deploy,
    Destroy,
    EndTurn,
    Expand,
    Heir,
    Move,
    NewGame,
    State,
    Take,
    TileSet,
    Withdraw,
    apply,
    create_game,
    list_legal_actions,
)

Weights = Mapping[type, float]

WEIGHTS: Final[Weights] = {
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
"""The weight of each kind of action when it is legal; actions of one kind have equal chances.

Building outweighs the rest, so that games score, towers are built, and hands run empty or full.
"""


IDLE: Final[Weights] = {**WEIGHTS, Build: 0.15, Expand: 0.3, Take: 20, EndTurn: 20}
"""Heirs that take tiles, hold more than they may, and hardly ever build."""

RESTLESS: Final[Weights] = {**WEIGHTS, Build: 6, Expand: 4, Move: 8, Deploy: 4, Withdraw: 3}
"""Heirs whose troops go far and come home, and who lay much open terrain."""

NO_CAMPS: Final[Weights] = {**WEIGHTS, BreakCamp: 0}
"""Heirs that never break a Camp: a duel then lasts 22 turns."""


def make_random_options(random: Random, level: int | None = None) -> NewGame:
    """The choices before a game: any three sets."""
    sets = tuple(random.sample(sorted(TileSet), 3))
    return NewGame(seed=random.randrange(1 << 32), sets=sets, level=level)


def vary_options(seed: int, *, solo: bool | None = None) -> NewGame:
    """The choices before a game: any sets, seats, first heir and level, roads scored or not.

    `solo` None: every third game is alone against Henry.
    """
    random = Random(seed)
    alone = seed % 3 == 0 if solo is None else solo
    return NewGame(
        seed=seed,
        sets=tuple(random.sample(sorted(TileSet), 3)),
        south=random.choice(list(Heir)),
        first=random.choice([None, *Heir]),
        score_roads=random.random() < 0.8,
        level=random.choice([1, 2, 3]) if alone else None,
    )


def choose(state: State, random: Random, weights: Weights = WEIGHTS) -> Action:
    """A legal action, by `weights`; the game must not be over.

    A kind of weight 0 is chosen only where nothing else is legal.
    """
    kinds: dict[type, list[Action]] = {}
    for action in list_legal_actions(state):
        kinds.setdefault(type(action), []).append(action)
    names = list(kinds)
    chosen_weights = [weights[name] for name in names]
    kind = random.choices(names, chosen_weights if any(chosen_weights) else None)[0]
    sieges = [action for action in kinds.get(Build, []) if _besieges(state, action)]
    return random.choice(sieges or kinds[kind])


def _besieges(state: State, action: Action) -> bool:
    """Whether it builds a Siege Tower that lets a building be destroyed, which is rare."""
    assert isinstance(action, Build)
    tower = state.catalogue.tiles[action.tile].building is Building.SIEGE_TOWER
    return tower and bool(apply(state, action)[0].siege)


def play_on(
    state: State, random: Random, weights: Weights = WEIGHTS
) -> Iterator[tuple[State, Action]]:
    """Every state from `state` to the end but the last, each with the action done in it."""
    while not state.is_over:
        action = choose(state, random, weights)
        yield state, action
        state, _ = apply(state, action)


def play_random_game(
    catalogue: Catalogue,
    seed: int,
    level: int | None = None,
    *,
    options: NewGame | None = None,
    weights: Weights = WEIGHTS,
) -> Iterator[tuple[State, Action]]:
    """Every state of a whole game but the last, each with the action that was done in it.

    `options` None: any three sets, at `level`.
    """
    random = Random(seed)
    default_options = make_random_options(random, level)
    yield from play_on(create_game(catalogue, options or default_options), random, weights)
