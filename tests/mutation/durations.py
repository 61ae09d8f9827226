"""A plugin of pytest: writes how many seconds each test took that passed, into a file."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

import pytest

FILE: Final = "TWOHEIRS_DURATIONS"
"""The variable of the environment that names the file."""

_seconds: dict[str, float] = {}
_failed: set[str] = set()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add up what set-up, test and end of each took."""
    _seconds[report.nodeid] = _seconds.get(report.nodeid, 0.0) + report.duration
    if report.outcome != "passed":
        _failed.add(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write them, where the reports of all processes come together."""
    if not hasattr(session.config, "workerinput"):
        results = {test: seconds for test, seconds in _seconds.items() if test not in _failed}
        Path(os.environ[FILE]).write_text(json.dumps(results), "utf-8")
