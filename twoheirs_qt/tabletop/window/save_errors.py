"""The messages when a game cannot be saved, or when its file was changed by another program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import Slot

from twoheirs_qt.tabletop.files.error_texts import describe_remedy
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.saves.store import SaveKind, SaveState
from twoheirs_qt.tabletop.saves.titles import describe_players
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import sanitize_path
from twoheirs_qt.tabletop.widgets.question import Answer, AnswerKeys
from twoheirs_qt.tabletop.window.context import AppContext, GameController
from twoheirs_qt.tabletop.window.errors import explain_fault


class SaveErrors(GameController):
    """Reports once when saving a game begins to fail, and again if it fails after it has worked.

    The game goes on meanwhile, and saving is retried. `save_elsewhere` asks for another file for a
    game, None for the running one.
    """

    def __init__(self, context: AppContext, save_elsewhere: Callable[[Path | None], None]) -> None:
        super().__init__(context)
        session = context.session
        self._save_elsewhere = save_elsewhere
        self._reported_paths: set[Path | None] = set()
        self._is_silent = False
        session.save_state_changed.connect(self._on_save_state)
        session.store.conflict_renamed.connect(self._report_rename)

    @contextmanager
    def suppress_messages(self) -> Iterator[None]:
        """Show no messages within this context."""
        self._is_silent = True
        try:
            yield
        finally:
            self._is_silent = False

    def name_game(self, path: Path) -> str:
        """The name of an unsaved game, or the file's name if it is saved."""
        save = self._session.store.find_pending_save(path)
        return path.name if save is None else name_saved_game(save)

    @Slot(object)
    def _on_save_state(self, state: SaveState) -> None:
        if state.kind is SaveKind.SAVED:
            self._reported_paths.clear()
        elif (
            state.kind is SaveKind.FAILED
            and not self._is_silent
            and state.path not in self._reported_paths
        ):
            self._reported_paths.add(state.path)
            if self._window.isVisible():
                self._report_failure(state)

    def _report_failure(self, state: SaveState) -> None:
        fault = state.fault
        file_fault = fault.fault if isinstance(fault, FileError) else None
        if state.path is None or state.path == self._session.store.path:
            title = self.tr("The game is not being saved")
        else:
            game = self.name_game(state.path)
            title = self.tr("The game “{game}” is not being saved").format(game=game)
        self._ask_question(
            title,
            self.tr(
                "{fault} {remedy} You can keep playing: every action tries to save the game "
                "again, and nothing is lost while the program is running."
            ).format(fault=explain_fault(fault), remedy=localize(describe_remedy(file_fault))),
            Answer(self.tr("Try again"), partial(self._retry, state.path)),
            Answer(
                self.tr("Save elsewhere…"),
                partial(self._save_elsewhere, state.path),
                AnswerKeys.ENTER,
            ),
            Answer(self.tr("Keep playing"), None, AnswerKeys.ESCAPE),
        )

    def _retry(self, path: Path | None) -> None:
        self._reported_paths.discard(path)
        self._session.store.write_queue.retry()

    @Slot(object, object)
    def _report_rename(self, path: Path, renamed: Path) -> None:
        self._show_notice(
            self.tr("Another program has changed the game"),
            self.tr(
                "The file {file} was changed while you were playing. The changed version is "
                "kept next to it as {name}; the game continues here as you see it."
            ).format(file=sanitize_path(path), name=sanitize_path(renamed.name)),
        )


def name_saved_game(save: SaveGame) -> str:
    """The player's own title of a game, or else its players."""
    return save.title or localize(describe_players(save))
