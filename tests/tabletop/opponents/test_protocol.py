"""The protocol: its page, both of its sides, and the end of programs that do not keep to it."""

from __future__ import annotations

import json
import re
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Any

import pytest

from tests.box import GAME, SEATS, load_box
from tests.tabletop.opponents import recording
from tests.tabletop.opponents.test_hostile_program import LIMITS, make_hostile
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.two_heirs.codec.position import Position
from twoheirs_qt.games.two_heirs.opponents.greedy import Greedy
from twoheirs_qt.games.two_heirs.opponents.named import OpponentAdapter
from twoheirs_qt.games.two_heirs.rules import Action, NewGame, Take, apply_silently, create_game
from twoheirs_qt.games.two_heirs.rules.unseen import redeal
from twoheirs_qt.tabletop.dice import Dice
from twoheirs_qt.tabletop.opponent import Budget, OnProgress, Opponent, Proposal, Stop
from twoheirs_qt.tabletop.opponents.protocol import rpc
from twoheirs_qt.tabletop.opponents.protocol.bot import NO_POSITION, BotGame, serve
from twoheirs_qt.tabletop.opponents.protocol.conversation import (
    Conversation,
    Greeting,
    PlayedActions,
    Ready,
    SearchProgress,
)
from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
from twoheirs_qt.tabletop.opponents.protocol.opponent_error import OpponentError
from twoheirs_qt.tabletop.opponents.protocol.program import Program
from twoheirs_qt.tabletop.opponents.protocol.rpc import Call, Failure, Message, Result, dump_line
from twoheirs_qt.tabletop.own_command import ProcessCommand, make_own_command

GREEDY = make_own_command("bot", "greedy")
START = create_game(load_box(), NewGame(seed=7))


# -- the page -------------------------------------------------------------------------------------


def test_the_page_tells_a_conversation_as_it_goes() -> None:
    assert recording.PAGE.read_text("utf-8") == recording.update_page(), (
        "python -m tests.tabletop.opponents.recording renews it"
    )


def test_the_example_of_the_page_plays_whole_games(tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", recording.PAGE.read_text("utf-8"), re.DOTALL)
    assert len(example.splitlines()) <= 40
    file = tmp_path / "forty_lines.py"
    file.write_text(example, "utf-8")
    limits = Limits()
    forty = ProcessCommand((sys.executable, "-I", str(file)))
    with Program(forty, limits, GAME) as one, Program(GREEDY, limits, GAME) as two:
        one.greet()
        two.greet()
        assert (one.name, two.name) == ("Forty Lines", "greedy")
        for seed in (1, 2):
            state = create_game(load_box(), NewGame(seed=seed))
            for program in (one, two):
                program.begin_game(load_box(), seed, SEATS, "white")
            while not state.is_over:
                program = (one, two)[(state.active + seed) % 2]
                for action in program.ask_for_actions(state, Budget(states=50)):
                    state = apply_silently(state, action)


VERSION_1 = Path(__file__).with_name("version_1.jsonl")


def test_a_program_of_the_first_version_still_plays() -> None:
    """These lines were said by `twoheirs-qt bot greedy` of version 0.10, at the end of a game."""
    lines = iter(VERSION_1.read_bytes().splitlines())
    talk = Conversation(GAME)
    state = recording.play_to_last_turns()

    def receive() -> Any:
        received = None
        while received is None or isinstance(received, SearchProgress):
            received = talk.read_line(next(lines))
        return received

    talk.ask_for_greeting()
    assert receive() == Greeting("greedy")
    talk.make_new_game_line(load_box(), 7, SEATS, "blue")
    assert receive() == Ready()
    while not state.is_over:
        talk.ask_for_actions(state, Budget(states=1000))
        assert receive() == Ready()
        for action in receive().actions:
            state = apply_silently(state, action)
    assert not [*lines]


# -- the side that plays --------------------------------------------------------------------------


def test_a_program_gets_no_more_than_an_heir_knows() -> None:
    random = Random(4)
    state = START
    while not state.is_over:
        lines = Conversation(GAME).ask_for_actions(state, Budget(states=1))
        assert lines == Conversation(GAME).ask_for_actions(
            redeal(state, random.randrange), Budget(states=1)
        )
        for action in Greedy().choose_turn(state, Budget(states=20), Dice(1)).actions:
            state = apply_silently(state, action)


def read_answers(talk: Conversation, *lines: str) -> list[Any]:
    return [talk.read_line(line.encode()) for line in lines]


def test_answers_are_parsed() -> None:
    talk = Conversation(GAME)
    talk.ask_for_greeting()
    talk.make_new_game_line(load_box(), 1, SEATS, "white")
    parsed = read_answers(
        talk,
        '{"jsonrpc": "2.0", "id": 1, "result": {"protocol": 1, "name": " Eve\\n", "more": 1}}',
        "",
        '{"jsonrpc": "2.0", "method": "from-the-future", "params": {}}',
        '{"jsonrpc": "2.0", "id": 2, "result": {}}',
        '{"jsonrpc": "2.0", "method": "info", "params": {"lead": 1, "states": 5}}',  # too late
    )
    assert parsed == [Greeting("Eve"), None, None, Ready(), None]
    assert talk.awaited_answer is None
    talk.ask_for_actions(START, Budget(seconds=1.5))
    parsed = read_answers(
        talk,
        '{"jsonrpc": "2.0", "id": 3, "result": {}}',
        '{"jsonrpc": "2.0", "method": "info", "params": {"lead": -1e4, "states": 5}}',
        '{"jsonrpc": "2.0", "id": 4, "result": {"actions": [{"do": "take", "slot": 1}]}}',
    )
    assert parsed == [Ready(), SearchProgress(-10_000.0, 5), PlayedActions((Take(1),))]


def expect_error(result: str) -> str:
    """Return the error for this answer to `ask_for_actions`."""
    talk = Conversation(GAME)
    talk.ask_for_actions(START, Budget(states=1))
    talk.read_line(b'{"jsonrpc": "2.0", "id": 1, "result": {}}')
    with pytest.raises(OpponentError) as caught:
        talk.read_line(f'{{"jsonrpc": "2.0", "id": 2, {result}}}'.encode())
    return str(caught.value)


@pytest.mark.parametrize("result", ["[]", "1", '"ok"', "true"])
def test_ready_is_an_object(result: str) -> None:
    talk = Conversation(GAME)
    talk.ask_for_actions(START, Budget(states=1))
    with pytest.raises(OpponentError, match=r"\(position: Input should be "):
        talk.read_line(f'{{"jsonrpc": "2.0", "id": 1, "result": {result}}}'.encode())


@pytest.mark.parametrize(
    ("result", "message"),
    [
        (
            '"result": []',
            "sent something that can't be understood (go: Input should be an object).",
        ),
        (
            '"result": {}',
            "sent something that can't be understood (go: actions: Field required).",
        ),
        (
            '"result": {"actions": [{"do": "take", "slot": 1}, {"do": "end-turn"}]}',
            "sent something that can't be understood (go: actions: continues after something "
            "was revealed or the turn ended).",
        ),
        (
            '"result": {"actions": [{"do": "take"}]}',
            "sent something that can't be understood (go: actions[0].take.slot: Field required).",
        ),
        (
            '"result": {"actions": [{"do": "end-turn"}]}',
            "breaks the rules (End the turn). First take a tile within your reach.",
        ),
        (
            '"result": {"actions": [{"do": "take", "slot": 99}]}',
            "breaks the rules (Take a tile). The royal reserve has places 0 to 6, but no place 99.",
        ),
        (
            '"result": {"actions": [{"do": "build", "tile": "\\u202e", "at": [0, 1]}]}',
            "breaks the rules (“\\u202e”). There is no tile called “\\u202e”.",
        ),
        ('"error": {"code": 1, "message": "no\\nidea"}', "refuses to play (no\\u000aidea)."),
    ],
)
def test_wrong_answers_are_reported_in_a_sentence(result: str, message: str) -> None:
    assert expect_error(result) == f"the program {message}"


@pytest.mark.parametrize(
    ("params", "message"),
    [
        ('"lead": ' + "9" * 400, "info: lead: Input should be "),
        ('"lead": ' + "9" * 5000, "a number in it has too many digits"),
        ('"lead": 1e400', '"1e400" is not a number'),
        ('"lead": NaN', "NaN is not a number"),
        ('"lead": -Infinity', "-Infinity is not a number"),
        ('"lead": 1000001', "info: lead: Input should be less than or equal to 1000000"),
        ('"lead": true', "info: lead: Input should be "),
        (
            '"states": 1000000000001',
            "info: states: Input should be less than or equal to 1000000000000",
        ),
        ('"states": -1', "info: states: Input should be greater than or equal to 0"),
        ('"states": 1.5', "info: states: Input should be a valid integer"),
        ('"actions": [' + "0, " * 100 + "0]", "info: actions: List should have at most 100"),
        ('"more": ' + "[" * 101 + "]" * 101, "nested too deeply"),
        ('"more": "' + "x" * (64 << 10) + '"', "a line of more than 64 KiB"),
    ],
)
def test_reports_while_thinking_have_bounds(params: str, message: str) -> None:
    talk = Conversation(GAME)
    talk.ask_for_actions(START, Budget(states=1))
    with pytest.raises(OpponentError) as caught:
        talk.read_line(f'{{"jsonrpc": "2.0", "method": "info", "params": {{{params}}}}}'.encode())
    assert f"({message}" in str(caught.value) or message in str(caught.value)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("states", [2**31 - 1, 2**31, 10**12])
def test_a_program_may_be_fast(states: int) -> None:
    talk = Conversation(GAME)
    talk.ask_for_actions(START, Budget(states=1))
    parsed = talk.read_line(
        dump_line(Call("info", {"states": states, "lead": 3}, notification=True))
    )
    assert parsed == SearchProgress(3.0, states)


@pytest.mark.parametrize(
    ("greeting", "message"),
    [
        ({"protocol": 3, "name": "x"}, "speaks version 3 of the protocol, but 2 is needed."),
        (
            {"protocol": True, "name": "x"},
            "sent something that can't be understood (hello: protocol: Input",
        ),
        (
            {"protocol": 1, "name": " "},
            "sent something that can't be understood (hello: name: String",
        ),
    ],
)
def test_strange_greetings(greeting: dict[str, object], message: str) -> None:
    talk = Conversation(GAME)
    talk.ask_for_greeting()
    with pytest.raises(OpponentError, match=re.escape(message)):
        talk.read_line(dump_line(Result(1, greeting)))


@pytest.mark.parametrize(
    ("trick", "message"),
    [
        ("silence", "doesn't answer."),
        ("death", "has quit in the middle of the game."),
        ("hoard", "uses more than 150 MiB of memory."),
        ("endless line", "sent something that can't be understood (a line of more than 64 KiB)."),
        (
            "endless info",
            "sent something that can't be understood (more than 10000 lines for one answer).",
        ),
        ("babies", "doesn't answer."),
    ],
)
def test_programs_that_misbehave_are_ended(trick: str, message: str) -> None:
    # Only a program that does not answer is ended by the clock; others may start slowly.
    is_silent = message == "doesn't answer."
    limits = LIMITS if is_silent else LIMITS._replace(start_s=TIMEOUT_S)
    with pytest.raises(OpponentError) as caught:
        Program(make_hostile("1", "1000", trick), limits, GAME).greet()
    assert str(caught.value) == f"the program {message}"


def test_what_is_no_program() -> None:
    with pytest.raises(OpponentError, match=r"^the program can't be started: No such file"):
        Program(ProcessCommand(("/nowhere/at/all",)), LIMITS, GAME).greet()


# -- the side that thinks -------------------------------------------------------------------------


class Slow:
    """Thinks until it is stopped."""

    def answer(
        self, view: Position, budget: Budget, dice: Dice, on_progress: OnProgress, stop: Stop
    ) -> Proposal[Action]:
        while not stop():
            threading.Event().wait(0.01)
        return OpponentAdapter(Greedy()).answer(view, budget, dice, on_progress, stop)


class Talk:
    """A bot that is spoken to line by line."""

    def __init__(self, opponent: Callable[[], Opponent[Any, Any]]) -> None:
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        self.messages: SimpleQueue[Message] = SimpleQueue()
        lines = iter(self._lines.get, b"")
        entry = BotGame(GAME, opponent)
        arguments = (lines, "tester", lambda _: entry, 1, self.messages.put)
        self._thread = threading.Thread(target=serve, args=arguments)
        self._thread.start()

    def send_line(self, line: bytes | None) -> None:
        self._lines.put(line)

    def ask(self, method: str, id_: int | None = 1, **params: object) -> None:
        self.send_line(dump_line(Call(method, params, id_, notification=id_ is None)))

    def answer(self) -> Message:
        return self.messages.get(timeout=60)

    def end(self) -> None:
        self._lines.put(b"")
        self._thread.join(60)
        assert not self._thread.is_alive()


def make_position() -> Any:
    line = Conversation(GAME).ask_for_actions(START, Budget(states=1)).splitlines()[0]
    return json.loads(line)["params"]["position"]


def test_thinking_ends_by_stop_and_with_the_input() -> None:
    talk = Talk(Slow)
    talk.ask("position", position=make_position())
    talk.ask("go", 2, states=1000)
    talk.ask("stop", None)
    assert talk.answer() == Result(1, {})
    assert [type(talk.answer()) for _ in range(2)] == [Call, Result]
    talk.ask("go", 3, states=1000)
    talk.end()


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"rubbish", rpc.NOT_JSON),
        (b"[]", rpc.NO_REQUEST),
        (None, rpc.NO_REQUEST),
        (b'{"id": 1, "method": "hello"}', rpc.NO_REQUEST),
        (b'{"jsonrpc": "2.0", "id": 1.5, "method": "hello"}', rpc.NO_REQUEST),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "hello", "params": []}', rpc.WRONG_PARAMS),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "play"}', rpc.NO_METHOD),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "go", "params": {"states": 1}}', NO_POSITION),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "position"}', rpc.WRONG_PARAMS),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "newgame", "params": {"seed": -1}}', -32602),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "newgame", "params": {"catalogue": 1}}', -32602),
    ],
)
def test_what_a_bot_cannot_do_is_answered_by_an_error(line: bytes | None, code: int) -> None:
    talk = Talk(GAME.opponents["greedy"])
    talk.send_line(line)
    answer = talk.answer()
    assert isinstance(answer, Failure)
    assert answer.code == code
    talk.ask("hello")  # it goes on
    assert isinstance(talk.answer(), Result)
    talk.end()


def test_the_same_seed_has_the_same_answers() -> None:
    def answer_with_seed() -> list[Message]:
        talk = Talk(GAME.opponents["greedy"])
        talk.ask("newgame", seed=5)
        talk.ask("position", position=make_position())
        talk.ask("go", states=500)
        answers = [talk.answer() for _ in range(2)]
        while not isinstance(answers[-1], Result) or len(answers) < 4:
            answers.append(talk.answer())
        talk.end()
        return answers

    assert answer_with_seed() == answer_with_seed()
