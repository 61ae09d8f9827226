"""Nothing of an opponent's program outlives its game, whatever it does and whoever is killed."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import psutil
import pytest

from tests.box import GAME, ROOT, SEATS, load_box
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget
from twoheirs_qt.games.two_heirs.rules import NewGame, create_game
from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
from twoheirs_qt.tabletop.opponents.protocol.opponent_error import OpponentError
from twoheirs_qt.tabletop.opponents.protocol.program import Program
from twoheirs_qt.tabletop.own_command import ProcessCommand

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="os.fork")

LEAVER = Path(__file__).with_name("leaver.py")
LIMITS = Limits(max_bytes=150 << 20, check_interval_s=0.05)
START = create_game(load_box(), NewGame(seed=7))

_WAYS = ("helper", "helper session", "helper session silent", "helper session silent bare")


def make_leaver(folder: Path, way: str) -> ProcessCommand:
    return ProcessCommand((sys.executable, "-I", str(LEAVER), str(folder), way))


def wait(until: Callable[[], bool]) -> None:
    end = monotonic() + TIMEOUT_S
    while not until():
        assert monotonic() < end
        sleep(0.01)


def find_alive(folder: Path, number: int = 2) -> list[int]:
    """Find the started processes that are still alive."""
    wait(lambda: len([*folder.iterdir()]) >= number)
    return [pid for pid in (int(file.name) for file in folder.iterdir()) if is_alive(pid)]


def is_alive(pid: int) -> bool:
    """Whether there is such a process, and not just its exit status, which nobody has read yet."""
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


@pytest.mark.parametrize("way", _WAYS)
def test_what_a_program_leaves_behind_ends_with_the_game(tmp_path: Path, way: str) -> None:
    with Program(make_leaver(tmp_path, way), LIMITS, GAME) as program:
        program.greet()
        program.begin_game(load_box(), 1, SEATS, "white")
        program.ask_for_actions(START, Budget(states=1))
        assert len(find_alive(tmp_path)) == 2
    assert not find_alive(tmp_path)


@pytest.mark.parametrize("way", _WAYS)
def test_and_with_the_program_itself(tmp_path: Path, way: str) -> None:
    program = Program(make_leaver(tmp_path, f"{way} dies"), LIMITS, GAME)
    program.greet()
    with pytest.raises(OpponentError, match="in the middle of the game"):
        program.begin_game(load_box(), 1, SEATS, "white")
    assert not find_alive(tmp_path)


def test_what_it_leaves_behind_counts_as_its_memory(tmp_path: Path) -> None:
    limits = LIMITS._replace(max_bytes=90 << 20)
    program = Program(make_leaver(tmp_path, "helper session silent memory thinks"), limits, GAME)

    def play() -> None:
        program.greet()
        program.begin_game(load_box(), 1, SEATS, "white")
        program.ask_for_actions(START, Budget(seconds=TIMEOUT_S))

    with pytest.raises(OpponentError, match="90 MiB of memory"):
        play()
    assert not find_alive(tmp_path)


def test_who_kills_the_guard_gains_nothing(tmp_path: Path) -> None:
    program = Program(make_leaver(tmp_path, "helper session silent murder thinks"), LIMITS, GAME)
    program.greet()
    program.begin_game(load_box(), 1, SEATS, "white")
    with pytest.raises(OpponentError, match="in the middle of the game"):
        program.ask_for_actions(START, Budget(seconds=TIMEOUT_S))
    wait(lambda: not find_alive(tmp_path))


_GAME = """
import sys, time
from twoheirs_qt.tabletop.own_command import ProcessCommand
from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
from twoheirs_qt.tabletop.opponents.protocol.program import Program
from twoheirs_qt.games.two_heirs.game import TwoHeirs
program = Program(ProcessCommand(tuple(sys.argv[1:])), Limits(check_interval_s=0.05), TwoHeirs())
program.greet()
print("ready", flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGHUP, signal.SIGTERM])
def test_nothing_is_left_when_the_game_is_killed(tmp_path: Path, number: int) -> None:
    words = make_leaver(tmp_path, "helper session silent").arguments
    game = subprocess.Popen([sys.executable, "-c", _GAME, *words], stdout=subprocess.PIPE, cwd=ROOT)
    assert game.stdout is not None
    with game.stdout:
        assert game.stdout.readline() == b"ready\n"
    assert len(find_alive(tmp_path)) == 2
    game.send_signal(number)
    game.wait(TIMEOUT_S)
    wait(lambda: not find_alive(tmp_path))


def test_a_guard_that_is_stopped_keeps_nothing_alive(tmp_path: Path) -> None:
    program = Program(make_leaver(tmp_path, "helper session"), LIMITS, GAME)
    program.greet()
    psutil.Process(program._child._guard.pid).suspend()
    program.close()
    wait(lambda: not find_alive(tmp_path))
    assert not psutil.Process().children()
