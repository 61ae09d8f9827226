"""The player's choices for a new game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from twoheirs_qt.rules.components import RECOMMENDED_SETS, Heir, TileSet
from twoheirs_qt.text.text import Text, translate
from twoheirs_qt.window.settings import Settings, parse_word


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


LONGEST_NAME: Final = 24
"""Characters that the name of an heir may have."""

FRESH_SEEDS: Final = 10**9
"""Seeds below this are drawn for new games: short enough to be told to somebody."""

_KEY: Final = "games/choices"


class NewGameChoices(NamedTuple):
    """What was chosen for the last new game; the seed is drawn anew each time.

    `names`: of White and of Blue, empty for the name of the colour. `opponents`: who plays for
    them in a duel, empty for a human. `first` None: the shield is
    tossed. `take_back` is the word of the rule in saves. `against` is the word of an opponent in
    `ui.opponents`: with Henry at `level` and with the computer's player called `computer`, the
    human is `colour` and sits in the South. `follows_rating`: that player was the suggested one.
    """

    sets: tuple[TileSet, ...] = RECOMMENDED_SETS
    names: tuple[str, str] = ("", "")
    opponents: tuple[str, str] = ("", "")
    south: Heir = Heir.WHITE
    first: Heir | None = None
    score_roads: bool = False
    take_back: str = "free"
    against: str = DUEL.word
    computer: str = ""
    follows_rating: bool = True
    colour: Heir = Heir.WHITE
    level: int = 1

    @classmethod
    def load(cls, settings: Settings) -> NewGameChoices:
        """The choices of last time."""
        return settings.read(_KEY, cls.read, cls())

    def save(self, settings: Settings) -> None:
        """Keep these choices for the next time."""
        settings.write(_KEY, json.dumps(self._asdict()), "choices")

    @classmethod
    def read(cls, text: str) -> NewGameChoices:
        """The choices in `text`; one that makes no sense is as if it had not been made."""
        given: dict[str, Any] = json.loads(text)
        parsers: dict[str, Callable[[Any], Any]] = {
            "sets": _three_sets,
            "names": _names,
            "opponents": _names,
            "south": Heir,
            "first": lambda value: None if value is None else Heir(value),
            "score_roads": lambda value: value is True,
            "take_back": parse_word,
            "against": _opponent,
            "computer": parse_word,
            "follows_rating": lambda value: value is True,
            "colour": Heir,
            "level": _level,
        }
        choices = cls()
        for name, parse in parsers.items():
            try:
                choices = choices._replace(**{name: parse(given[name])})
            except (KeyError, TypeError, ValueError):
                continue
        return choices


def _three_sets(value: Any) -> tuple[TileSet, ...]:
    sets = tuple(TileSet(word) for word in value)
    if len(set(sets)) != 3 or len(sets) != 3:
        raise ValueError(value)
    return sets


def _opponent(value: Any) -> str:
    if value not in [each.word for each in OPPONENTS]:
        raise ValueError(value)
    return str(value)


def _level(value: Any) -> int:
    if value not in (1, 2, 3):
        raise ValueError(value)
    return int(value)


def _names(value: Any) -> tuple[str, str]:
    white, blue = value
    if not (isinstance(white, str) and isinstance(blue, str)):
        raise TypeError(value)
    return white[:LONGEST_NAME], blue[:LONGEST_NAME]
