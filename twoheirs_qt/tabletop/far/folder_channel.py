"""The channel through folders that both machines see, in the program's event loop."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer

from twoheirs_qt.tabletop.far import words
from twoheirs_qt.tabletop.far.channel import Channel, Notice
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.worker import Outcome, Worker
from twoheirs_qt.tabletop.text.sanitize import sanitize_path
from twoheirs_qt.tabletop.text.text import Text, translate

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.far.far_game import FarGame
    from twoheirs_qt.tabletop.far.folder import FileContents, Stamp, VisitResult

POLL_MS: Final = 2500
"""The interval at which folders are looked at, since not every folder tells of its changes."""
_FINISH_TIMEOUT_S: Final = 2.0
"""The time that the end of the program waits for a folder."""
_LANE: Final = "folder of two machines"
"""The first part of the lanes of the `Worker`: each folder has its own."""

_FOLDER: Final = translate("Far", "Folder: {folder}")
_INVITED_TITLE: Final = translate("Far", "The invitation lies in the folder")
_INVITED: Final = translate(
    "Far",
    "The other player opens “Two machines” in the Game menu, looks into the same "
    "folder, and joins. The game begins when this machine sees it; you will be "
    "told.\n\nFolder: {folder}",
)
_JOINED_TITLE: Final = translate("Far", "You have joined")
_JOINED: Final = translate(
    "Far",
    "The game begins as soon as {name}'s machine has seen it and its answer is in "
    "the folder; you will be told.\n\nFolder: {folder}",
)


class _PostedGame(NamedTuple):
    """A game in a folder: the names of this machine and its partner, and its newest statement."""

    folder: Path
    machine: str
    partner: str
    statement: bytes


class FolderChannel(Channel):
    """Writes statements into folders, and reads those of other machines there.

    The folders of games are visited, and those of `look_into`. Dictionaries go by the games' ids.
    """

    scheme = ""

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._games: dict[str, _PostedGame] = {}
        self._invitation_folders: set[Path] = set()
        self._faults: dict[Path, FileError] = {}
        self._sent_statements: dict[str, bytes] = {}
        self._written_stamps: dict[str, Stamp | None] = {}
        self._read_stamps: dict[str, Mapping[str, Stamp]] = {}
        self._other_files: dict[Path, Mapping[str, FileContents]] = {}
        self._folders_in_visit: set[Path] = set()
        self._folders_to_revisit: set[Path] = set()
        self._watcher: QFileSystemWatcher | None = None
        self._has_stopped = False
        self._poll_timer = QTimer(self, interval=POLL_MS)
        self._poll_timer.timeout.connect(self.poll)

    def start(self) -> None:
        pass  # the first game or folder starts the timer

    def stop(self) -> None:
        self._poll_timer.stop()
        for _ in range(2):  # the newest statement may wait for the end of a visit
            for folder in [*self._folders_in_visit]:
                self._worker.wait((_LANE, folder), _FINISH_TIMEOUT_S / 2)
            self._worker.deliver()
        self._has_stopped = True

    def poll(self) -> None:
        for folder in self._list_folders():
            self._visit(folder)

    def post(self, game: FarGame) -> None:
        record = game.record
        folder = Path(record.address)
        self._games[record.id] = _PostedGame(
            folder, record.me, record.partner, game.make_statement(whole=True)
        )
        self._watch()
        self._visit(folder)

    def drop(self, game: FarGame) -> None:
        self._games.pop(game.record.id, None)
        self._watch()

    def look_into(self, folder: Path) -> None:
        """Look for invitations in a folder from now on."""
        self._invitation_folders.add(folder)
        self.changed.emit()
        self._watch()
        self._visit(folder)

    @property
    def searched_folders(self) -> list[Path]:
        """The folders in which invitations are looked for."""
        return sorted(self._invitation_folders)

    def describe(self, address: str) -> Text:
        return _FOLDER.fill(folder=sanitize_path(address))

    def find_fault(self, address: str) -> Text | None:
        fault = self._faults.get(Path(address))
        return None if fault is None else words.FOLDER.fill(fault=fault.fault)

    def make_invited_notice(self, address: str) -> Notice:
        return Notice(_INVITED_TITLE, _INVITED.fill(folder=sanitize_path(address)))

    def make_joined_notice(self, address: str, name: Text) -> Notice:
        return Notice(_JOINED_TITLE, _JOINED.fill(folder=sanitize_path(address), name=name))

    # -- visits ----------------------------------------------------------------------------------

    def _list_folders(self) -> set[Path]:
        return {game.folder for game in self._games.values()} | self._invitation_folders

    def _watch(self) -> None:
        """Watch the folders, as long as there are any."""
        folders = self._list_folders()
        if not folders:
            self._poll_timer.stop()
            return
        if self._watcher is None:
            self._watcher = QFileSystemWatcher(self)
            self._watcher.directoryChanged.connect(lambda path: self._visit(Path(path)))
        watched = {Path(path) for path in self._watcher.directories()}
        for folder in folders - watched:
            if folder.is_dir():
                self._watcher.addPath(str(folder))
        if not self._poll_timer.isActive():
            self._poll_timer.start()

    def _visit(self, folder: Path) -> None:
        """Write the newest statements into a folder, and read those of others there."""
        from twoheirs_qt.tabletop.far.folder import FolderTask, visit

        if self._has_stopped:  # the watcher may still tell of changes
            return
        if folder in self._folders_in_visit:
            self._folders_to_revisit.add(folder)
            return
        tasks = []
        for game_id, game in self._games.items():
            if game.folder != folder:
                continue
            is_sent = game.statement == self._sent_statements.get(game_id)
            written = self._written_stamps.get(game_id) if is_sent else None
            stamps = self._read_stamps.get(game_id, {})
            tasks.append(
                FolderTask(game_id, game.machine, game.partner, game.statement, written, stamps)
            )
        self._folders_in_visit.add(folder)
        self._worker.submit(
            (_LANE, folder),
            partial(visit, folder, tasks, self._other_files.get(folder, {})),
            partial(self._on_visited, folder, {task.game: task.statement for task in tasks}),
            self,
        )

    def _on_visited(
        self, folder: Path, sent_statements: Mapping[str, bytes], outcome: Outcome[VisitResult]
    ) -> None:
        self._folders_in_visit.discard(folder)
        fault = outcome.error
        if isinstance(fault, FileError):
            if folder not in self._faults:
                self._faults[folder] = fault
                self.changed.emit()
            self._folders_to_revisit.discard(folder)
            return
        result = outcome.unwrap()
        if self._faults.pop(folder, None) is not None:
            self.changed.emit()
        self._sent_statements |= sent_statements
        self._written_stamps |= result.written
        for game_id, statements in result.statements.items():
            self._read_stamps[game_id] = result.stamps[game_id]
            for raw in statements:
                self.received.emit(game_id, raw, str(folder))
        if result.other_files != self._other_files.get(folder):
            self._other_files[folder] = result.other_files
            self.invited.emit(str(folder), [file.raw for file in result.other_files.values()])
        if folder in self._folders_to_revisit:
            self._folders_to_revisit.discard(folder)
            self._visit(folder)
