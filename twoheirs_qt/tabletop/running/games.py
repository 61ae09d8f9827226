"""The Game menu: starting, saving and quitting games."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QFileDialog

from twoheirs_qt.tabletop.running.closing import Closing
from twoheirs_qt.tabletop.running.opening import Opening
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.opened import format_save
from twoheirs_qt.tabletop.saves.save import HUMAN
from twoheirs_qt.tabletop.saves.store import SUFFIX
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.widgets.label import escape_mnemonics
from twoheirs_qt.tabletop.widgets.question import Answer, AnswerKeys
from twoheirs_qt.tabletop.window.context import AppContext
from twoheirs_qt.tabletop.window.save_errors import SaveErrors

_INVALID_CHARACTERS: Final = re.compile(r"[^\w-]+")


class Games(Opening):
    """The actions of the Game menu; how a new game begins is the game's own."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        menus = context.window.menus
        menus.save_as.triggered.connect(self.ask_save_as)
        menus.rematch.triggered.connect(lambda: self.begin_rematch())
        menus.give_up.triggered.connect(self.ask_give_up)
        errors = SaveErrors(context, self.ask_save_elsewhere)
        self._closing = Closing(context, errors, self.ask_save_elsewhere)
        context.window.about_to_close.connect(self._on_close)

    # -- starting --------------------------------------------------------------------------------

    def format_game(self) -> str:
        """Return the running game as text; empty if there is none."""
        session = self._session
        return format_save(session.save, with_order=True) if session.is_open else ""

    def leave(self) -> None:
        """Note the game that is left for another one."""
        self._add_to_recent(self._find_unfinished())

    def begin_rematch(self) -> None:
        """Start the same game with another seed."""
        raise NotImplementedError

    # -- files -----------------------------------------------------------------------------------

    def ask_save_as(self) -> None:
        """Ask for a file, and write a copy of the running game to it."""
        self._ask_file(self.tr("Save a copy of the game"), self._suggest_name(), self.save_as)

    def ask_save_elsewhere(self, game: Path | None = None) -> None:
        """Ask for a file, and save a game in it: the running one or an earlier one."""
        earlier_game = game if game != self._session.store.path else None
        name = self._suggest_name() if earlier_game is None else earlier_game.name
        title = self.tr("Save the game elsewhere")
        self._ask_file(title, name, lambda path: self.save_elsewhere(path, game))

    def _ask_file(self, title: str, name: str, save: Callable[[Path], None]) -> None:
        dialog = self._make_file_dialog(title)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(name)
        dialog.fileSelected.connect(lambda name: save(Path(name)))
        dialog.open()

    def save_elsewhere(self, path: Path, game: Path | None = None) -> None:
        """Save a game in this file from now on, the running one or an earlier one."""
        self._session.save_elsewhere(path, game)
        self._settings.add_recent_file(path)
        self._settings.last_folder = path.absolute().parent

    def save_as(self, path: Path) -> None:
        """Write a copy of the running game; report an error."""
        save, store = self._session.save, self._session.store
        if path.absolute() == store.path:
            store.save(save)  # its own file: another writer would cause a conflict
            return

        def finish(_: None) -> None:
            if store.path != path.absolute():
                store.drop_unsaved(path)  # that file has been overwritten
            self._settings.add_recent_file(path)
            self._settings.last_folder = path.absolute().parent

        error_title = self.tr("The game could not be saved")
        self._disk.run(
            self.tr("Saving the game…"), lambda: write_save(path, save), finish, error_title
        )

    def _suggest_name(self) -> str:
        names = map(localize, self._session.seat_names)
        words = "-".join((*names, self._session.save.created[:10]))
        return _INVALID_CHARACTERS.sub("-", words).strip("-") + SUFFIX

    # -- ending ----------------------------------------------------------------------------------

    def ask_give_up(self) -> None:
        session = self._session
        names, players = session.seat_names, session.game.saves.list_players(session.save)
        seats = range(len(names))
        first = session.seat_in_turn
        answers = [
            Answer(
                self.tr("{player} gives up").format(player=escape_mnemonics(localize(names[seat]))),
                partial(session.give_up, seat),
            )
            for seat in (*seats[first:], *seats[:first])
            if players[seat] == HUMAN and not session.is_played_elsewhere(seat)
        ]
        keep = Answer(self.tr("Keep playing"), None, AnswerKeys.BOTH)
        self._ask_question(
            self.tr("Give up this game?"),
            self.tr("If you give up, you lose, whatever the score."),
            *answers,
            keep,
        )

    def _on_close(self, event: QCloseEvent) -> None:
        if not self.may_close():
            event.ignore()

    def may_close(self) -> bool:
        """Whether all is saved and the window may close; if not, ask what to do."""
        return self._closing.may_close()
