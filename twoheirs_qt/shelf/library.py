"""The shelf: opens it, and does with a game what the player asks for there."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLineEdit, QWidget

from twoheirs_qt.drawing.fonts import scaled, scaled_font
from twoheirs_qt.files.errors import FileFault
from twoheirs_qt.files.writing import make_folder, write_text
from twoheirs_qt.games.games import Games
from twoheirs_qt.saves.files import SaveGame, load_save, write_save
from twoheirs_qt.saves.listing import Entry, ShelfIndex
from twoheirs_qt.saves.store import SUFFIX
from twoheirs_qt.saves.unseen import save_text
from twoheirs_qt.saves.writer import rename_save
from twoheirs_qt.shelf.importing import Imported, import_files
from twoheirs_qt.shelf.model import ShelfModel
from twoheirs_qt.shelf.page import ShelfPage
from twoheirs_qt.shelf.trash import Trashed, put_into_trash, take_out
from twoheirs_qt.text.language import say
from twoheirs_qt.text.sanitize import shown_path
from twoheirs_qt.widgets.dialog import Dialog
from twoheirs_qt.widgets.label import Label
from twoheirs_qt.widgets.save_target import ask_target, file_name
from twoheirs_qt.window.context import AppContext, GameController
from twoheirs_qt.window.errors import fault_details, fault_words

_LONGEST: Final = 200
"""As many characters as a save may have for a title."""
_WIDE: Final = 420


class RenameDialog(Dialog):
    """`chosen` carries the title; without one, the game is named after its players."""

    chosen = Signal(str)

    def __init__(self, title: str, players: str, parent: QWidget) -> None:
        super().__init__(parent, spacing=10)
        self.setWindowTitle(self.tr("Name the game"))
        question = self.tr("What would you like to call this game?")
        heading = Label(question, self, scaled_font(18, bold=True), wrap=True)
        self.line = QLineEdit(title, self)
        self.line.setFont(scaled_font(15))
        self.line.setMaxLength(_LONGEST)
        self.line.setPlaceholderText(players)
        heading.setBuddy(self.line)  # its name is said with it, not with the dialog's texts, too
        self.line.setMinimumWidth(scaled(_WIDE))
        self.line.selectAll()
        said = self.tr("If you leave this empty, it is named after its players.")
        note = Label(said, self, scaled_font(13), wrap=True)
        cancel = self.button(self.reject, self.tr("Cancel"))
        self.done_button = self.button(self.accept, self.tr("Name it"), default=True)
        self.show_all(heading, self.line, note)
        self.column.addSpacing(6)
        self.show_all((None, cancel, self.done_button))

    def accept(self) -> None:
        self.chosen.emit(" ".join(self.line.text().split()))
        super().accept()


_A_MOMENT: Final = 0.25
"""Seconds for which the list of games waits for those that are just being written."""


class ShelfPlace(NamedTuple):
    """How the games are listed, which one is selected, and what has been deleted just now."""

    search: str
    sort: int
    path: Path | None
    trashed: list[tuple[Trashed, str, SaveGame | None]]


class Library(GameController):
    """Shows the shelf in `window` when asked to.

    `watch_asked` carries the path of a game to be replayed. `index_file` is where the shelf
    remembers what is in the games.
    """

    watch_asked = Signal(object)

    def __init__(self, context: AppContext, games: Games, index_file: Path) -> None:
        super().__init__(context)
        window, session = context.window, context.session
        self._games = games
        self._trashed: list[tuple[Trashed, str, SaveGame | None]] = []
        self._index = ShelfIndex(session.store.folder, index_file, SUFFIX)
        self.model = ShelfModel(
            self._index, self._running, lambda: session.catalogue, say, self, session.store.worker
        )
        self.page = ShelfPage(self.model, window.menus, context.art)
        self._settings.changed.connect(self._on_setting)
        self._on_setting("show_points")
        window.pages.addWidget(self.page)
        page = self.page
        page.chosen.connect(self.open)
        page.left.connect(self.leave)
        page.watch.triggered.connect(self._watch)
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

    # -- coming and going ------------------------------------------------------------------------

    def show(self) -> None:
        """Show the shelf with all games of the folder."""
        if not self.is_shown:
            self.page.show_all()
            self._list(lambda: self._enter(self._running()))

    def place(self) -> ShelfPlace:
        """What is searched for and selected, and what can be brought back."""
        page = self.page
        path = page.current.path if page.current is not None else None
        return ShelfPlace(page.search.text(), page.sort.currentIndex(), path, self._trashed)

    def restore(self, place: ShelfPlace, *, shown: bool) -> None:
        """List the same games again if the shelf is shown."""
        page = self.page
        self._trashed = place.trashed
        page.undo.setEnabled(bool(place.trashed))
        page.sort.setCurrentIndex(place.sort)
        if shown:
            page.search.setText(place.search)
            self._list(lambda: self._enter(place.path))

    def _enter(self, path: Path | None) -> None:
        """Show the shelf, with a game selected."""
        self.page.name_back(to_game=self._session.is_open)
        self._window.pages.turn_to(self.page)
        self.page.enter(path)

    def leave(self) -> None:
        """Go back to the running game, or to the start page if there is none."""
        if self._session.is_open:
            self._window.pages.show_table()
            self._window.page.table.setFocus()
        else:
            self._window.pages.start_page_requested.emit()

    def open(self, path: Path) -> None:
        """Go on with a game."""
        if path == self._running():
            self.leave()
        else:
            self._games.open(path)

    def _running(self) -> Path | None:
        return self._session.store.path if self._session.is_open else None

    def _watch(self) -> None:
        entry = self.page.current
        if entry is not None:
            self.watch_asked.emit(entry.path)

    def open_folder(self) -> None:
        """Show the folder of games in the system's file manager."""
        folder = self._session.store.folder

        def show(_: object) -> None:
            if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
                self.page.tell(
                    self.tr("Your games are saved in {folder}").format(folder=shown_path(folder))
                )

        failed = self.tr("The folder cannot be opened")
        self._disk.do(self.tr("Opening the folder…"), lambda: make_folder(folder), show, failed)

    # -- names -----------------------------------------------------------------------------------

    def ask_rename(self) -> None:
        """Ask for another title of the game that is selected."""
        entry = self.page.current
        summary = None if entry is None else entry.summary
        if entry is None or summary is None:
            return
        dialog = RenameDialog(summary.title, self.model.words.players(summary), self._window)
        dialog.chosen.connect(lambda title: self.rename(entry, title))
        dialog.open()

    def rename(self, entry: Entry, title: str) -> None:
        """Give a game a title; empty for none."""
        if self.model.is_running(entry):
            self._session.rename(title)
            self._load(entry.path)
            return

        store = self._session.store

        unwritten = store.newest(entry.path)
        if unwritten is not None:
            store.put(entry.path, replace(unwritten, title=title))
            self._load(entry.path)
            return

        def change() -> None:
            rename_save(entry.path, title, self._session.catalogue)

        self._disk.do(
            self.tr("Renaming the game…"),
            change,
            lambda _: self._load(entry.path),
            self.tr("The game could not be renamed"),
        )

    def game_in(self, path: Path) -> SaveGame:
        """The game that a file holds, or is to hold; any thread may ask. Raises FileFault."""
        return self._session.store.newest(path) or load_save(path, self._session.catalogue)

    # -- out and in ------------------------------------------------------------------------------

    def ask_export(self) -> None:
        """Ask where a copy of the selected game goes, and whether unseen tiles stay hidden."""
        entry = self.page.current
        if entry is None:
            return
        # Whoever gets a running game shall not see what its players have not seen.
        handed_on = self.tr("Game to share, without the order of hidden tiles (*.twoheirs)")
        whole = self.tr("Whole game, with the order of hidden tiles (*.twoheirs)")
        over = entry.summary is not None and entry.summary.over
        formats = [whole] if over else [handed_on, whole]
        name = file_name(self.model.words.title(entry)) + SUFFIX
        title, folder = self.tr("Export the game"), self._settings.folder
        dialog = ask_target(title, name, self._window, folder, formats)
        dialog.fileSelected.connect(
            lambda name: self.export(
                entry.path, Path(name), with_order=dialog.selectedNameFilter() == whole
            )
        )
        dialog.open()

    def export(self, source: Path, target: Path, *, with_order: bool) -> None:
        """Write a copy of a game as it stands, on the disk or not; say why if that fails."""

        def write() -> None:
            write_text(target, save_text(self.game_in(source), with_order=with_order))

        def done(_: None) -> None:
            self._settings.folder = target.absolute().parent
            self.page.tell(self.tr("Exported to {file}").format(file=shown_path(target)))

        failed = self.tr("The game could not be exported")
        self._disk.do(self.tr("Exporting the game…"), write, done, failed)

    def bring_in(self, files: Sequence[Path]) -> None:
        """Import the games in these files, and tell the result."""
        session = self._session
        self._disk.do(
            self.tr("Adding the games…"),
            lambda: import_files(files, session.store.folder, SUFFIX, session.catalogue),
            self._show_came,
            self.tr("The games could not be added"),
        )

    def _show_came(self, found: Sequence[Imported]) -> None:
        came = [each.path for each in found if each.path is not None]

        def enter() -> None:
            self._enter(came[-1] if came else self._running())
            self.page.tell(self._came(found))

        self._list(enter)
        faults = [each for each in found if each.fault is not None]
        if faults:
            shown = "\n".join(fault_words(each.fault) for each in faults[:5])
            details = "\n".join(filter(None, (fault_details(each.fault) for each in faults)))
            if all(each.sound for each in faults):
                title = self.tr("The games could not be added")
            else:
                title = self.tr("Some files are not games")
            self._tell(title, shown, details)

    def _came(self, found: Sequence[Imported]) -> str:
        new = [each for each in found if each.path is not None and not each.known]
        if len(found) == 1 and found[0].known:
            return self.tr("This game is already among your games.")
        said = self.tr("%n game(s) added.", "", len(new))
        if any(each.redealt for each in new):
            redealt = self.tr("All hidden tiles were reshuffled.")
            said = f"{said} {redealt}"
        return said

    # -- into the trash and out of it ------------------------------------------------------------

    def delete(self) -> None:
        """Put the selected game into the system's trash; `undo` takes it out again."""
        entry = self.page.current
        if entry is None or self.model.is_running(entry):
            return
        name, row = self.model.words.title(entry), self.page.list.currentIndex().row()
        failed, store = self.tr("The game could not be deleted"), self._session.store
        unwritten = store.newest(entry.path)
        store.drop_unsaved(entry.path)  # else it would come back by itself
        is_wanted = True

        def remove() -> Trashed | None:
            store.wait_for(entry.path)
            return put_into_trash(entry.path) if is_wanted else None

        def keep() -> None:
            nonlocal is_wanted
            is_wanted = False  # the player may have waited no longer
            if unwritten is not None:
                store.put(entry.path, unwritten)

        def done(trashed: Trashed | None) -> None:
            if trashed is None:
                keep()
                self._tell(
                    failed,
                    self.tr("The system could not move {file} to the trash.").format(
                        file=shown_path(entry.path)
                    ),
                )
                return
            self._settings.forget_recent(entry.path)
            self._trashed.append((trashed, name, unwritten))
            self.page.undo.setEnabled(True)
            after = self.model.entry(row + 1) or self.model.entry(row - 1)
            self._load(None if after is None else after.path)
            self.page.tell(self.tr("“{game}” is in the trash.").format(game=name))

        def fail(fault: FileFault) -> None:
            keep()
            self._tell(failed, fault_words(fault))

        self._disk.do(self.tr("Deleting the game…"), remove, done, fail)

    def undo(self) -> None:
        """Take the game that was deleted last out of the trash."""
        if not self._trashed:
            return
        trashed, name, unwritten = self._trashed.pop()
        self.page.undo.setEnabled(bool(self._trashed))
        title = self.tr("The game could not be restored")

        def take() -> bool:
            is_back = take_out(trashed)
            if is_back and unwritten is not None:
                write_save(trashed.path, unwritten)
                os.utime(trashed.path, ns=trashed.times)  # it is not the one that runs
            return is_back

        def done(is_back: bool) -> None:
            self._load(trashed.path if is_back else None)
            if is_back:
                self.page.tell(self.tr("“{game}” has been restored.").format(game=name))
                return
            self._tell(
                title,
                self.tr("It is still in the system's trash: {file}").format(
                    file=shown_path(trashed.lies_at or trashed.path.name)
                ),
            )

        def fail(fault: FileFault) -> None:
            self._trashed.append((trashed, name, unwritten))  # it may be tried again
            self.page.undo.setEnabled(True)
            self._tell(title, fault_words(fault))

        self._disk.do(self.tr("Restoring the game…"), take, done, fail)

    # -- inside ----------------------------------------------------------------------------------

    def _load(self, path: Path | None) -> None:
        """Read the folder anew, with a game selected."""
        self._list(lambda: self.page.enter(path))

    def _list(self, then: Callable[[], object]) -> None:
        """Show the games that are in the folder now, or if it does not answer, those known."""
        store = self._session.store
        outbox, a_game = store.outbox, store.folder / f"any{SUFFIX}"
        outbox.begin()

        def find() -> list[Entry]:
            outbox.wait_for(a_game, _A_MOMENT)  # a game that has just begun is listed, too
            return self._index.entries()

        def show(entries: list[Entry]) -> None:
            self.model.show(entries)
            then()

        def fail(fault: FileFault) -> None:
            then()
            self._tell(self.tr("Your games cannot be listed"), fault_words(fault))

        self._disk.do(self.tr("Looking for your games…"), find, show, fail)

    def _on_setting(self, name: str) -> None:
        if name in ("show_points", "no_help"):
            self.model.tells_points = self._settings.points_shown
            self.model.look_again()

    def _on_saved(self) -> None:
        """A game has been saved: update the list, however long that took."""
        if self.is_shown:
            self._list(lambda: None)
