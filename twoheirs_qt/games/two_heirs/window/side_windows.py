"""The windows beside a game of The Two Heirs: rule book, tutorial, and tiles to come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.tabletop.pages import side_windows
from twoheirs_qt.tabletop.pages.side_windows import bring_to_front, keep_if_exists
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import translate
from twoheirs_qt.tabletop.widgets.focus_frame import show_behind

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.displays.to_come import ToComeDialog
    from twoheirs_qt.games.two_heirs.pages.table_page import TablePage
    from twoheirs_qt.games.two_heirs.play.session import GameSession
    from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow
    from twoheirs_qt.games.two_heirs.window.shortcuts import ShortcutsDialog
    from twoheirs_qt.tabletop.window.preferences import OwnSetting


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


class TwoHeirsSideState(NamedTuple):
    """The open windows of any game, and the position of the tiles to come."""

    others: object
    to_come: QRect | None


class SideWindows(side_windows.SideWindows):
    """Opens each window once."""

    _session: GameSession
    tutorial: TutorialWindow | None

    def __init__(self, context: TwoHeirsContext, find_page: Callable[[], TablePage]) -> None:
        super().__init__(context)
        window = context.window
        self._find_page, self._heir_art = find_page, context.art
        self._to_come: ToComeDialog | None = None
        menus = context.menus
        self.connect_rule_cards(menus, window, partial(_choose_chapter_to_skip, self._session))
        menus.still_to_come.triggered.connect(self._open_to_come)
        context.settings.changed.connect(self._follow)

    def follow(self, page: TablePage) -> None:
        """Open the windows that are asked for at the table of this page."""
        page.table.rules_requested.connect(self.open_book)
        page.table.controller.unseen_requested.connect(self._open_to_come)

    @property
    def _table_width_beside_book(self) -> float:
        return self._find_page().table.table_scene.layout.landscape_rect.left()

    # -- in another language or theme ------------------------------------------------------------

    def capture_state(self) -> object:
        """The open windows and their positions."""
        to_come = keep_if_exists(self._to_come)
        return TwoHeirsSideState(
            super().capture_state(),
            to_come.geometry() if to_come is not None and to_come.isVisible() else None,
        )

    def restore(self, state: object) -> None:
        """Open these windows again."""
        assert isinstance(state, TwoHeirsSideState)
        if state.to_come is not None and self._session.is_open:
            self._to_come = self._make_to_come()
            self._to_come.setGeometry(state.to_come)
            show_behind(self._to_come)
        super().restore(state.others)

    @property
    def _windows_beside(self) -> tuple[QWidget | None, ...]:
        return *super()._windows_beside, self._to_come

    def _load_tutorial(self) -> TutorialWindow:
        from twoheirs_qt.games.two_heirs.table.sounds import TableSounds
        from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow

        # Not the player's own catalogue: the lessons use the tiles of the installed one.
        tutorial = TutorialWindow(
            self._heir_art, self._settings, load_installed_catalogue(), self._window
        )
        TableSounds(tutorial.session, tutorial.table, self._sounds)
        session = tutorial.session
        self.connect_rule_cards(tutorial, tutorial, partial(_choose_chapter_to_skip, session))
        tutorial.shortcuts.triggered.connect(partial(self._open_shortcuts, parent=tutorial))
        return tutorial

    def _make_to_come(self) -> ToComeDialog:
        from twoheirs_qt.games.two_heirs.displays.to_come import ToComeDialog

        return ToComeDialog(self._session, self._heir_art, self._window)

    def _open_to_come(self) -> None:
        """Show which tiles are still to come, unless the settings hide it."""
        if self._settings.unseen_shown and self._session.is_open:
            self._to_come = bring_to_front(keep_if_exists(self._to_come) or self._make_to_come())

    def _make_shortcuts(self, parent: QWidget) -> ShortcutsDialog:
        from twoheirs_qt.games.two_heirs.window.shortcuts import (
            OUTLINE,
            TUTORIAL,
            ShortcutsDialog,
            find_own_place,
        )
        from twoheirs_qt.tabletop.pages.shortcuts import SHELF, TABLE
        from twoheirs_qt.tabletop.shelf.page import ShelfPage

        page = self._window.pages.currentWidget()
        place = SHELF if isinstance(page, ShelfPage) else find_own_place(page)
        if parent is self.tutorial:
            place = TUTORIAL
        elif not place:
            is_outline = self._settings.outline_shown and self._session.is_open
            place = OUTLINE if is_outline else TABLE
        return ShortcutsDialog(self._window.menus.list_menu_actions(), parent, place=place)

    @property
    def _about_paragraphs(self) -> tuple[str, ...]:
        catalogue = self._find_catalogue()
        tiles = _TILES.fill(name=sanitize(catalogue.name), digest=catalogue.digest)
        return localize(tiles), localize(_FANS.fill(year="2022"))

    def _list_own_settings(self) -> Sequence[OwnSetting]:
        from twoheirs_qt.games.two_heirs.window.preferences import PROGRAMS, TWO_HEIRS_SETTINGS
        from twoheirs_qt.tabletop.window.preferences import SettingsButton

        return *TWO_HEIRS_SETTINGS, SettingsButton(PROGRAMS, self._open_programs)

    def _open_programs(self, parent: QWidget) -> None:
        from twoheirs_qt.tabletop.running.programs_dialog import ProgramsDialog

        games = self._session.games
        opponents = {name for game in games.names for name in games.find(game).opponents}
        ProgramsDialog(self._settings, opponents, parent).open()

    def _find_catalogue(self) -> Catalogue:
        """The tiles in play."""
        session = self._session
        return session.state.catalogue if session.is_open else session.catalogue

    def _follow(self, name: str) -> None:
        to_come = keep_if_exists(self._to_come)
        if name == "unseen_shown" and not self._settings.unseen_shown and to_come is not None:
            to_come.close()


def _choose_chapter_to_skip(session: GameSession) -> str:
    """The chapter that need not be read in a game: two heirs need not read about Henry."""
    return "solo" if session.is_open and session.state.solo is None else ""
