"""The session of the running game: every action goes through it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from glob import escape, glob
from pathlib import Path
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from twoheirs_qt.games.two_heirs.play import chronicle
from twoheirs_qt.games.two_heirs.play.options import Options
from twoheirs_qt.games.two_heirs.play.snapshot import Moment
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Catalogue,
    EndTurn,
    Heir,
    NewGame,
    Reason,
    State,
    Why,
    new_game,
)
from twoheirs_qt.games.two_heirs.saves.copies import Relation, Relative, nearest
from twoheirs_qt.games.two_heirs.saves.save import Player
from twoheirs_qt.games.two_heirs.saves.unseen import Opened, read_for_play
from twoheirs_qt.games.two_heirs.words.actions import undo_text
from twoheirs_qt.games.two_heirs.words.advice import FULL, THINKS, advice
from twoheirs_qt.games.two_heirs.words.names import NO_NAMES, Names, player_name
from twoheirs_qt.games.two_heirs.words.opponents import with_players
from twoheirs_qt.tabletop.files.limits import MAX_ACTIONS
from twoheirs_qt.tabletop.play.history import ActionCommand, History, Transition
from twoheirs_qt.tabletop.play.model import GameModel
from twoheirs_qt.tabletop.play.replay import command_for, commands_of, fresh_save, stamp
from twoheirs_qt.tabletop.prefix import Prefix
from twoheirs_qt.tabletop.saves.files import (
    GameSettings,
    Origin,
    Rescue,
    SaveGame,
    TakeBack,
    rescue,
)
from twoheirs_qt.tabletop.saves.store import GameStore, SaveState
from twoheirs_qt.tabletop.saves.writer import Stamp
from twoheirs_qt.tabletop.text.text import Text, translate

#: {action} is what was done, such as "Build the Mill at M13".
_UNDO: Final = translate("Session", "Undo: {action}")
#: {action} is what was done, such as "Build the Mill at M13".
_REDO: Final = translate("Session", "Redo: {action}")
_NOTHING_TO_UNDO: Final = translate("Session", "Undo")
_NOTHING_TO_REDO: Final = translate("Session", "Redo")
#: Taken back by "Undo: …" after a player gave the game up.
_GIVING_UP: Final = translate("Session", "Giving up")
_RESTART_TURN: Final = translate("Session", "Restart turn")

_UTC_NOW: Final = partial(datetime.now, UTC)
"""Returns the present time in UTC."""


class GameSession(QObject):
    """A running game: asks the rules, keeps the undo stack, moves the model, saves, announces.

    The stack holds one command an action, and its index is the number of actions done. The model
    follows the index, so whatever moves the stack is one change of the model; then the game is
    saved, and then `stepped` and the rest are emitted.

    `store` keeps the games, `catalogue` is what new games are played with, and `now` tells the
    time. Nothing is open until `new` or `open_found`.
    """

    opened = Signal()
    """Another game is shown."""
    stepped = Signal(object)
    """A `Transition`, after any change of the running game."""
    refused = Signal(object, object)
    """An action that is not legal, and the tuple of all reasons."""
    save_state_changed = Signal(object)
    """The `SaveState`."""
    over = Signal()
    """The game has just ended, or been given up."""

    def __init__(
        self,
        model: GameModel,
        store: GameStore,
        catalogue: Catalogue,
        now: Callable[[], datetime] = _UTC_NOW,
        parent: QObject | None = None,
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
        self.stack: Final = self._history.stack
        """The undo stack, to be read; `undo` and `redo` respect the take-back rule."""
        self._save: SaveGame | None = None
        self.is_open = False
        """Whether there is a game at all; the state and the properties below need one."""
        self.state: State
        self.names: Names = NO_NAMES
        """What the players call the heirs; an empty string where the heir goes by its colour."""
        self.gave_up: Heir | None = None
        """The heir that has given the game up, if one has."""
        self.helps = True
        """Whether players are told what their actions would change."""
        self.played = ""
        """When something was last done in it, as saves write times."""
        self._options: Options | None = None
        self._rule = TakeBack.OFF
        self.stack.indexChanged.connect(self._follow)
        store.state_changed.connect(self.save_state_changed)

    # -- what is being played --------------------------------------------------------------------

    @property
    def done_commands(self) -> Prefix[ActionCommand]:
        """The commands of the actions that are done, in order."""
        return Prefix(self._history.commands, self._history.index)

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
        record = self._save
        assert record is not None
        return record.settings.players[heir] == "computer" and record.start.solo is None

    @property
    def hints(self) -> tuple[int, int]:
        """The number of hints that White and Blue took in this game."""
        return self._record.hints

    @property
    def is_over(self) -> bool:
        """Whether the game has ended or been given up."""
        return self.gave_up is not None or self.state.is_over

    @property
    def options(self) -> Options:
        """The options of the present state."""
        state = self.state
        if self._options is None or self._options.state is not state:
            self._options = Options(state, self._closed)
        return self._options

    @property
    def is_full(self) -> bool:
        """Whether a save has no room for another action."""
        return self._history.index >= MAX_ACTIONS

    @property
    def advice(self) -> Text:
        """Advice on what can be done now, in one line."""
        if self.is_full and not self.is_over:
            return FULL
        if self.computer is not None:
            return THINKS.fill(heir=player_name(self.names, self.computer))
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
        """The state of the running game on the disk."""
        return self.store.state

    # -- going back and forth --------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        if self.gave_up is not None:
            return self._rule is TakeBack.FREE
        return self._index_before is not None

    @property
    def can_redo(self) -> bool:
        return self.gave_up is None and self._history.index < len(self._history.commands)

    @property
    def can_restart_turn(self) -> bool:
        return self.gave_up is None and self._history.turn_start(self._rule) < self._history.index

    @property
    def undo_text(self) -> str:
        """The menu's name of what is undone."""
        if not self.can_undo and self.gave_up is None:
            return self.model.localize(_NOTHING_TO_UNDO)
        index = self._index_before
        given_up = self.gave_up is not None or index is None
        what = _GIVING_UP if given_up else _action_name(self._history.commands[index or 0])
        return self.model.localize(_UNDO.fill(action=what))

    @property
    def redo_text(self) -> str:
        """The menu's name of what is redone."""
        if not self.can_redo:
            return self.model.localize(_NOTHING_TO_REDO)
        return self.model.localize(
            _REDO.fill(action=_action_name(self._history.commands[self._history.index]))
        )

    @property
    def restart_turn_text(self) -> str:
        """The menu's name of `restart_turn`."""
        return self.model.localize(_RESTART_TURN)

    # -- opening a game --------------------------------------------------------------------------

    def new(self, options: NewGame, settings: GameSettings) -> None:
        """Begin a new game; the one that was running stays in the store."""
        start = new_game(self.catalogue, options)
        self.open_save(fresh_save(start, Origin.of(options), settings, self._now()))

    def open_position(self, start: State, settings: GameSettings, origin: Origin) -> None:
        self.open_save(fresh_save(start, origin, settings, self._now()))

    def open_save(
        self,
        save: SaveGame,
        path: Path | None = None,
        stamp: Stamp | None = None,
        size: int = 0,
    ) -> None:
        """Go on with a saved game, redo tail included.

        It goes on in the file `path`, one that the session `keeps`, that had this `stamp` when it
        was read, and of which `size` bytes are a sound log; or in a new one of the store.
        Raises FileError, leaving the running game alone, if an action of the save is not legal.
        """
        names = with_players(save.settings.names, save.start.henry, save.settings.opponents)
        first, commands = commands_of(save, names)
        if path is None:
            self.store.start_file(self._now())
        else:
            self.store.continue_in(path, stamp, save, size)
        self._history.open(first, commands, save.done)
        self._save, self.names, self.is_open = save, names, True
        self._rule = save.settings.take_back
        self.state = self._moment.state
        self.gave_up, self.played = save.gave_up, save.changed
        self._options = None
        self.model.open(self._moment, names)
        if path is None:
            self.store.save(self.save)
        else:
            self.store.update_state()
        self.opened.emit()

    def read(self, path: Path) -> Opened:
        """Read a file, or what it is to hold once it can be written, ready for `open_found`.

        A game that has gone on in another file, since it could not be saved here, comes back with
        all of its actions. Raises FileError if the file cannot be used. Any thread may ask.
        """
        unwritten = self.store.find_pending_save(path)
        if unwritten is not None:
            return Opened(unwritten)
        opened = read_for_play(path, self.catalogue, SystemRandom().randrange)
        moved = self.store.find_external_file(path)
        if moved is None or not isinstance(opened.content, SaveGame):
            return opened
        newer = nearest(opened.content, (moved,), self.catalogue, self.store.find_pending_save)
        if newer is None or newer.relation is not Relation.FARTHER:
            return opened
        return Opened(newer.save, stamp=opened.stamp, comes_home=True)

    def keeps(self, path: Path) -> bool:
        """Whether a game in this file goes on there: it is in the store, or was running last.

        Any other file stays as it is. Any thread may ask.
        """
        store = self.store
        if store.find_pending_save(path) is not None:
            return True
        if store.is_guest:
            return store.is_new_file(path)
        return store.holds(path) or path == store.last_game_path()

    def relative_of(self, opened: Opened) -> Relative | None:
        """The game of the store that is the same up to some action, and may have gone on.

        None if there is none, or if it may be running in another program. Any thread may ask.
        """
        if not isinstance(opened.content, SaveGame) or self.store.is_guest:
            return None
        store = self.store
        files = dict.fromkeys((*store.games(), *filter(store.holds, store.unsaved)))
        return nearest(opened.content, tuple(files), self.catalogue, store.find_pending_save)

    def catch_up(self, opened: Opened, kept: Relative) -> None:
        """Go on with a save that was read, in the file of an older copy of the same game.

        The save is written to that file. A title that the player gave stays.
        """
        assert isinstance(opened.content, SaveGame)
        title = kept.save.title or opened.content.title
        self.open_save(replace(opened.content, title=title), kept.path, kept.stamp)
        self.store.save(self.save)

    def open_found(
        self, opened: Opened, path: Path | None = None, settings: GameSettings | None = None
    ) -> None:
        """Go on with what was read; `path` as in `open_save`, `settings` are for a position."""
        if isinstance(opened.content, SaveGame):
            self.open_save(opened.content, path, opened.stamp, opened.size)
            if opened.redealt or opened.comes_home:
                self.store.save(self.save)  # dealt once, not at every opening
        else:
            self.open_position(opened.content, settings or GameSettings(), Origin.position())

    def read_last(self) -> tuple[Opened, Path] | None:
        """The game that was running last, ready for `open_found`; None if there is none.

        Raises FileError if its file cannot be used. Any thread may ask.
        """
        path = self.store.last_game_path()
        if path is None:
            return None
        return read_for_play(path, self.catalogue, SystemRandom().randrange), path

    def rescue(self, path: Path) -> Rescue | None:
        """The playable part of a damaged save; None without any.

        Of a save of version 1 and its older copies the one that goes farthest. `open_save` makes a
        new game of it. Any thread may ask.
        """
        now = stamp(self._now())
        older = escape(str(path.parent / "older" / path.stem))
        files = [path, *map(Path, sorted(glob(f"{older}.?{path.suffix}")))]
        rescues = [rescue(file, self.catalogue, path.stem, now) for file in files]
        return max(
            filter(None, rescues), key=lambda rescued: len(rescued.save.actions), default=None
        )

    # -- playing ---------------------------------------------------------------------------------

    def play(self, action: Action) -> bool:
        """Do `action` for the active heir; False, and `refused`, if there are reasons against it.

        What had been undone is forgotten then. A game has at most `MAX_ACTIONS`: behind the last
        one `is_full`, and any other is refused.
        """
        reasons = self.options.why_not(action)
        if reasons:
            self.refused.emit(action, reasons)
            return False
        self._history.push(command_for(self._moment, action, self.names))
        return True

    def play_turn(self, actions: Sequence[Action]) -> None:
        """Do the whole turn of a computer, or what the record has room for, as one change.

        Raises IllegalAction, and changes nothing, if one of the actions is not legal.
        """
        assert self.computer is not None
        moment, commands = self._moment, []
        for action in actions[: MAX_ACTIONS - self._history.index]:
            commands.append(command_for(moment, action, self.names))
            moment = commands[-1].after
        self._history.push_all(commands)

    def give_seat(self, heir: Heir, player: Player, opponent: str = "") -> None:
        """From now on somebody else plays for `heir`: a human, or the computer's `opponent`."""
        changed = self.settings.with_player(heir, player, opponent)
        self._save = replace(self._record, settings=changed)
        self.names = with_players(changed.names, self.state.henry, changed.opponents)
        self._options = None
        self.model.open(self._moment, self.names)
        self.store.save(self.save)
        self.opened.emit()

    @Slot()
    def undo(self) -> bool:
        """Take back the last action, or a giving up; False if the take-back rule forbids it."""
        if not self.can_undo:
            return False
        if self.gave_up is not None:
            self._set_gave_up(None)
        else:
            index = self._index_before
            assert index is not None
            self.stack.setIndex(index)
        return True

    @Slot()
    def redo(self) -> bool:
        """Do again what was taken back last; False if there is nothing."""
        if not self.can_redo:
            return False
        index = self._index_after
        assert index is not None
        self.stack.setIndex(index)
        return True

    @Slot()
    def restart_turn(self) -> bool:
        """Go back to the beginning of the turn, or as far as the take-back rule allows.

        One change for the model; redo does the actions again one by one. False if there is
        nothing to take back.
        """
        if not self.can_restart_turn:
            return False
        self.stack.setIndex(self._history.turn_start(self._rule))
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

    # -- saving ----------------------------------------------------------------------------------

    def rename(self, title: str) -> None:
        """Give the running game a title of the player's; empty for none."""
        self._save = replace(self._record, title=title)
        self.store.save(self.save)

    def count_hint(self) -> None:
        """Count a hint that was told to the heir whose turn it is; it is saved."""
        counts = [*self._record.hints]
        counts[self.state.active] += 1
        self._save = replace(self._record, hints=(counts[0], counts[1]))
        self.store.save(self.save)

    def save_elsewhere(self, path: Path, game: Path | None = None) -> None:
        """From now on save the running game to another file; `save_state` tells when that is done.

        Or write another `game`, which could not be saved, to that file.
        """
        if game is None or game == self.store.path:
            self.store.move_to(path)
            self.store.save(self.save)
        else:
            self.store.put_elsewhere(path, game)

    # -- inside ----------------------------------------------------------------------------------

    @Slot(int)
    def _follow(self, index: int) -> None:
        """The stack has moved: update the model, save, and announce it."""
        before, came_from = self.state, self._history.index
        self._history.go_to(index)
        self.state = self._moment.state
        events = self._history.events(came_from, index)
        self._publish(Transition(before, self.state, events, index > came_from))

    def _set_gave_up(self, heir: Heir | None) -> None:
        self.gave_up = heir
        self._options = None
        self._publish(Transition(self.state, self.state, (), heir is not None))

    def _publish(self, change: Transition) -> None:
        """Show, save and announce the new moment."""
        self.played = stamp(self._now())
        self.model.show(self._moment)
        self.store.save(self.save)
        self.stepped.emit(change)
        if change.forward and self.is_over:
            self.over.emit()

    @property
    def _index_before(self) -> int | None:
        """To which index an undo leads; None if it is not allowed.

        A human gets back to a decision of a human: before the computer's turn. Where only
        computers play, their last turn is taken back.
        """
        history, watched = self._history, self.is_watched
        for index in range(history.index - 1, -1, -1):
            command = history.commands[index]
            if not command.may_be_undone(self._rule):
                return None
            begins = index == 0 or isinstance(history.commands[index - 1].action, EndTurn)
            if begins if watched else not self.is_computers(command.before.state.active):
                return index
        return None

    @property
    def _index_after(self) -> int | None:
        """To which index a redo leads: over all that computers do at a stretch, but no farther.

        Where only computers play, that is one turn. None if nothing was undone.
        """
        history, watched = self._history, self.is_watched
        if history.index == len(history.commands):
            return None
        index = history.index
        while True:
            command = history.commands[index]
            index += 1
            state = command.after.state
            if len(history.commands) == index or not self.is_computers(state.active):
                return index
            if watched and isinstance(command.action, EndTurn):
                return index

    @property
    def _record(self) -> SaveGame:
        assert self._save is not None, "no game is open"
        return self._save

    @property
    def _moment(self) -> Moment:
        moment = self._history.current
        assert moment is not None, "no game is open"
        if self.gave_up is None:
            return moment
        entries = chronicle.add_giving_up(moment.chronicle, self.gave_up, self.names)
        return replace(moment, chronicle=entries, given_up=True)


def _action_name(command: ActionCommand) -> Text:
    before = command.before.state
    return undo_text(command.action, before.catalogue, before)
