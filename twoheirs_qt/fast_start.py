"""What lets Python itself get the window up sooner; nothing of it is felt afterwards."""

from __future__ import annotations

import builtins
import gc
import os
from typing import Final

_ONE_THREAD: Final = "QT_NO_GUI_THREADPOOL"
"""Qt asks for it when it paints something large for the first time."""


def begin() -> None:
    """To be called before anything else is imported; `end` belongs to it."""
    # What is loaded at a start is there to stay: looking through it for garbage, over and over
    # while it grows, finds none.
    gc.disable()
    # Qt would hand the rows of each larger picture to other threads and wait for them: a frame of
    # the table is painted sooner by one, and far sooner where other programs work, too.
    os.environ.setdefault(_ONE_THREAD, "1")
    import PySide6.QtCore  # noqa: F401

    # From now on PySide would read the source of every module that is imported, to see whether it
    # wants the names of Qt in another spelling. None here does, so Python imports as it always did.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def end() -> None:
    """The window is there, with all that it needs."""
    os.environ.pop(_ONE_THREAD, None)  # the window has been painted; other programs may differ
    gc.freeze()  # all of that stays: later searches leave it out
    gc.enable()
