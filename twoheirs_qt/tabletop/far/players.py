"""Games on two machines as this program plays them: what is played here is sent to the other one.

The running game follows its record: a turn that ends here goes into the record and from there to
the other machine, and a turn of the other one is played at the table when that has shown all else.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from twoheirs_qt.tabletop.far import texts, words
from twoheirs_qt.tabletop.far.channel import parse_scheme
from twoheirs_qt.tabletop.far.folder_channel import FolderChannel
from twoheirs_qt.tabletop.far.nearby.lan_channel import LanChannel
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.play.history import ActionCommand
from twoheirs_qt.tabletop.play.replay import format_time, make_save
from twoheirs_qt.tabletop.play.session import UTC_NOW, GameSession
from twoheirs_qt.tabletop.saves.save import GameSettings, SaveGame
from twoheirs_qt.tabletop.saves.worker import Outcome, Worker
from twoheirs_qt.tabletop.text.text import Text, make_untranslated_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from twoheirs_qt.tabletop.far.channel import Channel, Letter, Partner
    from twoheirs_qt.tabletop.far.far_game import FarGame
    from twoheirs_qt.tabletop.far.record import Record
    from twoheirs_qt.tabletop.far.shapes import StatementShape
    from twoheirs_qt.tabletop.game import AnyGame

_RETRY_MS: Final = 2500
"""The delay before a record is kept again that could not be."""
_STEP_MS: Final = 120
"""The delay before the table and the record are compared, and compared again."""
_FINISH_TIMEOUT_S: Final = 2.0
"""The time that the end of the program waits for the disk."""
_FINISH_ROUNDS: Final = 4
"""The number of times that records are kept again at the end: what arrives changes them."""
_SAVE_LANE: Final = "games on two machines"


class Invitation(NamedTuple):
    """An invitation to a game: the address of the host, its name, and the statement.

    `terms` are whole sentences on the game, or the one on why it cannot be joined.
    """

    address: str
    game: str
    name: str
    after: str
    terms: tuple[Text, ...]
    raw: bytes


class FarPlayers(QObject):
    """All games on two machines, and the running one in step with `session`.

    `game` is the one that is played so. `folder` holds the records; without it nothing is read and
    nothing watched. `may_show` returns whether the table can show a turn now.
    """

    changed = Signal()
    """A game, an invitation or an error is new or different."""
    partner_acted = Signal(object, object)
    """A `FarGame` in which the other player has done something, and its record before."""
    partner_wrote = Signal(object, str)
    """A `FarGame` whose other player has just written something in a messenger, and the text."""

    def __init__(
        self,
        game: AnyGame,
        folder: Path,
        worker: Worker,
        parent: QObject | None = None,
        now: Callable[[], datetime] = UTC_NOW,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self.rules: Final = game
        """The game that is played on two machines."""
        self._folder = folder
        self._worker = worker
        self._now = now
        self._session: GameSession
        self._start_time = ""
        self._may_show: Callable[[], bool] = lambda: True
        self.games: dict[str, FarGame] = {}
        """All games by their names."""
        self.faults: dict[str, Text] = {}
        """The last error of a game, until it is gone."""
        self.invitations: list[Invitation] = []
        self.letters: dict[str, list[Letter]] = {}
        """Texts of others from messengers, by their addresses, the newest last."""
        self.folder_channel: Final = FolderChannel(worker, self)
        self.lan_channel: Final = LanChannel(folder / "nearby", worker, self)
        self.channels: dict[str, Channel] = {}
        """The channels between machines by their schemes."""
        self._has_started = False
        self._declined: set[str] = set()
        self._unsaved_games: set[str] = set()
        self._is_syncing = False
        self._retry_timer = QTimer(self, singleShot=True, interval=_RETRY_MS)
        self._retry_timer.timeout.connect(self._save_records)
        self._step_timer = QTimer(self, singleShot=True, interval=_STEP_MS)
        self._step_timer.timeout.connect(self._follow_record)
        if folder.is_dir():
            self._load()
        self.add_channel(self.folder_channel)
        self.add_channel(self.lan_channel)

    def _load(self) -> None:
        from twoheirs_qt.tabletop.far.record_folder import RecordFolder

        for game in RecordFolder(self._folder).load(self._game):
            self.games[game.record.id] = game

    def attach(self, session: GameSession, may_show: Callable[[], bool]) -> None:
        """Keep the games of a session in step from now on, unless another window does."""
        self._session = session
        self._may_show = may_show
        self._start_time = self.now
        if session.store.is_guest:
            return
        session.opened.connect(self._follow_opened)
        session.stepped.connect(self._follow_step)
        self._has_started = True
        for channel in self.channels.values():
            self._start(channel)

    def finish(self) -> None:
        """Send what is not yet sent, unless a disk does not answer: the program ends."""
        self._retry_timer.stop()
        self._step_timer.stop()
        for _ in range(_FINISH_ROUNDS):
            self._worker.wait(_SAVE_LANE, _FINISH_TIMEOUT_S / _FINISH_ROUNDS)
            self._worker.deliver()
            if not self._unsaved_games:
                break
        self._has_started = False
        for channel in self.channels.values():
            channel.stop()

    # -- channels --------------------------------------------------------------------------------

    def add_channel(self, channel: Channel) -> None:
        """Carry statements by one more channel, which belongs to these games from now on."""
        channel.setParent(self)
        channel.received.connect(self._receive)
        channel.invited.connect(self._list_invitations)
        channel.written.connect(self._keep_letters)
        channel.changed.connect(self.changed)
        self.channels[channel.scheme] = channel
        if self._has_started:
            self._start(channel)

    def _start(self, channel: Channel) -> None:
        channel.start()
        for game in self.games.values():
            if self.find_channel(game.record.address) is channel:
                self._post(game)

    def find_channel(self, address: str) -> Channel | None:
        """The channel that an address belongs to; None if this program has none such."""
        return self.channels.get(parse_scheme(address))

    def list_partners(self) -> list[Partner]:
        """The people or machines that can be invited, besides those who look into a folder."""
        return [
            partner for channel in self.channels.values() for partner in channel.list_partners()
        ]

    def describe_address(self, address: str) -> Text:
        """The line that names an address in lists."""
        channel = self.find_channel(address)
        return make_untranslated_text("") if channel is None else channel.describe(address)

    def find_fault(self, game: FarGame) -> Text | None:
        """The sentence on what is wrong with a game, or with the channel to the other machine."""
        fault, channel = self.faults.get(game.record.id), self.find_channel(game.record.address)
        is_done = game.is_over and game.record.is_acknowledged
        if fault is not None or channel is None or is_done:
            return fault
        return channel.find_fault(game.record.address)

    @Slot()
    def poll(self) -> None:
        """Try again now whatever is tried again from time to time."""
        if self._unsaved_games:
            self._save_records()
        for channel in self.channels.values():
            channel.poll()

    def _post(self, game: FarGame) -> None:
        """Send the newest statement of a game, once it has been kept."""
        channel = self.find_channel(game.record.address)
        if channel is None or not self._has_started or game.record.id in self._unsaved_games:
            return
        if game.record.is_closed:
            channel.drop(game)
        else:
            channel.post(game)

    def find_remote_seats(self, save: SaveGame) -> frozenset[int]:
        """The seats of a game that are played at another machine."""
        game = self._find_game(save)
        return frozenset() if game is None else frozenset({1 - game.record.seat})

    # -- what is played --------------------------------------------------------------------------

    @property
    def current_game(self) -> FarGame | None:
        """The running game, if it is played on two machines."""
        session = self._session
        return self._find_game(session.save) if session.is_open and self.games else None

    @property
    def waiting_games(self) -> list[FarGame]:
        """The games that wait for the player at this machine, the one that waits longest first."""
        games = [
            game
            for game in self.games.values()
            if not game.record.is_closed and (game.is_my_turn or game.open_ask is not None)
        ]
        return sorted(games, key=lambda game: game.record.since)

    @property
    def listed_games(self) -> list[FarGame]:
        """The games that the player has not put away: those that wait first, then the newest."""
        games = [game for game in self.games.values() if not game.record.is_closed]
        games.sort(key=lambda game: game.record.since, reverse=True)
        return sorted(games, key=lambda game: not (game.is_my_turn or game.open_ask is not None))

    def _find_game(self, save: SaveGame) -> FarGame | None:
        """The game on two machines that a save holds."""
        if not self.games or save.game.name != self._game.name:
            return None
        digest = self._game.saves.calculate_digest(save.start)
        for game in self.games.values():
            beginning = None if game.record.is_closed else game.beginning
            has_same_options = (
                beginning is not None
                and beginning.origin.new_game_options == save.origin.new_game_options
            )
            if (
                beginning is not None
                and has_same_options
                and self._game.saves.calculate_digest(beginning.start) == digest
            ):
                return game
        return None

    def convert_to_save(self, game: FarGame) -> SaveGame:
        """A new save of a game that has begun, with all its turns."""
        assert game.beginning is not None
        origin, start, settings = game.beginning
        save = make_save(self._game, start, origin, settings, self._now())
        actions = [
            action for turn in range(len(game.record.turns)) for action in game.parse_actions(turn)
        ]
        return replace(save, actions=tuple(actions), done_count=len(actions))

    # -- beginning -------------------------------------------------------------------------------

    def invite(
        self,
        address: str,
        options: Mapping[str, Any],
        settings: GameSettings,
        catalogue: Any,
        seat: int,
        after: str = "",
        clock: int | None = None,
    ) -> FarGame:
        """Invite somebody to a game; `address` is that of the invitation.

        `clock` is the limit of each player's time in seconds; 0 if the time used is only shown.
        """
        from twoheirs_qt.tabletop.far.agreement import dump_beginning
        from twoheirs_qt.tabletop.far.far_game import invite

        now = format_time(self._now())
        begin = dump_beginning(self._game, catalogue, options, settings, now)
        game = invite(
            self._game,
            begin,
            address=address,
            seat=seat,
            name=settings.names[seat],
            randoms=(secrets.token_hex(16), secrets.token_hex(16), secrets.token_hex(32)),
            now=now,
            after=after,
            clock=clock,
        )
        self._add(game)
        return game

    def join(self, invitation: Invitation, name: str) -> FarGame:
        """Join a game. Raises FileError with a sentence if that is not possible."""
        from twoheirs_qt.tabletop.far.far_game import join

        game = join(
            self._game,
            invitation.raw,
            address=invitation.address,
            name=name,
            randoms=(secrets.token_hex(16), secrets.token_hex(32)),
            now=format_time(self._now()),
        )
        self.invitations.remove(invitation)
        self._add(game)
        return game

    def decline(self, invitation: Invitation) -> None:
        """Show an invitation no longer."""
        self._declined.add(invitation.game)
        self.invitations.remove(invitation)
        channel = self.find_channel(invitation.address)
        if channel is not None:
            channel.decline(invitation.address, invitation.game)
        self.changed.emit()

    def invite_to_rematch(self, game: FarGame) -> FarGame:
        """Invite the other player to the same game with the seats swapped."""
        assert game.beginning is not None
        origin, start, settings = game.beginning
        options = origin.new_game_options._asdict()
        options.pop("seed")
        names = settings.names[::-1]
        seat = 1 - game.record.seat
        return self.invite(
            game.record.address,
            options,
            replace(settings, names=names),
            self._game.catalogues.get_for_state(start),
            seat,
            after=game.record.id,
            clock=game.record.clock,
        )

    def find_rematch(self, game: FarGame) -> FarGame | None:
        """The rematch of a game, if one was begun or joined here and not put away."""
        return next(
            (
                rematch
                for rematch in self.games.values()
                if rematch.record.after == game.record.id and not rematch.record.is_closed
            ),
            None,
        )

    def find_rematch_invitation(self, game: FarGame) -> Invitation | None:
        """The other player's invitation to a rematch of a game, if it waits."""
        return next(
            (
                invitation
                for invitation in self.invitations
                if invitation.after == game.record.id and invitation.address == game.record.address
            ),
            None,
        )

    def _add(self, game: FarGame) -> None:
        self.games[game.record.id] = game
        self._record_change(game)

    # -- what players do besides turns -----------------------------------------------------------

    @property
    def now(self) -> str:
        """The time of now, as in records."""
        return format_time(self._now())

    @contextmanager
    def change(self, game: FarGame) -> Iterator[str]:
        """Change a game within the block, with the time of now; then it is kept and sent."""
        yield self.now
        self._record_change(game)

    def check_claim(self, game: FarGame) -> None:
        """Lose a game that the other player has claimed, if the time here is up by now."""
        old_record = game.record
        game.check_claim(self.now)
        if game.record != old_record:
            self._record_change(game)

    def close(self, game: FarGame) -> None:
        """Put a game away: it is neither listed nor looked after any longer."""
        is_current = game is self.current_game
        with self.change(game):
            game.close()
        if is_current:
            self._session.refresh_remote_seats()

    def _record_change(self, game: FarGame) -> None:
        """Keep the record of a game, and then send its statement."""
        self._unsaved_games.add(game.record.id)
        self._save_records()
        self._step_timer.start(0)
        self.changed.emit()

    def _save_records(self) -> None:
        from twoheirs_qt.tabletop.far.record_folder import RecordFolder

        store = RecordFolder(self._folder)
        for name in [*self._unsaved_games]:
            record = self.games[name].record
            self._worker.submit(
                _SAVE_LANE,
                partial(store.keep, record),
                partial(self._on_saved, name, record),
                self,
                vital=True,
            )

    def _on_saved(self, name: str, record: Record, outcome: Outcome[None]) -> None:
        """Send what was kept; if the disk fails, it is tried again after a while."""
        fault = outcome.error
        if isinstance(fault, FileError):
            text = texts.NOT_KEPT.fill(fault=fault.fault)
            if self.faults.get(name) != text:
                self.faults[name] = text
                self.changed.emit()
            self._retry_timer.start()
            return
        outcome.unwrap()
        if self.games[name].record != record:
            return  # a newer one is still to be kept
        self._unsaved_games.discard(name)
        self._drop_fault(name, is_of_disk=True)
        self._post(self.games[name])

    def _drop_fault(self, name: str, *, is_of_disk: bool) -> None:
        """Drop the error of a game, if it is of the kind that is over."""
        fault = self.faults.get(name)
        if fault is not None and (fault.source == texts.NOT_KEPT.source) is is_of_disk:
            del self.faults[name]
            self.changed.emit()

    # -- what others say -------------------------------------------------------------------------

    @Slot(str, object, str)
    def _receive(self, name: str, raw: bytes | FileError, address: str) -> None:
        """Read a statement of a game, unless it comes from elsewhere than the other machine."""
        from twoheirs_qt.tabletop.far.far_game import News

        game = self.games.get(name)
        if game is None or game.record.is_closed:
            return
        old_record = game.record
        if old_record.partner and old_record.address != address:
            return
        if isinstance(raw, FileError):
            news, fault = News.REFUSED, raw.fault
        else:
            news, fault_or_none = game.receive(raw, format_time(self._now()))
            fault = fault_or_none or texts.NOT_A_MESSAGE
        if news is News.REFUSED:
            if game.needs_answer:
                self._post(game)
            if fault == texts.FOREIGN:
                return  # another one who wanted to join
            if self.faults.get(name) != fault:
                self.faults[name] = fault
                self.changed.emit()
            return
        self._drop_fault(name, is_of_disk=False)
        if game.record.partner and not old_record.partner:
            game.record = replace(game.record, address=address)
        if game.record != old_record:
            self._record_change(game)
            self.partner_acted.emit(game, old_record)
        elif game.needs_answer or game.wants_whole:
            self._post(game)

    @Slot(str, list)
    def _list_invitations(self, address: str, raws: list[bytes]) -> None:
        """List what others invite to from an address."""
        known = {
            invitation.raw: invitation
            for invitation in self.invitations
            if invitation.address == address
        }
        new_invitations = [
            invitation
            for raw in raws
            if (invitation := known.get(raw) or self._read_invitation(address, raw))
        ]
        other_invitations = [
            invitation for invitation in self.invitations if invitation.address != address
        ]
        if [*other_invitations, *new_invitations] != self.invitations:
            self.invitations = [*other_invitations, *new_invitations]
            self.changed.emit()

    @Slot(str, list)
    def _keep_letters(self, address: str, letters: list[Letter]) -> None:
        """Keep what somebody has written, and tell what came since the program was started."""
        old_letters = self.letters.get(address, [])
        self.letters[address] = letters
        games = [game for game in self.listed_games if game.record.address == address]
        if letters == old_letters or not games:
            return
        self.changed.emit()
        last_letter = letters[-1] if letters else None
        if last_letter is None or last_letter in old_letters:
            return
        if last_letter.time >= self._start_time:
            game = self.current_game
            self.partner_wrote.emit(game if game in games else games[0], last_letter.text)

    def _read_invitation(self, address: str, raw: bytes) -> Invitation | None:
        from twoheirs_qt.tabletop.far.message import read_message

        try:
            message: StatementShape = read_message(raw)
        except FileError:
            return None
        if message.partner is not None or message.begin is None or message.game in self._declined:
            return None
        terms = tuple(words.describe_invitation(self._game, message))
        return Invitation(address, message.game, message.name, message.after or "", terms, raw)

    def forget_fault(self, game: FarGame) -> None:
        """Forget the error of a game, since the player has dealt with it."""
        self.faults.pop(game.record.id, None)
        self.changed.emit()

    # -- the running game ------------------------------------------------------------------------

    @Slot()
    def _follow_opened(self) -> None:
        game = self.current_game
        if game is not None:
            path = str(self._session.store.path or "")
            if path and game.record.save != path:
                game.record = replace(game.record, save=path)
                self._record_change(game)
            self._step_timer.start(_STEP_MS)
        self.changed.emit()

    @Slot()
    def _follow_step(self) -> None:
        if not self._is_syncing and self.games:
            game = self.current_game
            if game is not None:
                self._send_turn(game)

    def _send_turn(self, game: FarGame) -> None:
        """Send a turn that has just ended here, or that somebody here has given up."""
        session, record = self._session, game.record
        turns = self._list_ended_turns()
        same_count = self._count_common_turns(game, turns)
        if game.is_my_turn and same_count == len(record.turns) < len(turns):
            with self.change(game) as now:
                game.add_turn([command.action for command in turns[same_count]], now)
        elif session.resigned_seat == record.seat and not record.gave_up and not game.is_over:
            with self.change(game) as now:
                game.give_up(now)

    def _list_ended_turns(self) -> list[list[ActionCommand]]:
        """The turns of the running game that have ended."""
        turns: list[list[ActionCommand]] = []
        turn: list[ActionCommand] = []
        for command in self._session.done_commands:
            turn.append(command)
            if command.ends_turn:
                turns.append(turn)
                turn = []
        return turns

    def _count_common_turns(self, game: FarGame, turns: list[list[ActionCommand]]) -> int:
        """The number of turns that the running game and the record have in common."""
        digest = self._game.saves.calculate_digest
        count = min(len(turns), len(game.record.turns))
        while count and digest(turns[count - 1][-1].after.state) != game.record.turns[count - 1][1]:
            count -= 1
        return count

    @Slot()
    def _follow_record(self) -> None:
        """Bring the running game to what its record says, one turn at a time."""
        game = self.current_game
        if game is None or not game.states:
            return
        session = self._session
        turns = self._list_ended_turns()
        same_count = self._count_common_turns(game, turns)
        is_cut = game.record.goes_back
        if same_count == len(game.record.turns) < len(turns) and game.is_my_turn and not is_cut:
            self._send_turn(game)  # killed between the end of a turn and its sending
            return
        is_behind = same_count < len(game.record.turns)
        if (
            same_count == len(turns)
            and not is_behind
            and session.resigned_seat == game.resigned_seat
        ):
            if is_cut:
                game.record = replace(game.record, goes_back=False)
                self._record_change(game)
            return
        if not self._may_show():
            self._step_timer.start(_STEP_MS)
            return
        done_count = sum(len(turn) for turn in turns[:same_count])
        is_ahead = same_count < len(turns) or (is_behind and done_count < session.stack.index())
        self._is_syncing = True
        try:
            if is_ahead:
                session.apply_agreement(done_count, None)
            elif is_behind and session.resigned_seat is not None and game.resigned_seat is None:
                session.apply_agreement(session.stack.index(), None)  # claimed too early
            elif is_behind:
                session.play_turn(game.parse_actions(same_count))
            else:
                session.apply_agreement(session.stack.index(), game.resigned_seat)
        finally:
            self._is_syncing = False
        self._step_timer.start(_STEP_MS)
