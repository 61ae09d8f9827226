"""The base class of the pages with the landscape of a real table: pieces are laid on it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QTimer
from PySide6.QtWidgets import QMenu

from twoheirs_qt.games.two_heirs.real_table.board import BoardView
from twoheirs_qt.games.two_heirs.real_table.cell_offers import CellOffer, open_menu
from twoheirs_qt.games.two_heirs.real_table.entry_page import EntryPage
from twoheirs_qt.games.two_heirs.real_table.outline import BoardOutline
from twoheirs_qt.games.two_heirs.results.end_card import GameSummary
from twoheirs_qt.games.two_heirs.results.sheet import ScoreSheetView
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext


class LandscapePage(EntryPage):
    """A page with the landscape, its outline, and the score sheet of what lies there."""

    def __init__(self, context: TwoHeirsContext) -> None:
        super().__init__(context)
        self._menu: QMenu | None = None
        self._sheet_timer = QTimer(self, singleShot=True, interval=0)
        self._sheet_timer.timeout.connect(self._show_sheet)
        self.board = BoardView(context.art, self)
        self.sheet = ScoreSheetView(context.art, self, _summarize_nothing, ())
        self.outline = BoardOutline(self.board, context, self.list_offers, self)

    def list_offers(self, cell: Cell) -> list[CellOffer]:
        """List what can be done with the tile on a cell."""
        raise NotImplementedError

    def _show_sheet(self) -> None:
        """Show the score sheet of what lies on the table now."""
        raise NotImplementedError

    def _put_piece(self, cell: Cell) -> None:
        """Lay the chosen piece on a cell."""
        raise NotImplementedError

    def _describe_cell(self, cell: Cell) -> str:
        """Describe what lies on a cell."""
        raise NotImplementedError

    def _describe(self, cell: Cell) -> None:
        """Read out what lies on a cell."""
        self.board.describe(self._describe_cell(cell))

    def _show_menu(self, cell: Cell, place: QPoint, empty_line: str) -> None:
        """Show the context menu of a tile, or else report the line about an empty cell."""
        offers = self.list_offers(cell)
        if offers:
            self._menu = open_menu(offers, place, self)
        else:
            self.report(empty_line)

    def _go_to_board(self) -> None:
        """Go to the landscape, where what is chosen is laid; the outline returns afterwards."""
        self.outline.show_board()
        self.board.setFocus()

    def _drag_over(self, place: QPoint) -> None:
        """Show on the landscape where a piece dragged to this place of the screen would lie."""
        self.board.hover(QPointF(self.board.mapFromGlobal(place)))

    def _drop(self, place: QPoint) -> None:
        """Lay the chosen piece at this place of the screen, if it is on the landscape."""
        point = QPointF(self.board.mapFromGlobal(place))
        self.board.hover(None)
        if self.board.rect().contains(point.toPoint()):
            self.board.move_cursor(self.board.find_cell(point))
            self._put_piece(self.board.current)


def _summarize_nothing() -> GameSummary:
    raise RuntimeError("a game at a real table was not watched")
