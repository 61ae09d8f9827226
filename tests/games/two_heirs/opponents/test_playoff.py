"""Turns are compared by playing on: those that do worse drop out, half of them at a time."""

from __future__ import annotations

from math import sqrt

import pytest

from tests.box import load_box
from twoheirs_qt.games.two_heirs.opponents.beam import SearchBudget, SearchedTurn
from twoheirs_qt.games.two_heirs.opponents.evaluation import Evaluation, load_weights
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget, Candidate
from twoheirs_qt.games.two_heirs.opponents.playoff import PlayTrial, Trial, rank
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Build,
    EndTurn,
    Expand,
    Heir,
    NewGame,
    Take,
    create_game,
)
from twoheirs_qt.games.two_heirs.rules.core import Core
from twoheirs_qt.games.two_heirs.rules.search import Search
from twoheirs_qt.tabletop.dice import Dice

START = create_game(load_box(), NewGame(seed=7))


def make_entrants(count: int) -> list[SearchedTurn]:
    """Turns of which each one counts as better than the next."""
    return [SearchedTurn(float(-n), (Take(n),), (n,)) for n in range(count)]


def find_slot(plan: tuple[Action, ...]) -> int:
    assert isinstance(plan[0], Take)
    return plan[0].slot


def count_trials(made: list[int], budget: int = 1000) -> PlayTrial:
    """A trial in which the turn that was thought worst does best; `made` grows by each of them."""

    def run_trial(plan: tuple[Action, ...], seed: int) -> float | None:
        if len(made) >= budget:
            return None
        made.append(seed)
        return float(find_slot(plan))

    return run_trial


@pytest.mark.parametrize(
    ("count", "expected"),
    [(1, 0), (2, 2), (3, 3 + 2 * 2), (4, 4 + 2 * 2), (5, 5 + 2 * 3 + 4 * 2)],
)
def test_a_round_halves_the_candidates_and_doubles_trials(count: int, expected: int) -> None:
    made: list[int] = []
    result = rank(make_entrants(count), count_trials(made), Dice(1))
    assert len(made) == expected
    assert [find_slot(item.actions) for item in result] == [*range(count)][::-1], "the best first"


def test_who_is_best_known_wins_when_the_budget_ends() -> None:
    at_first = rank(make_entrants(4), count_trials([], budget=0), Dice(1))
    assert [find_slot(item.actions) for item in at_first] == [0, 1, 2, 3], "as was thought at first"
    after_one = rank(make_entrants(4), count_trials([], budget=5), Dice(1))
    assert [find_slot(item.actions) for item in after_one] == [3, 2, 1, 0]
    assert [len(item.trials) for item in after_one] == [1, 1, 1, 1], "what all of them had"


def test_each_trial_has_a_deal_of_its_own_the_same_for_all_turns() -> None:
    seeds: list[int] = []
    rank(make_entrants(4), count_trials(seeds), Dice(1))
    assert seeds[:4] == [seeds[0]] * 4
    assert seeds[4:6] == [seeds[4]] * 2
    assert seeds[6:] == [seeds[6]] * 2
    assert len(set(seeds)) == 3


class Watching(Evaluation):
    """Keeps the tile on a place of the reserve of each state that it judges."""

    def __init__(self, place: int) -> None:
        super().__init__(load_weights())
        self.seen: set[str] = set()
        self._place = place

    def estimate_lead(self, core: Core, heir: Heir) -> float:
        tile = core.slots[self._place]
        assert tile is not None
        self.seen.add(tile.id)
        return 0.0


def test_the_tile_turned_up_by_ones_own_take_differs_between_trials() -> None:
    watching = Watching(START.shield)
    trial = Trial(START, watching, 0, 1, SearchBudget(Budget(), None))
    take = next(action for action in Search(START).list_actions() if isinstance(action, Take))
    for seed in range(30):
        trial((take, EndTurn()), seed)
    possible = {tile.id for tile in START.stack if tile.terrain is START.stack[0].terrain}
    assert 5 < len(watching.seen) <= len(possible)
    assert watching.seen <= possible, "its terrain is seen before"


def test_what_another_tile_makes_impossible_is_left_out() -> None:
    take = next(action for action in Search(START).list_actions() if isinstance(action, Take))
    trial = Trial(START, Evaluation(load_weights()), 0, 1, SearchBudget(Budget(), None))
    without = trial((take, EndTurn()), 1)
    assert trial((take, Expand(START.stack[0].id, (90, 90)), EndTurn()), 1) == without
    assert trial((take, Build(START.stack[0].id, (90, 90))), 1) == without, "the turn still ends"


def test_a_mean_is_as_sure_as_its_trials_agree() -> None:
    one = Candidate((), 9.0, (1.0, 2.0, 3.0))
    other = Candidate((), 9.0, (0.0, 1.0, 2.0, 7.0))
    assert one.lead == 2
    assert one.error == pytest.approx(1 / sqrt(3))
    assert one.compare_with(other) == (1, 0), "the same deals, a point more in each"
    assert Candidate((), 9.0).lead == 9
    assert Candidate((), 9.0, (1.0,)).error is None
    assert Candidate((), 9.0).compare_with(Candidate((), 7.0)) == (2, None)
