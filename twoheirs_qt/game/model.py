"""The game as an item model: what every view, scene and panel reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from twoheirs_qt.game.diff import diff
from twoheirs_qt.game.moment import Moment
from twoheirs_qt.game.roles import TEXT_ROLES, WITH_HEIRS, Role, Section
from twoheirs_qt.game.rows import view_tree
from twoheirs_qt.game.snapshot import TableSnapshot, take_snapshot
from twoheirs_qt.game.tree import Node, Path, Tree
from twoheirs_qt.rules import Heir, State
from twoheirs_qt.words import Text
from twoheirs_qt.words.names import NO_NAMES, Names

Index = QModelIndex | QPersistentModelIndex

# An index carries the number of its parent. Only rows that stay in place for the whole game have
# rows below them, so a number stands for the same parent for ever: 0 for the sections, then one
# for each section, then for each of the two heirs in a section.
_TOP: Final = 0


def _parents() -> list[Path]:
    """The path of every row that may have rows below it, at its number."""
    sections: list[Path] = [(section,) for section in Section]
    heirs: list[Path] = [(section, row) for section in WITH_HEIRS for row in Heir]
    return [(), *sections, *heirs]


_PATHS: Final = _parents()
_NUMBER_OF: Final = {path: number for number, path in enumerate(_PATHS)}
_PLACES: Final = [(0, 0), *((_NUMBER_OF[path[:-1]], path[-1]) for path in _PATHS[1:])]
"""Number of a parent -> number of its own parent, and its row there."""
_NUMBERS: Final = {place: number for number, place in enumerate(_PLACES) if number}
_NO_ROWS: Final[list[Node]] = []
_MOST_WORDS: Final = 4000
"""Texts whose words are kept; a long game has a quarter of that."""


class GameModel(QAbstractItemModel):
    """A tree of one column: sections (`Section`), their rows, and the rows of these.

    Data are roles of a row (`Role`), and words for people as `DisplayRole` and
    `AccessibleTextRole`, rendered by `say` when they are asked for. The model is read-only: the
    session alone moves it from one moment of the game to another, and it signals exactly the
    rows and roles that changed. It is reset only when another game is opened.
    """

    def __init__(self, say: Callable[[Text], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say = say
        self._names: Names = NO_NAMES
        self._moment: Moment | None = None
        self._snapshot: TableSnapshot | None = None
        self._tree: Tree = view_tree(None)
        self._rows: dict[int, list[Node]] = {}
        self._words: dict[int, tuple[Text, str]] = {}
        self._fill()

    # -- what it shows ---------------------------------------------------------------------------

    @property
    def state(self) -> State | None:
        """The state that is shown, None before a game is opened.

        While rows are being removed it is the state before, and from then on the one after.
        """
        return None if self._moment is None else self._moment.state

    @property
    def snapshot(self) -> TableSnapshot:
        """All that is shown, as values; changes together with `state`. A game must have been
        opened."""
        assert self._snapshot is not None
        return self._snapshot

    @property
    def say(self) -> Callable[[Text], str]:
        """What puts a text into the player's language."""
        return self._say

    @property
    def names(self) -> Names:
        """What the players call the heirs; an empty string where the heir goes by its colour."""
        return self._names

    def index_of(self, section: Section, row: int = -1, child: int = -1) -> QModelIndex:
        """The index of a section, of a row in it, or of a row below that; invalid if none."""
        index = self.index(section, 0)
        if row >= 0:
            index = self.index(row, 0, index)
            if child >= 0 and index.isValid():
                index = self.index(child, 0, index)
        return index

    # -- changing what it shows ------------------------------------------------------------------

    def open(self, moment: Moment, names: Names = NO_NAMES) -> None:
        """Show another game: the one thing that resets the model."""
        self.beginResetModel()
        self._moment = moment
        self._names = names
        self._snapshot = take_snapshot(moment, names)
        self._tree = view_tree(self._snapshot, moment.chronicle)
        self._fill()
        self.endResetModel()

    def show(self, moment: Moment) -> None:
        """Go to another moment of the same game, forward or back, signalling what changed."""
        snapshot = take_snapshot(moment, self._names)
        after = view_tree(snapshot, moment.chronicle)
        way = diff(self._tree, after)
        for removal in way.removals:
            rows = self._rows[_NUMBER_OF[removal.parent]]
            self.beginRemoveRows(self._index_of(removal.parent), removal.first, removal.last)
            del rows[removal.first : removal.last + 1]
            self.endRemoveRows()
        self._moment, self._snapshot = moment, snapshot
        self._tree = after
        for survivors in way.survivors:
            self._rows[_NUMBER_OF[survivors.parent]][:] = survivors.rows
        for insertion in way.insertions:
            rows = self._rows[_NUMBER_OF[insertion.parent]]
            last = insertion.first + len(insertion.rows) - 1
            self.beginInsertRows(self._index_of(insertion.parent), insertion.first, last)
            rows[insertion.first : insertion.first] = insertion.rows
            self.endInsertRows()
        for change in way.changes:
            parent = self._index_of(change.parent)
            first = self.index(change.first, 0, parent)
            last_index = self.index(change.last, 0, parent)
            self.dataChanged.emit(first, last_index, list(change.roles))

    def retranslate(self) -> None:
        """Tell that all words for people changed: the language did."""
        self._words.clear()
        self._retranslate_below(QModelIndex())

    def _retranslate_below(self, parent: QModelIndex) -> None:
        count = self.rowCount(parent)
        if count:
            first, last = self.index(0, 0, parent), self.index(count - 1, 0, parent)
            self.dataChanged.emit(first, last, list(TEXT_ROLES))
        for row in range(count):
            self._retranslate_below(self.index(row, 0, parent))

    def _fill(self) -> None:
        """Store the rows of the tree by the number of their parent."""
        for number, path in enumerate(_PATHS):
            rows = self._tree
            for row in path:
                rows = rows[row].children if row < len(rows) else ()
            self._rows[number] = list(rows)

    def _index_of(self, parent: Path) -> QModelIndex:
        index = QModelIndex()
        for row in parent:
            index = self.index(row, 0, index)
        return index

    # -- QAbstractItemModel ----------------------------------------------------------------------

    def _rows_below(self, parent: Index) -> tuple[int, list[Node]]:
        """The number of `parent` as a parent, and the rows below it."""
        if not parent.isValid():
            return _TOP, self._rows[_TOP]
        number = _NUMBERS.get((parent.internalId(), parent.row()), -1)
        return number, self._rows.get(number, _NO_ROWS)

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        number, rows = self._rows_below(parent)
        if column != 0 or not 0 <= row < len(rows):
            return QModelIndex()
        return self.createIndex(row, 0, number)

    def parent(self, index: Index = QModelIndex()) -> Any:  # noqa: B008
        number = index.internalId() if index.isValid() else _TOP
        if number == _TOP:
            return QModelIndex()
        above, row = _PLACES[number]
        return self.createIndex(row, 0, above)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(self._rows_below(parent)[1])

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 1

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008
        return self.rowCount(parent) > 0

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        value = self._rows[index.internalId()][index.row()].values.get(role)
        return self.words(value) if isinstance(value, Text) else value

    def words(self, text: Text) -> str:
        """A text of a row in the player's language.

        Rows keep their texts, so a text is recognized by its identity, and kept alive meanwhile.
        """
        kept = self._words.get(id(text))
        if kept is None:
            if len(self._words) >= _MOST_WORDS:
                self._words.clear()
            kept = self._words[id(text)] = (text, self._say(text))
        return kept[1]

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def roleNames(self) -> dict[int, QByteArray]:
        names = dict(super().roleNames())
        names.update({int(role): QByteArray(role.name.lower().encode()) for role in Role})
        return names
