"""Shows a game on its table, or in its outline in place of the table, as the settings say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from twoheirs_qt.tabletop.scene.table_view import GameTableView
from twoheirs_qt.tabletop.thing import Thing
from twoheirs_qt.tabletop.window.settings import Settings

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.outline.game import GameOutline, OutlineSession
    from twoheirs_qt.tabletop.outline.page import OutlinePage


class TableStage(Protocol):
    """Holds a table, or what takes its place for a while."""

    def replace_table(self, widget: QWidget | None) -> None:
        """Show `widget` where the table is, or the table again if it is None."""


class TableContainer(QStackedWidget):
    """Holds `table`, or what takes its place for a while."""

    def __init__(self, table: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self.addWidget(table)

    def replace_table(self, widget: QWidget | None) -> None:
        """Show `widget` where the table is, or the table again if it is None."""
        if widget is not None:
            self.addWidget(widget)
        self.setCurrentWidget(widget or self._table)


class OutlineSwitch(QObject):
    """Shows the game of `table` in its outline in place of the table, which lies in `container`.

    Without a game the table is shown. The focus of the table is handed to the outline meanwhile.
    `make_outline` makes the outline when it is first shown; `session` runs the game.

    - `message`: a message for the player, see `OutlinePage`
    - `described`: what the table would show by itself, in words
    - `entry_chosen`: an entry of the chronicle to go to, in a game that is only looked at
    """

    message = Signal(str)
    described = Signal(str)
    entry_chosen = Signal(int)

    def __init__(
        self,
        container: TableStage,
        table: GameTableView,
        session: OutlineSession,
        settings: Settings,
        make_outline: Callable[[], GameOutline],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._owner = parent
        self._container = container
        self._table = table
        self._session = session
        self._settings = settings
        self._make_outline = make_outline
        self.page: OutlinePage | None = None
        self.is_shown = False
        settings.changed.connect(self._follow)
        table.described.connect(self._describe)
        self._session.opened.connect(self.arrange)

    @property
    def subject(self) -> str:
        """The section of the rule book about what is looked at, in the outline or at the table."""
        if self.is_shown and self.page is not None:
            return self.page.subject
        return self._table.subject

    @property
    def current_thing(self) -> Thing | None:
        """The thing that the current row is about, if the outline is shown."""
        return self.page.current_thing if self.is_shown and self.page is not None else None

    def restore(self, place: Thing | None) -> None:
        """Go to the row about the same in an outline of the same moment."""
        if place is not None and self.page is not None:
            self.page.go_to_one_of((place,))

    def arrange(self) -> None:
        """Show outline or table, as the settings say."""
        is_wanted = self._settings.outline_shown and self._session.is_open
        if is_wanted == self.is_shown:
            return
        self.is_shown = is_wanted
        table = self._table
        table.cancel()
        if is_wanted:
            page = self.page or self._make_page()
            table.set_covered(True)
            self._container.replace_table(page)
            table.setFocusProxy(page.tree)
        else:
            table.set_covered(False)
            table.setFocusProxy(None)  # type: ignore[arg-type]
            self._container.replace_table(None)
        if self._owner.isVisibleTo(self._owner.window()):
            table.setFocus()

    def ask(self) -> None:
        """Tell what it would take to do what is looked at, where the outline is shown."""
        if self.is_shown and self.page is not None:
            self.page.ask()

    def toggle(self) -> None:
        """Show the table in place of the outline, or the other way round, from now on."""
        self._settings.outline_shown = not self._settings.outline_shown

    def _follow(self, name: str) -> None:
        if name == "outline_shown":
            self.arrange()

    def _describe(self, text: str) -> None:
        if self.is_shown:
            self.described.emit(text)

    def _make_page(self) -> OutlinePage:
        # A start at the table need not wait for it.
        from twoheirs_qt.tabletop.outline.page import OutlinePage

        page = OutlinePage(
            self._make_outline(),
            self._settings,
            cast("QWidget", self._container),  # another parent, later, would take its letters
        )
        page.message.connect(self.message)
        page.entry_chosen.connect(self.entry_chosen)
        QWidget.setTabOrder(self._table, page.tree)
        QWidget.setTabOrder(page.tree, page.offer_list)
        self.page = page
        return page
