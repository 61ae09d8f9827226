"""Turns are compared by playing on: those that do worse drop out, half of them at a time."""

from __future__ import annotations

import pytest

from tests.box import box
from twoheirs_qt.opponents import playoff
from twoheirs_qt.opponents.beam import Line, Thinking
from twoheirs_qt.opponents.evaluation import Evaluation, installed_weights
from twoheirs_qt.opponents.opponent import Budget
from twoheirs_qt.rules import NewGame, Take, new_game
from twoheirs_qt.rules.search import Search
from twoheirs_qt.rules.setup import Dice

START = new_game(box(), NewGame(seed=7))


def entrants(count: int) -> list[Line]:
    """Turns of which each one counts as better than the next."""
    slots = [action.slot for action in Search(START).actions() if isinstance(action, Take)]
    return [Line(float(-n), (Take(slots[n % len(slots)]),), (n,)) for n in range(count)]


def trials(monkeypatch: pytest.MonkeyPatch, count: int, budget: int = 1000) -> tuple[int, int]:
    """Return the number of trials between so many turns and the winner; the last is the best."""
    lines, tried = entrants(count), list[int]()
    contender = playoff.Contender

    def make(line: Line, _: object) -> playoff.Contender:
        return contender(line, START)

    def trial(state: object, *_: object) -> float | None:
        if len(tried) >= budget:
            return None
        number = len(tried)
        tried.append(number)
        return float(order[number]) if number < len(order) else 0.0

    order = [*range(count)]  # the first round
    monkeypatch.setattr(playoff, "Contender", make)
    monkeypatch.setattr(playoff, "_trial", trial)
    evaluation = Evaluation(installed_weights())
    found = playoff.winner(START, lines, evaluation, 1, 1, Thinking(Budget(), None), Dice(1))
    return len(tried), lines.index(found.line)


@pytest.mark.parametrize(
    ("count", "expected"),
    [(1, 0), (2, 2), (3, 3 + 2 * 2), (4, 4 + 2 * 2), (5, 5 + 2 * 3 + 4 * 2)],
)
def test_half_drop_out_and_the_rest_is_tried_twice_as_often(
    monkeypatch: pytest.MonkeyPatch, count: int, expected: int
) -> None:
    made, winner = trials(monkeypatch, count)
    assert made == expected
    assert winner == count - 1, "the one that did best in the first round, all else being equal"


def test_who_is_best_known_wins_when_the_budget_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    assert trials(monkeypatch, 4, budget=0) == (0, 0), "as was thought at first"
    assert trials(monkeypatch, 4, budget=4) == (4, 3), "after one round"
