"""The player's choices for a new game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from twoheirs_qt.games.two_heirs.rules.components import RECOMMENDED_SETS, Heir, TileSet
from twoheirs_qt.tabletop.text.text import Text, translate
from twoheirs_qt.tabletop.window.settings import Settings, parse_word


class Opponent(NamedTuple):
    """A kind of opponent: its `word` in settings, its texts, and the pictures on its card.

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
"""All kinds, in the order of their cards."""


MAX_NAME_LENGTH: Final = 24
"""The largest number of characters in the name of an heir."""

NEW_SEED_LIMIT: Final = 10**9
"""New games get seeds below this, which are short enough to pass on."""

_KEY: Final = "games/choices"


class NewGameChoices(NamedTuple):
    """The choices for the last new game; the seed is not among them.

    `names`: of White and of Blue, empty for the name of the colour. `opponents`: the computer
    players of a duel, empty for a human. `first` None: the shield is tossed. `take_back` is the
    word of the rule in saves. `against` is the word of an opponent in `OPPONENTS`: against Henry at
    `level`, and against the computer player `computer`, the human is `colour` and sits in the
    South. `follows_rating`: the computer player was the suggested one.
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
        """Read the last choices."""
        return settings.read(_KEY, cls.read, cls())

    def save(self, settings: Settings) -> None:
        """Store these choices for the next time."""
        settings.write(_KEY, json.dumps(self._asdict()), "choices")

    @classmethod
    def read(cls, text: str) -> NewGameChoices:
        """Parse choices; invalid ones are replaced by the defaults."""
        values: dict[str, Any] = json.loads(text)
        parsers: dict[str, Callable[[Any], Any]] = {
            "sets": _parse_sets,
            "names": _parse_names,
            "opponents": _parse_names,
            "south": Heir,
            "first": lambda value: None if value is None else Heir(value),
            "score_roads": lambda value: value is True,
            "take_back": parse_word,
            "against": _parse_opponent,
            "computer": parse_word,
            "follows_rating": lambda value: value is True,
            "colour": Heir,
            "level": _parse_level,
        }
        choices = cls()
        for name, parse in parsers.items():
            try:
                choices = choices._replace(**{name: parse(values[name])})
            except (KeyError, TypeError, ValueError):
                continue
        return choices


def _parse_sets(value: Any) -> tuple[TileSet, ...]:
    sets = tuple(TileSet(word) for word in value)
    if len(set(sets)) != 3 or len(sets) != 3:
        raise ValueError(value)
    return sets


def _parse_opponent(value: Any) -> str:
    if value not in [opponent.word for opponent in OPPONENTS]:
        raise ValueError(value)
    return str(value)


def _parse_level(value: Any) -> int:
    if value not in (1, 2, 3):
        raise ValueError(value)
    return int(value)


def _parse_names(value: Any) -> tuple[str, str]:
    white, blue = value
    if not (isinstance(white, str) and isinstance(blue, str)):
        raise TypeError(value)
    return white[:MAX_NAME_LENGTH], blue[:MAX_NAME_LENGTH]
