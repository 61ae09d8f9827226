"""The error of a file, as an exception with one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.text.sanitize import sanitize, sanitize_path
from twoheirs_qt.tabletop.text.text import Text, make_untranslated_text, render_english

NameOrText: TypeAlias = str | Text
"""The name of a file or of a place in it, or a text ("standard input")."""

Source: TypeAlias = Path | str
"""A file; `"-"` is standard input."""


class FileError(Exception):
    """A file that cannot be used: the file, the place in it, and the mistake.

    `location` is a path of fields such as `troops.white[1].at`, or empty for the file as a whole.
    `file` is empty while data without a file are checked; `add_file` adds it.
    `details` are the messages of pydantic, one a line, in English.
    `text` is the sentence for people, `str()` the same in English with the first detail.
    """

    def __init__(
        self, fault: Text, location: NameOrText = "", file: NameOrText = "", details: str = ""
    ) -> None:
        self.fault = fault
        self.location = location
        self.file = file
        self.details = details
        first_detail = f" ({details.splitlines()[0]})" if details else ""
        super().__init__(render_english(self.text) + first_detail)

    @property
    def text(self) -> Text:
        """The sentence, without a full stop."""
        text = self.fault
        if self.location:
            text = error_texts.AT_PLACE.fill(place=_name_to_text(self.location), fault=text)
        if self.file:
            text = error_texts.IN_FILE.fill(file=_name_to_text(self.file), fault=text)
        return text

    @property
    def is_of_newer_program(self) -> bool:
        """Whether this program is too old for the file, which may be sound."""
        return self.fault.source in (
            error_texts.NEWER_VERSION.source,
            error_texts.NEWER_RULES.source,
        )

    def add_file(self, file: NameOrText) -> FileError:
        """Return the same error with the name of a file, unless it has one."""
        return FileError(self.fault, self.location, self.file or file, self.details)

    def add_outer_location(self, field: str) -> FileError:
        """Return the same error with its place inside `field`."""
        location: NameOrText = field
        if isinstance(self.location, Text):
            location = error_texts.WITHIN.fill(outer=field, place=self.location)
        elif self.location:
            joint = "" if self.location.startswith("[") else "."
            location = f"{field}{joint}{self.location}"
        return FileError(self.fault, location, self.file, self.details)


def _name_to_text(name: NameOrText) -> Text:
    return make_untranslated_text(sanitize_path(name)) if isinstance(name, str) else name


def format_source(source: Source) -> NameOrText:
    """Format the name of a file for sentences."""
    return error_texts.STANDARD_INPUT if source == "-" else sanitize_path(source)


@contextmanager
def add_file_to_errors(source: Source) -> Iterator[None]:
    """Add the name of this file to each FileError of the block that names no file."""
    try:
        yield
    except FileError as fault:
        raise fault.add_file(format_source(source)) from None


def quote(value: str) -> str:
    """Quote a text of a file for a sentence, shortened and on one line."""
    return f'"{sanitize(value)}"'
