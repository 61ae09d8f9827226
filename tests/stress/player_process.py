"""Run the real program under stress: `restless`, with dialogs answered and odd clocks.

    python -m tests.stress.player_process SEED CLOCK

CLOCK is "right", or a seed by which the clock jumps. Standard output tells what `restless` tells,
and `["told", words]` for each dialog. "saved" is said when the window shows it.
"""

from __future__ import annotations

import sys
import threading
import time
from datetime import UTC, datetime, timedelta
from random import Random

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from tests.end_to_end import watching
from tests.end_to_end.restless import Restless, say
from tests.end_to_end.watching import Eyes, window
from tests.stress.failing_disk import from_within
from tests.timeouts import TIMEOUT_S
from twoheirs_qt import app
from twoheirs_qt.play import replay
from twoheirs_qt.saves.store import SaveKind, SaveState
from twoheirs_qt.widgets.waiting import WaitingDialog


class OddClock(datetime):
    """A clock that is set forward and back, by years, at any moment."""

    random = Random(0)

    @classmethod
    def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
        jump = cls.random.choice([0, 0, 1, -1, 86400, -86400, 20 * 365 * 86400, -30 * 365 * 86400])
        return datetime.now(UTC) + timedelta(seconds=jump)


class StressedPlayer(Restless):
    """Says "saved" only if that is still so when the event is over, and can be seen."""

    def _on_save_state(self, state: SaveState) -> None:
        if state.kind is SaveKind.SAVED:
            QTimer.singleShot(0, self._say_if_still_so)

    def _say_if_still_so(self) -> None:
        if self._session.save_state.kind is SaveKind.SAVED:
            say("saved")


def dismiss() -> None:
    """Close whatever dialog is open, and say what it said; a sign to wait goes by itself."""
    modal = QApplication.activeModalWidget()
    if isinstance(modal, QDialog) and not isinstance(modal, WaitingDialog):
        say("told", f"{type(modal).__name__}: {modal.accessibleDescription()}")
        modal.reject()


def main(seed: int, clock: str) -> int:
    """Run the program as its user does; the exit status."""
    from_within()
    if clock != "right":
        OddClock.random = Random(clock)
        replay.datetime = OddClock  # type: ignore[attr-defined]
    eyes = Eyes()
    kept: list[QObject] = []

    def ready() -> bool:
        dismiss()
        return watching.is_shown()

    def begin() -> None:
        end = time.monotonic() + TIMEOUT_S
        while not eyes.look(ready):
            if time.monotonic() > end:
                say("told", "ReportDialog: the window does not come up")
            time.sleep(0.01)
        eyes.look(start)

    def start() -> None:
        window().menus._settings.motion = 0.0
        timer = QTimer()
        timer.timeout.connect(dismiss)
        timer.start(100)
        kept.extend((timer, StressedPlayer(seed)))

    threading.Thread(target=begin, daemon=True).start()
    return app.main(["--language", "en"])


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2]))
