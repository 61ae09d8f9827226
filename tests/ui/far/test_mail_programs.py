"""Two programs with two homes and two languages play whole games over a mail server.

A game takes two minutes, with kills five.
"""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import psutil
import pytest

from tests.box import ROOT
from tests.long_run import LONG_RUN
from tests.tabletop.far.mail import run_server
from tests.tabletop.far.mail_server import MailServer
from tests.ui.far.test_two_programs import finish

TURNS = int(os.environ.get("TWOHEIRS_FAR_TURNS", "0"))
"""The number of turns played; 0 for a whole game."""
FAULTS = 16

pytestmark = pytest.mark.skipif(not LONG_RUN, reason="whole games far away: `dev.py night`")


@pytest.fixture
def server() -> Iterator[MailServer]:
    with run_server() as running_server:
        yield running_server


class Players:
    """Ada's and Ben's programs, and what may happen to them."""

    def __init__(self, home: Path, server: MailServer, languages: tuple[str, str]) -> None:
        self._home, self._server = home, server
        (home / "shared").mkdir()
        self.roles = {"Ada": (languages[0], "invite"), "Ben": (languages[1], "join")}
        self.programs = {name: self.start(name) for name in self.roles}

    def start(self, name: str) -> subprocess.Popen[str]:
        arguments = [str(self._home / name), str(self._home / "shared"), name, *self.roles[name]]
        arguments += [str(TURNS), self._server.format_relay(name), ""]
        return subprocess.Popen(
            [sys.executable, "-m", "tests.ui.far.mail_player", *arguments],
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            text=True,
        )

    def kill_program(self, name: str) -> None:
        """Kill a program; its mail program ends by itself."""
        program = self.programs[name]
        if program.poll() is not None:
            return
        children = psutil.Process(program.pid).children()
        program.kill()
        program.communicate()
        _, alive = psutil.wait_procs(children, timeout=10)
        assert not alive, f"{name}'s mail program goes on"
        self.programs[name] = self.start(name)

    def kill_core(self, name: str) -> None:
        """Kill the mail program of a player."""
        program = self.programs[name]
        if program.poll() is None:
            for child in psutil.Process(program.pid).children():
                child.kill()

    def kill_server(self, seconds: float) -> None:
        """Kill the mail server, and start it again later."""
        self._server.kill()
        time.sleep(seconds)
        self._server.start()


@pytest.mark.parametrize("languages", [("pl", "de"), ("sk", "en")])
def test_two_programs_play_a_whole_game_far_away(
    tmp_path: Path, server: MailServer, languages: tuple[str, str]
) -> None:
    players = Players(tmp_path, server, languages)
    outputs = finish([*players.programs.values()])
    assert outputs[0] == outputs[1]
    assert int(outputs[0].split()[1]) >= 4


def test_kills_of_programs_mail_programs_and_server(tmp_path: Path, server: MailServer) -> None:
    """Anything may be killed at any moment, time and again; the seed says when."""
    seed = int(os.environ.get("TWOHEIRS_FAR_SEED") or secrets.randbelow(1 << 32))
    print(f"seed {seed}")  # shown by every failure
    random = Random(seed)
    players = Players(tmp_path, server, ("sk", "en"))
    try:
        for _ in range(FAULTS):
            time.sleep(random.uniform(2.0, 10.0))
            name = random.choice([*players.roles])
            match random.randrange(4):
                case 0 | 1:
                    players.kill_program(name)
                case 2:
                    players.kill_core(name)
                case 3:
                    players.kill_server(random.uniform(0.0, 6.0))
    finally:
        outputs = finish([*players.programs.values()])
    assert outputs[0] == outputs[1], f"seed {seed}"
    assert int(outputs[0].split()[1]) >= 4, f"seed {seed}"
