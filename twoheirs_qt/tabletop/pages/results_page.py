"""The results of games: showing and clearing them, and suggesting an opponent."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from shiboken6 import isValid

from twoheirs_qt.tabletop.opponents.rating import STRENGTHS, Rating
from twoheirs_qt.tabletop.results.results import ResultBook, file_prefix, game_key
from twoheirs_qt.tabletop.results.store import Results
from twoheirs_qt.tabletop.running.games import Games
from twoheirs_qt.tabletop.saves.files import load_save
from twoheirs_qt.tabletop.text.sanitize import sanitize_path
from twoheirs_qt.tabletop.widgets.question import Answer, Kind, Notice, Question
from twoheirs_qt.tabletop.window.context import AppContext, GameController
from twoheirs_qt.tabletop.window.errors import fault_details, fault_words

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.new_game.page import NewGameDialog
    from twoheirs_qt.games.two_heirs.play.session import GameSession
    from twoheirs_qt.tabletop.results.dialog import ResultsDialog


class GameResults(GameController):
    """Connects `book` with the menu of the window and with the page of a new game."""

    def __init__(self, context: AppContext, book: ResultBook, games: Games) -> None:
        super().__init__(context)
        self._book, self._games = book, games
        context.window.menus.results.triggered.connect(self.show)
        games.new_game_dialog_shown.connect(self._suggest)
        self._session.over.connect(self._show_rating)
        self._session.opened.connect(self._show_rating)
        book.renamed.connect(self._report_set_aside)
        book.failed.connect(self._report_failure)

    def show(self) -> None:
        def read() -> tuple[Results, Rating | None]:
            return self._book.results(), self._book.rating()

        def open_dialog(contents: tuple[Results, Rating | None]) -> None:
            from twoheirs_qt.tabletop.results.dialog import ResultsDialog

            self._book.report_errors()
            dialog = ResultsDialog(*contents, self._window)
            dialog.clear_wanted.connect(lambda: self._ask_clear(dialog))
            dialog.game_wanted.connect(lambda game: self._open_game(game, dialog))
            dialog.open()
            self._read_points(contents[0], dialog)

        failed = self.tr("The results cannot be read")
        self._disk.run(self.tr("Reading the results…"), read, open_dialog, failed)

    def _read_points(self, results: Results, dialog: ResultsDialog) -> None:
        """Read what gave points in the games, in the background, while the dialog is open."""
        from twoheirs_qt.tabletop.results.reader import PointsReader

        session = self._session
        reader = PointsReader(session.store, session.games, results, dialog)
        reader.progressed.connect(dialog.add_points)
        reader.finished.connect(lambda: dialog.show_reading(False))
        dialog.show_reading(True)
        reader.start()

    def _show_rating(self) -> None:
        """Show the player's rating at the end of a game against a level of the computer."""
        session, sheet = self._session, self._window.page.score_sheet
        if not session.is_open or not session.is_over or not _is_rated(session):
            sheet.show_rating(None)
            return
        reading = self.tr("Reading the results…")
        self._disk.run(reading, self._book.rating, sheet.show_rating, lambda _: None)

    def _suggest(self, dialog: NewGameDialog) -> None:
        """Suggest an opponent on the page of a new game, as soon as the rating is known."""

        def tell(rating: Rating | None) -> None:
            if rating is not None and isValid(dialog):
                dialog.suggest(rating)

        reading = self.tr("Reading the results…")
        self._disk.run(reading, self._book.rating, tell, lambda _: None)

    def _ask_clear(self, dialog: ResultsDialog) -> None:
        def clear() -> None:
            self._book.clear()
            dialog.show_cleared()

        Question(
            self.tr("Clear all results?"),
            self.tr(
                "All results on this computer will be deleted for good, and your rating with them."
            ),
            (
                Answer(self.tr("Clear them"), clear),
                Answer(self.tr("Keep them"), None, Kind.BOTH),
            ),
            dialog,
        ).open()

    def _open_game(self, game: str, dialog: ResultsDialog) -> None:
        """Open the game that a result names, if it is on the shelf."""
        games = self._session.games
        store, prefix = self._session.store, file_prefix(game)

        def find() -> Path | None:
            for path in store.games():
                if path.name.startswith(prefix) and game_key(load_save(path, games)) == game:
                    return path
            return None

        def open_found(path: Path | None) -> None:
            if path is None:
                Notice(
                    self.tr("This game is no longer in your list"),
                    self.tr("It has been deleted, or its file is somewhere else now."),
                    dialog,
                ).open()
            else:
                dialog.close()
                self._games.open(path)

        failed = self.tr("This file cannot be opened")
        self._disk.run(self.tr("Reading the game…"), find, open_found, failed)

    def _report_set_aside(self, fault: Exception, aside: Path) -> None:
        self._tell(
            self.tr("The results cannot be read"),
            self.tr(
                "Their file is damaged. It has been renamed to {name}, and a new one started."
            ).format(name=sanitize_path(aside.name)),
            fault_details(fault),
        )

    def _report_failure(self, fault: Exception) -> None:
        self._tell(
            self.tr("The results could not be saved"),
            self.tr("{fault} They will be kept only until you close the program.").format(
                fault=fault_words(fault)
            ),
        )


def _is_rated(session: GameSession) -> bool:
    """Whether the running game is one of a human against a level of the computer."""
    human = session.only_human
    if human is None or session.state.solo is not None:
        return False
    return session.settings.opponents[human.opponent] in STRENGTHS
