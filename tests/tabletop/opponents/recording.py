"""The conversation in `opponents/PROTOCOL.md`.

`python -m tests.tabletop.opponents.recording` renews it.
"""

from __future__ import annotations

import json
import re
import threading
from typing import Final

from tests.box import GAME, ROOT, SEATS, load_box
from twoheirs_qt.games.two_heirs.opponents.greedy import Greedy
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget
from twoheirs_qt.games.two_heirs.rules import NewGame, State, apply_silently, create_game
from twoheirs_qt.games.two_heirs.rules.unseen import hide_unseen
from twoheirs_qt.tabletop.dice import Dice
from twoheirs_qt.tabletop.opponents.protocol import rpc
from twoheirs_qt.tabletop.opponents.protocol.bot import Bot, BotGame
from twoheirs_qt.tabletop.opponents.protocol.conversation import Conversation, PlayedActions
from twoheirs_qt.tabletop.opponents.protocol.rpc import Call, Message

PAGE: Final = ROOT / "twoheirs_qt/tabletop/opponents/PROTOCOL.md"
_BLOCK: Final = re.compile(r"(?<=\n```\n)[<>].*(?=```\n\Z)|(?<=\n```\n)(?=```\n\Z)", re.DOTALL)
_SEED: Final = 7
_ENTRY: Final = BotGame(GAME, GAME.opponents["greedy"])


def update_page() -> str:
    """Return the page with the conversation of the current program."""
    page, count = _BLOCK.subn(lambda _: "".join(_record()), PAGE.read_text("utf-8"))
    assert count == 1
    return page


def _record() -> list[str]:
    """Record all lines, each with a mark for its sender."""
    lines_out: list[str] = []
    messages: list[Message] = []
    bot, talk = Bot("greedy", lambda _: _ENTRY, _SEED, messages.append), Conversation(GAME)
    actions: list[PlayedActions] = []

    def send(lines: bytes) -> None:
        for line in lines.splitlines():
            call = rpc.parse(line)
            assert isinstance(call, Call)
            shown_call = json.loads(line)
            shown_call["params"].pop("catalogue", None)
            lines_out.append(f"> {json.dumps(shown_call)}\n")
            messages.clear()
            if call.method != "quit":
                bot.answer(call, threading.Event())
            for message in messages:
                answer = rpc.dump_line(message)
                lines_out.append(f"< {answer.decode()}")
                if isinstance(parsed := talk.read_line(answer), PlayedActions):
                    actions.append(parsed)

    send(talk.ask_for_greeting())
    send(talk.make_new_game_line(load_box(), _SEED, SEATS, "blue"))
    state = play_to_last_turns()
    while not state.is_over:
        send(talk.ask_for_actions(state, Budget(states=1000)))
        for action in actions.pop().actions:
            state = apply_silently(state, action)
    send(talk.make_quit_line())
    return lines_out


def play_to_last_turns() -> State:
    """Play up to a state in which each heir has one turn left."""
    state, dice = create_game(load_box(), NewGame(seed=_SEED)), Dice(_SEED)
    while state.turns_left != 2:
        for action in Greedy().choose_turn(hide_unseen(state), Budget(states=1000), dice).actions:
            state = apply_silently(state, action)
    return state


if __name__ == "__main__":
    PAGE.write_text(update_page(), "utf-8")
