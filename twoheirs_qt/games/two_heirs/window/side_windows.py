"""The windows beside a game of The Two Heirs: rule book, tutorial, and tiles to come."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.codec.catalogue import installed_catalogue
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.games.two_heirs.table.context import HeirContext
from twoheirs_qt.games.two_heirs.table.sounds import TableSounds
from twoheirs_qt.tabletop.pages import side_windows
from twoheirs_qt.tabletop.pages.side_windows import bring_to_front, if_exists
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import translate
from twoheirs_qt.tabletop.widgets.focus_frame import show_behind, usable_area

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.displays.to_come import ToComeDialog
    from twoheirs_qt.games.two_heirs.pages.table_page import TablePage
    from twoheirs_qt.games.two_heirs.play.session import GameSession
    from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow
    from twoheirs_qt.games.two_heirs.window.shortcuts import ShortcutsDialog
    from twoheirs_qt.tabletop.book.game_book import GameBook
    from twoheirs_qt.tabletop.book.window import BookPlace, RuleBookWindow
    from twoheirs_qt.tabletop.window.menus import Menus


#: In the dialog about the program.
_TILES: Final = translate(
    "AboutDialog",
    "Catalogue of tiles in play: {name}, number {digest}. The printed rules show only "
    "some of the tiles: most costs and roads are reconstructed. If you own the board "
    "game, you can correct them: see “Sources and editions” in the rule book.",
)
#: In the dialog about the program.
_FANS: Final = translate(
    "AboutDialog",
    "Based on the board game by Ondřej Cigánek, Ivan Dostál and Oldřich Rejl "
    "({year}). An unofficial fan project, not affiliated with the publisher; all text"
    " and artwork are original.",
)


class HeirSidePlace(NamedTuple):
    """The open windows of any game, and those of this one, with their positions and states."""

    others: side_windows.SidePlace
    book: BookPlace | None
    tutorial: tuple[QRect, Qt.WindowState] | None
    contents: bool
    to_come: QRect | None
    beside_ring: bool


class SideWindows(side_windows.SideWindows):
    """Opens each of them once; `own_catalogue` is the path of a player's own catalogue, if any."""

    _session: GameSession

    def __init__(self, context: HeirContext, page: TablePage, own_catalogue: Path) -> None:
        super().__init__(context)
        window = context.window
        self._page, self._tiles = page, context.art
        self._own_catalogue = own_catalogue
        self.book: RuleBookWindow | None = None
        self._beside_ring = False
        self.tutorial: TutorialWindow | None = None
        self._to_come: ToComeDialog | None = None
        menus, open_book = window.menus, self.open_book
        self._connect_cards(menus, window, self._session)
        menus.still_to_come.triggered.connect(self._open_to_come)
        page.table.rules_asked.connect(open_book)
        page.table.controller.unseen_asked.connect(self._open_to_come)
        context.settings.changed.connect(self._follow)

    def _connect_cards(
        self, actions: Menus | TutorialWindow, window: QWidget, session: GameSession
    ) -> None:
        """Connect the two actions that show cards over a window."""
        for action, card in (
            (actions.turn_card, "card/turn"),
            (actions.symbol_card, "card/symbols"),
        ):
            action.setAutoRepeat(False)
            action.triggered.connect(partial(self._show_card, card, window, session))

    def _show_card(self, card: str, window: QWidget, session: GameSession) -> None:
        """Show a card over a window, or, with a screen reader, open it in the book."""
        if QAccessible.isActive():
            self.open_book(card)
            return
        from twoheirs_qt.tabletop.book.glance import GlanceCard

        glance_card = window.findChild(GlanceCard)
        if glance_card is None:
            glance_card = GlanceCard(self._load_book(), window)
            glance_card.link_chosen.connect(self.open_book)
        # Two heirs need not read about Henry.
        is_duel = session.is_open and session.state.solo is None
        glance_card.toggle(card, "solo" if is_duel else "")

    def _load_book(self) -> GameBook:
        from twoheirs_qt.games.two_heirs.book.game_book import load_book

        return load_book(self._tiles, self._catalogue(), self._own_catalogue)

    def _make_book(self) -> RuleBookWindow:
        if self.book is None:
            from twoheirs_qt.tabletop.book.window import RuleBookWindow

            self.book = RuleBookWindow(
                self._load_book(), self._settings.book_text_size, self._window
            )
            self.book.text_size_changed.connect(partial(setattr, self._settings, "book_text_size"))
        return self.book

    def open_book(self, section: str = "") -> None:
        """Show the rule book at a section, or, if `section` is empty, at its last position."""
        book = self._make_book()
        if self._window.pages.at_table and not self._beside_ring:
            self._beside_ring = True  # only at first: then it stays where the player leaves it
            ring = self._page.table.table.area.field.left()
            whole, screen = self._window.frameGeometry(), self._window.screen()
            room = usable_area(screen.availableGeometry())
            book.setGeometry(place_beside(whole, round(ring), book.size(), book.least_width, room))
        book.open_at(section)

    # -- in another language or theme ------------------------------------------------------------

    def place(self) -> object:
        """The open windows and their positions."""
        book, tutorial, to_come = self.book, self.tutorial, if_exists(self._to_come)
        return HeirSidePlace(
            self.side_place,
            None if book is None else book.place_now(),
            None
            if tutorial is None or not tutorial.isVisible()
            else (tutorial.geometry(), tutorial.windowState()),
            tutorial is not None and tutorial.panel.shows_contents,
            to_come.geometry() if to_come is not None and to_come.isVisible() else None,
            self._beside_ring,
        )

    def restore(self, place: object) -> None:
        """Open these windows again."""
        assert isinstance(place, HeirSidePlace)
        self._beside_ring = place.beside_ring
        if place.book is not None:
            self._make_book().restore(place.book)
        if place.tutorial is not None:
            self._restore_tutorial(*place.tutorial, contents=place.contents)
        if place.to_come is not None and self._session.is_open:
            self._to_come = self._make_to_come()
            self._to_come.setGeometry(place.to_come)
            show_behind(self._to_come)
        super().restore(place.others)

    @property
    def _windows_beside(self) -> tuple[QWidget | None, ...]:
        return self.book, self.tutorial, *super()._windows_beside, self._to_come

    def _restore_tutorial(self, shape: QRect, state: Qt.WindowState, *, contents: bool) -> None:
        tutorial = self._make_tutorial()
        tutorial.setGeometry(shape)
        tutorial.setWindowState(state)
        tutorial.resume()
        show_behind(tutorial)
        if contents:
            tutorial.show_contents()

    def search_book(self) -> None:
        """Show the rule book with the focus in its search field."""
        self.open_book()
        assert self.book is not None
        self.book.search.begin()

    def _make_tutorial(self) -> TutorialWindow:
        if self.tutorial is None:
            from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow

            # Not the player's own catalogue: the lessons use the tiles of the installed one.
            self.tutorial = TutorialWindow(
                self._tiles, self._settings, installed_catalogue(), self._window
            )
            TableSounds(self.tutorial.session, self.tutorial.table, self._sounds)
            self.tutorial.rules_asked.connect(self.open_book)
            self._connect_cards(self.tutorial, self.tutorial, self.tutorial.session)
            self.tutorial.search_asked.connect(self.search_book)
            self.tutorial.game_asked.connect(self._window.menus.new_game.trigger)
            self.tutorial.shortcuts.triggered.connect(
                partial(self._open_shortcuts, over=self.tutorial)
            )
        return self.tutorial

    def open_tutorial(self) -> None:
        """Resume the tutorial, in a window as large as the main window."""
        tutorial = self._make_tutorial()
        if not tutorial.isVisible():
            tutorial.setGeometry(self._window.geometry())
            large = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
            tutorial.setWindowState(self._window.windowState() & large)
            tutorial.resume()
        bring_to_front(tutorial)

    def _make_to_come(self) -> ToComeDialog:
        from twoheirs_qt.games.two_heirs.displays.to_come import ToComeDialog

        return ToComeDialog(self._session, self._tiles, self._window)

    def _open_to_come(self) -> None:
        """Show which tiles are still to come, unless the settings hide it."""
        if self._settings.still_to_come and self._session.is_open:
            self._to_come = bring_to_front(if_exists(self._to_come) or self._make_to_come())

    def _make_shortcuts(self, over: QWidget) -> ShortcutsDialog:
        from twoheirs_qt.games.two_heirs.window.shortcuts import (
            OUTLINE,
            TUTORIAL,
            ShortcutsDialog,
            own_place,
        )
        from twoheirs_qt.tabletop.pages.shortcuts import SHELF, TABLE
        from twoheirs_qt.tabletop.shelf.page import ShelfPage

        page = self._window.pages.currentWidget()
        place = SHELF if isinstance(page, ShelfPage) else own_place(page)
        if over is self.tutorial:
            place = TUTORIAL
        elif not place:
            is_outline = self._settings.outline and self._session.is_open
            place = OUTLINE if is_outline else TABLE
        return ShortcutsDialog(self._window.menus.all_actions(), over, place=place)

    @property
    def _facts(self) -> tuple[str, ...]:
        catalogue = self._catalogue()
        tiles = _TILES.fill(name=sanitize(catalogue.name), digest=catalogue.digest)
        return localize(tiles), localize(_FANS.fill(year="2022"))

    def _catalogue(self) -> Catalogue:
        """The tiles in play."""
        session = self._session
        return session.state.catalogue if session.is_open else session.catalogue

    def _follow(self, name: str) -> None:
        to_come = if_exists(self._to_come)
        if name == "still_to_come" and not self._settings.still_to_come and to_come is not None:
            to_come.close()


def place_beside(
    window: QRect, visible_width: int, size: QSize, min_width: int, room: QRect
) -> QRect:
    """The rectangle of a window of that size beside another one, in the room of their screen.

    If there is no room beside it, it leaves the first `visible_width` pixels of the other one
    visible and becomes narrower for that, but not narrower than `min_width`.
    """
    width, height = min(size.width(), room.width()), min(size.height(), room.height())
    top = min(max(window.top(), room.top()), room.bottom() + 1 - height)
    if room.right() - window.right() >= width:
        return QRect(window.right() + 1, top, width, height)
    if window.left() - room.left() >= width:
        return QRect(window.left() - width, top, width, height)
    left = min(window.left() + visible_width, room.right() + 1 - min(min_width, width))
    left = max(left, room.left())
    return QRect(left, top, min(width, room.right() + 1 - left), height)
