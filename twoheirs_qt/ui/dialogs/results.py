"""The results of games against Henry: by level and sets, in whatever order one likes."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCollator,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from twoheirs_qt.game.results import Record
from twoheirs_qt.ui.adapting import Adapting
from twoheirs_qt.ui.label import Label
from twoheirs_qt.ui.language import say
from twoheirs_qt.ui.lettering import letter, scaled, text_scale
from twoheirs_qt.ui.theme import current_theme
from twoheirs_qt.words.names import level_name, set_name

_Index = QModelIndex | QPersistentModelIndex
LEVEL, SETS, GAMES, WINS, BEST, AVERAGE = range(6)
SORT: Final = Qt.ItemDataRole.UserRole
_WIDE, _TALL, _LARGE = 980, 440, 1.2


class RecordsModel(QAbstractTableModel):
    """A row a record; `SORT` is the role to sort by."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._records: tuple[Record, ...] = ()

    @property
    def records(self) -> tuple[Record, ...]:
        """What the rows show."""
        return self._records

    def show(self, records: tuple[Record, ...]) -> None:
        """Show these records, or the same ones in another language."""
        self.beginResetModel()
        self._records = records
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._records)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 6

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is Qt.Orientation.Vertical or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            self.tr("Level"),
            self.tr("Sets"),
            self.tr("Games"),
            self.tr("Wins"),
            self.tr("Best"),
            self.tr("Average"),
        )[section]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        record, column = self._records[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(record)[column]
        if role == SORT:
            return self._rank(record)[column]
        if role == Qt.ItemDataRole.TextAlignmentRole and column > SETS:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.ToolTipRole and column in (BEST, AVERAGE):
            return self.tr("Of the games played to the end")
        return None

    def _words(self, record: Record) -> tuple[str, ...]:
        locale = QLocale()
        return (
            say(level_name(record.level)),
            " · ".join(say(set_name(each)) for each in record.sets),
            locale.toString(record.games),
            locale.toString(record.wins),
            "–" if record.best is None else locale.toString(record.best),
            "–" if record.average is None else locale.toString(record.average, "f", 1),
        )

    def _rank(self, record: Record) -> tuple[float | str, ...]:
        """What each column is sorted by: unplayed ones come before the worst."""
        lowest = float("-inf")
        return (
            record.level,
            self._words(record)[SETS],
            record.games,
            record.wins,
            lowest if record.best is None else record.best,
            lowest if record.average is None else record.average,
        )


class _Sorted(QSortFilterProxyModel):
    """Sorts by `SORT`, words as the language does."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._order = QCollator(QLocale())

    def lessThan(self, left: _Index, right: _Index) -> bool:
        one, other = left.data(SORT), right.data(SORT)
        if isinstance(one, str):
            return self._order.compare(one, other) < 0
        return bool(one < other)


class _Table(QTableView):
    """Leaves digits to the dialog, which sorts by them: nothing here begins with one."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isdigit():
            event.ignore()
        else:
            super().keyPressEvent(event)


class ResultsDialog(Adapting, QDialog):
    """Shows records; `clear_wanted` asks for all of them to be forgotten.

    A click on a heading sorts by it, and so does its digit.
    """

    clear_wanted = Signal()

    def __init__(self, records: tuple[Record, ...], parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._heading = Label(parent=self)
        self._heading.setFont(letter(19, bold=True))
        self._summary = Label(parent=self)
        self._summary.setFont(letter(14))
        self.model = RecordsModel(self)
        self._sorted = _Sorted(self)
        self._sorted.setSourceModel(self.model)
        self.table = self._table()
        self._note = Label(parent=self)
        self._note.setFont(letter(12))
        self._note.setWordWrap(True)
        self._note.setStyleSheet(f"color: {current_theme().muted};")
        self.clear = QPushButton(self)
        self.clear.setAutoDefault(False)
        self.clear.clicked.connect(self.clear_wanted)
        self.close_button = QPushButton(self)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self.clear)
        row.addStretch(1)
        row.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(9)
        for widget in (self._heading, self._summary, self.table, self._note):
            column.addWidget(widget)
        column.addLayout(row)
        room = self.screen().availableSize() * 0.92
        self.resize(QSize(scaled(_WIDE), scaled(_TALL)).boundedTo(room))
        self.show_records(records)
        self.table.setFocus()

    @property
    def summary(self) -> str:
        """What stands above the table."""
        return self._summary.text()

    def show_records(self, records: tuple[Record, ...]) -> None:
        """Show these records."""
        self.model.show(records)
        self.setWindowTitle(self.tr("Results against Henry"))
        self._heading.setText(self.tr("Results against Henry"))
        games, wins = sum(each.games for each in records), sum(each.wins for each in records)
        if games:
            words = self.tr("%n game(s), won: {wins}", "", games).format(wins=wins)
        else:
            words = self.tr("No game against Henry has ended yet.")
        self._summary.setText(words)
        self._note.setText(
            self.tr(
                "Best and average are your points in games played to the end. A game that was "
                "given up counts as lost. A click on a heading, or its digit, sorts by it."
            )
        )
        self.clear.setText(self.tr("C&lear…"))
        self.clear.setEnabled(bool(records))
        self.close_button.setText(self.tr("&Close"))
        self.table.setAccessibleName(self.tr("Results against Henry"))
        self.table.resizeRowsToContents()

    def _retranslate(self) -> None:
        self.show_records(self.model.records)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        column = event.key() - Qt.Key.Key_1
        if LEVEL <= column <= AVERAGE:
            self._sort_by(column)
        else:
            super().keyPressEvent(event)

    def _table(self) -> QTableView:
        table = _Table(self)
        table.setModel(self._sorted)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        table.setWordWrap(False)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setFont(letter(14))
        table.verticalHeader().hide()
        head = table.horizontalHeader()
        head.setFont(letter(14, bold=True))
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setStretchLastSection(text_scale() <= _LARGE)
        theme = current_theme()
        table.setStyleSheet(
            f"QTableView {{ background: {theme.bubble}; color: {theme.ink};"
            f" alternate-background-color: {theme.parchment}; border: 1px solid {theme.rule}; }}"
            f"QHeaderView::section {{ background: {theme.parchment_dim}; color: {theme.ink};"
            f" border: none; border-bottom: 2px solid {theme.ink}; padding: 5px 14px 5px 8px; }}"
            "QTableView::item { padding: 4px 8px; }"
            f"QTableView {{ outline: 0; selection-background-color: {theme.gold};"
            f" selection-color: {theme.gold_ink}; }}"
        )
        table.setSortingEnabled(True)
        table.sortByColumn(LEVEL, Qt.SortOrder.AscendingOrder)
        return table

    def _sort_by(self, column: int) -> None:
        """Sort by a column; once more turns the order round. Numbers begin with the greatest."""
        head = self.table.horizontalHeader()
        order = Qt.SortOrder.AscendingOrder if column <= SETS else Qt.SortOrder.DescendingOrder
        if head.sortIndicatorSection() == column:
            up = head.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
            order = Qt.SortOrder.AscendingOrder if up else Qt.SortOrder.DescendingOrder
        self.table.sortByColumn(column, order)
