"""The sentences about an error in a file, in the player's language."""

from __future__ import annotations

from pathlib import PurePath

from twoheirs_qt.tabletop.files.error_texts import explain_problem
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.writing import convert_error
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import MAX_PATH_LENGTH, sanitize, sanitize_path
from twoheirs_qt.tabletop.text.text import Text, capitalize


def explain_fault(fault: Exception | None) -> str:
    """Describe what is wrong and what to do; for other exceptions, the system's message."""
    if isinstance(fault, FileError) and (problem := _explain_error(fault)) is not None:
        return localize(problem)
    return _format_exactly(fault)


def format_fault_details(fault: Exception | None) -> str:
    """File, place, error and pydantic's findings, if `explain_fault` says less; else empty."""
    if not isinstance(fault, FileError) or (fault.file and _explain_error(fault) is None):
        return ""
    return "\n".join(filter(None, (_format_exactly(fault), fault.details)))


def _explain_error(fault: FileError) -> Text | None:
    """The meaning of an error for a player, if its text is not written for players."""
    if not isinstance(fault.file, str) or not fault.file:
        return None
    return explain_problem(sanitize_path(PurePath(fault.file).name), fault.fault, fault.location)


def _format_exactly(fault: Exception | None) -> str:
    if fault is None:
        return ""
    if isinstance(fault, OSError):
        fault = convert_error(fault)
    words = (
        localize(fault.text)
        if isinstance(fault, FileError)
        else sanitize(str(fault), MAX_PATH_LENGTH)
    )
    if isinstance(fault, FileError) and not (fault.file or fault.location):
        words = capitalize(words)
    return words if words.endswith((".", "!", "?")) else f"{words}."
