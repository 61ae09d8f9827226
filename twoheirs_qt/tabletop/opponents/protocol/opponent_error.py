"""The error that ends a game with an opponent's program."""

from __future__ import annotations

from twoheirs_qt.tabletop.opponents import texts
from twoheirs_qt.tabletop.text.sanitize import MAX_PATH_LENGTH, sanitize
from twoheirs_qt.tabletop.text.text import Text, render_english


class OpponentError(Exception):
    """An opponent's program did what it must not, or died; `str()` says it in English."""

    def __init__(self, fault: Text) -> None:
        self.fault = fault
        super().__init__(render_english(self.describe_for("the program")))

    def describe_for(self, name: str) -> Text:
        """The sentence about the program of this name."""
        return self.fault.fill(name=sanitize(name))


def make_answer_error(fault: str) -> OpponentError:
    """Return the error for an answer outside the protocol; `fault` has no full stop."""
    return OpponentError(texts.UNREADABLE.fill(fault=sanitize(fault, MAX_PATH_LENGTH)))
