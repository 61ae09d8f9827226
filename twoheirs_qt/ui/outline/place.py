"""Where the outline stands: in the place of the table, as long as the settings say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from twoheirs_qt.game.session import GameSession
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.settings import Settings
from twoheirs_qt.ui.theme import Theme
from twoheirs_qt.ui.window import MainWindow

if TYPE_CHECKING:
    from twoheirs_qt.ui.outline.page import OutlinePage


class OutlinePlace(QObject):
    """Shows the running game of `session` in its outline in place of the table of `window`.

    Without a game there is none, and the table with its ways to begin is shown. Whoever gives the
    table the focus gives it to the outline meanwhile.
    """

    def __init__(
        self, window: MainWindow, session: GameSession, art: Art, settings: Settings
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._art = art
        self._settings = settings
        self._page: OutlinePage | None = None
        self._shown = False
        menus = window.menus
        settings.changed.connect(self._follow)
        session.opened.connect(self._arrange)
        window.pages.home_wanted.connect(self._arrange)
        menus.what_would_it_take.triggered.connect(self._ask)
        menus.repeat_turn.triggered.connect(self._show_last_turn)
        window.page.subject = self._subject
        window.table.interaction.plan.told.connect(self._tell_plan)
        self._arrange()

    @property
    def page(self) -> OutlinePage | None:
        """The outline, None before it is first shown."""
        return self._page

    @property
    def is_shown(self) -> bool:
        """Whether the game is played in it now."""
        return self._shown

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        if self._page is not None:
            self._page.set_theme(theme)

    def _follow(self, name: str) -> None:
        if name == "outline":
            self._arrange()

    def _arrange(self) -> None:
        wanted = self._settings.outline and self._session.is_open
        if wanted == self._shown:
            return
        self._shown = wanted
        window, table = self._window, self._window.table
        # Asked before anything is hidden, which would move the focus.
        focused: QWidget | None = window.focusWidget()
        had_focus = focused is not None and window.stage.isAncestorOf(focused)
        table.cancel()
        if wanted:
            page = self._page or self._make()
            window.stage.put_in_place(page)
            table.setFocusProxy(page.tree)
        else:
            table.setFocusProxy(None)  # type: ignore[arg-type]
            window.stage.put_in_place(None)
        if had_focus or focused is None:
            table.setFocus()

    def _make(self) -> OutlinePage:
        # A start at the table need not wait for it.
        from twoheirs_qt.ui.outline.choices import Kind
        from twoheirs_qt.ui.outline.page import OutlinePage

        window, session = self._window, self._session
        commands: dict[Kind, Callable[[], object]] = {
            Kind.END_TURN: window.end_turn,
            Kind.UNDO: session.undo,
            Kind.REDO: session.redo,
            Kind.RESTART_TURN: session.restart_turn,
            Kind.STILL_TO_COME: window.companions.show_to_come,
            Kind.PLAN: window.menus.plan.trigger,
        }
        page = OutlinePage(session, self._settings, self._art, window.theme, commands, window.stage)
        page.said.connect(self._tell)
        QWidget.setTabOrder(window.table, page.tree)
        QWidget.setTabOrder(page.tree, page.offers)
        self._page = page
        return page

    # -- what the table does else ----------------------------------------------------------------

    def _ask(self) -> None:
        if self._shown and self._page is not None:
            self._page.ask()

    def _subject(self) -> str:
        if self._shown and self._page is not None:
            return self._page.subject
        return self._window.table.subject

    def _show_last_turn(self) -> None:
        if self._shown and self._page is not None:
            self._page.show_last_turn()

    def _tell_plan(self, words: str) -> None:
        if self._shown and self._page is not None:
            self._tell(words)

    def _tell(self, words: str) -> None:
        self._window.bubble.say(words, self._window.bottom_bar)
