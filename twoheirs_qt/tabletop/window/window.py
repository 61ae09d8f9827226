"""The main window: its menus, its title and its pages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import shiboken6
from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragMoveEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QStackedWidget, QWidget

from twoheirs_qt.tabletop.text.language import Languages
from twoheirs_qt.tabletop.widgets.focus_frame import FRAME_PX, limit_window_size
from twoheirs_qt.tabletop.widgets.title_bar import TitledMenuBar
from twoheirs_qt.tabletop.window.game_page import GamePage
from twoheirs_qt.tabletop.window.menus import Menus
from twoheirs_qt.tabletop.window.settings import Settings


class Pages(QStackedWidget):
    """Shows the table, or another page over it; the table is made when it is first needed.

    - `turned`: another page is shown
    - `start_page_requested`: there is no game to show, so the start page is needed
    """

    turned = Signal()
    start_page_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._make_table: Callable[[], GamePage]
        self._table: GamePage | None = None
        self._has_turned = False

    def set_table(self, make_table: Callable[[], GamePage]) -> None:
        """Set what makes the page of the running game."""
        self._make_table = make_table

    @property
    def table(self) -> GamePage:
        """The page of the running game."""
        if self._table is None:
            self._table = self._make_table()
            self.addWidget(self._table)
        return self._table

    @property
    def is_at_table(self) -> bool:
        return self._table is not None and self.currentWidget() is self._table

    def put_back(self) -> None:
        """Put back what is picked up on the table, since another page will be shown."""
        if self._table is not None:
            self._table.put_back()

    def turn_to(self, page: QWidget) -> None:
        if self.indexOf(page) < 0:
            self.addWidget(page)
        if page is not self.currentWidget() or not self._has_turned:
            self._has_turned = True
            self.setCurrentWidget(page)
            self.turned.emit()

    def visit(self, page: QDialog) -> None:
        """Show a dialog as a page until it is closed, and then the page before it."""
        before = self.currentWidget()

        def leave() -> None:
            if self.currentWidget() is page and before is not None:
                self.turn_to(before)
            self.removeWidget(page)

        page.setWindowFlags(Qt.WindowType.Widget)
        page.finished.connect(leave)
        self.turn_to(page)

    def show_table(self) -> None:
        self.turn_to(self.table)


_MIN_SIZE = QSize(900, 600)
_FIRST_SIZE = (1280, 720)
_FONT_EVENTS = (
    QEvent.Type.ThemeChange,
    QEvent.Type.FontChange,
    QEvent.Type.ApplicationFontChange,
)
"""Events after which the system's fonts may have changed."""


class MainWindow(QMainWindow):
    """Shows its pages under its menus.

    `about_to_close` carries the close event; whoever wants to keep the window open ignores it.
    `sized` carries the new size. `files_dropped` carries the paths of files dropped on it.

    The window lives as long as the program; `fill_contents` fills it in the present language and
    theme, and `clear` deletes all of its children.
    """

    about_to_close = Signal(object)
    sized = Signal(QSize)
    files_dropped = Signal(list)
    bar: TitledMenuBar
    menus: Menus
    pages: Pages

    def __init__(self, settings: Settings, languages: Languages, menus_kind: type[Menus]) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self._settings = settings
        self.languages = languages
        self._state_before_full_screen = Qt.WindowState.WindowNoState

        self.setAcceptDrops(True)
        self.fill_contents(menus_kind)

        room = self.screen().availableSize()
        self.setMinimumSize(limit_window_size(_MIN_SIZE, self.screen()))
        self.resize(*_FIRST_SIZE)
        if (
            room.width() <= _FIRST_SIZE[0] or room.height() <= _FIRST_SIZE[1] + FRAME_PX
        ):  # a window of that size would fill it
            self.setWindowState(Qt.WindowState.WindowMaximized)
        if not settings.geometry.isEmpty():
            self.restoreGeometry(settings.geometry)

    def clear(self) -> None:
        """Delete all contents of the window, and the windows beside it."""
        for child in self.children():
            if shiboken6.isValid(child) and child is not self.layout():
                shiboken6.delete(child)

    def fill_contents(self, menus_kind: type[Menus]) -> None:
        """Make the menus of a game, and empty pages, in the present language and theme."""
        self.bar = TitledMenuBar(self)
        self.setMenuBar(self.bar)
        self.menus = menus = menus_kind(self, self.bar, self._settings)
        self.pages = Pages(self)
        self.setCentralWidget(self.pages)
        self.setWindowTitle(self.tr("The Two Heirs"))
        menus.full_screen.setChecked(self.isFullScreen())
        menus.full_screen.toggled.connect(self._show_full_screen)
        menus.quit.triggered.connect(self.close)
        # So their keys work without the menu bar, too, which the page of a new game hides.
        self.addActions([menus.rule_book, menus.full_screen, menus.quit])

    @property
    def page(self) -> GamePage:
        """The page of the running game; made when it is first needed."""
        return self.pages.table

    # -- looks and language ----------------------------------------------------------------------

    def choose_language(self, language: str) -> None:
        """Switch to a language; empty: the system's."""
        self._settings.language = language
        self.languages.choose(language)

    # -- the window itself -----------------------------------------------------------------------

    def _show_full_screen(self, is_on: bool) -> None:
        if is_on == self.isFullScreen():
            return
        if is_on:
            self._state_before_full_screen = self.windowState()
            self.showFullScreen()
        else:
            self.setWindowState(self._state_before_full_screen & ~Qt.WindowState.WindowFullScreen)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        _accept_files(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        _accept_files(event)

    def dropEvent(self, event: QDropEvent) -> None:
        files = _accept_files(event)
        if files:
            self.files_dropped.emit(files)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.WindowStateChange:
            self.menus.full_screen.setChecked(self.isFullScreen())
        elif event.type() in _FONT_EVENTS:
            self.sized.emit(self.size())
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.sized.emit(event.size())
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        event.accept()
        self.about_to_close.emit(event)
        if not event.isAccepted():
            return
        if not self.isFullScreen():
            self._settings.geometry = self.saveGeometry()
        self._settings.close()


def _accept_files(event: QDropEvent) -> list[Path]:
    """The local files that are dragged; the event is accepted if there are any."""
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    if files:
        event.acceptProposedAction()
    else:
        event.ignore()
    return files
