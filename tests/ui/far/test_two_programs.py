"""Two programs with two homes and two languages play through a folder, and nearby.

The long run plays two whole games. A turn takes up to four seconds and hardly any work, since each
program waits until it looks into the folder again: with 20 kills both take about five minutes, on a
busy machine more.
"""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tests.box import ROOT
from tests.long_run import LONG_RUN, choose_count
from tests.timeouts import TIMEOUT_S

TURNS = choose_count(4, 0)
"""The number of turns played; 0 for a whole game."""
WAYS = ("folder", "nearby")
LID_S = 120
"""The time for which a lid is closed: far longer than the silence of a machine that is lost."""
END_TIMEOUT_S = (20 if LONG_RUN else 2) * TIMEOUT_S
"""The time in which the programs come to the end of a game."""


def start(
    home: Path, name: str, language: str, role: str, way: str, faults: str = ""
) -> subprocess.Popen[str]:
    arguments = [str(home / name), str(home / "shared"), name, language, role, str(TURNS)]
    arguments += [way, faults]
    return subprocess.Popen(
        [sys.executable, "-m", "tests.ui.far.player", *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
    )


def finish(programs: list[subprocess.Popen[str]]) -> list[str]:
    """Wait until the programs have ended; returns their output."""
    try:
        return [program.communicate(timeout=END_TIMEOUT_S)[0].strip() for program in programs]
    finally:
        for program in programs:
            program.kill()
            program.wait()


@pytest.mark.skipif(not LONG_RUN, reason="`dev.py night`: kills may outlast a few turns")
@pytest.mark.parametrize("way", WAYS)
def test_programs_that_are_killed_go_on(tmp_path: Path, way: str) -> None:
    """Either program is killed at any moment, time and again; the seed says when.

    Nearby, the network is disturbed, too, by both programs and under the same seed.
    """
    (tmp_path / "shared").mkdir()
    seed = secrets.randbelow(1 << 32)
    print(f"seed {seed}")  # shown by every failure, one of time included
    random = Random(seed)
    roles = {"Ada": ("sk", "invite"), "Ben": ("en", "join")}
    faults = f"{seed}" if way == "nearby" else ""
    programs = {
        name: start(tmp_path, name, *role, way, f"{faults}{name}" if faults else "")
        for name, role in roles.items()
    }
    try:
        for _ in range(20):
            time.sleep(random.uniform(2.0, 8.0))
            name = random.choice([*programs])
            if programs[name].poll() is not None:
                continue
            programs[name].kill()
            programs[name].communicate()
            again = f"{faults}{name}{random.random()}" if faults else ""
            programs[name] = start(tmp_path, name, *roles[name], way, again)
    finally:
        outputs = finish([*programs.values()])
    assert outputs[0] == outputs[1], f"seed {seed}"
    assert int(outputs[0].split()[1]) >= max(TURNS, 4), f"seed {seed}"


@pytest.mark.skipif(not LONG_RUN, reason="a lid is closed for two minutes: `dev.py night`")
def test_machines_nearby_whose_lid_is_closed_go_on(tmp_path: Path) -> None:
    """One machine sleeps for long, then both for a short while, one after the other."""
    (tmp_path / "shared").mkdir()
    programs = {
        "Ada": start(tmp_path, "Ada", "pl", "invite", "nearby"),
        "Ben": start(tmp_path, "Ben", "de", "join", "nearby"),
    }
    try:
        for name, seconds in (("Ada", LID_S), ("Ben", 20), ("Ada", 1)):
            time.sleep(8)
            assert programs[name].poll() is None, "the game was over too soon"
            programs[name].send_signal(signal.SIGSTOP)
            time.sleep(seconds)
            programs[name].send_signal(signal.SIGCONT)
    finally:
        outputs = finish([*programs.values()])
    assert outputs[0] == outputs[1]
    assert int(outputs[0].split()[1]) >= 4


@pytest.mark.parametrize("way", WAYS)
def test_two_programs_in_two_languages_play_one_game(tmp_path: Path, way: str) -> None:
    (tmp_path / "shared").mkdir()
    outputs = finish(
        [
            start(tmp_path, "Ada", "pl", "invite", way),
            start(tmp_path, "Ben", "de", "join", way),
        ]
    )
    assert outputs[0] == outputs[1]
    assert int(outputs[0].split()[1]) >= max(TURNS, 4)
