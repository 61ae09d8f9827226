"""The results of games: showing and clearing them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.results.report import Report
from twoheirs_qt.tabletop.results.results import (
    ResultBook,
    find_only_human,
    make_file_prefix,
    make_result_id,
)
from twoheirs_qt.tabletop.results.store import Results
from twoheirs_qt.tabletop.running.games import Games
from twoheirs_qt.tabletop.saves.files import load_save
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import sanitize_path
from twoheirs_qt.tabletop.widgets.question import Answer, AnswerKeys, Notice, Question
from twoheirs_qt.tabletop.window.context import AppContext, GameController
from twoheirs_qt.tabletop.window.errors import explain_fault, format_fault_details

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.results.dialog import ResultsDialog


class GameResults(GameController):
    """Connects `book` with the menu of the window and with the end of games.

    `make_report` returns the report of a game by its name. `rated` carries the player's rating at
    the end of a rated game, and None at the end of any other.
    """

    rated = Signal(object)

    def __init__(
        self,
        context: AppContext,
        book: ResultBook,
        games: Games,
        make_report: Callable[[str], Report],
    ) -> None:
        super().__init__(context)
        self._book, self._games = book, games
        self._make_report = make_report
        context.window.menus.results.triggered.connect(self.show)
        self._session.game_ended.connect(self.show_rating)
        self._session.opened.connect(self.show_rating)
        book.renamed.connect(self._report_renamed)
        book.failed.connect(self._report_failure)

    @cached_property
    def _reports(self) -> dict[str, Report]:
        """The reports of all games by their names; made late, since they import much."""
        return {name: self._make_report(name) for name in self._session.games.names}

    def show(self) -> None:
        """Open the dialog with the results."""

        def open_dialog(results: Results) -> None:
            from twoheirs_qt.tabletop.results.dialog import ResultsDialog

            self._book.report_errors()
            dialog = ResultsDialog(results, self._reports, self._window)
            dialog.clear_requested.connect(lambda game: self._ask_clear(game, dialog))
            dialog.game_requested.connect(lambda id_: self._open_game(id_, dialog))
            dialog.open()
            self._read_games(results, dialog)

        error_title = self.tr("The results cannot be read")
        self._disk.run(
            self.tr("Reading the results…"), self._book.read_results, open_dialog, error_title
        )

    def _read_games(self, results: Results, dialog: ResultsDialog) -> None:
        """Read what reports say of the games, in the background, while the dialog is open."""
        from twoheirs_qt.tabletop.results.reader import GameReader

        session = self._session
        reader = GameReader(session.store, session.games, results, self._reports, dialog)
        reader.progressed.connect(dialog.add_games)
        reader.finished.connect(lambda: dialog.show_reading(False))
        dialog.show_reading(True)
        reader.start()

    def show_rating(self) -> None:
        """Show the player's rating at the end of a game against a level of the computer."""
        session = self._session
        if not session.is_open or not session.is_over or not self._is_rated(session):
            self.rated.emit(None)
            return
        scale = self._make_report(session.game.name).scale
        read = partial(self._book.calculate_rating, session.game.name, scale)
        self._disk.run(self.tr("Reading the results…"), read, self.rated.emit, lambda _: None)

    def _is_rated(self, session: GameSession) -> bool:
        """Whether the running game is one of a human against a level of the computer."""
        if find_only_human(session.save) is None:
            return False
        report = self._make_report(session.game.name)
        return not report.scale.strengths.keys().isdisjoint(session.settings.opponents)

    def _ask_clear(self, game: str, dialog: ResultsDialog) -> None:
        def clear() -> None:
            self._book.clear(game)
            dialog.show_cleared()

        words = self.tr(
            "All results on this computer will be deleted for good, and your rating with them."
        )
        if dialog.game.count() > 1:
            words = self.tr(
                "All results of {game} on this computer will be deleted for good, and your rating "
                "with them. Those of other games stay."
            ).format(game=localize(self._reports[game].title))
        Question(
            self.tr("Clear all results?"),
            words,
            (
                Answer(self.tr("Clear them"), clear),
                Answer(self.tr("Keep them"), None, AnswerKeys.BOTH),
            ),
            dialog,
        ).open()

    def _open_game(self, id_: str, dialog: ResultsDialog) -> None:
        """Open the game that a result names, if it is on the shelf."""
        games = self._session.games
        store, prefix = self._session.store, make_file_prefix(id_)

        def find() -> Path | None:
            for path in store.list_games():
                if path.name.startswith(prefix) and make_result_id(load_save(path, games)) == id_:
                    return path
            return None

        def open_file(path: Path | None) -> None:
            if path is None:
                Notice(
                    self.tr("This game is no longer in your list"),
                    self.tr("It has been deleted, or its file is somewhere else now."),
                    dialog,
                ).open()
            else:
                dialog.close()
                self._games.open(path)

        error_title = self.tr("This file cannot be opened")
        self._disk.run(self.tr("Reading the game…"), find, open_file, error_title)

    def _report_renamed(self, fault: Exception, new_path: Path) -> None:
        self._show_notice(
            self.tr("The results cannot be read"),
            self.tr(
                "Their file is damaged. It has been renamed to {name}, and a new one started."
            ).format(name=sanitize_path(new_path.name)),
            format_fault_details(fault),
        )

    def _report_failure(self, fault: Exception) -> None:
        self._show_notice(
            self.tr("The results could not be saved"),
            self.tr("{fault} They will be kept only until you close the program.").format(
                fault=explain_fault(fault)
            ),
        )
