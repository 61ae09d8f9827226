"""An hour in which a machine cannot reach the folder costs neither work, memory nor the game."""

from __future__ import annotations

import gc
import time
from pathlib import Path
from random import Random

import pytest

from tests.long_run import LONG_RUN
from tests.memory import measure_memory
from tests.ui.far.conftest import Machines
from twoheirs_qt.tabletop.far.folder_way import POLL_MS

pytestmark = [
    pytest.mark.skipif(not LONG_RUN, reason="an hour of visits to a folder: `dev.py night`"),
    pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory as Linux tells it"),
]

VISITS_AN_HOUR = 3_600_000 // POLL_MS
MAX_CPU_S = 15.0
"""The maximum work in an hour: 0.4 % of a processor."""
MAX_GROWTH_BYTES = 4 << 20


def visit(machines: Machines, name: str, count: int) -> None:
    """Let a program look into its folders, each time as soon as it has done so before."""
    way = machines.programs[name].shown.far.folder_way
    for _ in range(count):
        way.poll()
        machines._qtbot.waitUntil(lambda: not way._folders_in_visit)
        if gc.get_count()[0] > gc.get_threshold()[0]:
            gc.collect(0)  # as the program does when it waits


@pytest.mark.parametrize("is_away", ["empty", "gone", "unreadable"])
def test_an_hour_without_the_folder(machines: Machines, is_away: str) -> None:
    view = machines.folder.with_name("mounted")
    view.symlink_to(machines.folder, target_is_directory=True)
    machines.folders["Ada"] = view
    machines.begin()
    while machines.game("Ada").is_my_turn or not machines.game("Ada").record.turns:
        machines.play(Random(1), 1)
    view.unlink()
    if is_away == "empty":
        view.mkdir()
    elif is_away == "unreadable":
        view.write_bytes(b"no folder")
    machines.play_turn("Ben", Random(2))
    turns = len(machines.game("Ben").record.turns)
    visit(machines, "Ada", 50)
    memory, work = measure_memory(), time.process_time()
    visit(machines, "Ada", VISITS_AN_HOUR)
    growth, seconds = measure_memory() - memory, time.process_time() - work
    print(f"{is_away}: {seconds:.1f} s of work, {growth >> 10} KiB more")
    assert seconds < MAX_CPU_S
    assert growth < MAX_GROWTH_BYTES
    assert len(machines.game("Ada").record.turns) == turns - 1
    if is_away == "empty":
        for path in view.iterdir():
            path.unlink()
        view.rmdir()
    elif is_away == "unreadable":
        view.unlink()
    view.symlink_to(machines.folder, target_is_directory=True)
    machines.wait(machines.agree)
    assert len(machines.game("Ada").record.turns) == turns
    machines.play(Random(3), 4)
