"""The conversation in `players/PROTOCOL.md`; `python -m tests.players.recording` renews it."""

from __future__ import annotations

import json
import re
import threading
from typing import Final

from tests.box import ROOT, box
from twoheirs_qt.players.greedy import Greedy
from twoheirs_qt.players.opponent import Budget
from twoheirs_qt.players.protocol import rpc
from twoheirs_qt.players.protocol.bot import Bot
from twoheirs_qt.players.protocol.conversation import Conversation, Plays
from twoheirs_qt.players.protocol.rpc import Call, Message
from twoheirs_qt.rules import NewGame, State, after, new_game
from twoheirs_qt.rules.shuffle import Dice
from twoheirs_qt.rules.unseen import covered

PAGE: Final = ROOT / "twoheirs_qt" / "players" / "PROTOCOL.md"
_BLOCK: Final = re.compile(r"(?<=\n```\n)[<>].*(?=```\n\Z)|(?<=\n```\n)(?=```\n\Z)", re.DOTALL)
_SEED: Final = 7


def written() -> str:
    """The page with the conversation as it goes now."""
    page, found = _BLOCK.subn(lambda _: "".join(_said()), PAGE.read_text("utf-8"))
    assert found == 1
    return page


def _said() -> list[str]:
    """All lines, each marked with who says it."""
    said: list[str] = []
    heard: list[Message] = []
    bot, talk = Bot(Greedy(), _SEED, heard.append), Conversation()
    actions: list[Plays] = []

    def say(lines: bytes) -> None:
        for line in lines.splitlines():
            call = rpc.parsed(line)
            assert isinstance(call, Call)
            shown = json.loads(line)
            shown["params"].pop("catalogue", None)
            said.append(f"> {json.dumps(shown)}\n")
            heard.clear()
            if call.method != "quit":
                bot.answer(call, threading.Event())
            for message in heard:
                answer = rpc.line_of(message)
                said.append(f"< {answer.decode()}")
                if isinstance(found := talk.hear(answer), Plays):
                    actions.append(found)

    say(talk.hello())
    say(talk.new_game(box(), _SEED))
    state = _late()
    while not state.is_over:
        say(talk.go(state, Budget(states=1000)))
        for action in actions.pop().actions:
            state = after(state, action)
    say(talk.quit())
    return said


def _late() -> State:
    """A game in which each heir has one turn left."""
    state, dice = new_game(box(), NewGame(seed=_SEED)), Dice(_SEED)
    while state.turns_left != 2:
        for action in Greedy().turn(covered(state), Budget(states=1000), dice).actions:
            state = after(state, action)
    return state


if __name__ == "__main__":
    PAGE.write_text(written(), "utf-8")
