"""Against whom one can play: each is a card on the start page and on that of a new game."""

from __future__ import annotations

from typing import Final, NamedTuple

from twoheirs_qt.words.text import Text, translate


class Opponent(NamedTuple):
    """One way to play: its `word` in settings, its texts, and the pictures on its card.

    The letter behind the `&` of its name is its key on the page of a new game.
    """

    word: str
    name: Text
    line: Text
    pictures: tuple[str, ...]


DUEL: Final = Opponent(
    "duel",
    translate("Opponents", "&Two at this screen"),
    translate("Opponents", "You share the table and take turns."),
    ("heir/white", "heir/blue"),
)
HENRY: Final = Opponent(
    "henry",
    translate("Opponents", "Against &Henry"),
    translate("Opponents", "Alone, against an opponent who plays by fixed rules."),
    ("heir/white", "scaffold", "treasure/back"),
)
COMPUTER: Final = Opponent(
    "computer",
    translate("Opponents", "Against the comp&uter"),
    translate("Opponents", "A full duel, at a level that suits you."),
    ("heir/white", "icon/gears"),
)
OPPONENTS: Final = (DUEL, HENRY, COMPUTER)
"""In the order of their cards."""
