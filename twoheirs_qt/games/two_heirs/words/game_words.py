"""Texts about a game and its actions, for all games alike: see `tabletop.game.GameWords`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from twoheirs_qt.games.two_heirs.rules.actions import Action, Build, Take
from twoheirs_qt.games.two_heirs.rules.components import Heir, TileSet
from twoheirs_qt.games.two_heirs.rules.reasons import Reason
from twoheirs_qt.games.two_heirs.rules.state import RING_SIZE, State
from twoheirs_qt.games.two_heirs.words.actions import name_action
from twoheirs_qt.games.two_heirs.words.names import (
    Names,
    name_heir,
    name_level,
    name_player,
    name_set,
)
from twoheirs_qt.games.two_heirs.words.opponents import name_opponent, name_players
from twoheirs_qt.games.two_heirs.words.reasons import describe_reasons
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import Text, join_by_commas, make_untranslated_text, translate

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.rules.setup import NewGame
    from twoheirs_qt.tabletop.saves.save import GameSettings, Summary

#: Two players of a game.
_DUEL: Final = translate("Shelf", "{white} and {blue}")
#: A solo game: {heir} is a player, {level} one of "Henry the Poor", "Henry the Brave", ….
_SOLO: Final = translate("Shelf", "{heir} against {level}")
#: {heir} is the player whose turn it is.
_IN_TURN: Final = translate("Shelf", "Turn {turn} · {heir} to move")
_WON: Final = translate("Shelf", "Finished after turn {turn} · {heir} won")
_DRAWN: Final = translate("Shelf", "Finished after turn {turn} · draw")
#: Of a game whose turns are not known, since it was played at a real table.
_WON_ELSEWHERE: Final = translate("Shelf", "Finished · {heir} won")
_DRAWN_ELSEWHERE: Final = translate("Shelf", "Finished · draw")
_POINTS: Final = translate("Shelf", "{white} {white_points}, {blue} {blue_points}")

#: {sets} are the names of three sets, with commas.
_WITH_ROADS: Final = translate("Invitation", "{sets}; the roads are scored.")
_WITHOUT_ROADS: Final = translate("Invitation", "{sets}; the roads are not scored.")
#: {heir} is White or Blue.
_SEAT: Final = translate("Invitation", "You play {heir}.")
_FIRST: Final = translate("Invitation", "{heir} goes first.")
_FIRST_BY_SHIELD: Final = translate("Invitation", "The shield decides who goes first.")
_TAKE_BACKS: Final[Mapping[str, Text]] = {
    "free": translate("Invitation", "Undo: freely in a turn."),
    "until-revealed": translate("Invitation", "Undo: until something is revealed."),
    "off": translate("Invitation", "Undo: not at all."),
}


class TwoHeirsWords:
    """The words of The Two Heirs about a whole game and about an action."""

    def name_seats(
        self, names: Sequence[str], players: Sequence[str], opponents: Sequence[str]
    ) -> tuple[Text, ...]:
        heirs = _make_names(names, players, opponents)
        return tuple([name_player(heirs, heir) for heir in Heir])

    def name_opponent(self, opponent: str) -> Text:
        return name_opponent(opponent)

    def describe_players(
        self,
        names: Sequence[str],
        players: Sequence[str],
        opponents: Sequence[str],
        details: Mapping[str, Any],
    ) -> Text:
        """The names of both players, or one name and Henry's level."""
        white, blue = self.name_seats(names, players, opponents)
        if details["level"] is None:
            return _DUEL.fill(white=white, blue=blue)
        human = white if _find_henry(players) is Heir.BLUE else blue
        return _SOLO.fill(heir=human, level=name_level(details["level"]))

    def describe_progress(self, summary: Summary) -> Text:
        names = self.name_seats(summary.names, summary.players, summary.opponents)
        turn = summary.turn
        if not summary.is_over:
            return _IN_TURN.fill(turn=turn, heir=names[summary.active_seat])
        is_known = turn > 1
        if len(summary.winners) != 1:
            return _DRAWN.fill(turn=turn) if is_known else _DRAWN_ELSEWHERE
        text = _WON if is_known else _WON_ELSEWHERE
        return text.fill(turn=turn, heir=names[summary.winners[0]])

    def describe_points(self, summary: Summary) -> Text:
        white, blue = self.name_seats(summary.names, summary.players, summary.opponents)
        white_points, blue_points = summary.points
        return _POINTS.fill(
            white=white, blue=blue, white_points=white_points, blue_points=blue_points
        )

    def describe_action(self, action: Action, state: State) -> Text:
        if isinstance(action, Build) and action.tile not in state.catalogue.tiles:
            return make_untranslated_text(f"“{sanitize(action.tile)}”")
        is_place = not isinstance(action, Take) or action.slot < RING_SIZE
        return name_action(action, state.catalogue, state if is_place else None)

    def describe_reasons(self, reasons: Sequence[Reason], state: State) -> Text:
        return describe_reasons(reasons, state.catalogue)

    def describe_details(self, summary: Summary) -> list[Text]:
        """The names of the sets."""
        return [name_set(TileSet(word)) for word in summary.details["sets"]]

    def describe_invitation(
        self, options: NewGame, settings: GameSettings, seat: int
    ) -> list[Text]:
        """The sets, whether roads are scored, the color, who goes first, and what undo does."""
        sets = join_by_commas([name_set(tile_set) for tile_set in options.sets])
        first = options.first
        return [
            (_WITH_ROADS if options.score_roads else _WITHOUT_ROADS).fill(sets=sets),
            _SEAT.fill(heir=name_heir(Heir(seat))),
            _FIRST_BY_SHIELD if first is None else _FIRST.fill(heir=name_heir(first)),
            _TAKE_BACKS[settings.take_back_rule],
        ]


def _find_henry(players: Sequence[str]) -> Heir | None:
    return next((heir for heir in Heir if players[heir] == "henry"), None)


def _make_names(names: Sequence[str], players: Sequence[str], opponents: Sequence[str]) -> Names:
    return name_players(tuple(names), _find_henry(players), tuple(opponents))
