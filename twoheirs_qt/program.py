"""What the window is furnished with: the rules, the game, the table, and all that goes with it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from twoheirs_qt.files.catalogue import user_catalogue
from twoheirs_qt.game.model import GameModel
from twoheirs_qt.game.results import ResultBook
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.store import GameStore
from twoheirs_qt.shell import Shell
from twoheirs_qt.ui.app_context import AppContext
from twoheirs_qt.ui.appearance import Appearance
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.disk_work import DiskWork
from twoheirs_qt.ui.focus_frame import FocusMark
from twoheirs_qt.ui.game_pages import GamePages
from twoheirs_qt.ui.games import Games
from twoheirs_qt.ui.henry_results import HenryResults
from twoheirs_qt.ui.language import Languages, say
from twoheirs_qt.ui.menu_key import MenuKey
from twoheirs_qt.ui.running_outline import RunningOutline
from twoheirs_qt.ui.settings import Settings
from twoheirs_qt.ui.share.sharing import Sharing
from twoheirs_qt.ui.side_windows import SideWindows
from twoheirs_qt.ui.table_page import TablePage
from twoheirs_qt.ui.window import MainWindow


@dataclass(frozen=True, slots=True)
class Program:
    """All parts of the running program that somebody must hold on to."""

    application: QApplication
    settings: Settings
    appearance: Appearance
    languages: Languages
    model: GameModel
    store: GameStore
    session: GameSession
    window: MainWindow
    games: Games
    results: HenryResults
    beside: SideWindows
    game_pages: GamePages
    outline: RunningOutline


def furnish(shell: Shell) -> Program:
    """Put the program together in the window of `shell`; no game is open yet."""
    window, settings, appearance, folders = (
        shell.window,
        shell.settings,
        shell.appearance,
        shell.folders,
    )
    art = Art(gallery=shell.pictures.gallery)
    model = GameModel(say)
    store = GameStore(
        folders.games,
        spare_note=folders.spare_note,
        others=(folders.results, folders.shelf),
        guest=shell.guest,
    )
    chosen = user_catalogue(folders.catalogue)
    session = GameSession(model, store, chosen.catalogue)
    page = TablePage(session, art, settings, window.menus, window.bar, window.pages)
    window.furnish(page)
    context = AppContext(window, session, settings, art, DiskWork(window))
    beside = SideWindows(context, folders.catalogue)
    games = Games(context, folders.catalogue)
    game_pages = GamePages(context, games, folders.shelf)
    Sharing(context, games, game_pages)
    results = HenryResults(context, ResultBook(session, folders.results, parent=window))
    outline = RunningOutline(window, settings)
    MenuKey(window)
    FocusMark(shell.application, window)
    fault = chosen.fault
    if fault is not None:
        QTimer.singleShot(0, games, lambda: games.tell_catalogue_fault(fault))
    return Program(
        shell.application,
        settings,
        appearance,
        shell.languages,
        model,
        store,
        session,
        window,
        games,
        results,
        beside,
        game_pages,
        outline,
    )
