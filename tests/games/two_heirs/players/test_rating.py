"""The rating of a human: by the ladder of the levels, and by the games played against them."""

from __future__ import annotations

import math
import re
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from twoheirs_qt.games.two_heirs.opponents.levels import OPPONENTS
from twoheirs_qt.tabletop.opponents.rating import BEGINNER, STRENGTHS, Rating, rating

LADDER = Path(__file__).parents[4] / "packaging/instruments/ladder.md"


def test_the_levels_are_as_far_apart_as_their_games_say() -> None:
    names = [*OPPONENTS]
    assert [*STRENGTHS] == names
    won = {
        (one, other): float(share) / 100
        for one, other, share in re.findall(
            r"^\| (\S+) against (\S+) \| \d+ \| ([\d.]+)%", LADDER.read_text("utf-8"), re.MULTILINE
        )
    }
    strength = 1000.0
    for weaker, stronger in pairwise(names):
        share = won[stronger, weaker]
        strength += 400 * math.log10(share / (1 - share))
        assert abs(STRENGTHS[stronger] - strength) < 1


def test_a_level_is_suggested_before_the_first_game() -> None:
    assert rating(()) == BEGINNER
    assert BEGINNER.suggested_opponent == "level-1"


def test_who_wins_is_sent_up_and_who_loses_down() -> None:
    up = rating([("level-1", 1.0)])
    down = rating([("level-1", 0.0)])
    assert down.strength < BEGINNER.strength < up.strength
    assert up.uncertainty < BEGINNER.uncertainty
    assert (
        STRENGTHS[up.suggested_opponent] > STRENGTHS["level-1"] > STRENGTHS[down.suggested_opponent]
    )


def test_a_game_against_an_equal_is_as_worked_out_by_hand() -> None:
    equal = float(STRENGTHS["level-4"])
    result = Rating(equal, 200.0).after_game("level-4", 1.0)
    # E = 0.5, so d² = 4 / q²: 1 / (1/200² + q²/4) = 174.6²; the gain is q · 174.6² / 2
    assert result.uncertainty == pytest.approx(173.2, abs=0.5)
    assert result.strength == pytest.approx(equal + 86.3, abs=1.0)


def test_programs_of_others_do_not_count() -> None:
    assert rating([("My own", 1.0)]) == BEGINNER


@pytest.mark.parametrize("true", [1000, 1300, 1700])
def test_many_games_find_the_strength(true: int) -> None:
    random, me = Random(5), Rating(true, 0)
    games = []
    for _ in range(300):
        opponent = random.choice([*STRENGTHS])
        games.append((opponent, float(random.random() < me.win_share(opponent))))
    player_rating = rating(games)
    assert abs(player_rating.strength - true) < 2.5 * player_rating.uncertainty
    assert player_rating.uncertainty == 60
