"""Texts about a game and its actions, for all games alike: see `tabletop.game.GameWords`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from twoheirs_qt.games.bunny_kingdom.rules.actions import Action
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Seat
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason
from twoheirs_qt.games.bunny_kingdom.rules.state import State
from twoheirs_qt.games.bunny_kingdom.words.actions import name_action
from twoheirs_qt.games.bunny_kingdom.words.names import name_seat
from twoheirs_qt.games.bunny_kingdom.words.opponents import name_opponent
from twoheirs_qt.games.bunny_kingdom.words.reasons import describe_reasons
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import (
    Text,
    join_by_and,
    join_by_commas,
    make_untranslated_text,
    translate,
)

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.saves.save import GameSettings, Summary

#: {name} is the player whose turn it is.
_IN_ROUND: Final = translate("Bunny shelf", "Round {round} · {name} to move")
#: {name} is the name of the winner.
_WON: Final = translate("Bunny shelf", "Finished · victory: {name}")
#: {names} are at least two names, such as "Ann and Ben".
_SHARED: Final = translate("Bunny shelf", "Finished · shared victory: {names}")
_POINTS: Final = translate("Bunny shelf", "{name} {points}")


class BunnyWords:
    """The words of Bunny Kingdom about a whole game and about an action."""

    def name_seats(
        self, names: Sequence[str], players: Sequence[str], opponents: Sequence[str]
    ) -> tuple[Text, ...]:
        """Computers without a name that are equally strong are called by their colors."""
        nameless = [opponent for name, opponent in zip(names, opponents, strict=True) if not name]
        return tuple(
            [
                make_untranslated_text(sanitize(name))
                if name.strip()
                else name_opponent(opponent)
                if opponent and nameless.count(opponent) == 1
                else name_seat(seat)
                for seat, name, opponent in zip(Seat, names, opponents, strict=False)
            ]
        )

    def name_opponent(self, opponent: str) -> Text:
        return name_opponent(opponent)

    def describe_players(
        self,
        names: Sequence[str],
        players: Sequence[str],
        opponents: Sequence[str],
        details: Mapping[str, Any],
    ) -> Text:
        return join_by_and(self.name_seats(names, players, opponents))

    def describe_progress(self, summary: Summary) -> Text:
        names = self.name_seats(summary.names, summary.players, summary.opponents)
        if not summary.is_over:
            return _IN_ROUND.fill(round=summary.turn, name=names[summary.active_seat])
        winners = [names[seat] for seat in summary.winners]
        if len(winners) == 1:
            return _WON.fill(name=winners[0])
        return _SHARED.fill(names=join_by_and(winners))

    def describe_points(self, summary: Summary) -> Text:
        names = self.name_seats(summary.names, summary.players, summary.opponents)
        return join_by_commas(
            [
                _POINTS.fill(name=name, points=points)
                for name, points in zip(names, summary.points, strict=True)
            ]
        )

    def describe_action(self, action: Action, state: State) -> Text:
        return name_action(action)

    def describe_reasons(self, reasons: Sequence[Reason], state: State) -> Text:
        return describe_reasons(reasons)

    def describe_details(self, summary: Summary) -> list[Text]:
        """Empty: the list of games shows no details of Bunny Kingdom."""
        return []

    def describe_invitation(self, options: Any, settings: GameSettings, seat: int) -> list[Text]:
        """Empty: Bunny Kingdom is not played on two machines."""
        return []
