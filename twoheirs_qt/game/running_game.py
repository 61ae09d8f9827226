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
from twoheirs_qt.rules import Catalogue, EndTurn, Heir, Reason, State, Why
from twoheirs_qt.words.actions import undo_text
from twoheirs_qt.words.advice import FULL, THINKS, advice
from twoheirs_qt.words.names import NO_NAMES, Names, called
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
        self.helps = True
        """Whether players are told what their actions would change."""
        self.played = ""
        """When something was last done in it, as saves write times."""
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
        moment = self._history.current
        if moment is None:
            raise RuntimeError("no game is open")
        return moment.state

    @property
    def turn(self) -> int:
        """The number of the running turn, or of the last one of a finished game, from 1."""
        return self._moment.turn

    @property
    def settings(self) -> GameSettings:
        """Names, players and take-back rule of the running game."""
        return self._record.settings

    @property
    def computer(self) -> Heir | None:
        """The heir whose turn it is, if a computer plays for that heir."""
        heir = self.state.active
        if not self.is_computers(heir) or self.is_over or self.is_full:
            return None
        return heir

    @property
    def is_watched(self) -> bool:
        """Whether computers play for both heirs."""
        return self.is_open and all(self.is_computers(heir) for heir in Heir)

    @property
    def only_human(self) -> Heir | None:
        """The heir of the only human at this screen; None if there are two, or none."""
        if self.state.solo is not None:
            return self.state.south
        humans = [heir for heir in Heir if not self.is_computers(heir)]
        return humans[0] if len(humans) == 1 else None

    def is_computers(self, heir: Heir) -> bool:
        """Whether a computer plays for `heir`; Henry is none."""
        record = self._record
        return record.settings.players[heir] == "computer" and record.start.solo is None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended or been given up."""
        return self.gave_up is not None or self.state.is_over

    @property
    def options(self) -> Options:
        """What could be done now."""
        state = self.state
        if self._options is None or self._options.state is not state:
            self._options = Options(state, self._closed)
        return self._options

    @property
    def is_full(self) -> bool:
        """Whether a save has no room for another action."""
        return self._history.index >= MOST_ACTIONS

    @property
    def advice(self) -> Text:
        """What can be done now, in one line."""
        if self.is_full and not self.is_over:
            return FULL
        if self.computer is not None:
            return THINKS.fill(heir=called(self.names, self.computer))
        return advice(self.state, self.names)

    @property
    def _closed(self) -> Reason | None:
        if self.gave_up is not None:
            return Reason(Why.GAME_OVER)
        if self.is_full:
            return Reason(Why.RECORD_IS_FULL)
        return None if self.computer is None else Reason(Why.COMPUTERS_TURN, heir=self.computer)

    @property
    def save(self) -> SaveGame:
        save = replace(
            self._record,
            actions=self._history.actions,
            done=self._history.index,
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
        return self._index_before is not None

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
        index = self._index_before
        given_up = self.gave_up is not None or index is None
        what = _GIVING_UP if given_up else _called(self._history.command(index or 0))
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
    def _index_before(self) -> int | None:
        """To which index an undo leads; None if it is not allowed.

        A human gets back to a decision of a human: before the computer's turn. Where only
        computers play, their last turn is taken back.
        """
        history, watched = self._history, self.is_watched
        for index in range(history.index - 1, -1, -1):
            command = history.command(index)
            if not command.may_be_undone(self._rule):
                return None
            begins = index == 0 or isinstance(history.command(index - 1).action, EndTurn)
            if begins if watched else not self.is_computers(command.before.state.active):
                return index
        return None

    @property
    def _index_after(self) -> int | None:
        """To which index a redo leads: over all that computers do at a stretch, but no farther.

        Where only computers play, that is one turn. None if nothing was undone.
        """
        history, watched = self._history, self.is_watched
        if history.next is None:
            return None
        index = history.index
        while True:
            command = history.command(index)
            index += 1
            state = command.after.state
            if history.length == index or not self.is_computers(state.active):
                return index
            if watched and isinstance(command.action, EndTurn):
                return index

    @property
    def _record(self) -> SaveGame:
        if self._save is None:
            raise RuntimeError("no game is open")
        return self._save

    @property
    def _moment(self) -> Moment:
        moment = self._history.current
        if moment is None:
            raise RuntimeError("no game is open")
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
