"""Two machines that play one game, and a channel between them that loses, doubles and reorders."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from random import Random
from typing import Any

from tests.box import GAME, load_box
from tests.play import choose
from twoheirs_qt.games.two_heirs.rules import apply
from twoheirs_qt.games.two_heirs.rules.components import RECOMMENDED_SETS, Catalogue
from twoheirs_qt.games.two_heirs.rules.setup import NewGame
from twoheirs_qt.tabletop.far.agreement import dump_beginning
from twoheirs_qt.tabletop.far.far_game import FarGame, News, invite, join
from twoheirs_qt.tabletop.saves.save import GameSettings

NOON = "2026-01-31T12:00:00Z"


def add_to_noon(seconds: int) -> str:
    """A time this many seconds after noon."""
    noon = datetime.fromisoformat(NOON)
    return (noon + timedelta(seconds=seconds)).strftime("%Y-%m-%dT%H:%M:%SZ")


def choose_hex_digits(random: Random, count: int) -> str:
    return "".join(random.choices("0123456789abcdef", k=count))


def make_invitation(
    random: Random,
    seat: int = 0,
    after: str = "",
    clock: int | None = None,
    catalogue: Catalogue | None = None,
) -> FarGame:
    """A game of Ada's, to which she invites; with the program's tiles, or those of a catalogue."""
    options = NewGame(0, sets=RECOMMENDED_SETS)._asdict()
    del options["seed"]
    begin = dump_beginning(GAME, catalogue or load_box(), options, GameSettings(("Ada", "")), NOON)
    randoms = (
        choose_hex_digits(random, 32),
        choose_hex_digits(random, 32),
        choose_hex_digits(random, 64),
    )
    return invite(
        GAME,
        begin,
        address="",
        seat=seat,
        name="Ada",
        randoms=randoms,
        now=NOON,
        after=after,
        clock=clock,
    )


def accept(random: Random, raw: bytes, name: str = "Ben") -> FarGame:
    randoms = choose_hex_digits(random, 32), choose_hex_digits(random, 64)
    return join(GAME, raw, address="", name=name, randoms=randoms, now=NOON)


def begin_game(
    seed: int, clock: int | None = None, times: tuple[str, str] = (NOON, NOON)
) -> tuple[FarGame, FarGame]:
    """Ada's and Ben's machine with a game that has just begun."""
    random = Random(seed)
    ada = make_invitation(random, clock=clock)
    ben = accept(random, ada.make_statement())
    exchange(ada, ben, times)
    return ada, ben


def exchange(ada: FarGame, ben: FarGame, times: tuple[str, str] = (NOON, NOON)) -> None:
    """Exchange statements until both have read all; each machine has its own time."""
    for _ in range(6):
        for sender, receiver, now in ((ada, ben, times[1]), (ben, ada, times[0])):
            news = receiver.receive(sender.make_statement(), now)
            assert news.news is not News.REFUSED, news


def play_turn(machine: FarGame, random: Random, now: str = NOON) -> None:
    """Play a random turn of the player at a machine."""
    state, actions = machine.state, []
    seat = state.active
    while not state.is_over and state.active is seat:
        action = choose(state, random)
        actions.append(action)
        state, _ = apply(state, action)
    machine.add_turn(actions, now)


def list_agreed_facts(machine: FarGame) -> tuple[Any, ...]:
    """All on which both machines have to agree in the end."""
    record = machine.record
    digests = [GAME.saves.calculate_digest(state) for state in machine.states]
    assert digests[1:] == [turn.digest for turn in record.turns]
    names = machine.beginning.settings.names if machine.beginning else ()
    seconds = [turn.seconds for turn in record.turns]
    return record.id, record.epoch, digests, seconds, machine.resigned_seat, names, machine.is_over


class Channel:
    """Carries statements one way; `losses` is the share of those that are lost."""

    def __init__(self, random: Random, losses: float = 0.3) -> None:
        self._random = random
        self._losses = losses
        self._sent: list[bytes] = []

    def send(self, raw: bytes) -> None:
        if self._random.random() >= self._losses:
            self._sent += [raw] * self._random.choice([1, 1, 1, 2, 3])

    def receive(self) -> list[bytes]:
        """Some of what was sent, in any order."""
        self._random.shuffle(self._sent)
        count = self._random.randrange(len(self._sent) + 1)
        arrived, self._sent = self._sent[:count], self._sent[count:]
        return arrived


def spoil_value(data: Any, random: Random) -> Any:
    """A copy of plain data in which one thing is another."""
    junk: list[Any] = [None, -1, 0, 1, 2**60, "", "x" * 500, [], {}, [[]], True, 1.5, "white"]
    if isinstance(data, dict) and data:
        name = random.choice(list(data))
        if random.random() < 0.1:
            return {key: value for key, value in data.items() if key != name}
        return {**data, name: spoil_value(data[name], random)}
    if isinstance(data, list) and data:
        at = random.randrange(len(data))
        kind = random.randrange(6)
        if kind == 0:
            return data[:at] + data[at + 1 :]
        if kind == 1:
            return [*data[:at], data[at], *data[at:]]
        if kind == 2:
            return data[::-1]
        return [*data[:at], spoil_value(data[at], random), *data[at + 1 :]]
    if isinstance(data, int) and not isinstance(data, bool) and random.random() < 0.5:
        return data + random.choice([-1, 1])
    return random.choice(junk)


def spoil(raw: bytes, random: Random) -> bytes:
    """A statement that something has gone wrong with."""
    kind = random.randrange(5)
    if kind == 0:
        return raw[: random.randrange(len(raw))]
    if kind == 1:
        spoilt_raw = bytearray(raw)
        spoilt_raw[random.randrange(len(raw))] ^= 1 << random.randrange(8)
        return bytes(spoilt_raw)
    if kind == 2:
        at = random.randrange(len(raw))
        return raw[:at] + random.randbytes(random.randrange(50)) + raw[at:]
    data = json.loads(raw)
    for _ in range(random.choice([1, 1, 2, 5])):
        data = spoil_value(data, random)
    return json.dumps(data).encode()
