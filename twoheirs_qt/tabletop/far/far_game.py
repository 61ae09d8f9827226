"""A game on two machines as one of them plays it: makes statements, and reads those of the other.

What is read is checked whole before anything is changed: a statement that is foreign, late, doubled
or against the rules leaves all as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from twoheirs_qt.tabletop.far import texts
from twoheirs_qt.tabletop.far.agreement import (
    Beginning,
    calculate_seed,
    make_commitment,
    parse_beginning,
    set_names,
    set_seed,
)
from twoheirs_qt.tabletop.far.clock import ClaimState, judge_claim, may_claim, measure_seconds
from twoheirs_qt.tabletop.far.limits import MAX_WORDS_LENGTH
from twoheirs_qt.tabletop.far.message import FORMAT, VERSION, dump_message, read_message
from twoheirs_qt.tabletop.far.record import (
    Answer,
    Ask,
    Record,
    Turn,
    Words,
    dump_turns,
    parse_turns,
)
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.limits import shorten_for_file
from twoheirs_qt.tabletop.illegal_action import IllegalAction

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.far.shapes import StatementShape
    from twoheirs_qt.tabletop.game import AnyGame
    from twoheirs_qt.tabletop.text.text import Text

REPEATED_TURNS: Final = 10
"""The number of last turns that each statement repeats, in case an earlier one was lost."""

_MAX_LOST_STATEMENTS: Final = 10_000


class News(Enum):
    """Result of reading a statement."""

    OLD = auto()
    """It was read before, or a newer one was."""
    READ = auto()
    """It was read; the record says what is new."""
    REFUSED = auto()
    """It cannot be used, and nothing was changed."""


class Received(NamedTuple):
    """The outcome of reading a statement; `fault` is a whole sentence if it was refused."""

    news: News
    fault: Text | None = None


def invite(
    game: AnyGame,
    begin: dict[str, object],
    *,
    address: str,
    seat: int,
    name: str,
    randoms: tuple[str, str, str],
    now: str,
    after: str = "",
    clock: int | None = None,
) -> FarGame:
    """A new game for which somebody is invited.

    `clock` is the limit of each player's time in seconds; 0 if the time used is only shown.
    `randoms` are three random numbers that nobody knows: the names of the game and of this machine
    with 32 hexadecimal digits, and the number of the commitment with 64.
    """
    id_, me, random = randoms
    record = Record(
        address=address,
        id=id_,
        me=me,
        is_host=True,
        name=name,
        seat=seat,
        begin=begin,
        commit=make_commitment(random),
        random=random,
        since=now,
        after=after,
        clock=clock,
    )
    return FarGame(game, record)


def join(
    game: AnyGame, raw: bytes, *, address: str, name: str, randoms: tuple[str, str], now: str
) -> FarGame:
    """The game of an invitation, joined by this machine.

    `randoms` are those of this machine: its name and its number. Raises FileError.
    """
    message = read_message(raw)
    if message.partner is not None:
        raise FileError(texts.TAKEN)
    beginning, seat = read_invitation(game, message)
    seats = game.list_seats(beginning.start)
    me, random = randoms
    assert message.begin is not None
    assert message.commit is not None
    record = Record(
        address=address,
        id=message.game,
        me=me,
        is_host=False,
        name=name,
        seat=len(seats) - 1 - seat,
        begin=message.begin,
        commit=message.commit,
        random=random,
        since=now,
        partner=message.sender,
        partner_name=message.name,
        after=message.after or "",
        clock=message.clock,
        seen=message.number,
    )
    return FarGame(game, record)


def read_invitation(game: AnyGame, message: StatementShape) -> tuple[Beginning, int]:
    """The game to which a host invites, and the place of the host. Raises FileError."""
    if message.begin is None or message.commit is None:
        raise FileError(texts.NOT_A_MESSAGE)
    try:
        beginning = parse_beginning(game, message.begin)
    except FileError as error:
        raise _ensure_sentence(error) from None
    seats = game.list_seats(beginning.start)
    if message.seat not in seats or len(seats) != 2:
        raise FileError(texts.NOT_A_MESSAGE)
    return beginning, seats.index(message.seat)


class FarGame:
    """A game on two machines, on one of them.

    `record` is all that has to be kept; it is replaced as a whole. Raises FileError if the record
    is not sound, such as one from a damaged file. The turns of one that was put away are not
    looked at.
    """

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game: Final = game
        self.record = record
        self._unsettled = parse_beginning(game, record.begin)
        self.beginning: Beginning | None = None
        """The game as it begins; None until the seed is agreed."""
        self._states: list[Any] = []
        self.needs_answer = False
        """Whether the other machine waits to hear that its statement was read."""
        self.wants_whole = False
        """Whether turns are missing here, so that the other machine is to send all of them."""
        self.is_whole_wanted = False
        """Whether the other machine has asked for all turns."""
        self.rival_history: bytes | None = None
        """A sound history of the other machine that contradicts this one; see `adopt`."""
        if record.has_started and not record.is_closed:
            self.beginning = self._begin(record)
            self._states = self._replay(self.beginning.start, record.turns)

    # -- what is known ---------------------------------------------------------------------------

    @property
    def states(self) -> Sequence[Any]:
        """The first state, and that after each turn; empty until the game has begun."""
        return self._states

    @property
    def state(self) -> Any:
        """The state after the last turn."""
        return self._states[-1]

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The names of the players, in the order of the seats."""
        record = self.record
        names = [record.partner_name, record.partner_name]
        names[record.seat] = record.name
        return tuple(names)

    @property
    def resigned_seat(self) -> int | None:
        """The place of the player who gave up, or lost by a claim; of both, the host's."""
        record = self.record
        if record.gave_up and (record.is_host or not record.partner_gave_up):
            return record.seat
        if record.partner_gave_up or record.claim is not None:
            return 1 - record.seat
        return None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by the rules or since somebody gave up."""
        if not self._states:
            return False
        return self.resigned_seat is not None or not self.game.list_seats_to_act(self.state)

    @property
    def is_my_turn(self) -> bool:
        """Whether the player at this machine is to move."""
        return (
            bool(self._states)
            and not self.is_over
            and self.game.find_seat_in_turn(self.state) == self.record.seat
        )

    @property
    def open_ask(self) -> Ask | None:
        """A wish of the other player that waits for an answer here."""
        ask, answer = self.record.partner_ask, self.record.answer
        if ask is None or (answer is not None and answer.number >= ask.number):
            return None
        return ask

    def parse_actions(self, turn: int) -> tuple[Any, ...]:
        """The actions of a turn, as values of the game."""
        return tuple([self.game.parse_action(data) for data in self.record.turns[turn].actions])

    # -- what happens here -----------------------------------------------------------------------

    def add_turn(self, actions: Sequence[Any], now: str) -> None:
        """Add a whole turn of the player at this machine. Raises FileError if it is not legal."""
        if not self.is_my_turn:
            raise FileError(texts.ILLEGAL_TURN)
        data = tuple([self.game.dump_action(action) for action in actions])
        state = self._play(self.state, data)
        seconds = measure_seconds(self.record.turn_since, now)
        turn = Turn(data, self.game.saves.calculate_digest(state), seconds)
        self.record = self.record.change(now, turns=(*self.record.turns, turn))
        self._states = [*self._states, state]
        self.check_claim(now)
        self._restart_clock(now)

    def give_up(self, now: str) -> None:
        """Give the game up, unless it is over."""
        if self._states and not self.is_over:
            self.record = self.record.change(now, gave_up=True)

    def claim(self, now: str) -> None:
        """Claim the game, if the other player's time is up."""
        if may_claim(self, now):
            self.record = self.record.change(now, claim=len(self.record.turns))

    def check_claim(self, now: str) -> None:
        """Lose the game if the other player has claimed it, and the time here is up by now."""
        claim = self.record.partner_claim
        if claim is not None:
            self.record = self._settle_own_loss(self.record, self._states, claim, now)

    def ask_back(self, length: int, now: str) -> None:
        """Ask to go back to the state after `length` turns."""
        record = self.record
        if 0 <= length < len(record.turns):
            number = record.number + 1
            self.record = record.change(now, ask=Ask(number, length))

    def withdraw_ask(self, now: str) -> None:
        """Ask no longer."""
        if self.record.ask is not None:
            self.record = self.record.change(now, ask=None)

    def answer(self, granted: bool, now: str) -> None:
        """Answer the wish of the other player, if there is one."""
        ask = self.open_ask
        if ask is None:
            return
        record, epoch = self.record, self.record.epoch
        if granted and record.is_host:
            record = self._cut(record, ask.length)
            self._states = self._states[: ask.length + 1]
        self.record = record.change(now, answer=Answer(ask.number, granted), partner_ask=None)
        if record.epoch != epoch:
            self._restart_clock(now)

    def say(self, text: str, now: str) -> None:
        """Say plain words to the other player."""
        text = shorten_for_file(text.strip(), MAX_WORDS_LENGTH)
        if text:
            words = self.record.words
            number = words[-1].number + 1 if words else 1
            self.record = self.record.change(now, words=(*words, Words(number, text)))

    def close(self) -> None:
        """Show the game no longer in lists."""
        self.record = replace(self.record, is_closed=True)

    def adopt(self, now: str) -> None:
        """Go on with the history of the other machine, which contradicts the one here."""
        if self.rival_history is None:
            return
        message = read_message(self.rival_history)
        turns = parse_turns(message.turns)
        assert self.beginning is not None
        self._states = self._replay(self.beginning.start, turns)
        self.record = self.record.change(
            now,
            turns=turns,
            epoch=message.epoch,
            gave_up=False,
            partner_gave_up=message.gave_up,
            ask=None,
            partner_ask=None,
            claim=None,
            partner_claim=None,
            goes_back=True,
            seen=max(self.record.seen, message.number),
        )
        self.rival_history = None
        self._restart_clock(now)

    # -- statements ------------------------------------------------------------------------------

    def make_statement(self, *, whole: bool = False) -> bytes:
        """Make a statement of all that this machine says, with the last turns or all of them."""
        record, seats = self.record, self.game.list_seats(self._unsettled.start)
        whole = whole or self.is_whole_wanted
        first = 0 if whole else max(0, len(record.turns) - REPEATED_TURNS)
        digest = self.game.saves.calculate_digest
        is_new = whole or not record.acked
        data: dict[str, object] = {
            "format": FORMAT,
            "version": VERSION,
            "game": record.id,
            "sender": record.me,
            "partner": record.partner or None,
            "name": record.name,
            "number": record.number,
            "seen": record.seen,
            "acked": record.acked,
            "whole": self.wants_whole or None,
            "begin": dict(record.begin) if record.is_host and is_new else None,
            "seat": seats[record.seat],
            "after": record.after or None,
            "clock": record.clock if record.is_host and is_new else None,
            "commit": record.commit if record.is_host else None,
            "random": record.random if record.partner_random or not record.is_host else None,
            "start": digest(self._states[0]) if self._states else None,
            "epoch": record.epoch,
            "first": first,
            "before": digest(self._states[first]) if self._states else None,
            "turns": dump_turns(record.turns[first:]),
            "gave_up": record.gave_up or None,
            "ask": None if record.ask is None else record.ask._asdict(),
            "answer": None if record.answer is None else record.answer._asdict(),
            "claim": record.claim,
            "words": [words._asdict() for words in record.words],
        }
        self.needs_answer = False
        return dump_message(data)

    def receive(self, raw: bytes, now: str) -> Received:
        """Read a statement of the other machine; one that cannot be used changes nothing."""
        try:
            message = read_message(raw)
            return self._read(message, raw, now)
        except FileError as error:
            return Received(News.REFUSED, _ensure_sentence(error).fault)

    def _read(self, message: StatementShape, raw: bytes, now: str) -> Received:
        record = self.record
        if message.game != record.id or message.sender == record.me:
            raise FileError(texts.FOREIGN)
        if record.partner and message.sender != record.partner:
            raise FileError(texts.FOREIGN)
        if message.partner not in (None, record.me):
            raise FileError(texts.FOREIGN if record.is_host else texts.TAKEN)
        if message.acked > message.number or message.seen > record.number + _MAX_LOST_STATEMENTS:
            raise FileError(texts.NOT_A_MESSAGE)
        if message.seen > record.number:  # this record comes from a copy of the disk
            record = replace(record, number=message.seen + 1)
        is_read = record.has_started and message.number == record.seen and not self.wants_whole
        if message.number < record.seen or is_read:
            self.record = record
            return self._note_receipt(message, News.OLD, now)
        record, beginning = self._settle(record, message)
        states = self._states
        if beginning is not None:
            states = states or [beginning.start]
            if message.start is not None and message.start != self.game.saves.calculate_digest(
                states[0]
            ):
                raise FileError(texts.DIFFERENT_START)
            record, states = self._merge(record, states, message, raw)
            if record.seen == message.number:
                record = self._merge_claims(record, states, message, now)
        record = _merge_words(record, message)
        if record.turns != self.record.turns or record.has_started != self.record.has_started:
            record = replace(record, since=now)
        is_incomplete = record.seen != message.number
        is_new_history = (record.turns, record.epoch, record.has_started) != (
            self.record.turns,
            self.record.epoch,
            self.record.has_started,
        )
        self.record, self._states, self.beginning = record, states, beginning
        self.wants_whole = is_incomplete
        if not is_incomplete:
            self.rival_history = None
        if is_new_history:
            self._restart_clock(now)
        return self._note_receipt(message, News.READ, now)

    def _note_receipt(self, message: StatementShape, news: News, now: str) -> Received:
        """Note what the other machine has read, and whether it waits to hear the same."""
        record = self.record
        if message.seen > record.acked:
            self.record = replace(record, acked=message.seen)
        has_all_turns = (
            message.start is not None
            and message.epoch == record.epoch
            and message.first + len(message.turns) == len(record.turns)
        )
        if has_all_turns and record.clock is not None and not record.turn_since:
            self.record = replace(self.record, turn_since=now)
        if message.acked < message.number or message.whole:
            self.needs_answer = True
        if message.number >= record.seen:
            self.is_whole_wanted = message.whole
        return Received(news)

    # -- setting up ------------------------------------------------------------------------------

    def _settle(self, record: Record, message: StatementShape) -> tuple[Record, Beginning | None]:
        """Agree on the partner and the seed, as far as a statement allows."""
        if record.has_started:
            is_same_number = message.random in (None, record.partner_random)
            if not is_same_number:
                raise FileError(texts.WRONG_NUMBER)
            return replace(record, partner_name=message.name), self.beginning
        seats = self.game.list_seats(self._unsettled.start)
        if message.seat != seats[1 - record.seat]:
            raise FileError(texts.NOT_A_MESSAGE)
        record = replace(record, partner_name=message.name)
        if record.is_host:
            if message.random is None:
                raise FileError(texts.NOT_A_MESSAGE)
            record = replace(
                record,
                partner=message.sender,
                partner_random=message.random,
                number=record.number + 1,
            )
        elif message.random is not None and message.partner == record.me:
            if make_commitment(message.random) != record.commit:
                raise FileError(texts.WRONG_NUMBER)
            record = replace(record, partner_random=message.random)
        else:
            return replace(record, seen=message.number), None
        return record, self._begin(record)

    def _begin(self, record: Record) -> Beginning:
        """The game as it begins, with the agreed seed and both names."""
        randoms = record.random, record.partner_random
        host, guest = randoms if record.is_host else randoms[::-1]
        seeded = set_seed(self.game, self._unsettled, calculate_seed(record.id, host, guest))
        names = [record.partner_name, record.partner_name]
        names[record.seat] = record.name
        return set_names(seeded, tuple(names))

    # -- turns -----------------------------------------------------------------------------------

    def _merge(
        self, record: Record, states: list[Any], message: StatementShape, raw: bytes
    ) -> tuple[Record, list[Any]]:
        """The record and its states with the turns and wishes of a statement.

        The number of the statement counts as seen unless turns are missing before those it has.
        """
        if message.epoch < record.epoch:  # said before the other one knew of going back
            return replace(record, seen=message.number), states
        if message.epoch > record.epoch and record.is_host:
            raise self._contradict(message, raw)
        turns, first = parse_turns(message.turns), message.first
        digests = [self.game.saves.calculate_digest(state) for state in states]
        is_known = first < len(states) and message.before in (None, digests[first])
        if not is_known:
            if first == 0 or (first < len(states) and message.epoch == record.epoch):
                raise self._contradict(message, raw)
            return record, states
        known_count = len(states) - 1 - first
        same_count = 0
        for turn, digest in zip(turns, digests[first + 1 :], strict=False):
            if turn.digest != digest:
                break
            same_count += 1
        if message.epoch == record.epoch:
            if same_count < min(known_count, len(turns)):
                raise self._contradict(message, raw)
            if len(turns) > known_count:
                new_states = self._continue(record, states[-1], turns[known_count:], message, raw)
                record = replace(record, turns=(*record.turns, *turns[known_count:]))
                states = [*states, *new_states]
            record = replace(record, partner_gave_up=record.partner_gave_up or message.gave_up)
        else:
            kept_count = first + same_count
            kept_turns = self._update_seconds(record, states, turns[:same_count], first)
            new_states = self._continue(
                record, states[kept_count], turns[same_count:], message, raw
            )
            record = replace(
                record,
                turns=(*kept_turns, *turns[same_count:]),
                epoch=message.epoch,
                gave_up=False,
                partner_gave_up=message.gave_up,
                ask=None,
                partner_ask=None,
                claim=None,
                partner_claim=None,
                goes_back=True,
            )
            states = [*states[: kept_count + 1], *new_states]
        record = replace(record, seen=message.number)
        return self._merge_wishes(record, states, message)

    def _continue(
        self,
        record: Record,
        state: Any,
        turns: Sequence[Turn],
        message: StatementShape,
        raw: bytes,
    ) -> list[Any]:
        """The states after new turns, which may only be the other player's."""
        states: list[Any] = []
        for turn in turns:
            if not self.game.list_seats_to_act(state):
                raise FileError(texts.ILLEGAL_TURN)
            if self.game.find_seat_in_turn(state) == record.seat:
                raise self._contradict(message, raw)
            state = self._play(state, turn.actions)
            if self.game.saves.calculate_digest(state) != turn.digest:
                raise FileError(texts.ILLEGAL_TURN)
            states.append(state)
        return states

    def _update_seconds(
        self, record: Record, states: Sequence[Any], turns: Sequence[Turn], first: int
    ) -> tuple[Turn, ...]:
        """The turns up to those that are known, with the other player's times from a statement."""
        kept_turns = list(record.turns[: first + len(turns)])
        for at, turn in enumerate(turns, first):
            if self.game.find_seat_in_turn(states[at]) != record.seat:
                kept_turns[at] = kept_turns[at]._replace(seconds=turn.seconds)
        return tuple(kept_turns)

    def _merge_wishes(
        self, record: Record, states: list[Any], message: StatementShape
    ) -> tuple[Record, list[Any]]:
        answer = message.answer
        if record.ask is not None and answer is not None and answer.number == record.ask.number:
            if answer.granted and record.is_host:
                length = record.ask.length
                record, states = self._cut(record, length), states[: length + 1]
                record = replace(record, number=record.number + 1)
            else:
                record = replace(record, ask=None)
        ask = None
        if message.ask is not None and message.epoch == record.epoch:
            if message.ask.length >= len(states) - 1:
                raise FileError(texts.NOT_A_MESSAGE)
            ask = Ask(message.ask.number, message.ask.length)
        return replace(record, partner_ask=ask), states

    # -- the clock -------------------------------------------------------------------------------

    def _restart_clock(self, now: str) -> None:
        """Count the time of a turn from now if it is this machine's, else from an answer."""
        if self.record.clock is not None:
            self.record = replace(self.record, turn_since=now if self.is_my_turn else "")

    def _merge_claims(
        self, record: Record, states: Sequence[Any], message: StatementShape, now: str
    ) -> Record:
        """The record with the claim of a statement, and without its own if that was too early."""
        if record.claim is not None:
            judgement = judge_claim(self.game, record, states, 1 - record.seat, record.claim, now)
            if judgement is ClaimState.VOID:
                record = replace(record, claim=None, number=record.number + 1)
        if message.epoch != record.epoch or message.claim is None:
            return replace(record, partner_claim=None)
        return self._settle_own_loss(record, states, message.claim, now)

    def _settle_own_loss(
        self, record: Record, states: Sequence[Any], claim: int, now: str
    ) -> Record:
        """The record with a claim of the other player, to which the game is lost if it is valid."""
        judgement = judge_claim(self.game, record, states, record.seat, claim, now)
        if judgement is ClaimState.WRONG:
            raise FileError(texts.WRONG_CLAIM)
        if judgement is ClaimState.VOID:
            return replace(record, partner_claim=None)
        if judgement is ClaimState.OPEN or record.gave_up:
            return replace(record, partner_claim=claim)
        return record.change(now, partner_claim=claim, gave_up=True)

    @staticmethod
    def _cut(record: Record, length: int) -> Record:
        """The record after going back, which only the host does by itself."""
        return replace(
            record,
            turns=record.turns[:length],
            epoch=record.epoch + 1,
            gave_up=False,
            partner_gave_up=False,
            ask=None,
            partner_ask=None,
            claim=None,
            partner_claim=None,
            goes_back=True,
        )

    def _contradict(self, message: StatementShape, raw: bytes) -> FileError:
        """The error of a history that contradicts this one, which is kept if it is sound."""
        if message.first == 0 and self.beginning is not None:
            turns = parse_turns(message.turns)
            self._replay(self.beginning.start, turns)
            self.rival_history = raw
        elif not self.wants_whole:
            self.wants_whole = self.needs_answer = True
        if message.whole and not self.is_whole_wanted:
            self.is_whole_wanted = self.needs_answer = True
        return FileError(texts.DIFFERENT_HISTORY)

    def _replay(self, start: Any, turns: Sequence[Turn]) -> list[Any]:
        """The states of a whole history. Raises FileError if it is not sound."""
        states = [start]
        for turn in turns:
            states.append(self._play(states[-1], turn.actions))
            if self.game.saves.calculate_digest(states[-1]) != turn.digest:
                raise FileError(texts.ILLEGAL_TURN)
        if sum(len(turn.actions) for turn in turns) > self.game.saves.max_actions:
            raise FileError(texts.ILLEGAL_TURN)
        return states

    def _play(self, state: Any, actions: Sequence[Any]) -> Any:
        """The state after a turn: all its actions are legal, and the last one ends it."""
        game = self.game
        has_ended = False
        for data in actions:
            if has_ended:
                raise FileError(texts.ILLEGAL_TURN)
            try:
                action = game.parse_action(data)
                after, events = game.apply(state, action)
            except (FileError, IllegalAction):
                raise FileError(texts.ILLEGAL_TURN) from None
            has_ended = game.find_turn_change(
                action, state, after, events
            ).ends_turn or not game.list_seats_to_act(after)
            state = after
        if not has_ended:
            raise FileError(texts.ILLEGAL_TURN)
        return state


def _merge_words(record: Record, message: StatementShape) -> Record:
    """The record with those plain words of the other player that are new."""
    last_number = record.partner_words[-1].number if record.partner_words else 0
    new_words = []
    for words in message.words:
        if words.number > last_number:
            new_words.append(Words(words.number, words.text))
            last_number = words.number
    return (
        replace(record, partner_words=(*record.partner_words, *new_words)) if new_words else record
    )


def _ensure_sentence(error: FileError) -> FileError:
    """The error itself if it is a whole sentence for players, else one that says as much."""
    if error.fault.context == "Far" and not error.location:
        return error
    return FileError(texts.NOT_A_MESSAGE, details=str(error))
