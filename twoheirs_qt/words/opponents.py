"""Those who play for a computer: what they are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twoheirs_qt.rules.components import Heir
from twoheirs_qt.words.names import Names, with_henry
from twoheirs_qt.words.sanitize import shown
from twoheirs_qt.words.text import Text, plain, translate

_OWN: Final[Mapping[str, Text]] = {
    #: A computer opponent that takes whatever gives most points at once; used like a name.
    "greedy": translate("Opponents", "Greedy"),
    #: The weakest of seven computer opponents; each is used like a name, whoever it is.
    "level-1": translate("Opponents", "Child"),
    #: The second of seven computer opponents: a boy who serves at court.
    "level-2": translate("Opponents", "Page"),
    #: The third of seven computer opponents: he will be a knight.
    "level-3": translate("Opponents", "Squire"),
    #: The fourth of seven computer opponents: keeps the house of a lord.
    "level-4": translate("Opponents", "Steward"),
    #: The fifth of seven computer opponents: keeps a castle.
    "level-5": translate("Opponents", "Castellan"),
    #: The sixth of seven computer opponents: keeps the king's seal.
    "level-6": translate("Opponents", "Chancellor"),
    #: The strongest of seven computer opponents.
    "level-7": translate("Opponents", "Master"),
}


def opponent_name(opponent: str) -> Text:
    """What an opponent is called: one of the program's own, or a program by the player's name."""
    return _OWN.get(opponent) or plain(shown(opponent))


def with_players(names: tuple[str, str], henry: Heir | None, opponents: tuple[str, str]) -> Names:
    """What the players call the heirs; Henry and computers else go by their own names.

    Two of the same opponent without other names are told apart by their colours.
    """
    called = with_henry(names, henry)
    if called == ("", "") and opponents[0] == opponents[1]:
        return called
    white, blue = (
        opponent_name(opponent) if opponent and not name else name
        for name, opponent in zip(called, opponents, strict=True)
    )
    return white, blue
