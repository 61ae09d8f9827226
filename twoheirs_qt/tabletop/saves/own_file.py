"""Reading files in which the program keeps something for the player, such as results."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError

T = TypeVar("T")


class RenamedFile(NamedTuple):
    """A damaged file was renamed: the error, and its new path."""

    fault: FileError
    new_name: Path


def load_own_file(
    file: Path, load: Callable[[Path], T], default: T
) -> tuple[T, RenamedFile | None]:
    """Read a file by `load`, or return `default`; a damaged one is renamed, so that it stays.

    Raises FileError if the file is not damaged, but can be neither read nor overwritten.
    """
    if not os.path.lexists(file):
        return default, None
    try:
        return load(file), None
    except FileError as error:
        if error.is_of_newer_program or error.fault is error_texts.NOT_ALLOWED:
            raise  # the file is not damaged, so it stays
        new_name = _find_free_name(file)
        try:
            os.replace(file, new_name)
        except OSError:
            raise error from None
        return default, RenamedFile(error, new_name)


def _find_free_name(file: Path) -> Path:
    """Return a free name in the folder of `file`: `results.json.broken`, `….broken-2`."""
    new_name, number = file.with_name(f"{file.name}.broken"), 1
    while os.path.lexists(new_name):
        number += 1
        new_name = file.with_name(f"{file.name}.broken-{number}")
    return new_name
