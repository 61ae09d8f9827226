"""What the player reads when the running game cannot be saved, or when its file was changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.game.session import GameSession, SaveKind, SaveState
from twoheirs_qt.ui.dialogs.question import Answer, Kind, Notice, Question
from twoheirs_qt.ui.faults import fault_words
from twoheirs_qt.ui.language import say
from twoheirs_qt.ui.window import MainWindow
from twoheirs_qt.words.faults import remedy
from twoheirs_qt.words.outside import shown_path


class SaveErrors(QObject):
    """Tells once when saving begins to fail, and once more after it has been well again.

    The game goes on meanwhile, and each action tries again. `save_elsewhere` asks for another
    file.
    """

    def __init__(
        self, window: MainWindow, session: GameSession, save_elsewhere: Callable[[], None]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._save_elsewhere = save_elsewhere
        self._told = False
        session.save_state_changed.connect(self._on_save_state)
        session.store.put_aside.connect(self._tell_put_aside)

    @Slot(object)
    def _on_save_state(self, state: SaveState) -> None:
        if state.kind is SaveKind.SAVED:
            self._told = False
        elif state.kind is SaveKind.FAILED and not self._told:
            self._told = True
            if self._window.isVisible():
                self._tell(state)

    def _tell(self, state: SaveState) -> None:
        fault = state.fault
        known = fault.fault if isinstance(fault, FileFault) else None
        Question(
            self.tr("The game is not being saved"),
            self.tr(
                "{fault} {remedy} You can play on: every action tries to save the game again, and "
                "nothing is lost as long as the program runs."
            ).format(fault=fault_words(fault), remedy=say(remedy(known))),
            (
                Answer(self.tr("Try again"), self._try_again),
                Answer(self.tr("Save elsewhere…"), self._save_elsewhere, Kind.ENTER),
                Answer(self.tr("Play on"), None, Kind.ESCAPE),
            ),
            self._window,
        ).open()

    def _try_again(self) -> None:
        self._told = False
        self._session.try_again()

    @Slot(object, object)
    def _tell_put_aside(self, path: Path, aside: Path) -> None:
        Notice(
            self.tr("Another program has changed the game"),
            self.tr(
                "The file {file} was changed while it was played here. What was found in it is "
                "kept beside it, under the name {name}; the game goes on here as you see it."
            ).format(file=shown_path(path), name=shown_path(aside.name)),
            self._window,
        ).open()
