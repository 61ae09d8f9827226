"""The installed catalogue, read once from its source for all tests; the game that uses it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from twoheirs_qt.games.two_heirs.codec.catalogue import load_catalogue
from twoheirs_qt.games.two_heirs.game import TwoHeirs
from twoheirs_qt.games.two_heirs.rules import Catalogue

ROOT: Final = Path(__file__).resolve().parents[1]
GAME: Final = TwoHeirs()
SEATS: Final = ("white", "blue")


@cache
def load_box() -> Catalogue:
    """All 54 tiles and 10 treasures; one object, so that states of different tests are equal."""
    return load_catalogue(ROOT / "resources/games/two_heirs/catalogue.json")
