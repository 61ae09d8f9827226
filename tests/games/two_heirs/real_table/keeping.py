"""A random game against Henry, and what a player at a real table enters about it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from twoheirs_qt.games.two_heirs.real_table.henry.answers import (
    Answer,
    Begin,
    EndedTurn,
    FoundTreasure,
    LaidDown,
    StartTerrain,
    Stood,
    TookTile,
    TurnedOver,
    Uncovered,
)
from twoheirs_qt.games.two_heirs.rules import (
    START,
    Action,
    BreakCamp,
    Build,
    Catalogue,
    Deploy,
    Destroy,
    EndTurn,
    Event,
    Expand,
    Heir,
    Move,
    NewGame,
    Refilled,
    State,
    Take,
    TileSet,
    TreasurePlaced,
    Withdraw,
    apply,
    create_game,
    list_legal_actions,
)

GameStep = tuple[State, tuple[Event, ...], list[Answer]]
"""The state after an action, its events, and what a player tells about it."""


def make_random_options(seed: int) -> NewGame:
    """The options of a random game against Henry."""
    random = Random(seed)
    sets = tuple(random.sample(list(TileSet), 3))
    return NewGame(seed, sets, south=random.choice(list(Heir)), level=random.randint(1, 3))


def list_first_answers(start: State, options: NewGame) -> list[Answer]:
    """List the entries before the first turn."""
    assert options.level is not None
    ring = [tile for tile in (*start.slots[start.shield :], *start.slots[: start.shield]) if tile]
    return [
        Begin(options.sets, options.level, options.south),
        *(Uncovered(tile.id) for tile in ring),
        StartTerrain(start.landscape[START].terrain),
    ]


def play_random_game(catalogue: Catalogue, options: NewGame) -> Iterator[GameStep]:
    """Play a game at random to its end; yields the entries for each action of the player."""
    state, random = create_game(catalogue, options), Random(options.seed)
    yield state, (), list_first_answers(state, options)
    while not state.is_over:
        actions = list(list_legal_actions(state))
        other_actions = [action for action in actions if not isinstance(action, EndTurn)]
        action = random.choice(
            other_actions if other_actions and random.random() < 0.8 else actions
        )
        before = state
        state, new_events = apply(state, action)
        events = tuple(new_events)
        yield state, events, list(list_answers(action, before, events))


def list_answers(action: Action, before: State, events: tuple[Event, ...]) -> Iterator[Answer]:
    """Yield the entries about an action, with those about Henry's turn after it."""
    refills = [Uncovered(event.tile) for event in events if isinstance(event, Refilled)]
    match action:
        case Take(slot):
            yield TookTile(slot)
            yield from refills
        case Build(tile, at):
            yield LaidDown(tile, at, is_built=True)
        case Expand(tile, at):
            yield LaidDown(tile, at, is_built=False)
        case BreakCamp(at) | Destroy(at):
            yield TurnedOver(at)
        case Move(origin, to):
            yield Stood(origin, to)
        case Withdraw(origin):
            yield Stood(origin, None)
        case Deploy(to):
            yield Stood(None, to)
        case EndTurn():
            yield EndedTurn(before.stack[0].terrain if before.stack else None)
            for event in events:
                if isinstance(event, TreasurePlaced):
                    yield FoundTreasure(event.treasure)
            yield from refills
