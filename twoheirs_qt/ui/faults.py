"""The sentence of a fault of a file, in the player's language."""

from __future__ import annotations

from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.files.writing import fault_of
from twoheirs_qt.ui.language import say
from twoheirs_qt.words.sanitize import LONGEST_PATH, shown
from twoheirs_qt.words.text import begun


def fault_words(fault: Exception | None) -> str:
    """The sentence of a fault; for any other exception, the system's message."""
    if fault is None:
        return ""
    if isinstance(fault, OSError):
        fault = fault_of(fault)
    words = say(fault.text) if isinstance(fault, FileFault) else shown(str(fault), LONGEST_PATH)
    if isinstance(fault, FileFault) and not (fault.file or fault.place):
        words = begun(words)
    return words if words.endswith((".", "!", "?")) else f"{words}."
