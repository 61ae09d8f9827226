"""A mail server that cannot be reached for an hour, or a closed lid, costs no game far away."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import psutil
import pytest

from tests.box import ROOT
from tests.long_run import LONG_RUN
from tests.tabletop.far.dead_line import DeadLine
from tests.tabletop.far.mail import run_server
from tests.tabletop.far.mail_server import MailServer
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.tabletop.far import words
from twoheirs_qt.tabletop.far.mail import texts

pytestmark = pytest.mark.skipif(not LONG_RUN, reason="an hour without a server: `dev.py night`")

AWAY_S = int(os.environ.get("TWOHEIRS_AWAY_S", "3600"))
"""The time without a server."""
SETTLE_S = AWAY_S / 12
"""The time from which on memory is measured."""
MAX_RETURN_S = {"refusing": 30.0, "silent": 120.0}
"""The time after which the game has gone on, once the server can be reached again.

The mail program waits a minute for the answer to a connection that it has begun.
"""
SLEEP_S = min(AWAY_S, 120)
"""The time for which a lid is closed."""
MAX_WAKE_S = 90.0
"""The time after which the game has gone on, once the lid is open again."""
MAX_CPU_S = 15.0
"""The maximum work of a program: 0.4 % of a processor."""
MAX_GROWTH_BYTES = 4 << 20
LANGUAGES = {"Ada": "pl", "Ben": "de"}


class Use(NamedTuple):
    """Usage of a process: seconds of work, bytes of memory of its own."""

    seconds: float
    memory: int


def measure(process: int) -> Use:
    times = psutil.Process(process).cpu_times()
    return Use(times.user + times.system, psutil.Process(process).memory_full_info().uss)


def measure_disk(home: Path) -> int:
    """The bytes of all files in a home."""
    size = 0
    for path in home.rglob("*"):
        with contextlib.suppress(OSError):
            size += path.lstat().st_size
    return size


class Table:
    """Ada's and Ben's programs, which play as many turns as they may, and their mail server."""

    def __init__(self, home: Path, server: MailServer) -> None:
        self.home, self.server = home, server
        self.shared = home / "shared"
        self.shared.mkdir()
        self.lines: dict[str, tuple[DeadLine, DeadLine]] = {}
        """The lines of each player to the server, for IMAP and for SMTP."""
        self.allow(4)
        self.programs: dict[str, subprocess.Popen[bytes]] = {}
        for name, role in (("Ada", "invite"), ("Ben", "join")):
            (home / name).mkdir()
            lines = self.lines[name] = DeadLine(server.imap_port), DeadLine(server.smtp_port)
            relay = server.format_relay(name, ports=(lines[0].port, lines[1].port))
            arguments = [str(home / name), str(self.shared), name, LANGUAGES[name], role]
            with (home / name / "messages.txt").open("wb") as messages:
                self.programs[name] = subprocess.Popen(
                    [
                        sys.executable,
                        "-m",
                        "tests.ui.far.mail_away_player",
                        *arguments,
                        "0",
                        relay,
                        "",
                    ],
                    cwd=ROOT,
                    env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONFAULTHANDLER": "1"},
                    stdout=messages,
                    stderr=messages,
                )

    def cut(self, *names: str) -> None:
        """Let the lines of players go dead."""
        for name in names:
            for line in self.lines[name]:
                line.cut()

    def mend(self, *names: str) -> None:
        """Let players reach the server by new connections."""
        for name in names:
            for line in self.lines[name]:
                line.mend()

    def allow(self, turns: int) -> None:
        """Let the programs play until this number of turns."""
        (self.shared / "draft").write_text(f"{turns}", "ascii")
        (self.shared / "draft").replace(self.shared / "turns")

    def read_report(self, name: str) -> Any:
        """Contents that a program shows; empty values before the game."""
        path = self.shared / f"{name}.json"
        if not path.exists():
            return {
                "turns": 0,
                "is_read": False,
                "waits": "",
                "fault": "",
                "state": "",
                "table": "",
            }
        return json.loads(path.read_text("utf-8"))

    def have_played(self, turns: int) -> bool:
        """Whether both programs show the same position after this number of turns."""
        reports = [self.read_report(name) for name in self.programs]
        states = {report[key] for report in reports for key in ("state", "table")}
        return len(states) == 1 and all(
            report["turns"] == turns and report["is_read"] and not report["fault"]
            for report in reports
        )

    def wait(self, condition: Callable[[], bool], timeout_s: float = TIMEOUT_S) -> float:
        """Wait until something holds; returns the seconds that it took."""
        start = time.monotonic()
        while not condition():
            reports = {name: self.read_report(name) for name in self.programs}
            assert time.monotonic() < start + timeout_s, reports
            codes = {name: program.poll() for name, program in self.programs.items()}
            assert set(codes.values()) == {None}, (codes, self.log)
            time.sleep(0.25)
        return time.monotonic() - start

    @property
    def log(self) -> str:
        """The end of what the programs have printed."""
        return "\n".join(
            (self.home / name / "messages.txt").read_text("utf-8", "replace")[-2000:]
            for name in self.programs
        )

    def list_processes(self) -> dict[str, int]:
        """The processes of both programs and of their mail programs."""
        pids = {name: program.pid for name, program in self.programs.items()}
        return pids | {f"{name}'s mail program": self.read_report(name)["core"] for name in pids}

    def close(self) -> None:
        (self.shared / "end").touch()
        for program in self.programs.values():
            try:
                program.wait(30)
            except subprocess.TimeoutExpired:
                program.kill()
                program.wait()
        for line in chain(*self.lines.values()):
            line.close()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with run_server() as server:
        both = Table(tmp_path, server)
        try:
            yield both
        finally:
            both.close()


@pytest.mark.parametrize("is_away", ["refusing", "silent"])
def test_an_hour_without_the_server(table: Table, is_away: str) -> None:
    table.wait(lambda: table.have_played(4))
    mover = next(name for name in table.programs if table.read_report(name)["is_my_turn"])
    if is_away == "refusing":
        table.server.kill()
    else:
        table.cut(*table.programs)
    table.allow(5)
    start = time.monotonic()
    waits = f"{words.UNREAD.source}"
    table.wait(lambda: table.read_report(mover)["waits"] == waits)
    table.wait(lambda: table.read_report(mover)["fault"] == texts.OFFLINE.source, 10 * TIMEOUT_S)
    print(f"named after {time.monotonic() - start:.0f} s")
    processes = table.list_processes()
    work = {name: measure(process).seconds for name, process in processes.items()}
    time.sleep(max(0.0, start + SETTLE_S - time.monotonic()))
    memory = {name: measure(process).memory for name, process in processes.items()}
    disk = {name: measure_disk(table.home / name) for name in table.programs}
    time.sleep(max(0.0, start + AWAY_S - time.monotonic()))
    report = table.read_report(mover)
    uses = {name: measure(process) for name, process in processes.items()}
    for name, use in uses.items():
        growth = (use.memory - memory[name]) >> 10
        print(f"{is_away}: {name}: {use.seconds - work[name]:.1f} s of work, {growth} KiB more")
    for name in table.programs:
        print(f"{name}: {measure_disk(table.home / name) - disk[name]} bytes more on the disk")
        print((table.home / name / "messages.txt").stat().st_size, "bytes printed")
    assert report["waits"] == waits
    assert report["fault"] == texts.OFFLINE.source
    if is_away == "refusing":
        table.server.start()
    table.mend(*table.programs)
    seconds = table.wait(lambda: table.have_played(5), 30 * TIMEOUT_S)
    print(f"{is_away}: the turn came {seconds:.1f} s after the server")
    table.allow(8)
    table.wait(lambda: table.have_played(8))
    assert table.list_processes() == processes
    assert seconds < MAX_RETURN_S[is_away]
    for name, use in uses.items():
        assert use.seconds - work[name] < MAX_CPU_S, name
        assert use.memory - memory[name] < MAX_GROWTH_BYTES, name


@pytest.mark.parametrize("has_played", [False, True])
def test_a_closed_lid(table: Table, has_played: bool) -> None:
    """A machine sleeps while the other one plays, or as soon as it has played itself.

    The connections that it had are dead when it wakes.
    """
    table.wait(lambda: table.have_played(4))
    mover = next(name for name in table.programs if table.read_report(name)["is_my_turn"])
    sleeper = mover if has_played else next(name for name in table.programs if name != mover)
    processes = [psutil.Process(table.programs[sleeper].pid)]
    processes.append(psutil.Process(table.read_report(sleeper)["core"]))
    if has_played:
        table.allow(5)
        table.wait(lambda: table.read_report(sleeper)["turns"] == 5)
    for process in processes:
        process.suspend()
    table.cut(sleeper)
    table.allow(5)
    time.sleep(SLEEP_S)
    table.mend(sleeper)
    for process in processes:
        process.resume()
    seconds = table.wait(lambda: table.have_played(5), 10 * TIMEOUT_S)
    print(f"the game went on {seconds:.1f} s after the lid was opened")
    table.allow(8)
    table.wait(lambda: table.have_played(8))
    assert seconds < MAX_WAKE_S
