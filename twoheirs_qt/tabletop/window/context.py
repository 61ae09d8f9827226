"""The objects and dialogs that all classes around the window share."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer

from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.tabletop.widgets.question import Answer, Notice, Question
from twoheirs_qt.tabletop.window.disk_work import DiskWork
from twoheirs_qt.tabletop.window.settings import Settings
from twoheirs_qt.tabletop.window.sounds import Sounds
from twoheirs_qt.tabletop.window.window import MainWindow

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.play.session import GameSession


class AppContext(NamedTuple):
    """The window, the running game's session, and services.

    `disk` runs work that may have to wait for a disk.
    """

    window: MainWindow
    session: GameSession
    settings: Settings
    art: Art
    disk: DiskWork
    sounds: Sounds


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

    def _tell(self, title: str, words: str, details: str = "") -> None:
        self._open(Notice(title, words, self._window, details))

    def _ask(self, title: str, words: str, *answers: Answer, details: str = "") -> None:
        self._open(Question(title, words, answers, self._window, details))

    def _open(self, question: Question) -> None:
        if self._window.isVisible():
            question.open()
        else:  # at the start the window is shown first
            QTimer.singleShot(0, question, question.open)
