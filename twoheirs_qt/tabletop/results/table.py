"""The table of results, in which a click on a heading sorts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import (
    QCollator,
    QCoreApplication,
    QLocale,
    QMarginsF,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from twoheirs_qt.games.two_heirs.advice.losses import KindRecord
from twoheirs_qt.games.two_heirs.advice.themes import Theme
from twoheirs_qt.games.two_heirs.rules import TileSet
from twoheirs_qt.games.two_heirs.words.names import building_name, level_name, set_name
from twoheirs_qt.games.two_heirs.words.opponents import opponent_name
from twoheirs_qt.games.two_heirs.words.practice import theme_name
from twoheirs_qt.tabletop.drawing.charts import format_change
from twoheirs_qt.tabletop.drawing.fonts import text_font, user_scale
from twoheirs_qt.tabletop.drawing.theme import current_theme
from twoheirs_qt.tabletop.results.records import (
    GamePoints,
    OtherSource,
    PointSource,
    Record,
    SetRecord,
    SourceRecord,
    opponent_rank,
)
from twoheirs_qt.tabletop.results.store import Result
from twoheirs_qt.tabletop.saves.titles import format_date
from twoheirs_qt.tabletop.text.language import localize

OPPONENT, SETS, GAMES, WINS, BEST, AVERAGE = range(6)
"""The columns of records; for games `DAY` and so on follow the first two."""
DAY, POINTS, MARGIN, MISTAKES, GIVEN_AWAY = GAMES, WINS, BEST, AVERAGE, AVERAGE + 1
_ALIGN_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ALIGN_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_NO_VALUE: Final = float("-inf")
_LARGE_SCALE: Final = 1.2
_SHARE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_BAR_MARGINS: Final = QMarginsF(3, 3, 3, 3)
_BAR_OPACITY: Final = 0.3


class _Cell(QTableWidgetItem):
    """A cell sorted by `rank`: a number, or a text in the order of the language.

    A cell with a `share` (0 to 1) has a bar of that length behind its text.
    """

    def __init__(self, text: str, rank: float | str, share: float | None = None) -> None:
        super().__init__(text)
        self.rank = rank
        if not isinstance(rank, str):
            self.setTextAlignment(_ALIGN_RIGHT)
        if share is not None:
            self.setData(_SHARE_ROLE, share)

    def __lt__(self, other: QTableWidgetItem) -> bool:
        assert isinstance(other, _Cell)
        if isinstance(self.rank, str) and isinstance(other.rank, str):
            return QCollator(QLocale()).compare(self.rank, other.rank) < 0
        assert not isinstance(self.rank, str)
        assert not isinstance(other.rank, str)
        return self.rank < other.rank


class _BarDelegate(QStyledItemDelegate):
    """Paints the bars of cells that have a share, under their text."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        share = index.data(_SHARE_ROLE)
        if not share:
            super().paint(painter, option, index)
            return
        theme = current_theme()
        bar = QRectF(option.rect).marginsRemoved(_BAR_MARGINS)
        bar.setWidth(bar.width() * min(1.0, share))
        painter.fillRect(bar, theme.color("gold", _BAR_OPACITY))
        super().paint(painter, option, index)
        # A selected cell has its own ground, so its bar is the line alone.
        is_selected = QStyle.StateFlag.State_Selected in option.state
        painter.save()
        painter.setPen(QPen(theme.color("gold_ink" if is_selected else "gold_deep"), 2))
        painter.drawLine(bar.bottomLeft(), bar.bottomRight())
        painter.restore()


class ResultsTable(QTableWidget):
    """A table with a row for each record, set, game, or source of points.

    A click on a heading sorts it. `opened` carries the name of a game to be shown (`Result.game`).
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
        self.setItemDelegate(_BarDelegate(self))
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setFont(text_font(14, bold=True))
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setStyleSheet(
            f"QTableView {{ background: {theme.bubble}; color: {theme.ink};"
            f" alternate-background-color: {theme.parchment}; border: 1px solid {theme.rule}; }}"
            f"QHeaderView::section {{ background: {theme.parchment_dim}; color: {theme.ink};"
            f" border: none; border-bottom: 2px solid {theme.ink}; padding: 5px 14px 5px 8px; }}"
            "QTableView::item { padding: 4px 8px; }"
            f"QTableView {{ outline: 0; selection-background-color: {theme.gold};"
            f" selection-color: {theme.gold_ink}; }}"
        )
        self._text_columns = 1
        self.doubleClicked.connect(self._open)

    # -- contents ----------------------------------------------------------------------------------

    def show_records(self, records: Iterable[Record]) -> None:
        """Show records by opponent and sets, the weakest opponent first."""
        heads = (
            self.tr("Opponent"),
            self.tr("Sets"),
            self.tr("Games"),
            self.tr("Wins"),
            self.tr("Best"),
            self.tr("Average"),
        )
        self._show(heads, [self._record_cells(record) for record in records], 2)
        self.sortByColumn(OPPONENT, Qt.SortOrder.AscendingOrder)

    def show_games(self, results: Iterable[Result], points: Mapping[str, GamePoints]) -> None:
        """Show games, the newest first, with what their reviews say."""
        heads = (
            self.tr("Opponent"),
            self.tr("Sets"),
            self.tr("Date"),
            self.tr("Points"),
            self.tr("Margin"),
            self.tr("Mistakes"),
            self.tr("Given away"),
        )
        rows = [self._game_cells(result, points.get(result.game)) for result in results]
        self._show(heads, rows, 2)
        self.sortByColumn(DAY, Qt.SortOrder.DescendingOrder)

    def show_sets(self, records: Sequence[SetRecord]) -> None:
        """Show sets in the order of the box."""
        heads = (
            self.tr("Set"),
            self.tr("Games"),
            self.tr("Wins"),
            self.tr("Your average"),
            self.tr("Opponent's average"),
        )
        scale = _scale([value for record in records for value in (record.average, record.theirs)])
        rows = [
            (
                _Cell(localize(set_name(record.tile_set)), number),
                _Cell(QLocale().toString(record.games), record.games),
                _Cell(QLocale().toString(record.wins), record.wins, record.wins / record.games),
                _mean_cell(record.average, scale),
                _mean_cell(record.theirs, scale),
            )
            for number, record in enumerate(records)
        ]
        self._show(heads, rows, 1)
        self.sortByColumn(0, Qt.SortOrder.AscendingOrder)

    def show_sources(self, records: Sequence[SourceRecord]) -> None:
        """Show what gives points, the most a game first."""
        heads = (
            self.tr("Building"),
            self.tr("Your points per game"),
            self.tr("Opponent's points per game"),
            self.tr("Built per game"),
            self.tr("Points each"),
        )
        scale = _scale([value for record in records for value in (record.own, record.theirs)])
        rows = [
            (
                _Cell(name := self._source_name(record.source), name),
                _mean_cell(record.own, scale),
                _mean_cell(record.theirs, scale),
                _mean_cell(None if isinstance(record.source, OtherSource) else record.built),
                _mean_cell(record.per_building),
            )
            for record in records
        ]
        self._show(heads, rows, 1)
        self.sortByColumn(1, Qt.SortOrder.DescendingOrder)

    def show_kinds(self, records: Sequence[KindRecord]) -> None:
        """Show the kinds of turns that gave points away, the costliest first."""
        heads = (
            self.tr("Kind of turn"),
            self.tr("Given away per game"),
            self.tr("Turns per game"),
            self.tr("Points per turn"),
        )
        scale = _scale([record.points for record in records])
        rows = [
            (
                _Cell(name := self._kind_name(record.kind), name),
                _mean_cell(record.points, scale),
                _mean_cell(record.turns),
                _mean_cell(record.each),
            )
            for record in records
        ]
        self._show(heads, rows, 1)
        self.sortByColumn(1, Qt.SortOrder.DescendingOrder)

    def _kind_name(self, kind: Theme | None) -> str:
        return self.tr("Other") if kind is None else localize(theme_name(kind))

    def _source_name(self, source: PointSource) -> str:
        if source is OtherSource.ROADS:
            return self.tr("Roads")
        if source is OtherSource.TREASURES:
            return self.tr("Treasures")
        assert not isinstance(source, OtherSource)
        return localize(building_name(source))

    def _show(
        self, heads: Sequence[str], rows: Sequence[Sequence[_Cell]], text_columns: int
    ) -> None:
        self._text_columns = text_columns
        self.setSortingEnabled(False)  # else rows would move while they are filled
        self.setColumnCount(len(heads))
        self.setHorizontalHeaderLabels(heads)
        self._set_widths(equal=text_columns == 1)
        self.setRowCount(len(rows))
        for number, cells in enumerate(rows):
            for column, cell in enumerate(cells):
                if column < text_columns:
                    cell.setTextAlignment(
                        Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
                    )
                self.setItem(number, column, cell)
        self.setSortingEnabled(True)
        self.resizeRowsToContents()

    def _set_widths(self, *, equal: bool) -> None:
        """Fit columns to their contents; `equal`: those with numbers share the rest of the width.

        Large letters may need more width than there is, so then the table scrolls.
        """
        head, is_wide = self.horizontalHeader(), user_scale() <= _LARGE_SCALE
        head.setStretchLastSection(is_wide and not equal)
        for column in range(self.columnCount()):
            stretches = is_wide and equal and column >= self._text_columns
            mode = QHeaderView.ResizeMode
            head.setSectionResizeMode(column, mode.Stretch if stretches else mode.ResizeToContents)

    def _record_cells(self, record: Record) -> tuple[_Cell, ...]:
        """Create the cells of a record; those without a finished game are sorted last."""
        locale, best = QLocale(), record.best
        cells = (
            *self._opponent_cells(record.level, record.opponent, record.sets),
            _Cell(locale.toString(record.games), record.games),
            _Cell(locale.toString(record.wins), record.wins, record.wins / record.games),
            _Cell("–", _NO_VALUE) if best is None else _Cell(locale.toString(best), best),
            _mean_cell(record.average),
        )
        for cell in cells[BEST:]:
            cell.setToolTip(self.tr("Counting only games played to the end"))
        return cells

    def _game_cells(self, result: Result, points: GamePoints | None) -> tuple[_Cell, ...]:
        margin = result.points - result.theirs
        losses = None if points is None else points.losses
        ended = _Cell(format_date(result.ended), result.ended)
        ended.setTextAlignment(_ALIGN_RIGHT)
        ended.setData(Qt.ItemDataRole.UserRole, result.game)
        return (
            *self._opponent_cells(result.level, result.opponent, result.sets),
            ended,
            _Cell(f"{result.points} : {result.theirs}", result.points),
            _Cell(self.tr("given up"), _NO_VALUE)
            if result.gave_up
            else _Cell(format_change(margin), margin),
            _count_cell(None if losses is None else losses.mistakes),
            _mean_cell(None if losses is None else losses.points),
        )

    def _opponent_cells(
        self, level: int | None, opponent: str, sets: Sequence[TileSet]
    ) -> tuple[_Cell, _Cell]:
        names = " · ".join(localize(set_name(tile_set)) for tile_set in sets)
        rank = opponent_rank(level, opponent)
        return _Cell(opponent_text(level, opponent), rank), _Cell(names, names)

    # -- choosing ----------------------------------------------------------------------------------

    def select_game(self, game: str) -> None:
        """Select the row of a game (`Result.game`)."""
        for number in range(self.rowCount()):
            item = self.item(number, DAY)
            if item is not None and item.data(Qt.ItemDataRole.UserRole) == game:
                self.setCurrentCell(number, OPPONENT)
                return

    @property
    def selected_game(self) -> str:
        """The name of the game in the selected row; empty if there is none."""
        return str(self.currentIndex().siblingAtColumn(DAY).data(Qt.ItemDataRole.UserRole) or "")

    def _open(self) -> bool:
        """Emit `opened` for the game in the selected row; False if it is no game."""
        game = self.selected_game
        if game:
            self.opened.emit(game)
        return bool(game)

    def sort_by(self, column: int) -> None:
        """Sort by a column, numbers in descending order; a second time in the opposite order."""
        head = self.horizontalHeader()
        if column >= self.columnCount():
            return
        ascending, descending = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
        order = ascending if column < self._text_columns else descending
        if head.sortIndicatorSection() == column:
            order = ascending if head.sortIndicatorOrder() is descending else descending
        self.sortByColumn(column, order)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enters = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enters and self._open():
            return  # else the key presses the button
        turns = event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown) and (
            event.modifiers() & Qt.KeyboardModifier.ControlModifier
        )
        if enters or turns or event.text().isdigit():
            event.ignore()  # the dialog has these keys: nothing here begins with a digit
        else:
            super().keyPressEvent(event)


def opponent_text(level: int | None, opponent: str) -> str:
    """Return the name of an opponent: Henry at a level, or the computer's."""
    if level is not None:
        return localize(level_name(level))
    if opponent:
        return localize(opponent_name(opponent))
    return QCoreApplication.translate("ResultsTable", "the computer")


def _scale(values: Iterable[float | None]) -> float:
    """Return the value of the longest bar."""
    return max((value for value in values if value is not None), default=0.0)


def _mean_cell(value: float | None, scale: float | None = None) -> _Cell:
    """Create the cell of a mean, with a bar if the longest one (`scale`) is given."""
    if value is None:
        return _Cell("–", _NO_VALUE)
    share = max(0.0, value / scale) if scale else None
    return _Cell(QLocale().toString(value, "f", 1), value, share)


def _count_cell(count: int | None) -> _Cell:
    return _Cell("–", _NO_VALUE) if count is None else _Cell(QLocale().toString(count), count)
