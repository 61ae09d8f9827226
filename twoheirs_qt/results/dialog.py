"""The results, by opponent and sets or game by game, sorted as the player likes; the rating."""

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

from twoheirs_qt.drawing.fonts import chosen_scale, scaled_font
from twoheirs_qt.drawing.theme import current_theme
from twoheirs_qt.opponents.rating import STRENGTHS, Rating
from twoheirs_qt.results.ladder import Ladder, rating_words
from twoheirs_qt.results.results import Record, rank_of
from twoheirs_qt.results.store import NO_RESULTS, Result, Results
from twoheirs_qt.rules import TileSet
from twoheirs_qt.saves.titles import day
from twoheirs_qt.scene.landscape import format_change
from twoheirs_qt.text.language import say
from twoheirs_qt.widgets import label as lines
from twoheirs_qt.widgets.dialog import Dialog
from twoheirs_qt.widgets.label import Label
from twoheirs_qt.words.names import level_name, set_name
from twoheirs_qt.words.opponents import opponent_name

OPPONENT, SETS, GAMES, WINS, BEST, AVERAGE = range(6)
"""The columns of records; of games the first three are followed by `POINTS` and `MARGIN`."""
DAY, POINTS, MARGIN = GAMES, WINS, BEST
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_UNPLAYED: Final = float("-inf")
_WIDE, _TALL, _LARGE = 1150, 440, 1.2


class _Cell(QTableWidgetItem):
    """Shows `words`, and is sorted by `rank`: a number, or words as the language has them."""

    def __init__(self, words: str, rank: float | str) -> None:
        super().__init__(words)
        self.rank = rank

    def __lt__(self, other: QTableWidgetItem) -> bool:
        assert isinstance(other, _Cell)
        if isinstance(self.rank, str) and isinstance(other.rank, str):
            return QCollator(QLocale()).compare(self.rank, other.rank) < 0
        assert not isinstance(self.rank, str)
        assert not isinstance(other.rank, str)
        return self.rank < other.rank


class RecordsTable(QTableWidget):
    """A row a record, or a game. A click on a heading sorts by it.

    `opened` carries the name of a game that is to be looked at (`Result.game`).
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
        self.setFont(scaled_font(14))
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setFont(scaled_font(14, bold=True))
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setStretchLastSection(chosen_scale() <= _LARGE)
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
        """Show these records in the language of now."""
        heads = (
            self.tr("Opponent"),
            self.tr("Sets"),
            self.tr("Games"),
            self.tr("Wins"),
            self.tr("Best"),
            self.tr("Average"),
        )
        self._show(heads, [self._of_record(record) for record in records])

    def show_games(self, results: Iterable[Result]) -> None:
        """Show these games in the language of now."""
        heads = (
            self.tr("Opponent"),
            self.tr("Sets"),
            self.tr("Date"),
            self.tr("Points"),
            self.tr("Margin"),
        )
        self._show(heads, [self._of_game(result) for result in results])

    def _show(self, heads: Sequence[str], rows: Sequence[Sequence[_Cell]]) -> None:
        self.setSortingEnabled(False)  # else rows would move while they are filled
        self.setColumnCount(len(heads))
        self.setHorizontalHeaderLabels(heads)
        self.setRowCount(len(rows))
        for row, cells in enumerate(rows):
            for column, cell in enumerate(cells):
                if column > SETS:
                    cell.setTextAlignment(_RIGHT)
                self.setItem(row, column, cell)
        self.setSortingEnabled(True)
        self.resizeRowsToContents()

    def _of_record(self, record: Record) -> tuple[_Cell, ...]:
        """The contents of each column, sorted so that records without a finished game come last."""
        locale, best, average = QLocale(), record.best, record.average
        cells = (
            *self._of_opponent(record.level, record.opponent, record.sets),
            _Cell(locale.toString(record.games), record.games),
            _Cell(locale.toString(record.wins), record.wins),
            _Cell("–", _UNPLAYED) if best is None else _Cell(locale.toString(best), best),
            _Cell("–", _UNPLAYED)
            if average is None
            else _Cell(locale.toString(average, "f", 1), average),
        )
        for cell in cells[BEST:]:
            cell.setToolTip(self.tr("Counting only games played to the end"))
        return cells

    def _of_game(self, result: Result) -> tuple[_Cell, ...]:
        margin = result.points - result.theirs
        ended = _Cell(day(result.ended), result.ended)
        ended.setData(Qt.ItemDataRole.UserRole, result.game)
        return (
            *self._of_opponent(result.level, result.opponent, result.sets),
            ended,
            _Cell(f"{result.points} : {result.theirs}", result.points),
            _Cell(self.tr("given up"), _UNPLAYED)
            if result.gave_up
            else _Cell(format_change(margin), margin),
        )

    def _of_opponent(
        self, level: int | None, opponent: str, sets: Sequence[TileSet]
    ) -> tuple[_Cell, _Cell]:
        if level is not None:
            name = say(level_name(level))
        else:
            name = say(opponent_name(opponent)) if opponent else self.tr("the computer")
        names = " · ".join(say(set_name(each)) for each in sets)
        return _Cell(name, rank_of(level, opponent)), _Cell(names, names)

    def _open(self, index: QModelIndex) -> bool:
        """Ask for the game in the row of `index`; False if that is none."""
        game = index.siblingAtColumn(DAY).data(Qt.ItemDataRole.UserRole)
        if game:
            self.opened.emit(game)
        return bool(game)

    def sort_by(self, column: int) -> None:
        """Sort by a column, numbers from the greatest on; by the same one, the other way round."""
        head = self.horizontalHeader()
        if column >= self.columnCount():
            return
        order = Qt.SortOrder.AscendingOrder if column <= SETS else Qt.SortOrder.DescendingOrder
        if head.sortIndicatorSection() == column:
            up = head.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
            order = Qt.SortOrder.AscendingOrder if up else Qt.SortOrder.DescendingOrder
        self.sortByColumn(column, order)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enters = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enters and self._open(self.currentIndex()):
            return  # else it presses the button
        if enters or event.text().isdigit():
            event.ignore()  # the dialog sorts by a digit: nothing here begins with one
        else:
            super().keyPressEvent(event)


class ResultsDialog(Dialog):
    """Shows records, or the games that they are made of.

    A click on a heading sorts by it, and so does its digit.

    - `clear_wanted` asks for all of them to be forgotten
    - `game_wanted` asks for a game, named as in `Result.game`, to be opened
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
        self._heading = Label("", self, scaled_font(19, bold=True))
        self.summary = Label("", self, scaled_font(14))
        self.rating = Label("", self, scaled_font(14), wrap=True)
        self.table = RecordsTable(self)
        self.table.opened.connect(self.game_wanted)
        self._each_game = False
        self._note = Label("", self, scaled_font(12), wrap=True, muted=True)
        self.clear = self.button(self.clear_wanted)
        self.switch = self.button(self._switch)
        self.close_button = self.button(self.reject, default=True)
        self.column.setContentsMargins(24, 18, 24, 18)
        self._side = lines.row((self.table, 1), margins=lines.NO_MARGINS, spacing=14)
        self._ladder: Ladder | None = None
        self.show_all(self._heading, self.summary, self.rating)
        self.column.addLayout(self._side, 1)
        self.show_all(self._note)
        self.show_all((self.clear, self.switch, None, self.close_button))
        self.set_first_size(_WIDE, _TALL)
        self._results, self._records, self._rating = results, records, rating
        self._show_results()
        self.table.setFocus()

    def show_nothing(self) -> None:
        """All has been forgotten."""
        self._results, self._records, self._rating = NO_RESULTS, (), None
        self._show_results()

    def _switch(self) -> None:
        """Show games in place of records, the newest first, or records in place of games."""
        self._each_game = not self._each_game
        self._show_results()
        if self._each_game:
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
        if self._each_game:
            self.table.show_games(self._results.results)
        else:
            self.table.show_records(records)
        self.setWindowTitle(self.tr("Results"))
        self._heading.setText(self.tr("Results"))
        games, wins = sum(each.games for each in records), sum(each.wins for each in records)
        if games:
            words = self.tr("%n game(s), won: {wins}", "", games).format(wins=wins)
        else:
            words = self.tr("No game against Henry or the computer has ended yet.")
        self.summary.setText(words)
        self.rating.setText(rating_words(self._rating))
        self._show_ladder()
        self._note.setText(self._note_words())
        self.switch.setText(
            self.tr("&By opponent") if self._each_game else self.tr("&Game by game")
        )
        self.switch.setEnabled(bool(records))
        self.clear.setText(self.tr("C&lear…"))
        self.clear.setEnabled(bool(records))
        self.close_button.setText(self.tr("&Close"))
        self.table.setAccessibleName(self.tr("Results"))

    def _show_ladder(self) -> None:
        """Show where the player stands, beside the table."""
        if self._ladder is not None:
            self._ladder.deleteLater()
            self._ladder = None
        if self._rating is not None:
            self._ladder = Ladder(self._rating, self)
            self._side.addWidget(self._ladder)

    def _note_words(self) -> str:
        if self._each_game:
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
