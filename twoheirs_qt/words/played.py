"""Actions played as an example, and what is asked of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from twoheirs_qt.rules.events import Event
from twoheirs_qt.rules.state import State
from twoheirs_qt.words.text import Arg


class Played(NamedTuple):
    """An example after its actions: the position of its file, what came of it, what happened."""

    before: State
    after: State
    events: tuple[Event, ...] = ()


Measure: TypeAlias = Callable[[Played], Arg]
"""What an example shows, asked of the rules: a number, an amount in words or a name."""
