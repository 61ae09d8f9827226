"""Every branch of the rules is taken by a test that says what must come of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.box import ROOT
from tests.long_run import LONG_RUN

QUICK = (
    *("test_scenarios", "test_setup", "test_values", "test_henry_forecast"),
    *("test_search", "test_unseen"),
)
"""The tests that say so; random play adds nothing to them, and would take longer."""


@pytest.mark.skipif(not LONG_RUN, reason="runs other tests again: `dev.py night`")
def test_all_branches_of_the_rules_are_covered(tmp_path: Path) -> None:
    files = [f"tests/games/two_heirs/rules/{name}.py" for name in QUICK]
    given = {**os.environ, "COVERAGE_FILE": str(tmp_path / "coverage")}
    coverage = [sys.executable, "-m", "coverage"]
    run = [*coverage, "run", "--branch", "--source=twoheirs_qt.games.two_heirs.rules"]
    quiet = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    for command in (
        [*run, "-m", "pytest", *quiet, *files],
        [*coverage, "report", "--show-missing", "--skip-covered", "--fail-under=100"],
    ):
        done = subprocess.run(command, cwd=ROOT, env=given, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
