"""The rating of a human: by the ladder of the levels, and by the games played against them."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from twoheirs_qt.games.bunny_kingdom.opponents import levels as bunny_levels
from twoheirs_qt.games.bunny_kingdom.opponents.strengths import SCALE as BUNNY_SCALE
from twoheirs_qt.games.two_heirs.opponents.levels import OPPONENTS
from twoheirs_qt.games.two_heirs.opponents.strengths import SCALE
from twoheirs_qt.tabletop.opponents.rating import Rating

INSTRUMENTS = Path(__file__).parents[3] / "packaging/instruments"
STRENGTHS = SCALE.strengths


def read_ladder(name: str, pattern: str) -> Mapping[tuple[str, str], float]:
    """The lead in rating that the games of a ladder say, by the stronger and the weaker one."""
    rows = re.findall(pattern, (INSTRUMENTS / name).read_text("utf-8"), re.MULTILINE)
    won = {(one, other): float(share) / 100 for one, other, share in rows}
    return {pair: 400 * math.log10(share / (1 - share)) for pair, share in won.items() if share < 1}


def test_the_levels_are_as_far_apart_as_their_games_say() -> None:
    names = [*OPPONENTS]
    assert [*STRENGTHS] == names
    leads = read_ladder("ladder.md", r"^\| (\S+) against (\S+) \| \d+ \| ([\d.]+)%")
    strength = 1000.0
    for weaker, stronger in pairwise(names):
        strength += leads[stronger, weaker]
        assert abs(STRENGTHS[stronger] - strength) < 1


def test_those_of_bunny_kingdom_are_as_far_apart_as_their_games_of_two_say() -> None:
    names, strengths = [*bunny_levels.OPPONENTS], BUNNY_SCALE.strengths
    assert [*strengths] == names
    leads = read_ladder("bunny_ladder.md", r"^\| (\S+) against (\S+) \| 2 \| \d+ \| ([\d.]+)%")
    for weaker, stronger in [*pairwise(names[1:]), ("greedy", "level-4")]:
        assert abs(strengths[stronger] - strengths[weaker] - leads[stronger, weaker]) <= 1


def rate(*games: tuple[str, float]) -> Rating:
    """The rating after games against one opponent each."""
    rating = SCALE.rate([[game] for game in games])
    assert rating is not None
    return rating


def test_a_level_is_suggested_before_the_first_game() -> None:
    assert SCALE.rate(()) is None
    assert SCALE.suggest(None) == "level-1"


def test_who_wins_is_sent_up_and_who_loses_down() -> None:
    beginner, up, down = SCALE.beginner, rate(("level-1", 1.0)), rate(("level-1", 0.0))
    assert down.strength < beginner.strength < up.strength
    assert up.uncertainty < beginner.uncertainty
    suggestions = [STRENGTHS[SCALE.suggest(rating)] for rating in (down, beginner, up)]
    assert suggestions == sorted(set(suggestions))


def test_a_game_against_an_equal_is_as_worked_out_by_hand() -> None:
    equal = float(STRENGTHS["level-4"])
    result = Rating(equal, 200.0).rate_game([(equal, 1.0)])
    # E = 0.5, so d² = 4 / q²: 1 / (1/200² + q²/4) = 174.6²; the gain is q · 174.6² / 2
    assert result.uncertainty == pytest.approx(173.2, abs=0.5)
    assert result.strength == pytest.approx(equal + 86.3, abs=1.0)


def test_each_of_several_opponents_counts() -> None:
    first = SCALE.rate([[("level-1", 1.0), ("level-2", 1.0)]])
    second = SCALE.rate([[("level-1", 1.0), ("level-2", 0.0)]])
    last = SCALE.rate([[("level-1", 0.0), ("level-2", 0.0)]])
    assert first is not None
    assert second is not None
    assert last is not None
    assert first.strength > second.strength > last.strength
    assert first.uncertainty == second.uncertainty < rate(("level-1", 1.0)).uncertainty


def test_programs_of_others_do_not_count() -> None:
    assert SCALE.rate([[("My own", 1.0)]]) is None
    assert SCALE.rate([[("My own", 1.0), ("level-1", 0.0)]]) == rate(("level-1", 0.0))


@pytest.mark.parametrize("true", [1000, 1300, 1700])
def test_many_games_find_the_strength(true: int) -> None:
    random, me = Random(5), Rating(true, 0)
    games = []
    for _ in range(300):
        opponent = random.choice([*STRENGTHS])
        games.append((opponent, float(random.random() < me.predict_win_share(STRENGTHS[opponent]))))
    player_rating = rate(*games)
    assert abs(player_rating.strength - true) < 2.5 * player_rating.uncertainty
    assert player_rating.uncertainty == 60
