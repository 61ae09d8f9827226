"""The session of the running game: every action goes through it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from glob import escape, glob
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

from PySide6.QtCore import QObject, Signal, Slot

from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.games import Games
from twoheirs_qt.tabletop.play.history import ActionCommand, History, Transition
from twoheirs_qt.tabletop.play.model import GameModel
from twoheirs_qt.tabletop.play.moments import Chronicler, Names
from twoheirs_qt.tabletop.play.replay import CommandMaker, commands_of, fresh_save, stamp
from twoheirs_qt.tabletop.prefix import Prefix
from twoheirs_qt.tabletop.saves.copies import Relation, Relative, nearest
from twoheirs_qt.tabletop.saves.files import Rescue, rescue
from twoheirs_qt.tabletop.saves.opened import Opened, read_for_play
from twoheirs_qt.tabletop.saves.save import COMPUTER, GameSettings, Origin, SaveGame, TakeBack
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
_GIVEN_UP: Final = translate("Session", "The game has been given up")
_FULL: Final = translate("Session", "This game can't hold another action")
_THINKS: Final = translate("Session", "The computer is about to play")
_RESTART_TURN: Final = translate("Session", "Restart turn")

UTC_NOW: Final = partial(datetime.now, UTC)
"""Returns the present time in UTC."""


class GameSession(QObject):
    """A running game: asks the rules, keeps the undo stack, moves the model, saves, announces.

    The stack holds one command an action, and its index is the number of actions done. The model
    follows the index, so whatever moves the stack is one change of the model; then the game is
    saved, and then `stepped` and the rest are emitted.

    `store` keeps the games, `games` are those that can be played, and `now` tells the time. Seats
    are their places. Nothing is open until `begin_new` or `open_found`.
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
        games: Games,
        now: Callable[[], datetime] = UTC_NOW,
        parent: QObject | None = None,
        chronicler: Chronicler | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self.store: Final = store
        """Where games are kept."""
        self.games: Final = games
        """The games that can be read, and the catalogues for new ones."""
        self._now = now
        self._chronicler = chronicler or Chronicler()
        self._history = History(self)
        self.stack: Final = self._history.stack
        """The undo stack, to be read; `undo` and `redo` respect the take-back rule."""
        self._save: SaveGame | None = None
        self.is_open = False
        """Whether there is a game at all; the state and the properties below need one."""
        self.game: AnyGame
        """The game that is played."""
        self.state: Any
        self.names: Names = ()
        """What the seats are called; an empty string where a seat goes by its color."""
        self.gave_up: int | None = None
        """The seat that has given the game up, if one has."""
        self.played = ""
        """When something was last done in it, as saves write times."""
        self._players: tuple[str, ...] = ()
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
        turn: int = self._moment.turn
        return turn

    @property
    def settings(self) -> GameSettings:
        """Names, players and take-back rule of the running game."""
        return self._record.settings

    @property
    def seat_names(self) -> tuple[Text, ...]:
        """The names of all seats, as they are shown."""
        settings = self.settings
        return self.game.words.names(settings.names, self._players, settings.opponents)

    @property
    def own_catalogue(self) -> Any:
        """The catalogue with which the running game is played."""
        return self.game.catalogue_of(self.state)

    @property
    def model(self) -> GameModel:
        """The model that views read."""
        return self._model

    @property
    def computer(self) -> int | None:
        """The seat that is asked, if a computer plays for it."""
        seat = self.seat_in_turn
        if not self.is_computers(seat) or self.is_over or self.is_full:
            return None
        return seat

    @property
    def computers(self) -> tuple[int, ...]:
        """The seats for which a computer has to decide, in the order in which they are asked."""
        if self.is_over or self.is_full:
            return ()
        seats = self.game.seats(self.state)
        places = [seats.index(seat) for seat in self.game.seats_to_act(self.state)]
        return tuple([place for place in places if self.is_computers(place)])

    @property
    def seat_in_turn(self) -> int:
        """The seat whose turn it is."""
        return self.game.seat_in_turn(self.state)

    @property
    def is_watched(self) -> bool:
        """Whether computers play for all seats."""
        return self.is_open and set(self._players) == {COMPUTER}

    def is_computers(self, seat: int) -> bool:
        """Whether a computer program plays for a seat."""
        return self._players[seat] == COMPUTER

    @property
    def hints(self) -> tuple[int, ...]:
        """The number of hints that each seat took in this game."""
        return self._record.hints

    @property
    def is_over(self) -> bool:
        """Whether the game has ended or been given up."""
        return self.gave_up is not None or not self.game.seats_to_act(self.state)

    @property
    def is_full(self) -> bool:
        """Whether a save has no room for another action."""
        return self._history.index >= self.game.max_actions

    def why_not(self, action: Any) -> tuple[Any, ...]:
        """All reasons against an action now; none if it can be done.

        Where the rules say nothing, since the game is given up, full, or in a computer's hands, the
        only reason is a text.
        """
        if self.gave_up is not None:
            return (_GIVEN_UP,)
        if self.is_full:
            return (_FULL,)
        return self.game.why_not(self.state, action) if self.computer is None else (_THINKS,)

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
            return self._model.localize(_NOTHING_TO_UNDO)
        index = self._index_before
        given_up = self.gave_up is not None or index is None
        what = _GIVING_UP if given_up else self._name_of(self._history.commands[index or 0])
        return self._model.localize(_UNDO.fill(action=what))

    @property
    def redo_text(self) -> str:
        """The menu's name of what is redone."""
        if not self.can_redo:
            return self._model.localize(_NOTHING_TO_REDO)
        return self._model.localize(
            _REDO.fill(action=self._name_of(self._history.commands[self._history.index]))
        )

    @property
    def restart_turn_text(self) -> str:
        """The menu's name of `restart_turn`."""
        return self._model.localize(_RESTART_TURN)

    # -- opening a game --------------------------------------------------------------------------

    def begin_new(
        self, game: AnyGame, options: Mapping[str, Any], seed: int, settings: GameSettings
    ) -> None:
        """Begin a new game; the one that was running stays in the store."""
        start = game.new(self.games.catalogue(game), options, seed)
        self.begin_at(game, start, settings, game.origin(options, seed))

    def begin_at(self, game: AnyGame, start: Any, settings: GameSettings, origin: Origin) -> None:
        """Begin a game at a position."""
        self.open_save(fresh_save(game, start, origin, settings, self._now()))

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
        names = self._chronicler.find_names(save)
        first, commands = commands_of(save, self._chronicler, names)
        if path is None:
            self.store.start_file(self._now())
        else:
            self.store.continue_in(path, stamp, save, size)
        self._history.open(first, commands, save.done)
        self._save, self.names, self.is_open = save, names, True
        self.game, self._players = save.game, save.game.saves.players(save)
        self._rule = save.settings.take_back
        self.state = self._moment.state
        self.gave_up, self.played = self._seat_of(save.gave_up), save.changed
        self._forget_options()
        self._model.open(self._moment, names)
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
            return Opened(unwritten.game, unwritten)
        opened = self._read(path)
        moved = self.store.find_external_file(path)
        if moved is None or not isinstance(opened.content, SaveGame):
            return opened
        newer = nearest(opened.content, (moved,), self.games, self.store.find_pending_save)
        if newer is None or newer.relation is not Relation.FARTHER:
            return opened
        return Opened(opened.game, newer.save, stamp=opened.stamp, comes_home=True)

    def _read(self, path: Path) -> Opened:
        """Read a file that this session can play. Raises FileError."""
        return read_for_play(path, self.games, SystemRandom().randrange)

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
        return nearest(opened.content, tuple(files), self.games, store.find_pending_save)

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
            game, start = opened.game, opened.content
            settings = settings or GameSettings.for_seats(len(game.seats(start)))
            self.begin_at(game, start, settings, Origin.position())

    def read_last(self) -> tuple[Opened, Path] | None:
        """The game that was running last, ready for `open_found`; None if there is none.

        Raises FileError if its file cannot be used. Any thread may ask.
        """
        path = self.store.last_game_path()
        if path is None:
            return None
        return self._read(path), path

    def rescue(self, path: Path) -> Rescue | None:
        """The playable part of a damaged save; None without any.

        Of a save of version 1 and its older copies the one that goes farthest. `open_save` makes a
        new game of it. Any thread may ask.
        """
        now = stamp(self._now())
        older = escape(str(path.parent / "older" / path.stem))
        files = [path, *map(Path, sorted(glob(f"{older}.?{path.suffix}")))]
        rescues = [rescue(file, self.games, path.stem, now) for file in files]
        return max(
            filter(None, rescues), key=lambda rescued: len(rescued.save.actions), default=None
        )

    # -- playing ---------------------------------------------------------------------------------

    def play(self, action: Any) -> bool:
        """Do `action` for the seat that is asked; False, and `refused`, if reasons are against it.

        What had been undone is forgotten then. A game has at most `max_actions`: behind the last
        one `is_full`, and any other is refused.
        """
        reasons = self.why_not(action)
        if reasons:
            self.refused.emit(action, reasons)
            return False
        self._history.push(self._maker.do(self._moment, action))
        return True

    def play_turn(self, actions: Sequence[Any]) -> None:
        """Do the whole turn of a computer, or what the record has room for, as one change.

        Raises IllegalAction, and changes nothing, if one of the actions is not legal.
        """
        assert self.computer is not None
        maker, moment, commands = self._maker, self._moment, []
        for action in actions[: self.game.max_actions - self._history.index]:
            commands.append(maker.do(moment, action))
            moment = commands[-1].after
        self._history.push_all(commands)

    def give_seat(self, seat: int, player: str, opponent: str = "") -> None:
        """From now on another one plays for a seat: a human, or the computer's `opponent`."""
        changed = self.settings.with_player(seat, player, opponent)
        self._save = replace(self._record, settings=changed)
        self._players = self.game.saves.players(self._save)
        self.names = self._chronicler.find_names(self._save)
        self._forget_options()
        self._model.open(self._moment, self.names)
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

    def give_up(self, seat: int) -> bool:
        """End the game at once, lost by a seat; False if it is over already.

        It is no action of the rules and not on the stack; `undo` takes it back if take-backs are
        free.
        """
        if self.is_over:
            return False
        self._set_gave_up(seat)
        return True

    # -- saving ----------------------------------------------------------------------------------

    def rename(self, title: str) -> None:
        """Give the running game a title of the player's; empty for none."""
        self._save = replace(self._record, title=title)
        self.store.save(self.save)

    def count_hint(self) -> None:
        """Count a hint that was told to the seat whose turn it is; it is saved."""
        counts = [*self._record.hints]
        counts[self.seat_in_turn] += 1
        self._save = replace(self._record, hints=tuple(counts))
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
        moment = self._moment
        self.state = moment.state
        events = self._history.events(came_from, index)
        self._publish(Transition(before, self.state, events, index > came_from, moment.turn))

    def _set_gave_up(self, seat: int | None) -> None:
        self.gave_up = self._seat_of(seat)
        self._forget_options()
        self._publish(Transition(self.state, self.state, (), seat is not None, self.turn))

    def _publish(self, change: Transition) -> None:
        """Show, save and announce the new moment."""
        self.played = stamp(self._now())
        self._model.show(self._moment)
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
            begins = index == 0 or history.commands[index - 1].ends_turn
            if begins if watched else not self._is_computers_turn(command.before.state):
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
            is_last = len(history.commands) == index
            if is_last or not self._is_computers_turn(command.after.state):
                return index
            if watched and command.ends_turn:
                return index

    def _seat_of(self, place: int | None) -> int | None:
        """Return a place of a seat as a value of the game's own."""
        return place

    def _forget_options(self) -> None:
        """Forget what a game has worked out, since something else than the state has changed."""

    @property
    def _record(self) -> SaveGame:
        assert self._save is not None, "no game is open"
        return self._save

    @property
    def _moment(self) -> Any:
        moment = self._history.current
        assert moment is not None, "no game is open"
        if self.gave_up is None:
            return moment
        return self._chronicler.give_up(moment, self.gave_up, self.names)

    @property
    def _maker(self) -> CommandMaker:
        return CommandMaker(self.game, self._chronicler, self.names)

    def _is_computers_turn(self, state: Any) -> bool:
        return self._players[self.game.seat_in_turn(state)] == COMPUTER

    def _name_of(self, command: ActionCommand) -> Text:
        return self.game.describe_action(command.action, command.before.state)
