"""Plays for the computer's seats of the running game: asks their programs, and plays the answers.

A turn is thought to its end on a state of its own, and then played as one change of the game, so
that undo, saving and other games are never in its way.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from twoheirs_qt.opponents import texts as programs
from twoheirs_qt.opponents.opponent import Budget
from twoheirs_qt.opponents.protocol.misconduct import Misconduct
from twoheirs_qt.own_command import Command
from twoheirs_qt.play.session import GameSession
from twoheirs_qt.rules import Action, Heir, State, after
from twoheirs_qt.rules.setup import SEED_LIMIT

if TYPE_CHECKING:
    from twoheirs_qt.games.opponent_process import OpponentProcess
    from twoheirs_qt.opponents.protocol.conversation import Thinks
    from twoheirs_qt.opponents.protocol.limits import Limits

Commands = Callable[[str], Command | None]
"""The command that starts an opponent by its name; None if there is none."""

BudgetOf = Callable[[str], Budget]
"""How long an opponent may think about one answer, by its name."""

BUDGET: Final = Budget(seconds=5.0)
"""For one answer of the program's own opponents, most of which have had enough much sooner."""

_log: Final = logging.getLogger(__name__)

_AT_ONCE: Final = Budget(seconds=0.05)

_MOST_ANSWERS: Final = 200
"""In one turn, however little each of them does."""


class ComputerPlayers(QObject):
    """Watches `session`, and plays whenever it is a computer's turn and nothing holds it back.

    `may_begin` tells whether the table has shown all that has happened; who knows that this is so
    by now calls `look`.
    """

    thinking = Signal(object)
    """How far the thinking is (`Thinks`); None when it begins and when it ends."""
    trouble = Signal(object, object)
    """The heir whose program plays no longer, and why (`Misconduct`); `look` tries it anew."""
    paused_changed = Signal(bool)

    def __init__(
        self,
        session: GameSession,
        command_of: Commands,
        limits: Limits,
        parent: QObject | None = None,
        budget_of: BudgetOf = lambda _: BUDGET,
        may_begin: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._command_of = command_of
        self._limits = limits
        self._budget_of = budget_of
        self._may_begin = may_begin
        self._processes: dict[Heir, OpponentProcess] = {}
        self._heir: Heir | None = None
        self._start: State | None = None
        self._now: State | None = None
        self._turn: list[Action] = []
        self._answers = 0
        self._hurried = False
        self._paused = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.look)
        session.opened.connect(self._opened)
        session.stepped.connect(self._stepped)

    @property
    def heir(self) -> Heir | None:
        """For whom it thinks now."""
        return self._heir

    @property
    def paused(self) -> bool:
        """Whether no further turn is begun."""
        return self._paused

    @property
    def waits(self) -> bool:
        """Whether it is the turn of a computer that is paused."""
        session = self._session
        return self._paused and session.is_open and session.computer is not None

    def pause(self, paused: bool) -> None:
        """Begin no further turn, and leave one that is thought about; or go on."""
        if paused is not self._paused:
            self._paused = paused
            self.paused_changed.emit(paused)
        if paused:
            self._leave()
        self._soon.start()

    def hurry(self) -> None:
        """Have the program that thinks play with what it has found, to the end of the turn."""
        if self._heir is not None:
            self._hurried = True
            self._processes[self._heir].hurry()

    def close(self) -> None:
        """End all programs."""
        self._soon.stop()
        self._leave()
        for process in self._processes.values():
            process.close()
        for process in self._processes.values():
            process.wait()
            process.deleteLater()
        self._processes.clear()

    @Slot()
    def look(self) -> None:
        """Begin to think if it is a computer's turn."""
        session = self._session
        heir = session.computer if session.is_open else None
        if self._heir is not None and (heir is not self._heir or session.state is not self._start):
            self._leave()
        if heir is None or self._heir is not None or self._paused or not self._may_begin():
            return
        if heir not in self._processes and not self._made(heir):
            return
        self._heir, self._start, self._now = heir, session.state, session.state
        self._turn, self._answers, self._hurried = [], 0, False
        self.thinking.emit(None)
        self._ask()

    # -- inside ----------------------------------------------------------------------------------

    def _made(self, heir: Heir) -> bool:
        """Whether there is a program for `heir` now; trouble if there is no command for one."""
        from twoheirs_qt.games.opponent_process import OpponentProcess  # no start waits for it

        command = self._command_of(self._session.settings.opponents[heir])
        if command is None:
            self.trouble.emit(heir, Misconduct(programs.UNKNOWN))
            return False
        seed = SystemRandom().randrange(SEED_LIMIT)
        process = self._processes[heir] = OpponentProcess(command, seed, self._limits, self)
        process.thinks.connect(self._on_thinks)
        process.plays.connect(self._on_plays)
        process.failed.connect(self._on_failed)
        return True

    def _ask(self) -> None:
        assert self._heir is not None
        assert self._now is not None
        self._answers += 1
        budget = self._budget_of(self._session.settings.opponents[self._heir])
        self._processes[self._heir].ask(self._now, _AT_ONCE if self._hurried else budget)

    def _leave(self) -> None:
        """Think no longer about what is asked; the program begins anew when it is asked again."""
        heir, self._heir = self._heir, None
        if heir is not None:
            self._processes[heir].close()
            self.thinking.emit(None)

    @Slot()
    def _opened(self) -> None:
        """Another game, or other seats: their programs are not those of before."""
        self.close()
        self._soon.start()

    @Slot()
    def _stepped(self) -> None:
        if self._heir is not None or self._session.computer is not None:
            self._soon.start()

    @Slot(object)
    def _on_thinks(self, thinks: Thinks) -> None:
        if self._heir is not None:
            self.thinking.emit(thinks)

    @Slot(object)
    def _on_plays(self, actions: tuple[Action, ...]) -> None:
        heir, state = self._heir, self._now
        if heir is None or state is None:
            return
        for action in actions:
            state = after(state, action)
        self._now = state
        self._turn += actions
        if state.active is heir and not state.is_over:
            if self._answers < _MOST_ANSWERS:
                self._ask()
            else:
                self._processes[heir].close()
                self._on_failed(Misconduct(programs.SILENT))
            return
        self._heir = None
        self.thinking.emit(None)
        if self._session.computer is heir and self._session.state is self._start:
            self._session.play_turn(self._turn)

    @Slot(object)
    def _on_failed(self, misconduct: Misconduct) -> None:
        heir, self._heir = self._heir, None
        if heir is not None:
            _log.warning("A computer plays no longer: %s", misconduct)
            self.thinking.emit(None)
            self.trouble.emit(heir, misconduct)
