"""The work that one action takes stays within bounds, however fast the machine is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from instruments.bench_work import ACTION, ACTIONS, MAX_LINES, SHOWN

from tests.box import ROOT
from tests.timeouts import TIMEOUT_S

REACHED = {
    "a release that builds": (ACTION, 287, 480),
    "a refusal": (ACTION, 91, 165),
    "a saved game opened": (SHOWN, 441, 2_556),
    "a computer's action shown": (ACTION, 343, 2_064),
    "a screen reader's action, its tree brought up to date": (ACTION, 457, 2_620),
    "undo": (SHOWN, 277, 630),
    "an action while the outline is shown": (SHOWN, 309, 3_601),
}
"""The parts counted, functions entered and calls, as last reached; a tenth more is allowed."""


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The counts of the benchmark, run in a process of its own."""
    report = tmp_path_factory.mktemp("bench") / "work.json"
    subprocess.run(
        [sys.executable, "-m", "instruments.bench_work", "--json", str(report)],
        cwd=ROOT / "packaging", env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=True, timeout=3 * TIMEOUT_S,
        capture_output=True,
    )  # fmt: skip
    data: dict[str, Any] = json.loads(Path(report).read_text("utf-8"))
    return data


@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_takes_no_more_work_than_was_reached(
    figures: dict[str, Any], action: str
) -> None:
    part, functions, calls = REACHED[action]
    work = figures["work"][action][part]
    assert work["functions"] <= 1.1 * functions
    assert work["calls"] <= 1.1 * calls


def test_functions_are_short(figures: dict[str, Any]) -> None:
    """Else to merge functions would count as less work."""
    assert figures["lines of nine functions of ten"] <= MAX_LINES
