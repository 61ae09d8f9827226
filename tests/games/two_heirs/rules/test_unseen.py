"""Tiles not seen yet can be hidden and dealt again, and nothing else changes by it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.box import load_box
from tests.play import play_random_game
from twoheirs_qt.games.two_heirs.codec.digest import calculate_state_digest
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    NewGame,
    State,
    Take,
    apply,
    apply_silently,
    create_game,
)
from twoheirs_qt.games.two_heirs.rules.core import UnknownTile
from twoheirs_qt.games.two_heirs.rules.unseen import (
    hide_unseen,
    redeal,
    replace_undrawn,
    reveal,
    set_top_terrain,
)


def play_to_middle(level: int | None) -> State:
    """A state in which some tiles of the supply are left, and treasures on the pile."""
    return [state for state, _ in play_random_game(load_box(), 11, level)][18]


def play_to_end(level: int | None) -> State:
    """The end of a game: everything has been seen."""
    for state, action in play_random_game(load_box(), 11, level):
        result = apply_silently(state, action)
    return result


def sort_piles(state: State) -> State:
    """The state with its piles in the order of names."""
    solo = state.solo
    piles = [treasure.id for treasure in solo.pile] if solo is not None else []
    assert len(set(piles)) == len(piles)
    return hide_unseen(state)


@pytest.mark.parametrize("level", [None, 1, 3])
def test_dealing_again_changes_the_order_of_the_unseen_alone(level: int | None) -> None:
    state = play_to_middle(level)
    assert state.stack
    dice = Random(3)
    orders = set()
    for _ in range(30):
        dealt = redeal(state, dice.randrange)
        assert dealt.stack[0].terrain is state.stack[0].terrain
        assert dealt.replace(stack=state.stack, solo=state.solo) == state
        assert Counter(dealt.stack) == Counter(state.stack)
        assert sort_piles(dealt) == sort_piles(state)
        orders.add(dealt.stack)
    assert len(orders) > 20


@pytest.mark.parametrize("level", [None, 2])
def test_covered_keeps_the_terrain_on_top_and_sorts_the_rest(level: int | None) -> None:
    hidden = hide_unseen(play_to_middle(level))
    ids = [tile.id for tile in hidden.stack]
    assert hidden.stack[0].terrain is play_to_middle(level).stack[0].terrain
    assert ids[1:] == sorted(ids[1:])
    alike = [t.id for t in hidden.stack if t.terrain is hidden.stack[0].terrain]
    assert ids[0] == min(alike)
    assert hide_unseen(hidden) == hidden
    if hidden.solo is not None:
        pile = [treasure.id for treasure in hidden.solo.pile]
        assert pile == sorted(pile)
        assert pile


@pytest.mark.parametrize("level", [None, 2])
def test_where_nothing_is_unseen_nothing_changes(level: int | None) -> None:
    state = play_to_end(level)
    if state.solo is not None:
        state = state.replace(solo=None)
    assert hide_unseen(state) == state == redeal(state, Random(1).randrange)


def test_a_start_with_another_rest_leads_where_that_rest_is() -> None:
    start = create_game(load_box(), NewGame(seed=4, level=1))
    now, done = start, list[Action]()
    for state, action in play_random_game(load_box(), 4, options=NewGame(seed=4, level=1)):
        if len(done) == 12:
            break
        assert state == now
        now, _ = apply(now, action)
        done.append(action)
    assert now.stack
    dealt = redeal(now, Random(8).randrange)
    assert dealt != now
    other = replace_undrawn(start, dealt)
    assert other != start
    for action in done:
        other = apply_silently(other, action)
    assert other == dealt
    assert dealt.solo is not None
    assert other.solo is not None
    assert other.solo.pile == dealt.solo.pile
    assert now.solo is not None
    assert dealt.solo.pile != now.solo.pile


def test_a_tile_that_is_not_known_is_not_drawn() -> None:
    hidden = hide_unseen(create_game(load_box(), NewGame(seed=4)))
    assert hidden.hidden == len(hidden.stack) == 20
    with pytest.raises(UnknownTile, match="which of 20 tiles"):
        apply_silently(hidden, Take(1))
    assert hidden.replace(discounts=2).hidden == 20
    assert redeal(hidden, Random(1).randrange).hidden == 0


def test_a_real_table_is_followed_by_telling_what_is_turned_up() -> None:
    """The state that knows nothing of the supply goes where the one goes that knows it all."""
    options = NewGame(seed=9)
    known = hide_unseen(create_game(load_box(), options))
    for state, action in play_random_game(load_box(), 9, options=options):
        real = apply_silently(state, action)
        assert calculate_state_digest(hide_unseen(known)) == calculate_state_digest(
            hide_unseen(state)
        )
        if not (isinstance(action, Take) and state.stack):
            known = apply_silently(known, action)
        else:
            known = reveal(known, state.stack[0])
            assert known.hidden == (len(known.stack) - 1 if len(known.stack) > 2 else 0)
            known = apply_silently(known, action)
            if real.stack:
                known = set_top_terrain(known, real.stack[0].terrain)
        assert known.slots == real.slots
        assert [tile.terrain for tile in known.stack[:1]] == [t.terrain for t in real.stack[:1]]
    assert known == real
    assert known.is_over


def test_the_last_tile_is_known_from_all_others() -> None:
    state = hide_unseen(play_to_middle(None))
    one = state.replace(stack=state.stack[:1])
    assert hide_unseen(one).hidden == 0
    two = state.replace(stack=state.stack[:2])
    assert hide_unseen(two).hidden == 2


def test_only_what_can_lie_on_top_is_reported_to_lie_there() -> None:
    state = hide_unseen(play_to_middle(None))
    wood = next(tile for tile in state.stack if tile.terrain is not state.stack[0].terrain)
    with pytest.raises(ValueError, match="does not lie on top"):
        reveal(state, wood)
    with pytest.raises(ValueError, match="does not lie on top"):
        reveal(state, next(iter(state.landscape.values())).tile)
    missing = state.replace(stack=tuple(t for t in state.stack if t.terrain is not wood.terrain))
    with pytest.raises(ValueError, match="no tile of the supply"):
        set_top_terrain(missing, wood.terrain)
