"""The program put together: the window with its table, and all services."""

from __future__ import annotations

import linecache
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QResource, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication

from twoheirs_qt import __version__
from twoheirs_qt.games.bunny_kingdom.report import BUNNY_REPORT
from twoheirs_qt.games.registry import TWO_HEIRS, all_games
from twoheirs_qt.games.two_heirs.codec.catalogue import choose_catalogue
from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.pages.games import Games
from twoheirs_qt.games.two_heirs.pages.table_page import TablePage
from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.practice.practice_page import PracticePages
from twoheirs_qt.games.two_heirs.real_table.pages import RealTable
from twoheirs_qt.games.two_heirs.results.report import HeirReport
from twoheirs_qt.games.two_heirs.table.questions import Questions
from twoheirs_qt.games.two_heirs.table.view import TableView
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.accessibility.factory import make_readable
from twoheirs_qt.tabletop.drawing.pictures import program_icon
from twoheirs_qt.tabletop.folders import NAME, Folders
from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
from twoheirs_qt.tabletop.pages.game_pages import GamePages
from twoheirs_qt.tabletop.pages.results_page import GameResults
from twoheirs_qt.tabletop.pages.running_outline import RunningOutline
from twoheirs_qt.tabletop.pages.side_windows import SideWindows
from twoheirs_qt.tabletop.pages.turn_notice import TurnNotice
from twoheirs_qt.tabletop.results.results import ResultBook
from twoheirs_qt.tabletop.running.computer_games import (
    FailedOpponentQuestion,
    budget_for,
    command_for,
)
from twoheirs_qt.tabletop.running.computer_seats import ComputerPlayers
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.saves.worker import Worker
from twoheirs_qt.tabletop.share.sharing import Sharing
from twoheirs_qt.tabletop.sound.player import Player
from twoheirs_qt.tabletop.text.language import Languages, localize
from twoheirs_qt.tabletop.widgets.focus_frame import FocusMark
from twoheirs_qt.tabletop.widgets.menu_key import add_menu_keys
from twoheirs_qt.tabletop.window.appearance import Appearance
from twoheirs_qt.tabletop.window.context import AppContext
from twoheirs_qt.tabletop.window.disk_work import DiskWork
from twoheirs_qt.tabletop.window.settings import Settings
from twoheirs_qt.tabletop.window.sounds import Sounds
from twoheirs_qt.tabletop.window.window import MainWindow

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.practice.book import PracticeBook

DESKTOP_ENTRY: Final = "io.github.twoheirs_qt.TwoHeirs"
"""On Linux, the menu entry that the windows belong to; Wayland takes their icon from there."""

_LIMITS: Final = Limits(look=1.0)
"""Opponents' programs are polled rarely enough not to disturb the table."""

_RETRY_MS: Final = 200
"""The interval at which a postponed change of language or theme is retried."""

STYLE: Final = "Fusion"
"""One look on every system, under our own style sheet."""


class Program(QObject):
    """All parts of the running program.

    Settings, game, computer players and the window itself live as long as the program. The contents
    of the window are made again for another language or theme.
    """

    games: Games
    results: GameResults
    side_windows: SideWindows
    game_pages: GamePages
    practice: PracticePages
    real_table: RealTable
    outline: RunningOutline

    def __init__(
        self, application: QApplication, folders: Folders, language: str, *, guest: bool
    ) -> None:
        super().__init__()
        self.application = application
        self._folders = folders
        self._worker = Worker()
        self.settings = settings = Settings(folders.settings, worker=self._worker)
        self.languages = Languages(application)
        self.languages.choose(language or settings.language)
        self._art = Art()
        self.appearance = Appearance(application, settings, self._art)
        self.model = GameModel(localize)
        self.store = GameStore(
            folders.games,
            worker=self._worker,
            note=folders.last_game_note,
            other_files=(folders.results, folders.practice, folders.shelf, folders.real_table),
            guest=guest,
        )
        chosen = choose_catalogue(folders.catalogue)
        self.session = GameSession(self.model, self.store, all_games({TWO_HEIRS: chosen.catalogue}))
        self._book = ResultBook(self.store, folders.results, parent=self)
        self._book.follow(self.session)
        self._catalogue = chosen.catalogue
        session = self.session
        self.computers = ComputerPlayers(
            session,
            lambda name: command_for(settings, session.game, name),
            _LIMITS,
            self,
            lambda name: budget_for(settings, session.game, name),
            self._has_shown_all,
        )
        application.aboutToQuit.connect(self.computers.close)
        self._sounds = Sounds(settings, Player(), self)
        application.aboutToQuit.connect(self._sounds.close)
        self.window = MainWindow(settings, self.languages)
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
        fault = chosen.fault
        if fault is not None:
            QTimer.singleShot(0, self, lambda: self.games.report_catalogue_error(fault))

    def come_forward(self, file: Path | None) -> None:
        """Raise the window, and open `file`, as another start of the program asks."""
        self.games.raise_window(file)

    def _fill_window(self) -> None:
        """Make the contents of the window and the controllers of its menus."""
        self._language = self.languages.current
        session, settings, window = self.session, self.settings, self.window
        window.set_page(
            TablePage(
                *(session, self.computers, self._art, settings),
                *(window.menus, window.bar, window.pages, self._sounds),
            )
        )
        disk = DiskWork(window, self._worker)
        context = AppContext(window, session, settings, self._art, disk, self._sounds)
        self.side_windows = SideWindows(context, self._folders.catalogue)
        self.games = Games(context, self._folders.catalogue)
        FailedOpponentQuestion(context, self.computers)
        self.game_pages = GamePages(context, self.games, self._folders.shelf)
        Sharing(context, self.games, self.game_pages)
        self.results = GameResults(context, self._book, self.games, (HeirReport(), BUNNY_REPORT))
        self.practice = PracticePages(context, lambda: self._practice_book)
        self.real_table = RealTable(context, self.games, self._book, self._folders.real_table)
        self.outline = RunningOutline(window, settings)
        window.menus.rule_book.triggered.connect(self._open_rule_book)
        page = window.page
        Questions(session, page.table, page.bubble, page.bottom_bar, window.menus)
        add_menu_keys(window, window.bar)
        FocusMark(self.application, window)
        TurnNotice(session, settings, window)

    @cached_property
    def _practice_book(self) -> PracticeBook:
        """The positions for practice; imported late, since their shapes need pydantic (70 ms)."""
        from twoheirs_qt.games.two_heirs.practice.book import PracticeBook

        return PracticeBook(self.store, self._folders.practice, self._catalogue, parent=self)

    def _open_rule_book(self) -> None:
        """Open the rule book at the section about the present subject."""
        self.side_windows.open_book(self.outline.subject)

    def _has_shown_all(self) -> bool:
        return self.window.page.has_shown_all

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
        if self._is_in_use() or (self._is_showing() and not self._is_change_requested):
            self._retry_timer.start()
            return
        self._is_change_requested = False
        window, page, outline = self.window, self.window.page.place(), self.outline.place()
        pages, side_windows = self.game_pages.place(), self.side_windows.place()
        practice, at_real_table = self.practice.place(), self.real_table.place()
        window.setUpdatesEnabled(False)
        window.clear()
        if not self.appearance.is_current:
            self.appearance.apply()
        window.fill_contents()
        self._fill_window()
        for part in (window.bar, window.pages):
            part.show()  # else they would be shown later
        window.page.restore(page)
        self.outline.restore(outline)
        self.game_pages.restore(pages)
        self.practice.restore(practice)
        self.real_table.restore(at_real_table)
        self.side_windows.restore(side_windows)
        window.setUpdatesEnabled(True)

    def _is_in_use(self) -> bool:
        """Whether a dialog or menu is open, or a mouse button is pressed."""
        application = self.application
        is_open = application.activeModalWidget() or application.activePopupWidget()
        is_pressed = application.mouseButtons() != Qt.MouseButton.NoButton
        return bool(is_open) or is_pressed or self.game_pages.is_in_use

    def _is_showing(self) -> bool:
        """Whether any table shows an animated sequence."""
        widgets = self.application.allWidgets()
        tables = (table for table in widgets if isinstance(table, TableView))
        return any(table.table.show.is_playing for table in tables)


def build(
    application: QApplication, folders: Folders, language: str = "", *, guest: bool = False
) -> Program:
    """Put the program together; its window is not shown yet, and no game is open.

    `language` is spoken this once, in place of the one in the settings; a `guest` leaves the games
    to another window that has them.
    """
    linecache.clearcache()  # PySide has read the source of every module into it: 8 MB
    application.setApplicationName(NAME)
    application.setOrganizationName(NAME)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(DESKTOP_ENTRY)
    application.setStyle(STYLE)
    if not QResource.registerResource(str(data.path("resources.rcc"))):
        raise FileNotFoundError("the program's pictures cannot be read: resources.rcc")
    application.setWindowIcon(program_icon())
    make_readable()
    return Program(application, folders, language, guest=guest)
