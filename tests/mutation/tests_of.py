"""Tests that go through a line of the program, measured once: they are the ones to run.

All tests are run under coverage, which notes for each line the tests that reach it. A mistake in a
line is then tried on those alone, the quickest first, until they have taken as long as is allowed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from coverage import CoverageData

from tests.mutation.durations import FILE

_HEIRS: Final = "games/two_heirs"
TESTS: Final = tuple(
    f"tests/{folder}"
    for folder in (
        *("commands", "games/bunny_kingdom", "ui"),
        *(f"{_HEIRS}/{name}" for name in ("advice", "book", "codec", "opponents", "play")),
        *(f"{_HEIRS}/{name}" for name in ("real_table", "results", "saves", "tutorial", "words")),
        *(f"tabletop/{name}" for name in ("files", "opponents", "process", "running", "saves")),
        *("tabletop/sound", "tabletop/text"),
    )
)
"""The tests that are asked, but for those that take long or drive a real window."""

ROUNDS: Final = (30.0, 200.0)
"""Seconds of tests that are asked at first, and then of more, if those notice nothing."""

Lines = dict[str, list[str]]
"""The tests that go through each line of a file, by its number; JSON knows no other keys."""


class TestsByLine:
    """The tests of each line of the program in the folder `tree`."""

    __test__ = False

    def __init__(self, durations: dict[str, float], lines: dict[str, Lines]) -> None:
        self._durations = durations
        self._lines = lines

    @classmethod
    def measure(cls, tree: Path, map_file: Path, tests: Sequence[str] = TESTS) -> TestsByLine:
        """Read durations and lines from `map_file`; if it is missing, measure and write them."""
        if not map_file.exists():
            map_file.write_text(json.dumps(_measure(tree, map_file, tests)), "utf-8")
        durations, lines = json.loads(map_file.read_text("utf-8"))
        return cls(durations, lines)

    def list_rounds(self, file: str, first: int, last: int) -> list[list[str]]:
        """The tests of these lines, quickest first, in rounds; none if no test goes there.

        What runs where no test has begun is asked of all tests of the file.
        """
        lines = self._lines.get(file, {})
        results = {
            test
            for line_number in range(first, last + 1)
            for test in lines.get(str(line_number), ())
        }
        if "" in results:
            results = {test for tests in lines.values() for test in tests}
        results.discard("")
        rounds: list[list[str]] = [[] for _ in ROUNDS]
        round_number, seconds_left = 0, ROUNDS[0]
        for test in sorted(results, key=lambda test: (self._durations[test], test)):
            if self._durations[test] > seconds_left and round_number + 1 < len(ROUNDS):
                round_number, seconds_left = round_number + 1, ROUNDS[round_number + 1]
            if self._durations[test] > seconds_left and any(rounds):
                break
            seconds_left -= self._durations[test]
            rounds[round_number].append(test)
        return [tests for tests in rounds if tests]

    def sum_seconds(self, tests: Sequence[str]) -> float:
        """Return the seconds that these tests took when they were measured."""
        return sum(self._durations[test] for test in tests)


def _measure(tree: Path, map_file: Path, tests: Sequence[str]) -> object:
    coverage_file, durations_file = map_file.with_suffix(".coverage"), map_file.with_suffix(".took")
    options = [
        *("-q", "-n", "auto", "--dist", "loadgroup", "-m", "not slow and not window"),
        *("-p", "tests.mutation.durations", "-p", "no:cacheprovider"),
        *("--cov=twoheirs_qt", "--cov-context=test", "--cov-report="),
    ]
    environment = {
        **os.environ,
        "PYTHONPATH": str(tree),
        "COVERAGE_FILE": str(coverage_file),
        FILE: str(durations_file),
    }
    subprocess.run(
        [sys.executable, "-m", "pytest", *options, *tests],
        cwd=tree, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False,
    )  # fmt: skip
    durations: dict[str, float] = json.loads(durations_file.read_text("utf-8"))
    result = CoverageData(str(coverage_file))
    result.read()
    lines: dict[str, Lines] = {}
    for file in result.measured_files():
        name = Path(file).relative_to(tree / "twoheirs_qt").as_posix()
        lines[name] = {
            str(number): sorted(_list_passed_tests(contexts, durations))
            for number, contexts in result.contexts_by_lineno(file).items()
        }
    coverage_file.unlink()
    durations_file.unlink()
    return durations, lines


def _list_passed_tests(contexts: Sequence[str], durations: dict[str, float]) -> set[str]:
    """The tests that passed, of what coverage calls `test|run` and the like; "" before any."""
    tests = {context.partition("|")[0] for context in contexts}
    return {test for test in tests if not test or test in durations}
