"""The Game menu of The Two Heirs: new games and rematches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from twoheirs_qt.games.two_heirs.new_game.choices import (
    COMPUTER,
    HENRY,
    NEW_SEED_LIMIT,
    NewGameChoices,
)
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.results.next_level import find_next_level
from twoheirs_qt.games.two_heirs.rules import SETS_IN_PLAY, Heir, NewGame, create_game
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.games.two_heirs.words.names import name_player
from twoheirs_qt.games.two_heirs.words.table import GOES_FIRST
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.running import games
from twoheirs_qt.tabletop.saves.save import GameSettings, TakeBackRule
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import sanitize_path
from twoheirs_qt.tabletop.widgets.question import Answer, AnswerKeys
from twoheirs_qt.tabletop.window.errors import format_fault_details

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.pages.table_page import TablePage


class Games(games.Games):
    """The actions of the Game menu; `catalogue_file` is the path of a player's own catalogue.

    `rematch_on_two_machines` invites to one, and returns False in any other game.
    """

    _session: GameSession

    def __init__(
        self,
        context: TwoHeirsContext,
        find_page: Callable[[], TablePage],
        catalogue_file: Path,
        rematch_on_two_machines: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(context)
        self._find_page = find_page
        self._catalogue_file = catalogue_file
        self._rematch_on_two_machines = rematch_on_two_machines
        menus = context.menus
        menus.next_level.triggered.connect(
            lambda: self.begin_rematch(find_next_level(self._session))
        )

    def start_new(self, choices: NewGameChoices, seed: int) -> None:
        choices.save(self._settings)
        self._add_to_recent(self._find_unfinished())
        take_back = TakeBackRule(choices.take_back)
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

    def _start_solo(self, choices: NewGameChoices, seed: int, take_back: TakeBackRule) -> None:
        """Start a game against Henry, who has his own name."""
        white, blue = choices.names
        names = (white, "") if choices.colour is Heir.WHITE else ("", blue)
        options = NewGame(seed=seed, sets=choices.sets, south=choices.colour, level=choices.level)
        self._session.new(options, GameSettings(names=names, take_back_rule=take_back))

    def _show_opening(self, *, toss: bool = True) -> None:
        """Show the start of a new game, with a toss for the first turn unless `toss` is False."""
        layout = self._window.layout()
        if layout is not None:
            layout.activate()  # the shield needs the final size of the table
        options = self._session.save.origin.new_game_options
        tossed = toss and options is not None and options.first is None and options.level is None
        self._find_page().table.shields.play_opening(tossed=tossed)

    def begin_rematch(self, level: int | str | None = None) -> None:
        """Start the same game with another seed; the first player by choice goes second now.

        `level`: another one of Henry's, or another opponent's name. A single human sits South. Of
        two, the one who goes second chooses a seat.
        """
        if self._rematch_on_two_machines():
            return
        save = self._session.save
        start = save.start
        sets = start.sets
        former_options = save.origin.new_game_options
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
        first = create_game(self._session.catalogue, options).active
        second = first.opponent
        second_name = localize(name_player(settings.names, second))

        def start(south: Heir) -> None:
            self._start_rematch(options._replace(south=south), settings, toss=False)

        self._ask_question(
            localize(GOES_FIRST.fill(heir=name_player(settings.names, first))),
            self.tr("{heir} goes second and may choose a seat.").format(heir=second_name),
            Answer(self.tr("Cancel"), None, AnswerKeys.ESCAPE),
            Answer(self.tr("At the top (north)"), partial(start, first)),
            Answer(self.tr("At the bottom (south)"), partial(start, second), AnswerKeys.ENTER),
        )

    def _start_rematch(
        self, options: NewGame, settings: GameSettings, *, toss: bool = True
    ) -> None:
        self._add_to_recent(self._find_unfinished())
        self._session.new(options, settings)
        self._show_opening(toss=toss)

    # -- reporting-------------------------------------------------------------------------------

    def report_catalogue_error(self, fault: FileError) -> None:
        """Report that the player's own catalogue has an error, and the built-in one is used."""
        self._show_notice(
            self.tr("Your catalogue of tiles cannot be used"),
            self.tr(
                "There is a mistake in your catalogue {file}, so the built-in one is used. "
                "Fix what is listed under Details and restart the program."
            ).format(file=sanitize_path(self._catalogue_file)),
            format_fault_details(fault),
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
