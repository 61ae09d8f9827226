"""The real program on a disk that fails by chance: what it said was saved, and what it held."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.box import ROOT
from tests.games.two_heirs.reading import load_save
from tests.long_run import choose_count
from tests.stress.failing_disk import Disk, switch
from tests.stress.invariants import load_summary
from tests.stress.progress import Progress, make_folder
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.tabletop.results.store import load_results
from twoheirs_qt.tabletop.saves.store import GameStore

PARTS = choose_count(1, 2)
SESSIONS = choose_count(1, 340)
"""Each has three games, or more."""


def play_session(folder: Path, seed: int) -> Counter[str]:
    """Run one session with several games; returns counts. AssertionError: a promise was broken."""
    home, elsewhere = folder / "home", folder / "elsewhere"
    for item in (home, elsewhere):
        item.mkdir(parents=True)
    disk = Disk([home, elsewhere], seed, folder)
    report, plan = folder / "report.json", folder / "plan.json"
    words = {
        "seed": seed,
        "control": str(disk.control),
        "elsewhere": str(elsewhere),
        "report": str(report),
    }
    plan.write_text(json.dumps(words))
    environment = {
        **os.environ,
        **{f"XDG_{k}_HOME": str(home / k.lower()) for k in ("CONFIG", "DATA", "CACHE", "STATE")},
        **disk.make_environment(),
        "QT_QPA_PLATFORM": "offscreen",
    }
    command = [sys.executable, "-m", "tests.stress.window_session", str(plan)]
    try:
        result = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=3 * TIMEOUT_S,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        raise AssertionError(f"still running after {late.timeout} s: {late.stderr!r}") from None
    switch(disk.control, 0)
    assert result.returncode == 0, result.stderr[-4000:]
    assert "Traceback" not in result.stderr, result.stderr
    failures = disk.count_failures()
    check(home / "data" / "twoheirs-qt", json.loads(report.read_text()), result.stderr)
    log = home / "state" / "twoheirs-qt" / "log" / "twoheirs-qt.log"
    assert not log.exists() or "Traceback" not in log.read_text("utf-8", "replace")
    counts = json.loads(report.read_text())["counts"]
    return Counter({**counts, "failed calls": failures.total()})


def check(data: Path, observations: dict[str, Any], output: str) -> None:
    """All that was promised is there, and all that is there can be read."""
    games = data / "games"
    for name, expected_game in observations["held"].items():
        assert os.path.exists(name), f"{name} with {expected_game} is not there. {output}"
        assert load_summary(Path(name)) == expected_game, name
    for name, exported in observations["exported"].items():
        summary = load_summary(Path(name))
        assert summary == exported, f"{name} was said to be a copy of {exported}, and is {summary}"
    for game in sorted(games.glob("*.twoheirs")):
        load_save(game, load_installed_catalogue())
    assert not list(games.glob(".*.tmp")), "half-written files are left"
    note = data.parents[1] / "config" / data.name / "elsewhere.json"
    running = GameStore(games, note=note).find_last_game_path()
    assert running == Path(observations["running"]), (
        f"{observations['running']} was left, {running} goes on"
    )
    results = data / "results.json"
    saved_results = load_results(results).results if results.exists() else ()
    seeds_with_result = {item.id.split(" ")[-1] for item in saved_results}
    missing_seeds = [seed for seed in observations["ended"] if str(seed) not in seeds_with_result]
    assert not missing_seeds, f"no result of {missing_seeds}"


@pytest.mark.skipif(sys.platform == "win32", reason="its disks fail in other ways")
@pytest.mark.parametrize("part", range(PARTS))
def test_what_was_shown_is_on_the_disk_when_it_is_well_again(tmp_path: Path, part: int) -> None:
    """Games played through window and shelf while writing, syncing and renaming fail by chance."""

    def run_seed(seed: int) -> Counter[str]:
        with make_folder(tmp_path / str(seed)) as folder:
            return play_session(folder, PARTS * seed + part)

    Progress(f"failing-disk-{part}").run(SESSIONS // PARTS, run_seed)
