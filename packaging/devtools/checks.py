"""The checks of the source, and the tests; all run, even if some fail."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from devtools.environment import ROOT, find_program


def check(*, fix: bool = False) -> list[str]:
    """Check style, types, layers and names, with `fix` mended before; returns what failed."""
    ruff, mypy = str(find_program("ruff")), str(find_program("mypy"))
    if fix:
        _run([ruff, "check", "--fix-only", "--quiet", "."])
        _run([ruff, "format", "--quiet", "."])
    steps = {
        "style (ruff check)": [ruff, "check", "."],
        "layout (ruff format)": [ruff, "format", "--check", "."],
        "types (mypy --strict)": [mypy],
        "layers (lint-imports)": [str(find_program("lint-imports"))],
        "names (check_names)": [str(find_program("python")), "packaging/check_names.py"],
    }
    running = {name: _start(command) for name, command in steps.items()}  # side by side
    failed = []
    for name, step in running.items():
        print(f"== {name}", flush=True)
        print(step.communicate()[0], end="", flush=True)
        if step.returncode:
            failed.append(name)
    return failed


# One process a core; tests that share costly preparations stay in one process.
_ALL_TESTS = ["-n", "auto", "--dist", "loadgroup", "--durations", "10", "--durations-min", "5"]


def test(pytest_arguments: list[str]) -> int:
    """Check, then test; pytest's summary is printed last. Returns the exit status."""
    failed = check()
    if failed:
        print(f"== failed so far: {', '.join(failed)}")
    print("== tests (pytest)", flush=True)
    _keep_files_in_memory()
    _keep_compiled_modules()
    status = _run([str(find_program("python")), "-m", "pytest", *(pytest_arguments or _ALL_TESTS)])
    return status or bool(failed)


_MEMORY_FOLDER = Path("/dev/shm")
_MIN_FREE_BYTES = 4 << 30
"""Tests and the bundle write less than half of it."""


def _keep_files_in_memory() -> None:
    """Keep the temporary folders of tests in memory on Linux, which is faster than a disk.

    Tests of disks choose their own folder.
    """
    if sys.platform != "linux" or not os.access(_MEMORY_FOLDER, os.W_OK):
        return
    disk = os.statvfs(_MEMORY_FOLDER)
    if disk.f_bavail * disk.f_frsize > _MIN_FREE_BYTES and not disk.f_flag & os.ST_NOEXEC:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY_FOLDER))


def _keep_compiled_modules() -> None:
    """Let Python store compiled modules: tests start hundreds of processes that load the same."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


# Tests with packages that only the long run installs.
_EXTENDED_TESTS = [
    "tests/commands/test_tournament.py",
    "tests/translations/test_spelling.py",
]
_STRESS_MINUTES = 20


def list_night_tests() -> list[str]:
    """List the tests of the long run: all that ask `tests.long_run` how much they are to do."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    asking = [file for file in files if "from tests.long_run import" in file.read_text("utf-8")]
    return [*(file.relative_to(ROOT).as_posix() for file in asking), *_EXTENDED_TESTS]


def run_night_tests(pytest_arguments: list[str]) -> int:
    """Run the long tests, the stress run and mutations of the program; returns the exit status.

    With arguments for pytest the last two are left out. An interrupted run is continued: results
    are stored in build/stress and build/mutation.
    """
    os.environ["TWOHEIRS_NIGHT"] = "1"
    _keep_compiled_modules()
    no_timeout = ["-o", "faulthandler_timeout=0"]
    parallel = ["-n", "auto", "--dist", "loadgroup", "-rP", "--durations", "5"]
    options = [*no_timeout, *parallel, *(pytest_arguments or list_night_tests())]
    python = str(find_program("python"))
    status = _run([python, "-m", "pytest", *options])
    if not pytest_arguments:
        print("== stress run", flush=True)
        status |= _run([python, "-m", "tests.stress.stress_run", "--minutes", str(_STRESS_MINUTES)])
        print("== mistakes", flush=True)
        status |= _run([python, "-m", "tests.mutation.run"])
    print("== what was tried", flush=True)
    _run([python, "-m", "tests.stress.progress"])
    return status


def _start(command: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip


def _run(command: list[str]) -> int:
    sys.stdout.flush()
    return subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode
