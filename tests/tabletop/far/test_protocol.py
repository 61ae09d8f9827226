"""Two machines play one game: they agree, whatever happens on the way."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tests.box import GAME
from tests.changed_catalogue import make_changed_catalogue
from tests.long_run import LONG_RUN, choose_count
from tests.memory import measure_memory
from tests.tabletop.far.machines import (
    NOON,
    Channel,
    accept,
    add_to_noon,
    begin_game,
    exchange,
    list_agreed_facts,
    make_invitation,
    play_turn,
    spoil,
)
from twoheirs_qt.games.two_heirs.codec.catalogue import parse_catalogue
from twoheirs_qt.tabletop.far import texts
from twoheirs_qt.tabletop.far.clock import count_used_seconds
from twoheirs_qt.tabletop.far.far_game import REPEATED_TURNS, FarGame, News
from twoheirs_qt.tabletop.far.limits import MAX_WORDS
from twoheirs_qt.tabletop.far.message import MAX_MESSAGE_BYTES, read_message
from twoheirs_qt.tabletop.far.record import dump_record, parse_record
from twoheirs_qt.tabletop.far.words import OTHER_CATALOGUE, describe_invitation
from twoheirs_qt.tabletop.files.errors import FileError


def find_mover(ada: FarGame, ben: FarGame) -> FarGame:
    return ada if ada.is_my_turn else ben


def play_turns(ada: FarGame, ben: FarGame, random: Random, count: int) -> None:
    """Play turns that the other machine is not told of, but by the next exchange."""
    for _ in range(count):
        play_turn(find_mover(ada, ben), random)
        exchange(ada, ben)


# -- setting up -----------------------------------------------------------------------------------


def test_both_begin_the_same_game_with_both_names() -> None:
    ada, ben = begin_game(1)
    assert list_agreed_facts(ada) == list_agreed_facts(ben)
    assert ada.beginning is not None
    assert ada.beginning.settings.names == ("Ada", "Ben")
    assert ada.is_my_turn is not ben.is_my_turn


def test_the_seed_needs_the_numbers_of_both() -> None:
    starts = set()
    for host_seed, guest_seed in ((1, 2), (1, 3), (4, 2)):
        ada = make_invitation(Random(host_seed))
        ben = accept(Random(guest_seed), ada.make_statement())
        exchange(ada, ben)
        assert list_agreed_facts(ada) == list_agreed_facts(ben)
        starts.add(GAME.saves.calculate_digest(ada.states[0]))
    assert len(starts) == 3


def test_the_hosts_number_stays_secret_until_the_guest_has_sent_its_own() -> None:
    ada = make_invitation(Random(1))
    assert ada.record.random.encode() not in ada.make_statement()
    ben = accept(Random(2), ada.make_statement())
    ada.receive(ben.make_statement(), NOON)
    assert ada.record.random.encode() in ada.make_statement()


def test_a_host_that_changes_its_number_is_refused() -> None:
    ada = make_invitation(Random(1))
    ben = accept(Random(2), ada.make_statement())
    ada.receive(ben.make_statement(), NOON)
    data = json.loads(ada.make_statement())
    data["random"] = "0" * 64
    assert ben.receive(json.dumps(data).encode(), NOON) == (News.REFUSED, texts.WRONG_NUMBER)
    assert not ben.states


def test_only_the_first_who_joins_plays() -> None:
    ada = make_invitation(Random(1))
    ben, eve = (
        accept(Random(2), ada.make_statement()),
        accept(Random(3), ada.make_statement(), "Eve"),
    )
    ada.receive(ben.make_statement(), NOON)
    assert ada.receive(eve.make_statement(), NOON) == (News.REFUSED, texts.FOREIGN)
    assert eve.receive(ada.make_statement(), NOON) == (News.REFUSED, texts.TAKEN)
    with pytest.raises(FileError) as refused:
        accept(Random(4), ada.make_statement())
    assert refused.value.fault == texts.TAKEN
    exchange(ada, ben)
    assert list_agreed_facts(ada) == list_agreed_facts(ben)


def test_tiles_that_are_not_those_of_the_program_are_named(tmp_path: Path) -> None:
    catalogue = parse_catalogue(json.loads(make_changed_catalogue(tmp_path)))
    for own_tiles in (catalogue, None):
        message = read_message(make_invitation(Random(1), catalogue=own_tiles).make_statement())
        is_named = OTHER_CATALOGUE.fill(name="Ada") in describe_invitation(GAME, message)
        assert is_named is (own_tiles is not None)


def test_other_rules_and_newer_programs_are_named() -> None:
    data = json.loads(make_invitation(Random(1)).make_statement())
    data["begin"]["rules"] -= 1
    with pytest.raises(FileError) as refused:
        accept(Random(2), json.dumps(data).encode())
    assert refused.value.fault == texts.OTHER_RULES
    with pytest.raises(FileError) as refused:
        accept(Random(2), json.dumps({**data, "version": 2}).encode())
    assert refused.value.fault == texts.NEWER_PROGRAM


# -- turns ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game(seed: int) -> None:
    ada, ben = begin_game(seed)
    random = Random(seed)
    while not ada.is_over:
        play_turns(ada, ben, random, 1)
        assert list_agreed_facts(ada) == list_agreed_facts(ben)
    assert ben.is_over
    assert len(ada.record.turns) > 10


def test_lost_turns_ride_along() -> None:
    ada, ben = begin_game(1)
    random = Random(1)
    play_turns(ada, ben, random, 3)
    mover = find_mover(ada, ben)
    waiting_machine = ben if mover is ada else ada
    play_turn(mover, random)
    mover.make_statement()  # which is lost
    mover.say("Your turn", NOON)
    assert waiting_machine.receive(mover.make_statement(), NOON).news is News.READ
    assert list_agreed_facts(ada) == list_agreed_facts(ben)


def test_a_machine_that_missed_much_asks_for_the_whole_history() -> None:
    ada, ben = begin_game(1)
    old = dump_record(ben.record)
    random = Random(1)
    play_turns(ada, ben, random, REPEATED_TURNS + 5)
    copy = FarGame(GAME, parse_record(old))
    assert copy.receive(ada.make_statement(), NOON).news is News.READ
    assert copy.wants_whole
    assert len(copy.record.turns) == 0
    ada.receive(copy.make_statement(), NOON)
    answer = copy.receive(ada.make_statement(), NOON)
    # Turns of its own player are taken from the other machine only if the player agrees.
    assert answer == (News.REFUSED, texts.DIFFERENT_HISTORY)
    assert copy.rival_history is not None
    copy.adopt(NOON)
    exchange(ada, copy)
    assert list_agreed_facts(ada) == list_agreed_facts(copy)


def test_doubled_and_late_statements_change_nothing() -> None:
    ada, ben = begin_game(1)
    random = Random(1)
    old: dict[str, list[bytes]] = {"ada": [], "ben": []}
    for _ in range(4):
        play_turn(find_mover(ada, ben), random)
        for name, sender in (("ada", ada), ("ben", ben)):
            old[name].append(sender.make_statement())
        exchange(ada, ben)
    before = list_agreed_facts(ada), list_agreed_facts(ben)
    for raw in [*old["ada"], *reversed(old["ada"])]:
        assert ben.receive(raw, NOON).news is News.OLD
    for raw in old["ben"]:
        assert ada.receive(raw, NOON).news is News.OLD
    assert (list_agreed_facts(ada), list_agreed_facts(ben)) == before


def test_a_turn_against_the_rules_changes_nothing() -> None:
    ada, ben = begin_game(1)
    random = Random(1)
    play_turns(ada, ben, random, 2)
    mover = find_mover(ada, ben)
    waiting_machine = ben if mover is ada else ada
    play_turn(mover, random)
    data = json.loads(mover.make_statement())
    data["turns"][-1]["actions"].insert(0, data["turns"][-1]["actions"][-1])
    before = waiting_machine.record
    refused = waiting_machine.receive(json.dumps(data).encode(), NOON)
    assert refused == (News.REFUSED, texts.ILLEGAL_TURN)
    assert waiting_machine.record == before
    assert (
        waiting_machine.receive(mover.make_statement(), NOON).news is News.READ
    )  # the real one is read


def test_no_machine_plays_for_the_other_one() -> None:
    ada, ben = begin_game(1)
    random = Random(1)
    mover = find_mover(ada, ben)
    waiting_machine = ben if mover is ada else ada
    forger = FarGame(GAME, parse_record(dump_record(waiting_machine.record)))
    copy = FarGame(GAME, parse_record(dump_record(mover.record)))
    play_turn(copy, random)
    forger.receive(copy.make_statement(), NOON)
    forger.say("You have played", NOON)
    before = mover.record
    assert mover.receive(forger.make_statement(), NOON) == (News.REFUSED, texts.DIFFERENT_HISTORY)
    assert mover.record.turns == before.turns


def test_an_oversized_message_is_refused() -> None:
    ada, ben = begin_game(1)
    raw = ada.make_statement() + b" " * MAX_MESSAGE_BYTES
    assert ben.receive(raw, NOON) == (News.REFUSED, texts.TOO_LARGE)


# -- going back, giving up, words -----------------------------------------------------------------


@pytest.mark.parametrize("asker", [0, 1])
@pytest.mark.parametrize("granted", [True, False])
def test_taking_back_needs_the_other(asker: int, granted: bool) -> None:
    ada, ben = machines = begin_game(1)
    random = Random(1)
    play_turns(ada, ben, random, 4)
    asker_machine, answerer = machines[asker], machines[1 - asker]
    asker_machine.ask_back(2, NOON)
    exchange(ada, ben)
    assert answerer.open_ask is not None
    assert len(ada.record.turns) == 4
    answerer.answer(granted, NOON)
    exchange(ada, ben)
    assert list_agreed_facts(ada) == list_agreed_facts(ben)
    assert len(ada.record.turns) == (2 if granted else 4)
    assert asker_machine.record.ask is None
    assert answerer.open_ask is None
    while not ada.is_over:
        play_turns(ada, ben, random, 1)
    assert list_agreed_facts(ada) == list_agreed_facts(ben)


@pytest.mark.parametrize("loser", [0, 1])
def test_giving_up_ends_the_game_and_can_be_taken_back(loser: int) -> None:
    ada, ben = machines = begin_game(1)
    play_turns(ada, ben, Random(1), 3)
    machines[loser].give_up(NOON)
    exchange(ada, ben)
    assert ada.resigned_seat == ben.resigned_seat == machines[loser].record.seat
    machines[loser].ask_back(2, NOON)
    exchange(ada, ben)
    machines[1 - loser].answer(True, NOON)
    exchange(ada, ben)
    assert list_agreed_facts(ada) == list_agreed_facts(ben)
    assert ada.resigned_seat is None
    assert not ben.is_over


def test_plain_words_arrive_once_and_in_order() -> None:
    ada, ben = begin_game(1)
    for text in ("Hello", "  Good luck!  ", "", "x" * 10_000):
        ada.say(text, NOON)
        exchange(ada, ben)
    texts_read = [message.text for message in ben.record.partner_words]
    assert texts_read[:2] == ["Hello", "Good luck!"]
    assert len(texts_read) == 3


# -- faults of the way ----------------------------------------------------------------------------


def test_two_machines_over_a_bad_channel_agree_in_the_end() -> None:
    """Turns, wishes, giving up, claims, words, and kills of either program, in any order.

    The clocks of the machines differ by hours; half of the games have a limit of time.
    """
    claims = 0
    for seed in range(choose_count(30, 120)):
        random = Random(seed)
        clocks = MachineClocks(random)
        limit = random.choice([None, 0, 1500, 6000])
        machines = [*begin_game(seed, limit, (clocks.read(0), clocks.read(1)))]
        channels = [Channel(random), Channel(random)]
        for _ in range(choose_count(60, 150)):
            number = random.randrange(2)
            machine, now = machines[number], clocks.read(number)
            match random.randrange(10):
                case 0 | 1 | 2 if machine.is_my_turn:
                    play_turn(machine, random, now)
                case 3 if machine.record.turns:
                    machine.ask_back(random.randrange(len(machine.record.turns)), now)
                case 4:
                    machine.answer(random.random() < 0.7, now)
                case 5:
                    machine.say("Well played", now)
                case 6 if random.random() < 0.05:
                    machine.give_up(now)
                case 7:  # killed, and started again
                    machines[number] = FarGame(GAME, parse_record(dump_record(machine.record)))
                case 8 if random.random() < 0.3:
                    machine.claim(now)
            claims += machine.record.claim is not None
            _carry(machines, channels, clocks, seed)
        for channel in channels:
            channel._losses = 0.1
        for _ in range(60):
            _carry(machines, channels, clocks, seed)
        ada, ben = machines
        assert list_agreed_facts(ada) == list_agreed_facts(ben), f"seed {seed}"
        assert not ada.needs_answer, f"seed {seed}"
        assert ada.record.is_acknowledged, f"seed {seed}"
        for seat in range(2):
            seconds = count_used_seconds(ada, seat, clocks.read(0))
            assert seconds <= clocks.elapsed, f"seed {seed}"
    assert claims


class MachineClocks:
    """Clocks of two machines, which differ by up to a day."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._offsets = [random.randrange(-40_000, 40_000) for _ in range(2)]
        self.elapsed = 0

    def read(self, machine: int) -> str:
        """Read the clock of a machine; some time has passed since it was read last."""
        self.elapsed += self._random.randrange(200)
        return add_to_noon(self._offsets[machine] + self.elapsed)


def _carry(
    machines: list[FarGame], channels: list[Channel], clocks: MachineClocks, seed: int
) -> None:
    for sender, channel in zip(machines, channels, strict=True):
        if sender.needs_answer or sender.wants_whole or not sender.record.is_acknowledged:
            channel.send(sender.make_statement())
    for number, channel in enumerate(channels):
        receiver = machines[1 - number]
        for raw in channel.receive():
            now = clocks.read(1 - number)
            read = receiver.receive(raw, now)
            assert read.news is not News.REFUSED, f"seed {seed}: {read.fault}"
            receiver.check_claim(now)


MAX_SPOILT_GROWTH_BYTES = 4 << 20


@pytest.mark.skipif(not LONG_RUN, reason="100,000 spoilt messages: `dev.py night`")
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory as Linux tells it")
def test_spoilt_statements_take_no_memory() -> None:
    """A machine that reads 100,000 of them, all without being started again, does not grow."""
    random = Random(1)
    ada, ben = begin_game(1, 3600)
    play_turns(ada, ben, random, 12)
    sound = [
        machine.make_statement(whole=is_whole)
        for machine in (ada, ben)
        for is_whole in (True, False)
    ]
    spoilt = [spoil(random.choice(sound), random) for _ in range(10_000)]
    memory = 0
    for round_ in range(11):
        for raw in spoilt:
            ada.receive(raw, NOON)
        if round_ == 0:
            memory = measure_memory()
    growth = measure_memory() - memory
    assert growth < MAX_SPOILT_GROWTH_BYTES
    assert len(ada.record.partner_words) <= MAX_WORDS
    assert len(json.dumps(dump_record(ada.record))) < MAX_MESSAGE_BYTES


@pytest.mark.parametrize("batch", range(choose_count(1, 10)))
def test_spoilt_statements_change_nothing_and_are_explained_in_one_sentence(batch: int) -> None:
    """However a statement is spoilt, the machine plays on, and what it keeps can be loaded."""
    count = choose_count(400, 10_000)
    random = Random(batch)
    for number in range(count):
        if number % 100 == 0:
            ada, ben = begin_game(number)
            play_turns(ada, ben, random, random.randrange(8))
            if not ada.is_over:
                play_turn(find_mover(ada, ben), random)
            sound = [
                sender.make_statement(whole=is_whole)
                for sender in (ada, ben)
                for is_whole in (True, False)
            ]
            machines, records = [ada, ben], [ada.record, ben.record]
        raw = spoil(random.choice(sound), random)
        for at, record in enumerate(records):
            machine = machines[at]
            read = machine.receive(raw, NOON)
            if read.news is News.REFUSED:
                assert read.fault is not None
                assert read.fault.context == "Far", (number, read)
                assert machine.record.turns == record.turns, number
                assert machine.record.seen == record.seen, number
            if machine.record != record:
                record_data = json.loads(json.dumps(dump_record(machine.record)))
                assert FarGame(GAME, parse_record(record_data)).record == machine.record, number
                machines[at] = FarGame(GAME, record)


def test_spoilt_invitations_are_described_or_refused() -> None:
    """However an invitation is spoilt, the list shows its game, or why it cannot be joined."""
    random, sound = Random(5), make_invitation(Random(1), clock=60).make_statement()
    described_count = 0
    for _ in range(choose_count(400, 40_000)):
        try:
            message = read_message(spoil(sound, random))
        except FileError:
            continue
        lines = describe_invitation(GAME, message)
        assert all(line.source for line in lines)
        described_count += len(lines) > 1
    assert described_count
