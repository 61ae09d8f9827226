"""A game in the window: its running game, and what the window shows of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from twoheirs_qt.tabletop.folders import Folders
from twoheirs_qt.tabletop.games import Games as PlayableGames
from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
from twoheirs_qt.tabletop.opponents.rating import Rating
from twoheirs_qt.tabletop.pages.game_pages import GamePages
from twoheirs_qt.tabletop.pages.side_windows import SideWindows
from twoheirs_qt.tabletop.pages.start_cards import StartArt
from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.results.report import Report
from twoheirs_qt.tabletop.results.results import ResultBook
from twoheirs_qt.tabletop.running.computer_games import find_budget, find_command
from twoheirs_qt.tabletop.running.computer_seats import ComputerPlayers
from twoheirs_qt.tabletop.running.games import Games
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import translate
from twoheirs_qt.tabletop.window.context import AppContext, GameWindows
from twoheirs_qt.tabletop.window.disk_work import DiskWork
from twoheirs_qt.tabletop.window.game_page import GamePage
from twoheirs_qt.tabletop.window.menus import Menus
from twoheirs_qt.tabletop.window.settings import Settings
from twoheirs_qt.tabletop.window.sounds import Sounds
from twoheirs_qt.tabletop.window.window import MainWindow

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.book.game_book import GameBook
    from twoheirs_qt.tabletop.game import AnyGame
    from twoheirs_qt.tabletop.shelf.card import CardArt

LIMITS: Final = Limits(check_interval_s=1.0)
"""Opponents' programs are polled rarely enough not to disturb the table."""


_READING_RESULTS: Final = translate("GameResults", "Reading the results…")


class OpponentChoice(Protocol):
    """A page on which an opponent is chosen."""

    def suggest(self, rating: Rating) -> None:
        """Suggest an opponent for a player with this rating."""


class Services(NamedTuple):
    """The parts of the program that all games use; they live as long as it."""

    application: QApplication
    folders: Folders
    settings: Settings
    store: GameStore
    playable_games: PlayableGames
    book: ResultBook
    make_report: Callable[[str], Report]


class GameWindow(QObject):
    """A game in the window. It lives as long as the program, as do its session and computers.

    `make_contents` makes those of the window in the present language and theme: its page, and the
    controllers of its menus.
    """

    name: str
    """The name of the game."""
    menus_kind: type[Menus] = Menus
    """The class of the menus while the window shows the game."""
    games: Games
    game_pages: GamePages
    side_windows: SideWindows
    start_art: StartArt

    def __init__(self, services: Services, session: GameSession) -> None:
        super().__init__()
        self.services = services
        self.session = session
        session.setParent(self)  # deleted with it, and so are its connections
        services.book.follow(session)
        settings = services.settings
        self.computers = ComputerPlayers(
            session,
            lambda opponent: find_command(settings, self.game, opponent),
            LIMITS,
            self,
            lambda opponent: find_budget(settings, self.game, opponent),
            lambda: self.page.has_shown_all,
        )
        services.application.aboutToQuit.connect(self.computers.close)

    @property
    def game(self) -> AnyGame:
        """The game itself; it is loaded when it is first needed."""
        return self.services.playable_games.find(self.name)

    @property
    def page(self) -> GamePage:
        """The page of the running game in the present contents of the window."""
        raise NotImplementedError

    def make_card_art(self) -> CardArt:
        """Make the pictures of the game on the shelf."""
        raise NotImplementedError

    def load_book(self) -> GameBook:
        """Load the rule book, also while the window shows another game."""
        raise NotImplementedError

    def ask_new(self, context: AppContext, choice: str = "") -> None:
        """Show the page of a new game; `choice` is the word of a card of the start page.

        The window may show the contents of another game meanwhile.
        """
        raise NotImplementedError

    def suggest_opponent(self, context: AppContext, dialog: OpponentChoice) -> None:
        """Suggest an opponent on the page of a new game, as soon as the rating is known."""
        services, name = self.services, self.name
        scale = services.make_report(name).scale

        def suggest(rating: Rating | None) -> None:
            if rating is not None and isValid(dialog):
                dialog.suggest(rating)

        read = partial(services.book.calculate_rating, name, scale)
        context.disk.run(localize(_READING_RESULTS), read, suggest, lambda _: None)

    def make_contents(
        self, window: MainWindow, disk: DiskWork, sounds: Sounds, games: GameWindows
    ) -> None:
        """Make the contents of the window: the page of the game, and the controllers of menus."""
        raise NotImplementedError

    @property
    def is_showing(self) -> bool:
        """Whether a table in the window shows an animated sequence."""
        return self.page.is_showing

    def open_rule_book(self) -> None:
        """Open the rule book at the section about what the player looks at."""
        self.side_windows.open_book()

    def leave(self) -> None:
        """Stop playing: the window shows another game from now on."""
        self.games.leave()
        self.session.close()
        self.computers.close()

    def capture_state(self) -> object:
        """The present pages and windows with their states, for `restore`."""
        return (
            self.page.capture_state(),
            self.game_pages.capture_state(),
            self.side_windows.capture_state(),
        )

    def restore(self, state: object) -> None:
        """Show the same pages and windows in new contents."""
        assert isinstance(state, tuple)
        page, pages, side_windows = state
        self.page.restore(page)
        self.game_pages.restore(pages)
        self.side_windows.restore(side_windows)
