"""The identity of the process for Windows' task bar; nothing to do on other systems."""

from __future__ import annotations

import sys
from typing import Final

APP_USER_MODEL_ID: Final = "TwoHeirs.TwoHeirs"
"""Windows under this name share one button on the task bar, with the entry in the menu."""
RUNNING: Final = "TwoHeirsIsRunning"
"""A mutex of this name stands as long as the program runs: the uninstaller asks for it."""


def identify_process() -> None:
    """Name this process to the task bar and to the uninstaller; to be called before any window.

    Both are courtesies: where Windows refuses them, the program runs all the same.
    """
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_USER_MODEL_ID)
        # Windows lets go of it when the process ends, however it ends.
        ctypes.windll.kernel32.CreateMutexW(None, False, RUNNING)
