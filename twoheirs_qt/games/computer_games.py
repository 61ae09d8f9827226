"""Games against the computer: which programs there are, and what is asked when one fails."""

from __future__ import annotations

from functools import partial
from typing import Final

from twoheirs_qt.games.computer_seats import BUDGET, ComputerPlayers
from twoheirs_qt.opponents.opponent import Budget
from twoheirs_qt.opponents.protocol.misconduct import Misconduct
from twoheirs_qt.own_command import Command
from twoheirs_qt.rules import Heir
from twoheirs_qt.text.language import say
from twoheirs_qt.widgets.label import unmarked
from twoheirs_qt.widgets.question import Answer, Kind
from twoheirs_qt.window.context import AppContext, GameController
from twoheirs_qt.window.settings import Settings
from twoheirs_qt.words.names import called
from twoheirs_qt.words.opponents import opponent_name

_GO_ON: Final = ("level-3", "level-2")
"""Who is offered in the place of a program that has failed: of middling strength."""


def known_opponents(settings: Settings) -> tuple[str, ...]:
    """All that can be chosen to play for the computer: the program's own, then the player's."""
    from twoheirs_qt.opponents.levels import OPPONENTS  # no start waits for it

    return (*OPPONENTS, *(name for name in settings.programs if name not in OPPONENTS))


def command_for(settings: Settings, opponent: str) -> Command | None:
    """What starts an opponent; None if it is not known on this computer.

    A save names it only: whoever made the save does not choose what is started.
    """
    from twoheirs_qt.opponents.levels import OPPONENTS
    from twoheirs_qt.opponents.protocol.commands import command_of

    if opponent in OPPONENTS:
        return command_of(opponent)
    try:
        return command_of(settings.programs.get(opponent, ""))
    except ValueError:
        return None


def budget_for(settings: Settings, opponent: str) -> Budget:
    """How long an opponent may think about an answer: programs of others as the player has set."""
    from twoheirs_qt.opponents.levels import OPPONENTS

    return BUDGET if opponent in OPPONENTS else Budget(seconds=float(settings.thinking))


class ComputerGames(GameController):
    """Asks who goes on when a program fails."""

    def __init__(self, context: AppContext, computers: ComputerPlayers) -> None:
        super().__init__(context)
        self._computers = computers
        computers.trouble.connect(self._ask_who)

    def _ask_who(self, heir: Heir, misconduct: Misconduct) -> None:
        session = self._session
        failed = session.settings.opponents[heir]
        name = say(opponent_name(failed))
        others = [each for each in _GO_ON if each != failed][:1]
        answers = [
            Answer(
                self.tr("{opponent} takes over").format(
                    opponent=unmarked(say(opponent_name(other)))
                ),
                partial(session.give_seat, heir, "computer", other),
            )
            for other in others
        ]
        self._ask(
            self.tr("{opponent} has stopped playing").format(opponent=name),
            say(misconduct.describe_for(name)),
            *answers,
            Answer(
                self.tr("I play for {heir}").format(
                    heir=unmarked(say(called(session.names, heir)))
                ),
                partial(session.give_seat, heir, "human"),
            ),
            Answer(self.tr("Try again"), self._computers.look, Kind.ENTER),
            Answer(self.tr("Later"), partial(self._computers.pause, True), Kind.ESCAPE),
        )
