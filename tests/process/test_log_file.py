"""The log, its older part, and what the system notes when it ends the program."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QtMsgType

from tests.box import ROOT
from twoheirs_qt.process import log_file
from twoheirs_qt.process.log_file import LogFile, versions

DIE = """
import faulthandler, sys
from pathlib import Path
from twoheirs_qt.process.log_file import LogFile
print(repr(LogFile(Path(sys.argv[1])).watch_for_crashes()), flush=True)
if "die" in sys.argv:
    faulthandler._sigsegv()
"""


def test_notes_are_dated_and_the_log_turns_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_file, "_LONGEST", 2000)
    log = LogFile(tmp_path / "deep" / "a.log")
    for number in range(200):
        log.note(f"note {number} \ud800 " + "x" * 100)
    files = sorted(tmp_path.rglob("a.log*"))
    assert [file.name for file in files] == ["a.log", "a.log.1"]
    assert all(file.stat().st_size < 2500 for file in files)
    assert "note 199" in log.tail()
    assert len(log.tail(100)) == 100


def test_a_log_that_cannot_be_written_is_no_second_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    log = LogFile(tmp_path / "file" / "a.log")
    log.note("x")
    assert log.tail() == ""
    assert log.watch_for_crashes() == ""


def test_versions_name_what_the_program_stands_on() -> None:
    assert all(word in versions() for word in ("The Two Heirs", "Python", "PySide6", "Qt"))


@pytest.mark.skipif(sys.platform == "win32", reason="dies as on Unix")
def test_where_the_system_ended_the_program_is_known_at_the_next_start(tmp_path: Path) -> None:
    log = tmp_path / "a.log"

    def start(*words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", DIE, str(log), *words],
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout

    assert start("die") == "''\n"
    assert "Segmentation fault" in start()
    assert "Segmentation fault" in log.read_text("utf-8")
    assert start() == "''\n", "told once"


def test_what_qt_says_of_screen_readers_is_not_noted(tmp_path: Path) -> None:
    log = LogFile(tmp_path / "a.log")
    for category, words in (
        ("qt.accessibility.atspi", "Could not find accessible on path: 21"),
        ("default", "QSpiApplication::keyEventError NoReply"),
        ("default", "QPainter::begin: Paint device returned engine == 0"),
    ):
        context = SimpleNamespace(category=category)
        log.qt_message(QtMsgType.QtWarningMsg, context, words)  # type: ignore[arg-type]
    noted = log.tail()
    assert noted.count("Qt: ") == 1
    assert "QPainter::begin" in noted
