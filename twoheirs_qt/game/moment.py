"""A moment of a game: all that the model shows of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from twoheirs_qt.game.tree import Entries
from twoheirs_qt.rules import State


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """A state, the chronicle that led to it, and which turn of the game it is, from 1.

    `given_up`: an heir has given the game up here, so nobody is to move any more.
    """

    state: State
    chronicle: Entries = field(default_factory=Entries)
    turn: int = 1
    given_up: bool = False
