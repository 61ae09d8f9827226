"""All that can be done with games beside playing the running one, put together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication

from twoheirs_qt.game.session import GameSession
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.dropping import DropTarget, FileOpener
from twoheirs_qt.ui.games import Games
from twoheirs_qt.ui.settings import Settings
from twoheirs_qt.ui.shelf.library import Library
from twoheirs_qt.ui.theme import Theme
from twoheirs_qt.ui.window import MainWindow


class Desk(QObject):
    """Adds the shelf and what belongs to it to `window` and its menus."""

    def __init__(
        self,
        application: QApplication,
        window: MainWindow,
        session: GameSession,
        games: Games,
        art: Art,
        settings: Settings,
        index_file: Path,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._games = games
        self.library = Library(window, session, games, art, settings, index_file)
        self.drops = DropTarget(window, self.take_files)
        self.opener = FileOpener(application, self.take_files, self)
        menus = window.menus
        self.shelf = QAction(window)
        self.shelf.setShortcut(QKeySequence("Ctrl+G"))
        self.shelf.triggered.connect(self._toggle_shelf)
        menus.game_menu.insertAction(menus.recent_menu.menuAction(), self.shelf)
        window.installEventFilter(self)
        self._retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.library.set_theme(theme)

    def take_files(self, files: Sequence[Path]) -> None:
        """Files came from the desktop: one is played, unless the shelf is open; more go there."""
        if len(files) == 1 and not self.library.is_shown:
            self._games.open(files[0])
        else:
            self.library.bring_in(files)

    def _toggle_shelf(self) -> None:
        if self.library.is_shown:
            self.library.leave()
        else:
            self.library.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        return super().eventFilter(watched, event)

    def _retranslate(self) -> None:
        self.shelf.setText(self.tr("Your games"))
