"""Lines of widgets: what stands side by side in a row, or one below the other in a column."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

Part: TypeAlias = QWidget | QLayout | int | tuple[QWidget | QLayout, int] | None
"""A widget or another line, with its stretch or without; pixels of room; None takes the rest."""

Margins: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom."""

NO_MARGINS: Margins = (0, 0, 0, 0)

_Line = TypeVar("_Line", bound=QBoxLayout)


def row(
    *parts: Part,
    of: QWidget | None = None,
    margins: Margins | None = None,
    spacing: int | None = None,
) -> QHBoxLayout:
    """These parts side by side, as the layout of a widget or to be put into another line.

    Without `margins` and `spacing` they are those of the style.
    """
    return fill(QHBoxLayout() if of is None else QHBoxLayout(of), parts, margins, spacing)


def column(
    *parts: Part,
    of: QWidget | None = None,
    margins: Margins | None = None,
    spacing: int | None = None,
) -> QVBoxLayout:
    """The same one below the other."""
    return fill(QVBoxLayout() if of is None else QVBoxLayout(of), parts, margins, spacing)


def fill(
    line: _Line,
    parts: tuple[Part, ...],
    margins: Margins | None = None,
    spacing: int | None = None,
) -> _Line:
    """Add parts to a line, and return it."""
    if margins is not None:
        line.setContentsMargins(*margins)
    if spacing is not None:
        line.setSpacing(spacing)
    for part in parts:
        item, stretch = part if isinstance(part, tuple) else (part, 0)
        if item is None:
            line.addStretch(1)
        elif isinstance(item, int):
            line.addSpacing(item)
        elif isinstance(item, QLayout):
            line.addLayout(item, stretch)
        else:
            line.addWidget(item, stretch)
    return line
