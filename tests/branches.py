"""Check that tests take every branch of a package: they are run again, and watched."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.box import ROOT


def check_branches(package: str, tests: Sequence[str], folder: Path) -> None:
    """Fail if `tests` leave a branch of `package` out; what was watched is kept in `folder`."""
    given = {**os.environ, "COVERAGE_FILE": str(folder / "coverage")}
    coverage = [sys.executable, "-m", "coverage"]
    run = [*coverage, "run", "--branch", f"--source={package}"]
    quiet = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    for command in (
        [*run, "-m", "pytest", *quiet, *tests],
        [*coverage, "report", "--show-missing", "--skip-covered", "--fail-under=100"],
    ):
        done = subprocess.run(command, cwd=ROOT, env=given, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
