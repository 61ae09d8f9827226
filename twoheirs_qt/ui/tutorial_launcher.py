"""Opens the tutorial: its window is made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.settings import Settings
from twoheirs_qt.ui.window import MainWindow

if TYPE_CHECKING:
    from twoheirs_qt.ui.tutorial.window import TutorialWindow


class TutorialLauncher(QObject):
    """Shows the tutorial over `window`, whose game stays as it is.

    `show_rules` opens the rule book at a section.
    """

    def __init__(
        self, window: MainWindow, art: Art, settings: Settings, show_rules: Callable[[str], None]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._art = art
        self._settings = settings
        self._show_rules = show_rules
        self._tutorial: TutorialWindow | None = None
        window.menus.tutorial.triggered.connect(self.open)

    @property
    def tutorial(self) -> TutorialWindow | None:
        """The tutorial's window, None before it is first opened."""
        return self._tutorial

    def open(self) -> None:
        """Go on with the tutorial where it was left, as large as the window it lies over."""
        if self._tutorial is None:
            # A start without the tutorial need not wait for it.
            from twoheirs_qt.files.catalogue import installed_catalogue
            from twoheirs_qt.ui.tutorial.window import TutorialWindow

            # Not the player's own catalogue: the positions are made of the installed one's tiles.
            self._tutorial = TutorialWindow(
                self._art, self._settings, installed_catalogue(), self._window
            )
            self._tutorial.rules_asked.connect(self._show_rules)
            self._tutorial.game_asked.connect(self._window.menus.new_game.trigger)
        tutorial = self._tutorial
        if not tutorial.isVisible():
            tutorial.setGeometry(self._window.geometry())
            large = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
            tutorial.setWindowState(self._window.windowState() & large)
            tutorial.resume()
            tutorial.show()
        tutorial.raise_()
        tutorial.activateWindow()
