"""The one way through: every action of a game goes by here."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QUndoStack

from twoheirs_qt.files.rescue import Rescue, rescue
from twoheirs_qt.files.save import (
    GameSettings,
    Origin,
    SaveGame,
    TakeBack,
    load_save,
    write_save,
)
from twoheirs_qt.files.unseen import Opened, read_for_play
from twoheirs_qt.game import log, texts
from twoheirs_qt.game.command import ActionCommand
from twoheirs_qt.game.model import GameModel
from twoheirs_qt.game.moment import Moment
from twoheirs_qt.game.options import Options
from twoheirs_qt.game.replay import done, names_of, replayed
from twoheirs_qt.game.store import GameStore
from twoheirs_qt.game.takeback import may_undo, turn_start
from twoheirs_qt.game.told import SaveKind, SaveState, Step
from twoheirs_qt.rules import (
    Action,
    Catalogue,
    Heir,
    NewGame,
    State,
    new_game,
)
from twoheirs_qt.words import Text
from twoheirs_qt.words.names import NO_NAMES, Names

__all__ = ["GameSession", "SaveKind", "SaveState", "Step"]


def _utc_now() -> datetime:
    return datetime.now(UTC)


class GameSession(QObject):
    """A running game: asks the rules, keeps the undo stack, moves the model, saves, announces.

    The stack holds one command an action, and its index is the number of actions done. The model
    follows the index, so whatever moves the stack is one change of the model; then the game is
    saved, and then `stepped`, `played` and the rest are emitted.

    `store` keeps the games, `catalogue` is what new games are played with, and `now` tells the
    time. Nothing is open until `new`, `open_file` or `resume`.
    """

    opened = Signal()
    """Another game is shown."""
    played = Signal(object)
    """The events of actions that were done or redone: a tuple, in order."""
    stepped = Signal(object)
    """A `Step`, after any change of the running game."""
    refused = Signal(object, object)
    """An action that is not legal, and the tuple of all reasons."""
    save_state_changed = Signal(object)
    """The `SaveState`."""
    can_undo_changed = Signal(bool)
    can_redo_changed = Signal(bool)
    can_restart_turn_changed = Signal(bool)
    over = Signal()
    """The game has just ended, or been given up."""

    def __init__(
        self,
        model: GameModel,
        store: GameStore,
        catalogue: Catalogue,
        now: Callable[[], datetime] = _utc_now,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._store = store
        self._catalogue = catalogue
        self._now = now
        self._stack = QUndoStack(self)
        self._save: SaveGame | None = None
        self._first: Moment | None = None
        self._names: Names = NO_NAMES
        self._index = 0
        self._gave_up: Heir | None = None
        self._options: Options | None = None
        self._save_state = SaveState(SaveKind.SAVED)
        self._opening = False
        self.undo_action = QAction(self)
        self.redo_action = QAction(self)
        self.restart_turn_action = QAction(self)
        for qaction, trigger, changed in (
            (self.undo_action, self.undo, self.can_undo_changed),
            (self.redo_action, self.redo, self.can_redo_changed),
            (self.restart_turn_action, self.restart_turn, self.can_restart_turn_changed),
        ):
            qaction.setEnabled(False)
            qaction.triggered.connect(trigger)
            qaction.enabledChanged.connect(changed)
        self._stack.indexChanged.connect(self._follow)
        self._store.saved.connect(self._on_saved)
        self._store.failed.connect(self._on_failed)
        self._update_actions()

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
        return self._stack

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
            self._options = Options(self.state, closed=self._gave_up is not None)
        return self._options

    @property
    def save(self) -> SaveGame:
        """The running game as it goes to a file now."""
        return replace(
            self._record,
            actions=self._actions(self._stack.count()),
            done=self._stack.index(),
            changed=_stamp(self._now()),
            gave_up=self._gave_up,
        )

    @property
    def save_state(self) -> SaveState:
        """Whether the running game is on the disk."""
        return self._save_state

    # -- opening a game --------------------------------------------------------------------------

    def new(self, options: NewGame, settings: GameSettings) -> None:
        """Begin a new game; the one that was running stays in the store."""
        start = new_game(self._catalogue, options)
        self.open_save(self._fresh(start, Origin.of(options), settings))

    def open_position(self, start: State, settings: GameSettings, origin: Origin) -> None:
        """Begin a game from a position."""
        self.open_save(self._fresh(start, origin, settings))

    def open_save(self, save: SaveGame, path: Path | None = None) -> None:
        """Go on with a saved game, redo tail included.

        If `path`, where it came from, is in the store or was the running one last time, it is
        saved there; any other file stays as it is, and the game goes on in a new one of the
        store. Raises IllegalAction, leaving the running game alone, if an action of the save is
        not legal.
        """
        names = names_of(save.settings, save.start)
        first = Moment(save.start, log.first_log(save.start, 1, names, save.origin), 1)
        commands = replayed(first, save.actions, names)
        own = path is not None and (self._store.holds(path) or path == self._store.running())
        if path is not None and own:
            self._store.go_on_in(path)
        else:
            path = None
            self._store.begin(self._now())
        self._opening = True
        try:
            self._stack.clear()
            for command in commands:
                self._stack.push(command)
            self._stack.setIndex(save.done)
        finally:
            self._opening = False
        self._save, self._first, self._names = save, first, names
        self._index = self._stack.index()
        self._gave_up = save.gave_up
        self._options = None
        self._model.open(self._moment, names)
        if path is None:
            self._save_now()
        else:
            self._set_save_state(SaveState(SaveKind.SAVED, path))
        self._update_actions()
        self.opened.emit()

    def open_file(self, path: Path, settings: GameSettings | None = None) -> bool:
        """Go on with the save, or begin from the position, in a file.

        `settings` are for a position. Answers whether what nobody had seen was dealt anew, since
        the file was handed on without it. Raises FileFault, leaving the running game alone, if
        the file cannot be used.
        """
        if self._store.holds(path):
            self._store.flush()  # what is still to be written belongs to the game
        opened = read_for_play(path, self._catalogue, secrets.randbelow)
        self.open_found(opened, path, settings)
        return opened.redealt

    def open_found(
        self, opened: Opened, path: Path | None = None, settings: GameSettings | None = None
    ) -> None:
        """Go on with what was read; `path` and `settings` as in `open_save` and `open_file`."""
        if isinstance(opened.found, SaveGame):
            self.open_save(opened.found, path)
            if opened.redealt:
                self._save_now()  # dealt once, not at every opening
        else:
            self.open_position(opened.found, settings or GameSettings(), Origin.position())

    def resume(self) -> bool:
        """Go on with the game that was running last; False if there is none.

        Raises FileFault if its file cannot be used; it is left as it is.
        """
        path = self._store.running()
        if path is None:
            return False
        self.open_save(load_save(path, self._catalogue), path)
        return True

    def rescue(self, path: Path) -> Rescue | None:
        """What can be played of a damaged save or of its older copies; None if that is nothing.

        The one that goes farthest; `open_save` makes a new game of it.
        """
        now = _stamp(self._now())
        files = [each for each in (path, *self._store.older(path)) if each.is_file()]
        found = [rescue(each, self._catalogue, path.stem, now) for each in files]
        return max((each for each in found if each), key=lambda each: each.actions, default=None)

    def _fresh(self, start: State, origin: Origin, settings: GameSettings) -> SaveGame:
        now = _stamp(self._now())
        return SaveGame(
            origin=origin,
            start=start,
            settings=settings,
            actions=(),
            done=0,
            created=now,
            changed=now,
        )

    # -- playing ---------------------------------------------------------------------------------

    def play(self, action: Action) -> bool:
        """Do `action` for the active heir; False, and `refused`, if there are reasons against it.

        What had been undone is forgotten then.
        """
        reasons = self.options.why_not(action)
        if reasons:
            self.refused.emit(action, reasons)
            return False
        actions = (*self._actions(self._index), action)
        self._stack.push(done(self._moment, actions, self._names))
        return True

    @Slot()
    def undo(self) -> bool:
        """Take back the last action, or a giving up; False if the take-back rule forbids it."""
        if not self.can_undo:
            return False
        if self._gave_up is not None:
            self._set_gave_up(None)
        else:
            self._stack.undo()
        return True

    @Slot()
    def redo(self) -> bool:
        """Do again what was taken back last; False if there is nothing."""
        if not self.can_redo:
            return False
        self._stack.redo()
        return True

    @Slot()
    def restart_turn(self) -> bool:
        """Go back to the beginning of the turn, or as far as the take-back rule allows.

        One change for the model; redo does the actions again one by one. False if there is
        nothing to take back.
        """
        if not self.can_restart_turn:
            return False
        self._stack.setIndex(self._turn_start())
        return True

    def give_up(self, heir: Heir) -> bool:
        """End the game at once, lost by `heir`; False if it is over already.

        It is no action of the rules and not on the stack; `undo` takes it back if take-backs are
        free.
        """
        if self.is_over:
            return False
        self._set_gave_up(heir)
        return True

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would do something."""
        if not self.is_open:
            return False
        rule = self.settings.take_back
        if self._gave_up is not None:
            return rule is TakeBack.FREE
        return may_undo(self._command(self._index - 1) if self._index else None, rule)

    @property
    def can_redo(self) -> bool:
        """Whether `redo` would do something."""
        return self.is_open and self._gave_up is None and self._stack.canRedo()

    @property
    def can_restart_turn(self) -> bool:
        """Whether `restart_turn` would do something."""
        if not self.is_open or self._gave_up is not None:
            return False
        return self._turn_start() < self._index

    @property
    def undo_text(self) -> str:
        """What `undo` takes back, as a menu says it."""
        if self._gave_up is not None:
            return self._say(texts.undo_giving_up())
        return self._say(texts.undo(self._command(self._index - 1) if self.can_undo else None))

    @property
    def redo_text(self) -> str:
        """What `redo` does again, as a menu says it."""
        return self._say(texts.redo(self._command(self._index) if self.can_redo else None))

    # -- saving ----------------------------------------------------------------------------------

    def save_as(self, path: Path) -> None:
        """Write a copy of the running game to a file of the player's; raises FileFault.

        The game goes on in its own file.
        """
        write_save(path, self.save)

    def rename(self, title: str) -> None:
        """Give the running game a title of the player's; empty for none."""
        self._save = replace(self._record, title=title)
        self._save_now()

    def save_elsewhere(self, path: Path) -> None:
        """From now on save the running game to another file, soon; `save_state` tells."""
        if self._store.path is not None:
            self._store.drop_unsaved(self._store.path)
        self._store.move_to(path)
        self._save_now()

    def try_again(self) -> None:
        """Save the running game once more, soon; for when that has failed."""
        self._save_now()

    def close(self) -> SaveState:
        """Wait until all is on the disk; where that failed before, try once more."""
        self._store.flush()
        if self._save_state.kind is SaveKind.FAILED or self._store.unsaved:
            self._save_now()
            self._store.flush()
            if self._store.unsaved and self._save_state.kind is SaveKind.SAVED:
                self._set_save_state(SaveState(SaveKind.FAILED, self._store.unsaved[0]))
        return self._save_state

    def retranslate(self) -> None:
        """The language changed."""
        self._model.retranslate()
        self._update_actions()

    # -- inside ----------------------------------------------------------------------------------

    @property
    def _record(self) -> SaveGame:
        if self._save is None:
            raise RuntimeError("no game is open")
        return self._save

    @property
    def _moment(self) -> Moment:
        if self._first is None:
            raise RuntimeError("no game is open")
        moment = self._command(self._index - 1).after if self._index else self._first
        if self._gave_up is None:
            return moment
        told = log.given_up(moment.log, moment.turn, self._gave_up, self._names)
        return replace(moment, log=told)

    def _command(self, number: int) -> ActionCommand:
        command = self._stack.command(number)
        assert isinstance(command, ActionCommand)
        return command

    def _actions(self, count: int) -> tuple[Action, ...]:
        """The first `count` actions on the stack."""
        return self._command(count - 1).actions if count else ()

    def _turn_start(self) -> int:
        return turn_start(self._command, self._index, self.settings.take_back)

    def _say(self, text: Text) -> str:
        return self._model.say(text)

    @Slot(int)
    def _follow(self, index: int) -> None:
        """The stack has moved: so does everything else."""
        if self._opening:
            return
        before, came_from = self.state, self._index
        self._index = index
        first, last = sorted((came_from, index))
        events = tuple(
            event for number in range(first, last) for event in self._command(number).events
        )
        self._changed(Step(before, self.state, events, index > came_from))

    def _set_gave_up(self, heir: Heir | None) -> None:
        self._gave_up = heir
        self._options = None
        self._changed(Step(self.state, self.state, (), heir is not None))

    def _changed(self, step: Step) -> None:
        """Show, save and announce what has just changed."""
        self._model.show(self._moment)
        self._save_now()
        self._update_actions()
        self.stepped.emit(step)
        if step.forward:
            if step.events:
                self.played.emit(step.events)
            if self.is_over:
                self.over.emit()

    def _update_actions(self) -> None:
        for qaction, text, possible in (
            (self.undo_action, self.undo_text, self.can_undo),
            (self.redo_action, self.redo_text, self.can_redo),
            (self.restart_turn_action, self._say(texts.RESTART_TURN), self.can_restart_turn),
        ):
            qaction.setText(text.replace("&", "&&"))
            qaction.setEnabled(possible)

    def _save_now(self) -> None:
        self._store.save(self.save)
        self._set_save_state(SaveState(SaveKind.SAVING, self._store.path))

    @Slot(object)
    def _on_saved(self, path: Path) -> None:
        # Said only when nothing newer waits: "saved" is a promise.
        if path == self._store.path and not self._store.is_writing(path):
            self._set_save_state(SaveState(SaveKind.SAVED, path))

    @Slot(object, object)
    def _on_failed(self, path: Path, fault: Exception) -> None:
        # Of a game that has been left, too: the store goes on trying, and closing tells.
        if path == self._store.path or self._save_state.kind is not SaveKind.FAILED:
            self._set_save_state(SaveState(SaveKind.FAILED, path, fault))

    def _set_save_state(self, save_state: SaveState) -> None:
        if save_state != self._save_state:
            self._save_state = save_state
            self.save_state_changed.emit(save_state)


def _stamp(time: datetime) -> str:
    return time.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
