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
from twoheirs_qt.tabletop.play.replay import CommandMaker, format_time, make_commands, make_save
from twoheirs_qt.tabletop.prefix import Prefix
from twoheirs_qt.tabletop.saves.copies import GameCopy, Relation, find_nearest_copy
from twoheirs_qt.tabletop.saves.files import Rescue, rescue
from twoheirs_qt.tabletop.saves.opened import OpenedGame, read_for_play
from twoheirs_qt.tabletop.saves.save import COMPUTER, GameSettings, Origin, SaveGame, TakeBackRule
from twoheirs_qt.tabletop.saves.store import GameStore, SaveState
from twoheirs_qt.tabletop.saves.writer import FileStamp
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

RemoteSeats = Callable[[SaveGame], frozenset[int]]
"""The seats of a game that are played at another machine."""


class GameSession(QObject):
    """A running game: asks the rules, keeps the undo stack, moves the model, saves, announces.

    The stack holds one command an action, and its index is the number of actions done. The model
    follows the index, so whatever moves the stack is one change of the model; then the game is
    saved, and then `stepped` and the rest are emitted.

    `store` keeps the games, `games` are those that can be played, and `now` returns the time. Seats
    are their places. Nothing is open until `begin_new` or `open_game`. `remote_seats` returns the
    seats played at another machine: then only what was done in the running turn can be taken back.
    """

    opened = Signal()
    """Another game is shown."""
    stepped = Signal(object)
    """A `Transition`, after any change of the running game."""
    refused = Signal(object, object)
    """An action that is not legal, and the tuple of all reasons."""
    save_state_changed = Signal(object)
    """The `SaveState`."""
    game_ended = Signal()
    """The game has just ended, or been given up."""

    def __init__(
        self,
        model: GameModel,
        store: GameStore,
        games: Games,
        now: Callable[[], datetime] = UTC_NOW,
        parent: QObject | None = None,
        chronicler: Chronicler | None = None,
        remote_seats: RemoteSeats = lambda _: frozenset(),
    ) -> None:
        super().__init__(parent)
        self.model = model
        """The model that views read."""
        self.store: Final = store
        """Where games are kept."""
        self.games: Final = games
        """The games that can be read, and the catalogues for new ones."""
        self._now = now
        self._chronicler = chronicler or Chronicler()
        self._find_remote_seats = remote_seats
        self._remote_seats: frozenset[int] = frozenset()
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
        """The names of the seats; an empty one stands for the seat's color."""
        self.resigned_seat: int | None = None
        """The seat that has given the game up, if one has."""
        self.changed = ""
        """The time of the last change, in the form that saves use."""
        self._players: tuple[str, ...] = ()
        self._command_maker: CommandMaker
        self._take_back_rule = TakeBackRule.OFF
        self.stack.indexChanged.connect(self._follow)
        store.state_changed.connect(self.save_state_changed)

    # -- the running game -----------------------------------------------------------------------

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
        return self.game.words.name_seats(settings.names, self._players, settings.opponents)

    @property
    def catalogue(self) -> Any:
        """The catalogue with which the running game is played."""
        return self.game.catalogues.get_for_state(self.state)

    @property
    def seat_elsewhere(self) -> int | None:
        """The seat whose turn it is, if it is not played at this screen; else None."""
        seat = self.seat_in_turn
        if not self.is_played_elsewhere(seat) or self.is_over or self.is_at_action_limit:
            return None
        return seat

    @property
    def computer_seats(self) -> tuple[int, ...]:
        """The seats for which a computer has to decide, in the order in which they are asked."""
        if COMPUTER not in self._players or self.is_over or self.is_at_action_limit:
            return ()
        seats = self.game.list_seats(self.state)
        places = [seats.index(seat) for seat in self.game.list_seats_to_act(self.state)]
        return tuple([place for place in places if self.is_computer(place)])

    @property
    def seat_in_turn(self) -> int:
        """The seat whose turn it is."""
        return self.game.find_seat_in_turn(self.state)

    @property
    def is_watched(self) -> bool:
        """Whether computers play for all seats."""
        return self.is_open and set(self._players) == {COMPUTER}

    def is_computer(self, seat: int) -> bool:
        """Whether a computer program plays for a seat."""
        return self._players[seat] == COMPUTER

    def is_played_elsewhere(self, seat: int) -> bool:
        """Whether a seat is not played at this screen: by a program, or at another machine."""
        return self._players[seat] == COMPUTER or seat in self._remote_seats

    @property
    def is_remote(self) -> bool:
        """Whether a seat is played at another machine."""
        return self.is_open and bool(self._remote_seats)

    @property
    def hints(self) -> tuple[int, ...]:
        """The number of hints that each seat took in this game."""
        return self._record.hint_counts

    @property
    def is_over(self) -> bool:
        """Whether the game has ended or been given up."""
        return self.resigned_seat is not None or not self.game.list_seats_to_act(self.state)

    @property
    def is_at_action_limit(self) -> bool:
        """Whether a save has no room for another action."""
        return self._history.index >= self.game.saves.max_actions

    def why_not(self, action: Any) -> tuple[Any, ...]:
        """Return all reasons against an action now; none if it can be done.

        If the game is given up or full, or a computer has to act, the only reason is a text.
        """
        if self.resigned_seat is not None:
            return (_GIVEN_UP,)
        if self.is_at_action_limit:
            return (_FULL,)
        return self.game.why_not(self.state, action) if self.seat_elsewhere is None else (_THINKS,)

    @property
    def save(self) -> SaveGame:
        save = replace(
            self._record,
            actions=self._history.actions,
            done_count=self._history.index,
            changed=format_time(self._now()),
            resigned_seat=self.resigned_seat,
        )
        save.set_replay(self._history.replay)
        return save

    @property
    def save_state(self) -> SaveState:
        """The state of the running game on the disk."""
        return self.store.state

    # -- going back and forth --------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        if self.resigned_seat is not None:
            return self._take_back_rule is TakeBackRule.FREE and not self._remote_seats
        return self._index_before is not None

    @property
    def can_redo(self) -> bool:
        undone = self._history.commands[self._history.index :]
        if self._remote_seats and any(command.ends_turn for command in undone):
            return False  # turns that both players have taken back
        return self.resigned_seat is None and bool(undone)

    @property
    def can_restart_turn(self) -> bool:
        return (
            self.resigned_seat is None
            and self._history.find_turn_start(self._take_back_rule) < self._history.index
        )

    @property
    def undo_text(self) -> str:
        """The menu entry of `undo`."""
        if not self.can_undo and self.resigned_seat is None:
            return self.model.localize(_NOTHING_TO_UNDO)
        index = self._index_before
        given_up = self.resigned_seat is not None or index is None
        action = (
            _GIVING_UP if given_up else self._describe_command(self._history.commands[index or 0])
        )
        return self.model.localize(_UNDO.fill(action=action))

    @property
    def redo_text(self) -> str:
        """The menu entry of `redo`."""
        if not self.can_redo:
            return self.model.localize(_NOTHING_TO_REDO)
        return self.model.localize(
            _REDO.fill(action=self._describe_command(self._history.commands[self._history.index]))
        )

    @property
    def restart_turn_text(self) -> str:
        """The menu entry of `restart_turn`."""
        return self.model.localize(_RESTART_TURN)

    # -- opening a game --------------------------------------------------------------------------

    def begin_new(
        self, game: AnyGame, options: Mapping[str, Any], seed: int, settings: GameSettings
    ) -> None:
        """Begin a new game; the old one stays in the store."""
        start = game.make_first_state(self.games.load_catalogue(game), options, seed)
        self.begin_at(game, start, settings, game.saves.make_origin(options, seed))

    def begin_at(self, game: AnyGame, start: Any, settings: GameSettings, origin: Origin) -> None:
        """Begin a game at a position."""
        self.open_save(make_save(game, start, origin, settings, self._now()))

    def open_save(
        self,
        save: SaveGame,
        path: Path | None = None,
        stamp: FileStamp | None = None,
        size: int = 0,
    ) -> None:
        """Continue a saved game, including its undone actions.

        It is saved in the file `path` if `can_save_in` allows that, else in a new one of the store.
        `stamp` is that of the file when it was read, `size` the number of bytes that are a valid
        log. Raises FileError, and keeps the running game, if an action of the save is not legal.
        """
        names = self._chronicler.find_names(save)
        first, commands = make_commands(save, self._chronicler, names)
        if path is None:
            self.store.start_file(self._now())
        else:
            self.store.continue_in(path, stamp, save, size)
        self._history.open(first, commands, save.done_count)
        self._save, self.names, self.is_open = save, names, True
        self.game, self._players = save.game, save.game.saves.list_players(save)
        self._take_back_rule = save.settings.take_back_rule
        self._remote_seats = self._find_remote_seats(save)
        self.state = self._moment.state
        self._command_maker = CommandMaker(save.game, self._chronicler, names)
        self.resigned_seat, self.changed = self._convert_seat(save.resigned_seat), save.changed
        self._forget_options()
        self.model.open(self._moment, names)
        if path is None:
            self.store.save(self.save)
        else:
            self.store.update_state()
        self.opened.emit()

    def close(self) -> None:
        """Stop playing: no game is open any more, and the one that was running stays in the store.

        It emits nothing, since the window shows another session from now on.
        """
        self.is_open, self._save = False, None

    def read(self, path: Path) -> OpenedGame:
        """Read a file for `open_game`; if a save still waits to be written to it, return that.

        A game that was continued in another file, since it could not be saved here, is returned
        with all of its actions. Raises FileError if the file cannot be used. Any thread may ask.
        """
        unwritten = self.store.find_pending_save(path)
        if unwritten is not None:
            return OpenedGame(unwritten.game, unwritten)
        opened = self._read(path)
        external_file = self.store.find_external_file(path)
        if external_file is None or not isinstance(opened.content, SaveGame):
            return opened
        copy = find_nearest_copy(
            opened.content, (external_file,), self.games, self.store.find_pending_save
        )
        if copy is None or copy.relation is not Relation.AHEAD:
            return opened
        return OpenedGame(opened.game, copy.save, stamp=opened.stamp, needs_saving=True)

    def _read(self, path: Path) -> OpenedGame:
        """Read a file that this session can play. Raises FileError."""
        return read_for_play(path, self.games, SystemRandom().randrange)

    def can_save_in(self, path: Path) -> bool:
        """Whether a game in this file is saved there: it is in the store, or was running last.

        Any other file is not changed. Any thread may ask.
        """
        store = self.store
        if store.find_pending_save(path) is not None:
            return True
        if store.is_guest:
            return store.is_new_file(path)
        return store.holds(path) or path == store.find_last_game_path()

    def find_copy(self, opened: OpenedGame) -> GameCopy | None:
        """Find a copy of a game in the store, which may have more actions or other ones.

        None if there is none, or if it may be running in another program. Any thread may ask.
        """
        if not isinstance(opened.content, SaveGame) or self.store.is_guest:
            return None
        store = self.store
        files = dict.fromkeys((*store.list_games(), *filter(store.holds, store.unsaved)))
        return find_nearest_copy(opened.content, tuple(files), self.games, store.find_pending_save)

    def continue_copy(self, opened: OpenedGame, copy: GameCopy) -> None:
        """Continue an opened save in the file of an older copy of the same game.

        The save is written to that file. The title of the copy is kept.
        """
        assert isinstance(opened.content, SaveGame)
        title = copy.save.title or opened.content.title
        self.open_save(replace(opened.content, title=title), copy.path, copy.stamp)
        self.store.save(self.save)

    def open_game(
        self, opened: OpenedGame, path: Path | None = None, settings: GameSettings | None = None
    ) -> None:
        """Open a game or position that was read; `path` as in `open_save`.

        `settings` are those of the game that begins at a position.
        """
        if isinstance(opened.content, SaveGame):
            self.open_save(opened.content, path, opened.stamp, opened.size)
            if opened.redealt or opened.needs_saving:
                self.store.save(self.save)
        else:
            game, start = opened.game, opened.content
            settings = settings or GameSettings.for_seats(len(game.list_seats(start)))
            self.begin_at(game, start, settings, Origin.from_position())

    def read_last(self) -> tuple[OpenedGame, Path] | None:
        """Read the game that was running last, for `open_game`; None if there is none.

        Raises FileError if its file cannot be used. Any thread may ask.
        """
        path = self.store.find_last_game_path()
        if path is None:
            return None
        return self._read(path), path

    def rescue(self, path: Path) -> Rescue | None:
        """Rescue the playable part of a damaged save; None if there is none.

        Of a save of version 1 and its older copies, the one with most actions is taken. `open_save`
        makes a new game of it. Any thread may ask.
        """
        now = format_time(self._now())
        older_copies = escape(str(path.parent / "older" / path.stem))
        files = [path, *map(Path, sorted(glob(f"{older_copies}.?{path.suffix}")))]
        rescues = [rescue(file, self.games, path.stem, now) for file in files]
        return max(
            filter(None, rescues), key=lambda rescued: len(rescued.save.actions), default=None
        )

    # -- playing ---------------------------------------------------------------------------------

    def play(self, action: Any) -> bool:
        """Do `action` for the seat that has to act; if it is refused, emit `refused`, return False.

        Undone actions are forgotten then. A game has at most `max_actions` actions.
        """
        reasons = self.why_not(action)
        if reasons:
            self.refused.emit(action, reasons)
            return False
        self._history.push(self._command_maker.apply(self._moment, action))
        return True

    def play_turn(self, actions: Sequence[Any]) -> None:
        """Do a whole turn from elsewhere as one change, up to the maximum number of actions.

        Raises IllegalAction, and changes nothing, if one of the actions is not legal.
        """
        maker, moment, commands = self._command_maker, self._moment, []
        for action in actions[: self.game.saves.max_actions - self._history.index]:
            commands.append(maker.apply(moment, action))
            moment = commands[-1].after
        self._history.push_all(commands)

    def give_seat(self, seat: int, player: str, opponent: str = "") -> None:
        """Let another player take a seat: a human, or the computer's `opponent`."""
        settings = self.settings.replace_player(seat, player, opponent)
        self._save = replace(self._record, settings=settings)
        self._players = self.game.saves.list_players(self._save)
        self.names = self._chronicler.find_names(self._save)
        self._command_maker = CommandMaker(self.game, self._chronicler, self.names)
        self._forget_options()
        self.model.open(self._moment, self.names)
        self.store.save(self.save)
        self.opened.emit()

    def refresh_remote_seats(self) -> None:
        """Ask again who plays at another machine."""
        self._remote_seats = self._find_remote_seats(self._record)
        self._forget_options()
        self.model.open(self._moment, self.names)
        self.opened.emit()

    @Slot()
    def undo(self) -> bool:
        """Take back the last action, or that a seat gave up; False if the rule forbids it."""
        if not self.can_undo:
            return False
        if self.resigned_seat is not None:
            self._set_resigned_seat(None)
        else:
            index = self._index_before
            assert index is not None
            self.stack.setIndex(index)
        return True

    @Slot()
    def redo(self) -> bool:
        """Redo what was undone last; False if there is nothing."""
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
        self.stack.setIndex(self._history.find_turn_start(self._take_back_rule))
        return True

    def give_up(self, seat: int) -> bool:
        """End the game at once, lost by a seat; False if it is over already.

        It is no action of the rules and not on the stack; `undo` takes it back if take-backs are
        free.
        """
        if self.is_over:
            return False
        self._set_resigned_seat(seat)
        return True

    def apply_agreement(self, done: int, resigned_seat: int | None) -> None:
        """Go back to the state after `done` actions, as both machines have agreed; and who gave up.

        Any seat can give up so, and the take-back rule does not matter.
        """
        if done < self._history.index:
            self.stack.setIndex(done)
        if resigned_seat != self.resigned_seat:
            self._set_resigned_seat(resigned_seat)

    # -- saving ----------------------------------------------------------------------------------

    def rename(self, title: str) -> None:
        """Give the running game a title; empty for none."""
        self._save = replace(self._record, title=title)
        self.store.save(self.save)

    def count_hint(self) -> None:
        """Count a hint that was given to the seat whose turn it is; it is saved."""
        counts = [*self._record.hint_counts]
        counts[self.seat_in_turn] += 1
        self._save = replace(self._record, hint_counts=tuple(counts))
        self.store.save(self.save)

    def save_elsewhere(self, path: Path, game: Path | None = None) -> None:
        """Save the running game to another file from now on; `save_state` reports the outcome.

        With `game`, the file of another game that could not be saved, write that game instead.
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
        before, old_index = self.state, self._history.index
        self._history.go_to(index)
        moment = self._moment
        self.state = moment.state
        events = self._history.list_events(old_index, index)
        self._publish(Transition(before, self.state, events, index > old_index, moment.turn))

    def _set_resigned_seat(self, seat: int | None) -> None:
        self.resigned_seat = self._convert_seat(seat)
        self._forget_options()
        self._publish(Transition(self.state, self.state, (), seat is not None, self.turn))

    def _publish(self, change: Transition) -> None:
        """Show, save and announce the new moment."""
        self.changed = format_time(self._now())
        self.model.show(self._moment)
        self.store.save(self.save)
        self.stepped.emit(change)
        if change.is_forward and self.is_over:
            self.game_ended.emit()

    @property
    def _index_before(self) -> int | None:
        """The index to which an undo leads; None if it is not allowed.

        It is one where a human has to act, so the turns of computers are undone, too. Where only
        computers play, their last turn is taken back.
        """
        history, is_watched = self._history, self.is_watched
        for index in range(history.index - 1, -1, -1):
            command = history.commands[index]
            if not command.may_be_undone(self._take_back_rule) or (
                self._remote_seats and command.ends_turn
            ):
                return None
            is_turn_start = index == 0 or history.commands[index - 1].ends_turn
            if (
                is_turn_start
                if is_watched
                else not self.is_computer(self.game.find_seat_in_turn(command.before.state))
            ):
                return index
        return None

    @property
    def _index_after(self) -> int | None:
        """The index to which a redo leads: after the next action and the computer turns behind it.

        Where only computers play, one turn is redone. None if nothing was undone.
        """
        history, is_watched = self._history, self.is_watched
        if history.index == len(history.commands):
            return None
        index = history.index
        while True:
            command = history.commands[index]
            index += 1
            is_last = len(history.commands) == index
            if is_last or not self.is_computer(self.game.find_seat_in_turn(command.after.state)):
                return index
            if is_watched and command.ends_turn:
                return index

    def _convert_seat(self, seat_index: int | None) -> int | None:
        """Return a place of a seat as a value of the game's own."""
        return seat_index

    def _forget_options(self) -> None:
        """Discard cached options: something they depend on has changed, though not the state."""

    @property
    def _record(self) -> SaveGame:
        assert self._save is not None, "no game is open"
        return self._save

    @property
    def _moment(self) -> Any:
        moment = self._history.current
        assert moment is not None, "no game is open"
        if self.resigned_seat is None:
            return moment
        return self._chronicler.make_given_up_moment(moment, self.resigned_seat, self.names)

    def _describe_command(self, command: ActionCommand) -> Text:
        return self.game.words.describe_action(command.action, command.before.state)
