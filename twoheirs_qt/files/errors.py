"""What is wrong with a file, as an exception that carries one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.text.sanitize import shown, shown_path
from twoheirs_qt.text.text import Text, english, plain

Name: TypeAlias = str | Text
"""The name of a file or of a place in it: as it is, or as words ("standard input")."""

Source: TypeAlias = Path | str
"""A file; `"-"` is standard input."""


class FileFault(Exception):
    """A file cannot be used: which file, at which place in it, and what is wrong there.

    `place` is a path of fields such as `troops.white[1].at`, or empty for the file as a whole.
    `file` is empty as long as data are checked that no file has a name for; `of` adds it.
    `details` has what pydantic found there, a line for each finding, in English.
    `text` is the sentence for people, `str()` the same in English with the first finding.
    """

    def __init__(self, fault: Text, place: Name = "", file: Name = "", details: str = "") -> None:
        self.fault = fault
        self.place = place
        self.file = file
        self.details = details
        found = f" ({details.splitlines()[0]})" if details else ""
        super().__init__(english(self.text) + found)

    @property
    def text(self) -> Text:
        """The whole sentence, without a full stop."""
        text = self.fault
        if self.place:
            text = faults.AT_PLACE.fill(place=_named(self.place), fault=text)
        if self.file:
            text = faults.IN_FILE.fill(file=_named(self.file), fault=text)
        return text

    @property
    def is_of_newer_program(self) -> bool:
        """Whether the file is sound for all that is known: this program is too old for it."""
        return self.fault.source in (faults.NEWER_VERSION.source, faults.NEWER_RULES.source)

    def of(self, file: Name) -> FileFault:
        """The same fault, of the file with this name unless it has one."""
        return FileFault(self.fault, self.place, self.file or file, self.details)

    def under(self, field: str) -> FileFault:
        """The same fault, its place taken as lying within `field`."""
        place: Name = field
        if isinstance(self.place, Text):
            place = faults.WITHIN.fill(outer=field, place=self.place)
        elif self.place:
            joint = "" if self.place.startswith("[") else "."
            place = f"{field}{joint}{self.place}"
        return FileFault(self.fault, place, self.file, self.details)


def _named(name: Name) -> Text:
    return plain(shown_path(name)) if isinstance(name, str) else name


def name_of(source: Source) -> Name:
    """How a file is called in sentences."""
    return faults.STANDARD_INPUT if source == "-" else shown_path(source)


@contextmanager
def in_file(source: Source) -> Iterator[None]:
    """Name this file in all faults raised within that name none."""
    try:
        yield
    except FileFault as fault:
        raise fault.of(name_of(source)) from None


def quoted(value: str) -> str:
    """A text of a file for a sentence: in quotation marks, shortened, on one line."""
    return f'"{shown(value)}"'
