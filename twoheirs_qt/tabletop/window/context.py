"""The objects and dialogs that all classes around the window share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QTimer

from twoheirs_qt.tabletop.drawing.pictures import Pictures
from twoheirs_qt.tabletop.widgets.question import Answer, Notice, Question
from twoheirs_qt.tabletop.window.disk_work import DiskWork
from twoheirs_qt.tabletop.window.settings import Settings
from twoheirs_qt.tabletop.window.sounds import Sounds
from twoheirs_qt.tabletop.window.window import MainWindow

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.play.session import GameSession


class GameWindows(Protocol):
    """The games in the window, of which it shows one; see `tabletop.pages.game_window`."""

    @property
    def game_name(self) -> str:
        """The name of the game whose contents the window shows."""

    def find(self, name: str) -> Any:
        """The `GameWindow` of a game."""

    def turn_to(self, name: str, act: Callable[[Any], object]) -> None:
        """Call `act` with the `GameWindow` of a game, once the window shows its contents.

        At once if it does, else soon: the contents of the game before are deleted by then.
        """


@dataclass(frozen=True)
class AppContext:
    """The window, the running game's session, and services.

    `art` are the pictures of the game and those that all games share.
    `disk` runs work that may have to wait for a disk; `windows` are those of all games.
    """

    window: MainWindow
    session: GameSession
    settings: Settings
    art: Pictures
    disk: DiskWork
    sounds: Sounds
    windows: GameWindows


class GameController(QObject):
    """The base class of controllers; their dialogs belong to the window."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._window = context.window
        self._session = context.session
        self._settings = context.settings
        self._art = context.art
        self._disk = context.disk
        self._sounds = context.sounds
        self._windows = context.windows

    def _show_notice(self, title: str, text: str, details: str = "") -> None:
        self._open(Notice(title, text, self._window, details))

    def _ask_question(self, title: str, text: str, *answers: Answer, details: str = "") -> Question:
        """Open a question over the window, and return it."""
        question = Question(title, text, answers, self._window, details)
        self._open(question)
        return question

    def _open(self, question: Question) -> None:
        if self._window.isVisible():
            question.open()
        else:  # at the start the window is shown first
            QTimer.singleShot(0, question, question.open)
