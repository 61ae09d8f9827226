"""Actions have names for menus and buttons."""

from __future__ import annotations

from typing import get_args

from tests.box import load_box
from tests.games.two_heirs.words.samples import ACTIONS
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Build,
    Destroy,
    EndTurn,
    Heir,
    NewGame,
    State,
    Take,
    create_game,
)
from twoheirs_qt.games.two_heirs.words.actions import (
    make_action_title,
    name_action,
    name_action_here,
)
from twoheirs_qt.games.two_heirs.words.names import name_building_as_object_by_id
from twoheirs_qt.tabletop.text.text import render_english


def test_every_action_has_a_name_of_its_own() -> None:
    assert {type(action) for action in ACTIONS} == set(get_args(Action))
    names = {render_english(name_action(action, load_box())) for action in ACTIONS}
    assert len(names) == len(ACTIONS)
    assert not any("{" in name for name in names)
    assert (
        render_english(name_action(Build("mill", (1, -1)), load_box())) == "Build the Mill at N12"
    )


def lay_mill() -> State:
    """A new game in which a mill of Blue's lies already."""
    state = create_game(load_box(), NewGame(seed=3))
    mill = load_box().tiles["mill"].find_face(Heir.BLUE)
    return state.replace(landscape={**state.landscape, (1, 0): mill})


def test_with_the_state_before_a_taken_tile_is_named() -> None:
    state = create_game(load_box(), NewGame(seed=3))
    tile = state.slots[1]
    assert tile is not None
    expected = f"Take {render_english(name_building_as_object_by_id(tile.id, load_box()))}"
    assert render_english(name_action(Take(1), load_box(), state)) == expected


def test_with_the_state_before_a_destroyed_building_is_named() -> None:
    name = render_english(name_action(Destroy((1, 0)), load_box(), lay_mill()))
    assert name == "Destroy the Mill at N13"


def test_every_action_but_the_end_of_a_turn_has_a_name_at_its_place_and_as_a_heading() -> None:
    state, actions = lay_mill(), [item for item in ACTIONS if not isinstance(item, EndTurn)]
    for name in (name_action_here, make_action_title):
        names = {render_english(name(action, state)) for action in actions}
        assert len(names) == len(actions)
        assert not any("{" in item for item in names)
    assert render_english(name_action_here(Build("mill", (1, -1)), state)) == "Build the Mill here"
    assert render_english(make_action_title(Destroy((1, 0)), state)) == "Destroy the Mill"
