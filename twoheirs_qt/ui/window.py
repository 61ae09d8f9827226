"""The main window: its menus, its title and its pages."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow

from twoheirs_qt.ui.adapting import Adapting
from twoheirs_qt.ui.language import Languages
from twoheirs_qt.ui.menus import Menus
from twoheirs_qt.ui.pages import Pages
from twoheirs_qt.ui.pictures import Pictures
from twoheirs_qt.ui.settings import Settings
from twoheirs_qt.ui.start_page import StartPage
from twoheirs_qt.ui.title_bar import TitledMenuBar

if TYPE_CHECKING:
    from twoheirs_qt.ui.table_page import TablePage

_SMALLEST = (900, 600)
_FIRST_SIZE = (1280, 720)
_FRAME: Final = 48
"""What a system's title bar and frame take at most; on a screen too small the window fills it."""


class MainWindow(Adapting, QMainWindow):
    """Shows a start page; `furnish` gives it the page of the game and all that belongs to it.

    Whatever is asked of it before that emits `hurried`, upon which it must be furnished at once;
    then it is done. `inviting`: there is no game yet, and the start page offers to begin one.
    `may_close` is asked before the window closes, and returns whether it may.
    """

    hurried = Signal()

    page: TablePage
    """There when it is furnished."""

    def __init__(
        self,
        pictures: Pictures,
        settings: Settings,
        languages: Languages,
        *,
        inviting: bool = True,
    ) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self._settings = settings
        self.languages = languages
        self._full_screen_from = Qt.WindowState.WindowNoState
        self.is_furnished = False
        self.may_close: Callable[[], bool] = lambda: True

        self.bar = TitledMenuBar(self)
        self.setMenuBar(self.bar)
        self.menus = Menus(self, self.bar, settings)
        self.start_page = StartPage(self.menus, pictures, inviting=inviting, parent=self)
        self.welcome = self.start_page.welcome
        self.pages = Pages(self.start_page, self)
        self.setCentralWidget(self.pages)
        self.setWindowTitle(self.tr("The Two Heirs"))

        self.setMinimumSize(*_SMALLEST)
        self.resize(*_FIRST_SIZE)
        room = self.screen().availableSize()
        if room.width() <= _FIRST_SIZE[0] or room.height() <= _FIRST_SIZE[1] + _FRAME:
            self.setWindowState(Qt.WindowState.WindowMaximized)
        if not settings.geometry.isEmpty():
            self.restoreGeometry(settings.geometry)
        self.menus.full_screen.toggled.connect(self._show_full_screen)
        self.menus.language_chosen.connect(self.choose_language)
        self.menus.quit.triggered.connect(self.close)
        for_the_table = (self.menus.points_so_far, self.menus.plan)  # other switches are settings
        self._early = {
            action: partial(self._do_early, action)
            for action in self.menus.all_actions()
            if action in for_the_table or not (action.isCheckable() or action is self.menus.quit)
        }
        for action, do in self._early.items():
            action.triggered.connect(do)
        for menu in self.menus.top:
            menu.aboutToShow.connect(self._hurry)

    # -- what comes after the first picture ------------------------------------------------------

    def furnish(self, page: TablePage) -> None:
        """Add the page of the game."""
        for action, do in self._early.items():
            action.triggered.disconnect(do)
        for menu in self.menus.top:
            menu.aboutToShow.disconnect(self._hurry)
        self._early.clear()
        self.menus.draw_all_icons()
        self.page = page
        self.pages.set_table(page)
        self.is_furnished = True

    def _hurry(self) -> bool:
        """Be furnished at once; False if that fails."""
        if not self.is_furnished:
            self.hurried.emit()
        return self.is_furnished

    def _do_early(self, action: QAction) -> None:
        """Do what was asked for before the window was furnished, if it can be furnished."""
        asked = action.isChecked()
        if action.isCheckable():  # it is on when somebody has done it
            action.setChecked(not asked)
        if self._hurry() and not (action.isCheckable() and action.isChecked() == asked):
            action.trigger()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_furnished:
            super().keyPressEvent(event)
            return
        if not self._hurry():
            return
        keys = QKeySequence(event.keyCombination())
        for action in self.findChildren(QAction):
            if keys in action.shortcuts():
                action.trigger()
                return
        # It is nobody's shortcut: so it is for the table, or for whatever else has the focus now.
        focus = self.focusWidget()
        if self.isAncestorOf(focus):
            QApplication.sendEvent(focus, event.clone())

    # -- looks and language ----------------------------------------------------------------------

    def choose_language(self, word: str) -> None:
        """Speak a language from now on; empty: the system's."""
        self._settings.language = word
        self.languages.choose(word)

    # -- the window itself -----------------------------------------------------------------------

    def _show_full_screen(self, on: bool) -> None:
        if on == self.isFullScreen():
            return
        if on:
            self._full_screen_from = self.windowState()
            self.showFullScreen()
        else:
            self.setWindowState(self._full_screen_from & ~Qt.WindowState.WindowFullScreen)

    def _retranslate(self) -> None:
        self.menus.retranslate()

    def _apply_theme(self) -> None:
        self.menus.draw_icons()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.WindowStateChange:
            self.menus.full_screen.setChecked(self.isFullScreen())
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_close():
            event.ignore()
            return
        if not self.isFullScreen():
            self._settings.geometry = self.saveGeometry()
        self._settings.sync()
        event.accept()
