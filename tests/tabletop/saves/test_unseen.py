"""Handing on a game or a position without what nobody has seen."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from random import Random

import pytest

from tests.box import GAME, load_box
from tests.games.two_heirs.reading import format_position, parse_for_play, read_save
from tests.play import play_random_game
from twoheirs_qt.games.two_heirs.codec.position import dump_position, parse_position
from twoheirs_qt.games.two_heirs.rules import NewGame, State, apply, create_game
from twoheirs_qt.games.two_heirs.rules.unseen import redeal
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.opened import format_save, remove_order
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, SaveGame

TIME = "2025-01-31T18:30:00Z"


def make_game(level: int | None = None, actions: int = 24, extra: int = 6) -> SaveGame:
    """A game with `extra` actions taken back."""
    options = NewGame(seed=3, level=level)
    decisions = play_random_game(load_box(), 5, options=options)
    played_actions = [action for _, action in islice(decisions, actions + extra)]
    return SaveGame(
        GAME,
        Origin.new_game(options),
        create_game(load_box(), options),
        GameSettings(names=("Anna", "Boris")),
        tuple(played_actions),
        actions,
        TIME,
        TIME,
    )


def remove_hidden_order(state: State) -> dict[str, object]:
    """Return what lies open: a position but for the order of what is unseen."""
    result = dump_position(state)
    stack = result.pop("stack")
    assert isinstance(stack, list)
    result["stack"] = (sorted(stack), state.stack[0].terrain if state.stack else None)
    if state.solo is not None:
        solo = result["solo"]
        assert isinstance(solo, dict)
        result["solo"] = {**solo, "pile": sorted(solo["pile"])}
    return result


@pytest.mark.parametrize("level", [None, 2])
def test_a_position_is_handed_on_without_the_order(level: int | None) -> None:
    state = make_game(level).state
    data = json.loads(format_position(state))
    assert data["unseen"] == (["stack"] if level is None else ["stack", "pile"])
    ids = data["stack"]
    assert ids[1:] == sorted(ids[1:])
    # Whoever does not know the field reads a position like any other, with all that lies open.
    assert remove_hidden_order(parse_position(data, load_box())) == remove_hidden_order(state)
    assert parse_position(data, load_box()) != state


def test_with_the_order_if_asked_for() -> None:
    state = make_game().state
    data = json.loads(format_position(state, with_order=True))
    assert "unseen" not in data
    assert parse_position(data, load_box()) == state


@pytest.mark.parametrize("level", [None, 2])
def test_opening_deals_unseen_tiles_again(level: int | None) -> None:
    state = make_game(level).state
    dice = Random(1)
    orders = set()
    for _ in range(20):
        opened = parse_for_play(format_position(state), load_box(), dice.randrange)
        assert opened.redealt
        assert isinstance(opened.content, State)
        assert remove_hidden_order(opened.content) == remove_hidden_order(state)
        orders.add(opened.content.stack)
    assert len(orders) > 15


@pytest.mark.parametrize("level", [None, 2])
def test_a_game_is_handed_on_without_what_it_would_reveal(level: int | None) -> None:
    save = make_game(level)
    shared = read_save(format_save(save).encode(), load_box()).save  # a valid save to every program
    assert shared.actions == save.actions[:24]
    assert shared.done_count == 24
    assert remove_hidden_order(shared.state) == remove_hidden_order(save.state)
    assert shared.state.stack[1:] == tuple(sorted(shared.state.stack[1:], key=read_id))
    opened = parse_for_play(format_save(save), load_box(), Random(4).randrange)
    assert opened.redealt
    assert isinstance(opened.content, SaveGame)
    assert opened.content.settings.names == save.settings.names
    assert not opened.content.unseen_piles  # dealt once, not at every opening
    assert remove_hidden_order(opened.content.state) == remove_hidden_order(save.state)
    assert opened.content.state.stack != shared.state.stack
    # Every step on the way shows what it showed.
    state, copy = save.start, opened.content.start
    for action in shared.actions:
        (state, events), (copy, same) = apply(state, action), apply(copy, action)
        assert events == same
        assert remove_hidden_order(state) == remove_hidden_order(copy)


def read_id(tile: object) -> str:
    return str(getattr(tile, "id", ""))


def test_a_finished_game_hides_nothing() -> None:
    played_actions = [
        action for _, action in play_random_game(load_box(), 5, options=NewGame(seed=3))
    ]
    save = make_game(actions=0, extra=0)
    finished_game = SaveGame(
        GAME,
        save.origin,
        save.start,
        save.settings,
        tuple(played_actions),
        len(played_actions),
        TIME,
        TIME,
    )
    assert finished_game.state.is_over
    assert remove_order(finished_game) is finished_game
    assert not parse_for_play(format_save(finished_game), load_box(), Random(1).randrange).redealt


def test_the_whole_game_keeps_its_order_and_what_was_taken_back() -> None:
    save = make_game()
    opened = parse_for_play(format_save(save, with_order=True), load_box(), Random(1).randrange)
    assert not opened.redealt
    assert isinstance(opened.content, SaveGame)
    assert opened.content.start == save.start
    assert opened.content.actions == save.actions


def test_each_order_that_can_be_is_as_likely() -> None:
    """Three tiles, two of them with the terrain on top: four orders."""
    state = make_game().state
    wood = [tile for tile in state.stack if tile.terrain is state.stack[0].terrain][:2]
    other_tile = next(tile for tile in state.stack if tile.terrain is not state.stack[0].terrain)
    three = state.replace(stack=(wood[0], wood[1], other_tile))
    dice = Random(7)
    counted = Counter(redeal(three, dice.randrange).stack for _ in range(4000))
    assert len(counted) == 4
    assert all(900 < count < 1100 for count in counted.values())


@pytest.mark.parametrize("text", ["", "no game", "{}", '{"format": "twoheirs-save"}'])
def test_other_text_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(FileError) as refusal:
        parse_for_play(text, load_box(), Random(1).randrange)
    assert len(str(refusal.value)) > 5
