"""An opponent's program that is asked and waited for: for all that runs without a window."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from types import TracebackType
from typing import TypeVar

from twoheirs_qt.players.opponent import Budget
from twoheirs_qt.players.protocol.child import Child
from twoheirs_qt.players.protocol.conversation import (
    MOST_LINE,
    Conversation,
    Greeting,
    Heard,
    Plays,
    Ready,
)
from twoheirs_qt.players.protocol.limits import Limits
from twoheirs_qt.players.protocol.misconduct import Misconduct
from twoheirs_qt.rules.actions import Action
from twoheirs_qt.rules.components import Catalogue
from twoheirs_qt.rules.state import State
from twoheirs_qt.words import programs

_Wanted = TypeVar("_Wanted", Greeting, Ready, Plays)


class Program:
    """A program that runs and has greeted. Every method raises Misconduct; then it is no more."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        """Start it and wait for its greeting."""
        self._limits = limits
        self._talk = Conversation()
        self._child = Child(command, limits, MOST_LINE)
        self._child.say(self._talk.hello())
        self.name = self._heard(Greeting, limits.start).name
        """What it calls itself."""

    def __enter__(self) -> Program:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def new_game(self, catalogue: Catalogue, seed: int) -> None:
        """A game with these tiles begins; `seed` is for whatever it leaves to chance."""
        self._child.say(self._talk.new_game(catalogue, seed))
        self._heard(Ready, self._limits.reply)

    def turn(self, state: State, budget: Budget) -> tuple[Action, ...]:
        """What it plays in `state`, of which it is told what an heir knows."""
        self._child.say(self._talk.go(state, budget))
        self._heard(Ready, self._limits.reply)
        return self._heard(Plays, self._limits.for_go(budget.seconds), stoppable=True).actions

    def close(self) -> None:
        self._child.close()

    def _heard(self, kind: type[_Wanted], seconds: float, *, stoppable: bool = False) -> _Wanted:
        """The first answer of that kind. At the end of the time it may be told to stop, once."""
        try:
            until = monotonic() + seconds
            while True:
                line = self._child.line(until - monotonic())
                if line is None:
                    if not stoppable:
                        raise Misconduct(programs.SILENT)
                    self._child.say(self._talk.stop())
                    until, stoppable = monotonic() + self._limits.late, False
                    continue
                found: Heard | None = self._talk.hear(line)
                if isinstance(found, kind):
                    return found
        except BaseException:
            self.close()
            raise
