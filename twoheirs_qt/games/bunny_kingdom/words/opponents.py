"""Names and descriptions of computer opponents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import Text, make_untranslated_text, translate

_NAMES: Final[Mapping[str, Text]] = {
    #: A computer opponent that takes whatever gives most points at once; used like a name.
    "greedy": translate("Bunny opponents", "Greedy"),
    #: The weakest of four computer opponents, a young rabbit; each is used like a name.
    "level-1": translate("Bunny opponents", "Kit"),
    #: The second of four computer opponents: a rabbit that explores the land.
    "level-2": translate("Bunny opponents", "Scout"),
    #: The third of four computer opponents.
    "level-3": translate("Bunny opponents", "Knight"),
    #: The strongest of four computer opponents.
    "level-4": translate("Bunny opponents", "Duke"),
}

_STRENGTHS: Final[Mapping[str, Text]] = {
    "greedy": translate("Bunny opponents", "Takes what scores most at once."),
    "level-1": translate("Bunny opponents", "Good for a first game."),
    "level-2": translate("Bunny opponents", "Looks one harvest ahead; good after a few games."),
    "level-3": translate("Bunny opponents", "Thinks of parchments and of what it passes on."),
    "level-4": translate("Bunny opponents", "Sees sky towers and room to grow; hard to beat."),
}


def describe_strength(opponent: str) -> Text:
    """Describe the strength of an opponent of the program's own in one line."""
    return _STRENGTHS[opponent]


def name_opponent(opponent: str) -> Text:
    """Return the name of an opponent: one of the program's own, or an added one."""
    return _NAMES.get(opponent) or make_untranslated_text(sanitize(opponent))
