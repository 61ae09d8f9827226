"""The Two Heirs in the window: its running game, its page, and the controllers of its menus."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QWidget

from twoheirs_qt.games.two_heirs.codec.catalogue import choose_catalogue
from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.play.session import NAME, GameSession
from twoheirs_qt.games.two_heirs.rules.components import Sections
from twoheirs_qt.games.two_heirs.table.menus import TwoHeirsMenus
from twoheirs_qt.games.two_heirs.window.start import TwoHeirsStartArt
from twoheirs_qt.tabletop.pages import game_window
from twoheirs_qt.tabletop.pages.game_window import Services
from twoheirs_qt.tabletop.running.computer_games import list_opponents
from twoheirs_qt.tabletop.saves.worker import Worker
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.window.context import AppContext, GameWindows
from twoheirs_qt.tabletop.window.disk_work import DiskWork
from twoheirs_qt.tabletop.window.sounds import Sounds
from twoheirs_qt.tabletop.window.window import MainWindow

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.new_game.choices import NewGameChoices
    from twoheirs_qt.games.two_heirs.pages.games import Games
    from twoheirs_qt.games.two_heirs.pages.shelf_card import TwoHeirsCardArt
    from twoheirs_qt.games.two_heirs.pages.table_page import TablePage
    from twoheirs_qt.games.two_heirs.practice.book import PracticeBook
    from twoheirs_qt.games.two_heirs.practice.practice_page import PracticePages
    from twoheirs_qt.games.two_heirs.real_table.catalogue.pages import OwnCatalogue
    from twoheirs_qt.games.two_heirs.real_table.henry.pages import HenryTable
    from twoheirs_qt.games.two_heirs.real_table.pages import RealTable
    from twoheirs_qt.games.two_heirs.real_table.table_pages import TablePages
    from twoheirs_qt.games.two_heirs.window.game_pages import GamePages
    from twoheirs_qt.games.two_heirs.window.running_outline import RunningOutline
    from twoheirs_qt.games.two_heirs.window.side_windows import SideWindows
    from twoheirs_qt.tabletop.book.game_book import GameBook
    from twoheirs_qt.tabletop.far.mail.account import MailAccount
    from twoheirs_qt.tabletop.far.pages import FarPages
    from twoheirs_qt.tabletop.far.players import FarPlayers
    from twoheirs_qt.tabletop.pages.results_page import GameResults
    from twoheirs_qt.tabletop.saves.save import SaveGame


class TwoHeirsWindow(game_window.GameWindow):
    """The Two Heirs in the window."""

    name = NAME
    menus_kind = TwoHeirsMenus
    games: Games
    game_pages: GamePages
    side_windows: SideWindows
    session: GameSession
    results: GameResults
    practice: PracticePages
    real_table: RealTable
    henry_table: HenryTable
    own_catalogue: OwnCatalogue

    def __init__(self, services: Services) -> None:
        self.model = GameModel(localize)
        self._far: FarPlayers | None = None
        self._page: TablePage | None = None
        self._outline: RunningOutline | None = None
        choice = choose_catalogue(services.folders.catalogue)
        self._catalogue = choice.catalogue
        services.playable_games.use_catalogue(NAME, choice.catalogue)
        session = GameSession(
            self.model,
            services.store,
            services.playable_games,
            remote_seats=self._find_remote_seats,
        )
        super().__init__(services, session)
        self._art = Art()
        self.start_art = TwoHeirsStartArt(self.session, self._art)
        self._catalogue_fault = choice.fault
        folders = services.folders
        if folders.far.is_dir() or folders.mail.is_dir() or services.settings.far_discoverable:
            self._far = self._make_far()  # also while the window shows another game

    # -- two machines ----------------------------------------------------------------------------

    @property
    def far(self) -> FarPlayers:
        """The games on two machines; who never plays so loads nothing of them."""
        if self._far is None:
            self._far = self._make_far()
        return self._far

    def _make_far(self) -> FarPlayers:
        from twoheirs_qt.tabletop.far.mail.card import CardWriter
        from twoheirs_qt.tabletop.far.mail.mail_channel import MailChannel
        from twoheirs_qt.tabletop.far.players import FarPlayers

        services = self.services
        game = services.playable_games.find(NAME)
        far = FarPlayers(game, services.folders.far, Worker(), self)
        writer = CardWriter(
            far.convert_to_save, lambda *picture: self.make_card_art().draw_miniature(*picture)
        )
        far.add_channel(MailChannel(self.mail_account, services.folders.mail, writer))
        far.attach(self.session, lambda: self._page is not None and self._page.can_show_turn)
        services.application.aboutToQuit.connect(far.finish)
        return far

    @cached_property
    def mail_account(self) -> MailAccount:
        """The account for games far away."""
        from twoheirs_qt.tabletop.far.mail.account import MailAccount

        return MailAccount(self.services.folders.mail)

    @cached_property
    def far_pages(self) -> FarPages:
        """The pages of games on two machines; made again with the window's other contents."""
        from twoheirs_qt.tabletop.far.pages import FarPages

        menus = self._context.menus
        pages = FarPages(
            *(self._context, self.page.add_strip, self.games, self.far, self._make_invitation),
            *(self.mail_account, (menus.write_message, menus.ask_to_take_back)),
        )
        pages.news_changed.connect(self.game_pages.show_news)
        return pages

    def _find_remote_seats(self, save: SaveGame) -> frozenset[int]:
        return frozenset() if self._far is None else self._far.find_remote_seats(save)

    def _invite_to_rematch(self) -> bool:
        """Invite to a rematch of the running game; False if it is not played on two machines."""
        return self._far is not None and self.far_pages.invite_to_rematch()

    def _add_far_pages(self, menus: TwoHeirsMenus) -> None:
        """Connect the menu of games on two machines, in new contents of the window."""
        self.__dict__.pop("far_pages", None)
        menus.ask_to_take_back.triggered.connect(lambda: self.far_pages.ask_back())
        menus.write_message.triggered.connect(lambda: self.far_pages.show_words())
        if self._far is not None:
            self.far_pages.show_waiting()

    # -- the game in the window ------------------------------------------------------------------

    def make_card_art(self) -> TwoHeirsCardArt:
        from twoheirs_qt.games.two_heirs.pages.shelf_card import TwoHeirsCardArt

        return TwoHeirsCardArt(self._art, self.session.catalogue)

    def load_book(self) -> GameBook:
        from twoheirs_qt.games.two_heirs.book.game_book import load_book

        session = self.session
        catalogue = session.state.catalogue if session.is_open else session.catalogue
        return load_book(self._art, catalogue, self.services.folders.catalogue)

    def ask_new(self, context: AppContext, choice: str = "") -> None:
        from twoheirs_qt.games.two_heirs.new_game.choices import NewGameChoices
        from twoheirs_qt.games.two_heirs.new_game.page import NewGameDialog

        settings, window = context.settings, context.window
        choices = NewGameChoices.load(settings)
        dialog = NewGameDialog(
            self.session.catalogue,
            choices._replace(against=choice) if choice else choices,
            list_opponents(settings, self.services.playable_games.find(NAME)),
            self._art,
            window,
        )

        def start(choices: NewGameChoices, seed: int) -> None:
            context.windows.turn_to(NAME, lambda heirs: heirs.games.start_new(choices, seed))

        dialog.chosen.connect(start)
        dialog.far_requested.connect(
            lambda: context.windows.turn_to(NAME, lambda heirs: heirs.far_pages.show_games())
        )
        # So that its accelerators do not conflict with those of the menus.
        dialog.leave_requested.connect(window.bar.show)
        window.pages.visit(dialog)
        window.bar.hide()
        dialog.start.setFocus()
        self.suggest_opponent(context, dialog)

    def make_contents(
        self, window: MainWindow, disk: DiskWork, sounds: Sounds, games: GameWindows
    ) -> None:
        # Imported late: another game may be shown, which then starts earlier.
        from twoheirs_qt.games.two_heirs.pages.games import Games
        from twoheirs_qt.games.two_heirs.pages.running_menus import RunningMenus
        from twoheirs_qt.games.two_heirs.practice.practice_page import PracticePages
        from twoheirs_qt.games.two_heirs.real_table.catalogue.pages import OwnCatalogue
        from twoheirs_qt.games.two_heirs.real_table.henry.pages import HenryTable
        from twoheirs_qt.games.two_heirs.real_table.pages import RealTable
        from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
        from twoheirs_qt.games.two_heirs.window.game_pages import GamePages
        from twoheirs_qt.games.two_heirs.window.sharing import Sharing
        from twoheirs_qt.games.two_heirs.window.side_windows import SideWindows
        from twoheirs_qt.tabletop.pages.results_page import GameResults
        from twoheirs_qt.tabletop.running.computer_games import FailedOpponentQuestion

        settings, folders, art = self.services.settings, self.services.folders, self._art
        context = TwoHeirsContext(window, self.session, settings, art, disk, sounds, games)
        self._context, menus = context, context.menus
        self._page = self._outline = None
        window.pages.set_table(self._make_page)
        self._running_menus = RunningMenus(self.session, self.computers, settings, menus, window)
        menus.cell_points.triggered.connect(self._refuse_cell_points)
        self._running_menus.game_shown.connect(self._show_table)
        self.side_windows = SideWindows(context, lambda: self.page)
        self.games = Games(context, lambda: self.page, folders.catalogue, self._invite_to_rematch)
        self.game_pages = GamePages(context, self.games, folders.shelf)
        Sharing(context, lambda: self.page, self.games, self.game_pages)
        book = self.services.book
        self.results = GameResults(context, book, self.games, self.services.make_report)
        self._add_far_pages(menus)
        self.practice = PracticePages(context, lambda: self._practice_book)
        table_arguments = context, self.games, book
        self.real_table = RealTable(*table_arguments, folders.real_table)
        self.henry_table = HenryTable(*table_arguments, folders.solo_table)
        self.own_catalogue = OwnCatalogue(*table_arguments, folders.catalogue)
        self.own_catalogue.roads_requested.connect(self._find_roads)
        menus.own_catalogue.triggered.connect(self.own_catalogue.show)
        menus.score_table.triggered.connect(self.real_table.show)
        menus.solo_table.triggered.connect(self.henry_table.show)
        FailedOpponentQuestion(context, self.computers)

        fault, self._catalogue_fault = self._catalogue_fault, None
        if fault is not None:
            QTimer.singleShot(0, self.games, lambda: self.games.report_catalogue_error(fault))

    @property
    def page(self) -> TablePage:
        page = self._context.window.page
        assert page is self._page
        return self._page

    @property
    def outline(self) -> RunningOutline:
        """The outline of the running game, made with its page."""
        _, outline = self.page, self._outline
        assert outline is not None
        return outline

    def _make_page(self) -> TablePage:
        """Make the page of the running game, which a start page alone does not need."""
        from twoheirs_qt.games.two_heirs.pages.table_page import TablePage
        from twoheirs_qt.games.two_heirs.table.questions import Questions
        from twoheirs_qt.games.two_heirs.window.running_outline import RunningOutline

        context = self._context
        page = self._page = TablePage(
            *(self.session, self.computers, context.art, context.settings, context.menus),
            *(self._running_menus, context.window.pages, context.sounds),
        )
        self.side_windows.follow(page)
        page.score_sheet.moment_requested.connect(self.game_pages.watch_from)
        self.results.rated.connect(page.score_sheet.show_rating)
        self.results.show_rating()
        self._outline = RunningOutline(context, page)
        Questions(self.session, page.table, page.bubble, page.bottom_bar, context.menus)
        return page

    def _show_table(self) -> None:
        """Show the table of the first game that is opened; later its page does that."""
        if self._page is None and not self.games.is_resuming:
            self._context.window.pages.show_table()
            self.page.take_focus()

    def _refuse_cell_points(self, shown: bool) -> None:
        """Refuse to switch points on lit cells if the game is played without help."""
        if self.services.settings.no_help:
            self._context.menus.cell_points.setChecked(not shown)
            self.page.explain_no_help()

    def _make_invitation(
        self, parent: QWidget, folder: Path | None, is_nearby: bool, address: str
    ) -> QDialog:
        from twoheirs_qt.games.two_heirs.new_game.choices import NewGameChoices
        from twoheirs_qt.games.two_heirs.new_game.invitation import InvitationDialog

        settings = self.services.settings
        choices = NewGameChoices.load(settings)
        name = settings.far_name or choices.names[choices.colour]
        clock = None if settings.far_clock_s < 0 else settings.far_clock_s
        partners = self.far.list_partners()
        return InvitationDialog(choices, name, folder, clock, is_nearby, partners, address, parent)

    @cached_property
    def _practice_book(self) -> PracticeBook:
        """The positions for practice; imported late, since their shapes need pydantic (70 ms)."""
        from twoheirs_qt.games.two_heirs.practice.book import PracticeBook

        services = self.services
        return PracticeBook(services.store, services.folders.practice, self._catalogue, parent=self)

    @property
    def _table_pages(self) -> tuple[TablePages, ...]:
        """The pages for games at a real table."""
        return self.real_table, self.henry_table, self.own_catalogue

    def _find_roads(self, then: Callable[[Mapping[str, Sections]], object]) -> None:
        """Find the roads that were drawn at a real table, and go on with them."""

        def add_henrys(roads: Mapping[str, Sections]) -> None:
            self.henry_table.find_roads(lambda other_roads: then({**roads, **other_roads}))

        self.real_table.find_roads(add_henrys)

    @property
    def is_showing(self) -> bool:
        from twoheirs_qt.games.two_heirs.table.view import TableView

        widgets = self.services.application.allWidgets()
        tables = (table for table in widgets if isinstance(table, TableView))
        return any(table.table_scene.step_player.is_playing for table in tables)

    def open_rule_book(self) -> None:
        subjects = [pages.subject for pages in self._table_pages if pages.is_shown]
        subject = "" if self._outline is None else self._outline.subject
        self.side_windows.open_book(subjects[0] if subjects else subject)

    def capture_state(self) -> object:
        # The page is asked first: it ends animated sequences.
        page = outline = None
        if self._page is not None:
            page, outline = self._page.capture_state(), self.outline.current_thing
        pages, side_windows = self.game_pages.capture_state(), self.side_windows.capture_state()
        tables = [pages.capture_state() for pages in self._table_pages]
        other_places = self.practice.capture_state(), *tables
        return page, outline, pages, side_windows, other_places

    def restore(self, state: object) -> None:
        assert isinstance(state, tuple)
        page, outline, pages, side_windows, (practice, *tables) = state
        if page is not None:
            self.page.restore(page)
            self.outline.restore(outline)
        self.game_pages.restore(pages)
        self.practice.restore(practice)
        for table, was_shown in zip(self._table_pages, tables, strict=True):
            table.restore(was_shown)
        self.side_windows.restore(side_windows)
