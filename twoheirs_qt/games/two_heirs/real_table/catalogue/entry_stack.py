"""The corrections of a catalogue, written into the player's own after each."""

from __future__ import annotations

import contextlib
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from twoheirs_qt.games.two_heirs.codec.catalogue import dump_catalogue, load_installed_catalogue
from twoheirs_qt.games.two_heirs.real_table.catalogue.facts import Correction, correct
from twoheirs_qt.games.two_heirs.real_table.entry_stack import EntryStack
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.tabletop.files.json_text import dump_readable
from twoheirs_qt.tabletop.files.writing import write_text
from twoheirs_qt.tabletop.saves.write_queue import WriteQueue


class CatalogueEntryStack(EntryStack[Correction, Catalogue]):
    """The corrections of a catalogue; `write_queue` writes the result into `file`."""

    def __init__(
        self,
        catalogue: Catalogue,
        write_queue: WriteQueue,
        file: Path,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(catalogue, parent)
        self._write_queue, self._file = write_queue, file

    @property
    def catalogue(self) -> Catalogue:
        """The catalogue as it is corrected now."""
        return self.value

    @property
    def program(self) -> Catalogue:
        """The catalogue of the program."""
        return load_installed_catalogue()

    def _apply_entry(self, entry: Correction, value: Catalogue) -> Catalogue:
        return correct(entry, value)

    def _save(self) -> None:
        catalogue = self.catalogue
        self._write_queue.put(
            self._file, catalogue, partial(write_catalogue, self._file, catalogue)
        )


def write_catalogue(path: Path, catalogue: Catalogue) -> None:
    """Write a catalogue and create its folder. Raises FileError."""
    with contextlib.suppress(OSError):  # writing raises an error then
        path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, format_catalogue(catalogue))


def format_catalogue(catalogue: Catalogue) -> str:
    """Return a catalogue as the text of a file."""
    return dump_readable(dump_catalogue(catalogue)) + "\n"
