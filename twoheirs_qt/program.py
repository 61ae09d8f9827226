"""The program put together: the window with its table, and all services."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QResource, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication

from twoheirs_qt import __version__
from twoheirs_qt.games.registry import GAMES, make_games
from twoheirs_qt.games.windows import make_report, make_window
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.accessibility.factory import make_readable
from twoheirs_qt.tabletop.drawing.pictures import make_program_icon
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.folders import NAME, Folders
from twoheirs_qt.tabletop.pages.game_pages import GamePages
from twoheirs_qt.tabletop.pages.game_window import GameWindow, Services
from twoheirs_qt.tabletop.pages.side_windows import SideWindows
from twoheirs_qt.tabletop.pages.turn_notice import TurnNotice
from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.results.results import ResultBook
from twoheirs_qt.tabletop.running.computer_seats import ComputerPlayers
from twoheirs_qt.tabletop.running.games import Games
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.saves.worker import Worker
from twoheirs_qt.tabletop.sound.player import Player
from twoheirs_qt.tabletop.text.language import Languages
from twoheirs_qt.tabletop.widgets.focus_frame import FocusMark
from twoheirs_qt.tabletop.widgets.menu_key import add_menu_keys
from twoheirs_qt.tabletop.window.appearance import Appearance
from twoheirs_qt.tabletop.window.disk_work import DiskWork
from twoheirs_qt.tabletop.window.settings import Settings
from twoheirs_qt.tabletop.window.sounds import Sounds
from twoheirs_qt.tabletop.window.window import MainWindow

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.far.pages import FarPages

DESKTOP_ENTRY: Final = "io.github.twoheirs_qt.TwoHeirs"
"""On Linux, the menu entry that the windows belong to; Wayland takes their icon from there."""

_RETRY_MS: Final = 200
"""The interval at which a postponed change of language or theme is retried."""

STYLE: Final = "Fusion"
"""One look on every system, under our own style sheet."""


class Program(QObject):
    """All parts of the running program.

    Settings, games, computer players and the window itself live as long as the program. The window
    has the contents of one game, `shown`; they are made again for another game, language or theme.
    """

    def __init__(
        self, application: QApplication, folders: Folders, language: str, *, guest: bool
    ) -> None:
        super().__init__()
        self.application = application
        self._worker = Worker()
        self.settings = settings = Settings(folders.settings, worker=self._worker)
        self.languages = Languages(application)
        self.languages.choose(language or settings.language)
        self.appearance = Appearance(application, settings)
        self.store = GameStore(
            folders.games,
            worker=self._worker,
            note=folders.last_game_note,
            other_files=(folders.results, folders.practice, folders.shelf, *folders.tables),
            guest=guest,
        )
        result_book = ResultBook(self.store, folders.results, parent=self)
        self._services = Services(
            application, folders, settings, self.store, make_games(), result_book, make_report
        )
        self._windows: dict[str, GameWindow] = {}
        self._sounds = Sounds(settings, Player(), self)
        application.aboutToQuit.connect(self._sounds.close)
        self.find(GAMES[0])  # it knows the catalogue that the player has chosen
        self.shown = self.find(
            settings.last_game_name if settings.last_game_name in GAMES else GAMES[0]
        )
        self.window = MainWindow(settings, self.languages, self.shown.menus_kind)
        self.window.sized.connect(self.appearance.fit)
        self._fill_window()
        self._is_change_requested = False
        self._retry_timer = QTimer(self, singleShot=True, interval=_RETRY_MS)
        self._retry_timer.timeout.connect(self._apply_changes)
        settings.changed.connect(self._follow_settings)
        # Queued, so that the menu or dialog where it was chosen finishes its work.
        queued = Qt.ConnectionType.QueuedConnection
        self.languages.changed.connect(self._apply_changes, queued)
        self.appearance.changed.connect(self._apply_changes, queued)

    # -- the game that is shown ------------------------------------------------------------------

    @property
    def game_name(self) -> str:
        """The name of the game whose contents the window shows."""
        return self.shown.name

    @property
    def session(self) -> GameSession:
        """The session of the game that is shown."""
        return self.shown.session

    @property
    def computers(self) -> ComputerPlayers:
        """The computers that play in it."""
        return self.shown.computers

    @property
    def games(self) -> Games:
        """Its Game menu."""
        return self.shown.games

    @property
    def game_pages(self) -> GamePages:
        """Its pages beside the table."""
        return self.shown.game_pages

    @property
    def side_windows(self) -> SideWindows:
        """Its windows beside the main window."""
        return self.shown.side_windows

    def find(self, name: str) -> GameWindow:
        """The window of a game, made when it is first needed."""
        if name not in self._windows:
            game_window = self._windows[name] = make_window(name, self._services)
            game_window.setParent(self)
            game_window.start_art.pictures.set_theme(find_current_theme())
        return self._windows[name]

    def turn_to(self, name: str, act: Callable[[Any], object]) -> None:
        """Call `act` with the window of a game, once the window shows its contents.

        At once if it does, else as soon as what runs now has ended: it may belong to the contents
        of the game before, which are deleted.
        """
        if name == self.game_name:
            act(self.shown)
        else:
            QTimer.singleShot(0, self, partial(self._show_game, name, act))

    def _show_game(self, name: str, act: Callable[[Any], object]) -> None:
        self.window.setUpdatesEnabled(False)
        try:
            if name != self.game_name:
                self.shown.leave()
                self.window.clear()
                self.shown.start_art.pictures.clear()
                self.shown = self.find(name)
                self.settings.last_game_name = name
                self.window.fill_contents(self.shown.menus_kind)
                self._fill_window()
                self._show_contents()
                self.game_pages.home.show()  # where a dialog that is closed leaves the player
            act(self.shown)
        finally:
            self.window.setUpdatesEnabled(True)

    def _turn_to_far(self, act: Callable[[FarPages], object]) -> None:
        """Call `act` with the pages of games on two machines, once the window shows their game."""
        games = self._services.playable_games
        name = next(name for name in games.names if games.find(name).can_be_played_far)
        self.turn_to(name, lambda game_window: act(game_window.far_pages))

    def come_forward(self, file: Path | None) -> None:
        """Raise the window, and open `file`, as another start of the program asks."""
        self.games.raise_window(file)

    def _fill_window(self) -> None:
        """Make the contents of the window and the controllers of its menus."""
        self._language = self.languages.current
        shown_game, settings, window = self.shown, self.settings, self.window
        for game_window in self._windows.values():
            game_window.start_art.pictures.set_theme(find_current_theme())
        shown_game.make_contents(window, DiskWork(window, self._worker), self._sounds, self)
        window.menus.rule_book.triggered.connect(shown_game.open_rule_book)
        window.menus.far_games.triggered.connect(
            lambda: self._turn_to_far(lambda far_pages: far_pages.show_games())
        )
        window.menus.far_next.triggered.connect(
            lambda: self._turn_to_far(lambda far_pages: far_pages.open_next())
        )
        add_menu_keys(window, window.bar)
        FocusMark(self.application, window)
        TurnNotice(shown_game.session, settings, window)

    def _show_contents(self) -> None:
        for part in (self.window.bar, self.window.pages):
            part.show()  # else they would be shown later

    def _follow_settings(self, name: str) -> None:
        if name in ("language", "theme"):
            self._is_change_requested = True

    @Slot()
    def _apply_changes(self) -> None:
        """Make the contents of the window again if the language or theme has changed.

        Pages and positions are restored. The change is postponed while a dialog, menu or drag is
        active, and, unless the player asked for it, while the table shows an animation.
        """
        if self._language == self.languages.current and self.appearance.is_current:
            return
        if self._is_in_use() or (not self._is_change_requested and self._is_showing()):
            self._retry_timer.start()
            return
        self._is_change_requested = False
        window, state = self.window, self.shown.capture_state()
        window.setUpdatesEnabled(False)
        window.clear()
        if not self.appearance.is_current:
            self.appearance.apply()
        window.fill_contents(self.shown.menus_kind)
        self._fill_window()
        self._show_contents()
        self.shown.restore(state)
        window.setUpdatesEnabled(True)

    def _is_in_use(self) -> bool:
        """Whether a dialog or menu is open, or a mouse button is pressed."""
        application = self.application
        is_open = application.activeModalWidget() or application.activePopupWidget()
        is_pressed = application.mouseButtons() != Qt.MouseButton.NoButton
        return bool(is_open) or is_pressed or self.game_pages.is_in_use

    def _is_showing(self) -> bool:
        """Whether the table shows an animated sequence."""
        return self.shown.is_showing


def build(
    application: QApplication, folders: Folders, language: str = "", *, guest: bool = False
) -> Program:
    """Put the program together; its window is not shown yet, and no game is open.

    `language` is spoken this once, in place of the one in the settings; a `guest` leaves the games
    to another window that has them.
    """
    application.setApplicationName(NAME)
    application.setOrganizationName(NAME)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(DESKTOP_ENTRY)
    application.setStyle(STYLE)
    if not QResource.registerResource(str(data.find_path("resources.rcc"))):
        raise FileNotFoundError("the program's pictures cannot be read: resources.rcc")
    application.setWindowIcon(make_program_icon())
    make_readable()
    return Program(application, folders, language, guest=guest)
