"""The windows beside the game: rule book, tutorial, settings, tiles to come and others."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import shiboken6
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from twoheirs_qt.games.two_heirs.codec.catalogue import installed_catalogue
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.games.two_heirs.table.sounds import TableSounds
from twoheirs_qt.tabletop.widgets.focus_frame import show_behind, usable_area
from twoheirs_qt.tabletop.window.context import AppContext, GameController

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.displays.to_come import ToComeDialog
    from twoheirs_qt.games.two_heirs.play.session import GameSession
    from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow
    from twoheirs_qt.tabletop.book.game_book import GameBook
    from twoheirs_qt.tabletop.book.window import BookPlace, RuleBookWindow
    from twoheirs_qt.tabletop.window.menus import Menus
    from twoheirs_qt.tabletop.window.preferences import PreferencesDialog, PreferencesPlace

_W = TypeVar("_W", bound=QWidget)


class SidePlace(NamedTuple):
    """The windows open beside the main window, with their positions and states.

    `active` is the class of the window that has the focus.
    """

    book: BookPlace | None
    tutorial: tuple[QRect, Qt.WindowState] | None
    contents: bool
    preferences: PreferencesPlace | None
    to_come: QRect | None
    beside_ring: bool
    active: type[QWidget | None]


class SideWindows(GameController):
    """Opens each of them once; `own_catalogue` is the path of a player's own catalogue, if any."""

    def __init__(self, context: AppContext, own_catalogue: Path) -> None:
        super().__init__(context)
        window = context.window
        self._own_catalogue = own_catalogue
        self.book: RuleBookWindow | None = None
        self._beside_ring = False
        self.tutorial: TutorialWindow | None = None
        self._preferences: PreferencesDialog | None = None
        self._to_come: ToComeDialog | None = None
        menus, open_book = window.menus, self.open_book
        self._connect_cards(menus, window, context.session)
        menus.by_keyboard.triggered.connect(lambda: open_book("program/keyboard"))
        menus.find.triggered.connect(self._find)
        menus.tutorial.triggered.connect(self.open_tutorial)
        menus.preferences.triggered.connect(self._open_preferences)
        menus.still_to_come.triggered.connect(self._open_to_come)
        menus.shortcuts.triggered.connect(partial(self._open_shortcuts, over=window))
        menus.about.triggered.connect(self._open_about)
        window.page.table.rules_asked.connect(open_book)
        window.page.table.controller.unseen_asked.connect(self._open_to_come)
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

        return load_book(self._art, self._catalogue(), self._own_catalogue)

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
            ring = self._window.page.table.table.area.field.left()
            whole, screen = self._window.frameGeometry(), self._window.screen()
            room = usable_area(screen.availableGeometry())
            book.setGeometry(place_beside(whole, round(ring), book.size(), book.least_width, room))
        book.open_at(section)

    # -- in another language or theme ------------------------------------------------------------

    def place(self) -> SidePlace:
        """The open windows and their positions."""
        book, tutorial = self.book, self.tutorial
        preferences, to_come = _if_exists(self._preferences), _if_exists(self._to_come)
        return SidePlace(
            None if book is None else book.place_now(),
            None
            if tutorial is None or not tutorial.isVisible()
            else (tutorial.geometry(), tutorial.windowState()),
            tutorial is not None and tutorial.panel.shows_contents,
            preferences.place() if preferences is not None and preferences.isVisible() else None,
            to_come.geometry() if to_come is not None and to_come.isVisible() else None,
            self._beside_ring,
            type(QApplication.activeWindow()),
        )

    def restore(self, place: SidePlace) -> None:
        """Open these windows again."""
        self._beside_ring = place.beside_ring
        if place.book is not None:
            self._make_book().restore(place.book)
        if place.tutorial is not None:
            self._restore_tutorial(*place.tutorial, contents=place.contents)
        if place.preferences is not None:
            self._preferences = self._make_preferences()
            show_behind(self._preferences)
            self._preferences.restore(place.preferences)
        if place.to_come is not None and self._session.is_open:
            self._to_come = self._make_to_come()
            self._to_come.setGeometry(place.to_come)
            show_behind(self._to_come)
        for window in (self.book, self.tutorial, self._preferences, self._to_come):
            if type(window) is place.active and window is not None:
                _bring_to_front(window)

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

    def _find(self) -> None:
        """Search in the present page, if it has a search field, or else in the rules."""
        from twoheirs_qt.tabletop.shelf.page import ShelfPage

        page = self._window.pages.currentWidget()
        if not (isinstance(page, ShelfPage) and page.start_search()):
            self.search_book()

    def _make_tutorial(self) -> TutorialWindow:
        if self.tutorial is None:
            from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow

            # Not the player's own catalogue: the lessons use the tiles of the installed one.
            self.tutorial = TutorialWindow(
                self._art, self._settings, installed_catalogue(), self._window
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
        _bring_to_front(tutorial)

    def _make_preferences(self) -> PreferencesDialog:
        from twoheirs_qt.tabletop.window.preferences import PreferencesDialog

        dialog = PreferencesDialog(self._settings, self._window)
        dialog.language_chosen.connect(self._window.choose_language)
        return dialog

    def _open_preferences(self) -> None:
        self._preferences = _bring_to_front(
            _if_exists(self._preferences) or self._make_preferences()
        )

    def _make_to_come(self) -> ToComeDialog:
        from twoheirs_qt.games.two_heirs.displays.to_come import ToComeDialog

        return ToComeDialog(self._session, self._art, self._window)

    def _open_to_come(self) -> None:
        """Show which tiles are still to come, unless the settings hide it."""
        if self._settings.still_to_come and self._session.is_open:
            self._to_come = _bring_to_front(_if_exists(self._to_come) or self._make_to_come())

    def _open_shortcuts(self, _checked: bool = False, *, over: QWidget) -> None:
        from twoheirs_qt.tabletop.pages.shortcuts import Place, ShortcutsDialog

        window = self._window
        place = Place.of(window.pages.currentWidget())
        if over is self.tutorial:
            place = Place.TUTORIAL
        elif place is Place.TABLE and self._settings.outline and self._session.is_open:
            place = Place.OUTLINE
        ShortcutsDialog(window.menus.all_actions(), over, place=place).open()

    def _open_about(self) -> None:
        from twoheirs_qt.tabletop.window.about import AboutDialog

        language = self._window.languages.current
        AboutDialog(self._art, self._catalogue(), language, self._window).open()

    def _catalogue(self) -> Catalogue:
        """The tiles in play."""
        session = self._session
        return session.state.catalogue if session.is_open else session.catalogue

    def _follow(self, name: str) -> None:
        to_come = _if_exists(self._to_come)
        if name == "still_to_come" and not self._settings.still_to_come and to_come is not None:
            to_come.close()


def _if_exists(dialog: _W | None) -> _W | None:
    """Return `dialog` if it still exists, else None."""
    return dialog if dialog is not None and shiboken6.isValid(dialog) else None


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


def _bring_to_front(window: _W) -> _W:
    """Show a window in front of all others."""
    window.show()
    window.raise_()
    window.activateWindow()
    return window
