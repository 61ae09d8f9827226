"""What lets Python itself get the window up sooner; nothing of it is felt afterwards."""

from __future__ import annotations

import builtins
import gc


def begin() -> None:
    """To be called before anything else is imported; `end` belongs to it."""
    # What is loaded at a start is there to stay: looking through it for garbage, over and over
    # while it grows, finds none.
    gc.disable()
    import PySide6.QtCore  # noqa: F401

    # From now on PySide would read the source of every module that is imported, to see whether it
    # wants the names of Qt in another spelling. None here does, so Python imports as it always did.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def end() -> None:
    """The window is there, with all that it needs."""
    gc.freeze()  # all of that stays: later searches leave it out
    gc.enable()
