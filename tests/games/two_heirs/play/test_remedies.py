"""Suggested remedies help: each remedy leads to what was asked, or nearer to it."""

from __future__ import annotations

import random

from tests.box import load_box
from twoheirs_qt.games.two_heirs.play.options import Options
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Build,
    NewGame,
    Take,
    apply,
    create_game,
    why_not,
)
from twoheirs_qt.games.two_heirs.things.requirements import find_remedies


def test_each_suggested_step_does_it() -> None:
    dice, tried = random.Random(5), 0
    for seed in range(4):
        state = create_game(load_box(), NewGame(seed=seed))
        for _ in range(30):
            options = Options(state)
            asked: tuple[Action, ...] = (
                *(Take(slot) for slot in range(7) if state.slots[slot] is not None),
                *(Build(tile.id, (0, 1)) for tile in state.hands[state.active]),
            )
            for action in asked:
                for remedy in find_remedies(options, action):
                    then, _ = apply(state, remedy.action)
                    assert (not why_not(then, action)) is remedy.is_sufficient
                    assert not isinstance(remedy.action, Take), "nothing unknown is looked at"
                    tried += 1
            if not options.legal_actions:
                break
            state, _ = apply(state, dice.choice(options.legal_actions))
    assert tried > 20
