"""Bunny Kingdom in the window: its running game, its page, and the controllers of its menus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures
from twoheirs_qt.games.bunny_kingdom.window.start import BunnyStartArt
from twoheirs_qt.tabletop.pages import game_window
from twoheirs_qt.tabletop.pages.game_window import Services
from twoheirs_qt.tabletop.play.model import GameModel
from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.window.context import AppContext, GameWindows
from twoheirs_qt.tabletop.window.disk_work import DiskWork
from twoheirs_qt.tabletop.window.sounds import Sounds
from twoheirs_qt.tabletop.window.window import MainWindow

if TYPE_CHECKING:
    from twoheirs_qt.games.bunny_kingdom.window.choices import BunnyChoices
    from twoheirs_qt.games.bunny_kingdom.window.game_pages import GamePages
    from twoheirs_qt.games.bunny_kingdom.window.games import Games
    from twoheirs_qt.games.bunny_kingdom.window.page import BunnyPage
    from twoheirs_qt.games.bunny_kingdom.window.shelf_card import BunnyCardArt
    from twoheirs_qt.tabletop.book.game_book import GameBook


class BunnyWindow(game_window.GameWindow):
    """Bunny Kingdom in the window."""

    name = "bunny"
    games: Games
    game_pages: GamePages

    def __init__(self, services: Services) -> None:
        self.model = GameModel(localize)
        super().__init__(services, GameSession(self.model, services.store, services.playable_games))
        self._pictures = BunnyPictures()
        self.start_art = BunnyStartArt(self.session, self._pictures)

    @property
    def page(self) -> BunnyPage:
        return self._page

    def make_card_art(self) -> BunnyCardArt:
        from twoheirs_qt.games.bunny_kingdom.window.shelf_card import BunnyCardArt

        catalogue = self.services.playable_games.load_catalogue(self.game)
        return BunnyCardArt(self._pictures, catalogue)

    def load_book(self) -> GameBook:
        from twoheirs_qt.games.bunny_kingdom.book.game_book import BunnyBook

        return BunnyBook()

    def ask_new(self, context: AppContext, choice: str = "") -> None:
        from twoheirs_qt.games.bunny_kingdom.window.choices import BunnyChoices
        from twoheirs_qt.games.bunny_kingdom.window.new_game import NewBunnyGameDialog

        window, name = context.window, self.name
        opponents = tuple(self.game.opponents)
        choices = BunnyChoices.load(context.settings)
        dialog = NewBunnyGameDialog(choices, opponents, self._pictures, window)

        def start(choices: BunnyChoices, seed: int) -> None:
            context.windows.turn_to(name, lambda bunny: bunny.games.start_new(choices, seed))

        def learn(bunny: BunnyWindow) -> None:
            if not bunny.session.is_open:
                bunny.game_pages.home.show()
            bunny.side_windows.open_tutorial()

        dialog.chosen.connect(start)
        dialog.learn_requested.connect(lambda: context.windows.turn_to(name, learn))
        # So that its accelerators do not conflict with those of the menus.
        dialog.leave_requested.connect(window.bar.show)
        window.pages.visit(dialog)
        window.bar.hide()
        dialog.start.setFocus()
        self.suggest_opponent(context, dialog)

    def make_contents(
        self, window: MainWindow, disk: DiskWork, sounds: Sounds, games: GameWindows
    ) -> None:
        from twoheirs_qt.games.bunny_kingdom.window.game_pages import GamePages
        from twoheirs_qt.games.bunny_kingdom.window.games import Games
        from twoheirs_qt.games.bunny_kingdom.window.page import BunnyPage
        from twoheirs_qt.games.bunny_kingdom.window.side_windows import BunnySideWindows
        from twoheirs_qt.tabletop.pages.results_page import GameResults
        from twoheirs_qt.tabletop.running.computer_games import FailedOpponentQuestion
        from twoheirs_qt.tabletop.share.sharing import Sharing

        settings, pictures = self.services.settings, self._pictures
        context = AppContext(window, self.session, settings, pictures, disk, sounds, games)
        page = self._page = BunnyPage(context, self.computers, pictures)
        window.pages.set_table(lambda: page)
        window.pages.show_table()  # until another page is turned to
        self.side_windows = BunnySideWindows(context, page)
        page.rules_requested.connect(self.side_windows.open_book)
        self.games = Games(context)
        self.game_pages = GamePages(context, self.games, self.services.folders.shelf, pictures)
        results = GameResults(context, self.services.book, self.games, self.services.make_report)
        results.rated.connect(page.show_rating)
        Sharing(context, self.games, self.game_pages)
        FailedOpponentQuestion(context, self.computers)

    def open_rule_book(self) -> None:
        table = self.page.table
        if table is None or not self.page.isVisible():
            self.side_windows.open_book()
            return
        from twoheirs_qt.games.bunny_kingdom.things.subject import find_subject

        self.side_windows.open_book(find_subject(table.controller.snapshot, table.scene.looked_at))
