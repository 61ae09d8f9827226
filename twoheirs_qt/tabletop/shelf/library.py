"""The controller of the shelf: shows it, and renames, exports, imports and deletes games."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLineEdit, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.limits import MAX_TITLE_LENGTH
from twoheirs_qt.tabletop.files.writing import make_folder, write_text
from twoheirs_qt.tabletop.running.games import Games
from twoheirs_qt.tabletop.saves.files import load_save, make_review_path, write_save
from twoheirs_qt.tabletop.saves.listing import Entry, ShelfIndex
from twoheirs_qt.tabletop.saves.opened import format_save
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.saves.store import SUFFIX
from twoheirs_qt.tabletop.saves.writer import rename_save
from twoheirs_qt.tabletop.shelf.card import CardArt
from twoheirs_qt.tabletop.shelf.importing import ImportResult, import_files
from twoheirs_qt.tabletop.shelf.model import ShelfModel
from twoheirs_qt.tabletop.shelf.page import ShelfPage
from twoheirs_qt.tabletop.shelf.trash import TrashedGame, move_to_trash, restore_from_trash
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import sanitize_path
from twoheirs_qt.tabletop.widgets.dialog import Dialog
from twoheirs_qt.tabletop.widgets.label import Label
from twoheirs_qt.tabletop.widgets.save_target import ask_target, make_file_name
from twoheirs_qt.tabletop.window.context import AppContext, GameController
from twoheirs_qt.tabletop.window.errors import explain_fault, format_fault_details

_WIDTH_PX: Final = 420


class RenameDialog(Dialog):
    """Asks for a title, carried by `chosen`; an empty one stands for the names of the players."""

    chosen = Signal(str)

    def __init__(self, title: str, players: str, parent: QWidget) -> None:
        super().__init__(parent, spacing=10)
        self.setWindowTitle(self.tr("Name the game"))
        question = self.tr("What would you like to call this game?")
        heading = Label(question, self, make_text_font(18, bold=True), wrap=True)
        self.line = QLineEdit(title, self)
        self.line.setFont(make_text_font(15))
        self.line.setMaxLength(MAX_TITLE_LENGTH)
        self.line.setPlaceholderText(players)
        heading.setBuddy(self.line)  # so that screen readers read its name only once
        self.line.setMinimumWidth(scale_length(_WIDTH_PX))
        self.line.selectAll()
        hint = self.tr("If you leave this empty, it is named after its players.")
        note = Label(hint, self, make_text_font(13), wrap=True)
        cancel = self.add_button(self.reject, self.tr("Cancel"))
        self.done_button = self.add_button(self.accept, self.tr("Name it"), default=True)
        self.add_rows(heading, self.line, note)
        self.column.addSpacing(6)
        self.add_rows((None, cancel, self.done_button))

    def accept(self) -> None:
        self.chosen.emit(" ".join(self.line.text().split()))
        super().accept()


_WRITE_TIMEOUT_S: Final = 0.25
"""The time for which the list of games waits for those that are being written."""


class ShelfState(NamedTuple):
    """Search, order and selection of the shelf, and the games in the trash."""

    search: str
    sort: int
    path: Path | None
    trashed: list[tuple[TrashedGame, str, SaveGame | None]]


class Library(GameController):
    """Shows the shelf and manages its games.

    `watch_requested` and `review_requested` carry the path of a game to be replayed or reviewed.
    `index_file` is the index of the games, `card_art` their pictures by the names of games.
    """

    watch_requested = Signal(object)
    review_requested = Signal(object)

    def __init__(
        self,
        context: AppContext,
        games: Games,
        index_file: Path,
        card_art: Mapping[str, CardArt],
    ) -> None:
        super().__init__(context)
        window, session = context.window, context.session
        self._games = games
        self._trashed: list[tuple[TrashedGame, str, SaveGame | None]] = []
        self._index = ShelfIndex(session.store.folder, index_file, SUFFIX)
        self.model = ShelfModel(
            self._index,
            self._find_running_path,
            session.games,
            localize,
            self,
            session.store.worker,
        )
        self.page = ShelfPage(self.model, window.menus, context.art, card_art)
        self._settings.changed.connect(self._on_setting)
        self._on_setting("points_wanted")
        window.pages.addWidget(self.page)
        page = self.page
        page.chosen.connect(self.open)
        page.leave_requested.connect(self.leave)
        page.watch.triggered.connect(self._watch)
        page.review.triggered.connect(self._review)
        page.rename.triggered.connect(self.ask_rename)
        page.export.triggered.connect(self.ask_export)
        page.delete.triggered.connect(self.delete)
        page.undo.triggered.connect(self.undo)
        page.open_folder.triggered.connect(self.open_folder)
        page.undo.setEnabled(False)
        session.store.saved.connect(self._on_saved)

    @property
    def is_shown(self) -> bool:
        """Whether the window shows the shelf."""
        return self._window.pages.currentWidget() is self.page

    # -- showing it -----------------------------------------------------------------------------

    def show(self) -> None:
        """Show the shelf with all games of the folder."""
        if not self.is_shown:
            self.page.show_all()
            self._list(lambda: self._enter(self._find_running_path()))

    def capture_state(self) -> ShelfState:
        """Return the search, the selection and the games that can be restored."""
        page = self.page
        path = page.current.path if page.current is not None else None
        return ShelfState(page.search.text(), page.sort.currentIndex(), path, self._trashed)

    def restore(self, state: ShelfState, *, shown: bool) -> None:
        """List the same games again if the shelf is shown."""
        page = self.page
        self._trashed = state.trashed
        page.undo.setEnabled(bool(state.trashed))
        page.sort.setCurrentIndex(state.sort)
        if shown:
            page.search.setText(state.search)
            self._list(lambda: self._enter(state.path))

    def _enter(self, path: Path | None) -> None:
        """Show the shelf, with a game selected."""
        self.page.name_back(to_game=self._session.is_open)
        self._window.pages.turn_to(self.page)
        self.page.enter(path)

    def leave(self) -> None:
        """Go back to the running game, or to the start page if there is none."""
        if self._session.is_open:
            self._window.pages.show_table()
            self._window.page.take_focus()
        else:
            self._window.pages.start_page_requested.emit()

    def open(self, path: Path) -> None:
        """Open a game to continue it."""
        if path == self._find_running_path():
            self.leave()
        else:
            self._games.open(path)

    def _find_running_path(self) -> Path | None:
        return self._session.store.path if self._session.is_open else None

    def _watch(self) -> None:
        entry = self.page.current
        if entry is not None:
            self.watch_requested.emit(entry.path)

    def _review(self) -> None:
        entry = self.page.current
        if entry is not None:
            self.review_requested.emit(entry.path)

    def open_folder(self) -> None:
        """Show the folder of games in the system's file manager."""
        folder = self._session.store.folder

        def show(_: object) -> None:
            if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
                self.page.show_message(
                    self.tr("Your games are saved in {folder}").format(folder=sanitize_path(folder))
                )

        error_title = self.tr("The folder cannot be opened")
        self._disk.run(
            self.tr("Opening the folder…"), lambda: make_folder(folder), show, error_title
        )

    # -- renaming---------------------------------------------------------------------------------

    def ask_rename(self) -> None:
        """Ask for another title of the game that is selected."""
        entry = self.page.current
        summary = None if entry is None else entry.summary
        if entry is None or summary is None:
            return
        dialog = RenameDialog(summary.title, self.model.texts.format_players(summary), self._window)
        dialog.chosen.connect(lambda title: self.rename(entry, title))
        dialog.open()

    def rename(self, entry: Entry, title: str) -> None:
        """Give a game a title; empty for none."""
        if self.model.is_running(entry):
            self._session.rename(title)
            self._load(entry.path)
            return
        store = self._session.store
        pending = store.find_pending_save(entry.path)
        if pending is not None:
            store.put(entry.path, replace(pending, title=title))
            self._load(entry.path)
            return

        def rename() -> None:
            rename_save(entry.path, title, self._session.games)

        self._disk.run(
            self.tr("Renaming the game…"),
            rename,
            lambda _: self._load(entry.path),
            self.tr("The game could not be renamed"),
        )

    def load(self, path: Path) -> SaveGame:
        """Return the game in a file, or still to be written there; any thread. Raises FileError."""
        return self._session.store.find_pending_save(path) or load_save(path, self._session.games)

    # -- export and import ------------------------------------------------------------------------

    def ask_export(self) -> None:
        """Ask for a file for a copy of the selected game, and whether unseen things stay hidden."""
        entry = self.page.current
        if entry is None:
            return
        # A shared game does not reveal what its players have not seen.
        hidden = self.tr("Game to share, without the order of what is hidden (*.twoheirs)")
        complete = self.tr("Whole game, with the order of what is hidden (*.twoheirs)")
        is_over = entry.summary is not None and entry.summary.is_over
        formats = [complete] if is_over else [hidden, complete]
        name = make_file_name(self.model.texts.format_title(entry)) + SUFFIX
        title, folder = self.tr("Export the game"), self._settings.last_folder
        dialog = ask_target(title, name, self._window, folder, formats)
        dialog.fileSelected.connect(
            lambda name: self.export(
                entry.path, Path(name), with_order=dialog.selectedNameFilter() == complete
            )
        )
        dialog.open()

    def export(self, source: Path, target: Path, *, with_order: bool) -> None:
        """Write a copy of a game in its present state; report an error."""

        def write() -> None:
            write_text(target, format_save(self.load(source), with_order=with_order))

        def finish(_: None) -> None:
            self._settings.last_folder = target.absolute().parent
            self.page.show_message(self.tr("Exported to {file}").format(file=sanitize_path(target)))

        error_title = self.tr("The game could not be exported")
        self._disk.run(self.tr("Exporting the game…"), write, finish, error_title)

    def import_games(self, files: Sequence[Path]) -> None:
        """Import the games in these files, and show the result."""
        session = self._session
        self._disk.run(
            self.tr("Adding the games…"),
            lambda: import_files(files, session.store.folder, SUFFIX, session.games),
            self._show_imported,
            self.tr("The games could not be added"),
        )

    def _show_imported(self, items: Sequence[ImportResult]) -> None:
        paths = [item.path for item in items if item.path is not None]

        def enter() -> None:
            self._enter(paths[-1] if paths else self._find_running_path())
            self.page.show_message(self._import_message(items))

        self._list(enter)
        failed_items = [item for item in items if item.fault is not None]
        if failed_items:
            text = "\n".join(explain_fault(item.fault) for item in failed_items[:5])
            details = "\n".join(
                filter(None, (format_fault_details(item.fault) for item in failed_items))
            )
            if all(item.is_valid for item in failed_items):
                title = self.tr("The games could not be added")
            else:
                title = self.tr("Some files are not games")
            self._show_notice(title, text, details)

    def _import_message(self, items: Sequence[ImportResult]) -> str:
        new = [item for item in items if item.path is not None and not item.is_duplicate]
        if len(items) == 1 and items[0].is_duplicate:
            return self.tr("This game is already among your games.")
        message = self.tr("%n game(s) added.", "", len(new))
        if any(item.redealt for item in new):
            redealt = self.tr("The hidden pieces were reshuffled.")
            message = f"{message} {redealt}"
        return message

    # -- trash -----------------------------------------------------------------------------------

    def delete(self) -> None:
        """Move the selected game to the system's trash; `undo` restores it."""
        entry = self.page.current
        if entry is None or self.model.is_running(entry):
            return
        name, row = self.model.texts.format_title(entry), self.page.list.currentIndex().row()
        title, store = self.tr("The game could not be deleted"), self._session.store
        pending = store.find_pending_save(entry.path)
        store.drop_unsaved(entry.path)  # else it would be written again
        is_delete_wanted = True

        def remove() -> TrashedGame | None:
            store.wait_for(entry.path)
            trashed = move_to_trash(entry.path) if is_delete_wanted else None
            if trashed is not None:
                with suppress(OSError):
                    make_review_path(entry.path).unlink()  # it can be made again
            return trashed

        def keep_game() -> None:
            nonlocal is_delete_wanted
            is_delete_wanted = False  # the player may have stopped waiting
            if pending is not None:
                store.put(entry.path, pending)

        def show_result(trashed: TrashedGame | None) -> None:
            if trashed is None:
                keep_game()
                self._show_notice(
                    title,
                    self.tr("The system could not move {file} to the trash.").format(
                        file=sanitize_path(entry.path)
                    ),
                )
                return
            self._settings.forget_recent_files(entry.path)
            self._trashed.append((trashed, name, pending))
            self.page.undo.setEnabled(True)
            next_entry = self.model.find_entry(row + 1) or self.model.find_entry(row - 1)
            self._load(None if next_entry is None else next_entry.path)
            self.page.show_message(self.tr("“{game}” is in the trash.").format(game=name))

        def fail(fault: FileError) -> None:
            keep_game()
            self._show_notice(title, explain_fault(fault))

        self._disk.run(self.tr("Deleting the game…"), remove, show_result, fail)

    def undo(self) -> None:
        """Restore the game that was deleted last."""
        if not self._trashed:
            return
        trashed, name, pending = self._trashed.pop()
        self.page.undo.setEnabled(bool(self._trashed))
        title = self.tr("The game could not be restored")

        def restore() -> bool:
            is_restored = restore_from_trash(trashed)
            if is_restored and pending is not None:
                write_save(trashed.path, pending)
                os.utime(trashed.path, ns=trashed.times)  # so that it is not the newest
            return is_restored

        def show_result(is_restored: bool) -> None:
            self._load(trashed.path if is_restored else None)
            if is_restored:
                self.page.show_message(self.tr("“{game}” has been restored.").format(game=name))
                return
            self._show_notice(
                title,
                self.tr("It is still in the system's trash: {file}").format(
                    file=sanitize_path(trashed.path_in_trash or trashed.path.name)
                ),
            )

        def fail(fault: FileError) -> None:
            self._trashed.append((trashed, name, pending))  # for another attempt
            self.page.undo.setEnabled(True)
            self._show_notice(title, explain_fault(fault))

        self._disk.run(self.tr("Restoring the game…"), restore, show_result, fail)

    # -- list ------------------------------------------------------------------------------------

    def _load(self, path: Path | None) -> None:
        """Read the folder again, with a game selected."""
        self._list(lambda: self.page.enter(path))

    def _list(self, then: Callable[[], object]) -> None:
        """Show the games now in the folder, or the old list if it does not respond, then call
        `then`."""
        store = self._session.store
        write_queue, any_game = store.write_queue, store.folder / f"any{SUFFIX}"
        write_queue.start_writing()

        def find() -> list[Entry]:
            write_queue.wait_for(any_game, _WRITE_TIMEOUT_S)  # so that a new game is listed, too
            return self._index.list_entries()

        def show(entries: list[Entry]) -> None:
            self.model.show(entries)
            then()

        def fail(fault: FileError) -> None:
            then()
            self._show_notice(self.tr("Your games cannot be listed"), explain_fault(fault))

        self._disk.run(self.tr("Looking for your games…"), find, show, fail)

    def _on_setting(self, name: str) -> None:
        if name in ("points_wanted", "no_help"):
            self.model.shows_points = self._settings.points_shown
            self.model.refresh()

    def _on_saved(self) -> None:
        """Update the list after a game was saved."""
        if self.is_shown:
            self._list(lambda: None)
