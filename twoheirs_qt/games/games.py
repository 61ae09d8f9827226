"""The Game menu: beginning, saving and leaving games."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QFileDialog

from twoheirs_qt.files.errors import FileFault
from twoheirs_qt.games.closing import Closing
from twoheirs_qt.games.computer_games import known_opponents
from twoheirs_qt.games.opening import Opening
from twoheirs_qt.new_game.choices import COMPUTER, HENRY, NEW_SEED_LIMIT, NewGameChoices
from twoheirs_qt.results.results import next_level
from twoheirs_qt.rules import SETS_IN_PLAY, Heir, NewGame, new_game
from twoheirs_qt.saves.files import GameSettings, TakeBack, write_save
from twoheirs_qt.saves.save import Player
from twoheirs_qt.saves.store import SUFFIX
from twoheirs_qt.saves.unseen import save_text
from twoheirs_qt.text.language import say
from twoheirs_qt.text.sanitize import shown_path
from twoheirs_qt.widgets.label import unmarked
from twoheirs_qt.widgets.question import Answer, Kind
from twoheirs_qt.window.context import AppContext
from twoheirs_qt.window.errors import fault_details
from twoheirs_qt.window.save_errors import SaveErrors
from twoheirs_qt.words.names import called
from twoheirs_qt.words.table import GOES_FIRST

_NOT_IN_NAMES: Final = re.compile(r"[^\w-]+")


class Games(Opening):
    """Does what the Game menu of `window` says with `session`; all its dialogs are over the window.

    `catalogue_file` is where a player's own catalogue would lie; `disk` does what may have to wait.
    """

    asks_new = Signal(object)
    """A `NewGameDialog` asks for a new game."""

    def __init__(self, context: AppContext, catalogue_file: Path) -> None:
        super().__init__(context)
        self._catalogue_file = catalogue_file
        menus = context.window.menus
        menus.new_game.triggered.connect(lambda: self.ask_new())
        menus.save_as.triggered.connect(self.ask_save_as)
        menus.rematch.triggered.connect(lambda: self.rematch())
        menus.next_level.triggered.connect(lambda: self.rematch(next_level(self._session)))
        menus.give_up.triggered.connect(self.ask_give_up)
        errors = SaveErrors(context, self.ask_save_elsewhere)
        self._closing = Closing(context, errors, self.ask_save_elsewhere)
        context.window.about_to_close.connect(self._keep_open)

    # -- beginning -------------------------------------------------------------------------------

    def as_text(self) -> str:
        """The running game as the text of a file; empty if there is none."""
        session = self._session
        return save_text(session.save, with_order=True) if session.is_open else ""

    def ask_new(self, against: str = "") -> None:
        """Ask for the choices of a new game, and begin it.

        `against`: the word of the opponent; empty for that of last time.
        """
        from twoheirs_qt.new_game.page import NewGameDialog

        choices = NewGameChoices.load(self._settings)
        dialog = NewGameDialog(
            self._session.catalogue,
            choices._replace(against=against) if against else choices,
            known_opponents(self._settings),
            self._art,
            self._window,
        )
        dialog.chosen.connect(self.begin_new)
        # The letters that its words mark are not to be those of the menus.
        dialog.left.connect(self._window.bar.show)
        self._window.pages.visit(dialog)
        self._window.bar.hide()
        dialog.start.setFocus()
        self.asks_new.emit(dialog)

    def begin_new(self, choices: NewGameChoices, seed: int) -> None:
        choices.save(self._settings)
        self._leave_for_later(self._unfinished())
        take_back = TakeBack(choices.take_back)
        if choices.against == HENRY.word:
            self._begin_alone(choices, seed, take_back)
        else:
            choices = _with_computer(choices) if choices.against == COMPUTER.word else choices
            options = NewGame(
                seed=seed,
                sets=choices.sets,
                south=choices.south,
                first=choices.first,
                score_roads=choices.score_roads,
            )
            white, blue = choices.opponents
            players: tuple[Player, Player] = (
                "computer" if white else "human",
                "computer" if blue else "human",
            )
            settings = GameSettings(choices.names, players, take_back, choices.opponents)
            self._session.new(options, settings)
        self._show_opening()

    def _begin_alone(self, choices: NewGameChoices, seed: int, take_back: TakeBack) -> None:
        """Begin a game against Henry, who goes by his own name."""
        white, blue = choices.names
        names = (white, "") if choices.colour is Heir.WHITE else ("", blue)
        options = NewGame(seed=seed, sets=choices.sets, south=choices.colour, level=choices.level)
        self._session.new(options, GameSettings(names=names, take_back=take_back))

    def _show_opening(self, *, toss: bool = True) -> None:
        """Show how the game begins that is on the table now; without `toss`, that is known."""
        layout = self._window.layout()
        if layout is not None:
            layout.activate()  # the shield is drawn in the size in which it lies first
        start = self._session.save.origin.options
        tossed = toss and start is not None and start.first is None and start.level is None
        self._window.page.table.shields.play_opening(tossed=tossed)

    def rematch(self, level: int | str | None = None) -> None:
        """Begin the same game with another seed; who began by choice begins second now.

        `level`: another one of Henry's, or another opponent's name. A human alone at this screen
        sits South. Of two, the one who goes second chooses a seat.
        """
        before = self._session.save
        start = before.start
        sets = start.sets
        played = before.origin.options
        first = None if played is None else played.first
        human, settings = self._session.only_human, before.settings
        if isinstance(level, str):
            opponents = (level, "") if human is Heir.BLUE else ("", level)
            settings = replace(settings, opponents=opponents)
        elif level is None and start.solo is not None:
            level = start.solo.level
        options = NewGame(
            seed=SystemRandom().randrange(NEW_SEED_LIMIT),
            sets=sets if len(sets) == SETS_IN_PLAY else NewGameChoices.load(self._settings).sets,
            south=start.south if human is None else human,
            first=None if first is None else first.opponent,
            score_roads=start.score_roads,
            level=level if isinstance(level, int) else None,
        )
        if human is None and not self._session.is_watched:
            self._ask_seat(options, settings)
        else:
            self._begin_rematch(options, settings)

    def _ask_seat(self, options: NewGame, settings: GameSettings) -> None:
        """Ask the one of two humans who goes second where to sit, and begin."""
        first = new_game(self._session.catalogue, options).active
        second = first.opponent
        second_name = say(called(settings.names, second))

        def begin(south: Heir) -> None:
            self._begin_rematch(options._replace(south=south), settings, toss=False)

        self._ask(
            say(GOES_FIRST.fill(heir=called(settings.names, first))),
            self.tr("{heir} goes second and may choose a seat.").format(heir=second_name),
            Answer(self.tr("Cancel"), None, Kind.ESCAPE),
            Answer(self.tr("At the top (north)"), partial(begin, first)),
            Answer(self.tr("At the bottom (south)"), partial(begin, second), Kind.ENTER),
        )

    def _begin_rematch(
        self, options: NewGame, settings: GameSettings, *, toss: bool = True
    ) -> None:
        self._leave_for_later(self._unfinished())
        self._session.new(options, settings)
        self._show_opening(toss=toss)

    # -- files -----------------------------------------------------------------------------------

    def ask_save_as(self) -> None:
        """Ask for a file, and write a copy of the running game to it."""
        self._ask_file(self.tr("Save a copy of the game"), self._suggested_name(), self.save_as)

    def ask_save_elsewhere(self, game: Path | None = None) -> None:
        """Ask for a file, and keep a game in it: the running one or one that was left."""
        other = game if game != self._session.store.path else None
        name = self._suggested_name() if other is None else other.name
        title = self.tr("Save the game elsewhere")
        self._ask_file(title, name, lambda path: self.save_elsewhere(path, game))

    def _ask_file(self, title: str, name: str, save: Callable[[Path], None]) -> None:
        dialog = self._file_dialog(title)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(name)
        dialog.fileSelected.connect(lambda name: save(Path(name)))
        dialog.open()

    def save_elsewhere(self, path: Path, game: Path | None = None) -> None:
        """From now on keep a game in this file, the running one or one that was left.

        A failure is told as such failures always are.
        """
        self._session.save_elsewhere(path, game)
        self._settings.add_recent(path)
        self._settings.folder = path.absolute().parent

    def save_as(self, path: Path) -> None:
        """Write a copy of the running game; say why if that fails."""
        save, store = self._session.save, self._session.store
        if path.absolute() == store.path:
            store.save(save)  # the file of the game itself: written over, it would be put aside
            return

        def done(_: None) -> None:
            if store.path != path.absolute():
                store.drop_unsaved(path)  # that file has been written over
            self._settings.add_recent(path)
            self._settings.folder = path.absolute().parent

        failed = self.tr("The game could not be saved")
        self._disk.do(self.tr("Saving the game…"), lambda: write_save(path, save), done, failed)

    def _suggested_name(self) -> str:
        names = [say(called(self._session.names, heir)) for heir in Heir]
        day = self._session.save.created[:10]
        return _NOT_IN_NAMES.sub("-", f"{names[0]}-{names[1]}-{day}").strip("-") + SUFFIX

    # -- ending ----------------------------------------------------------------------------------

    def ask_give_up(self) -> None:
        session = self._session
        active = session.state.active
        answers = [
            Answer(
                self.tr("{heir} gives up").format(heir=unmarked(say(called(session.names, heir)))),
                partial(session.give_up, heir),
            )
            for heir in (active, active.opponent)
            if heir is not session.state.henry and not session.is_computers(heir)
        ]
        keep = Answer(self.tr("Keep playing"), None, Kind.BOTH)
        self._ask(
            self.tr("Give up this game?"),
            self.tr("If you give up, you lose, whatever the score."),
            *answers,
            keep,
        )

    def _keep_open(self, event: QCloseEvent) -> None:
        if not self.may_close():
            event.ignore()

    def may_close(self) -> bool:
        """Whether all is saved and the window may close; if not, ask what to do."""
        return self._closing.may_close()

    # -- telling ---------------------------------------------------------------------------------

    def tell_catalogue_fault(self, fault: FileFault) -> None:
        """A player's own catalogue is not sound, and the built-in one is used."""
        self._tell(
            self.tr("Your catalogue of tiles cannot be used"),
            self.tr(
                "There is a mistake in your catalogue {file}, so the built-in one is used. "
                "Fix what is listed under Details and restart the program."
            ).format(file=shown_path(self._catalogue_file)),
            fault_details(fault),
        )


def _with_computer(choices: NewGameChoices) -> NewGameChoices:
    """The choices of a duel in which the computer plays for the heir that is not the human's."""
    white = choices.colour is Heir.WHITE
    name, opponent = choices.names[choices.colour], choices.computer
    return choices._replace(
        south=choices.colour,
        names=(name, "") if white else ("", name),
        opponents=("", opponent) if white else (opponent, ""),
    )
