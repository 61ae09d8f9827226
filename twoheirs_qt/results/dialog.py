"""The dialog with the results, by opponent and sets or game by game, and the rating."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCollator, QLocale, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from twoheirs_qt.drawing.fonts import text_font, user_scale
from twoheirs_qt.drawing.theme import current_theme
from twoheirs_qt.opponents.rating import STRENGTHS, Rating
from twoheirs_qt.results.ladder import Ladder, rating_text
from twoheirs_qt.results.results import Record, opponent_rank
from twoheirs_qt.results.store import NO_RESULTS, Result, Results
from twoheirs_qt.rules import TileSet
from twoheirs_qt.saves.titles import format_date
from twoheirs_qt.scene.landscape import format_change
from twoheirs_qt.text.language import say
from twoheirs_qt.widgets.dialog import Dialog
from twoheirs_qt.widgets.label import NO_MARGINS, Label, row
from twoheirs_qt.words.names import level_name, set_name
from twoheirs_qt.words.opponents import opponent_name

OPPONENT, SETS, GAMES, WINS, BEST, AVERAGE = range(6)
"""The columns of records; for games `DAY`, `POINTS` and `MARGIN` follow the first two."""
DAY, POINTS, MARGIN = GAMES, WINS, BEST
_ALIGN_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_NO_VALUE: Final = float("-inf")
_WIDTH_PX, _HEIGHT_PX, _LARGE_SCALE = 1150, 440, 1.2


class _Cell(QTableWidgetItem):
    """A cell sorted by `rank`: a number, or a text in the order of the language."""

    def __init__(self, text: str, rank: float | str) -> None:
        super().__init__(text)
        self.rank = rank

    def __lt__(self, other: QTableWidgetItem) -> bool:
        assert isinstance(other, _Cell)
        if isinstance(self.rank, str) and isinstance(other.rank, str):
            return QCollator(QLocale()).compare(self.rank, other.rank) < 0
        assert not isinstance(self.rank, str)
        assert not isinstance(other.rank, str)
        return self.rank < other.rank


class RecordsTable(QTableWidget):
    """A table with a row for each record, or each game; a click on a heading sorts it.

    `opened` carries the name of a game to be shown (`Result.game`).
    """

    opened = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(0, AVERAGE + 1, parent)
        theme = current_theme()
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFont(text_font(14))
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setFont(text_font(14, bold=True))
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setStretchLastSection(user_scale() <= _LARGE_SCALE)
        self.setStyleSheet(
            f"QTableView {{ background: {theme.bubble}; color: {theme.ink};"
            f" alternate-background-color: {theme.parchment}; border: 1px solid {theme.rule}; }}"
            f"QHeaderView::section {{ background: {theme.parchment_dim}; color: {theme.ink};"
            f" border: none; border-bottom: 2px solid {theme.ink}; padding: 5px 14px 5px 8px; }}"
            "QTableView::item { padding: 4px 8px; }"
            f"QTableView {{ outline: 0; selection-background-color: {theme.gold};"
            f" selection-color: {theme.gold_ink}; }}"
        )
        self.sortByColumn(OPPONENT, Qt.SortOrder.AscendingOrder)
        self.doubleClicked.connect(self._open)

    def show_records(self, records: Iterable[Record]) -> None:
        """Show records."""
        heads = (
            self.tr("Opponent"),
            self.tr("Sets"),
            self.tr("Games"),
            self.tr("Wins"),
            self.tr("Best"),
            self.tr("Average"),
        )
        self._show(heads, [self._record_cells(record) for record in records])

    def show_games(self, results: Iterable[Result]) -> None:
        """Show games."""
        heads = (
            self.tr("Opponent"),
            self.tr("Sets"),
            self.tr("Date"),
            self.tr("Points"),
            self.tr("Margin"),
        )
        self._show(heads, [self._game_cells(result) for result in results])

    def _show(self, heads: Sequence[str], rows: Sequence[Sequence[_Cell]]) -> None:
        self.setSortingEnabled(False)  # else rows would move while they are filled
        self.setColumnCount(len(heads))
        self.setHorizontalHeaderLabels(heads)
        self.setRowCount(len(rows))
        for number, cells in enumerate(rows):
            for column, cell in enumerate(cells):
                if column > SETS:
                    cell.setTextAlignment(_ALIGN_RIGHT)
                self.setItem(number, column, cell)
        self.setSortingEnabled(True)
        self.resizeRowsToContents()

    def _record_cells(self, record: Record) -> tuple[_Cell, ...]:
        """Create the cells of a record; those without a finished game are sorted last."""
        locale, best, average = QLocale(), record.best, record.average
        cells = (
            *self._opponent_cells(record.level, record.opponent, record.sets),
            _Cell(locale.toString(record.games), record.games),
            _Cell(locale.toString(record.wins), record.wins),
            _Cell("–", _NO_VALUE) if best is None else _Cell(locale.toString(best), best),
            _Cell("–", _NO_VALUE)
            if average is None
            else _Cell(locale.toString(average, "f", 1), average),
        )
        for cell in cells[BEST:]:
            cell.setToolTip(self.tr("Counting only games played to the end"))
        return cells

    def _game_cells(self, result: Result) -> tuple[_Cell, ...]:
        margin = result.points - result.theirs
        ended = _Cell(format_date(result.ended), result.ended)
        ended.setData(Qt.ItemDataRole.UserRole, result.game)
        return (
            *self._opponent_cells(result.level, result.opponent, result.sets),
            ended,
            _Cell(f"{result.points} : {result.theirs}", result.points),
            _Cell(self.tr("given up"), _NO_VALUE)
            if result.gave_up
            else _Cell(format_change(margin), margin),
        )

    def _opponent_cells(
        self, level: int | None, opponent: str, sets: Sequence[TileSet]
    ) -> tuple[_Cell, _Cell]:
        if level is not None:
            name = say(level_name(level))
        else:
            name = say(opponent_name(opponent)) if opponent else self.tr("the computer")
        names = " · ".join(say(set_name(tile_set)) for tile_set in sets)
        return _Cell(name, opponent_rank(level, opponent)), _Cell(names, names)

    def _open(self, index: QModelIndex) -> bool:
        """Emit `opened` for the game in the row of `index`; False if it is a record."""
        game = index.siblingAtColumn(DAY).data(Qt.ItemDataRole.UserRole)
        if game:
            self.opened.emit(game)
        return bool(game)

    def sort_by(self, column: int) -> None:
        """Sort by a column, numbers in descending order; a second time in the opposite order."""
        head = self.horizontalHeader()
        if column >= self.columnCount():
            return
        order = Qt.SortOrder.AscendingOrder if column <= SETS else Qt.SortOrder.DescendingOrder
        if head.sortIndicatorSection() == column:
            is_descending = head.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
            order = Qt.SortOrder.AscendingOrder if is_descending else Qt.SortOrder.DescendingOrder
        self.sortByColumn(column, order)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enters = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enters and self._open(self.currentIndex()):
            return  # else the key presses the button
        if enters or event.text().isdigit():
            event.ignore()  # the dialog sorts by a digit: nothing here begins with one
        else:
            super().keyPressEvent(event)


class ResultsDialog(Dialog):
    """Shows records or single games; a click on a heading, or its digit, sorts them.

    - `clear_wanted`: the player wants to delete all results
    - `game_wanted`: the player wants to open the game of this name (`Result.game`)
    """

    clear_wanted = Signal()
    game_wanted = Signal(str)

    def __init__(
        self,
        results: Results,
        records: tuple[Record, ...],
        rating: Rating | None,
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent, spacing=9)
        self._heading = Label("", self, text_font(19, bold=True))
        self.summary = Label("", self, text_font(14))
        self.rating = Label("", self, text_font(14), wrap=True)
        self.table = RecordsTable(self)
        self.table.opened.connect(self.game_wanted)
        self._shows_games = False
        self._note = Label("", self, text_font(12), wrap=True, muted=True)
        self.clear = self.button(self.clear_wanted)
        self.switch = self.button(self._switch)
        self.close_button = self.button(self.reject, default=True)
        self.column.setContentsMargins(24, 18, 24, 18)
        self._table_row = row((self.table, 1), margins=NO_MARGINS, spacing=14)
        self._ladder: Ladder | None = None
        self.show_all(self._heading, self.summary, self.rating)
        self.column.addLayout(self._table_row, 1)
        self.show_all(self._note)
        self.show_all((self.clear, self.switch, None, self.close_button))
        self.set_first_size(_WIDTH_PX, _HEIGHT_PX)
        self._results, self._records, self._rating = results, records, rating
        self._show_results()
        self.table.setFocus()

    def show_nothing(self) -> None:
        """Show that all results have been deleted."""
        self._results, self._records, self._rating = NO_RESULTS, (), None
        self._show_results()

    def _switch(self) -> None:
        """Switch between records and games, the newest game first."""
        self._shows_games = not self._shows_games
        self._show_results()
        if self._shows_games:
            self.table.sortByColumn(DAY, Qt.SortOrder.DescendingOrder)
        else:
            self.table.sortByColumn(OPPONENT, Qt.SortOrder.AscendingOrder)
        self.table.setCurrentCell(0, OPPONENT)
        self.table.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        column = event.key() - Qt.Key.Key_1
        if OPPONENT <= column <= AVERAGE:
            self.table.sort_by(column)
        else:
            super().keyPressEvent(event)

    def _show_results(self) -> None:
        records = self._records
        if self._shows_games:
            self.table.show_games(self._results.results)
        else:
            self.table.show_records(records)
        self.setWindowTitle(self.tr("Results"))
        self._heading.setText(self.tr("Results"))
        games = sum(record.games for record in records)
        wins = sum(record.wins for record in records)
        if games:
            text = self.tr("%n game(s), won: {wins}", "", games).format(wins=wins)
        else:
            text = self.tr("No game against Henry or the computer has ended yet.")
        self.summary.setText(text)
        self.rating.setText(rating_text(self._rating))
        self._show_ladder()
        self._note.setText(self._note_text())
        self.switch.setText(
            self.tr("&By opponent") if self._shows_games else self.tr("&Game by game")
        )
        self.switch.setEnabled(bool(records))
        self.clear.setText(self.tr("C&lear…"))
        self.clear.setEnabled(bool(records))
        self.close_button.setText(self.tr("&Close"))
        self.table.setAccessibleName(self.tr("Results"))

    def _show_ladder(self) -> None:
        """Show the ladder with the player beside the table."""
        if self._ladder is not None:
            self._ladder.deleteLater()
            self._ladder = None
        if self._rating is not None:
            self._ladder = Ladder(self._rating, self)
            self._table_row.addWidget(self._ladder)

    def _note_text(self) -> str:
        if self._shows_games:
            return self.tr(
                "Points are yours and your opponent's. Double-click a game, or press Enter, to "
                "open it. Click a heading or press its number to sort."
            )
        return self.tr(
            "Best and average are your points in games played to the end. A game you gave up "
            "counts as lost; if you undo the end and play on, only the final result counts. "
            "The ratings of the program's own opponents go from {weakest} to {strongest}. "
            "Click a heading or press its number to sort."
        ).format(weakest=min(STRENGTHS.values()), strongest=max(STRENGTHS.values()))
