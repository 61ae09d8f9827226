"""Sums of the results of any game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from twoheirs_qt.tabletop.results.store import Result

Key = TypeVar("Key", bound=tuple[Any, ...])


class Record(NamedTuple):
    """All games of one kind, such as those against the same opponents; `first` is one of them.

    `best` and `average` are points of the person in games played to the end, or None; `place` is
    the mean place.
    """

    first: Result
    games: int
    wins: int
    place: float
    best: int | None
    average: float | None


def group_results(
    results: Iterable[Result], key: Callable[[Result], Key], is_won: Callable[[Result], bool]
) -> tuple[Record, ...]:
    """Group results with equal keys, in the order of the keys; `is_won` finds victories."""
    groups: dict[Key, list[Result]] = {}
    for result in results:
        groups.setdefault(key(result), []).append(result)
    return tuple([_create_record(groups[key], is_won) for key in sorted(groups)])


def _create_record(results: Sequence[Result], is_won: Callable[[Result], bool]) -> Record:
    points = [result.points[0] for result in results if not result.gave_up]
    return Record(
        first=results[0],
        games=len(results),
        wins=sum(map(is_won, results)),
        place=sum(result.place for result in results) / len(results),
        best=max(points, default=None),
        average=calculate_mean(points),
    )


def calculate_mean(values: Sequence[float]) -> float | None:
    """Return the mean; None if there are no values."""
    return sum(values) / len(values) if values else None
