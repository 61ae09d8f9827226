"""A turn is tidy: what it is worth nothing to do is left out, what is worth anything stays."""

from __future__ import annotations

import pytest

from tests.box import box
from twoheirs_qt.games.two_heirs.opponents.beam import Judge, Line
from twoheirs_qt.games.two_heirs.opponents.thinker import drop_useless_actions
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Deploy,
    EndTurn,
    Expand,
    NewGame,
    State,
    Take,
    new_game,
)
from twoheirs_qt.games.two_heirs.rules.core import Core
from twoheirs_qt.games.two_heirs.rules.search import Search

START = new_game(box(), NewGame(seed=7))


def a_turn(*kinds: type[Action]) -> tuple[Action, ...]:
    """A turn from the start with actions of these kinds."""
    search, plan = Search(START), list[Action]()
    for kind in kinds:
        plan.append(next(action for action in search.actions() if type(action) is kind))
        search.play(plan[-1])
    return tuple(plan)


def worth(judge: Judge, plan: tuple[Action, ...]) -> Line:
    search = Search(START)
    for action in plan:
        search.play(action)
    return Line(judge(search.state.core), plan, search.key())


@pytest.mark.parametrize(
    ("a_tile", "left"),
    [
        (0.0, (Take, EndTurn)),
        (-1.0, (Take, EndTurn)),
        (1e-9, (Take, Expand, EndTurn)),
    ],
)
def test_what_is_worth_exactly_nothing_is_not_done(
    a_tile: float, left: tuple[type[Action], ...]
) -> None:
    """`a_tile` is what each tile in the landscape is thought worth."""

    def judge(core: Core) -> float:
        return a_tile * len(State.of(core).landscape)

    line = worth(judge, a_turn(Take, Expand, EndTurn))
    shorter = drop_useless_actions(START, line, judge)
    assert tuple(map(type, shorter.plan)) == left
    assert shorter == worth(judge, shorter.plan), "value and key are those of what is left"


def test_what_something_else_needs_stays() -> None:
    """Only what is laid gives a troop the way."""

    def judge(core: Core) -> float:
        state = State.of(core)
        return float(sum(troop.at is not None for troop in state.troops[START.active]))

    line = worth(judge, a_turn(Take, Expand, Deploy, EndTurn))
    assert line.value > worth(judge, a_turn(Take, EndTurn)).value
    assert drop_useless_actions(START, line, judge) == line
