"""Names and descriptions of computer opponents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.words.names import Names, fill_in_henry
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import Text, make_untranslated_text, translate

_NAMES: Final[Mapping[str, Text]] = {
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

_STRENGTHS: Final[Mapping[str, Text]] = {
    "greedy": translate(
        "Opponents", "Takes what scores most at once; most beginners beat it. Plays at once."
    ),
    "level-1": translate(
        "Opponents",
        "Plans four plain actions and wants points now; good for a first game. Plays at once.",
    ),
    "level-2": translate(
        "Opponents",
        "Overlooks diagonals, roads and discounts; good after a few games. Plays at once.",
    ),
    "level-3": translate(
        "Opponents",
        "Still overlooks what is subtle; beats beginners. Plays at once.",
    ),
    "level-4": translate(
        "Opponents", "Sees every chance of its turn; a match for good players. Plays at once."
    ),
    "level-5": translate(
        "Opponents", "Compares several plans; a match for strong players. Plays at once."
    ),
    "level-6": translate(
        "Opponents", "Compares many plans; beats most strong players. Plays at once."
    ),
    "level-7": translate(
        "Opponents", "Foresees your answer, too; beats nearly everybody. Thinks for about a second."
    ),
}
_ADDED: Final = translate("Opponents", "A program that you have added.")


def describe_strength(opponent: str) -> Text:
    """Describe the strength and the thinking time of an opponent in one line."""
    return _STRENGTHS.get(opponent, _ADDED)


def name_opponent(opponent: str) -> Text:
    """Return the name of an opponent: one of the program's own, or an added one."""
    return _NAMES.get(opponent) or make_untranslated_text(sanitize(opponent))


def name_players(names: tuple[str, ...], henry: Heir | None, opponents: tuple[str, ...]) -> Names:
    """Return the names of the heirs; without one, Henry and computers have their own names.

    Two equal opponents without names are distinguished by their colours.
    """
    all_names = fill_in_henry(names, henry)
    if all_names == ("", "") and opponents[0] == opponents[1]:
        return all_names
    white, blue = (
        name_opponent(opponent) if opponent and not name else name
        for name, opponent in zip(all_names, opponents, strict=True)
    )
    return white, blue
