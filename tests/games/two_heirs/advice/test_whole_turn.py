"""A turn is the same whatever the order of its actions, and holds nothing that is not seen yet."""

from __future__ import annotations

from functools import reduce
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from tests.box import load_box
from tests.games.two_heirs.advice.positions import play_random_turns
from twoheirs_qt.games.two_heirs.advice.turn_words import list_turn_texts
from twoheirs_qt.games.two_heirs.advice.whole_turn import Turn
from twoheirs_qt.games.two_heirs.codec.position import load_position
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    BreakCamp,
    Build,
    Deploy,
    EndTurn,
    Expand,
    IllegalAction,
    Move,
    State,
    Take,
    Withdraw,
    apply_silently,
    is_legal,
)
from twoheirs_qt.games.two_heirs.rules.unseen import redeal
from twoheirs_qt.tabletop.text.text import render_english


def list_other_orders(start: State, actions: list[Action]) -> list[Turn]:
    """The same actions in other orders that the rules allow; a few of them."""
    *others, end = actions
    found = []
    for order in list(permutations(others))[1:30]:
        try:
            reduce(apply_silently, order, start)
            found.append(Turn.from_actions(start, [*order, end]))
        except IllegalAction:
            continue
    return found


def test_a_turn_ends_before_what_hangs_on_a_tile_that_is_turned_up() -> None:
    """Here a troop in the reserve has access to whatever tile turns up beside it."""
    start = load_position(Path(__file__).with_name("turned_up.json"), load_box()).state
    seen: list[Action] = [
        *(Withdraw((0, 1)), Move((0, 2), (-1, 1)), Deploy((0, 0)), Take(6)),
        *(Build("camp-wood", (1, -1)), BreakCamp((1, -1)), Take(1)),
        *(Build("camp-stone", (-2, 1)), BreakCamp((-2, 1)), Take(3)),
        *(Build("camp-wheat", (-1, -1)), BreakCamp((-1, -1)), Take(4)),
        Expand("basketry-diagonal", (0, -1)),
    ]
    turn = Turn.from_actions(start, [*seen, Build("robber-baron-wood", (-1, 2)), EndTurn()])
    assert turn.is_unfinished
    assert turn.actions == tuple(seen)
    with pytest.raises(IllegalAction):
        Turn.from_actions(start, [Build("robber-baron-wood", (-1, 2)), EndTurn()])


def test_the_order_of_actions_makes_no_other_turn() -> None:
    tried = 0
    for seed in range(6):
        for start, actions in play_random_turns(seed):
            takes = sum(isinstance(action, Take) for action in actions)
            if takes < 2 and 2 < len(actions) < 6:
                turn = Turn.from_actions(start, actions)
                for other in list_other_orders(start, actions):
                    assert other == turn
                    assert hash(other) == hash(turn)
                    assert other.tiles == turn.tiles
                    tried += 1
    assert tried > 100


def test_turns_that_lay_tiles_elsewhere_differ() -> None:
    seen = dict[Turn, list[Action]]()
    for start, actions in play_random_turns(1, solo=False):
        turn = Turn.from_actions(start, actions)
        assert turn not in seen
        seen[turn] = actions
        assert len(turn.placements) + len(turn.taken) == len(turn.tiles)


def test_a_turn_is_the_same_however_the_unseen_tiles_lie() -> None:
    random = Random(5)
    for seed in range(8):
        for start, actions in play_random_turns(seed):
            turn = Turn.from_actions(start, actions)
            assert turn.actions == tuple(actions)
            assert not turn.is_unfinished
            dealt = redeal(start, random.randrange)
            assert Turn.from_actions(dealt, actions) == turn
            ends = turn.end(dealt), turn.end(start)
            assert ends[0] == ends[1]


def test_a_turn_ends_before_it_needs_a_tile_that_is_not_seen_yet() -> None:
    """A Camp can give the very tile that the first take turned up."""
    opened = 0
    for seed in range(60):
        for start, actions in play_random_turns(seed, solo=False):
            kinds = [type(action) for action in actions]
            if kinds[:2] == [Take, BreakCamp] and start.stack:
                take, strike, *_ = actions
                assert isinstance(take, Take)
                alone = [tile if n == take.slot else None for n, tile in enumerate(start.slots)]
                start = start.replace(slots=tuple(alone))
                turn = Turn.from_actions(start, [take, strike, Take(start.shield), EndTurn()])
                assert turn.is_unfinished
                assert turn.actions == (take, strike)
                opened += 1
    assert opened > 1


def test_the_end_of_a_turn_is_that_of_its_actions() -> None:
    for start, actions in play_random_turns(2, solo=False):
        turn, state = Turn.from_actions(start, actions), start
        for action in turn.actions:
            if not isinstance(action, EndTurn):
                state = apply_silently(state, action)
        end = turn.end(start)
        assert end.landscape == state.landscape
        assert end.troops == state.troops
        assert {*end.hands[start.active]} == {*state.hands[start.active]}


def test_takes_of_different_tiles_read_differently() -> None:
    of_one_name = 0
    for start, _ in play_random_turns(4, solo=False):
        tiles, texts, buildings = set(), set(), set()
        for slot, tile in enumerate(start.slots):
            if tile is not None and is_legal(start, Take(slot)):
                turn = Turn.from_actions(start, [Take(slot)])
                tiles.add((tile.building, tile.variant, tile.terrain))
                buildings.add(tile.building)
                texts.add(render_english(list_turn_texts(turn, start)[0]))
        assert len(texts) == len(tiles)
        of_one_name += len(buildings) < len(tiles)
    assert of_one_name
