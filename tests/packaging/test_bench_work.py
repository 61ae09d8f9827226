"""The work that one action takes stays within bounds, however fast the machine is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from bench_work import ACTIONS, MAX_LINES

from tests.box import ROOT
from tests.patience import PATIENCE

REACHED = {
    "a release that builds": (471, 1_330),
    "a refusal": (137, 300),
    "a saved game opened": (673, 7_570),
    "a computer's action shown": (567, 3_740),
    "a screen reader's action, its tree brought up to date": (647, 4_450),
    "undo": (383, 1_110),
    "an action while the outline is shown": (453, 10_980),
}
"""Functions entered, and calls, as last reached: they have a tenth of room."""


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The counts of the benchmark, run in a process of its own."""
    report = tmp_path_factory.mktemp("bench") / "work.json"
    script = ROOT / "packaging" / "bench_work.py"
    subprocess.run(
        [sys.executable, str(script), "--json", str(report)],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=True, timeout=3 * PATIENCE,
        capture_output=True,
    )  # fmt: skip
    found: dict[str, Any] = json.loads(Path(report).read_text("utf-8"))
    return found


@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_takes_no_more_work_than_was_reached(
    figures: dict[str, Any], action: str
) -> None:
    work = figures["work"][action]["all"]
    functions, calls = REACHED[action]
    assert work["functions"] <= 1.1 * functions
    assert work["calls"] <= 1.1 * calls


def test_functions_are_short(figures: dict[str, Any]) -> None:
    """Else to merge functions would count as less work."""
    assert figures["lines of nine functions of ten"] <= MAX_LINES
