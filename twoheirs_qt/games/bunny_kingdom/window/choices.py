"""The player's choices for a new game of Bunny Kingdom."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Seat
from twoheirs_qt.games.bunny_kingdom.rules.setup import PLAYERS
from twoheirs_qt.tabletop.files.limits import MAX_NAME_LENGTH
from twoheirs_qt.tabletop.window.settings import Settings

NEW_SEED_LIMIT: Final = 10**9
"""New games get seeds below this, which are short enough to pass on."""

BEGINNERS_LEVEL: Final = "level-1"

_KEY: Final = "bunny/choices"
_SEATS: Final = len(Seat)


class BunnyChoices(NamedTuple):
    """The choices for the last new game; lists go by the places of all four seats.

    `players` is the number of lords. An empty name stands for that of the color or of the computer;
    an empty opponent for a person.
    """

    players: int = 2
    names: tuple[str, ...] = ("",) * _SEATS
    opponents: tuple[str, ...] = ("", *(BEGINNERS_LEVEL,) * (_SEATS - 1))

    @classmethod
    def load(cls, settings: Settings) -> BunnyChoices:
        """Read the last choices; the first ones without any that can be used."""
        return settings.read(_KEY, cls._read, cls())

    def save(self, settings: Settings) -> None:
        """Store these choices for the next time."""
        settings.write(_KEY, json.dumps(self._asdict()), "bunny-choices")

    @classmethod
    def _read(cls, text: str) -> BunnyChoices:
        """Parse choices. Raises an error of any kind for what cannot be used."""
        values: dict[str, Any] = json.loads(text)
        if values["players"] not in PLAYERS:
            raise ValueError(values["players"])
        return cls(
            values["players"], _read_texts(values["names"]), _read_texts(values["opponents"])
        )


def _read_texts(values: Any) -> tuple[str, ...]:
    if len(values) != _SEATS or not all(isinstance(value, str) for value in values):
        raise ValueError(values)
    return tuple(value[:MAX_NAME_LENGTH] for value in values)
