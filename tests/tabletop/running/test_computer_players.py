"""Computers at the table: they think beside it, are hurried, paused and given up."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from time import monotonic
from typing import Any

import psutil
import pytest
from pytestqt.qtbot import QtBot

from tests.box import GAME
from tests.tabletop.opponents.test_hostile_program import make_hostile
from tests.tabletop.running.test_computers_seat import begin_against, play_own
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import EndTurn, Heir
from twoheirs_qt.tabletop.opponents.protocol.commands import make_command
from twoheirs_qt.tabletop.opponents.protocol.conversation import Conversation, Received
from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
from twoheirs_qt.tabletop.opponents.protocol.program import PROGRESS_INTERVAL_S
from twoheirs_qt.tabletop.own_command import ProcessCommand
from twoheirs_qt.tabletop.running.computer_seats import ComputerPlayers
from twoheirs_qt.tabletop.text.text import render_english

LIMITS = Limits(
    TIMEOUT_S, TIMEOUT_S, TIMEOUT_S, TIMEOUT_S, max_bytes=150 * 1024 * 1024, check_interval_s=0.05
)
"""A busy machine ends no program before its time."""
IMPATIENT = LIMITS._replace(start_s=5, reply_s=5)


class Table:
    """Computers that play the session's games by one command."""

    def __init__(self, session: GameSession, qtbot: QtBot, limits: Limits = LIMITS) -> None:
        self.session = session
        self.command: ProcessCommand | None = make_command("greedy", GAME.opponents)
        self.computers = ComputerPlayers(session, lambda _: self.command, limits, session)
        self._qtbot = qtbot
        self.troubles: list[str] = []
        self.computers.opponent_failed.connect(
            lambda _, opponent_error: self.troubles.append(
                render_english(opponent_error.describe_for("Eve"))
            )
        )

    def use_hostile(self, trick: str) -> None:
        self.command = make_hostile("1", "1000", trick)

    def wait(self, until: Any) -> None:
        self._qtbot.waitUntil(until, timeout=round(TIMEOUT_S * 1000))


@pytest.fixture
def table(session: GameSession, qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[Table]:
    made = Table(session, qtbot, getattr(request, "param", LIMITS))
    yield made
    made.computers.close()
    assert not psutil.Process().children()


def test_a_computer_answers_with_a_whole_turn(table: Table) -> None:
    session = table.session
    begin_against(session)
    play_own(session)
    turns: list[int] = []
    session.stepped.connect(lambda: turns.append(session.turn))
    table.wait(lambda: session.seat_elsewhere is None)
    assert turns == [3]
    assert isinstance(session.done_commands[-1].action, EndTurn)


def test_two_computers_play_on_unless_they_are_paused(table: Table) -> None:
    session = table.session
    begin_against(session, both=True)
    table.wait(lambda: session.turn >= 3)
    table.computers.pause(True)
    turn = session.turn
    assert table.computers.seat is None
    table.computers.start_turn()
    assert table.computers.seat is None
    assert session.undo()
    assert session.turn == turn - 1
    table.computers.pause(False)
    table.wait(lambda: session.turn >= turn + 2)


def test_taking_back_leaves_the_thinking(table: Table) -> None:
    session = table.session
    table.use_hostile("silence")
    begin_against(session)
    play_own(session)
    table.wait(lambda: table.computers.seat == Heir.BLUE)
    assert session.undo()
    table.wait(lambda: table.computers.seat is None)
    assert not table.troubles
    table.command = make_command("greedy", GAME.opponents)
    session.redo()
    table.computers.close()
    table.computers.start_turn()
    table.wait(lambda: session.seat_elsewhere is None)


def test_nothing_begins_before_the_table_has_shown_all(table: Table) -> None:
    session = table.session
    shown = False
    computers = ComputerPlayers(
        session,
        lambda _: make_command("greedy", GAME.opponents),
        LIMITS,
        session,
        may_begin=lambda: shown,
    )
    table.computers.pause(True)  # those of the fixture
    begin_against(session)
    play_own(session)
    computers.start_turn()
    assert computers.seat is None
    shown = True
    computers.start_turn()
    assert computers.seat == Heir.BLUE
    computers.close()


@pytest.mark.parametrize(
    ("trick", "message"),
    [
        ("death", "Eve has quit in the middle of the game."),
        ("hoard", "Eve uses more than 150 MiB of memory."),
        (
            "huge lead",
            "Eve sent something that can't be understood "
            "(info: lead: Input should be a valid number).",
        ),
        (
            "endless line",
            "Eve sent something that can't be understood (a line of more than 64 KiB).",
        ),
    ],
)
def test_the_table_goes_on_when_a_program_misbehaves(
    table: Table, trick: str, message: str
) -> None:
    session = table.session
    table.use_hostile(trick)
    begin_against(session)
    play_own(session)
    table.wait(lambda: bool(table.troubles))
    assert table.troubles[0].startswith(message)
    assert table.computers.seat is None
    table.command = make_command("greedy", GAME.opponents)
    session.give_seat(Heir.BLUE, "computer", "greedy")
    table.wait(lambda: session.seat_elsewhere is None)


def test_however_much_a_program_says_the_window_hears_little(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = table.session
    here: list[bool] = []
    read_line = Conversation.read_line

    def receive(self: Conversation, line: bytes) -> Received | None:
        here.append(threading.current_thread() is threading.main_thread())
        return read_line(self, line)

    monkeypatch.setattr(Conversation, "read_line", receive)
    table.use_hostile("chatter")  # 9,000 lines for each answer
    reported: list[int] = []
    table.computers.progress_changed.connect(
        lambda thinks: reported.extend([thinks.states] if thinks else [])
    )
    begin_against(session)
    play_own(session)
    begun = monotonic()
    table.wait(lambda: session.seat_elsewhere is None)
    assert len(here) > 9000
    assert not any(here), "nothing is read in the window's thread"
    assert set(reported) == {10**12}
    assert len(reported) <= (monotonic() - begun) / PROGRESS_INTERVAL_S + 1


@pytest.mark.parametrize("table", [IMPATIENT], indirect=True)
def test_a_program_that_is_silent_or_not_there(table: Table) -> None:
    session = table.session
    table.use_hostile("silence")
    begin_against(session)
    play_own(session)
    table.wait(lambda: bool(table.troubles))
    table.command = ProcessCommand(("/nowhere/at/all",))
    session.give_seat(Heir.BLUE, "computer", "x")
    table.wait(lambda: len(table.troubles) == 2)
    table.command = None
    session.give_seat(Heir.BLUE, "computer", "x")
    table.wait(lambda: len(table.troubles) == 3)
    assert table.troubles[0] == "Eve doesn't answer."
    assert table.troubles[1].startswith("Eve can't be started: ")
    assert table.troubles[2] == "There is no opponent Eve on this computer."
