"""Actions have names for menus and buttons."""

from __future__ import annotations

from typing import get_args

from tests.box import box
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
    new_game,
)
from twoheirs_qt.games.two_heirs.words.actions import here_text, title_text, undo_text
from twoheirs_qt.games.two_heirs.words.names import tile_object_of
from twoheirs_qt.tabletop.text.text import render_english


def test_every_action_has_a_name_of_its_own() -> None:
    assert {type(action) for action in ACTIONS} == set(get_args(Action))
    names = {render_english(undo_text(action, box())) for action in ACTIONS}
    assert len(names) == len(ACTIONS)
    assert not any("{" in name for name in names)
    assert render_english(undo_text(Build("mill", (1, -1)), box())) == "Build the Mill at N12"


def with_a_mill() -> State:
    """A new game in which a mill of Blue's lies already."""
    state = new_game(box(), NewGame(seed=3))
    mill = box().tiles["mill"].face(Heir.BLUE)
    return state.replace(landscape={**state.landscape, (1, 0): mill})


def test_with_the_state_before_a_taken_tile_is_named() -> None:
    state = new_game(box(), NewGame(seed=3))
    tile = state.slots[1]
    assert tile is not None
    expected = f"Take {render_english(tile_object_of(tile.id, box()))}"
    assert render_english(undo_text(Take(1), box(), state)) == expected


def test_with_the_state_before_a_destroyed_building_is_named() -> None:
    name = render_english(undo_text(Destroy((1, 0)), box(), with_a_mill()))
    assert name == "Destroy the Mill at N13"


def test_every_action_but_the_end_of_a_turn_has_a_name_at_its_place_and_as_a_heading() -> None:
    state, actions = with_a_mill(), [item for item in ACTIONS if not isinstance(item, EndTurn)]
    for name in (here_text, title_text):
        names = {render_english(name(action, state)) for action in actions}
        assert len(names) == len(actions)
        assert not any("{" in item for item in names)
    assert render_english(here_text(Build("mill", (1, -1)), state)) == "Build the Mill here"
    assert render_english(title_text(Destroy((1, 0)), state)) == "Destroy the Mill"
