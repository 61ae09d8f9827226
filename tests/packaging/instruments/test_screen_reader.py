"""Scenes and games are played by keys with a screen reader: the expected words are spoken."""

from __future__ import annotations

import sys

import pytest

if sys.platform != "linux":
    pytest.skip("Orca is for Linux", allow_module_level=True)

from instruments import screen_reader_games
from instruments.orca_session import find_missing_packages
from instruments.screen_reader_scenes import (
    MAX_MEAN_WORDS,
    SCENES,
    Scene,
    average_words,
    find_too_long,
    play,
)

from tests.long_run import LONG_RUN

PACKAGES = find_missing_packages()
DAILY_SCENE = "lesson 1"

needs_orca = pytest.mark.skipif(bool(PACKAGES), reason=f"{' '.join(PACKAGES)} are not installed")


@needs_orca
@pytest.mark.slow
@pytest.mark.parametrize(
    "scene",
    [scene for scene in SCENES if scene.name == DAILY_SCENE or (LONG_RUN and not scene.counted)],
    ids=lambda scene: scene.name,
)
def test_the_expected_words_of_a_scene_are_spoken(scene: Scene) -> None:
    steps = scene.steps if LONG_RUN else scene.steps[:2]
    assert play(Scene(scene.name, steps, scene.file)).errors == []


@needs_orca
@pytest.mark.slow
@pytest.mark.skipif(not LONG_RUN, reason="plays turns of three games")
def test_few_words_are_spoken_at_the_table() -> None:
    results = [play(scene) for scene in SCENES if scene.counted]
    assert [error for result in results for error in result.errors] == []
    speech = [key for result in results for key in result.speech]
    assert average_words(speech) <= MAX_MEAN_WORDS
    assert find_too_long(speech) == []


@needs_orca
@pytest.mark.slow
@pytest.mark.skipif(not LONG_RUN, reason="plays whole games")
@pytest.mark.parametrize("name", screen_reader_games.GAMES)
def test_a_whole_game_is_played_by_speech_alone(name: str) -> None:
    game = screen_reader_games.play(name)
    assert game.result
    assert average_words(game.speech) <= MAX_MEAN_WORDS
    assert find_too_long(game.speech) == []


@needs_orca
@pytest.mark.skipif(not LONG_RUN, reason="waits for words that do not come")
def test_missing_words_are_reported() -> None:
    wrong = Scene("wrong", (("ctrl+F1", (r"Tutorial", r"1\. Take a dragon")),))
    assert play(wrong).errors == ["wrong: after ctrl+F1, not spoken: 1\\. Take a dragon"]
