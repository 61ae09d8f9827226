"""The windows beside a game: rule book, tutorial, settings, shortcuts and others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

import shiboken6
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QApplication, QWidget

from twoheirs_qt.tabletop.widgets.focus_frame import find_usable_area, show_behind
from twoheirs_qt.tabletop.window.context import AppContext, GameController

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.book.game_book import GameBook
    from twoheirs_qt.tabletop.book.window import BookState, RuleBookWindow
    from twoheirs_qt.tabletop.pages.shortcuts import ShortcutsDialog
    from twoheirs_qt.tabletop.tutorial.window import LessonWindow
    from twoheirs_qt.tabletop.window.preferences import (
        OwnSetting,
        PreferencesDialog,
        PreferencesState,
    )

_W = TypeVar("_W", bound=QWidget)


class RuleCardActions(Protocol):
    """Has the actions that show the cards of the rule book."""

    @property
    def turn_card(self) -> QAction: ...
    @property
    def symbol_card(self) -> QAction: ...


class SideState(NamedTuple):
    """The windows open beside the main window, with their positions and states.

    `shows_contents`: the tutorial shows the list of its lessons. `is_book_placed`: the rule book
    has got its first position. `active_class` is that of the window that has the focus.
    """

    book: BookState | None
    other_books: dict[str, BookState]
    tutorial: tuple[QRect, Qt.WindowState] | None
    shows_contents: bool
    is_book_placed: bool
    preferences: PreferencesState | None
    active_class: type[QWidget | None]


class SideWindows(GameController):
    """Opens the windows beside a game, each once; a game makes its tutorial.

    The rule books of other games open beside its own, with what was searched there.
    """

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        window = context.window
        self.book: RuleBookWindow | None = None
        self.other_books: dict[str, RuleBookWindow] = {}
        """The rule books of other games, by the names of these."""
        self.tutorial: LessonWindow | None = None
        self._is_book_placed = False
        self._preferences: PreferencesDialog | None = None
        menus = window.menus
        menus.keyboard_help.triggered.connect(lambda: self.open_book("program/keyboard"))
        menus.find.triggered.connect(self._find)
        menus.tutorial.triggered.connect(self.open_tutorial)
        menus.preferences.triggered.connect(self._open_preferences)
        menus.shortcuts.triggered.connect(partial(self._open_shortcuts, parent=window))
        menus.about.triggered.connect(self._open_about)

    # -- of the game -----------------------------------------------------------------------------

    def _load_tutorial(self) -> LessonWindow:
        """Make the window of the tutorial."""
        raise NotImplementedError

    @property
    def _table_width_beside_book(self) -> float:
        """The width of the table, from its left, that the rule book leaves visible at first."""
        raise NotImplementedError

    @property
    def _about_paragraphs(self) -> tuple[str, ...]:
        """Paragraphs about the game for the dialog about the program."""
        raise NotImplementedError

    def _list_own_settings(self) -> Sequence[OwnSetting]:
        """List the settings of this game, which the dialog shows below those of all games."""
        return ()

    # -- in another language or theme ------------------------------------------------------------

    def capture_state(self) -> object:
        """The open windows and their positions, for `restore`."""
        book, tutorial, preferences = self.book, self.tutorial, keep_if_exists(self._preferences)
        return SideState(
            None if book is None else book.capture_state(),
            {game: other.capture_state() for game, other in self.other_books.items()},
            None
            if tutorial is None or not tutorial.isVisible()
            else (tutorial.geometry(), tutorial.windowState()),
            tutorial is not None and tutorial.panel.shows_contents,
            self._is_book_placed,
            preferences.capture_state()
            if preferences is not None and preferences.isVisible()
            else None,
            type(QApplication.activeWindow()),
        )

    def restore(self, state: object) -> None:
        """Open these windows again."""
        assert isinstance(state, SideState)
        self._is_book_placed = state.is_book_placed
        if state.book is not None:
            self._make_book().restore(state.book)
        for game, place in state.other_books.items():
            self._make_other_book(game).restore(place)
        if state.tutorial is not None:
            self._restore_tutorial(*state.tutorial, shows_contents=state.shows_contents)
        if state.preferences is not None:
            self._preferences = self._make_preferences()
            show_behind(self._preferences)
            self._preferences.restore(state.preferences)
        for window in self._windows_beside:
            if type(window) is state.active_class and window is not None:
                bring_to_front(window)

    def _restore_tutorial(
        self, shape: QRect, state: Qt.WindowState, *, shows_contents: bool
    ) -> None:
        tutorial = self._make_tutorial()
        tutorial.setGeometry(shape)
        tutorial.setWindowState(state)
        tutorial.resume()
        show_behind(tutorial)
        if shows_contents:
            tutorial.show_contents()

    @property
    def _windows_beside(self) -> tuple[QWidget | None, ...]:
        """The windows that are made; None for others."""
        return self.book, *self.other_books.values(), self.tutorial, self._preferences

    # -- rule book and tutorial ------------------------------------------------------------------

    def _load_book(self) -> GameBook:
        """Load the rule book of the game in the window."""
        windows = self._windows
        book: GameBook = windows.find(windows.game_name).load_book()
        return book

    def _make_book(self) -> RuleBookWindow:
        if self.book is None:
            self.book = self._make_book_window(self._windows.game_name)
            self.book.text_size_changed.connect(partial(setattr, self._settings, "book_text_size"))
        return self.book

    def _make_other_book(self, game: str) -> RuleBookWindow:
        if game not in self.other_books:
            self.other_books[game] = self._make_book_window(game)
        return self.other_books[game]

    def _make_book_window(self, game: str) -> RuleBookWindow:
        from twoheirs_qt.tabletop.book.other_books import OtherBook
        from twoheirs_qt.tabletop.book.window import RuleBookWindow

        games = {name: self._windows.find(name) for name in self._session.games.names}
        own: GameBook = games.pop(game).load_book()
        others = {
            name: OtherBook(other.start_art.title, other.load_book) for name, other in games.items()
        }
        book = RuleBookWindow(own, self._settings.book_text_size, self._window, others)
        book.other_book_asked.connect(self._search_other_book)
        return book

    def _search_other_book(self, game: str, query: str) -> None:
        """Search in the rule book of another game than that of the book in which it was asked."""
        is_own = game == self._windows.game_name
        book = self._make_book() if is_own else self._make_other_book(game)
        if not book.isVisible():
            asking = self.sender()
            if isinstance(asking, QWidget):
                book.resize(asking.size())
        book.search_for(query)

    def connect_rule_cards(
        self, actions: RuleCardActions, window: QWidget, chapter_of_others: Callable[[], str] = str
    ) -> None:
        """Connect the two actions that show cards of the rule book over a window.

        `chapter_of_others` returns the chapter whose lines are left out, or an empty string.
        """
        for number, action in enumerate((actions.turn_card, actions.symbol_card)):
            action.setAutoRepeat(False)
            action.triggered.connect(partial(self._show_card, number, window, chapter_of_others))

    def _show_card(
        self, number: int, window: QWidget, chapter_of_others: Callable[[], str]
    ) -> None:
        """Show a card over a window, or, with a screen reader, open it in the book."""
        from twoheirs_qt.tabletop.book.glance import GlanceCard

        book = self._load_book()
        if QAccessible.isActive():
            self.open_book(book.cards[number])
            return
        glance_card = window.findChild(GlanceCard)
        if glance_card is None:
            glance_card = GlanceCard(book, window)
            glance_card.link_chosen.connect(self.open_book)
        glance_card.toggle(book.cards[number], chapter_of_others())

    def open_book(self, section: str = "") -> None:
        """Show the rule book at a section, or, if `section` is empty, at its last position."""
        book = self._make_book()
        if self._window.pages.is_at_table and not self._is_book_placed:
            self._is_book_placed = True  # only at first: then it stays where the player leaves it
            frame, screen = self._window.frameGeometry(), self._window.screen()
            room = find_usable_area(screen.availableGeometry())
            width = round(self._table_width_beside_book)
            book.setGeometry(place_beside(frame, width, book.size(), book.least_width, room))
        book.open_at(section)

    def search_book(self) -> None:
        """Show the rule book with the focus in its search field."""
        self.open_book()
        assert self.book is not None
        self.book.search.begin()

    def _make_tutorial(self) -> LessonWindow:
        if self.tutorial is None:
            tutorial = self.tutorial = self._load_tutorial()
            tutorial.rules_requested.connect(self.open_book)
            tutorial.search_requested.connect(self.search_book)
            tutorial.game_requested.connect(self._window.menus.new_game.trigger)
        return self.tutorial

    def open_tutorial(self) -> None:
        """Resume the tutorial, in a window as large as the main window."""
        tutorial = self._make_tutorial()
        if not tutorial.isVisible():
            tutorial.setGeometry(self._window.geometry())
            large_states = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
            tutorial.setWindowState(self._window.windowState() & large_states)
            tutorial.resume()
        bring_to_front(tutorial)

    # -- windows ---------------------------------------------------------------------------------

    def _find(self) -> None:
        """Search in the present page, if it has a search field, or else in the rules."""
        from twoheirs_qt.tabletop.shelf.page import ShelfPage

        page = self._window.pages.currentWidget()
        if not (isinstance(page, ShelfPage) and page.start_search()):
            self.search_book()

    def _make_preferences(self) -> PreferencesDialog:
        from twoheirs_qt.tabletop.window.preferences import PreferencesDialog

        dialog = PreferencesDialog(self._settings, self._list_own_settings(), self._window)
        dialog.language_chosen.connect(self._window.choose_language)
        return dialog

    def _open_preferences(self) -> None:
        self._preferences = bring_to_front(
            keep_if_exists(self._preferences) or self._make_preferences()
        )

    def _open_about(self) -> None:
        from twoheirs_qt.tabletop.window.about import AboutDialog

        language = self._window.languages.current
        AboutDialog(self._art, self._about_paragraphs, language, self._window).open()

    def _open_shortcuts(self, _checked: bool = False, *, parent: QWidget) -> None:
        self._make_shortcuts(parent).open()

    def _make_shortcuts(self, parent: QWidget) -> ShortcutsDialog:
        """Make the list of keys over a window, at the place that it shows."""
        raise NotImplementedError


def keep_if_exists(dialog: _W | None) -> _W | None:
    """Return `dialog` if it still exists, else None."""
    return dialog if dialog is not None and shiboken6.isValid(dialog) else None


def bring_to_front(window: _W) -> _W:
    """Show a window in front of all others."""
    window.show()
    window.raise_()
    window.activateWindow()
    return window


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
