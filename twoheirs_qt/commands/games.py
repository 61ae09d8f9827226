"""The games of the program, and which of them a file belongs to."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from twoheirs_qt.bunny_kingdom.game import BunnyKingdom
from twoheirs_qt.files.errors import FileError
from twoheirs_qt.files.reading import parse_json
from twoheirs_qt.tabletop.game import Game
from twoheirs_qt.two_heirs.game import TwoHeirs

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]

TWO_HEIRS: Final[AnyGame] = TwoHeirs()
BUNNY: Final[AnyGame] = BunnyKingdom()

GAMES: Final = {game.name: game for game in (TWO_HEIRS, BUNNY)}
"""Word of `--game` -> the game; the first one is the default."""


def game_of(data: object) -> AnyGame:
    """The game of a document by its format; the first one if that says nothing."""
    name = data.get("format") if isinstance(data, dict) else None
    return next((game for game in GAMES.values() if name in game.formats), TWO_HEIRS)


def game_of_file(raw: bytes) -> AnyGame:
    """The game of a file by its format; what is no document is left to the first one."""
    if not raw.lstrip().startswith(b"{"):
        return TWO_HEIRS
    try:
        return game_of(parse_json(raw))
    except FileError:
        return TWO_HEIRS
