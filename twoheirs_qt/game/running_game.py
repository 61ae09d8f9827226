"""The running game as it is read by the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoStack

from twoheirs_qt.files.limits import MOST_ACTIONS
from twoheirs_qt.files.save import GameSettings, SaveGame, TakeBack
from twoheirs_qt.game import chronicle
from twoheirs_qt.game.history import ActionCommand, History
from twoheirs_qt.game.model import GameModel
from twoheirs_qt.game.moment import Moment
from twoheirs_qt.game.options import Options
from twoheirs_qt.game.replay import stamp
from twoheirs_qt.game.store import GameStore, SaveState
from twoheirs_qt.rules import Catalogue, Heir, State, Why
from twoheirs_qt.words.actions import undo_text
from twoheirs_qt.words.advice import FULL, advice
from twoheirs_qt.words.names import NO_NAMES, Names
from twoheirs_qt.words.text import Text, translate

#: {action} is what was done, such as "Build the Mill at M13".
_UNDO: Final = translate("Session", "Undo: {action}")
#: {action} is what was done, such as "Build the Mill at M13".
_REDO: Final = translate("Session", "Redo: {action}")
_NOTHING_TO_UNDO: Final = translate("Session", "Undo")
_NOTHING_TO_REDO: Final = translate("Session", "Redo")
#: Taken back by "Undo: …" after a player gave the game up.
_GIVING_UP: Final = translate("Session", "Giving up")
_RESTART_TURN: Final = translate("Session", "Restart turn")


class RunningGame(QObject):
    """What can be read of a session; only `GameSession` changes it."""

    def __init__(
        self,
        model: GameModel,
        store: GameStore,
        catalogue: Catalogue,
        now: Callable[[], datetime],
        parent: QObject | None,
    ) -> None:
        super().__init__(parent)
        self.model: Final = model
        """The model that views read."""
        self.store: Final = store
        """Where games are kept."""
        self.catalogue: Final = catalogue
        """The catalogue for new games."""
        self._now = now
        self._history = History(self)
        self._save: SaveGame | None = None
        self.names: Names = NO_NAMES
        """What the players call the heirs; an empty string where the heir goes by its colour."""
        self.gave_up: Heir | None = None
        """The heir that has given the game up, if one has."""
        self._options: Options | None = None

    # -- what is being played --------------------------------------------------------------------

    @property
    def stack(self) -> QUndoStack:
        """The undo stack, to be read; `undo` and `redo` respect the take-back rule."""
        return self._history.stack

    @property
    def done_commands(self) -> list[ActionCommand]:
        """The commands of the actions that are done, in order."""
        return self._history.done_commands

    @property
    def is_open(self) -> bool:
        """Whether there is a game at all; the properties below need one."""
        return self._save is not None

    @property
    def state(self) -> State:
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
    def is_over(self) -> bool:
        """Whether the game has ended or been given up."""
        return self.gave_up is not None or self.state.is_over

    @property
    def options(self) -> Options:
        """What could be done now."""
        if self._options is None or self._options.state is not self.state:
            self._options = Options(self.state, self._closed)
        return self._options

    @property
    def is_full(self) -> bool:
        """Whether a save has no room for another action."""
        return self._history.index >= MOST_ACTIONS

    @property
    def advice(self) -> Text:
        """What can be done now, in one line."""
        return FULL if self.is_full and not self.is_over else advice(self.state, self.names)

    @property
    def _closed(self) -> Why | None:
        if self.gave_up is not None:
            return Why.GAME_OVER
        return Why.RECORD_IS_FULL if self.is_full else None

    @property
    def save(self) -> SaveGame:
        """The running game as a save of this moment."""
        save = replace(
            self._record,
            actions=self._history.actions,
            done=self.stack.index(),
            changed=stamp(self._now()),
            gave_up=self.gave_up,
        )
        save.leads_to(self._history.played)
        return save

    @property
    def save_state(self) -> SaveState:
        """Whether the running game is on the disk."""
        return self.store.state

    # -- going back and forth --------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:

        if self.gave_up is not None:
            return self._rule is TakeBack.FREE
        last = self._history.last
        return last is not None and last.may_be_undone(self._rule)

    @property
    def can_redo(self) -> bool:

        return self.gave_up is None and self._history.next is not None

    @property
    def can_restart_turn(self) -> bool:

        return self.gave_up is None and self._history.turn_start(self._rule) < self._history.index

    @property
    def undo_text(self) -> str:
        """The menu's name of what is undone."""
        if not self.can_undo and self.gave_up is None:
            return self.model.say(_NOTHING_TO_UNDO)
        what = _GIVING_UP if self.gave_up is not None else _called(self._history.last)
        return self.model.say(_UNDO.fill(action=what))

    @property
    def redo_text(self) -> str:
        """The menu's name of what is redone."""
        if not self.can_redo:
            return self.model.say(_NOTHING_TO_REDO)
        return self.model.say(_REDO.fill(action=_called(self._history.next)))

    @property
    def restart_turn_text(self) -> str:
        """The menu's name of `restart_turn`."""
        return self.model.say(_RESTART_TURN)

    # -- inside ----------------------------------------------------------------------------------

    @property
    def _record(self) -> SaveGame:
        if self._save is None:
            raise RuntimeError("no game is open")
        return self._save

    @property
    def _moment(self) -> Moment:
        moment = self._history.moment
        if self.gave_up is None:
            return moment
        told = chronicle.given_up(moment.chronicle, self.gave_up, self.names)
        return replace(moment, chronicle=told, given_up=True)

    @property
    def _rule(self) -> TakeBack:
        return TakeBack.OFF if self._save is None else self._save.settings.take_back


def _called(command: ActionCommand | None) -> Text:
    assert command is not None
    before = command.before.state
    return undo_text(command.action, before.catalogue, before)
