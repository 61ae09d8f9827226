"""The strength of the levels: a few games by day, the whole ladder at night."""

from __future__ import annotations

from statistics import fmean

import pytest
from instruments.selfplay.ladder import MATCHES, Match, create_opponent
from instruments.selfplay.match import play

from tests.long_run import LONG_RUN
from twoheirs_qt.commands.tournament import calculate_wilson_interval


def rate(match: Match, deals: int) -> float:
    """The share of games that the first wins, each deal from both seats; a drawn one is half."""
    first, second = create_opponent(match.first), create_opponent(match.second)
    seats = (True, False)
    return fmean(
        play(first, second, seed, is_first_white=is_white).won
        for seed in range(deals)
        for is_white in seats
    )


def test_an_opponent_with_an_evaluation_beats_one_that_counts_points() -> None:
    assert rate(Match("level-4", "greedy", 0.5), 4) > 0.7


@pytest.mark.skipif(not LONG_RUN, reason="takes hours")
@pytest.mark.parametrize("match", MATCHES, ids=lambda match: f"{match.first}-{match.second}")
def test_each_match_comes_out_as_wanted(match: Match) -> None:
    deals = 100
    result = rate(match, deals)
    assert match.min_share <= result <= match.max_share
    assert calculate_wilson_interval(result, 2 * deals)[0] > match.min_lower_bound
