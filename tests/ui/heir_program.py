"""The program as it is when it shows The Two Heirs, for the types of tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtWidgets import QApplication

from twoheirs_qt import program
from twoheirs_qt.games.registry import TWO_HEIRS
from twoheirs_qt.tabletop.folders import Folders

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.pages.games import Games
    from twoheirs_qt.games.two_heirs.pages.table_page import TablePage
    from twoheirs_qt.games.two_heirs.play.session import GameSession
    from twoheirs_qt.games.two_heirs.table.menus import TwoHeirsMenus
    from twoheirs_qt.games.two_heirs.window.game_pages import GamePages
    from twoheirs_qt.games.two_heirs.window.side_windows import SideWindows
    from twoheirs_qt.games.two_heirs.window.window import TwoHeirsWindow
    from twoheirs_qt.tabletop.window.window import MainWindow

    class TwoHeirsMainWindow(MainWindow):
        """The window; its menus and page are those of The Two Heirs."""

        menus: TwoHeirsMenus
        page: TablePage

    class Program(program.Program):
        """The program; its parts are those of The Two Heirs."""

        shown: TwoHeirsWindow
        window: TwoHeirsMainWindow
        session: GameSession
        games: Games
        game_pages: GamePages
        side_windows: SideWindows

else:
    Program = program.Program


def build(
    application: QApplication, folders: Folders, language: str = "", *, guest: bool = False
) -> Program:
    """Put the program together, which shows The Two Heirs at first."""
    return cast("Program", program.build(application, folders, language, guest=guest))


def ask_new(program: Program) -> None:
    """Open the page of a new game of The Two Heirs."""
    program.game_pages.ask_new(TWO_HEIRS)
