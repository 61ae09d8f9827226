"""Computer players of the running game: their programs are asked, and the answers are played.

A turn is calculated to its end on a state of its own, and then played as one change of the game, so
that it does not conflict with undo, saving and other games. Where several seats choose at once,
all their programs think at the same time, each from what its own seat sees; what they choose is
played when their seat is asked.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from twoheirs_qt.tabletop.dice import SEED_LIMIT
from twoheirs_qt.tabletop.opponent import Budget
from twoheirs_qt.tabletop.opponents import texts
from twoheirs_qt.tabletop.opponents.protocol.opponent_error import OpponentError
from twoheirs_qt.tabletop.own_command import ProcessCommand
from twoheirs_qt.tabletop.play.session import GameSession

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.opponents.protocol.conversation import SearchProgress
    from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
    from twoheirs_qt.tabletop.running.opponent_process import OpponentProcess

FindCommand = Callable[[str], ProcessCommand | None]
"""Returns the command that starts an opponent, by its name; None if there is none."""

FindBudget = Callable[[str], Budget]
"""Returns the thinking time of an opponent for one answer, by its name."""

BUDGET: Final = Budget(seconds=5.0)
"""For one answer of the built-in opponents, most of which need much less."""

_log: Final = logging.getLogger(__name__)

_HURRY_BUDGET: Final = Budget(seconds=0.05)

_MAX_ANSWERS: Final = 200
"""The maximum number of answers in one turn."""


@dataclass(slots=True)
class _Turn:
    """The actions of a seat from the state `start` on, as far as they are calculated.

    - `view`: what the seat sees at the start
    - `state`: the state after the actions; with `is_simultaneous`, the choices of others are made
      up
    - `is_simultaneous`: others choose at the same time, so it has one answer only
    - `is_ready`: it can be played
    """

    start: Any
    view: Any
    state: Any
    is_simultaneous: bool
    actions: list[Any] = field(default_factory=list)
    answers: int = 0
    is_hurried: bool = False
    is_ready: bool = False


class ComputerPlayers(QObject):
    """Plays in `session` whenever it is a computer's turn and it may start.

    `may_begin` returns whether the table has shown all events; `start_turn` has to be called when
    that becomes true.
    """

    progress_changed = Signal(object)
    """The progress of thinking (`SearchProgress`); None when it starts and when it ends."""
    opponent_failed = Signal(object, object)
    """The seat whose program has failed, and the `OpponentError`; `start_turn` tries again."""
    paused_changed = Signal(bool)

    def __init__(
        self,
        session: GameSession,
        find_command: FindCommand,
        limits: Limits,
        parent: QObject | None = None,
        find_budget: FindBudget = lambda _: BUDGET,
        may_begin: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._find_command = find_command
        self._limits = limits
        self._find_budget = find_budget
        self._may_begin = may_begin
        self._processes: dict[int, OpponentProcess] = {}
        self._turns: dict[int, _Turn] = {}
        self._is_paused = False
        self._start_timer = QTimer(self, singleShot=True, interval=0)
        self._start_timer.timeout.connect(self.start_turn)
        session.opened.connect(self._reset)
        session.stepped.connect(self._start_soon)

    @property
    def seat(self) -> int | None:
        """The seat for which a program thinks now, the first one of several."""
        return next((seat for seat, turn in self._turns.items() if not turn.is_ready), None)

    @property
    def paused(self) -> bool:
        """Whether no new turn is started."""
        return self._is_paused

    @property
    def is_waiting(self) -> bool:
        """Whether it is the turn of a computer that is paused."""
        session = self._session
        return self._is_paused and session.is_open and session.seat_elsewhere is not None

    def pause(self, paused: bool) -> None:
        """Stop thinking and start no new turn; or continue."""
        if paused is not self._is_paused:
            self._is_paused = paused
            self.paused_changed.emit(paused)
        if paused:
            self._stop_thinking()
        self._start_timer.start()

    def hurry(self) -> None:
        """Let all programs end their turn at once with their best result so far."""
        for seat, turn in self._turns.items():
            if not turn.is_ready:
                turn.is_hurried = True
                self._processes[seat].hurry()

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
        """Start to think for all computers that have to decide, and play what is ready."""
        session = self._session
        seats = session.computer_seats if session.is_open else ()
        for seat in [
            seat for seat, turn in self._turns.items() if not self._is_current(seat, turn)
        ]:
            self._drop(seat)
        if not seats or self._is_paused or not self._may_begin():
            return
        for seat in seats:
            if seat not in self._turns and (seat in self._processes or self._start_process(seat)):
                self._begin(seat)
        self._play_ready()

    # -- private ---------------------------------------------------------------------------------

    def _is_current(self, seat: int, turn: _Turn) -> bool:
        """Whether a seat still has to decide, and sees the same as at the start of its turn."""
        session = self._session
        if not session.is_open or seat not in session.computer_seats:
            return False
        return session.state is turn.start or turn.view == self._find_seat_state(seat)[1]

    def _find_seat_state(self, seat: int) -> tuple[Any, Any]:
        """Return a state in which a seat has to act, and what the seat sees of it."""
        game, state = self._session.game, self._session.state
        seat_word = game.list_seats(state)[seat]
        state = game.ask_seat(state, seat_word)
        return state, game.make_view(state, seat_word)

    def _start_process(self, seat: int) -> bool:
        """Start the program of a seat; if it is unknown, emit `opponent_failed`, return False."""
        from twoheirs_qt.tabletop.running.opponent_process import OpponentProcess

        session = self._session
        command = self._find_command(session.settings.opponents[seat])
        if command is None:
            self.opponent_failed.emit(seat, OpponentError(texts.UNKNOWN))
            return False
        seed = SystemRandom().randrange(SEED_LIMIT)
        process = self._processes[seat] = OpponentProcess(
            session.game, session.catalogue, command, seed, self._limits, self
        )
        process.progressed.connect(self._pass_progress)
        process.answered.connect(partial(self._add_actions, seat))
        process.failed.connect(partial(self._report_failure, seat))
        return True

    def _begin(self, seat: int) -> None:
        state, view = self._find_seat_state(seat)
        start = self._session.state
        is_simultaneous = len(self._session.game.list_seats_to_act(start)) > 1
        self._turns[seat] = _Turn(start, view, state, is_simultaneous)
        self.progress_changed.emit(None)
        self._ask(seat)

    def _ask(self, seat: int) -> None:
        turn = self._turns[seat]
        turn.answers += 1
        budget = self._find_budget(self._session.settings.opponents[seat])
        self._processes[seat].ask(turn.state, _HURRY_BUDGET if turn.is_hurried else budget)

    def _drop(self, seat: int) -> None:
        """Forget a turn; its program, if it still thinks, is started again for the next one."""
        turn = self._turns.pop(seat)
        if not turn.is_ready:
            self._processes[seat].close()
            self.progress_changed.emit(None)

    def _stop_thinking(self) -> None:
        for seat in [*self._turns]:
            self._drop(seat)

    @Slot()
    def _reset(self) -> None:
        """Close the programs after another game was opened or players have changed."""
        self.close()
        self._start_timer.start()

    @Slot()
    def _start_soon(self) -> None:
        if self._turns or self._session.computer_seats:
            self._start_timer.start()

    @Slot(object)
    def _pass_progress(self, progress: SearchProgress) -> None:
        if self.seat is not None:
            self.progress_changed.emit(progress)

    def _add_actions(self, seat: int, actions: tuple[Any, ...]) -> None:
        turn = self._turns.get(seat)
        if turn is None or turn.is_ready:
            return
        game = self._session.game
        ended = turn.is_simultaneous
        for action in actions:
            before = turn.state
            turn.state, events = game.apply(before, action)
            ended = ended or game.find_turn_change(action, before, turn.state, events).ends_turn
        turn.actions += actions
        if not ended and self._is_asked(seat, turn.state):
            if turn.answers < _MAX_ANSWERS:
                self._ask(seat)
            else:
                self._processes[seat].close()
                self._report_failure(seat, OpponentError(texts.SILENT))
            return
        turn.is_ready = True
        self.progress_changed.emit(None)
        self._play_ready()

    def _is_asked(self, seat: int, state: Any) -> bool:
        game = self._session.game
        return bool(game.list_seats_to_act(state)) and game.find_seat_in_turn(state) == seat

    def _play_ready(self) -> None:
        """Play the turn of the computer that is asked, if it is calculated."""
        seat = self._session.seat_elsewhere if self._session.is_open else None
        turn = None if seat is None else self._turns.get(seat)
        if seat is None or turn is None or not turn.is_ready:
            return
        del self._turns[seat]
        if self._is_current(seat, turn):
            self._session.play_turn(turn.actions)
        else:
            self._start_timer.start()

    def _report_failure(self, seat: int, opponent_error: OpponentError) -> None:
        if self._turns.pop(seat, None) is not None:
            _log.warning("A computer plays no longer: %s", opponent_error)
            self.progress_changed.emit(None)
            self.opponent_failed.emit(seat, opponent_error)
