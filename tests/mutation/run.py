"""Check that tests notice mistakes: `python -m tests.mutation.run`, `… tabletop/play --at-most 20`.

A sample of all small mistakes that could be made in a folder of `twoheirs_qt/` is tried, one after
the other, in a copy of the checkout: 300 in the rules, and as many in the other folders together;
200 more in the rules of Bunny Kingdom.
What was tried is noted in build/mutation and not tried again until the program or its tests change.
At the end stand the mistakes that no test has noticed: each wants a test, or an explanation.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.mutation.mutants import Mutant, list_mutants
from tests.mutation.tests_of import TESTS, TestsByLine

ROOT: Final = Path(__file__).resolve().parents[2]
PROGRAM: Final = ROOT / "twoheirs_qt"
NOTES: Final = ROOT / "build" / "mutation"
_HEIRS: Final = "games/two_heirs"
_BUNNY: Final = "games/bunny_kingdom"
SAMPLE_SIZES: Final = {
    f"{_HEIRS}/rules": 300,
    f"{_BUNNY}/rules": 200,
    **{
        f"{_HEIRS}/{room}": 24
        for room in ("codec", "opponents", "play", "saves", "things", "words")
    },
    **{f"tabletop/{room}": 24 for room in ("files", "opponents", "play", "saves")},
    **dict.fromkeys((f"{_HEIRS}/scene", f"{_HEIRS}/table", "tabletop/window"), 20),
}
"""How many mistakes are tried in each folder."""
_PART_SAMPLE_SIZE: Final = 60
"""How many are tried in any other folder, such as `tabletop/opponents/protocol`."""
SEED: Final = 1
_RULES_TIMEOUT_S: Final = 900.0
"""A mistake counts as noticed if the tests of the rules take longer: it loops for ever."""

TESTS_OF_RULES: Final[dict[str, tuple[list[str], list[str]]]] = {
    f"{_HEIRS}/rules": (
        [
            f"tests/games/two_heirs/rules/test_{name}.py"
            for name in ("scenarios", "search", "values", "unseen", "setup")
        ],
        [
            *(
                "tests/games/two_heirs/rules",
                "tests/games/two_heirs/perft",
                "tests/games/two_heirs/conformance",
                "tests/tabletop/saves/test_unseen.py",
            ),
            *("--deselect", "tests/games/two_heirs/rules/test_coverage.py"),
        ],
    ),
    f"{_BUNNY}/rules": (
        [
            *(f"tests/{_BUNNY}/rules/test_{name}.py" for name in ("rulings", "legality", "setup")),
            f"tests/{_BUNNY}/conformance",
        ],
        [
            f"tests/{_BUNNY}/test_game.py",
            *(f"tests/{_BUNNY}/rules/test_{name}.py" for name in ("unseen", "invariants")),
            f"tests/{_BUNNY}/words/test_words.py",
        ],
    ),
}
"""The tests of rules that are done at once; what they do not notice is tried on all the others."""

_COPIED_PATHS: Final = (
    "twoheirs_qt",
    "tests",
    "resources",
    "translations",
    "pyproject.toml",
    "packaging",
)

Rounds = list[tuple[list[str], float]]
"""Tests to run one after the other, and the seconds that they may take."""


def sample_mutants(folder: str, seed: int = SEED) -> list[tuple[str, Mutant]]:
    """The mistakes to try in a folder, each with the file that it is made in."""
    all_mutants = [
        (path.relative_to(PROGRAM).as_posix(), mutant)
        for path in sorted((PROGRAM / folder).rglob("*.py"))
        for mutant in list_mutants(path.read_text("utf-8"))
    ]
    return Random(seed).sample(
        all_mutants, min(SAMPLE_SIZES.get(folder, _PART_SAMPLE_SIZE), len(all_mutants))
    )


def is_noticed(tree: Path, file: str, mutant: Mutant, rounds: Rounds) -> bool:
    """Whether a test fails in `tree` with this mistake in it."""
    path = tree / "twoheirs_qt" / file
    source = path.read_text("utf-8")
    path.write_text(mutant.apply_to(source), "utf-8")
    try:
        return any(_fails(tree, tests, seconds) for tests, seconds in rounds)
    finally:
        path.write_text(source, "utf-8")


def _list_rules_rounds(folder: str) -> Rounds:
    return [(tests, _RULES_TIMEOUT_S) for tests in TESTS_OF_RULES[folder]]


def _list_rounds(tests_by_line: TestsByLine, file: str, mutant: Mutant) -> Rounds:
    result = tests_by_line.list_rounds(file, mutant.start[0], mutant.end[0])
    return [(item, 60 + 5 * tests_by_line.sum_seconds(item)) for item in result]


def _fails(tree: Path, tests: Sequence[str], seconds: float) -> bool:
    quiet = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly"]
    argument_file = tree.with_name("asked")  # there may be more than fit on a line
    argument_file.write_text("\n".join(tests), "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "pytest", *quiet, f"@{argument_file}"],
        cwd=tree, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    try:
        return process.wait(seconds) != 0
    except subprocess.TimeoutExpired:
        return True
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _calculate_digest(seed: int, tests: Sequence[str]) -> str:
    """Return a digest of the program and of the tests to run."""
    digest = hashlib.sha256(repr((seed, tests)).encode())
    for folder in ("twoheirs_qt", "tests"):
        for path in sorted((ROOT / folder).rglob("*.*")):
            if path.suffix in (".py", ".json") and "_data" not in path.parts:
                digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def _try_mistakes(
    folder: str, seed: int, tests: Sequence[str], limit: int, tree: Path
) -> Iterator[dict[str, Any]]:
    """Yield the results noted for a folder, then try up to `limit` more mistakes."""
    state = _calculate_digest(seed, tests)
    notes = NOTES / f"{folder.replace('/', '-')}-{state}.jsonl"
    lines = notes.read_text("utf-8").splitlines() if notes.exists() else []
    yield from map(json.loads, lines)
    untried = sample_mutants(folder, seed)[len(lines) :][:limit]
    if not untried:
        return
    is_rules = folder in TESTS_OF_RULES
    if is_rules:
        if any(_fails(tree, *item) for item in _list_rules_rounds(folder)):
            sys.exit("the tests of the rules fail without a mistake")
    else:
        tests_by_line = TestsByLine.measure(tree, NOTES / f"{state}.json", tests)
    with notes.open("a", encoding="utf-8") as file:
        for name, mutant in untried:
            rounds = (
                _list_rules_rounds(folder)
                if is_rules
                else _list_rounds(tests_by_line, name, mutant)
            )
            was_noticed = is_noticed(tree, name, mutant, rounds)
            test_count = None if is_rules else sum(len(names) for names, _ in rounds)
            entry = {"file": name, **asdict(mutant), "noticed": was_noticed, "tests": test_count}
            file.write(json.dumps(entry) + "\n")
            file.flush()
            yield json.loads(json.dumps(entry))


def main(arguments: Sequence[str]) -> int:
    """Try the mistakes that are not noted yet; 1 if any was not noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation.run", description=__doc__)
    parser.add_argument("folders", nargs="*", metavar="FOLDER", help="below twoheirs_qt/; else all")
    parser.add_argument("--at-most", type=int, default=300, metavar="N", help="try N more in each")
    parser.add_argument("--seed", type=int, default=SEED, help="another sample")
    parser.add_argument("--tests", nargs="+", default=TESTS, metavar="PATH", help="ask only these")
    options = parser.parse_args(arguments)
    tree = NOTES / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    for name in _COPIED_PATHS:
        source = ROOT / name
        copy = shutil.copytree if source.is_dir() else shutil.copy2
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        copy(source, tree / name)
    is_any_unnoticed = False
    for folder in options.folders or SAMPLE_SIZES:
        entries = list(_try_mistakes(folder, options.seed, options.tests, options.at_most, tree))
        unnoticed = [entry for entry in entries if not entry["noticed"]]
        is_any_unnoticed |= bool(unnoticed)
        print(
            f"{folder}: {len(entries)} mistakes tried (seed {options.seed}), "
            f"{len(unnoticed)} not noticed",
            flush=True,
        )
        for entry in unnoticed:
            print(_format_line(entry), flush=True)
    shutil.rmtree(tree)
    return is_any_unnoticed


def _format_line(entry: dict[str, Any]) -> str:
    """A mistake that was not noticed: where it was made, what stands there, and what instead."""
    number = entry["start"][0]
    line = (PROGRAM / entry["file"]).read_text("utf-8").splitlines()[number - 1].strip()
    asked_tests = f" ({entry['tests']} tests asked)" if entry["tests"] is not None else ""
    return f"  {entry['file']}:{number}: {line} → {entry['new']}{asked_tests}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
