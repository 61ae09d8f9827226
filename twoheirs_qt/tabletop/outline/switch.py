"""Shows a game on its table, or in its outline in place of the table, as the settings say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from twoheirs_qt.games.two_heirs.table.stage import TableWithPanel
from twoheirs_qt.games.two_heirs.table.view import TableView
from twoheirs_qt.tabletop.window.settings import Settings

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.things.offers import Commands
    from twoheirs_qt.tabletop.outline.page import OutlinePage
from twoheirs_qt.games.two_heirs.things.thing import Thing


class TableContainer(QStackedWidget):
    """Holds `table`, or what takes its place for a while."""

    def __init__(self, table: TableView, parent: QWidget) -> None:
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
    `commands` do what is no single action of the rules.

    - `message`: a message for the player, see `OutlinePage`
    - `plan_described`: where Henry will build, in words
    - `entry_chosen`: an entry of the chronicle to go to, in a game that is only looked at
    """

    message = Signal(str)
    plan_described = Signal(str)
    entry_chosen = Signal(int)

    def __init__(
        self,
        container: TableContainer | TableWithPanel,
        table: TableView,
        settings: Settings,
        commands: Callable[[], Commands],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._owner = parent
        self._container = container
        self._table = table
        self._session = table.session
        self._settings = settings
        self._commands = commands
        self.page: OutlinePage | None = None
        self.is_shown = False
        settings.changed.connect(self._follow)
        table.plan.described.connect(self._tell_plan)
        self._session.opened.connect(self.arrange)

    @property
    def subject(self) -> str:
        """The section of the rule book about what is looked at, in the outline or at the table."""
        if self.is_shown and self.page is not None:
            return self.page.subject
        return self._table.subject

    def place(self) -> Thing | None:
        """The thing that the current row is about, if the outline is shown."""
        return self.page.place() if self.is_shown and self.page is not None else None

    def restore(self, place: Thing | None) -> None:
        """Go to the row about the same in an outline of the same moment."""
        if place is not None and self.page is not None:
            self.page.go_to_one_of((place,))

    def arrange(self) -> None:
        """Show outline or table, as the settings say."""
        wanted = self._settings.outline and self._session.is_open
        if wanted == self.is_shown:
            return
        self.is_shown = wanted
        table = self._table
        table.controller.cancel()
        if wanted:
            page = self.page or self._make()
            table.cover(True)
            self._container.replace_table(page)
            table.setFocusProxy(page.tree)
        else:
            table.cover(False)
            table.setFocusProxy(None)  # type: ignore[arg-type]
            self._container.replace_table(None)
        if self._owner.isVisibleTo(self._owner.window()):
            table.setFocus()

    def ask(self) -> None:
        """Tell what it would take to do what is looked at, where the outline is shown."""
        if self.is_shown and self.page is not None:
            self.page.ask()

    def swap(self) -> None:
        """Show the other one from now on."""
        self._settings.outline = not self._settings.outline

    def _follow(self, name: str) -> None:
        if name == "outline":
            self.arrange()

    def _tell_plan(self, words: str) -> None:
        """Tell where Henry will build, which the table shows by itself."""
        if self.is_shown:
            self.plan_described.emit(words)

    def _make(self) -> OutlinePage:
        # A start at the table need not wait for it.
        from twoheirs_qt.tabletop.outline.page import OutlinePage

        page = OutlinePage(
            self._session,
            self._settings,
            self._commands(),
            self._container,  # another parent, later, would take its letters
            closed=self._table.controller.closed,
        )
        page.message.connect(self.message)
        page.entry_chosen.connect(self.entry_chosen)
        QWidget.setTabOrder(self._table, page.tree)
        QWidget.setTabOrder(page.tree, page.offer_list)
        self.page = page
        return page
