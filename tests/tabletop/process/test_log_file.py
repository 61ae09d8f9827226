"""The log, its older part, and what the system notes when it ends the program."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QtMsgType

from tests.box import ROOT, load_box
from twoheirs_qt.games.two_heirs.game import make_two_heirs_games
from twoheirs_qt.tabletop.process import log_file
from twoheirs_qt.tabletop.process.log_file import LogFile, format_versions
from twoheirs_qt.tabletop.saves.listing import Entry, ShelfIndex

DIE = """
import faulthandler, sys
from pathlib import Path
from twoheirs_qt.tabletop.process.log_file import LogFile
print(repr(LogFile(Path(sys.argv[1])).watch_for_crashes()), flush=True)
if "die" in sys.argv:
    faulthandler._sigsegv()
"""


def test_notes_are_dated_and_the_log_turns_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_file, "_MAX_BYTES", 2000)
    log = LogFile(tmp_path / "deep" / "a.log")
    for number in range(200):
        log.note(f"note {number} \ud800 " + "x" * 100)
    files = sorted(tmp_path.rglob("a.log*"))
    assert [file.name for file in files] == ["a.log", "a.log.1"]
    assert all(file.stat().st_size < 2500 for file in files)
    assert "note 199" in log.read_tail()
    assert len(log.read_tail(100)) == 100


def test_a_log_that_cannot_be_written_is_no_second_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    log = LogFile(tmp_path / "file" / "a.log")
    log.note("x")
    assert log.read_tail() == ""
    assert log.watch_for_crashes() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="made as only Unix can")
@pytest.mark.parametrize("kind", ["pipe", "endless", "folder"])
def test_what_is_no_regular_file_is_neither_waited_for_nor_read(tmp_path: Path, kind: str) -> None:
    """A pipe hung the window before it was shown; a link to /dev/zero was read for ever."""
    for name in ("a.log", "a.log.1", "a.log.fatal"):
        path = tmp_path / name
        match kind:
            case "pipe":
                os.mkfifo(path)
            case "endless":
                path.symlink_to("/dev/zero")
            case "folder":
                path.mkdir()
    log = LogFile(tmp_path / "a.log")
    log.note("x")
    assert log.read_tail() == ""
    assert log.watch_for_crashes() == ""


def test_what_the_program_passes_over_is_a_line_with_its_reason(tmp_path: Path) -> None:
    log = LogFile(tmp_path / "a.log")
    logger = logging.getLogger("twoheirs_qt")
    logger.addHandler(log)
    try:
        index = ShelfIndex(tmp_path / "games", tmp_path / "file" / "shelf.json", ".twoheirs")
        (tmp_path / "file").write_text("in the way")
        index.read(
            Entry(tmp_path / "games", "none.twoheirs", 0, 0), make_two_heirs_games(load_box())
        )
        index.list_entries()
        index.write()
    finally:
        logger.removeHandler(log)
    assert "The list of games could not be kept: " in log.read_tail()
    assert "Traceback" not in log.read_tail()


def test_versions_name_what_the_program_stands_on() -> None:
    assert all(word in format_versions() for word in ("The Two Heirs", "Python", "PySide6", "Qt"))


@pytest.mark.skipif(sys.platform == "win32", reason="dies as on Unix")
def test_where_the_system_ended_the_program_is_known_at_the_next_start(tmp_path: Path) -> None:
    log = tmp_path / "a.log"

    def start(*arguments: str) -> str:
        process = subprocess.run(
            [sys.executable, "-c", DIE, str(log), *arguments],
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            check=False,
        )
        return process.stdout

    assert start("die") == "''\n"
    assert "Segmentation fault" in start()
    assert "Segmentation fault" in log.read_text("utf-8")
    assert start() == "''\n", "told once"


def test_what_qt_says_of_screen_readers_is_not_noted(tmp_path: Path) -> None:
    log = LogFile(tmp_path / "a.log")
    for category, message in (
        ("qt.accessibility.atspi", "Could not find accessible on path: 21"),
        ("default", "QSpiApplication::keyEventError NoReply"),
        ("default", "QPainter::begin: Paint device returned engine == 0"),
    ):
        context = SimpleNamespace(category=category)
        log.handle_qt_message(QtMsgType.QtWarningMsg, context, message)  # type: ignore[arg-type]
    noted = log.read_tail()
    assert noted.count("Qt: ") == 1
    assert "QPainter::begin" in noted
