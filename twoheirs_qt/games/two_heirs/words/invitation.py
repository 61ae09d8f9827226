"""Words about the game to which somebody is invited on two machines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.words.names import name_heir, name_set
from twoheirs_qt.tabletop.text.text import Text, join_by_commas, translate

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.rules.setup import NewGame

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


def describe_invitation(options: NewGame, take_back: str, seat: Heir) -> list[Text]:
    """Describe the choices for a game in whole sentences; `seat` is that of who is invited."""
    sets = join_by_commas([name_set(tile_set) for tile_set in options.sets])
    first = options.first
    return [
        (_WITH_ROADS if options.score_roads else _WITHOUT_ROADS).fill(sets=sets),
        _SEAT.fill(heir=name_heir(seat)),
        _FIRST_BY_SHIELD if first is None else _FIRST.fill(heir=name_heir(first)),
        _TAKE_BACKS[take_back],
    ]
