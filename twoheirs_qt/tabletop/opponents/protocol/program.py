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
    MAX_LINE_BYTES,
    Conversation,
    Greeting,
    PlayedActions,
    Ready,
    Received,
    SearchProgress,
)
from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
from twoheirs_qt.tabletop.opponents.protocol.opponent_error import OpponentError
from twoheirs_qt.tabletop.own_command import ProcessCommand

PROGRESS_INTERVAL_S: Final = 0.1
"""The time between two reports of progress; those in between are dropped."""

OnProgress: TypeAlias = Callable[[SearchProgress], None]

_Reply = TypeVar("_Reply", Greeting, Ready, PlayedActions)


class Program:
    """A program that runs. If `greet`, `begin_game` or `turn` raises OpponentError, it has
    ended."""

    def __init__(self, command: ProcessCommand, limits: Limits, game: AnyGame) -> None:
        """Start it, which does not wait for anything. Raises OpponentError."""
        self._limits = limits
        self._conversation = Conversation(game)
        self._is_hurried = threading.Event()
        self._next_progress = 0.0
        self._child = ChildProcess(command, limits, MAX_LINE_BYTES)
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
        """Wait for the greeting of the program."""
        self._child.send(self._conversation.ask_for_greeting())
        self.name = self._receive(Greeting, self._limits.start_s).name

    def begin_game(self, catalogue: object, seed: int, seats: Sequence[str], seat: str) -> None:
        """Begin a game, in which the program has one of the seats.

        `seed` is for its random decisions.
        """
        self._child.send(self._conversation.make_new_game_line(catalogue, seed, seats, seat))
        self._receive(Ready, self._limits.reply_s)

    def ask_for_actions(
        self, state: object, budget: Budget, on_progress: OnProgress | None = None
    ) -> tuple[Any, ...]:
        """Ask for the next actions in `state`; the program gets only what its seat may see.

        `on_progress` receives the progress of its search.
        """
        self._child.send(self._conversation.ask_for_actions(state, budget))
        self._receive(Ready, self._limits.reply_s)
        return self._receive(
            PlayedActions, self._limits.calculate_timeout(budget.seconds), on_progress
        ).actions

    def hurry(self, is_hurried: bool = True) -> None:
        """Let it answer at once with its best result so far; or with False, take its time again."""
        if is_hurried:
            self._is_hurried.set()
            self._child.wake()
        else:
            self._is_hurried.clear()

    def end(self) -> None:
        """End the program without waiting."""
        self._child.end()

    def close(self) -> None:
        """End the program, and wait until all its processes have ended."""
        self._child.close()

    def _receive(
        self, kind: type[_Reply], seconds: float, on_progress: OnProgress | None = None
    ) -> _Reply:
        """Wait for an answer of this kind; a search that takes too long is asked to stop first."""
        try:
            deadline, is_stoppable = monotonic() + seconds, kind is PlayedActions
            while True:
                if is_stoppable and (self._is_hurried.is_set() or monotonic() >= deadline):
                    self._child.send(self._conversation.make_stop_line())
                    deadline, is_stoppable = monotonic() + self._limits.grace_period_s, False
                line = self._child.read_line(deadline - monotonic())
                if not is_stoppable and (
                    line is None or monotonic() > deadline + self._limits.grace_period_s
                ):
                    raise OpponentError(texts.SILENT)
                if line is None:
                    continue
                reply: Received | None = self._conversation.read_line(line)
                if isinstance(reply, kind):
                    return reply
                if (
                    isinstance(reply, SearchProgress)
                    and on_progress is not None
                    and monotonic() > self._next_progress
                ):
                    self._next_progress = monotonic() + PROGRESS_INTERVAL_S
                    on_progress(reply)
        except BaseException:
            self.close()
            raise
