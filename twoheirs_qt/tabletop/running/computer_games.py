"""Games against the computer: the available opponents, and a question when one fails."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QTimer
from shiboken6 import isValid

from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.opponent import Budget
from twoheirs_qt.tabletop.opponents.protocol.opponent_error import OpponentError
from twoheirs_qt.tabletop.own_command import ProcessCommand
from twoheirs_qt.tabletop.running.computer_seats import BUDGET, ComputerPlayers
from twoheirs_qt.tabletop.saves.save import COMPUTER, HUMAN
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import join_by_and
from twoheirs_qt.tabletop.widgets.label import escape_mnemonics
from twoheirs_qt.tabletop.widgets.question import Answer, AnswerKeys, Question
from twoheirs_qt.tabletop.window.context import AppContext, GameController
from twoheirs_qt.tabletop.window.settings import Settings

_SUBSTITUTES: Final = ("level-3", "level-2")
"""Opponents of medium strength that can replace a program that has failed."""


def list_opponents(settings: Settings, game: AnyGame) -> tuple[str, ...]:
    """List all computer opponents: those of the program, then those added by the player."""
    own = game.opponents
    return (*own, *(name for name in settings.programs if name not in own))


def find_command(settings: Settings, game: AnyGame, opponent: str) -> ProcessCommand | None:
    """Return the command that starts an opponent; None if it is unknown on this computer.

    A save contains only the name, so that a save from others cannot start any program.
    """
    from twoheirs_qt.tabletop.opponents.protocol.commands import make_command

    own = game.opponents
    if opponent in own:
        return make_command(opponent, own)
    try:
        return make_command(settings.programs.get(opponent, ""), own)
    except ValueError:
        return None


def find_budget(settings: Settings, game: AnyGame, opponent: str) -> Budget:
    """Return the thinking time of an opponent; that of added programs is a setting."""
    return BUDGET if opponent in game.opponents else Budget(seconds=float(settings.thinking_s))


class FailedOpponentQuestion(GameController):
    """Asks who plays on for opponents whose programs have failed: one question for all of them."""

    def __init__(self, context: AppContext, computers: ComputerPlayers) -> None:
        super().__init__(context)
        self._computers = computers
        self._errors: dict[int, OpponentError] = {}
        self._question: Question | None = None
        self._timer = QTimer(self, singleShot=True, interval=0)  # several fail at once
        self._timer.timeout.connect(self._ask_who_takes_over)
        computers.opponent_failed.connect(self._add_failure)
        context.session.opened.connect(self._forget)

    def _add_failure(self, seat: int, opponent_error: OpponentError) -> None:
        """Ask about an opponent; a question that is open about others asks about all of them."""
        if seat not in self._errors:
            self._timer.start()
        self._errors[seat] = opponent_error

    def _close_question(self) -> None:
        """Close the question without an answer."""
        question, self._question = self._question, None
        if question is not None and isValid(question):
            question.done(0)

    def _forget(self) -> None:
        """Ask no more: another game is open, or others play in this one."""
        self._timer.stop()
        self._errors.clear()
        self._close_question()

    def _ask_who_takes_over(self) -> None:
        self._close_question()
        session, errors = self._session, self._errors
        words, seats = session.game.words, sorted(errors)
        opponents = [session.settings.opponents[seat] for seat in seats]
        program_names = [localize(words.name_opponent(opponent)) for opponent in opponents]
        sentences = [
            localize(errors[seat].describe_for(name))
            for seat, name in zip(seats, program_names, strict=True)
        ]
        answers: list[Answer] = []
        substitute = next((name for name in _SUBSTITUTES if name not in opponents), None)
        if substitute is not None:
            name = escape_mnemonics(localize(words.name_opponent(substitute)))
            text = self.tr("{opponent} takes over").format(opponent=name)
            answers.append(Answer(text, partial(self._give_seats, seats, COMPUTER, substitute)))
        if len(seats) == 1:
            title = self.tr("{opponent} has stopped playing").format(opponent=program_names[0])
            seat_name = escape_mnemonics(localize(session.seat_names[seats[0]]))
            own_text = self.tr("I play for {player}").format(player=seat_name)
        else:
            names = [session.seat_names[seat] for seat in seats]
            title = self.tr("{opponents} have stopped playing").format(
                opponents=localize(join_by_and(names))
            )
            own_text = self.tr("I play for all of them")
        answers += [
            Answer(own_text, partial(self._give_seats, seats, HUMAN)),
            Answer(self.tr("Try again"), self._try_again, AnswerKeys.ENTER),
            Answer(self.tr("Later"), self._wait, AnswerKeys.ESCAPE),
        ]
        # Programs of one name fail in the same words.
        text = "\n".join(dict.fromkeys(sentences))
        self._question = self._ask_question(title, text, *answers)

    def _give_seats(self, seats: list[int], player: str, opponent: str = "") -> None:
        for seat in seats:
            self._session.give_seat(seat, player, opponent)

    def _try_again(self) -> None:
        self._errors.clear()
        self._computers.start_turn()

    def _wait(self) -> None:
        self._errors.clear()
        self._computers.pause(True)
