"""Opens games: from a file, from last time, or handed over by somebody else."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog

from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault
from twoheirs_qt.games.duplicates import DuplicateGames
from twoheirs_qt.rules import State
from twoheirs_qt.saves.copies import Relative
from twoheirs_qt.saves.files import GameSettings, Origin, Rescue
from twoheirs_qt.saves.store import Elsewhere
from twoheirs_qt.saves.unseen import Opened
from twoheirs_qt.text.sanitize import shown_path
from twoheirs_qt.widgets.question import Answer, Kind
from twoheirs_qt.window.context import AppContext, GameController
from twoheirs_qt.window.errors import fault_details, fault_words

_BEGUN: Final = re.compile(r"(\d{8}T\d{6}Z)-")


def game_label(path: Path, folder: Path) -> str:
    """The file's name; for a game in `folder`, the program's own, when it was begun."""
    begun = _BEGUN.match(path.name)
    if path.parent != folder or begun is None:
        return path.name
    try:
        time = datetime.fromisoformat(begun[1])
    except ValueError:  # digits like those of a time, but of a 39th day
        return path.name
    local = QDateTime.fromSecsSinceEpoch(int(time.timestamp()))
    words = QCoreApplication.translate("Recent", "Game started {time}")
    return words.format(time=QLocale().toString(local, QLocale.FormatType.ShortFormat))


_AT_START: Final = 1.0
"""Seconds that the window waits at the start for its game, before it comes without."""


class Opening(GameController):
    """Goes on in `window` with games that are there already; every question is asked over it.

    `disk` does what may have to wait.
    """

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._duplicate_games = DuplicateGames(context, self.open)
        session, settings, menus = context.session, context.settings, context.window.menus
        menus.name_recent(lambda path: game_label(path, session.store.folder))
        menus.open.triggered.connect(self.ask_open)
        menus.recent_chosen.connect(self.open)
        menus.recent_cleared.connect(settings.forget_recent)

    # -- at the start ----------------------------------------------------------------------------

    def begin(self, file: Path | None = None) -> None:
        """Open `file` at the start of the program, or else offer the game of last time."""
        if file is None:
            self._resume()
        else:
            self.open(file, self._resume, _AT_START)

    def come_forward(self, file: Path | None) -> None:
        """Raise the window, and open `file`, as another start of the program asks."""
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if file is not None:
            self.open(file)

    def _resume(self) -> None:
        """Show the start page, which leads to the game of last time, unless a game is open."""
        if self._session.is_open:
            return

        session = self._session

        def read() -> tuple[tuple[Opened, Path] | None, Elsewhere | None]:
            last = session.read_last()
            return last, session.store.out_of_reach() if last is None else None

        def go_on(found: tuple[tuple[Opened, Path] | None, Elsewhere | None]) -> None:
            last, lost = found
            if not session.is_open:
                if last is not None:
                    session.open_found(*last)
                self._window.pages.start_page_requested.emit()
            if lost is not None:
                self._tell_out_of_reach(lost)

        def fail(fault: FileFault) -> None:
            title = self.tr("Your last game cannot be continued")
            self._offer_rescue(title, fault, session.store.running)
            self._home()

        self._disk.do(self.tr("Opening the game…"), read, go_on, fail, _AT_START)

    def _tell_out_of_reach(self, lost: Elsewhere) -> None:
        """Tell that the file of the last game cannot be found; offer an older copy of the game."""
        title = self.tr("Your last game is not available")
        if lost.home is None:
            words = self.tr("It was saved in {file}, which cannot be opened right now.")
            self._tell(title, words.format(file=shown_path(lost.path)))
            return
        words = self.tr(
            "It was saved in {file}, which cannot be opened right now. There is an older "
            "copy among your games."
        )
        go_on = partial(self.open, lost.home)
        self._ask(
            title,
            words.format(file=shown_path(lost.path)),
            Answer(self.tr("Leave it"), None, Kind.ESCAPE),
            Answer(self.tr("Continue with the older copy"), go_on, Kind.ENTER),
        )

    def _home(self) -> None:
        if not self._session.is_open:
            self._window.pages.start_page_requested.emit()

    # -- files -----------------------------------------------------------------------------------

    def ask_open(self) -> None:
        """Ask for a file, and open it."""
        dialog = self._file_dialog(self.tr("Open a game"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        dialog.open()

    def open(
        self, path: Path, after: Callable[[], object] = lambda: None, at_once: float = 0.0
    ) -> None:
        """Go on with the game in a file; if it cannot be used, say why and leave all as it is.

        `after` is called when it is open, or is told why not. `at_once` as in `DiskWork.do`.
        """
        path = path.absolute()
        session = self._session
        if session.is_open and path == session.store.path:
            self._window.pages.show_table()
            return

        def read() -> tuple[Opened, bool, Relative | None]:
            opened, keeps = session.read(path), session.keeps(path)
            return opened, keeps, None if keeps else session.relative_of(opened)

        def go_on(found: tuple[Opened, bool, Relative | None]) -> None:
            opened, keeps, kept = found
            if not session.store.holds(path):
                self._settings.folder = path.parent
            if keeps:
                self._open_read(opened, path, path)
            else:
                self._duplicate_games.take(kept, partial(self._open_read, opened, path, None))
            after()

        def fail(fault: FileFault) -> None:
            if fault.fault is faults.NOT_FOUND:
                self._settings.forget_recent(path)
            self._offer_rescue(self.tr("This file cannot be opened"), fault, lambda: path)
            after()

        self._disk.do(self.tr("Opening the game…"), read, go_on, fail, at_once)

    def _open_read(
        self,
        opened: Opened,
        came_from: Path | None,
        path: Path | None,
        behind: Relative | None = None,
    ) -> None:
        """Go on with what was read, in the file `path` or in that of an older copy of the game."""
        left = self._unfinished()
        if behind is None:
            self._session.open_found(opened, path)
        else:
            self._session.catch_up(opened, behind)
        self._leave_for_later(left)
        if came_from is not None:
            self._settings.add_recent(came_from)
        if opened.redealt:
            self.tell_redealt()

    def tell_redealt(self) -> None:
        """Tell that the opened game came without the order of the unseen tiles."""
        self._tell(
            self.tr("The hidden tiles were reshuffled"),
            self.tr(
                "This game was shared without the order of its hidden tiles. The supply (and, "
                "against Henry, the treasures) has just been reshuffled; everything face up is as"
                " it was."
            ),
        )

    def _offer_rescue(self, title: str, fault: FileFault, file: Callable[[], Path | None]) -> None:
        """Say what is wrong with a file, and offer what can still be played of it."""

        def look() -> Rescue | None:
            path = file()
            return None if path is None else self._session.rescue(path)

        offer = partial(self._offer, title, fault)
        if fault.fault is faults.NO_ANSWER:
            offer(None)
        else:
            words = self.tr("Checking how much of it can be played…")
            self._disk.do(words, look, offer, lambda _: offer(None))

    def _offer(self, title: str, fault: FileFault, left: Rescue | None) -> None:
        details = fault_details(fault)
        if left is None:
            words = fault_words(fault)
            if details and fault.fault not in (faults.NOT_FOUND, faults.IS_FOLDER):
                words = self.tr("{fault} The file won't be changed.").format(fault=words)
            self._tell(title, words, details)
            return
        words = self.tr(
            "{fault} The game is intact up to turn {turn}. Open it there as a new game? The "
            "file won't be changed."
        ).format(fault=fault_words(fault), turn=left.turn)
        self._ask(
            title,
            words,
            Answer(self.tr("Leave it"), None, Kind.ESCAPE),
            Answer(self.tr("Open it there"), partial(self._open_rescued, left), Kind.ENTER),
            details=details,
        )

    def _open_rescued(self, left: Rescue) -> None:
        before = self._unfinished()
        self._session.open_save(left.save)
        self._leave_for_later(before)

    def open_found(self, opened: Opened) -> None:
        """Go on with a game, or begin from a position, that came without a file."""
        self._open_read(opened, None, None)

    def play_on(self, start: State, settings: GameSettings, origin: Origin) -> None:
        """Begin a new game from a moment of another one."""
        left = self._unfinished()
        self._session.open_position(start, settings, origin)
        self._leave_for_later(left)

    # -- inside ----------------------------------------------------------------------------------

    def _unfinished(self) -> Path | None:
        """The file of the running game, if it has begun and is not over."""
        session = self._session
        begun = session.is_open and not session.is_over and session.stack.index() > 0
        return session.store.path if begun else None

    def _leave_for_later(self, left: Path | None) -> None:
        """Put the unfinished game that is left among the recent ones."""
        if left is not None:
            self._settings.add_recent(left)

    def _file_dialog(self, title: str) -> QFileDialog:
        documents = QStandardPaths.writableLocation(
            QStandardPaths.StandardLocation.DocumentsLocation
        )
        folder = self._settings.folder or Path(documents)
        games = self.tr("Games of The Two Heirs (*.twoheirs *.json)")
        dialog = QFileDialog(self._window, title, str(folder))
        dialog.setNameFilters([games, self.tr("All files (*)")])
        dialog.finished.connect(dialog.deleteLater)
        return dialog
