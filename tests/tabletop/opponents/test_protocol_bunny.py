"""The protocol with Bunny Kingdom: what a program is told, and what its answers may be."""

from __future__ import annotations

import json
import threading
from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.bunny_kingdom.positions import deal, make_document, make_position
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.game import BunnyKingdom
from twoheirs_qt.games.bunny_kingdom.rules.actions import Draft
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_legal_actions
from twoheirs_qt.games.bunny_kingdom.rules.state import State
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply
from twoheirs_qt.games.bunny_kingdom.rules.unseen import guess, make_view
from twoheirs_qt.tabletop.opponent import Budget
from twoheirs_qt.tabletop.opponents.protocol import rpc
from twoheirs_qt.tabletop.opponents.protocol.bot import Bot, BotGame
from twoheirs_qt.tabletop.opponents.protocol.conversation import Conversation, PlayedActions
from twoheirs_qt.tabletop.opponents.protocol.opponent_error import OpponentError
from twoheirs_qt.tabletop.opponents.protocol.rpc import Call, Failure, Message, Result

BUNNY = BunnyKingdom()
SEATS = ("yellow", "pink", "black")


def list_params(state: State) -> list[dict[str, Any]]:
    """The params of `position` and of `ask_for_actions` for the seat that is asked."""
    lines = Conversation(BUNNY).ask_for_actions(state, Budget(states=50)).splitlines()
    return [json.loads(line)["params"] for line in lines]


def play_picks(count: int) -> State:
    """A game of three in whose first turn so many seats have picked."""
    state = deal(3, 4)
    for _ in range(count):
        state, _ = apply(state, list_legal_actions(state)[0])
    return state


def test_a_program_gets_the_view_of_its_seat_and_nothing_else() -> None:
    state = play_picks(2)
    view = make_view(state, 2)
    params, go = list_params(state)
    shown = params["position"]
    assert shown["seen_by"] == shown["active"] == "black"
    assert shown["picked"] == {"yellow": True, "pink": True, "black": None}
    assert shown["hands"]["yellow"] == 10
    assert len(go["legal"]) == len(list_legal_actions(state))
    for seed in range(5):
        other = guess(view, seed)
        assert other != state
        assert list_params(other) == [params, go]


@pytest.mark.parametrize("name", BUNNY.opponents)
def test_the_own_opponents_play_by_the_protocol(name: str) -> None:
    """A whole game, in which both sides check each other's lines."""
    messages: list[Message] = []
    bot = Bot(name, {BUNNY.name: BotGame(BUNNY, BUNNY.opponents[name])}.get, 1, messages.append)
    talk, state = Conversation(BUNNY), deal(2, 3)

    def answer_lines(lines: bytes) -> list[Any]:
        messages.clear()
        for line in lines.splitlines():
            call = rpc.parse(line)
            assert isinstance(call, Call)
            bot.answer(call, threading.Event())
        return [talk.read_line(rpc.dump_line(message)) for message in messages]

    answer_lines(
        talk.ask_for_greeting()
        + talk.make_new_game_line(load_program_catalogue(), 1, SEATS[:2], "yellow")
    )
    for _ in range(12):
        played = answer_lines(talk.ask_for_actions(state, Budget(states=200)))[-1]
        assert isinstance(played, PlayedActions)
        for action in played.actions:
            state, _ = apply(state, action)


def expect_error(state: State, *actions: Mapping[str, object]) -> str:
    """The error for these answers to `ask_for_actions`."""
    talk = Conversation(BUNNY)
    talk.ask_for_actions(state, Budget(states=1))
    talk.read_line(rpc.dump_line(Result(1, {})))
    with pytest.raises(OpponentError) as caught:
        talk.read_line(rpc.dump_line(Result(2, {"actions": actions})))
    return str(caught.value)


def test_wrong_answers_are_reported_in_a_sentence() -> None:
    state = deal(2, 3)
    pick = BUNNY.dump_action(list_legal_actions(state)[0])
    understood = "the program sent something that can't be understood (go: actions"
    assert expect_error(state, pick, pick).startswith(f"{understood}: continues after")
    assert expect_error(state, {"do": "fly"}).startswith(f"{understood}[0]")
    assert expect_error(state, {"do": "pass"}).startswith("the program breaks the rules (Build no")
    long = {"do": "trade", "at": "x" * 61, "resource": "wood"}
    assert expect_error(state, long).startswith(f"{understood}[0]")
    odd: dict[str, object] = {"do": "trade", "at": "\u202e", "resource": "gold\n"}
    assert expect_error(state, odd).isprintable()


def test_builds_of_one_seat_may_come_together() -> None:
    kept = {"yellow": "city-1 city-2", "pink": "city-1"}
    state = make_position(rabbits={"yellow": "A5 B5", "pink": "C2"}, kept=kept)
    builds = [
        {"do": "build", "card": "city-1", "at": "A5"},
        {"do": "build", "card": "city-2", "at": "B5"},
    ]
    talk = Conversation(BUNNY)
    talk.ask_for_actions(state, Budget(states=1))
    talk.read_line(rpc.dump_line(Result(1, {})))
    played = talk.read_line(rpc.dump_line(Result(2, {"actions": builds})))
    assert isinstance(played, PlayedActions)
    assert len(played.actions) == 2
    assert "continues after" in expect_error(state, *builds, builds[0])


def ask_bot(*calls: tuple[str, Mapping[str, object]]) -> list[Message]:
    messages: list[Message] = []
    entry = BotGame(BUNNY, BUNNY.opponents["level-4"])
    bot = Bot("level-4", {BUNNY.name: entry}.get, 1, messages.append)
    for method, params in calls:
        bot.answer(Call(method, params, 1), threading.Event())
    return messages


def test_a_bot_plays_the_game_of_the_call_and_covers_a_whole_position() -> None:
    whole = make_document(phase="draft", hands={"yellow": "A3 A4 J9", "pink": "C2 C3 B2"})
    calls: list[tuple[str, Mapping[str, object]]] = [
        ("newgame", {"game": "bunny", "seed": 3}),
        ("position", {"position": whole}),
        ("go", {"states": 100}),
    ]
    found = ask_bot(*calls)[-1]
    assert isinstance(found, Result)
    changed = {**whole, "hands": {"yellow": ["A3", "A4", "J9"], "pink": ["E5", "F1", "royal-ring"]}}
    calls[1] = ("position", {"position": changed})
    assert ask_bot(*calls)[-1] == found


def test_a_bot_refuses_games_that_it_does_not_play() -> None:
    wrong: list[Mapping[str, object]] = [{"game": "chess"}, {"game": "x" * 61}, {}]
    for params in (*wrong, {"game": "bunny", "seats": ["a"] * 17}):
        (answer,) = ask_bot(("newgame", params))
        assert isinstance(answer, Failure)
        assert answer.code == rpc.WRONG_PARAMS


def test_picks_are_asked_for_one_seat_after_the_other() -> None:
    for number, seat in enumerate(SEATS):
        params, go = list_params(play_picks(number))
        assert params["position"]["active"] == seat
        assert all(isinstance(BUNNY.parse_action(action), Draft) for action in go["legal"])
