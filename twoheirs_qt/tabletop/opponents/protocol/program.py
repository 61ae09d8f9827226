"""An opponent's program that is asked and waited for, in a thread of its own where there are more.

Whoever waits is woken by `hurry`, `end` and `close` of other threads.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from time import monotonic
from types import TracebackType
from typing import Any, Final, TypeAlias, TypeVar

from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.opponent import Budget
from twoheirs_qt.tabletop.opponents import texts
from twoheirs_qt.tabletop.opponents.protocol.child import ChildProcess
from twoheirs_qt.tabletop.opponents.protocol.conversation import (
    MOST_LINE,
    Conversation,
    Greeting,
    PlayedActions,
    Ready,
    Received,
    SearchProgress,
)
from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
from twoheirs_qt.tabletop.opponents.protocol.opponent_error import OpponentError
from twoheirs_qt.tabletop.own_command import Command

TELLS: Final = 0.1
"""Seconds between two reports of how far it is; what it says in between is dropped."""

OnProgress: TypeAlias = Callable[[SearchProgress], None]

_Wanted = TypeVar("_Wanted", Greeting, Ready, PlayedActions)


class Program:
    """A program that runs. If `greet`, `new_game` or `turn` raises OpponentError, it has ended."""

    def __init__(self, command: Command, limits: Limits, game: AnyGame) -> None:
        """Start it, which does not wait for anything. Raises OpponentError."""
        self._limits = limits
        self._talk = Conversation(game)
        self._hurried = threading.Event()
        self._next_progress = 0.0
        self._child = ChildProcess(command, limits, MOST_LINE)
        self.name = ""
        """The name that the program gives itself."""

    def __enter__(self) -> Program:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def greet(self) -> None:
        """Wait for its greeting."""
        self._child.send(self._talk.hello())
        self.name = self._receive(Greeting, self._limits.start).name

    def new_game(self, catalogue: object, seed: int, seats: Sequence[str], seat: str) -> None:
        """A game begins, in which it has one of the seats.

        `seed` is for whatever it leaves to chance.
        """
        self._child.send(self._talk.new_game(catalogue, seed, seats, seat))
        self._receive(Ready, self._limits.reply)

    def turn(
        self, state: object, budget: Budget, on_progress: OnProgress | None = None
    ) -> tuple[Any, ...]:
        """Ask it what to play in `state`, of which it learns what its seat may see.

        `on_progress` receives how far it is.
        """
        self._child.send(self._talk.go(state, budget))
        self._receive(Ready, self._limits.reply)
        return self._receive(
            PlayedActions, self._limits.for_go(budget.seconds), on_progress
        ).actions

    def hurry(self, hurried: bool = True) -> None:
        """Have it answer with what it has found by now, until it is hurried no longer."""
        if hurried:
            self._hurried.set()
            self._child.wake()
        else:
            self._hurried.clear()

    def end(self) -> None:
        """End it, which is not waited for."""
        self._child.end()

    def close(self) -> None:
        """End it, and wait until nothing is left of it."""
        self._child.close()

    def _receive(
        self, kind: type[_Wanted], seconds: float, on_progress: OnProgress | None = None
    ) -> _Wanted:
        """The first answer of that kind. One that thinks is told to stop before it is given up."""
        try:
            deadline, stoppable = monotonic() + seconds, kind is PlayedActions
            while True:
                if stoppable and (self._hurried.is_set() or monotonic() >= deadline):
                    self._child.send(self._talk.stop())
                    deadline, stoppable = monotonic() + self._limits.late, False
                line = self._child.line(deadline - monotonic())
                if not stoppable and (line is None or monotonic() > deadline + self._limits.late):
                    raise OpponentError(texts.SILENT)
                if line is None:
                    continue
                reply: Received | None = self._talk.hear(line)
                if isinstance(reply, kind):
                    return reply
                if (
                    isinstance(reply, SearchProgress)
                    and on_progress is not None
                    and monotonic() > self._next_progress
                ):
                    self._next_progress = monotonic() + TELLS
                    on_progress(reply)
        except BaseException:
            self.close()
            raise
