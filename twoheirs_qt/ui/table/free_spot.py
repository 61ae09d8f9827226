"""Where a note finds room: the place nearest to what it belongs to that covers nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

_LITTLE: Final = 1.0
"""As much of an edge may be covered: places that touch do not get in each other's way."""
_NEAR: Final = 0.25
"""What a pixel counts between the middles of a note and of its anchor over one between edges."""


class _Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


def free_spot(
    size: QSizeF, anchor: QRectF, bounds: QRectF, kept: Sequence[QRectF], gap: float
) -> QPointF | None:
    """The corner of a rectangle inside `bounds`, nearest to `anchor`, that covers none of `kept`.

    None if there is no room.
    """
    boxes = [_box(rect) for rect in (anchor, *kept)]
    own = boxes[0]
    across = _starts(size.width(), bounds.left(), bounds.right(), [b[::2] for b in boxes], gap)
    down = _starts(size.height(), bounds.top(), bounds.bottom(), [b[1::2] for b in boxes], gap)
    wide, tall = size.width(), size.height()

    def distance(x: float, y: float) -> float:
        apart = max(own.left - x - wide, x - own.right, 0.0)
        below = max(own.top - y - tall, y - own.bottom, 0.0)
        aside = abs(x + wide / 2 - (own.left + own.right) / 2)
        above = abs(y + tall / 2 - (own.top + own.bottom) / 2)
        return apart + below + _NEAR * (aside + above)

    for _, x, y in sorted((distance(x, y), x, y) for x in across for y in down):
        right, bottom = x + wide - _LITTLE, y + tall - _LITTLE
        free = all(
            b.right <= x + _LITTLE or b.left >= right or b.bottom <= y + _LITTLE or b.top >= bottom
            for b in boxes
        )
        if free:
            return QPointF(x, y)
    return None


def _starts(
    length: float, first: float, last: float, spans: list[tuple[float, ...]], gap: float
) -> set[float]:
    """Where something that long could begin along one axis: beside a span, in line with the first
    one, or at an end of the bounds."""
    start, end = spans[0]
    found = {first, last - length, start, end - length, (start + end - length) / 2}
    for start, end in spans:
        found |= {end + gap, start - gap - length}
    return {round(each) for each in found if first <= each <= last - length}


def _box(rect: QRectF) -> _Box:
    return _Box(rect.left(), rect.top(), rect.right(), rect.bottom())
