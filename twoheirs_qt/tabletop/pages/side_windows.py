"""The windows beside any game: settings, shortcuts, about; a game adds its rule book."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import shiboken6
from PySide6.QtWidgets import QApplication, QWidget

from twoheirs_qt.tabletop.widgets.focus_frame import show_behind
from twoheirs_qt.tabletop.window.context import AppContext, GameController

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.pages.shortcuts import ShortcutsDialog
    from twoheirs_qt.tabletop.window.preferences import PreferencesDialog, PreferencesPlace

_W = TypeVar("_W", bound=QWidget)


class SidePlace(NamedTuple):
    """The state of the settings if they are open; `active` is the class of the active window."""

    preferences: PreferencesPlace | None
    active: type[QWidget | None]


class SideWindows(GameController):
    """Opens each of them once. A game opens its rule book and its tutorial.

    `hidden_settings` are names of settings that mean nothing in it.
    """

    hidden_settings: tuple[str, ...] = ()

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        window = context.window
        self._preferences: PreferencesDialog | None = None
        menus = window.menus
        menus.by_keyboard.triggered.connect(lambda: self.open_book("program/keyboard"))
        menus.find.triggered.connect(self._find)
        menus.tutorial.triggered.connect(self.open_tutorial)
        menus.preferences.triggered.connect(self._open_preferences)
        menus.shortcuts.triggered.connect(partial(self._open_shortcuts, over=window))
        menus.about.triggered.connect(self._open_about)

    # -- of the game -----------------------------------------------------------------------------

    def open_book(self, section: str = "") -> None:
        """Show the rule book at a section, or, if `section` is empty, at its last position."""
        raise NotImplementedError

    def search_book(self) -> None:
        """Show the rule book with the focus in its search field."""
        raise NotImplementedError

    def open_tutorial(self) -> None:
        """Resume the tutorial."""
        raise NotImplementedError

    @property
    def _facts(self) -> tuple[str, ...]:
        """Paragraphs about the game for the dialog about the program."""
        raise NotImplementedError

    # -- in another language or theme ------------------------------------------------------------

    @property
    def side_place(self) -> SidePlace:
        """The state of the windows of any game."""
        preferences = if_exists(self._preferences)
        return SidePlace(
            preferences.place() if preferences is not None and preferences.isVisible() else None,
            type(QApplication.activeWindow()),
        )

    def place(self) -> object:
        """The open windows and their positions, for `restore`."""
        return self.side_place

    def restore(self, place: object) -> None:
        """Open these windows again."""
        assert isinstance(place, SidePlace)
        if place.preferences is not None:
            self._preferences = self._make_preferences()
            show_behind(self._preferences)
            self._preferences.restore(place.preferences)
        for window in self._windows_beside:
            if type(window) is place.active and window is not None:
                bring_to_front(window)

    @property
    def _windows_beside(self) -> tuple[QWidget | None, ...]:
        """The windows that are made; None for others."""
        return (self._preferences,)

    # -- windows ---------------------------------------------------------------------------------

    def _find(self) -> None:
        """Search in the present page, if it has a search field, or else in the rules."""
        from twoheirs_qt.tabletop.shelf.page import ShelfPage

        page = self._window.pages.currentWidget()
        if not (isinstance(page, ShelfPage) and page.start_search()):
            self.search_book()

    def _make_preferences(self) -> PreferencesDialog:
        from twoheirs_qt.tabletop.window.preferences import PreferencesDialog

        games = self._session.games
        opponents = {name for game in games.names for name in games.find(game).opponents}
        dialog = PreferencesDialog(
            self._settings, opponents, self._window, hidden=self.hidden_settings
        )
        dialog.language_chosen.connect(self._window.choose_language)
        return dialog

    def _open_preferences(self) -> None:
        self._preferences = bring_to_front(if_exists(self._preferences) or self._make_preferences())

    def _open_about(self) -> None:
        from twoheirs_qt.tabletop.window.about import AboutDialog

        language = self._window.languages.current
        AboutDialog(self._art, self._facts, language, self._window).open()

    def _open_shortcuts(self, _checked: bool = False, *, over: QWidget) -> None:
        self._make_shortcuts(over).open()

    def _make_shortcuts(self, over: QWidget) -> ShortcutsDialog:
        """Make the list of keys over a window, at the place that it shows."""
        raise NotImplementedError


def if_exists(dialog: _W | None) -> _W | None:
    """Return `dialog` if it still exists, else None."""
    return dialog if dialog is not None and shiboken6.isValid(dialog) else None


def bring_to_front(window: _W) -> _W:
    """Show a window in front of all others."""
    window.show()
    window.raise_()
    window.activateWindow()
    return window
