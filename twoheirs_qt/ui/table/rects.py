"""Arithmetic of rectangles that Qt does not have."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF


def common_area(one: QRectF, others: Iterable[QRectF]) -> float:
    """How much of a rectangle others cover, in square pixels; where these overlap, each counts."""
    shared = (one.intersected(other) for other in others)
    return sum(each.width() * each.height() for each in shared)
