"""Whether the tests of the rules notice mistakes: `python -m tests.mutation.run`.

A sample of all small mistakes that could be made in `twoheirs_qt/rules/` is tried, one after the
other, in a copy of the checkout. What was tried is noted in build/mutation and not tried again
until the rules or their tests change. At the end stand the mistakes that no test has noticed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Final

from tests.mutation.mutants import Mutant, mutants

ROOT: Final = Path(__file__).resolve().parents[2]
RULES: Final = ROOT / "twoheirs_qt" / "rules"
NOTES: Final = ROOT / "build" / "mutation"
SAMPLED: Final = 300
SEED: Final = 1
SECONDS: Final = 900
"""So long may the tests take with a mistake before it counts as noticed: it loops for ever."""

FIRST: Final = ("test_scenarios", "test_search", "test_values", "test_unseen", "test_setup")
"""The tests that are done at once; what they do not notice is tried on all others of the rules."""

_COPIED: Final = ("twoheirs_qt", "tests", "resources", "pyproject.toml", "packaging")


def sample() -> list[tuple[str, Mutant]]:
    """The mistakes to try, each with the file that it is made in."""
    every = [
        (path.name, mutant)
        for path in sorted(RULES.glob("*.py"))
        for mutant in mutants(path.read_text("utf-8"))
    ]
    return Random(SEED).sample(every, SAMPLED)


def is_noticed(tree: Path, name: str, mutant: Mutant) -> bool:
    """Whether a test fails in `tree` with this mistake in it."""
    path = tree / "twoheirs_qt" / "rules" / name
    source = path.read_text("utf-8")
    path.write_text(mutant.applied(source), "utf-8")
    try:
        return any(_fails(tree, tests) for tests in _rounds())
    finally:
        path.write_text(source, "utf-8")


def _rounds() -> list[list[str]]:
    quick = [f"tests/rules/{name}.py" for name in FIRST]
    rest = ["tests/rules", "tests/perft", "tests/conformance", "tests/files/test_unseen.py"]
    return [quick, [*rest, "--deselect", "tests/rules/test_coverage.py"]]


def _fails(tree: Path, tests: Sequence[str]) -> bool:
    quiet = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly"]
    given = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *quiet, *tests],
            cwd=tree, env=given, capture_output=True, timeout=SECONDS,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def _state_of_things() -> str:
    """A digest of the rules and of the tests that are asked."""
    whole = hashlib.sha256()
    for folder in ("twoheirs_qt/rules", "tests/rules", "tests/scenarios", "tests/perft"):
        for path in sorted((ROOT / folder).glob("*.*")):
            whole.update(path.read_bytes())
    return whole.hexdigest()[:12]


def main(arguments: Sequence[str]) -> int:
    """Try the mistakes that are not noted yet; 1 if any was not noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation.run", description=__doc__)
    parser.add_argument("--at-most", type=int, default=SAMPLED, metavar="N", help="try N more")
    limit: int = parser.parse_args(arguments).at_most
    notes = NOTES / f"{_state_of_things()}.jsonl"
    notes.parent.mkdir(parents=True, exist_ok=True)
    lines = notes.read_text("utf-8").splitlines() if notes.exists() else []
    noted = [json.loads(line) for line in lines]
    waiting = sample()[len(noted) :][:limit]
    tree = NOTES / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    for name in _COPIED:
        source = ROOT / name
        copy = shutil.copytree if source.is_dir() else shutil.copy2
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        copy(source, tree / name)
    if waiting and any(_fails(tree, tests) for tests in _rounds()):
        sys.exit("the tests fail without a mistake")
    with notes.open("a", encoding="utf-8") as file:
        for name, mutant in waiting:
            entry = {"file": name, **asdict(mutant), "noticed": is_noticed(tree, name, mutant)}
            noted.append(entry)
            file.write(json.dumps(entry) + "\n")
            file.flush()
    shutil.rmtree(tree)
    missed = [entry for entry in noted if not entry["noticed"]]
    print(f"{len(noted)} of {SAMPLED} mistakes tried, {len(missed)} not noticed")
    for entry in missed:
        print(f"  rules/{entry['file']}:{entry['start'][0]}: {entry['new']}")
    return bool(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
