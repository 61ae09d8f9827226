"""The dialog with the results: by opponent, game by game and as each game adds, and the rating."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.results.ladder import Ladder, format_rating
from twoheirs_qt.tabletop.results.margin_graph import MarginGraph
from twoheirs_qt.tabletop.results.report import Content, Report, Selection, View
from twoheirs_qt.tabletop.results.store import Result, Results
from twoheirs_qt.tabletop.results.table import ResultsTable
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import join_sentences
from twoheirs_qt.tabletop.widgets.controls import ComboBox
from twoheirs_qt.tabletop.widgets.dialog import Dialog
from twoheirs_qt.tabletop.widgets.flow_layout import FlowLayout
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, make_row

_WIDTH_PX, _HEIGHT_PX = 1150, 600
_GRAPH_SHARE: Final = 0.25
"""The part of the height that the graph takes at most; less with large text."""

_VIEWS_PER_KEY: Final = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}


class ResultsDialog(Dialog):
    """Shows what the results of a game add up to; a click on a heading, or its digit, sorts them.

    `reports` are those of all games that may have results, the default one first. Of several games
    with results one is chosen, at first that of the newest result. Ctrl+PgUp and Ctrl+PgDn lead to
    the other views, as the buttons do.

    - `clear_requested`: the player wants to delete all results of a game (`Result.game`)
    - `game_requested`: the player wants to open the game of this `Result.id`
    """

    clear_requested = Signal(str)
    game_requested = Signal(str)

    def __init__(
        self, results: Results, reports: Mapping[str, Report], parent: QWidget | None
    ) -> None:
        super().__init__(parent, spacing=9)
        self._results, self._reports = results, reports
        self._report = next(iter(reports.values()))
        self._game_contents: dict[str, Any] = {}
        self._is_reading = False
        self._content: Content | None = None
        self._has_graph = False
        self._heading = Label("", self, make_text_font(19, bold=True))
        self.summary = Label("", self, make_text_font(14), wrap=True)
        self.summary.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.rating = Label("", self, make_text_font(14), wrap=True)
        self.game, self.opponent, self.filter = ComboBox(self), ComboBox(self), ComboBox(self)
        for choice in (self.opponent, self.filter):  # their entries change with the game
            choice.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        self._all_views = {
            (report.game, view.name): self._make_view_button(view)
            for report in reports.values()
            for view in report.views
        }
        self.graph = MarginGraph(self)
        self.table = ResultsTable(self)
        self._note_label = Label("", self, make_text_font(12), wrap=True, muted=True)
        self.clear_button = self.add_button(lambda: self.clear_requested.emit(self._report.game))
        self.close_button = self.add_button(self.reject, default=True)
        self._ladder: Ladder | None = None
        self._lay_out()
        self._set_texts()
        self._fill_games()
        self._show_game()
        self.table.opened.connect(self.game_requested)
        self.graph.picked.connect(self._pick)
        self.table.currentCellChanged.connect(lambda *_: self.graph.mark(self.table.selected_game))
        self.game.currentIndexChanged.connect(self._show_game)
        for choice in (self.opponent, self.filter):
            choice.currentIndexChanged.connect(self._show_results)
        self._view_group.buttonClicked.connect(lambda _: self._show_chosen_view())
        self.table.setFocus()

    def _make_view_button(self, view: View) -> QPushButton:
        button = self.add_button(lambda: None)
        button.setCheckable(True)
        button.setText(localize(view.title))
        return button

    def _lay_out(self) -> None:
        self._view_group = QButtonGroup(self)
        for button in self._all_views.values():
            self._view_group.addButton(button)
        self.column.setContentsMargins(24, 18, 24, 18)
        head = FlowLayout((self.summary, self.game, self.opponent, self.filter))
        spacer = Label("", self)
        spacer.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        views = FlowLayout((*self._all_views.values(), spacer))
        self._table_row = make_row((self.table, 1), margins=NO_MARGINS, spacing=14)
        self.add_rows(self._heading)
        self.column.addLayout(head)
        self.add_rows(self.rating)
        self.column.addLayout(views)
        self.add_rows(self.graph)
        self.column.addLayout(self._table_row, 1)
        self.add_rows(self._note_label)
        self.add_rows((self.clear_button, None, self.close_button))
        self.set_first_size(_WIDTH_PX, _HEIGHT_PX)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        height = round(self.height() * _GRAPH_SHARE * 100 / scale_length(100))
        self.graph.setMaximumHeight(max(height, self.graph.minimumSizeHint().height()))
        self._fit_graph()

    def _fit_graph(self) -> None:
        """Show the graph of a view that has one, unless the rest needs the room."""
        self.graph.setVisible(self._has_graph)
        if self._has_graph and self.column.minimumHeightForWidth(self.width()) > self.height():
            self.graph.hide()

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Results"))
        self._heading.setText(self.tr("Results"))
        self.game.set_name(self.tr("Game"))
        self.opponent.set_name(self.tr("Opponent"))
        self.clear_button.setText(self.tr("C&lear…"))
        self.close_button.setText(self.tr("&Close"))

    def _fill_games(self) -> None:
        """Offer the games that have results."""
        played = [result.game for result in self._results.results if result.game in self._reports]
        for name, report in self._reports.items():
            if name in played:
                self.game.addItem(localize(report.title), name)
        self.game.setVisible(self.game.count() > 1)
        if played:
            self.game.setCurrentIndex(self.game.findData(played[-1]))

    def _show_game(self) -> None:
        """Show the results of the chosen game, at first in its first view."""
        name = self.game.currentData()
        self._report = self._reports.get(name, self._report)
        for (game, _), button in self._all_views.items():
            button.setVisible(game == self._report.game)
        self._fill_choices()
        next(iter(self.views.values())).setChecked(True)
        self._show_results()

    def _fill_choices(self) -> None:
        report, results, choice = self._report, self._list_game_results(), self._report.filter
        with QSignalBlocker(self.opponent), QSignalBlocker(self.filter):
            self.opponent.clear()
            self.opponent.addItem(self.tr("All opponents"), None)
            for key in report.list_opponents(results):
                self.opponent.addItem(report.name_opponent(key), key)
            self.filter.clear()
            if choice is not None:
                self.filter.set_name(localize(choice.name))
                self.filter.addItem(localize(choice.all_games), None)
                for text, entry in choice.entries(results):
                    self.filter.addItem(localize(text), entry)
        self.opponent.setVisible(self.opponent.count() > 2)
        self.filter.setVisible(self.filter.count() > 2)

    # -- contents ----------------------------------------------------------------------------------

    @property
    def views(self) -> dict[str, QPushButton]:
        """The buttons of the views of the shown game by their names (`View.name`)."""
        return {
            view: button
            for (game, view), button in self._all_views.items()
            if game == self._report.game
        }

    @property
    def view(self) -> View:
        """The view that is shown."""
        checked = self._view_group.checkedButton()
        views = zip(self._report.views, self.views.values(), strict=True)
        return next((view for view, button in views if button is checked), self._report.views[0])

    def show_cleared(self) -> None:
        """Show that all results of the shown game have been deleted."""
        self._results = self._results.remove_game(self._report.game)
        with QSignalBlocker(self.game):
            self.game.clear()
            self._fill_games()
        self._show_game()

    def add_games(self, games: Mapping[str, Any]) -> None:
        """Show what was read of more games (`Report.read`)."""
        self._game_contents.update(games)
        if self.view.shows_game_contents:
            self._show_results()

    def show_reading(self, is_reading: bool) -> None:
        """Show whether games are still being read."""
        self._is_reading = is_reading
        if self.view.shows_game_contents:
            self._show_results()

    def _list_game_results(self) -> tuple[Result, ...]:
        """The results of the chosen game."""
        return self._results.filter_by_game(self._report.game)

    def _list_chosen_results(self) -> tuple[Result, ...]:
        """The results that the player has chosen."""
        report, results = self._report, self._list_game_results()
        opponent, entry = self.opponent.currentData(), self.filter.currentData()
        if opponent is not None:
            results = tuple(
                result for result in results if tuple(opponent) in report.find_opponents(result)
            )
        if entry is not None and report.filter is not None:
            matches = report.filter.matches
            results = tuple(result for result in results if matches(result, entry))
        return results

    def _show_chosen_view(self) -> None:
        self._show_results()
        if self.table.rowCount():
            self.table.setCurrentCell(0, 0)
        self.table.setFocus()

    def _show_results(self) -> None:
        report, results, view = self._report, self._list_chosen_results(), self.view
        games, wins = len(results), sum(map(report.is_won, results))
        if games:
            text = self.tr("%n game(s), won: {wins}", "", games).format(wins=wins)
        else:
            text = localize(report.no_game)
        self.summary.setText(text)
        content = view.make(Selection(results, self._game_contents, self._is_reading))
        if content != self._content:  # else the player's own order would be lost
            self._content = content
            self.table.show_content(content)
        self._show_rating()
        plotted = games if content.points_given_away is None else len(content.points_given_away)
        self._has_graph = content.has_graph and plotted > 1
        self.graph.show_results(report, results, content.points_given_away)
        trend = self.graph.description if content.has_trend else ""
        sorting = self.tr("Click a heading or press its number to sort.")
        self._note_label.setText(join_sentences((trend, content.note, sorting)))
        self._fit_graph()
        has_results = bool(self._list_game_results())
        for button in (*self.views.values(), self.clear_button):
            button.setEnabled(has_results)
        self.table.setAccessibleName(localize(view.title).replace("&", ""))

    def _show_rating(self) -> None:
        """Show the rating in the chosen game, and the ladder with the player beside records."""
        report = self._report
        scale, name = report.scale, report.name_computer
        rating = scale.rate(result.scores for result in self._list_game_results())
        self.rating.setText(format_rating(rating, scale, name))
        if self._ladder is not None:
            self._ladder.hide()  # until it is deleted the layout would keep room for it
            self._ladder.deleteLater()
            self._ladder = None
        if rating is not None and self.view.name == report.views[0].name:
            self._ladder = Ladder(rating, scale, name, self)
            self._table_row.addWidget(self._ladder)

    # -- choosing ----------------------------------------------------------------------------------

    def _pick(self, id_: str) -> None:
        self.table.select_game(id_)
        self.table.setFocus()

    def _show_view_beside(self, step: int) -> None:
        """Show the next view or the one before."""
        buttons = [*self.views.values()]
        names = [*self.views]
        button = buttons[(names.index(self.view.name) + step) % len(buttons)]
        if button.isEnabled():
            button.click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        column = event.key() - Qt.Key.Key_1
        step = _VIEWS_PER_KEY.get(Qt.Key(event.key()))
        if step and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._show_view_beside(step)
        elif 0 <= column < self.table.columnCount():
            self.table.sort_by(column)
        else:
            super().keyPressEvent(event)
