"""Opening the page that scores a game at a real table, and keeping the game among the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from twoheirs_qt.games.two_heirs.real_table.table_pages import FinishedGame, TablePages
from twoheirs_qt.games.two_heirs.rules.components import Sections
from twoheirs_qt.tabletop.saves.own_file import RenamedFile
from twoheirs_qt.tabletop.widgets.question import Answer, AnswerKeys

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.real_table.entries import Entry
    from twoheirs_qt.games.two_heirs.real_table.page import ScorePage
    from twoheirs_qt.games.two_heirs.real_table.record import Record


class RealTable(TablePages):
    """Shows the page that scores a game."""

    _page: ScorePage | None
    subject = "program/real"

    def show(self) -> None:
        """Show what was entered last; ask about the game if that is nothing."""

        def open_page(page: ScorePage) -> None:
            if (
                not page.table.tiles
                and page.entry_stack.catalogue.digest != self._session.catalogue.digest
            ):
                # It is laid with the tiles as they are corrected now.
                self._clear(page, page.table.day, page.table.note)
            self._enter(page, page.entry_stack.catalogue)
            if not page.entry_stack.undo_stack.count():
                page.ask_game()

        self._open_page(open_page)

    def find_roads(self, then: Callable[[Mapping[str, Sections]], object]) -> None:
        """Find the roads that were drawn on this page, and go on with them."""
        self._open_page(lambda page: then(page.table.roads))

    def _load(self) -> tuple[Any, RenamedFile | None]:
        from twoheirs_qt.games.two_heirs.real_table.record import Record
        from twoheirs_qt.games.two_heirs.real_table.table_file import TABLE_ENTRIES

        return self._load_file(TABLE_ENTRIES.load, Record(self._session.catalogue))

    def _make_page(self, record: Record[Entry]) -> ScorePage:
        from twoheirs_qt.games.two_heirs.real_table.entry_stack import SavedEntryStack
        from twoheirs_qt.games.two_heirs.real_table.page import ScorePage
        from twoheirs_qt.games.two_heirs.real_table.table_file import TABLE_ENTRIES

        entry_stack = SavedEntryStack(
            TABLE_ENTRIES, record, self._session.store.write_queue, self._file
        )
        page = ScorePage(self._context, entry_stack)
        entry_stack.setParent(page)
        page.back_requested.connect(self._leave)
        page.keep_requested.connect(lambda: self._keep(page))
        page.clear_requested.connect(lambda: self._ask_clear(page))
        return page

    def _make_record(self) -> Record[Entry] | None:
        return self._page.entry_stack.record if self._page is not None else None

    def _keep(self, page: ScorePage) -> None:
        layout = page.table
        state = layout.make_state(page.entry_stack.catalogue)
        self._keep_game(FinishedGame(state, layout.names, layout.day, layout.note))
        self._clear(page)

    def _ask_clear(self, page: ScorePage) -> None:
        if not page.table.tiles:
            self._clear(page)
            return
        self._ask_question(
            self.tr("Clear the table?"),
            self.tr("All that you entered is taken off, and cannot be brought back."),
            Answer(self.tr("Leave it"), None, AnswerKeys.ESCAPE),
            Answer(self.tr("Clear the table"), lambda: self._clear(page), AnswerKeys.ENTER),
        )

    def _clear(self, page: ScorePage, day: str = "", note: str = "") -> None:
        """Clear the table for the next game of the same players."""
        from twoheirs_qt.games.two_heirs.real_table.entries import (
            Arrange,
            ChooseSets,
            Describe,
            DrawRoads,
        )

        table = page.table
        page.entry_stack.restart(
            self._session.catalogue,
            (
                ChooseSets(table.sets),
                Arrange(table.level, table.south, table.score_roads),
                Describe(table.names, day, note),
                # The next game is played with the same box.
                *(DrawRoads(*item) for item in self._find_new_roads(table.roads).items()),
            ),
        )
