"""The program as a process of its own, without a screen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.box import ROOT
from tests.timeouts import TIMEOUT_S

FIRST_FRAME = """
import os, sys
from PySide6.QtCore import QTimer
from twoheirs_qt import cli
from twoheirs_qt.tabletop.window.window import MainWindow

show = MainWindow.showEvent
def shown(window, event):
    show(window, event)
    QTimer.singleShot(0, lambda: tell(window))

def tell(window):
    page = window.pages.currentWidget().objectName()
    print(page, "pydantic" in sys.modules, window._settings.path, flush=True)
    os._exit(0)

MainWindow.showEvent = shown
cli.window([])
"""


def run(code: str, home: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={
            **os.environ,
            **{f"XDG_{kind}_HOME": str(home) for kind in ("CONFIG", "DATA", "CACHE", "STATE")},
            "QT_QPA_PLATFORM": "offscreen",
        },
        capture_output=True,
        text=True,
        check=True,
        timeout=TIMEOUT_S,
    )


def test_the_first_frame_waits_for_nothing_that_files_need(tmp_path: Path) -> None:
    """The code that reads games is imported with the first game: longer than a frame takes."""
    done = run(FIRST_FRAME, tmp_path)
    page, imported, settings = done.stdout.split(maxsplit=2)
    assert (page, imported) == ("home", "False")
    assert Path(settings.strip()) == tmp_path / "twoheirs-qt" / "settings.ini"


def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "twoheirs_qt", "--language", "xx"],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT_S,
    )
    assert done.returncode == 2
    assert "xx" in done.stderr
