"""A player without a home: one sentence, and no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.box import ROOT
from tests.timeouts import TIMEOUT_S
from tests.ui.conftest import Start, find_dialog, process_events
from twoheirs_qt.games.two_heirs.new_game.choices import NewGameChoices
from twoheirs_qt.games.two_heirs.rules import list_legal_actions
from twoheirs_qt.tabletop.saves.store import SaveKind

# The command, as a user of whom the system knows nothing.
AS_UNKNOWN_USER = """
import pwd, sys
def unknown(uid):
    raise KeyError(uid)
pwd.getpwuid = unknown
from twoheirs_qt import cli
if not sys.argv[1:]:
    from PySide6.QtWidgets import QDialog
    def shown(dialog):
        print(dialog.windowTitle(), dialog.accessibleDescription(), sep="|")
    QDialog.exec = shown
sys.exit(cli.main(sys.argv[1:]))
"""


def run_as_unknown_user(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    environment.pop("HOME", None)
    return subprocess.run(
        [sys.executable, "-c", AS_UNKNOWN_USER, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT_S,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows everybody's folders")
def test_without_a_home_the_window_says_so_in_one_sentence() -> None:
    """HOME unset and no account entry: that was a traceback."""
    done = run_as_unknown_user()
    assert done.returncode == 1
    # Fontconfig complains by itself where it cannot write.
    lines = [line for line in done.stderr.splitlines() if not line.startswith("Fontconfig error")]
    words = "\n".join(lines)
    assert words.startswith("This system does not say where your home folder is.")
    assert done.stdout == f"There is nowhere to keep your games|{words}\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows everybody's folders")
def test_commands_without_a_window_need_no_home() -> None:
    done = run_as_unknown_user("new", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith('{"format": "twoheirs-position"')


def test_a_home_that_is_a_file_is_reported_and_play_goes_on_without(
    start: Start, tmp_path: Path
) -> None:
    (tmp_path / "home").write_text("no folder")
    program = start()
    assert not program.settings.sync()
    program.games.start_new(NewGameChoices(), 7)
    program.store.flush()
    assert "there is no such folder" in find_dialog().accessibleDescription()
    find_dialog().reject()
    assert program.session.play(next(iter(list_legal_actions(program.session.state))))
    program.store.flush()
    process_events()
    assert program.session.save_state.kind is SaveKind.FAILED
