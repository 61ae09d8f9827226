"""Every branch of Bunny Kingdom's rules is taken by a test that says what must come of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.branches import check_branches
from tests.long_run import LONG_RUN

QUICK = (
    *("rules/test_rulings", "rules/test_legality", "rules/test_setup", "rules/test_unseen"),
    *("conformance/test_conformance", "codec/test_catalogue", "codec/test_position_files"),
    "test_game",
)
"""The tests that say so; whole games by chance add nothing to them."""


@pytest.mark.skipif(not LONG_RUN, reason="runs other tests again: `dev.py night`")
def test_all_branches_of_the_rules_are_covered(tmp_path: Path) -> None:
    files = [f"tests/games/bunny_kingdom/{name}.py" for name in QUICK]
    check_branches("twoheirs_qt.games.bunny_kingdom.rules", files, tmp_path)
