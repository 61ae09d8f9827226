"""Buildings reported in danger can be destroyed in the next turn, and no others."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.box import load_box
from tests.play import WEIGHTS, choose
from twoheirs_qt.games.two_heirs.play.previews import list_dangers
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Build,
    Building,
    Cell,
    Deploy,
    Destroy,
    EndTurn,
    Move,
    NewGame,
    State,
    Take,
    TileSet,
    Withdraw,
    apply,
    apply_silently,
    create_game,
    list_legal_actions,
    make_score_sheet,
)

WAR = (TileSet.WAR, TileSet.TRAVEL, TileSet.LAND_INDUSTRY)
TROOPS = (Move, Deploy, Withdraw)


def is_tower(state: State, tile: str) -> bool:
    return state.catalogue.tiles[tile].building is Building.SIEGE_TOWER


def play_war_game(seed: int) -> list[State]:
    """The states of a game in which heirs take and build Siege Towers whenever they can."""
    chance = Random(seed)
    state, states = create_game(load_box(), NewGame(seed=seed, sets=WAR)), []
    while not state.is_over:
        states.append(state)
        towers = [item for item in list_legal_actions(state) if uses_tower(state, item)]
        action = chance.choice(towers) if towers else choose(state, chance, WEIGHTS)
        state, _ = apply(state, action)
    return states


def uses_tower(state: State, action: Action) -> bool:
    if isinstance(action, Take):
        tile = state.slots[action.slot]
        return tile is not None and is_tower(state, tile.id)
    return isinstance(action, Build) and is_tower(state, action.tile)


def find_reachable(state: State, *, moved: bool) -> dict[Cell, set[bool]]:
    """Find what can be destroyed from here on, and whether without taking a tile first.

    With one troop moved at most, one tower taken, and any built.
    """
    results: dict[Cell, set[bool]] = {}
    for action in list_legal_actions(state):
        moves = isinstance(action, TROOPS)
        if not (uses_tower(state, action) or (moves and not moved)):
            continue
        then = apply_silently(state, action)
        if isinstance(action, Build):
            for doomed in list_legal_actions(then):
                if isinstance(doomed, Destroy):
                    results.setdefault(doomed.at, set()).add(not then.taken)
        for cell, ways in find_reachable(then, moved=moved or moves).items():
            results.setdefault(cell, set()).update(ways)
    return results


@pytest.mark.parametrize("seed", range(10))
def test_what_can_be_destroyed_in_the_next_turn_is_reported_and_nothing_else(seed: int) -> None:
    for state in play_war_game(seed):
        ends = [action for action in list_legal_actions(state) if isinstance(action, EndTurn)]
        reported = {danger.cell: danger.from_hand for danger in list_dangers(state)}
        if not ends or state.turns_left == 1:
            assert reported == {}
            continue
        then = apply_silently(state, ends[0])
        towers = sum(
            face.owner is then.active and face.tile.building is Building.SIEGE_TOWER
            for face in then.landscape.values()
        )
        if not reported and towers == 0:
            continue  # two towers in one turn: too many ways to try them all here
        ways = find_reachable(then, moved=False)
        assert reported == {cell: True in how for cell, how in ways.items()}


def test_there_are_dangers_of_both_kinds() -> None:
    counts = Counter(
        danger.from_hand
        for seed in range(10)
        for state in play_war_game(seed)
        for danger in list_dangers(state)
    )
    assert min(counts[True], counts[False]) > 3


def test_an_unseen_tile_is_no_danger() -> None:
    """The place that a take refills is left out, whatever lies there."""
    hidden = 0
    for seed in range(10):
        for state in play_war_game(seed):
            for danger in list_dangers(state):
                if not danger.from_hand:
                    slots = [
                        slot
                        for slot, tile in enumerate(state.slots)
                        if tile is not None and is_tower(state, tile.id)
                    ]
                    if len(slots) == 1:
                        left = list_dangers(state, unseen=slots[:1])
                        assert danger.cell not in {other.cell for other in left}
                        hidden += 1
    assert hidden


def test_the_loss_is_what_the_destruction_takes_away() -> None:
    checked = 0
    for seed in range(10):
        for state in play_war_game(seed):
            for danger in list_dangers(state):
                sheet = make_score_sheet(state).heirs[state.active]
                lines = {line.at: line for line in sheet.buildings}
                # Neighbours may lose by it as well; the building's own points go in any case.
                assert danger.change[state.active] <= -lines[danger.cell].points
                checked += 1
    assert checked
