"""The clock of a game on two machines: both know both times, and no game is lost silently."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.box import GAME
from tests.tabletop.far.machines import (
    NOON,
    add_to_noon,
    begin_game,
    exchange,
    list_agreed_facts,
    play_turn,
)
from twoheirs_qt.tabletop.far import texts
from twoheirs_qt.tabletop.far.clock import count_used_seconds, is_time_up, may_claim
from twoheirs_qt.tabletop.far.far_game import FarGame, News
from twoheirs_qt.tabletop.far.record import dump_record, parse_record

LIMIT = 1800
DAY = 86_400


class Match:
    """Two machines with a clock; `mover` is the one to move, `waiter` the other."""

    def __init__(self, limit: int | None = LIMIT, seed: int = 1) -> None:
        self.machines = begin_game(seed, limit)
        self.random = Random(seed)
        self.seconds = 0

    @property
    def now(self) -> str:
        return add_to_noon(self.seconds)

    @property
    def mover(self) -> FarGame:
        return next(machine for machine in self.machines if machine.is_my_turn)

    @property
    def waiter(self) -> FarGame:
        return next(machine for machine in self.machines if not machine.is_my_turn)

    def exchange(self) -> None:
        exchange(*self.machines, (self.now, self.now))

    def play(self, seconds: int) -> None:
        """Let the player to move take some time, and both machines know of the turn."""
        self.seconds += seconds
        play_turn(self.mover, self.random, self.now)
        self.exchange()

    def measure_time(self, seat: int) -> int:
        """The time of a player, which both machines agree on."""
        ada, ben = (count_used_seconds(machine, seat, self.now) for machine in self.machines)
        assert ada == ben
        return ada

    def agree(self) -> bool:
        return list_agreed_facts(self.machines[0]) == list_agreed_facts(self.machines[1])


def test_both_know_the_times_of_both() -> None:
    match = Match(limit=0)
    first = match.mover.record.seat
    match.play(70)
    match.play(200)
    match.play(30)
    assert (match.measure_time(first), match.measure_time(1 - first)) == (100, 200)
    match.seconds += 5
    assert match.measure_time(1 - first) == 205
    assert not may_claim(match.waiter, add_to_noon(10 * DAY))


def test_the_time_that_a_message_takes_is_not_counted() -> None:
    match = Match()
    mover, waiter = match.mover, match.waiter
    match.seconds += 60
    play_turn(mover, match.random, match.now)
    raw = mover.make_statement()
    match.seconds += 3 * DAY
    assert count_used_seconds(mover, waiter.record.seat, match.now) == 0
    waiter.receive(raw, match.now)
    match.exchange()
    assert match.measure_time(mover.record.seat) == 60
    assert match.measure_time(waiter.record.seat) == 0
    match.seconds += 10
    assert match.measure_time(waiter.record.seat) == 10


def test_a_clock_that_is_set_back_counts_nothing() -> None:
    match = Match()
    seat = match.mover.record.seat
    match.seconds -= DAY
    match.play(0)
    assert match.measure_time(seat) == 0


def test_a_restarted_program_counts_on() -> None:
    match = Match()
    mover = match.mover
    copy = FarGame(GAME, parse_record(json.loads(json.dumps(dump_record(mover.record)))))
    play_turn(copy, match.random, add_to_noon(90))
    assert copy.record.turns[0].seconds == 90


def test_taking_back_restores_the_times() -> None:
    match = Match()
    first = match.mover.record.seat
    match.play(100)
    match.play(200)
    match.play(400)
    match.machines[first].ask_back(1, match.now)
    match.exchange()
    match.machines[1 - first].answer(True, match.now)
    match.exchange()
    assert match.agree()
    assert (match.measure_time(first), match.measure_time(1 - first)) == (100, 0)


def test_a_turn_that_is_played_again_takes_its_new_time() -> None:
    for seed in range(6):  # it is the host's turn, or the guest's
        match = Match(seed=seed)
        match.play(50)
        match.random.seed(7)
        match.play(100)
        asker = match.waiter
        asker.ask_back(1, match.now)
        match.exchange()
        match.mover.answer(True, match.now)
        if not asker.is_my_turn:  # the other one does not know of the answer's effect yet
            (answerer,) = [machine for machine in match.machines if machine is not asker]
            asker.receive(answerer.make_statement(), match.now)
            assert asker.is_my_turn
        match.random.seed(7)
        match.seconds += 30
        play_turn(asker, match.random, match.now)
        match.exchange()
        assert match.agree()
        assert match.measure_time(asker.record.seat) == 30


# -- claims ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_player_who_does_not_move_can_lose_but_only_by_a_claim(seed: int) -> None:
    match = Match(seed=seed)
    match.play(10)
    mover, waiter = match.mover, match.waiter
    match.seconds += LIMIT
    assert not may_claim(waiter, match.now)
    waiter.claim(match.now)
    assert waiter.record.claim is None
    match.seconds += 10
    match.exchange()
    assert is_time_up(mover, mover.record.seat, match.now)
    assert not mover.is_over
    assert not waiter.is_over
    waiter.claim(match.now)
    assert waiter.resigned_seat == mover.record.seat
    match.exchange()
    assert match.agree()
    assert mover.resigned_seat == mover.record.seat
    assert mover.record.partner_claim is not None


def test_the_game_goes_on_without_a_claim() -> None:
    match = Match()
    late = match.mover
    match.play(LIMIT + 100)
    assert may_claim(match.mover, match.now)
    match.play(10)
    match.play(10)
    assert not match.machines[0].is_over
    match.machines[1 - match.machines.index(late)].claim(match.now)
    match.exchange()
    assert match.agree()
    assert late.resigned_seat == late.record.seat


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("is_late", [False, True])
def test_a_claim_that_crosses_a_turn(is_late: bool, seed: int) -> None:
    """The turn was ended in time, and the game goes on; or it was not, and the claim holds."""
    match = Match(seed=seed)
    match.play(10)
    mover, waiter = match.mover, match.waiter
    ended = match.seconds + LIMIT + (100 if is_late else -100)
    play_turn(mover, match.random, add_to_noon(ended))
    match.seconds += LIMIT + 200
    waiter.claim(match.now)
    assert waiter.is_over
    match.exchange()
    assert match.agree()
    assert len(waiter.record.turns) == 2
    assert waiter.is_over is is_late
    assert waiter.is_my_turn is not is_late


def test_a_claim_before_the_clock_of_the_other_machine_says_so_waits_for_it() -> None:
    match = Match()
    mover, waiter = match.mover, match.waiter
    match.seconds += LIMIT + 10
    waiter.claim(match.now)
    mover.receive(waiter.make_statement(), add_to_noon(LIMIT - 20))
    assert mover.is_my_turn
    assert mover.record.partner_claim is not None
    mover.check_claim(add_to_noon(LIMIT - 10))
    assert not mover.is_over
    mover.check_claim(add_to_noon(LIMIT + 1))
    assert mover.is_over
    match.exchange()
    assert match.agree()


def test_a_claim_of_the_time_of_the_other_is_refused() -> None:
    match = Match()
    match.play(10)
    match.play(10)
    mover, waiter = match.mover, match.waiter
    data = {**json.loads(mover.make_statement()), "claim": 2, "number": 999}
    before = waiter.record
    refused = waiter.receive(json.dumps(data).encode(), match.now)
    assert refused == (News.REFUSED, texts.WRONG_CLAIM)
    assert waiter.record == before
    without_limit = Match(limit=0)
    mover, waiter = without_limit.mover, without_limit.waiter
    data = {**json.loads(waiter.make_statement()), "claim": 0, "number": 999}
    refused = mover.receive(json.dumps(data).encode(), add_to_noon(10**8))
    assert refused == (News.REFUSED, texts.WRONG_CLAIM)


def test_a_claim_can_be_taken_back_like_giving_up() -> None:
    match = Match()
    match.play(10)
    match.play(LIMIT + 10)
    winner, loser = match.mover, match.waiter
    winner.claim(match.now)
    match.exchange()
    loser.ask_back(1, match.now)
    match.exchange()
    winner.answer(True, match.now)
    match.exchange()
    assert match.agree()
    assert loser.is_my_turn
    assert match.measure_time(loser.record.seat) == 0


# -- what the other machine says ------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [-1, 10**12, 1.5, "60", True, None])
def test_an_absurd_time_is_refused(seconds: object) -> None:
    match = Match()
    mover, waiter = match.mover, match.waiter
    play_turn(mover, match.random, add_to_noon(60))
    data = json.loads(mover.make_statement())
    data["turns"][-1]["seconds"] = seconds
    before = waiter.record
    refused = waiter.receive(json.dumps(data).encode(), match.now)
    assert refused == (News.REFUSED, texts.NOT_A_MESSAGE)
    assert waiter.record == before


def test_no_machine_changes_the_times_of_the_other() -> None:
    match = Match()
    match.play(100)
    match.play(100)
    match.play(100)
    host, guest = match.machines
    data = json.loads(host.make_statement(whole=True))
    for turn in data["turns"]:
        turn["seconds"] = LIMIT * 2
    data.update(number=999, epoch=host.record.epoch + 1)
    own = count_used_seconds(guest, guest.record.seat, match.now)
    assert guest.receive(json.dumps(data).encode(), match.now).news is News.READ
    assert count_used_seconds(guest, guest.record.seat, match.now) == own


def test_games_without_a_clock_are_read() -> None:
    ada, ben = begin_game(1)
    play_turn(ada if ada.is_my_turn else ben, Random(1))
    record = dump_record(ada.record)
    for name in ("clock", "turn_since", "claim", "partner_claim"):
        del record[name]
    assert parse_record(record) == ada.record
    data = json.loads((ben if ada.is_my_turn else ada).make_statement())
    for turn in data["turns"]:
        turn.pop("seconds", None)
    assert ben.receive(json.dumps(data).encode(), NOON).news is not News.REFUSED
    assert (
        count_used_seconds(ada, 0, add_to_noon(DAY))
        == count_used_seconds(ada, 1, add_to_noon(DAY))
        == 0
    )
