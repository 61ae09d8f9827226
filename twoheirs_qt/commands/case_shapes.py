"""Shapes of the cases of commands, one a line, as pydantic models."""

from typing import Any

from twoheirs_qt.tabletop.files.validation import Shape


class CaseShape(Shape):
    """A position, or a save of version 1, and the actions to be played from it."""

    position: Any
    actions: list[Any]


class ViewCaseShape(Shape):
    """A position, and the seat that looks at it."""

    position: Any
    seat: str
