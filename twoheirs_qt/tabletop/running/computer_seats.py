"""Computer players of the running game: their programs are asked, and the answers are played.

A turn is calculated to its end on a state of its own, and then played as one change of the game, so
that it does not conflict with undo, saving and other games.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from twoheirs_qt.games.two_heirs.rules import Action, Heir, State, after
from twoheirs_qt.tabletop.dice import SEED_LIMIT
from twoheirs_qt.tabletop.opponent import Budget
from twoheirs_qt.tabletop.opponents import texts
from twoheirs_qt.tabletop.opponents.protocol.opponent_error import OpponentError
from twoheirs_qt.tabletop.own_command import Command
from twoheirs_qt.tabletop.play.session import GameSession

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.opponents.protocol.conversation import SearchProgress
    from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
    from twoheirs_qt.tabletop.running.opponent_process import OpponentProcess

Commands = Callable[[str], Command | None]
"""The command that starts an opponent by its name; None if there is none."""

BudgetOf = Callable[[str], Budget]
"""The thinking time of an opponent for one answer, by its name."""

BUDGET: Final = Budget(seconds=5.0)
"""For one answer of the built-in opponents, most of which need much less."""

_log: Final = logging.getLogger(__name__)

_HURRY_BUDGET: Final = Budget(seconds=0.05)

_MAX_ANSWERS: Final = 200
"""The maximum number of answers in one turn."""


class ComputerPlayers(QObject):
    """Plays in `session` whenever it is a computer's turn and it may start.

    `may_begin` returns whether the table has shown all events; `start_turn` has to be called when
    that becomes true.
    """

    thinking = Signal(object)
    """The progress of thinking (`SearchProgress`); None when it starts and when it ends."""
    opponent_failed = Signal(object, object)
    """The heir whose program has failed, and the `OpponentError`; `start_turn` tries again."""
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
        self._state: State | None = None
        self._actions: list[Action] = []
        self._answers = 0
        self._is_hurried = False
        self._is_paused = False
        self._start_timer = QTimer(self, singleShot=True, interval=0)
        self._start_timer.timeout.connect(self.start_turn)
        session.opened.connect(self._reset)
        session.stepped.connect(self._start_soon)

    @property
    def heir(self) -> Heir | None:
        """The heir for whom a program thinks now."""
        return self._heir

    @property
    def paused(self) -> bool:
        """Whether no new turn is started."""
        return self._is_paused

    @property
    def waits(self) -> bool:
        """Whether it is the turn of a computer that is paused."""
        session = self._session
        return self._is_paused and session.is_open and session.computer is not None

    def pause(self, paused: bool) -> None:
        """Stop thinking and start no new turn; or continue."""
        if paused is not self._is_paused:
            self._is_paused = paused
            self.paused_changed.emit(paused)
        if paused:
            self._stop_thinking()
        self._start_timer.start()

    def hurry(self) -> None:
        """Let the program end its turn at once with its best result so far."""
        if self._heir is not None:
            self._is_hurried = True
            self._processes[self._heir].hurry()

    def close(self) -> None:
        """End all programs."""
        self._start_timer.stop()
        self._stop_thinking()
        for process in self._processes.values():
            process.close()
        for process in self._processes.values():
            process.wait()
            process.deleteLater()
        self._processes.clear()

    @Slot()
    def start_turn(self) -> None:
        """Start to think if it is a computer's turn."""
        session = self._session
        heir = session.computer if session.is_open else None
        if self._heir is not None and (heir is not self._heir or session.state is not self._start):
            self._stop_thinking()
        if heir is None or self._heir is not None or self._is_paused or not self._may_begin():
            return
        if heir not in self._processes and not self._start_process(heir):
            return
        self._heir, self._start, self._state = heir, session.state, session.state
        self._actions, self._answers, self._is_hurried = [], 0, False
        self.thinking.emit(None)
        self._ask()

    # -- private ---------------------------------------------------------------------------------

    def _start_process(self, heir: Heir) -> bool:
        """Start the program for an heir; if it is unknown, emit `opponent_failed`, return False."""
        from twoheirs_qt.tabletop.running.opponent_process import OpponentProcess

        command = self._command_of(self._session.settings.opponents[heir])
        if command is None:
            self.opponent_failed.emit(heir, OpponentError(texts.UNKNOWN))
            return False
        seed = SystemRandom().randrange(SEED_LIMIT)
        process = self._processes[heir] = OpponentProcess(command, seed, self._limits, self)
        process.thinks.connect(self._pass_progress)
        process.plays.connect(self._add_actions)
        process.failed.connect(self._report_failure)
        return True

    def _ask(self) -> None:
        assert self._heir is not None
        assert self._state is not None
        self._answers += 1
        budget = self._budget_of(self._session.settings.opponents[self._heir])
        self._processes[self._heir].ask(self._state, _HURRY_BUDGET if self._is_hurried else budget)

    def _stop_thinking(self) -> None:
        """Stop thinking; the program is started again for the next turn."""
        heir, self._heir = self._heir, None
        if heir is not None:
            self._processes[heir].close()
            self.thinking.emit(None)

    @Slot()
    def _reset(self) -> None:
        """Close the programs after another game was opened or players have changed."""
        self.close()
        self._start_timer.start()

    @Slot()
    def _start_soon(self) -> None:
        if self._heir is not None or self._session.computer is not None:
            self._start_timer.start()

    @Slot(object)
    def _pass_progress(self, thinks: SearchProgress) -> None:
        if self._heir is not None:
            self.thinking.emit(thinks)

    @Slot(object)
    def _add_actions(self, actions: tuple[Action, ...]) -> None:
        heir, state = self._heir, self._state
        if heir is None or state is None:
            return
        for action in actions:
            state = after(state, action)
        self._state = state
        self._actions += actions
        if state.active is heir and not state.is_over:
            if self._answers < _MAX_ANSWERS:
                self._ask()
            else:
                self._processes[heir].close()
                self._report_failure(OpponentError(texts.SILENT))
            return
        self._heir = None
        self.thinking.emit(None)
        if self._session.computer is heir and self._session.state is self._start:
            self._session.play_turn(self._actions)

    @Slot(object)
    def _report_failure(self, opponent_error: OpponentError) -> None:
        heir, self._heir = self._heir, None
        if heir is not None:
            _log.warning("A computer plays no longer: %s", opponent_error)
            self.thinking.emit(None)
            self.opponent_failed.emit(heir, opponent_error)
