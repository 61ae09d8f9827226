"""Scenes played by keys beside a screen reader: what must be spoken is, and silence is told."""

from __future__ import annotations

import sys

import pytest

if sys.platform != "linux":
    pytest.skip("Orca is for Linux", allow_module_level=True)

import heard_games
from by_ear import missing
from heard import MEAN, SCENES, Scene, average, play, too_long

from tests.night import NIGHT

LACKING = missing()
SHORT = "lesson 1"
"""The scene of every day."""

heard = pytest.mark.skipif(bool(LACKING), reason=f"a screen reader needs {' '.join(LACKING)}")


@heard
@pytest.mark.slow
@pytest.mark.parametrize(
    "scene",
    [scene for scene in SCENES if scene.name == SHORT or (NIGHT and not scene.counted)],
    ids=lambda scene: scene.name,
)
def test_a_scene_is_heard(scene: Scene) -> None:
    steps = scene.steps if NIGHT else scene.steps[:2]
    assert play(Scene(scene.name, steps, scene.file)).faults == []


@heard
@pytest.mark.slow
@pytest.mark.skipif(not NIGHT, reason="plays turns of three games")
def test_games_are_heard_in_few_words() -> None:
    played = [play(scene) for scene in SCENES if scene.counted]
    assert [fault for each in played for fault in each.faults] == []
    words = [heard for each in played for heard in each.heard]
    assert average(words) <= MEAN
    assert too_long(words) == []


@heard
@pytest.mark.slow
@pytest.mark.skipif(not NIGHT, reason="plays whole games")
@pytest.mark.parametrize("name", heard_games.GAMES)
def test_a_whole_game_is_played_by_words_alone(name: str) -> None:
    game = heard_games.play(name)
    assert game.result
    assert average(game.heard) <= MEAN
    assert too_long(game.heard) == []


@heard
@pytest.mark.skipif(not NIGHT, reason="waits for words that do not come")
def test_what_is_not_heard_is_told() -> None:
    wrong = Scene("wrong", (("ctrl+F1", (r"Tutorial", r"1\. Take a dragon")),))
    assert play(wrong).faults == ["wrong: after ctrl+F1 one does not hear 1\\. Take a dragon"]
