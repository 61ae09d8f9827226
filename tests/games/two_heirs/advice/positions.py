"""Turns of random games, from their first state to their end."""

from __future__ import annotations

from collections.abc import Iterator

from tests.box import load_box
from tests.play import play_random_game, vary_options
from twoheirs_qt.games.two_heirs.rules import Action, EndTurn, State


def play_random_turns(
    seed: int, *, solo: bool | None = None
) -> Iterator[tuple[State, list[Action]]]:
    """Each turn of a random game: the state in which it begins, and its actions."""
    start, actions = None, list[Action]()
    for state, action in play_random_game(load_box(), seed, options=vary_options(seed, solo=solo)):
        start = start or state
        actions.append(action)
        if isinstance(action, EndTurn):
            yield start, actions
            start, actions = None, []
