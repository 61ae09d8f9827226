"""Run the real program under stress: `random_player`, with dialogs answered and odd clocks.

    python -m tests.stress.player_process SEED CLOCK

CLOCK is "right", or a seed by which the clock jumps. Standard output has the lines of
`random_player`, and `["told", words]` for each dialog. "saved" is written when the window shows it.
"""

from __future__ import annotations

import sys
import threading
import time
from datetime import UTC, datetime, timedelta
from random import Random

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from tests.end_to_end import window_state
from tests.end_to_end.random_player import RandomPlayer, print_line
from tests.end_to_end.window_state import WindowThread, find_window
from tests.stress.failing_disk import patch_python
from tests.timeouts import TIMEOUT_S
from twoheirs_qt import cli
from twoheirs_qt.tabletop.play import replay
from twoheirs_qt.tabletop.saves.store import SaveKind, SaveState
from twoheirs_qt.tabletop.widgets.waiting import WaitingDialog


class OddClock(datetime):
    """A clock that jumps forward and back, by years, at any time."""

    random = Random(0)

    @classmethod
    def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
        jump = cls.random.choice([0, 0, 1, -1, 86400, -86400, 20 * 365 * 86400, -30 * 365 * 86400])
        return datetime.now(UTC) + timedelta(seconds=jump)


class StressedPlayer(RandomPlayer):
    """Writes "saved" only if it is still true after the event, when the window shows it."""

    def _on_save_state(self, state: SaveState) -> None:
        if state.kind is SaveKind.SAVED:
            QTimer.singleShot(0, self._report_if_still_saved)

    def _report_if_still_saved(self) -> None:
        if self._session.save_state.kind is SaveKind.SAVED:
            print_line("saved")


def dismiss() -> None:
    """Close an open dialog, and write its text; a waiting dialog closes by itself."""
    active_dialog = QApplication.activeModalWidget()
    if isinstance(active_dialog, QDialog) and not isinstance(active_dialog, WaitingDialog):
        print_line(
            "told", f"{type(active_dialog).__name__}: {active_dialog.accessibleDescription()}"
        )
        active_dialog.reject()


def main(seed: int, clock: str) -> int:
    """Run the program as its user does; returns the exit status."""
    patch_python()
    if clock != "right":
        OddClock.random = Random(clock)
        replay.datetime = OddClock  # type: ignore[attr-defined]
    thread = WindowThread()
    kept_alive: list[QObject] = []

    def is_ready() -> bool:
        dismiss()
        return window_state.is_shown()

    def begin() -> None:
        end = time.monotonic() + TIMEOUT_S
        while not thread.run(is_ready):
            if time.monotonic() > end:
                print_line("told", "ReportDialog: the window does not come up")
            time.sleep(0.01)
        thread.run(start)

    def start() -> None:
        find_window().menus._settings.motion_factor = 0.0
        timer = QTimer()
        timer.timeout.connect(dismiss)
        timer.start(100)
        kept_alive.extend((timer, StressedPlayer(seed)))

    threading.Thread(target=begin, daemon=True).start()
    return cli.window(["--language", "en"])


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2]))
