"""The tools of the stress run: a disk that fails, progress that is kept, and the run itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.box import ROOT
from tests.stress import stress_run
from tests.stress.clicker import is_titled_dialog_open
from tests.stress.failing_disk import ALL, Disk, Kind, compile_shim, switch
from tests.stress.invariants import InvariantChecker, Observations, read_summary
from tests.stress.player_process import dismiss
from tests.stress.progress import Progress, summarize
from twoheirs_qt.tabletop.widgets.question import Notice
from twoheirs_qt.tabletop.widgets.waiting import WaitingDialog

WRITER = """
import os, sys
from pathlib import Path
from tests.stress.failing_disk import patch_python
patch_python()
ours, other = map(Path, sys.argv[1:3])

def write(folder, number):
    try:
        path = folder / str(number)
        with path.open("wb") as stream:
            stream.write(b"0123456789")
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(path, folder / "last")
    except OSError as error:
        return type(error).__name__ != "OSError" or error.errno > 0
    return False

for line in sys.stdin:
    print(sum(write(ours, n) for n in range(40)), sum(write(other, n) for n in range(40)))
    sys.stdout.flush()
"""


def count_failed_writes(
    disk: Disk, folders: tuple[Path, Path], chances: list[tuple[int, int]]
) -> list[list[int]]:
    """Count how many of forty writes fail in the disk and beside it, at these chances."""
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, *map(str, folders)],
        cwd=ROOT,
        env={**os.environ, **disk.make_environment(), "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        results = []
        for chance, kinds in chances:
            switch(disk.control, chance, kinds)
            program.stdin.write("\n")
            program.stdin.flush()
            results.append([int(word) for word in program.stdout.readline().split()])
        program.stdin.close()
    return results


@pytest.mark.skipif(sys.platform == "win32", reason="its disks fail in other ways")
@pytest.mark.parametrize("by", ["shim", "patches"])
def test_the_disk_fails_by_chance_there_and_nowhere_else(
    tmp_path: Path, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if by == "patches":
        monkeypatch.setattr("tests.stress.failing_disk.compile_shim", lambda: None)
    elif compile_shim() is None:
        pytest.skip("there is no compiler")
    failing_folder, other_folder = tmp_path / "ours", tmp_path / "other"
    for folder in (failing_folder, other_folder):
        folder.mkdir()
    chances = [(0, ALL), (100, ALL), (100, Kind.SYNC), (100, Kind.RENAME), (20, ALL), (0, ALL)]
    logs = []
    for number in range(2):
        beside = tmp_path / str(number)
        beside.mkdir()
        disk = Disk([failing_folder], 5, beside)
        before, *all_failing, some_failing, after = count_failed_writes(
            disk, (failing_folder, other_folder), chances
        )
        assert before == after == [0, 0]
        assert all_failing == [[40, 0]] * 3
        assert 5 < some_failing[0] < 40
        assert some_failing[1] == 0
        failures = disk.count_failures()
        assert failures.total() >= 125
        moves = "rename" if by == "shim" else "replace"
        assert {"open", "fsync", moves} <= {failure.split()[0] for failure in failures}
        assert all(
            str(failing_folder) in line for line in (beside / "disk.log").read_text().splitlines()
        )
        logs.append((beside / "disk.log").read_text())
    assert logs[0] == logs[1], "the same seed fails the same calls"


def test_a_long_run_goes_on_where_it_was(tmp_path: Path) -> None:
    tried_seeds: list[int] = []

    def run_seed(seed: int) -> Counter[str]:
        tried_seeds.append(seed)
        if seed == 2 and len(tried_seeds) < 6:
            raise AssertionError("two")
        if len(tried_seeds) == 4:
            raise KeyboardInterrupt
        return Counter(odd=seed % 2)

    with pytest.raises(KeyboardInterrupt):
        Progress("a", is_kept=True, folder=tmp_path).run(6, run_seed)
    assert tried_seeds == [0, 1, 2, 3]
    assert "2 seeds (0 to 2), 1 failed" in summarize(tmp_path)
    assert "seed 2: AssertionError: two" in summarize(tmp_path)
    with pytest.raises(AssertionError, match="a, seed 2: AssertionError: two"):
        Progress("a", is_kept=True, folder=tmp_path).run(6, run_seed)
    assert tried_seeds[4:] == [2, 3, 4, 5]
    Progress("a", is_kept=True, folder=tmp_path).run(6, run_seed)
    assert tried_seeds[8:] == [2]
    assert "6 seeds (0 to 5), 0 failed" in summarize(tmp_path)
    assert "odd: 3" in summarize(tmp_path)
    Progress("a", is_kept=True, folder=tmp_path).run(1, run_seed)
    assert tried_seeds[9:] == [6], "the next night tries other seeds"


def test_a_stress_run_ends_at_the_first_violation_and_names_its_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def attack(folder: Path, random: Random, ground: str) -> Counter[str]:
        if folder.parent == tmp_path:
            raise stress_run.Violation("a promise")
        return Counter(good=1)

    monkeypatch.setattr(stress_run, "KINDS", (("some", attack, ""),))
    monkeypatch.setattr(stress_run, "can_mount_disks", lambda: False)
    arguments = ["--minutes", "1", "--seed", "3", "--places", str(tmp_path)]
    assert stress_run.main(arguments) == 1
    output = capsys.readouterr()
    assert "1 failed" in output.out
    assert "--seed" in output.err
    assert str(tmp_path) in output.err
    printed_arguments = ["--minutes", "0", *output.err.split("--minutes 0 ")[1].split()]
    assert stress_run.main(printed_arguments) == 1
    assert stress_run.main(["--minutes", "0", "--seed", "3"]) == 0


def test_what_was_promised_must_be_back() -> None:
    expected = stress_run.Expected()
    expected.check([["back", None, 0], ["try", 1, 0], ["try", 2, 0], ["saved"], ["try", 3, 0]])
    expected.check([["back", 2, 0], ["try", 4, 0], ["told", "Question: A word."]])
    with pytest.raises(stress_run.Violation, match="3 is back"):
        expected.check([["back", 3, 0]])
    with pytest.raises(stress_run.Violation):
        expected.check([["told", "ReportDialog: Your game is safe."]])


def test_a_game_is_to_come_back_with_the_name_that_it_was_given(tmp_path: Path) -> None:
    path = tmp_path / "a.twoheirs"

    def name_after(current_title: str, *, failed: bool) -> tuple[str, list[str]]:
        """Return the expected name of a game "old" that was named "new", and the violations."""
        first = json.dumps({"origin": {"seed": 1}})
        path.write_text(first + '\n{"title": "old"}\n', "utf-8")
        watch = InvariantChecker(Observations())
        watch.observations.held[str(path)] = read_summary(path)
        path.write_text(first + json.dumps({"title": current_title}).join("\n\n"), "utf-8")
        watch.name(path, "new", failed=failed)
        return watch.observations.held[str(path)][-1], watch.faults

    assert name_after("old", failed=False) == ("new", []), "it may not be on the disk yet"
    assert name_after("old", failed=True) == ("old", [])
    assert name_after("new", failed=True) == ("new", []), "its folder alone could not be synced"
    assert name_after("other", failed=True)[1]


def test_a_message_behind_another_dialog_counts_and_that_one_does_not(qtbot: QtBot) -> None:
    for title in ("The game could not be renamed", "The game is not being saved"):
        notice = Notice(title, "It is so.", None)
        qtbot.addWidget(notice)
        assert not is_titled_dialog_open(title)
        notice.open()
        assert is_titled_dialog_open(title)
    notice.reject()
    assert not is_titled_dialog_open("The game is not being saved")
    assert is_titled_dialog_open("The game could not be renamed")


def test_a_waiting_dialog_is_no_fault_that_is_reported(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    sign, notice = WaitingDialog("Opening…", lambda: None, window), Notice("A", "B.", window)
    for item in (sign, notice):
        item.open()
    dismiss()
    dismiss()
    assert capsys.readouterr().out == '["told", "Notice: B."]\n'
    assert sign.isVisible()
    sign.done(0)
