"""The folders and files of a player."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import PlatformDirs

from twoheirs_qt.tabletop import data

NAME: Final = "twoheirs-qt"


class Folders(NamedTuple):
    """Settings, games, the player's own catalogue, and the log."""

    settings: Path
    games: Path
    catalogue: Path
    log: Path

    @property
    def results(self) -> Path:
        """The results of ended games."""
        return self.games.parent / "results.json"

    @property
    def practice(self) -> Path:
        """The player's progress in practice."""
        return self.games.parent / "practice.json"

    @property
    def real_table(self) -> Path:
        """File of the tiles on the player's real table."""
        return self.games.parent / "table.json"

    @property
    def solo_table(self) -> Path:
        """File of the entries about a solo game at a real table."""
        return self.games.parent / "henry.json"

    @property
    def tables(self) -> tuple[Path, ...]:
        """All files about games at real tables."""
        return self.real_table, self.solo_table

    @property
    def tournaments(self) -> Path:
        """Games of programs against each other."""
        return self.games.parent / "tournaments"

    @property
    def far(self) -> Path:
        """The records of games on two machines."""
        return self.games.parent / "two-machines"

    @property
    def mail(self) -> Path:
        """The account for games far away, which this user alone may read."""
        return self.games.parent / "far-away"

    @property
    def shelf(self) -> Path:
        """The index of the shelf over the games."""
        return self.games.parent / "shelf.json"

    @property
    def last_game_note(self) -> Path:
        """The note with the path of the running game, if it is not in `games`."""
        return self.settings.with_name("elsewhere.json")

    @classmethod
    def of_system(cls) -> Folders:
        """The folders that this system provides.

        Raises RuntimeError if it has none, as the home folder is not known.
        """
        dirs = PlatformDirs(NAME, appauthor=False)
        return cls(
            settings=dirs.user_config_path / "settings.ini",
            games=dirs.user_data_path / "games",
            catalogue=dirs.user_data_path / data.CATALOGUE,
            log=dirs.user_log_path / f"{NAME}.log",
        )
