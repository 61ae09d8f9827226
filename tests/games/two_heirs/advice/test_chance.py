"""Chances to win come true: in games that had no part in the figures, some time at night."""

from __future__ import annotations

import re
from pathlib import Path
from statistics import fmean

import pytest

from tests.long_run import LONG_RUN
from twoheirs_qt.commands.tournament import calculate_wilson_interval
from twoheirs_qt.games.two_heirs.advice.chance import load_point_worth, load_win_chance_model
from twoheirs_qt.games.two_heirs.rules import Heir

SEEDS = range(95_000_000, 95_000_060)
REVIEWED_SEEDS = range(95_100_000, 95_100_040)
REPORT = Path(__file__).parents[4] / "packaging" / "instruments" / "reviews.md"


def test_the_worth_of_a_point_given_away_is_the_one_measured() -> None:
    """Points given away are summed up only times this: two turns on are not the end of a game."""
    (found,) = re.findall(r"\*\*(0\.\d+)\*\* \[(0\.\d+), (0\.\d+)\]", REPORT.read_text("utf-8"))
    worth, least, most = map(float, found)
    assert load_point_worth() == worth
    assert least <= worth <= most < 1


@pytest.mark.skipif(not LONG_RUN, reason="plays and reviews forty games")
def test_points_given_away_are_missing_in_the_end(tmp_path: Path) -> None:
    """The sum of what both gave away, times that worth, is as much as one falls behind."""
    reviews = pytest.importorskip("instruments.selfplay.reviews")
    for seed in REVIEWED_SEEDS:
        reviews.play(seed, tmp_path / f"{seed}.json", is_whole=True)
    _, least, most = reviews.fit_slope([*reviews.read_games(tmp_path)])
    assert least <= load_point_worth() <= most


@pytest.mark.skipif(not LONG_RUN, reason="plays sixty games")
def test_as_many_games_are_won_as_foretold(tmp_path: Path) -> None:
    """At each stage of the game, whoever is ahead wins as often as the chances say."""
    reviews = pytest.importorskip("instruments.selfplay.reviews")
    for seed in SEEDS:
        reviews.play(seed, tmp_path / f"{seed}.json", is_whole=False)
    games = [*reviews.read_games(tmp_path)]
    for least, most in ((1, 5), (6, 11), (12, 30)):
        expected, won = [], []
        for game in games:
            at_stage = [turn for turn in game.turns if least <= turn.to_come <= most]
            turn = at_stage[len(at_stage) // 2]
            chance = load_win_chance_model().calculate_win_chance(turn.forecast, turn.to_come)
            lead = game.lead if turn.heir is Heir.WHITE else -game.lead
            expected.append(max(chance, 1 - chance))
            won.append(0.5 + (0.5 if lead > 0 else -0.5 if lead < 0 else 0) * (chance > 0.5 or -1))
        low, high = calculate_wilson_interval(fmean(won), len(won))
        assert low - 0.02 <= fmean(expected) <= high + 0.02
