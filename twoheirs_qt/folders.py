"""Where a player's own things lie."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import PlatformDirs

from twoheirs_qt import data

NAME: Final = "twoheirs-qt"


class Folders(NamedTuple):
    """Settings, games and the player's own catalogue, and what went wrong."""

    settings: Path
    games: Path
    catalogue: Path
    log: Path

    @property
    def results(self) -> Path:
        """How games against Henry ended."""
        return self.games.parent / "results.json"

    @property
    def tournaments(self) -> Path:
        """Games of programs against each other."""
        return self.games.parent / "tournaments"

    @property
    def shelf(self) -> Path:
        """What the shelf remembers of the games."""
        return self.games.parent / "shelf.json"

    @property
    def elsewhere(self) -> Path:
        """Where the running game is, if it does not lie among the games."""
        return self.settings.with_name("elsewhere.json")

    @classmethod
    def of_system(cls) -> Folders:
        """The folders that this system means for such things.

        Raises RuntimeError where it names none: nobody's home is known.
        """
        found = PlatformDirs(NAME, appauthor=False)
        return cls(
            settings=found.user_config_path / "settings.ini",
            games=found.user_data_path / "games",
            catalogue=found.user_data_path / data.CATALOGUE,
            log=found.user_log_path / f"{NAME}.log",
        )
