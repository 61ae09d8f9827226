"""The sentences about an error in a file, in the player's language."""

from __future__ import annotations

from pathlib import PurePath

from twoheirs_qt.tabletop.files.error_texts import explain_problem
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.writing import fault_of
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import MAX_PATH_LENGTH, sanitize, sanitize_path
from twoheirs_qt.tabletop.text.text import Text, capitalize


def fault_words(fault: Exception | None) -> str:
    """Describe what is wrong and what to do; for other exceptions, the system's message."""
    if isinstance(fault, FileError) and (problem := _problem(fault)) is not None:
        return localize(problem)
    return _exact_words(fault)


def fault_details(fault: Exception | None) -> str:
    """File, place, error and pydantic's findings, if `fault_words` says less; else empty."""
    if not isinstance(fault, FileError) or (fault.file and _problem(fault) is None):
        return ""
    return "\n".join(filter(None, (_exact_words(fault), fault.details)))


def _problem(fault: FileError) -> Text | None:
    """The meaning of an error for a player, if its text is not written for players."""
    if not isinstance(fault.file, str) or not fault.file:
        return None
    return explain_problem(sanitize_path(PurePath(fault.file).name), fault.fault, fault.location)


def _exact_words(fault: Exception | None) -> str:
    if fault is None:
        return ""
    if isinstance(fault, OSError):
        fault = fault_of(fault)
    words = (
        localize(fault.text)
        if isinstance(fault, FileError)
        else sanitize(str(fault), MAX_PATH_LENGTH)
    )
    if isinstance(fault, FileError) and not (fault.file or fault.location):
        words = capitalize(words)
    return words if words.endswith((".", "!", "?")) else f"{words}."
