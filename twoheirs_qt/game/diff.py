"""What changes between two trees, in the words of an item model."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable
from dataclasses import dataclass, field
from itertools import pairwise

from twoheirs_qt.game.tree import Node, Path


@dataclass(frozen=True, slots=True)
class Removal:
    """Rows `first` to `last` under `parent` go; counted after the removals before this one."""

    parent: Path
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Survivors:
    """The rows under `parent` that stay, with their new values."""

    parent: Path
    rows: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Insertion:
    """New rows under `parent`, the first of them at row `first`, counted as it is in the end."""

    parent: Path
    first: int
    rows: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """Rows `first` to `last` under `parent` have new values for exactly these roles."""

    parent: Path
    first: int
    last: int
    roles: tuple[int, ...]


@dataclass(slots=True)
class Diff:
    """The way from one tree to another, in the order in which a model has to go it.

    First all removals, then the new state of what stays, then all insertions, then all changes;
    each of them by parent, from the top, and there in row order.
    """

    removals: list[Removal] = field(default_factory=list)
    survivors: list[Survivors] = field(default_factory=list)
    insertions: list[Insertion] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)


def diff(before: tuple[Node, ...], after: tuple[Node, ...]) -> Diff:
    """The difference between two trees; nothing at all if they are equal.

    Rows are matched by key. Where their order differs, as few as possible are removed and inserted
    anew. Raises ValueError if a row with rows below it comes, goes or moves.
    """
    found = Diff()
    _compare((), before, after, found)
    return found


def _compare(parent: Path, before: tuple[Node, ...], after: tuple[Node, ...], found: Diff) -> None:
    if before is after:
        return
    # Most rows stay the very same object from state to state.
    start, most = 0, min(len(before), len(after))
    while start < most and before[start] is after[start]:
        start += 1
    if start == len(before) == len(after):
        return
    kept = _kept(before, after, start)
    _note_removals(parent, before, {old for old, _ in kept}, start, found)
    _note_insertions(parent, after, {new for _, new in kept}, start, found)
    same = after[:start]
    found.survivors.append(Survivors(parent, (*same, *(after[new] for _, new in kept))))
    _note_changes(parent, before, after, kept, found)
    for old, new in kept:
        if before[old].children or after[new].children:
            if old != new:
                raise ValueError(f"the row {after[new].key!r} has rows of its own and moved")
            _compare((*parent, new), before[old].children, after[new].children, found)


def _kept(before: tuple[Node, ...], after: tuple[Node, ...], start: int) -> list[tuple[int, int]]:
    """Row before and row after of the rows that stay, from `start` on, in order."""
    rows: dict[Hashable, int] = {after[row].key: row for row in range(start, len(after))}
    if len(rows) != len(after) - start:
        raise ValueError("two rows have the same key")
    common = [
        (row, rows[before[row].key]) for row in range(start, len(before)) if before[row].key in rows
    ]
    targets = [new for _, new in common]
    if all(a < b for a, b in pairwise(targets)):
        return common
    return [common[position] for position in _longest_rise(targets)]


def _longest_rise(values: list[int]) -> list[int]:
    """Positions of a longest rising subsequence (patience sorting)."""
    tails: list[int] = []
    ends: list[int] = []
    previous: list[int] = []
    for position, value in enumerate(values):
        pile = bisect_left(tails, value)
        previous.append(ends[pile - 1] if pile else -1)
        tails[pile : pile + 1] = [value]
        ends[pile : pile + 1] = [position]
    rise: list[int] = []
    position = ends[-1]
    while position >= 0:
        rise.append(position)
        position = previous[position]
    return rise[::-1]


def _note_removals(
    parent: Path, before: tuple[Node, ...], kept: set[int], start: int, found: Diff
) -> None:
    gone = [row for row in range(start, len(before)) if row not in kept]
    removed = 0
    for first, last in _runs(gone):
        if any(before[row].children for row in range(first, last + 1)):
            raise ValueError(f"the row {before[first].key!r} has rows of its own and goes")
        found.removals.append(Removal(parent, first - removed, last - removed))
        removed += last - first + 1


def _note_insertions(
    parent: Path, after: tuple[Node, ...], kept: set[int], start: int, found: Diff
) -> None:
    come = [row for row in range(start, len(after)) if row not in kept]
    for first, last in _runs(come):
        rows = after[first : last + 1]
        if any(node.children for node in rows):
            raise ValueError(f"the row {rows[0].key!r} has rows of its own and comes")
        found.insertions.append(Insertion(parent, first, rows))


def _note_changes(
    parent: Path,
    before: tuple[Node, ...],
    after: tuple[Node, ...],
    kept: list[tuple[int, int]],
    found: Diff,
) -> None:
    """One change for neighbouring rows whose same roles changed."""
    last: Change | None = None
    for old, new in kept:
        roles = _changed_roles(before[old], after[new])
        if not roles:
            continue
        if last is not None and last.last == new - 1 and last.roles == roles:
            found.changes.pop()
            last = Change(parent, last.first, new, roles)
        else:
            last = Change(parent, new, new, roles)
        found.changes.append(last)


def _changed_roles(old: Node, new: Node) -> tuple[int, ...]:
    if old is new or old.values == new.values:
        return ()
    roles = old.values.keys() | new.values.keys()
    return tuple(sorted(role for role in roles if old.values.get(role) != new.values.get(role)))


def _runs(rows: list[int]) -> list[tuple[int, int]]:
    """First and last of each run of consecutive numbers."""
    runs: list[tuple[int, int]] = []
    for row in rows:
        if runs and runs[-1][1] == row - 1:
            runs[-1] = (runs[-1][0], row)
        else:
            runs.append((row, row))
    return runs
