"""Whole games by recorded clicks, drags and keys: the same is seen and said after each of them."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.box import ROOT
from tests.golden.keep import PATHS
from tests.golden.recording import GAMES, kept


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_game_is_as_it_was(game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.golden.recording", game, "again"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": PATHS},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.stdout.strip() == "", done.stdout
    assert done.returncode == 0, f"{done.returncode}: {done.stderr}"


@pytest.mark.parametrize("game", GAMES)
def test_a_recording_has_every_kind_of_event(game: str) -> None:
    lines = kept(game)
    assert {line[0] for line in lines} >= {"click", "drag", "key"}
    assert sum("state" in line[-1] for line in lines) > 50
