"""Games against the computer: the available opponents, and a question when one fails."""

from __future__ import annotations

from functools import partial
from typing import Final

from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.opponent import Budget
from twoheirs_qt.tabletop.opponents.protocol.opponent_error import OpponentError
from twoheirs_qt.tabletop.own_command import Command
from twoheirs_qt.tabletop.running.computer_seats import BUDGET, ComputerPlayers
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.widgets.label import escape_mnemonics
from twoheirs_qt.tabletop.widgets.question import Answer, AnswerKeys
from twoheirs_qt.tabletop.window.context import AppContext, GameController
from twoheirs_qt.tabletop.window.settings import Settings

_SUBSTITUTES: Final = ("level-3", "level-2")
"""Opponents of medium strength that can replace a program that has failed."""


def list_opponents(settings: Settings, game: AnyGame) -> tuple[str, ...]:
    """List all computer opponents: those of the program, then those added by the player."""
    own = game.opponents
    return (*own, *(name for name in settings.programs if name not in own))


def command_for(settings: Settings, game: AnyGame, opponent: str) -> Command | None:
    """Return the command that starts an opponent; None if it is unknown on this computer.

    A save contains only the name, so that a save from others cannot start any program.
    """
    from twoheirs_qt.tabletop.opponents.protocol.commands import command_of

    own = game.opponents
    if opponent in own:
        return command_of(opponent, own)
    try:
        return command_of(settings.programs.get(opponent, ""), own)
    except ValueError:
        return None


def budget_for(settings: Settings, game: AnyGame, opponent: str) -> Budget:
    """Return the thinking time of an opponent; that of added programs is a setting."""
    return BUDGET if opponent in game.opponents else Budget(seconds=float(settings.thinking))


class FailedOpponentQuestion(GameController):
    """Asks who plays on for an opponent whose program has failed."""

    def __init__(self, context: AppContext, computers: ComputerPlayers) -> None:
        super().__init__(context)
        self._computers = computers
        computers.opponent_failed.connect(self._ask_who_takes_over)

    def _ask_who_takes_over(self, seat: int, opponent_error: OpponentError) -> None:
        session = self._session
        words = session.game.words
        failed = session.settings.opponents[seat]
        failed_name = localize(words.opponent_name(failed))
        substitutes = [name for name in _SUBSTITUTES if name != failed][:1]
        answers = [
            Answer(
                self.tr("{opponent} takes over").format(
                    opponent=escape_mnemonics(localize(words.opponent_name(substitute)))
                ),
                partial(session.give_seat, seat, "computer", substitute),
            )
            for substitute in substitutes
        ]
        self._ask_question(
            self.tr("{opponent} has stopped playing").format(opponent=failed_name),
            localize(opponent_error.describe_for(failed_name)),
            *answers,
            Answer(
                self.tr("I play for {heir}").format(
                    heir=escape_mnemonics(localize(session.seat_names[seat]))
                ),
                partial(session.give_seat, seat, "human"),
            ),
            Answer(self.tr("Try again"), self._computers.start_turn, AnswerKeys.ENTER),
            Answer(self.tr("Later"), partial(self._computers.pause, True), AnswerKeys.ESCAPE),
        )
