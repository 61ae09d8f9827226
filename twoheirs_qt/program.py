"""The whole program put together: the window with its table, and all that goes with it."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QResource, QTimer
from PySide6.QtWidgets import QApplication

from twoheirs_qt import __version__, data
from twoheirs_qt.files.catalogue import user_catalogue
from twoheirs_qt.folders import NAME, Folders
from twoheirs_qt.game.computer_players import ComputerPlayers
from twoheirs_qt.game.model import GameModel
from twoheirs_qt.game.results import ResultBook
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.store import GameStore
from twoheirs_qt.game.worker import Worker
from twoheirs_qt.players.protocol.limits import Limits
from twoheirs_qt.sound.player import Player
from twoheirs_qt.ui.accessible.factory import make_readable
from twoheirs_qt.ui.app_context import AppContext
from twoheirs_qt.ui.appearance import Appearance
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.computer_games import ComputerGames, budget_for, command_for
from twoheirs_qt.ui.disk_work import DiskWork
from twoheirs_qt.ui.focus_frame import FocusMark
from twoheirs_qt.ui.game_pages import GamePages
from twoheirs_qt.ui.game_results import GameResults
from twoheirs_qt.ui.games import Games
from twoheirs_qt.ui.language import Languages, say
from twoheirs_qt.ui.menu_key import add_menu_keys
from twoheirs_qt.ui.pictures import program_icon
from twoheirs_qt.ui.questions import Questions
from twoheirs_qt.ui.running_outline import RunningOutline
from twoheirs_qt.ui.settings import Settings
from twoheirs_qt.ui.share.sharing import Sharing
from twoheirs_qt.ui.side_windows import SideWindows
from twoheirs_qt.ui.sounds import Sounds
from twoheirs_qt.ui.table_page import TablePage
from twoheirs_qt.ui.turn_notice import TurnNotice
from twoheirs_qt.ui.window import MainWindow

DESKTOP_ENTRY: Final = "io.github.twoheirs_qt.TwoHeirs"
"""On Linux, the menu entry that the windows belong to; Wayland takes their icon from there."""

_LIMITS: Final = Limits(look=1.0)
"""An opponent's program is looked at seldom enough that the table never notices."""

STYLE: Final = "Fusion"
"""One look on every system, under our own style sheet."""


class Program(NamedTuple):
    """All parts of the running program that somebody must hold on to."""

    application: QApplication
    settings: Settings
    appearance: Appearance
    languages: Languages
    model: GameModel
    store: GameStore
    session: GameSession
    computers: ComputerPlayers
    window: MainWindow
    games: Games
    results: GameResults
    beside: SideWindows
    game_pages: GamePages
    outline: RunningOutline


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
    if not QResource.registerResource(str(data.path("resources.rcc"))):
        raise FileNotFoundError("the program's pictures cannot be read: resources.rcc")
    application.setWindowIcon(program_icon())
    make_readable()
    worker = Worker()
    settings = Settings(folders.settings, worker=worker)
    languages = Languages(application)
    languages.choose(language or settings.language)
    art = Art()
    appearance = Appearance(application, settings, art)
    model = GameModel(say)
    store = GameStore(
        folders.games,
        worker=worker,
        note=folders.elsewhere,
        others=(folders.results, folders.shelf),
        guest=guest,
    )
    chosen = user_catalogue(folders.catalogue)
    session = GameSession(model, store, chosen.catalogue)
    window = MainWindow(settings, languages)
    command_of, budget_of = partial(command_for, settings), partial(budget_for, settings)
    computers = ComputerPlayers(session, command_of, _LIMITS, window, budget_of)
    application.aboutToQuit.connect(computers.close)
    sounds = Sounds(settings, Player(), window)
    application.aboutToQuit.connect(sounds.close)
    window.set_page(
        TablePage(session, computers, art, settings, window.menus, window.bar, window.pages, sounds)
    )
    window.sized.connect(appearance.fit)
    context = AppContext(window, session, settings, art, DiskWork(window, worker), sounds)
    beside = SideWindows(context, folders.catalogue)
    games = Games(context, folders.catalogue)
    ComputerGames(context, computers)
    game_pages = GamePages(context, games, folders.shelf)
    Sharing(context, games, game_pages)
    results = GameResults(context, ResultBook(session, folders.results, parent=window), games)
    outline = RunningOutline(window, settings)
    page = window.page
    Questions(session, page.table, page.bubble, page.bottom_bar, window.menus)
    add_menu_keys(window, window.bar)
    FocusMark(application, window)
    TurnNotice(session, settings, window)
    fault = chosen.fault
    if fault is not None:
        QTimer.singleShot(0, games, lambda: games.tell_catalogue_fault(fault))
    return Program(
        application,
        settings,
        appearance,
        languages,
        model,
        store,
        session,
        computers,
        window,
        games,
        results,
        beside,
        game_pages,
        outline,
    )
