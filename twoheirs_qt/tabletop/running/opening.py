"""Opening games: from files, the last one, or those sent by another program."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog

from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.running.duplicates import DuplicateGames
from twoheirs_qt.tabletop.saves.copies import GameCopy
from twoheirs_qt.tabletop.saves.files import Rescue
from twoheirs_qt.tabletop.saves.opened import OpenedGame
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin
from twoheirs_qt.tabletop.saves.store import ExternalGame
from twoheirs_qt.tabletop.text.sanitize import sanitize_path
from twoheirs_qt.tabletop.widgets.question import Answer, AnswerKeys
from twoheirs_qt.tabletop.window.context import AppContext, GameController
from twoheirs_qt.tabletop.window.errors import explain_fault, format_fault_details

_START_TIME: Final = re.compile(r"(\d{8}T\d{6}Z)-")


def label_game(path: Path, folder: Path) -> str:
    """Return the name of a file; for a game in the program's `folder`, the time of its start."""
    match = _START_TIME.match(path.name)
    if path.parent != folder or match is None:
        return path.name
    try:
        time = datetime.fromisoformat(match[1])
    except ValueError:  # digits that are no date, such as a 39th day
        return path.name
    local = QDateTime.fromSecsSinceEpoch(int(time.timestamp()))
    text = QCoreApplication.translate("Recent", "Game started {time}")
    return text.format(time=QLocale().toString(local, QLocale.FormatType.ShortFormat))


_START_TIMEOUT_S: Final = 1.0
"""The time for which the window waits for its game at the start."""


class Opening(GameController):
    """Opens existing games in the window, and asks the player if necessary."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._duplicate_games = DuplicateGames(context, self.open)
        self._is_left = False
        """Whether the window is about to show another game, which is opened there."""
        self.is_resuming = False
        """Whether the game that is opened is only offered on the start page."""
        session, settings, menus = context.session, context.settings, context.window.menus
        menus.set_recent_file_names(lambda path: label_game(path, session.store.folder))
        menus.open.triggered.connect(self.ask_open)
        menus.recent_file_chosen.connect(self.open)
        menus.recent_files_cleared.connect(settings.forget_recent_files)

    # -- at the start ----------------------------------------------------------------------------

    def begin(self, file: Path | None = None) -> None:
        """Open `file` at the start of the program, or else offer the last game."""
        if file is None:
            self._resume()
        else:
            self.open(file, self._resume, _START_TIMEOUT_S)
        if self._window.pages.currentWidget() is None:  # a slow disk: there is nothing to show yet
            self._window.pages.show_table()

    def raise_window(self, file: Path | None) -> None:
        """Raise the window and open `file`, as requested by another start of the program."""
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if file is not None:
            self.open(file)

    def _resume(self) -> None:
        """Show the start page with the last game, unless a game is open."""
        if self._session.is_open or self._is_left:
            return
        session = self._session

        def read() -> tuple[tuple[OpenedGame, Path] | None, ExternalGame | None]:
            last = session.read_last()
            return last, session.store.find_missing_game() if last is None else None

        def show(result: tuple[tuple[OpenedGame, Path] | None, ExternalGame | None]) -> None:
            last, missing = result
            if not session.is_open:
                if last is not None:
                    self._turn_to(last[0].game, lambda games: games.resume(*last))
                else:
                    self._show_start_page()
            if missing is not None:
                self._report_missing(missing)

        def fail(fault: FileError) -> None:
            title = self.tr("Your last game cannot be continued")
            self._offer_rescue(title, fault, session.store.find_last_game_path)
            self._show_start_page()

        self._disk.run(self.tr("Opening the game…"), read, show, fail, _START_TIMEOUT_S)

    def resume(self, opened: OpenedGame, path: Path) -> None:
        """Open the last game, and offer it on the start page."""
        self.is_resuming = True
        try:
            self._session.open_game(opened, path)
        finally:
            self.is_resuming = False
        self._window.pages.start_page_requested.emit()

    def _report_missing(self, missing: ExternalGame) -> None:
        """Report that the file of the last game is missing, and offer an older copy."""
        title = self.tr("Your last game is not available")
        if missing.moved_from is None:
            text = self.tr("It was saved in {file}, which cannot be opened right now.")
            self._show_notice(title, text.format(file=sanitize_path(missing.path)))
            return
        text = self.tr(
            "It was saved in {file}, which cannot be opened right now. There is an older "
            "copy among your games."
        )
        open_copy = partial(self.open, missing.moved_from)
        self._ask_question(
            title,
            text.format(file=sanitize_path(missing.path)),
            Answer(self.tr("Leave it"), None, AnswerKeys.ESCAPE),
            Answer(self.tr("Continue with the older copy"), open_copy, AnswerKeys.ENTER),
        )

    def _show_start_page(self) -> None:
        if not self._session.is_open:
            self._window.pages.start_page_requested.emit()

    # -- files -----------------------------------------------------------------------------------

    def ask_open(self) -> None:
        """Ask for a file, and open it."""
        dialog = self._make_file_dialog(self.tr("Open a game"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        dialog.open()

    def open(
        self, path: Path, after: Callable[[], object] = lambda: None, blocking_s: float = 0.0
    ) -> None:
        """Open the game in a file, or report an error.

        `after` is called in both cases. `blocking_s` as in `DiskWork.run`.
        """
        path = path.absolute()
        session = self._session
        if session.is_open and path == session.store.path:
            self._window.pages.show_table()
            self._window.page.take_focus()
            return

        def read() -> tuple[OpenedGame, bool, GameCopy | None]:
            opened, stays_in_file = session.read(path), session.can_save_in(path)
            return opened, stays_in_file, None if stays_in_file else session.find_copy(opened)

        def show(result: tuple[OpenedGame, bool, GameCopy | None]) -> None:
            opened, stays_in_file, stored = result
            if not session.store.holds(path):
                self._settings.last_folder = path.parent
            if stays_in_file:
                self._open_game(opened, path, path)
            else:
                self._duplicate_games.resolve(stored, partial(self._open_game, opened, path, None))
            after()

        def fail(fault: FileError) -> None:
            if fault.fault is error_texts.NOT_FOUND:
                self._settings.forget_recent_files(path)
            self._offer_rescue(self.tr("This file cannot be opened"), fault, lambda: path)
            after()

        self._disk.run(self.tr("Opening the game…"), read, show, fail, blocking_s)

    def _turn_to(self, game: AnyGame, act: Callable[[Opening], object]) -> None:
        """Call `act` with the `Opening` of the window that shows this game, once it does."""
        self._is_left = game.name != self._windows.game_name
        self._windows.turn_to(game.name, lambda window: act(window.games))

    def _open_game(
        self,
        opened: OpenedGame,
        source: Path | None,
        path: Path | None,
        older_copy: GameCopy | None = None,
    ) -> None:
        """Open a game that was read, in the file `path` or in that of an older copy."""
        self._turn_to(opened.game, lambda games: games.show(opened, source, path, older_copy))

    def show(
        self,
        opened: OpenedGame,
        source: Path | None = None,
        path: Path | None = None,
        older_copy: GameCopy | None = None,
    ) -> None:
        """Open a game of the kind that the window shows; see `_open_game`."""
        unfinished = self._find_unfinished()
        if older_copy is None:
            self._session.open_game(opened, path)
        else:
            self._session.continue_copy(opened, older_copy)
        self._add_to_recent(unfinished)
        if source is not None:
            self._settings.add_recent_file(source)
        if opened.redealt:
            self.report_redealt()

    def report_redealt(self) -> None:
        """Report that what is hidden in the opened game was shuffled again."""
        self._show_notice(
            self.tr("The hidden pieces were reshuffled"),
            self.tr(
                "This game was shared without the order of what lies face down. That has just been "
                "reshuffled; everything face up is as it was."
            ),
        )

    def _offer_rescue(
        self, title: str, fault: FileError, find_file: Callable[[], Path | None]
    ) -> None:
        """Report an error of a file, and offer the part that can still be played."""

        def read_rescue() -> Rescue | None:
            path = find_file()
            return None if path is None else self._session.rescue(path)

        show = partial(self._offer_rescued_part, title, fault)
        if fault.fault is error_texts.NO_ANSWER:
            show(None)
        else:
            text = self.tr("Checking how much of it can be played…")
            self._disk.run(text, read_rescue, show, lambda _: show(None))

    def _offer_rescued_part(self, title: str, fault: FileError, rescue: Rescue | None) -> None:
        details = format_fault_details(fault)
        if rescue is None:
            text = explain_fault(fault)
            if details and fault.fault not in (error_texts.NOT_FOUND, error_texts.IS_FOLDER):
                text = self.tr("{fault} The file won't be changed.").format(fault=text)
            self._show_notice(title, text, details)
            return
        text = self.tr(
            "{fault} The game is intact up to turn {turn}. Open it there as a new game? The "
            "file won't be changed."
        ).format(fault=explain_fault(fault), turn=rescue.turn)
        self._ask_question(
            title,
            text,
            Answer(self.tr("Leave it"), None, AnswerKeys.ESCAPE),
            Answer(self.tr("Open it there"), partial(self._open_rescue, rescue), AnswerKeys.ENTER),
            details=details,
        )

    def _open_rescue(self, rescue: Rescue) -> None:
        self._turn_to(rescue.save.game, lambda games: games.show_rescue(rescue))

    def show_rescue(self, rescue: Rescue) -> None:
        """Open what can be played of a damaged game, as a new one."""
        unfinished = self._find_unfinished()
        self._session.open_save(rescue.save)
        self._add_to_recent(unfinished)

    def open_without_file(self, opened: OpenedGame) -> None:
        """Open a game or a position without a file."""
        self._open_game(opened, None, None)

    def continue_from(
        self, game: AnyGame, start: Any, settings: GameSettings, origin: Origin
    ) -> None:
        """Start a new game from a moment of another one."""
        unfinished = self._find_unfinished()
        self._session.begin_at(game, start, settings, origin)
        self._add_to_recent(unfinished)

    # -- private ---------------------------------------------------------------------------------

    def _find_unfinished(self) -> Path | None:
        """Return the file of the running game, if it has started and is not over."""
        session = self._session
        is_unfinished = session.is_open and not session.is_over and session.stack.index() > 0
        return session.store.path if is_unfinished else None

    def _add_to_recent(self, unfinished: Path | None) -> None:
        """Add an unfinished game to the recent ones."""
        if unfinished is not None:
            self._settings.add_recent_file(unfinished)

    def _make_file_dialog(self, title: str) -> QFileDialog:
        documents = QStandardPaths.writableLocation(
            QStandardPaths.StandardLocation.DocumentsLocation
        )
        folder = self._settings.last_folder or Path(documents)
        games = self.tr("Games of The Two Heirs (*.twoheirs *.json)")
        dialog = QFileDialog(self._window, title, str(folder))
        dialog.setNameFilters([games, self.tr("All files (*)")])
        dialog.finished.connect(dialog.deleteLater)
        return dialog
