"""A turn is tidy: what it is worth nothing to do is left out, what is worth anything stays."""

from __future__ import annotations

import pytest

from tests.box import load_box
from twoheirs_qt.games.two_heirs.opponents.beam import Judge, SearchedTurn
from twoheirs_qt.games.two_heirs.opponents.thinker import drop_useless_actions
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Deploy,
    EndTurn,
    Expand,
    NewGame,
    State,
    Take,
    Withdraw,
    apply_silently,
    create_game,
    list_legal_actions,
)
from twoheirs_qt.games.two_heirs.rules.core import Core
from twoheirs_qt.games.two_heirs.rules.search import Search

START = create_game(load_box(), NewGame(seed=7))


def make_turn(*kinds: type[Action]) -> tuple[Action, ...]:
    """A turn from the start with actions of these kinds."""
    search, plan = Search(START), list[Action]()
    for kind in kinds:
        plan.append(next(action for action in search.list_actions() if type(action) is kind))
        search.play(plan[-1])
    return tuple(plan)


def judge_plan(judge: Judge, plan: tuple[Action, ...], start: State = START) -> SearchedTurn:
    search = Search(start)
    for action in plan:
        search.play(action)
    return SearchedTurn(judge(search.state.core), plan, search.make_key())


def count_troops(core: Core) -> float:
    """Count what troops of the one who begins stand in the landscape."""
    return float(sum(troop.at is not None for troop in State.of(core).troops[START.active]))


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

    line = judge_plan(judge, make_turn(Take, Expand, EndTurn))
    shorter = drop_useless_actions(START, line, judge)
    assert tuple(map(type, shorter.actions)) == left
    assert shorter == judge_plan(judge, shorter.actions), "value and key are those of what is left"


def test_what_something_else_needs_stays() -> None:
    """Only what is laid gives a troop the way."""
    line = judge_plan(count_troops, make_turn(Take, Expand, Deploy, EndTurn))
    assert line.value > judge_plan(count_troops, make_turn(Take, EndTurn)).value
    assert drop_useless_actions(START, line, count_troops) == line


def test_no_troop_leaves_a_tile_for_another_to_come_there() -> None:
    """But it does if that brings a tile within reach."""
    state = START
    for kind in (Take, Expand, Deploy, EndTurn, Take, EndTurn):
        state = apply_silently(
            state, next(act for act in list_legal_actions(state) if type(act) is kind)
        )
    origin = next(act for act in list_legal_actions(state) if type(act) is Withdraw).origin
    near = [act for act in list_legal_actions(state) if type(act) is Take]
    withdrawn = apply_silently(state, Withdraw(origin))
    far = next(
        act for act in list_legal_actions(withdrawn) if type(act) is Take and act not in near
    )

    def tidy(take: Take) -> tuple[Action, ...]:
        plan = (Withdraw(origin), take, Deploy(origin), EndTurn())
        line = judge_plan(count_troops, plan, state)
        return drop_useless_actions(state, line, count_troops).actions

    assert tidy(near[0]) == (near[0], EndTurn())
    assert tidy(far) == (Withdraw(origin), far, Deploy(origin), EndTurn())
