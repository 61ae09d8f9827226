"""An hour in which two machines cannot reach each other costs neither work, memory nor the game."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import psutil
import pytest

from tests.box import ROOT
from tests.long_run import LONG_RUN
from tests.memory import measure_memory
from tests.tabletop.far.switch import Switch, skip_without_networks
from tests.timeouts import TIMEOUT_S
from tests.ui.conftest import make_folders
from tests.ui.far.conftest import Machines
from twoheirs_qt.tabletop.far.folder_channel import POLL_MS

pytestmark = [
    pytest.mark.skipif(not LONG_RUN, reason="an hour of visits to a folder: `dev.py night`"),
    pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory as Linux tells it"),
]

VISITS_AN_HOUR = 3_600_000 // POLL_MS
MAX_CPU_S = 15.0
"""The maximum work in an hour: 0.4 % of a processor."""
MAX_GROWTH_BYTES = 4 << 20
MAX_LOG_BYTES = 10_000
AWAY_S = 3600.0
START_S = 60.0
"""The time for what a machine keeps ready once it has noticed that the other one is away."""
MAX_RETURN_S = 15.0
"""The time in which a turn arrives once the network is back: a little more than `MAX_RETRY_S`."""


def visit(machines: Machines, name: str, count: int) -> None:
    """Let a program look into its folders, each time as soon as it has done so before."""
    channel = machines.programs[name].shown.far.folder_channel
    for _ in range(count):
        channel.poll()
        machines._qtbot.waitUntil(lambda: not channel._folders_in_visit)
        if gc.get_count()[0] > gc.get_threshold()[0]:
            gc.collect(0)  # as the program does when it waits


@pytest.mark.parametrize("is_away", ["empty", "gone", "unreadable"])
def test_an_hour_without_the_folder(machines: Machines, is_away: str) -> None:
    view = machines.folder.with_name("mounted")
    view.symlink_to(machines.folder, target_is_directory=True)
    machines.folders["Ada"] = view
    machines.begin()
    while machines.find_game("Ada").is_my_turn or not machines.find_game("Ada").record.turns:
        machines.play(Random(1), 1)
    view.unlink()
    if is_away == "empty":
        view.mkdir()
    elif is_away == "unreadable":
        view.write_bytes(b"no folder")
    machines.play_turn("Ben", Random(2))
    turns = len(machines.find_game("Ben").record.turns)
    visit(machines, "Ada", 50)
    memory, work = measure_memory(), time.process_time()
    visit(machines, "Ada", VISITS_AN_HOUR)
    growth, seconds = measure_memory() - memory, time.process_time() - work
    print(f"{is_away}: {seconds:.1f} s of work, {growth >> 10} KiB more")
    assert seconds < MAX_CPU_S
    assert growth < MAX_GROWTH_BYTES
    assert len(machines.find_game("Ada").record.turns) == turns - 1
    if is_away == "empty":
        for path in view.iterdir():
            path.unlink()
        view.rmdir()
    elif is_away == "unreadable":
        view.unlink()
    view.symlink_to(machines.folder, target_is_directory=True)
    machines.wait(machines.agree)
    assert len(machines.find_game("Ada").record.turns) == turns
    machines.play(Random(3), 4)


class Measure(NamedTuple):
    """The memory and log of a program in bytes, and its work in seconds."""

    memory: int
    log: int
    work: float


class AwayProgram:
    """The program of a player in a process of its own; see `away_player`."""

    def __init__(
        self, switch: Switch, home: Path, name: str, language: str, role: str, clock: str
    ) -> None:
        self._home = home / name
        arguments = [str(self._home), str(home / "shared"), name, language, role]
        arguments += ["0", "nearby", clock]
        self._errors = (home / f"{name}.errors").open("wb")
        self.process = subprocess.Popen(
            switch.command_at(name, [sys.executable, "-m", "tests.ui.far.away_player", *arguments]),
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        self.report: dict[str, Any] = {"turns": 0}
        self._thread = threading.Thread(target=self._read)
        self._thread.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.report = json.loads(line)

    def play_until(self, turns: int) -> None:
        """Let the program play its turns until the game has so many."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{turns}\n")
        self.process.stdin.flush()

    def measure(self) -> Measure:
        log = make_folders(self._home).log
        process = psutil.Process(self.process.pid)
        size = sum(path.stat().st_size for path in self._home.glob(f"{log.name}*"))
        size += Path(self._errors.name).stat().st_size
        return Measure(process.memory_info().rss, size, sum(process.cpu_times()[:2]))

    def finish(self) -> None:
        self.process.kill()
        self._thread.join()
        with self.process:
            pass  # closes its pipes
        self._errors.close()


@pytest.fixture
def switch() -> Iterator[Switch]:
    skip_without_networks()
    with_cables = Switch(("Ada", "Ben"))
    yield with_cables
    with_cables.remove()


def wait_for(condition: Callable[[], bool], timeout_s: float = TIMEOUT_S) -> float:
    """Wait until something holds; returns the seconds that this took."""
    started = time.monotonic()
    while not condition():
        assert time.monotonic() - started < timeout_s
        time.sleep(0.02)
    return time.monotonic() - started


@pytest.mark.parametrize(
    ("fault", "clock"), [("link down", ""), ("silence", "0")], ids=["link down", "silence"]
)
def test_an_hour_without_network(switch: Switch, tmp_path: Path, fault: str, clock: str) -> None:
    """A real hour: a turn that ends in it arrives afterwards, and nobody has to do anything."""

    def set_network(is_up: bool) -> None:
        if fault == "link down":
            switch.set_link("Ada", is_up=is_up)
        else:
            switch.set_forwarding("Ada", is_on=is_up)

    (tmp_path / "shared").mkdir()
    programs = {
        "Ada": AwayProgram(switch, tmp_path, "Ada", "pl", "invite", clock),
        "Ben": AwayProgram(switch, tmp_path, "Ben", "de", "join", clock),
    }
    both = [*programs.values()]

    def have_turns(turns: int) -> bool:
        return all(program.report["turns"] == turns for program in both)

    try:
        for program in both:
            program.play_until(4)
        wait_for(lambda: have_turns(4))
        set_network(is_up=False)
        wait_for(lambda: not any(program.report["connected"] for program in both))
        time.sleep(START_S)
        for program in both:
            program.play_until(5)
        wait_for(lambda: sorted(program.report["turns"] for program in both) == [4, 5])
        started, first = time.monotonic(), [program.measure() for program in both]
        last = first
        while (passed := time.monotonic() - started) < AWAY_S:
            time.sleep(min(600.0, AWAY_S - passed))
            last = [program.measure() for program in both]
            print(f"{fault}, {time.monotonic() - started:.0f} s: {last}", flush=True)
        for program in both:
            program.play_until(6)
        set_network(is_up=True)
        back_s = wait_for(lambda: have_turns(6), MAX_RETURN_S)
        print(f"{fault}: {first}, then {last}; back after {back_s:.1f} s", flush=True)
        for program in both:
            program.play_until(1000)
        wait_for(lambda: all(program.report["over"] for program in both), 10 * TIMEOUT_S)
        assert programs["Ada"].report["digest"] == programs["Ben"].report["digest"]
        for start, end in zip(first, last, strict=True):
            assert end.work - start.work < MAX_CPU_S
            assert end.memory - start.memory < MAX_GROWTH_BYTES
            assert end.log - start.log < MAX_LOG_BYTES
    finally:
        for program in both:
            program.finish()
