"""Two trees and the way between them."""

from __future__ import annotations

from random import Random

import pytest

from twoheirs_qt.game.diff import Change, Diff, Insertion, Removal, diff
from twoheirs_qt.game.tree import Node


def rows(keys: str, **values: int) -> tuple[Node, ...]:
    return tuple(Node(key, {1: values.get(key, 0)}) for key in keys)


def walk(before: tuple[Node, ...], way: Diff) -> list[Node]:
    """Go the way as a model goes it, for a tree of one level."""
    shown = list(before)
    for removal in way.removals:
        del shown[removal.first : removal.last + 1]
    for survivors in way.survivors:
        assert [node.key for node in shown] == [node.key for node in survivors.rows]
        shown = list(survivors.rows)
    for insertion in way.insertions:
        shown[insertion.first : insertion.first] = insertion.rows
    return shown


def test_equal_trees_differ_in_nothing() -> None:
    way = diff(rows("abc"), rows("abc"))
    assert not (way.removals)
    assert not (way.insertions)
    assert not (way.changes)


def test_runs_are_one_removal_each_counted_after_those_before() -> None:
    way = diff(rows("abcdef"), rows("adf"))
    assert way.removals == [Removal((), 1, 2), Removal((), 2, 2)]
    assert not way.insertions
    assert not way.changes


def test_runs_are_one_insertion_each_counted_as_in_the_end() -> None:
    way = diff(rows("ad"), rows("abcde"))
    assert way.insertions == [
        Insertion((), 1, rows("bc")),
        Insertion((), 4, rows("e")),
    ]
    assert not way.removals
    assert not way.changes


def test_changes_name_rows_as_they_end_and_exactly_the_roles() -> None:
    before = (Node("a", {1: 1, 2: 1}), Node("b", {1: 1}), Node("c", {1: 1, 2: 5}))
    after = (Node("n", {}), Node("a", {1: 2, 2: 1}), Node("b", {1: 3}), Node("c", {1: 9, 3: 1}))
    assert diff(before, after).changes == [Change((), 1, 2, (1,)), Change((), 3, 3, (1, 2, 3))]


def test_where_order_differs_as_few_rows_as_possible_go() -> None:
    way = diff(rows("abcde"), rows("eabcd"))
    assert way.removals == [Removal((), 4, 4)]
    assert way.insertions == [Insertion((), 0, rows("e"))]


def test_children_are_compared_below_their_parents() -> None:
    before = (Node("p", {}, rows("ab")), Node("q", {}, rows("c")))
    after = (Node("p", {}, rows("b", b=1)), Node("q", {}, rows("cd")))
    way = diff(before, after)
    assert way.removals == [Removal((0,), 0, 0)]
    assert way.insertions == [Insertion((1,), 1, rows("d"))]
    assert way.changes == [Change((0,), 0, 0, (1,))]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((Node("p", {}, rows("a")),), ()),
        ((), (Node("p", {}, rows("a")),)),
        (rows("a"), (Node("p", {}), Node("a", {}, rows("b")))),
        ((), rows("aa")),
    ],
)
def test_what_a_model_could_not_follow_is_refused(
    before: tuple[Node, ...], after: tuple[Node, ...]
) -> None:
    with pytest.raises(ValueError, match="row"):
        diff(before, after)


def test_any_way_leads_to_the_other_tree() -> None:
    random = Random(1)
    for _ in range(2000):
        names = "abcdefghij"
        before = rows("".join(random.sample(names, random.randrange(10))), a=1)
        after = rows("".join(random.sample(names, random.randrange(10))), b=1)
        way = diff(before, after)
        assert tuple(walk(before, way)) == after
        changed = {row for each in way.changes for row in range(each.first, each.last + 1)}
        was = {node.key: node for node in before}
        inserted = {
            row for each in way.insertions for row in range(each.first, each.first + len(each.rows))
        }
        assert changed == {
            row
            for row, node in enumerate(after)
            if row not in inserted and was[node.key].values != node.values
        }
