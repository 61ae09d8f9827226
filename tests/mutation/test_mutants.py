"""The mistakes that are tried are mistakes, and as many as are promised."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.long_run import LONG_RUN
from tests.mutation.mutants import Mutant, list_mutants
from tests.mutation.run import (
    PROGRAM,
    ROOT,
    SAMPLE_SIZES,
    TESTS_OF_RULES,
    is_noticed,
    sample_mutants,
)
from tests.mutation.tests_of import TESTS, TestsByLine
from tests.timeouts import TIMEOUT_S

SOURCE = '''
def function(one, other: int | None) -> int | None:
    """Told — with more than one byte a letter."""
    found = []
    for each in one:
        if each < 3 and not other:
            found.append(each + 1)
            continue
        break
    return tuple(found) if found else True
'''


def test_each_kind_of_mistake_is_made_once() -> None:
    replacements = [mutant.new for mutant in list_mutants(SOURCE)]
    assert sorted(replacements) == sorted(
        [
            *("pass", "pass", "break", "continue", "return None", "False", "4", "2", "(other)"),
            *("(each <= 3)", "(each < 3 or not other)", "(each - 1)"),
            "(True if found else tuple(found))",
        ]
    )


def test_a_mistake_stands_where_it_was_made() -> None:
    mutant = next(item for item in list_mutants(SOURCE) if item.new == "(each - 1)")
    assert mutant.apply_to(SOURCE) == SOURCE.replace("each + 1", "(each - 1)")
    several = Mutant((6, 8), (8, 20), "pass")
    assert "for each in one:\n        pass\n        break" in several.apply_to(SOURCE)


@pytest.mark.parametrize("folder", SAMPLE_SIZES if LONG_RUN else ["tabletop/files"])
def test_the_sample_is_always_the_same_and_can_be_run(folder: str) -> None:
    mistakes = sample_mutants(folder)
    assert len(mistakes) == len(set(mistakes)) == SAMPLE_SIZES[folder]
    assert mistakes == sample_mutants(folder)
    assert mistakes != sample_mutants(folder, seed=2)
    for name, mutant in mistakes:
        source = (PROGRAM / name).read_text("utf-8")
        assert ast.dump(ast.parse(mutant.apply_to(source))) != ast.dump(ast.parse(source))


def test_as_many_mistakes_are_tried_beside_the_rules_as_in_them() -> None:
    of_rules = {folder: SAMPLE_SIZES[folder] for folder in TESTS_OF_RULES}
    assert of_rules == {"games/two_heirs/rules": 300, "games/bunny_kingdom/rules": 200}
    assert sum(SAMPLE_SIZES.values()) - sum(of_rules.values()) == 300


def test_the_tests_of_a_line_are_asked_the_quickest_first() -> None:
    durations = {"slow": 25.0, "quick": 1.0, "middle": 20.0, "elsewhere": 0.5, "endless": 900.0}
    lines = {
        "1": ["slow", "quick", "middle"],
        "2": ["elsewhere"],
        "3": [""],
        "4": ["endless"],
        "5": ["slow", "endless"],
    }
    tests_of = TestsByLine(durations, {"a.py": lines})
    assert tests_of.list_rounds("a.py", 1, 1) == [["quick", "middle"], ["slow"]]
    assert tests_of.list_rounds("a.py", 1, 2) == [["elsewhere", "quick", "middle"], ["slow"]]
    assert tests_of.list_rounds("a.py", 9, 9) == [], "no test goes there"
    assert tests_of.list_rounds("a.py", 3, 3)[0] == ["elsewhere", "quick", "middle"], (
        "at the import"
    )
    assert tests_of.list_rounds("a.py", 4, 4) == [["endless"]], "there is no other"
    assert tests_of.list_rounds("a.py", 5, 5) == [["slow"]]
    assert tests_of.sum_seconds(["quick", "slow"]) == 26.0


TINY = """
def double(number):
    unused = 3
    return number * 2


def never():
    return 1 + 1
"""
TINY_TESTS = """
from twoheirs_qt.tiny import double


def test_double():
    assert double(3) == 6


def test_broken():
    assert double(3) == 7
"""


def test_all_tests_that_are_asked_are_there() -> None:
    rounds = [tests for folder in TESTS_OF_RULES.values() for tests in folder]
    names = [name for tests in (*rounds, TESTS) for name in tests if not name.startswith("-")]
    assert not [name for name in names if not (ROOT / name).exists()]


@pytest.mark.slow
@pytest.mark.skipif(not LONG_RUN, reason="mistakes are tried by `dev.py night`")
def test_a_mistake_is_noticed_by_the_tests_that_were_measured_on_its_line(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    for name, text in (
        ("twoheirs_qt/__init__.py", ""),
        ("twoheirs_qt/tiny.py", TINY),
        ("tests/__init__.py", ""),
        ("tests/test_tiny.py", TINY_TESTS),
        ("pyproject.toml", "[tool.pytest.ini_options]\nmarkers = ['slow', 'window']\n"),
    ):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text(text, "utf-8")
    plugin = Path("tests", "mutation", "durations.py")
    (tree / plugin).parent.mkdir()
    (tree / plugin).write_bytes((ROOT / plugin).read_bytes())
    map_file = tmp_path / "map.json"
    tests = TestsByLine.measure(tree, map_file, ["tests/test_tiny.py"])
    assert tests.list_rounds("tiny.py", 4, 4) == [["tests/test_tiny.py::test_double"]]
    assert tests.list_rounds("tiny.py", 8, 8) == []
    map_text = map_file.read_text("utf-8")
    reread_tests = TestsByLine.measure(tree, map_file, ["none"])
    assert map_file.read_text("utf-8") == map_text
    noticed_mutants = []
    for mutant in list_mutants(TINY):
        result = reread_tests.list_rounds("tiny.py", mutant.start[0], mutant.end[0])
        rounds = [(item, TIMEOUT_S) for item in result]
        if is_noticed(tree, "tiny.py", mutant, rounds):
            noticed_mutants.append(mutant.new)
    assert sorted(noticed_mutants) == ["(number + 2)", "3", "return None"]
    assert (tree / "twoheirs_qt" / "tiny.py").read_text("utf-8") == TINY
