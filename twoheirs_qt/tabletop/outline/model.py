"""The rows of the outline with columns to read, and a whole sentence each for screen readers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, Qt

from twoheirs_qt.tabletop.outline import texts
from twoheirs_qt.tabletop.outline.game import GameOutline, RowNote
from twoheirs_qt.tabletop.outline.rows import THING_ROLE, Index, RowModel
from twoheirs_qt.tabletop.text.text import join_sentences
from twoheirs_qt.tabletop.thing import Offer, Thing

NAME_COLUMN, OFFERS_COLUMN, DETAILS_COLUMN = range(3)
"""The columns."""
_HEADINGS: Final = (texts.WHAT, texts.POSSIBLE, texts.DETAILS)
_SPOKEN: Final = Qt.ItemDataRole.AccessibleTextRole
_DESCRIBED: Final = Qt.ItemDataRole.AccessibleDescriptionRole
_SILENT_TEXT: Final = "\u00a0"
"""Spoken of the other columns: the first one's sentence tells all of the row.

No word, yet not empty, in place of which Qt would take what is shown.
"""

_ROLES: Final = frozenset(map(int, (Qt.ItemDataRole.DisplayRole, _SPOKEN, _DESCRIBED, THING_ROLE)))
"""The roles that there are: a view asks each cell it paints for more."""


class OutlineModel(RowModel):
    """The rows of an outline: what each is, its details, and what can be done there.

    Screen readers get all three as the text of the first column. Cells that were read last are
    kept; while the game is changing, a row is its thing and no more.
    """

    def __init__(self, outline: GameOutline, parent: QObject | None = None) -> None:
        super().__init__(outline, parent)
        self._outline = outline
        self._cached_values: dict[tuple[int, int, int, int], Any] = {}
        """The values of cells, by parent, row, column and role: a view asks for each repeatedly."""
        for changed in (self.modelReset, self.rowsInserted, self.rowsRemoved, self.dataChanged):
            changed.connect(self._cached_values.clear)  # before any view asks again

    @property
    def is_settled(self) -> bool:
        return super().is_settled and self._outline.is_settled

    def follow(self, followed: bool) -> None:
        self._cached_values.clear()
        super().follow(followed)

    @property
    def chronicle_branch(self) -> int:
        """The row of the branch with the entries of the chronicle."""
        return self._outline.chronicle

    @property
    def first_branch(self) -> int:
        """The row of the branch where one begins."""
        return self._outline.first

    @property
    def closed_at_first(self) -> frozenset[int]:
        """The rows of the branches that are closed when a game is opened."""
        return self._outline.closed_at_first

    def row_of(self, thing: Thing) -> QModelIndex:
        """The first row that is about `thing`; invalid if there is none."""
        return self._row_below(QModelIndex(), thing)

    def _row_below(self, parent: QModelIndex, thing: Thing) -> QModelIndex:
        for row in range(self.rowCount(parent)):
            index = self.index(row, NAME_COLUMN, parent)
            below = index if self.thing(index) == thing else self._row_below(index, thing)
            if below.isValid():
                return below
        return QModelIndex()

    def offers(self, index: Index) -> tuple[Offer, ...]:
        """Everything that can be done at a row."""
        if not index.isValid() or not self.is_settled:
            return ()
        return self._outline.offers(self.thing(index))

    def sentence(self, index: Index) -> str:
        """The row in one sentence."""
        first_cell = self._first_cell(index)
        full_sentence = self._outline.name(self.thing(first_cell)) if self.is_settled else None
        if full_sentence is not None:
            return self._outline.localize(full_sentence)
        name = str(first_cell.data() or "")
        return ", ".join([name, *self._details(first_cell)]) if self.is_settled else name

    def note(self, index: Index) -> tuple[str, ...]:
        """All else there is to know of a row, one string a line."""
        if not index.isValid() or not self.is_settled:
            return ()
        return tuple(line.text for line in self._note(index))

    def _note(self, index: Index) -> Iterator[RowNote]:
        sentence = self.sentence(index)
        for line in self._outline.notes(self.thing(index)):
            if line.text not in sentence:
                yield line

    def _description(self, index: Index) -> str:
        """The same to be read with the row, without small letters and repetitions."""
        parts = [line.text for line in self._note(index) if line.is_read]
        forecast = self._outline.forecast(self.thing(index))
        parts += [] if forecast is None else [self._outline.localize(forecast)]
        return join_sentences(parts)

    # -- QAbstractItemModel ----------------------------------------------------------------------

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._outline.localize(_HEADINGS[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in _ROLES:
            return None
        key = (index.internalId(), index.row(), index.column(), int(role))
        if key in self._cached_values:
            return self._cached_values[key]
        value = self._value(index, role)
        if self.is_settled:
            self._cached_values[key] = value
        return value

    def _value(self, index: Index, role: int) -> Any:
        """The value of a cell by a role."""
        column = index.column()
        if role == Qt.ItemDataRole.DisplayRole and column != NAME_COLUMN:
            if not self.is_settled:
                return ""
            if column == OFFERS_COLUMN:
                return self._summarize_offers(index)
            return " · ".join(self._details(self._first_cell(index)))
        if role == _SPOKEN:
            return self._row_text(index) if column == NAME_COLUMN else _SILENT_TEXT
        if role == _DESCRIBED and column == NAME_COLUMN:
            return self._description(index) if index.isValid() and self.is_settled else ""
        return super().data(self._first_cell(index), role)

    def _details(self, first_cell: QModelIndex) -> list[str]:
        return [
            self._outline.localize(text) for text in self._outline.details(self.thing(first_cell))
        ]

    def _summarize_offers(self, index: Index) -> str:
        summary = self._outline.summarize(self.offers(index))
        return "" if summary is None else self._outline.localize(summary)

    def _row_text(self, index: Index) -> str:
        """The whole row as text."""
        sentence = self.sentence(index)
        summary = self._summarize_offers(index)
        if not summary:
            return sentence
        return self._outline.localize(texts.SAY_POSSIBLE.fill(row=sentence, choices=summary))

    # -- inside ----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Emit that details and choices of all rows may have changed: they depend on other rows."""
        self._cached_values.clear()
        for number, rows in list(self._rows.items()):
            if rows:
                first = self.createIndex(0, OFFERS_COLUMN, number)
                self.dataChanged.emit(
                    first, self.createIndex(len(rows) - 1, DETAILS_COLUMN, number)
                )

    def _first_cell(self, index: Index) -> QModelIndex:
        """The first column of a row."""
        return self.createIndex(index.row(), NAME_COLUMN, index.internalId())
