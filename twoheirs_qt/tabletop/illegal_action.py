"""The error of any game for an action that its rules refuse."""

from __future__ import annotations

from typing import Any


class IllegalAction(ValueError):
    """Raised by `apply` of a game for an action that its rules refuse; the state is unchanged.

    `reasons` holds every `Reason`, at least one.
    """

    def __init__(self, action: object, reasons: tuple[Any, ...]) -> None:
        self.action = action
        self.reasons = reasons
        super().__init__(f"{action}: {', '.join(reason.why.name for reason in reasons)}")
