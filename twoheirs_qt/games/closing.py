"""Closing the program waits until all games are on the disk, or asks the player what to do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer, Slot

from twoheirs_qt.widgets.question import Answer, Kind, Question
from twoheirs_qt.window.context import AppContext, GameController
from twoheirs_qt.window.errors import fault_words
from twoheirs_qt.window.save_errors import SaveErrors

UNSEEN: Final = 0.3
"""Seconds that nobody takes for standing still."""

PATIENCE: Final = 5.0
"""Seconds after which a disk is not waited for any longer unasked."""


class Closing(GameController):
    """Answers whether `window` may close: when nothing is left to be written.

    Whatever could not be written is tried once more. While a disk does not answer, the window shows
    a sign for a short time, and then the player decides. `errors` are not shown meanwhile;
    `save_elsewhere` asks for another file for a game.
    """

    def __init__(
        self,
        context: AppContext,
        errors: SaveErrors,
        save_elsewhere: Callable[[Path | None], None],
    ) -> None:
        super().__init__(context)
        self._errors = errors
        self._save_elsewhere = save_elsewhere
        self._outbox = context.session.store.outbox
        self._leaving = False
        self._loop: QEventLoop | None = None

    def may_close(self) -> bool:
        """Whether all is saved and the window may close; if not, ask what to do."""
        if self._leaving:
            return True
        if self._loop is not None:  # asked again while it waits
            return False
        with self._errors.silent():
            self._outbox.try_again()
            done = self._outbox.flush(UNSEEN)
            if self._outbox.under_way:
                self._wait(monotonic() + PATIENCE - UNSEEN)
        if self._outbox.faults or self._outbox.under_way:
            self._ask_to_leave()
            return False
        if not done:
            self._outbox.give_up()  # nothing that anybody would miss
        return True

    def _wait(self, end: float) -> None:
        """Process events under a sign until all is written, the time is over, or Esc is pressed."""
        self._loop = loop = QEventLoop(self)
        sign = Question(
            self.tr("The game is being saved…"),
            self.tr("The disk is responding slowly."),
            (Answer(self.tr("Stop waiting"), loop.quit, Kind.BOTH),),
            self._window,
        )
        timer = QTimer(sign, singleShot=True)
        timer.timeout.connect(loop.quit)
        timer.start(max(round((end - monotonic()) * 1000), 0))
        for signal in (self._outbox.written, self._outbox.failed):
            signal.connect(self._look)
        sign.open()
        loop.exec()
        for signal in (self._outbox.written, self._outbox.failed):
            signal.disconnect(self._look)
        timer.stop()
        sign.done(0)
        loop.deleteLater()
        self._loop = None

    @Slot()
    def _look(self) -> None:
        if self._loop is not None and not self._outbox.under_way:
            self._loop.quit()

    def _ask_to_leave(self) -> None:
        store, faults = self._session.store, self._outbox.faults
        unsafe = dict.fromkeys((*faults, *self._outbox.under_way))
        games = [path for path in unsafe if store.newest(path) is not None]
        game = store.path if store.path in games else next(iter(games), None)
        file = next(iter(unsafe)) if game is None else game
        known = faults.get(file)
        fault = self.tr("The disk is not responding.") if known is None else fault_words(known)
        leave = Answer(self.tr("Quit anyway"), self._leave)
        elsewhere = Answer(self.tr("Save elsewhere…"), partial(self._save_elsewhere, game))
        stay = Answer(self.tr("Stay"), None, Kind.BOTH)
        if game is None:
            title = self.tr("The results could not be saved")
            words = self.tr("{fault} If you quit now, your last result against Henry will be lost.")
            answers: tuple[Answer, ...] = (leave, stay)
        elif game == store.path:
            title = self.tr("The game could not be saved")
            words = self.tr("{fault} If you quit now, your latest actions will be lost.")
            answers = (leave, elsewhere, stay)
        else:
            title = self.tr("Another game could not be saved")
            words = self.tr("{fault} If you quit now, the latest actions in “{game}” will be lost.")
            answers = (leave, elsewhere, stay)
        name = "" if game is None else self._errors.name_of(game)
        self._ask(title, words.format(fault=fault, game=name), *answers)

    def _leave(self) -> None:
        self._leaving = True
        self._outbox.give_up()
        self._window.close()
