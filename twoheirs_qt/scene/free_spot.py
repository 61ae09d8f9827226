"""Where a note finds room: the place nearest to what it belongs to that covers nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF

_LITTLE: Final = 1.0
"""As much of an edge may be covered: places that touch do not get in each other's way."""
_NEAR: Final = 0.25
"""What a pixel counts between the middles of a note and of its anchor over one between edges."""


def free_spot(
    size: QSizeF, anchor: QRectF, bounds: QRectF, kept: Sequence[QRectF], gap: float
) -> QPointF | None:
    """The corner of a rectangle inside `bounds`, nearest to `anchor`, that covers none of `kept`.

    None if there is no room.
    """
    spans_x = [(rect.left(), rect.right()) for rect in (anchor, *kept)]
    spans_y = [(rect.top(), rect.bottom()) for rect in (anchor, *kept)]
    across = _starts(size.width(), bounds.left(), bounds.right(), spans_x, gap)
    down = _starts(size.height(), bounds.top(), bounds.bottom(), spans_y, gap)
    # A place covers a rectangle that it overlaps both across and down.
    in_way = {x: _overlapped(x, size.width(), spans_x) for x, _ in across}
    beside = {y: _overlapped(y, size.height(), spans_y) for y, _ in down}
    for _, x, y in sorted((far + near, x, y) for x, far in across for y, near in down):
        if in_way[x].isdisjoint(beside[y]):
            return QPointF(x, y)
    return None


def _starts(
    length: float, first: float, last: float, spans: list[tuple[float, float]], gap: float
) -> list[tuple[float, float]]:
    """Where something that long could begin along one axis, and how far that is from the first
    span: beside a span, in line with the first one, or at an end of the bounds."""
    start, end = own = spans[0]
    found = {first, last - length, start, end - length, (start + end - length) / 2}
    for start, end in spans:
        found |= {end + gap, start - gap - length}
    starts = {round(each) for each in found if first <= each <= last - length}
    return [(each, _distance(each, length, *own)) for each in starts]


def _distance(start: float, length: float, first: float, last: float) -> float:
    apart = max(first - start - length, start - last, 0.0)
    return apart + _NEAR * abs(start + length / 2 - (first + last) / 2)


def _overlapped(start: float, length: float, spans: list[tuple[float, float]]) -> frozenset[int]:
    """The spans, by their places in the list, that something that long would overlap."""
    low, high = start + _LITTLE, start + length - _LITTLE
    return frozenset(n for n, (first, last) in enumerate(spans) if last > low and first < high)


def common_area(one: QRectF, others: Iterable[QRectF]) -> float:
    """How much of a rectangle others cover, in square pixels; where these overlap, each counts."""
    shared = (one.intersected(other) for other in others)
    return sum(each.width() * each.height() for each in shared)


def nearest_point(rect: QRectF, point: QPointF) -> QPointF:
    """The point of a rectangle that is nearest to another point."""
    return QPointF(
        min(max(point.x(), rect.left()), rect.right()),
        min(max(point.y(), rect.top()), rect.bottom()),
    )


def shortest_line(one: QRectF, other: QRectF) -> QLineF:
    """The shortest line from a rectangle to another one that lies apart from it."""
    end = nearest_point(other, one.center())
    start = nearest_point(one, end)
    return QLineF(start, nearest_point(other, start))
