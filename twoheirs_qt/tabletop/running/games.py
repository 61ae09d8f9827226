"""The Game menu: starting, saving and quitting games."""

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

from twoheirs_qt.games.two_heirs.new_game.choices import (
    COMPUTER,
    HENRY,
    NEW_SEED_LIMIT,
    NewGameChoices,
)
from twoheirs_qt.games.two_heirs.rules import SETS_IN_PLAY, Heir, NewGame, new_game
from twoheirs_qt.games.two_heirs.words.names import player_name
from twoheirs_qt.games.two_heirs.words.table import GOES_FIRST
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.results.results import next_level
from twoheirs_qt.tabletop.running.closing import Closing
from twoheirs_qt.tabletop.running.computer_games import known_opponents
from twoheirs_qt.tabletop.running.opening import Opening
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.opened import save_text
from twoheirs_qt.tabletop.saves.save import GameSettings, TakeBack
from twoheirs_qt.tabletop.saves.store import SUFFIX
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import sanitize_path
from twoheirs_qt.tabletop.widgets.label import escape_mnemonics
from twoheirs_qt.tabletop.widgets.question import Answer, Kind
from twoheirs_qt.tabletop.window.context import AppContext
from twoheirs_qt.tabletop.window.errors import fault_details
from twoheirs_qt.tabletop.window.save_errors import SaveErrors

_INVALID_CHARACTERS: Final = re.compile(r"[^\w-]+")


class Games(Opening):
    """The actions of the Game menu; `catalogue_file` is the path of a player's own catalogue."""

    new_game_dialog_shown = Signal(object)
    """A `NewGameDialog` is shown."""

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

    # -- starting --------------------------------------------------------------------------------

    def as_text(self) -> str:
        """Return the running game as text; empty if there is none."""
        session = self._session
        return save_text(session.save, with_order=True) if session.is_open else ""

    def ask_new(self, against: str = "") -> None:
        """Ask for the choices of a new game, and start it.

        `against`: the word of the opponent; empty for the last one.
        """
        from twoheirs_qt.games.two_heirs.new_game.page import NewGameDialog

        choices = NewGameChoices.load(self._settings)
        dialog = NewGameDialog(
            self._session.catalogue,
            choices._replace(against=against) if against else choices,
            known_opponents(self._settings, self._session.games.find("twoheirs")),
            self._art,
            self._window,
        )
        dialog.chosen.connect(self.start_new)
        # So that its accelerators do not conflict with those of the menus.
        dialog.left.connect(self._window.bar.show)
        self._window.pages.visit(dialog)
        self._window.bar.hide()
        dialog.start.setFocus()
        self.new_game_dialog_shown.emit(dialog)

    def start_new(self, choices: NewGameChoices, seed: int) -> None:
        choices.save(self._settings)
        self._add_to_recent(self._find_unfinished())
        take_back = TakeBack(choices.take_back)
        if choices.against == HENRY.word:
            self._start_solo(choices, seed, take_back)
        else:
            choices = _add_computer(choices) if choices.against == COMPUTER.word else choices
            options = NewGame(
                seed=seed,
                sets=choices.sets,
                south=choices.south,
                first=choices.first,
                score_roads=choices.score_roads,
            )
            white, blue = choices.opponents
            players = ("computer" if white else "human", "computer" if blue else "human")
            settings = GameSettings(choices.names, players, take_back, choices.opponents)
            self._session.new(options, settings)
        self._show_opening()

    def _start_solo(self, choices: NewGameChoices, seed: int, take_back: TakeBack) -> None:
        """Start a game against Henry, who has his own name."""
        white, blue = choices.names
        names = (white, "") if choices.colour is Heir.WHITE else ("", blue)
        options = NewGame(seed=seed, sets=choices.sets, south=choices.colour, level=choices.level)
        self._session.new(options, GameSettings(names=names, take_back=take_back))

    def _show_opening(self, *, toss: bool = True) -> None:
        """Show the start of a new game, with a toss for the first turn unless `toss` is False."""
        layout = self._window.layout()
        if layout is not None:
            layout.activate()  # the shield needs the final size of the table
        options = self._session.save.origin.options
        tossed = toss and options is not None and options.first is None and options.level is None
        self._window.page.table.shields.play_opening(tossed=tossed)

    def rematch(self, level: int | str | None = None) -> None:
        """Start the same game with another seed; the first player by choice goes second now.

        `level`: another one of Henry's, or another opponent's name. A single human sits South. Of
        two, the one who goes second chooses a seat.
        """
        save = self._session.save
        start = save.start
        sets = start.sets
        former_options = save.origin.options
        first = None if former_options is None else former_options.first
        human, settings = self._session.only_human, save.settings
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
            self._start_rematch(options, settings)

    def _ask_seat(self, options: NewGame, settings: GameSettings) -> None:
        """Ask the human who goes second for a seat, and start."""
        first = new_game(self._session.catalogue, options).active
        second = first.opponent
        second_name = localize(player_name(settings.names, second))

        def start(south: Heir) -> None:
            self._start_rematch(options._replace(south=south), settings, toss=False)

        self._ask(
            localize(GOES_FIRST.fill(heir=player_name(settings.names, first))),
            self.tr("{heir} goes second and may choose a seat.").format(heir=second_name),
            Answer(self.tr("Cancel"), None, Kind.ESCAPE),
            Answer(self.tr("At the top (north)"), partial(start, first)),
            Answer(self.tr("At the bottom (south)"), partial(start, second), Kind.ENTER),
        )

    def _start_rematch(
        self, options: NewGame, settings: GameSettings, *, toss: bool = True
    ) -> None:
        self._add_to_recent(self._find_unfinished())
        self._session.new(options, settings)
        self._show_opening(toss=toss)

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
        dialog = self._file_dialog(title)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(name)
        dialog.fileSelected.connect(lambda name: save(Path(name)))
        dialog.open()

    def save_elsewhere(self, path: Path, game: Path | None = None) -> None:
        """Save a game in this file from now on, the running one or an earlier one."""
        self._session.save_elsewhere(path, game)
        self._settings.add_recent(path)
        self._settings.folder = path.absolute().parent

    def save_as(self, path: Path) -> None:
        """Write a copy of the running game; report an error."""
        save, store = self._session.save, self._session.store
        if path.absolute() == store.path:
            store.save(save)  # its own file: another writer would cause a conflict
            return

        def finish(_: None) -> None:
            if store.path != path.absolute():
                store.drop_unsaved(path)  # that file has been overwritten
            self._settings.add_recent(path)
            self._settings.folder = path.absolute().parent

        error_title = self.tr("The game could not be saved")
        self._disk.run(
            self.tr("Saving the game…"), lambda: write_save(path, save), finish, error_title
        )

    def _suggest_name(self) -> str:
        names = [localize(player_name(self._session.names, heir)) for heir in Heir]
        day = self._session.save.created[:10]
        return _INVALID_CHARACTERS.sub("-", f"{names[0]}-{names[1]}-{day}").strip("-") + SUFFIX

    # -- ending ----------------------------------------------------------------------------------

    def ask_give_up(self) -> None:
        session = self._session
        active = session.state.active
        answers = [
            Answer(
                self.tr("{heir} gives up").format(
                    heir=escape_mnemonics(localize(player_name(session.names, heir)))
                ),
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

    # -- reporting-------------------------------------------------------------------------------

    def report_catalogue_error(self, fault: FileError) -> None:
        """Report that the player's own catalogue has an error, and the built-in one is used."""
        self._tell(
            self.tr("Your catalogue of tiles cannot be used"),
            self.tr(
                "There is a mistake in your catalogue {file}, so the built-in one is used. "
                "Fix what is listed under Details and restart the program."
            ).format(file=sanitize_path(self._catalogue_file)),
            fault_details(fault),
        )


def _add_computer(choices: NewGameChoices) -> NewGameChoices:
    """Return choices in which the computer plays for the other heir."""
    is_white = choices.colour is Heir.WHITE
    name, opponent = choices.names[choices.colour], choices.computer
    return choices._replace(
        south=choices.colour,
        names=(name, "") if is_white else ("", name),
        opponents=("", opponent) if is_white else (opponent, ""),
    )
