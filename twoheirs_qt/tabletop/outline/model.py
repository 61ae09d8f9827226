"""The rows of the outline with columns to read, and a whole sentence each for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, Qt

from twoheirs_qt.tabletop.outline import texts
from twoheirs_qt.tabletop.outline.game import GameOutline, RowNote
from twoheirs_qt.tabletop.outline.rows import NAME_COLUMN, Index, RowModel
from twoheirs_qt.tabletop.play.entries import Entry
from twoheirs_qt.tabletop.text.text import join_sentences
from twoheirs_qt.tabletop.thing import Offer, Thing

OFFERS_COLUMN, DETAILS_COLUMN = 1, 2
"""The columns beside `NAME_COLUMN`."""
_HEADINGS: Final = (texts.WHAT, texts.POSSIBLE, texts.DETAILS)
_SPOKEN: Final = Qt.ItemDataRole.AccessibleTextRole
_DESCRIBED: Final = Qt.ItemDataRole.AccessibleDescriptionRole
_SILENT_TEXT: Final = "\u00a0"
"""Spoken of the other columns: the first one's sentence tells all of the row.

No word, yet not empty, in place of which Qt would take what is shown.
"""

_ROLES: Final = frozenset(map(int, (Qt.ItemDataRole.DisplayRole, _SPOKEN, _DESCRIBED)))
"""The roles that there are: a view asks each cell it paints for more."""


class OutlineModel(RowModel):
    """The rows of an outline: what each is, its details, and what can be done there.

    Screen readers get all three as the text of the first column. What was read last is
    kept; while the game is changing, a row is its thing and no more.
    """

    def __init__(self, outline: GameOutline, parent: QObject | None = None) -> None:
        super().__init__(outline, parent)
        self._outline = outline
        # Views and readers ask for each repeatedly.
        self._cells: dict[int, Sequence[tuple[str, str, str]]] = {}
        """What is shown in the rows of a parent, by its number."""
        self._spoken_texts: dict[tuple[int, int, int], str] = {}
        """What readers are told of a row, by its parent, the row and the role."""
        for changed in (self.modelReset, self.rowsInserted, self.rowsRemoved, self.dataChanged):
            changed.connect(self._cells.clear)  # before any view asks again
            changed.connect(self._spoken_texts.clear)

    def follow(self, followed: bool) -> None:
        self._cells.clear()
        self._spoken_texts.clear()
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

    def find_row(self, thing: Thing) -> QModelIndex:
        """The first row that is about `thing`; invalid if there is none."""
        return self._find_row_below(QModelIndex(), thing)

    def _find_row_below(self, parent: QModelIndex, thing: Thing) -> QModelIndex:
        for row in range(self.rowCount(parent)):
            index = self.index(row, NAME_COLUMN, parent)
            below = index if self.find_thing(index) == thing else self._find_row_below(index, thing)
            if below.isValid():
                return below
        return QModelIndex()

    def list_offers(self, index: Index) -> tuple[Offer, ...]:
        """Everything that can be done at a row."""
        if not index.isValid() or not self.is_settled:
            return ()
        return self._outline.list_offers(self.find_thing(index))

    def format_sentence(self, index: Index) -> str:
        """The row in one sentence."""
        name: str = self.data(index.sibling(index.row(), NAME_COLUMN))
        if not self.is_settled:
            return name
        localize, thing = self._outline.localize, self.find_thing(index)
        full_sentence = self._outline.name(thing)
        if full_sentence is not None:
            return localize(full_sentence)
        (details,) = self._outline.list_details([thing])
        return ", ".join([name, *map(localize, details)])

    def list_notes(self, index: Index) -> tuple[RowNote, ...]:
        """All else there is to know of a row, line by line."""
        if not index.isValid() or not self.is_settled:
            return ()
        sentence, notes = (
            self.format_sentence(index),
            self._outline.list_notes(self.find_thing(index)),
        )
        return tuple([line for line in notes if line.text not in sentence])

    # -- QAbstractItemModel ----------------------------------------------------------------------

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._outline.localize(_HEADINGS[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in _ROLES or not index.isValid():
            return None
        number, row, column = index.internalId(), index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return (self._cells.get(number) or self._describe_rows(number))[row][column]
        if column != NAME_COLUMN:
            return _SILENT_TEXT if role == _SPOKEN else None
        key = (number, row, int(role))
        if key in self._spoken_texts:
            return self._spoken_texts[key]
        text = self._format_row(index) if role == _SPOKEN else self._describe_rest(index)
        if self.is_settled:
            self._spoken_texts[key] = text
        return text

    def _describe_rows(self, number: int) -> Sequence[tuple[str, str, str]]:
        """Texts in the rows of a parent: just their names while the game is changing."""
        outline, localize = self._outline, self._outline.localize
        rows = self._list_rows_below(number)
        names = [localize(row.text) for row in rows]
        if not self.is_settled:
            return [(name, "", "") for name in names]
        things = [
            outline.find_entry(place) if isinstance(row, Entry) else row.thing
            for place, row in enumerate(rows)
        ]
        summaries = [outline.summarize(outline.list_offers(thing)) for thing in things]
        offers = ["" if summary is None else localize(summary) for summary in summaries]
        details = [" · ".join(map(localize, texts)) for texts in outline.list_details(things)]
        self._cells[number] = cells = list(zip(names, offers, details, strict=True))
        return cells

    def _format_row(self, index: Index) -> str:
        """The whole row as text."""
        sentence = self.format_sentence(index)
        choices = self.data(index.sibling(index.row(), OFFERS_COLUMN))
        if not choices:
            return sentence
        return self._outline.localize(texts.ROW_WITH_CHOICES.fill(row=sentence, choices=choices))

    def _describe_rest(self, index: Index) -> str:
        """All else there is to know of a row, without small letters and repetitions."""
        if not self.is_settled:
            return ""
        parts = [line.text for line in self.list_notes(index) if line.is_read]
        forecast = self._outline.forecast(self.find_thing(index))
        parts += [] if forecast is None else [self._outline.localize(forecast)]
        return join_sentences(parts)

    # -- inside ----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Emit that details and choices of all rows may have changed: they depend on other rows."""
        self._cells.clear()
        self._spoken_texts.clear()
        for number, rows in list(self._rows.items()):
            if rows:
                first = self.createIndex(0, OFFERS_COLUMN, number)
                self.dataChanged.emit(
                    first, self.createIndex(len(rows) - 1, DETAILS_COLUMN, number)
                )
