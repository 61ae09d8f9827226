"""Reading the running program from another thread: positions and contents of its window."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.two_heirs.pages.table_page import TablePage
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import State
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.tabletop.pages.start_page import HomePage
from twoheirs_qt.tabletop.window.window import MainWindow

T = TypeVar("T")
Point = tuple[float, float]


class WindowThread(QObject):
    """Runs functions in the thread of the windows, while the caller waits."""

    _requested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._requested.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def run(self, function: Callable[[], T]) -> T:
        """Call `function` between two events of the program, and return its result."""
        is_done = threading.Event()
        answer: list[Any] = []

        def call() -> None:
            try:
                answer.append((True, function()))
            except Exception as error:
                answer.append((False, error))
            is_done.set()

        self._requested.emit(call)
        assert is_done.wait(TIMEOUT_S), "the program does not answer"
        succeeded, value = answer[0]
        if not succeeded:
            raise value
        return value  # type: ignore[no-any-return]

    @Slot(object)
    def _call(self, call: Callable[[], None]) -> None:
        call()

    def wait(self, until: Callable[[], object], description: str) -> None:
        """Wait until a condition holds."""
        end = time.monotonic() + TIMEOUT_S
        while not self.run(until):
            assert time.monotonic() < end, f"waited in vain: {description}"
            time.sleep(0.01)

    def take_screenshot(self, path: Path) -> None:
        """Photograph the whole screen."""
        path.parent.mkdir(parents=True, exist_ok=True)
        time.sleep(0.5)  # until animations have ended

        def take() -> bool:
            screen = QGuiApplication.primaryScreen()
            return screen.grabWindow(0).save(str(path))

        assert self.run(take)


def find_window() -> MainWindow:
    """The main window. Like all below: to be called by `run`."""
    [main_window] = [
        widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)
    ]
    return main_window


def find_heir_page() -> TablePage:
    """The page of the running game of The Two Heirs."""
    page = find_window().page
    assert isinstance(page, TablePage)
    return page


def is_up() -> bool:
    """Whether the main window is shown and active."""
    results = [
        widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)
    ]
    return bool(results) and results[0].isActiveWindow() and results[0].width() > 1000


def is_shown() -> bool:
    """Whether the main window is shown with the last game, or with its start page."""
    results = [
        widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)
    ]
    if not results or not results[0].isVisible():
        return False
    settled = find_session().is_open or not find_session().store.find_last_game_path()
    return settled and QApplication.activeModalWidget() is None


def find_home() -> HomePage | None:
    """The start page, if it is visible."""
    page: HomePage | None = find_window().findChild(HomePage)
    return page if page is not None and page.isVisible() else None


def find_invitation() -> QWidget:
    """The card on that page for a game of two."""
    page = find_home()
    assert page is not None
    return page.opponents["duel"]


def find_continuation() -> QWidget:
    """The card on that page for the last game."""
    page = find_home()
    assert page is not None
    return page.last_game


def find_session() -> GameSession:
    """The session of the running game."""
    return find_heir_page().table.table_scene.session


def find_state() -> State:
    """The state that the running game is in."""
    return find_session().state


def find_middle(widget: QWidget) -> Point:
    """The middle of a widget on the screen."""
    return _make_point(widget.mapToGlobal(QPointF(widget.rect().center())))


def find_screen_point(target: Thing) -> Point:
    """The middle of something on the table, on the screen."""
    table = find_heir_page().table
    centre = target.find_rect(table.table_scene).center()
    return _make_point(table.viewport().mapToGlobal(QPointF(table.mapFromScene(centre))))


def is_in_field(target: Thing) -> bool:
    """Whether a target in the landscape can be seen and clicked."""
    table = find_heir_page().table
    rect = target.find_rect(table.table_scene)
    return table.table_scene.layout.landscape_rect.contains(rect.center())


def _make_point(point: QPointF | QPoint) -> Point:
    return float(point.x()), float(point.y())
