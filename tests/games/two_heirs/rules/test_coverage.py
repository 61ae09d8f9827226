"""Every branch of the rules is taken by a test that says what must come of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.branches import check_branches
from tests.long_run import LONG_RUN

QUICK = (
    *("test_scenarios", "test_setup", "test_values", "test_henry_forecast"),
    *("test_search", "test_unseen"),
)
"""The tests that say so; random play adds nothing to them, and would take longer."""


@pytest.mark.skipif(not LONG_RUN, reason="runs other tests again: `dev.py night`")
def test_all_branches_of_the_rules_are_covered(tmp_path: Path) -> None:
    files = [f"tests/games/two_heirs/rules/{name}.py" for name in QUICK]
    check_branches("twoheirs_qt.games.two_heirs.rules", files, tmp_path)
