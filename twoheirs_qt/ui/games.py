"""Beginning, opening, saving and leaving games: what the Game menu asks and tells."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QObject, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog

from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.files.kin import Relative
from twoheirs_qt.files.rescue import Rescue
from twoheirs_qt.files.save import GameSettings, Origin, TakeBack, dump_save
from twoheirs_qt.files.unseen import Opened
from twoheirs_qt.files.writing import laid_out
from twoheirs_qt.game.session import GameSession, SaveKind
from twoheirs_qt.game.store import SUFFIX
from twoheirs_qt.rules import SETS_IN_PLAY, Heir, NewGame, State
from twoheirs_qt.ui.again import Again
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.choices import Choices
from twoheirs_qt.ui.dialogs.new_game import FRESH_SEEDS, NewGameDialog
from twoheirs_qt.ui.dialogs.question import Answer, Kind, Notice, Question
from twoheirs_qt.ui.faults import fault_words
from twoheirs_qt.ui.language import say
from twoheirs_qt.ui.recent import game_label
from twoheirs_qt.ui.save_errors import SaveErrors
from twoheirs_qt.ui.settings import Settings
from twoheirs_qt.ui.table_page import sets_in_play
from twoheirs_qt.ui.window import MainWindow
from twoheirs_qt.words import faults
from twoheirs_qt.words.names import called

_NOT_IN_NAMES: Final = re.compile(r"[^\w-]+")


class Games(QObject):
    """Does what the Game menu of `window` says with `session`; every question is asked over it.

    `catalogue_file` is where a player's own catalogue would lie.
    """

    def __init__(
        self,
        window: MainWindow,
        session: GameSession,
        settings: Settings,
        art: Art,
        catalogue_file: Path,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._settings = settings
        self._art = art
        self._catalogue_file = catalogue_file
        self._leaving = False
        menus = window.menus
        menus.name_recent(lambda path: game_label(path, session.store.folder))
        menus.new_game.triggered.connect(self.ask_new)
        menus.open.triggered.connect(self.ask_open)
        menus.recent_chosen.connect(self.open)
        menus.recent_cleared.connect(settings.forget_recent)
        menus.save_as.triggered.connect(self.ask_save_as)
        menus.rematch.triggered.connect(self.rematch)
        menus.give_up.triggered.connect(self.ask_give_up)
        window.may_close = self.may_close
        self._again = Again(window, session, self.open)
        SaveErrors(window, session, self.ask_save_elsewhere)

    # -- beginning -------------------------------------------------------------------------------

    def begin(self, file: Path | None = None) -> None:
        """What happens at the start: open `file`, or else go on with the game of last time."""
        if file is not None:
            self.open(file)
        if not self._session.is_open:
            self._resume()
        if not self._session.is_open:
            self._window.pages.home_wanted.emit()

    def come_forward(self, file: Path | None) -> None:
        """Another start of the program wants this window in front, with this file open."""
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if file is not None:
            self.open(file)

    def as_text(self) -> str:
        """The running game as it would stand in a file; empty if there is none."""
        session = self._session
        return laid_out(dump_save(session.save)) + "\n" if session.is_open else ""

    def _resume(self) -> None:
        try:
            self._session.resume()
        except FileFault as fault:
            path = self._session.store.running()
            self._offer_rescue(self.tr("The last game cannot go on"), fault, path)

    def ask_new(self) -> None:
        """Ask for the choices of a new game, and begin it."""
        dialog = NewGameDialog(
            self._session.catalogue,
            self._settings.choices,
            self._art,
            self._window.theme,
            say,
            self._window,
        )
        dialog.chosen.connect(self.begin_new)
        dialog.open()

    def begin_new(self, choices: Choices, seed: int) -> None:
        """Begin a new game; with the first one, tell where the tiles are from."""
        self._settings.choices = choices
        self._leave_for_later(self._unfinished())
        take_back = TakeBack(choices.take_back)
        if choices.alone:
            self._begin_alone(choices, seed, take_back)
        else:
            options = NewGame(
                seed=seed,
                sets=choices.sets,
                south=choices.south,
                first=choices.first,
                score_roads=choices.score_roads,
            )
            self._session.new(options, GameSettings(names=choices.names, take_back=take_back))
        if not self._settings.told_reconstruction:
            self._settings.told_reconstruction = True
            self._tell_reconstruction()

    def _begin_alone(self, choices: Choices, seed: int, take_back: TakeBack) -> None:
        """Begin a game against Henry, who goes by his own name."""
        white, blue = choices.names
        names = (white, "") if choices.colour is Heir.WHITE else ("", blue)
        options = NewGame(seed=seed, sets=choices.sets, south=choices.colour, level=choices.level)
        self._session.new(options, GameSettings(names=names, take_back=take_back))

    def rematch(self) -> None:
        """The same game with a fresh seed; in a duel the heirs change their seats."""
        before = self._session.save
        start = before.start
        sets = sets_in_play(start)
        played = before.origin.options
        first = None if played is None else played.first
        self._leave_for_later(self._unfinished())
        options = NewGame(
            seed=SystemRandom().randrange(FRESH_SEEDS),
            sets=sets if len(sets) == SETS_IN_PLAY else self._settings.choices.sets,
            south=start.south if start.solo is not None else start.south.opponent,
            first=None if first is None else first.opponent,
            score_roads=start.score_roads,
            level=None if start.solo is None else start.solo.level,
        )
        self._session.new(options, before.settings)

    def _unfinished(self) -> Path | None:
        """The file of the running game, if it has begun and is not over."""
        session = self._session
        begun = session.is_open and not session.is_over and session.stack.index() > 0
        return session.store.path if begun else None

    def _leave_for_later(self, left: Path | None) -> None:
        """A game that is left unfinished is found again among the recent ones."""
        if left is not None:
            self._settings.add_recent(left)

    # -- files -----------------------------------------------------------------------------------

    def ask_open(self) -> None:
        """Ask for a file, and open it."""
        dialog = self._file_dialog(self.tr("Open a game"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        dialog.open()

    def open(self, path: Path) -> None:
        """Go on with the game in a file; if it cannot be used, say why and leave all as it is."""
        path = path.absolute()
        if self._session.is_open and path == self._session.store.path:
            self._window.pages.show_table()
            return
        try:
            opened = self._session.read(path)
        except FileFault as fault:
            if fault.fault is faults.NOT_FOUND:
                self._settings.forget_recent(path)
            self._offer_rescue(self.tr("This file cannot be opened"), fault, path)
            return
        if not self._session.store.holds(path):
            self._settings.folder = path.parent
        if self._session.keeps(path):
            self._open_read(opened, path)
        else:
            self._again.take(opened, partial(self._open_read, opened, path))

    def _open_read(self, opened: Opened, path: Path | None, behind: Relative | None = None) -> None:
        """Go on with what was read, in the file of the copy of it that is behind, if one is."""
        left = self._unfinished()
        if behind is None:
            self._session.open_found(opened, path)
        else:
            self._session.catch_up(opened, behind)
        self._leave_for_later(left)
        if path is not None:
            self._settings.add_recent(path)
        if opened.redealt:
            self.tell_redealt()

    def tell_redealt(self) -> None:
        """The game that was opened came without the order of what nobody had seen."""
        self._tell(
            self.tr("The rest was dealt anew"),
            self.tr(
                "This game was handed on without the order of what nobody had seen. The supply, "
                "and in a game against Henry the treasures, have just been dealt anew; what lies "
                "open is as it was."
            ),
        )

    def _offer_rescue(self, title: str, fault: FileFault, path: Path | None) -> None:
        """Say what is wrong with a file, and offer what can still be played of it."""
        left = None if path is None else self._session.rescue(path)
        if left is None:
            words = self.tr("{fault} The file stays as it is.").format(fault=fault_words(fault))
            self._tell(title, words)
            return
        words = self.tr(
            "{fault} The game is sound up to turn {turn}. Open it there, as a new game? The file "
            "stays as it is."
        ).format(fault=fault_words(fault), turn=left.turn)
        Question(
            title,
            words,
            (
                Answer(self.tr("Leave it"), None, Kind.ESCAPE),
                Answer(self.tr("Open it there"), partial(self._open_rescued, left), Kind.ENTER),
            ),
            self._window,
        ).open()

    def _open_rescued(self, left: Rescue) -> None:
        before = self._unfinished()
        self._session.open_save(left.save)
        self._leave_for_later(before)

    def ask_save_as(self) -> None:
        """Ask for a file, and write a copy of the running game to it."""
        dialog = self._file_dialog(self.tr("Save a copy of the game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(self._suggested_name())
        dialog.fileSelected.connect(lambda name: self.save_as(Path(name)))
        dialog.open()

    def ask_save_elsewhere(self) -> None:
        """Ask for a file, and go on with the running game in it."""
        dialog = self._file_dialog(self.tr("Save the game elsewhere"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(self._suggested_name())
        dialog.fileSelected.connect(lambda name: self.save_elsewhere(Path(name)))
        dialog.open()

    def open_found(self, opened: Opened) -> None:
        """Go on with a game, or begin from a position, that came without a file."""
        self._open_read(opened, None)

    def play_on(self, start: State, settings: GameSettings, origin: Origin) -> None:
        """Begin a new game from a moment of another one."""
        left = self._unfinished()
        self._session.open_position(start, settings, origin)
        self._leave_for_later(left)

    def save_elsewhere(self, path: Path) -> None:
        """From now on keep the running game in this file; if that fails, too, it is told."""
        self._session.save_elsewhere(path)
        self._settings.add_recent(path)
        self._settings.folder = path.absolute().parent

    def save_as(self, path: Path) -> bool:
        """Write a copy of the running game; say why if that fails."""
        try:
            self._session.save_as(path)
        except (FileFault, OSError) as fault:
            self._tell(self.tr("The game could not be saved"), fault_words(fault))
            return False
        self._settings.add_recent(path)
        self._settings.folder = path.absolute().parent
        return True

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

    def _suggested_name(self) -> str:
        names = [say(called(self._session.names, heir)) for heir in Heir]
        day = self._session.save.created[:10]
        return _NOT_IN_NAMES.sub("-", f"{names[0]}-{names[1]}-{day}").strip("-") + SUFFIX

    # -- ending ----------------------------------------------------------------------------------

    def ask_give_up(self) -> None:
        """Ask who gives the game up."""
        session = self._session
        active = session.state.active
        answers = [
            Answer(
                self.tr("{heir} gives up").format(heir=say(called(session.names, heir))),
                partial(session.give_up, heir),
            )
            for heir in (active, active.opponent)
            if heir is not session.state.henry
        ]
        keep = Answer(self.tr("Keep playing"), None, Kind.BOTH)
        Question(
            self.tr("Give the game up?"),
            self.tr("Whoever gives up loses, whatever the points are."),
            (*answers, keep),
            self._window,
        ).open()

    def may_close(self) -> bool:
        """Whether all is saved and the window may close; if not, ask what to do."""
        if self._leaving or not self._session.is_open:
            return True
        state = self._session.close()
        if state.kind is not SaveKind.FAILED:
            return True
        Question(
            self.tr("The game could not be saved"),
            self.tr("{fault} If you leave now, what was played last is lost.").format(
                fault=fault_words(state.fault)
            ),
            (
                Answer(self.tr("Leave all the same"), self._leave),
                Answer(self.tr("Save elsewhere…"), self.ask_save_elsewhere),
                Answer(self.tr("Stay"), None, Kind.BOTH),
            ),
            self._window,
        ).open()
        return False

    def _leave(self) -> None:
        self._leaving = True
        self._window.close()

    # -- telling ---------------------------------------------------------------------------------

    def _tell_reconstruction(self) -> None:
        self._tell(
            self.tr("About the tiles"),
            self.tr(
                "The rulebooks show only some of the tiles. What most of them cost, and where "
                "their roads run, is a reconstruction here. If you own the box, you can correct "
                "it: a catalogue of your own in the file {file} takes the place of the built-in "
                "one."
            ).format(file=self._catalogue_file),
        )

    def tell_catalogue_fault(self, fault: FileFault) -> None:
        """A player's own catalogue is not sound, and the built-in one is used."""
        self._tell(
            self.tr("Your catalogue of tiles cannot be used"),
            self.tr("{fault} The built-in catalogue takes its place.").format(
                fault=fault_words(fault)
            ),
        )

    def _tell(self, title: str, words: str) -> None:
        Notice(title, words, self._window).open()
