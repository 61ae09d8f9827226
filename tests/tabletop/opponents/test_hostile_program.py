"""Games against a program that does all it can to spoil them: none of them is stuck."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from time import monotonic

import psutil
import pytest

from tests.box import GAME, SEATS, load_box
from tests.long_run import choose_count
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget
from twoheirs_qt.games.two_heirs.rules import NewGame, apply_silently, create_game
from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
from twoheirs_qt.tabletop.opponents.protocol.opponent_error import OpponentError
from twoheirs_qt.tabletop.opponents.protocol.program import Program
from twoheirs_qt.tabletop.own_command import ProcessCommand

HOSTILE = Path(__file__).with_name("hostile_program.py")
LIMITS = Limits(
    start_s=2,
    reply_s=1,
    thinking_s=1,
    grace_period_s=0.4,
    max_bytes=150 * 1024 * 1024,
    check_interval_s=0.05,
)
"""An honest program answers far sooner, on a busy machine, too: nothing here is thought about."""

_GAMES = choose_count(8, 1000)
_PARTS = 2


def make_hostile(*arguments: str) -> ProcessCommand:
    """The command of the program, with these words behind it."""
    return ProcessCommand((sys.executable, "-I", str(HOSTILE), *arguments))


def play(seed: int) -> str:
    """Play a game; returns the first word of the error, or `over`."""
    state, chance = create_game(load_box(), NewGame(seed=seed)), "30" if seed % 5 else "3"
    try:
        with Program(make_hostile(str(seed), chance), LIMITS, GAME) as program:
            program.greet()
            program.begin_game(load_box(), seed, SEATS, "white")
            while not state.is_over:
                for action in program.ask_for_actions(state, Budget(states=10)):
                    state = apply_silently(state, action)
    except OpponentError as opponent_error:
        message = str(opponent_error)
        assert message.startswith("the program ")
        assert message.isprintable()
        assert len(message) < 400
        return message.split()[2]
    return "over"


@pytest.mark.parametrize("part", range(_PARTS))
def test_no_game_against_a_hostile_program_is_stuck(part: int) -> None:
    begun = monotonic()
    ends = Counter(play(seed) for seed in range(part, _GAMES, _PARTS))
    print(dict(ends))  # seen at night
    assert sum(ends.values()) == _GAMES / _PARTS
    assert monotonic() - begun < TIMEOUT_S * _GAMES / _PARTS
    assert not psutil.Process().children(recursive=True)
