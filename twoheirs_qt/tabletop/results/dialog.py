"""The dialog with the results: by opponent, set, game or building, and the rating."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QWidget

from twoheirs_qt.games.two_heirs.advice.losses import group_by_kind
from twoheirs_qt.games.two_heirs.rules import TileSet
from twoheirs_qt.games.two_heirs.words.names import set_name
from twoheirs_qt.tabletop.drawing.fonts import scale_length, text_font
from twoheirs_qt.tabletop.opponents.rating import STRENGTHS, Rating
from twoheirs_qt.tabletop.results.ladder import Ladder, rating_text
from twoheirs_qt.tabletop.results.margin_graph import MEAN_OF, MarginGraph
from twoheirs_qt.tabletop.results.records import (
    GamePoints,
    group_by_opponent,
    group_by_set,
    group_by_source,
    list_opponents,
    select_results,
)
from twoheirs_qt.tabletop.results.store import NO_RESULTS, Result, Results
from twoheirs_qt.tabletop.results.table import AVERAGE, OPPONENT, ResultsTable, opponent_text
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.widgets.controls import ComboBox
from twoheirs_qt.tabletop.widgets.dialog import Dialog
from twoheirs_qt.tabletop.widgets.flow_layout import FlowLayout
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, row

_WIDTH_PX, _HEIGHT_PX = 1150, 600
_GRAPH_SHARE: Final = 0.25
"""The part of the height that the graph takes at most; less with large text."""


class View(Enum):
    """The kinds of rows that the table shows."""

    OPPONENT = 0
    SET = 1
    GAME = 2
    SOURCE = 3
    KIND = 4


_VIEWS_PER_KEY: Final = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}


class ResultsDialog(Dialog):
    """Shows what results add up to; a click on a heading, or its digit, sorts them.

    Ctrl+PgUp and Ctrl+PgDn lead to the other views, as the buttons do.

    - `clear_wanted`: the player wants to delete all results
    - `game_wanted`: the player wants to open the game of this name (`Result.game`)
    """

    clear_wanted = Signal()
    game_wanted = Signal(str)

    def __init__(self, results: Results, rating: Rating | None, parent: QWidget | None) -> None:
        super().__init__(parent, spacing=9)
        self._results, self._rating = results, rating
        self._points: dict[str, GamePoints] = {}
        self._is_reading = False
        self._heading = Label("", self, text_font(19, bold=True))
        self.summary = Label("", self, text_font(14), wrap=True)
        self.summary.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.rating = Label("", self, text_font(14), wrap=True)
        self.opponent, self.tile_set = ComboBox(self), ComboBox(self)
        self.views = {view: self._view_button() for view in View}
        self.graph = MarginGraph(self)
        self.table = ResultsTable(self)
        self._note = Label("", self, text_font(12), wrap=True, muted=True)
        self.clear_button = self.button(self.clear_wanted)
        self.close_button = self.button(self.reject, default=True)
        self._ladder: Ladder | None = None
        self._lay_out()
        self._set_texts()
        self._fill_choices()
        self.views[View.OPPONENT].setChecked(True)
        self._show_results()
        self.table.opened.connect(self.game_wanted)
        self.graph.picked.connect(self._pick)
        self.table.currentCellChanged.connect(lambda *_: self.graph.mark(self.table.selected_game))
        for choice in (self.opponent, self.tile_set):
            choice.currentIndexChanged.connect(self._show_results)
        self._group.buttonClicked.connect(lambda _: self._show_chosen_view())
        self.table.setFocus()

    def _view_button(self) -> QPushButton:
        button = self.button(lambda: None)
        button.setCheckable(True)
        return button

    def _lay_out(self) -> None:
        self._group = QButtonGroup(self)
        for view, button in self.views.items():
            self._group.addButton(button, view.value)
        self.column.setContentsMargins(24, 18, 24, 18)
        head = FlowLayout((self.summary, self.opponent, self.tile_set))
        spacer = Label("", self)
        spacer.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        views = FlowLayout((*self.views.values(), spacer))
        self._table_row = row((self.table, 1), margins=NO_MARGINS, spacing=14)
        self.fill_column(self._heading)
        self.column.addLayout(head)
        self.fill_column(self.rating)
        self.column.addLayout(views)
        self.fill_column(self.graph)
        self.column.addLayout(self._table_row, 1)
        self.fill_column(self._note)
        self.fill_column((self.clear_button, None, self.close_button))
        self.set_first_size(_WIDTH_PX, _HEIGHT_PX)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        height = round(self.height() * _GRAPH_SHARE * 100 / scale_length(100))
        self.graph.setMaximumHeight(max(height, self.graph.minimumSizeHint().height()))

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Results"))
        self._heading.setText(self.tr("Results"))
        self.views[View.OPPONENT].setText(self.tr("&By opponent"))
        self.views[View.SET].setText(self.tr("By &set"))
        self.views[View.GAME].setText(self.tr("&Game by game"))
        self.views[View.SOURCE].setText(self.tr("By b&uilding"))
        self.views[View.KIND].setText(self.tr("Given &away"))
        self.opponent.set_name(self.tr("Opponent"))
        self.tile_set.set_name(self.tr("Set of tiles"))
        self.clear_button.setText(self.tr("C&lear…"))
        self.close_button.setText(self.tr("&Close"))

    def _fill_choices(self) -> None:
        results = self._results.results
        self.opponent.addItem(self.tr("All opponents"), None)
        for level, opponent in list_opponents(results):
            self.opponent.addItem(opponent_text(level, opponent), (level, opponent))
        self.tile_set.addItem(self.tr("All sets"), None)
        for record in group_by_set(results):
            self.tile_set.addItem(localize(set_name(record.tile_set)), record.tile_set)
        self.opponent.setVisible(self.opponent.count() > 2)
        self.tile_set.setVisible(self.tile_set.count() > 2)

    # -- what is shown -----------------------------------------------------------------------------

    @property
    def view(self) -> View:
        return View(max(0, self._group.checkedId()))

    def show_cleared(self) -> None:
        """Show that all results have been deleted."""
        self._results, self._rating = NO_RESULTS, None
        self.opponent.setCurrentIndex(0)
        self.tile_set.setCurrentIndex(0)
        self._show_results()

    def add_points(self, points: Mapping[str, GamePoints]) -> None:
        """Show the points of more games by what gave them."""
        self._points.update(points)
        reviewed = any(game.losses is not None for game in points.values())
        if self.view is View.SOURCE or (self.view in (View.GAME, View.KIND) and reviewed):
            self._show_results()

    def show_reading(self, is_reading: bool) -> None:
        """Show whether games are still being read."""
        self._is_reading = is_reading
        if self.view in (View.SOURCE, View.KIND):
            self._set_note()

    def _selection(self) -> tuple[Result, ...]:
        """The games that the player has chosen."""
        tile_set = self.tile_set.currentData()
        return select_results(
            self._results.results,
            self.opponent.currentData(),
            None if tile_set is None else TileSet(tile_set),
        )

    def _source_games(self) -> list[GamePoints]:
        """The points of those of the chosen games that have been read."""
        return [
            self._points[result.game] for result in self._selection() if result.game in self._points
        ]

    def _losses(self) -> dict[str, float]:
        """The points given away in each of the chosen games of which they are known."""
        losses: dict[str, float] = {}
        for result in self._selection():
            game = self._points.get(result.game)
            if game is not None and game.losses is not None and game.losses.points is not None:
                losses[result.game] = game.losses.points
        return losses

    def _show_chosen_view(self) -> None:
        self._show_results()
        if self.table.rowCount():
            self.table.setCurrentCell(0, OPPONENT)
        self.table.setFocus()

    def _show_results(self) -> None:
        results, view = self._selection(), self.view
        games, wins = len(results), sum(result.won for result in results)
        if games:
            text = self.tr("%n game(s), won: {wins}", "", games).format(wins=wins)
        else:
            text = self.tr("No game against Henry or the computer has ended yet.")
        self.summary.setText(text)
        self.rating.setText(rating_text(self._rating))
        if view is View.OPPONENT:
            self.table.show_records(group_by_opponent(results))
        elif view is View.SET:
            self.table.show_sets(group_by_set(results))
        elif view is View.GAME:
            self.table.show_games(results, self._points)
        elif view is View.SOURCE:
            self.table.show_sources(group_by_source(self._source_games()))
        else:
            self.table.show_kinds(group_by_kind(game.losses for game in self._source_games()))
        self._show_ladder()
        losses = self._losses() if view is View.KIND else None
        shown = games if losses is None else len(losses)
        self.graph.setVisible(view in (View.GAME, View.KIND) and shown > 1)
        self.graph.show_results(results, losses)
        self._set_note()
        for button in (*self.views.values(), self.clear_button):
            button.setEnabled(bool(self._results.results))
        self.table.setAccessibleName(self.views[view].text().replace("&", ""))

    def _show_ladder(self) -> None:
        """Show the ladder with the player beside the records."""
        if self._ladder is not None:
            self._ladder.hide()  # until it is deleted the layout would keep room for it
            self._ladder.deleteLater()
            self._ladder = None
        if self._rating is not None and self.view is View.OPPONENT:
            self._ladder = Ladder(self._rating, self)
            self._table_row.addWidget(self._ladder)

    def _set_note(self) -> None:
        sorting = self.tr("Click a heading or press its number to sort.")
        self._note.setText(f"{self._view_note()} {sorting}")

    def _view_note(self) -> str:
        if self.view is View.SET:
            return self.tr(
                "Each game counts once for each of its three sets. Averages are points in games "
                "played to the end."
            )
        if self.view is View.GAME:
            return self.tr(
                "Points are yours and your opponent's. In the picture, discs are games you won, "
                "squares games you did not win, crosses games you gave up; the line is the mean "
                "margin of the last {number} games. Mistakes are yours, in games that have been "
                "reviewed. Double-click a game, or press Enter, to open it."
            ).format(number=MEAN_OF)
        if self.view in (View.SOURCE, View.KIND) and self._is_reading:
            return self.tr("Your games are being read…")
        if self.view is View.KIND:
            losses = self._losses()
            if not losses:
                return self.tr("Review your duels: then you see here which turns cost you most.")
            counted = self.tr(
                "Means of %n reviewed duel(s): by how many points your turns made the end worse.",
                "",
                len(losses),
            )
            return " ".join(words for words in (self.graph.description, counted) if words)
        if self.view is View.SOURCE:
            return self.tr(
                "Means of %n game(s) that are still in your list and were played to the end, each "
                "building only of those with its set. Doubled points count twice.",
                "",
                len(self._source_games()),
            )
        locale = QLocale()
        return self.tr(
            "Best and average are your points in games played to the end. A game you gave up "
            "counts as lost; if you undo the end and play on, only the final result counts. "
            "The ratings of the program's own opponents go from {weakest} to {strongest}."
        ).format(
            weakest=locale.toString(min(STRENGTHS.values())),
            strongest=locale.toString(max(STRENGTHS.values())),
        )

    # -- choosing ----------------------------------------------------------------------------------

    def _pick(self, game: str) -> None:
        self.table.select_game(game)
        self.table.setFocus()

    def _show_view_beside(self, step: int) -> None:
        """Show the next view or the one before."""
        views = [*View]
        button = self.views[views[(views.index(self.view) + step) % len(views)]]
        if button.isEnabled():
            button.click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        column = event.key() - Qt.Key.Key_1
        step = _VIEWS_PER_KEY.get(Qt.Key(event.key()))
        if step and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._show_view_beside(step)
        elif OPPONENT <= column <= AVERAGE:
            self.table.sort_by(column)
        else:
            super().keyPressEvent(event)
