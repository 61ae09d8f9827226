"""Opening the page for a game at a real table, and keeping the game among the others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.play.session import NAME, GameSession
from twoheirs_qt.games.two_heirs.real_table.entries import Arrange, ChooseSets, Describe
from twoheirs_qt.games.two_heirs.table.context import HeirContext
from twoheirs_qt.games.two_heirs.words import real_table as texts
from twoheirs_qt.tabletop.results.results import ResultBook
from twoheirs_qt.tabletop.running.opening import Opening
from twoheirs_qt.tabletop.saves.own_file import RenamedFile, load_own_file
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, TakeBack
from twoheirs_qt.tabletop.saves.titles import format_date
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import sanitize_path
from twoheirs_qt.tabletop.widgets.question import Answer, Kind
from twoheirs_qt.tabletop.window.context import GameController
from twoheirs_qt.tabletop.window.errors import fault_details, fault_words

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.real_table.page import ScorePage
    from twoheirs_qt.games.two_heirs.real_table.table_file import TableRecord

_NOON: Final = "T12:00:00Z"


class RealTable(GameController):
    """Shows the page for a game at a real table, which is made when it is first needed.

    What is entered there is kept in `file`.
    """

    _session: GameSession

    def __init__(
        self, context: HeirContext, games: Opening, results: ResultBook, file: Path
    ) -> None:
        super().__init__(context)
        self._context, self._games, self._results, self._file = context, games, results, file
        self._page: ScorePage | None = None
        self._back_to: QWidget | None = None
        context.window.menus.score_table.triggered.connect(lambda: self.show())

    @property
    def is_shown(self) -> bool:
        """Whether the window shows the page."""
        return self._page is not None and self._window.pages.currentWidget() is self._page

    def show(self) -> None:
        """Show what was entered last; ask about the game if that is nothing."""

        def open_page(page: ScorePage) -> None:
            self._enter(page)
            if not page.desk.stack.count():
                page.ask_game()

        self._run(open_page)

    def place(self) -> bool:
        """Return whether the page is shown."""
        return self.is_shown

    def restore(self, place: bool) -> None:
        """Show the page again."""
        if place:
            self._run(self._enter)

    def _run(self, then: Callable[[ScorePage], object]) -> None:
        """Read what was entered, make the page, and go on."""
        from twoheirs_qt.games.two_heirs.real_table.table_file import TableRecord, load_record

        if self._page is not None:
            then(self._page)
            return
        empty = TableRecord(self._session.catalogue)

        def make(found: tuple[TableRecord, RenamedFile | None]) -> None:
            record, renamed = found
            page = self._make_page(record)
            then(page)
            if renamed is not None:
                self._report_renamed(renamed)

        self._disk.run(
            self.tr("Reading what lies on your table…"),
            lambda: load_own_file(self._file, load_record, empty),
            make,
            self.tr("What lies on your table cannot be read"),
        )

    def _make_page(self, record: TableRecord) -> ScorePage:
        from twoheirs_qt.games.two_heirs.real_table.desk import Desk
        from twoheirs_qt.games.two_heirs.real_table.page import ScorePage

        desk = Desk(record, self._session.store.outbox, self._file)
        page = self._page = ScorePage(self._context, desk)
        desk.setParent(page)
        page.left.connect(self._leave)
        page.kept.connect(self._keep)
        page.cleared.connect(self._ask_clear)
        self._window.pages.addWidget(page)
        return page

    def _enter(self, page: ScorePage) -> None:
        if not self.is_shown:
            self._back_to = self._window.pages.currentWidget()
        self._window.page.put_back()
        self._window.pages.turn_to(page)

    def _leave(self) -> None:
        """Go back to the page before."""
        pages = self._window.pages
        if self._back_to is not None and pages.indexOf(self._back_to) >= 0:
            pages.turn_to(self._back_to)
        elif self._session.is_open:
            pages.show_table()
        else:
            pages.start_page_requested.emit()
        shown = pages.currentWidget()
        if shown is not None:
            shown.setFocus()

    # -- the game --------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Keep the game among the others, and show its score sheet on the table."""
        page = self._page
        assert page is not None
        layout, session = page.desk.layout, self._session
        state = layout.state(page.desk.catalogue)
        settings = GameSettings(layout.names, take_back=TakeBack.OFF)
        self._games.continue_from(session.games.find(NAME), state, settings, Origin.position())
        day = format_date(f"{layout.day}{_NOON}") if layout.day else ""
        title = texts.TITLE.fill(day=day) if day else texts.TITLE_WITHOUT_DAY
        parts = [localize(title), layout.note]
        session.rename(" · ".join(part for part in parts if part))
        self._clear()
        self._window.pages.show_table()
        self._window.page.take_focus()

    def _ask_clear(self) -> None:
        page = self._page
        if page is None or not page.desk.layout.tiles:
            self._clear()
            return
        self._ask(
            self.tr("Clear the table?"),
            self.tr("All that you entered is taken off, and cannot be brought back."),
            Answer(self.tr("Leave it"), None, Kind.ESCAPE),
            Answer(self.tr("Clear the table"), self._clear, Kind.ENTER),
        )

    def _clear(self) -> None:
        """Clear the table for the next game of the same players."""
        page = self._page
        assert page is not None
        layout = page.desk.layout
        page.desk.restart(
            self._session.catalogue,
            (
                ChooseSets(layout.sets),
                Arrange(layout.level, layout.south, layout.score_roads),
                Describe(layout.names, "", ""),
            ),
        )

    def _report_renamed(self, renamed: RenamedFile) -> None:
        self._tell(
            self.tr("What lay on your table cannot be read"),
            self.tr(
                "{fault} Its file has been renamed to {name}, and an empty table prepared."
            ).format(fault=fault_words(renamed.fault), name=sanitize_path(renamed.new_name.name)),
            fault_details(renamed.fault),
        )
