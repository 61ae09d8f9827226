"""The mistakes that are tried on the rules are mistakes, and as many as are promised."""

from __future__ import annotations

import ast

from tests.mutation.mutants import Mutant, mutants
from tests.mutation.run import RULES, SAMPLED, sample

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
    made = [mutant.new for mutant in mutants(SOURCE)]
    assert sorted(made) == sorted(
        [
            *("pass", "pass", "break", "continue", "return None", "False", "4", "2", "(other)"),
            *("(each <= 3)", "(each < 3 or not other)", "(each - 1)"),
            "(True if found else tuple(found))",
        ]
    )


def test_a_mistake_stands_where_it_was_made() -> None:
    mutant = next(each for each in mutants(SOURCE) if each.new == "(each - 1)")
    assert mutant.applied(SOURCE) == SOURCE.replace("each + 1", "(each - 1)")
    several = Mutant((6, 8), (8, 20), "pass")
    assert "for each in one:\n        pass\n        break" in several.applied(SOURCE)


def test_the_sample_is_always_the_same_and_can_be_run() -> None:
    chosen = sample()
    assert len(chosen) == len(set(chosen)) == SAMPLED
    assert chosen == sample()
    for name, mutant in chosen:
        source = (RULES / name).read_text("utf-8")
        assert ast.dump(ast.parse(mutant.applied(source))) != ast.dump(ast.parse(source))
