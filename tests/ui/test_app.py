"""The program as a process of its own, without a screen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.box import ROOT
from tests.timeouts import TIMEOUT_S

FIRST_FRAME = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from tests.ui.heir_program import build
from twoheirs_qt.app import Folders

application = QApplication([])
program = build(application, Folders.of_system())
program.window.show()
application.processEvents()
print("pydantic" in sys.modules, program.settings.path)
"""


def run(code: str, home: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(home)},
        capture_output=True,
        text=True,
        check=True,
        timeout=TIMEOUT_S,
    )


def test_the_first_frame_waits_for_nothing_that_files_need(tmp_path: Path) -> None:
    """The code that reads files is imported with the first file: longer than a frame takes."""
    done = run(FIRST_FRAME, tmp_path)
    imported, settings = done.stdout.split(maxsplit=1)
    assert imported == "False"
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
