"""The search for a free spot: the nearest place where a note covers nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF

_TOLERANCE_PX: Final = 1.0
"""An overlap this small does not count, so that places may touch."""
_CENTRE_WEIGHT: Final = 0.25
"""The weight of the distance between centres over that between edges."""


def free_spot(
    size: QSizeF, anchor: QRectF, bounds: QRectF, obstacles: Sequence[QRectF], gap: float
) -> QPointF | None:
    """The corner of a rectangle inside `bounds`, nearest to `anchor`, that covers none of
    `obstacles`.

    None if there is no room.
    """
    spans_x = [(rect.left(), rect.right()) for rect in (anchor, *obstacles)]
    spans_y = [(rect.top(), rect.bottom()) for rect in (anchor, *obstacles)]
    across = _list_possible_starts(size.width(), bounds.left(), bounds.right(), spans_x, gap)
    down = _list_possible_starts(size.height(), bounds.top(), bounds.bottom(), spans_y, gap)
    # A place covers a rectangle if it overlaps it both across and down.
    overlaps_across = {x: _find_overlaps(x, size.width(), spans_x) for x, _ in across}
    overlaps_down = {y: _find_overlaps(y, size.height(), spans_y) for y, _ in down}
    for _, x, y in sorted(
        (distance_across + distance_down, x, y)
        for x, distance_across in across
        for y, distance_down in down
    ):
        if overlaps_across[x].isdisjoint(overlaps_down[y]):
            return QPointF(x, y)
    return None


def _list_possible_starts(
    length: float, first: float, last: float, spans: list[tuple[float, float]], gap: float
) -> list[tuple[float, float]]:
    """Possible starts of a note along one axis, each with its distance from the first span.

    They are beside a span, in line with the first one, or at an end of the bounds.
    """
    start, end = anchor_span = spans[0]
    candidates = {first, last - length, start, end - length, (start + end - length) / 2}
    for start, end in spans:
        candidates |= {end + gap, start - gap - length}
    starts = {round(candidate) for candidate in candidates if first <= candidate <= last - length}
    return [(candidate, _measure_distance(candidate, length, *anchor_span)) for candidate in starts]


def _measure_distance(start: float, length: float, first: float, last: float) -> float:
    apart = max(first - start - length, start - last, 0.0)
    return apart + _CENTRE_WEIGHT * abs(start + length / 2 - (first + last) / 2)


def _find_overlaps(start: float, length: float, spans: list[tuple[float, float]]) -> frozenset[int]:
    """Find the indices of the spans that a note of that length would overlap."""
    low, high = start + _TOLERANCE_PX, start + length - _TOLERANCE_PX
    return frozenset(n for n, (first, last) in enumerate(spans) if last > low and first < high)


def measure_common_area(rect: QRectF, others: Iterable[QRectF]) -> float:
    """The area of a rectangle that others cover, in square pixels; overlaps add up."""
    shared = (rect.intersected(other) for other in others)
    return sum(overlap.width() * overlap.height() for overlap in shared)


def find_nearest_point(rect: QRectF, point: QPointF) -> QPointF:
    """The point of a rectangle that is nearest to another point."""
    return QPointF(
        min(max(point.x(), rect.left()), rect.right()),
        min(max(point.y(), rect.top()), rect.bottom()),
    )


def find_shortest_line(first: QRectF, second: QRectF) -> QLineF:
    """The shortest line from a rectangle to another one that lies apart from it."""
    end = find_nearest_point(second, first.center())
    start = find_nearest_point(first, end)
    return QLineF(start, find_nearest_point(second, start))
