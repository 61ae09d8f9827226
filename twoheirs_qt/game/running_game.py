"""The running game, to be looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoStack

from twoheirs_qt.files.limits import MOST_ACTIONS
from twoheirs_qt.files.save import GameSettings, SaveGame, TakeBack
from twoheirs_qt.game import chronicle, undo_texts
from twoheirs_qt.game.autosave import Autosave
from twoheirs_qt.game.command import ActionCommand
from twoheirs_qt.game.history import History
from twoheirs_qt.game.model import GameModel
from twoheirs_qt.game.moment import Moment
from twoheirs_qt.game.notifications import SaveState
from twoheirs_qt.game.options import Options
from twoheirs_qt.game.replay import stamp
from twoheirs_qt.game.store import GameStore
from twoheirs_qt.game.takeback import UndoState
from twoheirs_qt.rules import Catalogue, Heir, State, Why
from twoheirs_qt.words.advice import FULL, advice
from twoheirs_qt.words.names import NO_NAMES, Names
from twoheirs_qt.words.text import Text


class RunningGame(QObject):
    """The half of a session that is looked at; what it holds is changed by `GameSession` alone."""

    def __init__(
        self,
        model: GameModel,
        store: GameStore,
        catalogue: Catalogue,
        now: Callable[[], datetime],
        parent: QObject | None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._store = store
        self._catalogue = catalogue
        self._now = now
        self._history = History(self)
        self._autosave = Autosave(store, self)
        self._save: SaveGame | None = None
        self._names: Names = NO_NAMES
        self._gave_up: Heir | None = None
        self._options: Options | None = None

    # -- what is being played --------------------------------------------------------------------

    @property
    def model(self) -> GameModel:
        """What views read."""
        return self._model

    @property
    def store(self) -> GameStore:
        """Where games are kept."""
        return self._store

    @property
    def stack(self) -> QUndoStack:
        """The actions, done and undone, to be looked at; `undo` and `redo` keep the rules."""
        return self._history.stack

    @property
    def done_commands(self) -> list[ActionCommand]:
        """The actions that are done, in order."""
        return self._history.done_commands

    @property
    def catalogue(self) -> Catalogue:
        """What new games are played with."""
        return self._catalogue

    @property
    def is_open(self) -> bool:
        """Whether there is a game at all; the properties below need one."""
        return self._save is not None

    @property
    def state(self) -> State:
        """The state of the running game."""
        return self._moment.state

    @property
    def turn(self) -> int:
        """The number of the running turn, or of the last one of a finished game, from 1."""
        return self._moment.turn

    @property
    def settings(self) -> GameSettings:
        """Names, players and take-back rule of the running game."""
        return self._record.settings

    @property
    def names(self) -> Names:
        """What the heirs are called, an empty string for the colour."""
        return self._names

    @property
    def gave_up(self) -> Heir | None:
        """Who has given the game up."""
        return self._gave_up

    @property
    def is_over(self) -> bool:
        """Whether the game has ended or been given up."""
        return self._gave_up is not None or self.state.is_over

    @property
    def options(self) -> Options:
        """What could be done now."""
        if self._options is None or self._options.state is not self.state:
            self._options = Options(self.state, self._closed)
        return self._options

    @property
    def is_full(self) -> bool:
        """Whether so many actions are done that a save has no room for another one."""
        return self._history.index >= MOST_ACTIONS

    @property
    def advice(self) -> Text:
        """What can be done now, in one line."""
        return FULL if self.is_full and not self.is_over else advice(self.state, self.names)

    @property
    def _closed(self) -> Why | None:
        if self._gave_up is not None:
            return Why.GAME_OVER
        return Why.RECORD_IS_FULL if self.is_full else None

    @property
    def save(self) -> SaveGame:
        """The running game as it goes to a file now."""
        save = replace(
            self._record,
            actions=self._history.actions,
            done=self._stack.index(),
            changed=stamp(self._now()),
            gave_up=self._gave_up,
        )
        save.leads_to(self._history.played)
        return save

    @property
    def save_state(self) -> SaveState:
        """Whether the running game is on the disk."""
        return self._autosave.state

    # -- going back and forth --------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would do something."""
        return self.is_open and self._way_back.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether `redo` would do something."""
        return self.is_open and self._way_back.can_redo

    @property
    def can_restart_turn(self) -> bool:
        """Whether `restart_turn` would do something."""
        return self.is_open and self._way_back.can_restart_turn

    @property
    def undo_text(self) -> str:
        """What `undo` takes back, as a menu says it."""
        return self._model.say(self._way_back.undo_text)

    @property
    def redo_text(self) -> str:
        """What `redo` does again, as a menu says it."""
        return self._model.say(self._way_back.redo_text)

    @property
    def restart_turn_text(self) -> str:
        """What `restart_turn` is called."""
        return self._model.say(undo_texts.RESTART_TURN)

    # -- inside ----------------------------------------------------------------------------------

    @property
    def _record(self) -> SaveGame:
        if self._save is None:
            raise RuntimeError("no game is open")
        return self._save

    @property
    def _moment(self) -> Moment:
        moment = self._history.moment
        if self._gave_up is None:
            return moment
        told = chronicle.given_up(moment.chronicle, self._gave_up, self._names)
        return replace(moment, chronicle=told, given_up=True)

    @property
    def _stack(self) -> QUndoStack:
        return self._history.stack

    @property
    def _way_back(self) -> UndoState:
        rule = self._record.settings.take_back if self._save is not None else TakeBack.OFF
        return UndoState(self._history, rule, self._gave_up is not None)
