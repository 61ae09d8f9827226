"""The games of the program, and which of them a file belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from twoheirs_qt.tabletop.games import Games

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.game import AnyGame

TWO_HEIRS: Final = "twoheirs"
BUNNY: Final = "bunny"

GAMES: Final = (TWO_HEIRS, BUNNY)
"""Names of the games; the first one is the default. Names of formats begin with them."""


@cache
def load_game(name: str) -> AnyGame:
    """The game with this name, one of `GAMES`; the modules of others are not imported."""
    if name == BUNNY:
        from twoheirs_qt.games.bunny_kingdom.game import BunnyKingdom

        return BunnyKingdom()
    from twoheirs_qt.games.two_heirs.game import TwoHeirs

    return TwoHeirs()


def make_games(catalogues: Mapping[str, Any] | None = None) -> Games:
    """All games; `catalogues` are those that the player has chosen, by the names of games."""
    return Games(GAMES, load_game, catalogues)


def find_game(data: object) -> AnyGame:
    """The game of a document, as `Games.find_by_document`."""
    return make_games().find_by_document(data)
