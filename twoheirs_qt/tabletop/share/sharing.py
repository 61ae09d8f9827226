"""Copying and pasting games as text, and the dialogs for saving pictures of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import Any

from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QFileDialog, QWidget

from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.writing import write_bytes
from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.pages.game_pages import GamePages
from twoheirs_qt.tabletop.running.games import Games
from twoheirs_qt.tabletop.saves.opened import (
    OpenedGame,
    format_position,
    format_save,
    parse_for_play,
)
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import MAX_TITLE_LENGTH, sanitize, sanitize_path
from twoheirs_qt.tabletop.widgets.question import Answer, AnswerKeys
from twoheirs_qt.tabletop.widgets.save_target import ask_target, make_file_name
from twoheirs_qt.tabletop.window.context import AppContext, GameController
from twoheirs_qt.tabletop.window.errors import explain_fault, format_fault_details
from twoheirs_qt.tabletop.window.save_errors import name_saved_game

_Keys = QKeySequence.StandardKey


class Sharing(GameController):
    """Copies and pastes what the window shows: the running game, or the selected one of the shelf.

    A game adds what it has besides, such as pictures.
    """

    def __init__(self, context: AppContext, games: Games, pages: GamePages) -> None:
        super().__init__(context)
        self._games = games
        self._pages = pages
        menus = context.window.menus
        menus.copy_position.triggered.connect(
            lambda: self._copy(self._make_state_finder(), _format_position)
        )
        menus.copy_game.triggered.connect(lambda: self._copy(self._make_game_finder(), format_save))
        menus.paste.triggered.connect(self._paste)

    @property
    def has_order(self) -> bool:
        """Whether copies have the order of what is hidden."""
        return False

    # -- what is shown ---------------------------------------------------------------------------

    def _make_game_finder(self) -> Callable[[], SaveGame] | None:
        """Return a function that finds the shown game, callable in any thread."""
        pages = self._pages
        game = self._session.save if self._session.is_open else None
        if pages.is_at_shelf:
            entry = pages.library.page.current
            running = self._session.store.path if self._session.is_open else None
            if entry is not None and entry.path != running:
                return partial(pages.library.load, entry.path)
        return None if game is None else lambda: game

    def _make_state_finder(self) -> Callable[[], tuple[AnyGame, Any]] | None:
        """Return a function that finds the shown position, callable in any thread."""
        game = self._make_game_finder()
        if game is None:
            return None

        def find() -> tuple[AnyGame, Any]:
            save = game()
            return save.game, save.state

        return find

    # -- text ------------------------------------------------------------------------------------

    def _copy(self, find: Callable[[], object] | None, format_text: Callable[..., str]) -> None:
        if find is None:
            self._show_message(self.tr("There is no game to copy."))
            return
        with_order = self.has_order

        def put_on_clipboard(text: str) -> None:
            QGuiApplication.clipboard().setText(text)
            self._show_message(self._describe_copy(text))

        self._disk.run(
            self.tr("Copying the game…"),
            lambda: format_text(find(), with_order=with_order),
            put_on_clipboard,
            self.tr("This game cannot be copied"),
        )

    def _describe_copy(self, text: str) -> str:
        """Say that this text was copied."""
        return self.tr("Copied.")

    def _paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self._show_message(self.tr("The clipboard holds no text."))
            return
        games = self._session.games

        def fail(fault: FileError) -> None:
            message = self.tr("Copy a whole game or position, then paste it here.")
            if fault.is_of_newer_program:
                message = explain_fault(fault)
            self._show_notice(
                self.tr("This text is not a game"), message, format_fault_details(fault)
            )

        self._disk.run(
            self.tr("Reading the game…"),
            lambda: parse_for_play(text, games, SystemRandom().randrange),
            self._open_pasted,
            fail,
        )

    def _open_pasted(self, opened: OpenedGame) -> None:
        if not self._session.is_open or self._session.is_over:
            self._games.open_without_file(opened)
            return
        self._ask_question(
            self.tr("Open what you pasted?"),
            self.tr("{game}. The current game stays among your games.").format(
                game=self._describe(opened)
            ),
            Answer(self.tr("Leave it"), None, AnswerKeys.ESCAPE),
            Answer(
                self.tr("Open it"), lambda: self._games.open_without_file(opened), AnswerKeys.ENTER
            ),
        )

    def _describe(self, opened: OpenedGame) -> str:
        content = opened.content
        if isinstance(content, SaveGame):
            return sanitize(name_saved_game(content), MAX_TITLE_LENGTH)
        title = localize(self._windows.find(opened.game.name).start_art.title)
        return self.tr("A position of the game {game}").format(game=title)

    # -- files -----------------------------------------------------------------------------------

    def _format_title(self, save: SaveGame) -> str:
        return sanitize(name_saved_game(save), MAX_TITLE_LENGTH)

    def _make_dialog(self, title: str, formats: tuple[str, ...], suffix: str) -> QFileDialog:
        name = make_file_name(self._format_title(self._session.save)) + suffix
        return ask_target(title, name, self._window, self._settings.last_folder, formats)

    def _write(self, path: Path, content: bytes) -> None:
        def finish(_: None) -> None:
            self._settings.last_folder = path.absolute().parent
            self._show_message(self.tr("Saved to {file}").format(file=sanitize_path(path)))

        work = partial(write_bytes, path, content)
        error_title = self.tr("The file could not be saved")
        self._disk.run(self.tr("Saving the file…"), work, finish, error_title)

    # -- messages --------------------------------------------------------------------------------

    @property
    def _message_bar(self) -> QWidget:
        """The widget at which messages point."""
        if self._pages.at_home:
            return self._pages.home.page.plain[self._window.menus.open]
        return self._window.page.message_bar

    def _show_message(self, message: str) -> None:
        if self._pages.is_at_shelf:
            self._pages.library.page.show_message(message)
        else:
            self._window.page.bubble.show_text(message, self._message_bar)


def _format_position(position: tuple[AnyGame, Any], *, with_order: bool) -> str:
    return format_position(*position, with_order=with_order)
