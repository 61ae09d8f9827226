"""Arithmetic of rectangles that Qt does not have."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLineF, QPointF, QRectF


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
