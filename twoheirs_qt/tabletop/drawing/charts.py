"""Squares, lines, the steps of an axis, and changes of points with their signs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen


def make_square(centre: QPointF, side: float) -> QRectF:
    """Make a square around a point."""
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def make_round_pen(color: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """A pen with round caps and joins."""
    return QPen(color, width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


_AXIS_STEPS: Final = (10, 20, 50, 100, 200)


def choose_step(span: float, height: float, line_height: float) -> int:
    """Return the step between marks of an axis at which their numbers stay apart.

    The axis has a `height`, and a `span` from its lowest value to its highest; each number is
    `line_height` high.
    """
    return next(
        (step for step in _AXIS_STEPS if step * height >= line_height * span), _AXIS_STEPS[-1]
    )


def format_signed(points: int) -> str:
    """Format a change or a margin of points with its sign."""
    return f"+{points}" if points > 0 else "±0" if not points else f"−{-points}"
