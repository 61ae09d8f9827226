"""Whole games by recorded clicks, drags and keys: the same is seen and said after each of them."""

from __future__ import annotations

import pytest

from tests.games.two_heirs.golden.keep import run
from tests.games.two_heirs.golden.recording import GAMES, load_recording


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_game_is_as_it_was(game: str) -> None:
    run("recording", game, "again")


@pytest.mark.parametrize("game", GAMES)
def test_a_recording_has_every_kind_of_event(game: str) -> None:
    lines = load_recording(game)
    assert {line[0] for line in lines} >= {"click", "drag", "key"}
    assert sum("state" in line[-1] for line in lines) > 50
