"""A view that trusts signals alone: it knows what it was told, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QModelIndex, QObject

from twoheirs_qt.game.model import GameModel
from twoheirs_qt.game.moment import Moment
from twoheirs_qt.game.roles import TEXT_ROLES, Role, Section
from twoheirs_qt.game.rows import view_tree
from twoheirs_qt.game.snapshot import take_snapshot
from twoheirs_qt.game.tree import Node, Tree
from twoheirs_qt.rules import Cell
from twoheirs_qt.words import Text, english
from twoheirs_qt.words.names import NO_NAMES, Names


def index_at_cell(model: GameModel, cell: Cell) -> QModelIndex:
    """The index of the tile of the landscape on `cell`; invalid where there is none."""
    for row in range(model.rowCount(model.index_of(Section.LANDSCAPE))):
        index = model.index_of(Section.LANDSCAPE, row)
        if index.data(Role.CELL) == cell:
            return index
    return QModelIndex()


ROLES = tuple(sorted({*map(int, Role), *TEXT_ROLES}))


@dataclass
class Row:
    """A row as a view remembers it."""

    values: dict[int, Any]
    rows: list[Row] = field(default_factory=list)


class Mirror(QObject):
    """Copies a model once, and then follows its signals, reading just what they name."""

    def __init__(self, model: GameModel) -> None:
        super().__init__()
        self._model = model
        self.resets = 0
        self.told: list[tuple[Any, ...]] = []
        """Every signal: `("remove" | "insert", path, first, last)` or `("change", …, roles)`."""
        self._leaving: list[Row] = []
        model.modelReset.connect(self._reset)
        model.rowsAboutToBeRemoved.connect(self._about_to_remove)
        model.rowsRemoved.connect(self._removed)
        model.rowsInserted.connect(self._inserted)
        model.dataChanged.connect(self._data_changed)
        self.rows = self._below(QModelIndex())

    def _below(self, parent: QModelIndex) -> list[Row]:
        count = self._model.rowCount(parent)
        return [self._take_snapshot(self._model.index(row, 0, parent)) for row in range(count)]

    def _take_snapshot(self, index: QModelIndex) -> Row:
        data = self._model.data
        found = {role: value for role in ROLES if (value := data(index, role)) is not None}
        return Row(found, self._below(index))

    def _path(self, index: QModelIndex) -> tuple[int, ...]:
        if not index.isValid():
            return ()
        return (*self._path(index.parent()), index.row())

    def _rows_below(self, parent: QModelIndex) -> list[Row]:
        rows = self.rows
        for row in self._path(parent):
            rows = rows[row].rows
        return rows

    def _reset(self) -> None:
        self.resets += 1
        self.told.clear()
        self.rows = self._below(QModelIndex())

    def _about_to_remove(self, parent: QModelIndex, first: int, last: int) -> None:
        self._leaving = self._rows_below(parent)[first : last + 1]
        leaving = [
            self._take_snapshot(self._model.index(row, 0, parent)) for row in range(first, last + 1)
        ]
        assert leaving == self._leaving, "a row changed before it was removed"

    def _removed(self, parent: QModelIndex, first: int, last: int) -> None:
        self.told.append(("remove", self._path(parent), first, last))
        rows = self._rows_below(parent)
        assert rows[first : last + 1] == self._leaving
        del rows[first : last + 1]
        assert self._model.rowCount(parent) == len(rows)

    def _inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        self.told.append(("insert", self._path(parent), first, last))
        rows = self._rows_below(parent)
        rows[first:first] = [
            self._take_snapshot(self._model.index(row, 0, parent)) for row in range(first, last + 1)
        ]
        assert self._model.rowCount(parent) == len(rows)

    def _data_changed(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        parent = first.parent()
        self.told.append(("change", self._path(parent), first.row(), last.row(), tuple(roles)))
        assert roles, "a change names its roles"
        rows = self._rows_below(parent)
        for row in range(first.row(), last.row() + 1):
            index = self._model.index(row, 0, parent)
            changed = False
            for role in roles:
                value = self._model.data(index, role)
                changed |= rows[row].values.get(role) != value
                if value is None:
                    rows[row].values.pop(role, None)
                else:
                    rows[row].values[role] = value
            assert changed, f"row {row} below {self._path(parent)} did not change at all"


def tree_of(moment: Moment, names: Names = NO_NAMES) -> Tree:
    """The rows that show a moment."""
    return view_tree(take_snapshot(moment, names), moment.chronicle)


_SHOWN: dict[tuple[int, int], tuple[Node, Row]] = {}


def shown(nodes: tuple[Node, ...], say: Callable[[Text], object] = english) -> list[Row]:
    """The rows of a tree as a `Mirror` of a model that says `say` has them.

    Those of a node without children are made once and kept: most nodes last for many states.
    """
    return [_shown(node, say) for node in nodes]


def _shown(node: Node, say: Callable[[Text], object]) -> Row:
    known = _SHOWN.get((id(node), id(say)))
    if known is not None and known[0] is node:
        return known[1]
    values = {
        int(role): say(value) if isinstance(value, Text) else value
        for role, value in node.values.items()
        if value is not None
    }
    row = Row(values, shown(node.children, say))
    if not node.children:
        if len(_SHOWN) > 20_000:
            _SHOWN.clear()
        _SHOWN[(id(node), id(say))] = (node, row)
    return row
