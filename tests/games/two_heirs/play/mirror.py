"""A view that follows a model by its signals alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QModelIndex, QObject

from twoheirs_qt.games.two_heirs.play.snapshot import Moment, take_snapshot
from twoheirs_qt.games.two_heirs.things.branches import ChronicleEntry, TwoHeirsRows
from twoheirs_qt.games.two_heirs.things.thing import Section
from twoheirs_qt.games.two_heirs.words.names import NO_NAMES, Names
from twoheirs_qt.tabletop.outline.rows import RowModel
from twoheirs_qt.tabletop.text.text import Text, render_english
from twoheirs_qt.tabletop.thing import Thing


def find_index(model: RowModel, *path: int) -> QModelIndex:
    """The index of a section, of a row in it, or of a row below that; invalid if none."""
    index = QModelIndex()
    for row in path:
        index = model.index(row, 0, index)
        if not index.isValid():
            break
    return index


@dataclass
class Row:
    """A row as a view remembers it."""

    text: object
    thing: Thing
    rows: list[Row] = field(default_factory=list)


class Mirror(QObject):
    """Copies a model once, and then follows its signals, reading just what they name."""

    def __init__(self, model: RowModel) -> None:
        super().__init__()
        self._model = model
        self.resets = 0
        self.signals: list[tuple[Any, ...]] = []
        """Every signal: `("remove" | "insert" | "change", path, first, last)`."""
        self._leaving: list[Row] = []
        model.modelReset.connect(self._reset)
        model.rowsAboutToBeRemoved.connect(self._on_about_to_remove)
        model.rowsRemoved.connect(self._on_removed)
        model.rowsInserted.connect(self._on_inserted)
        model.dataChanged.connect(self._on_changed)
        self.rows = self._read_rows(QModelIndex())

    def _read_rows(self, parent: QModelIndex) -> list[Row]:
        count = self._model.rowCount(parent)
        return [self._read_row(self._model.index(row, 0, parent)) for row in range(count)]

    def _read_row(self, index: QModelIndex) -> Row:
        return Row(index.data(), self._model.find_thing(index), self._read_rows(index))

    def _find_path(self, index: QModelIndex) -> tuple[int, ...]:
        if not index.isValid():
            return ()
        return (*self._find_path(index.parent()), index.row())

    def _find_rows(self, parent: QModelIndex) -> list[Row]:
        rows = self.rows
        for row in self._find_path(parent):
            rows = rows[row].rows
        return rows

    def _reset(self) -> None:
        self.resets += 1
        self.signals.clear()
        self.rows = self._read_rows(QModelIndex())

    def _on_about_to_remove(self, parent: QModelIndex, first: int, last: int) -> None:
        self._leaving = self._find_rows(parent)[first : last + 1]
        leaving = [
            self._read_row(self._model.index(row, 0, parent)) for row in range(first, last + 1)
        ]
        assert leaving == self._leaving, "a row changed before it was removed"

    def _on_removed(self, parent: QModelIndex, first: int, last: int) -> None:
        self.signals.append(("remove", self._find_path(parent), first, last))
        rows = self._find_rows(parent)
        assert rows[first : last + 1] == self._leaving
        del rows[first : last + 1]
        assert self._model.rowCount(parent) == len(rows)

    def _on_inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        self.signals.append(("insert", self._find_path(parent), first, last))
        rows = self._find_rows(parent)
        rows[first:first] = [
            self._read_row(self._model.index(row, 0, parent)) for row in range(first, last + 1)
        ]
        assert self._model.rowCount(parent) == len(rows)

    def _on_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        parent = first.parent()
        self.signals.append(("change", self._find_path(parent), first.row(), last.row()))
        rows = self._find_rows(parent)
        for row in range(first.row(), last.row() + 1):
            new_row = self._read_row(self._model.index(row, 0, parent))
            new_row.rows = rows[row].rows
            assert new_row != rows[row], (
                f"row {row} below {self._find_path(parent)} did not change at all"
            )
            rows[row] = new_row


def list_tree(
    moment: Moment, names: Names = NO_NAMES, localize: Callable[[Text], object] = render_english
) -> list[Row]:
    """List the rows that a `Mirror` has of a model in this moment; `localize` makes its texts."""
    snapshot = take_snapshot(moment, names)

    def list_below(path: tuple[int, ...]) -> list[Row]:
        if path == (Section.CHRONICLE,):
            entries = enumerate(moment.chronicle)
            return [Row(localize(entry.text), ChronicleEntry(number)) for number, entry in entries]
        return [
            Row(localize(text), thing, list_below((*path, number)))
            for number, (thing, text) in enumerate(TwoHeirsRows.list_rows_below(path, snapshot))
        ]

    return list_below(())
