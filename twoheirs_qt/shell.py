"""What the first picture needs, and nothing else: the window with its menus on a bare table.

Everything that this imports is waited for at every start.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs
from PySide6.QtCore import QCoreApplication, QResource
from PySide6.QtWidgets import QApplication

from twoheirs_qt import __version__, data
from twoheirs_qt.ui.appearance import Appearance
from twoheirs_qt.ui.language import Languages
from twoheirs_qt.ui.pictures import Pictures, program_icon
from twoheirs_qt.ui.settings import Settings
from twoheirs_qt.ui.window import MainWindow

NAME: Final = "twoheirs-qt"
DESKTOP_ENTRY: Final = "io.github.twoheirs_qt.TwoHeirs"
"""On Linux, the menu entry that the windows belong to; Wayland takes their icon from there."""

LOOK: Final = ("-style", "Fusion")
"""Words for Qt: one look on every system, under our own style sheet."""


@dataclass(frozen=True, slots=True)
class Folders:
    """Where this player's things lie: settings, games and their own catalogue, what went wrong."""

    settings: Path
    games: Path
    catalogue: Path
    log: Path

    @property
    def results(self) -> Path:
        """How games against Henry ended."""
        return self.games.parent / "results.json"

    @property
    def shelf(self) -> Path:
        """What the shelf remembers of the games."""
        return self.games.parent / "shelf.json"

    @property
    def spare_note(self) -> Path:
        """Which game runs, where that cannot be noted among the games."""
        return self.settings.with_name("running.json")

    @property
    def have_games(self) -> bool:
        """Whether anything has been played here."""
        try:
            return any(self.games.iterdir())
        except OSError:
            return False

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


@dataclass(frozen=True, slots=True)
class Shell:
    """The window before it is furnished, and what it stands on."""

    application: QApplication
    folders: Folders
    settings: Settings
    languages: Languages
    appearance: Appearance
    pictures: Pictures
    window: MainWindow
    guest: bool
    """Another window has the games."""


def open_shell(
    application: QApplication,
    folders: Folders,
    language: str = "",
    *,
    file: Path | None = None,
    guest: bool = False,
) -> Shell:
    """The window, not shown yet; there is no game in it, nor anything to play one with.

    `language` is spoken this once, in place of the one in the settings; `file` will be opened;
    a `guest` leaves the games to another window that has them.
    """
    QCoreApplication.setApplicationName(NAME)
    QCoreApplication.setOrganizationName(NAME)
    QCoreApplication.setApplicationVersion(__version__)
    application.setDesktopFileName(DESKTOP_ENTRY)
    if not QResource.registerResource(str(data.path("resources.rcc"))):
        raise FileNotFoundError("the program's pictures cannot be read: resources.rcc")
    application.setWindowIcon(program_icon())
    settings = Settings(folders.settings)
    languages = Languages(application)
    languages.choose(language or settings.language)
    pictures = Pictures()
    appearance = Appearance(application, settings, pictures)
    inviting = file is None and not folders.have_games
    window = MainWindow(pictures, settings, languages, inviting=inviting)
    return Shell(application, folders, settings, languages, appearance, pictures, window, guest)
