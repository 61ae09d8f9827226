"""Opening the page of Henry at a real table, and keeping the game among the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from twoheirs_qt.games.two_heirs.real_table.table_pages import FinishedGame, TablePages
from twoheirs_qt.games.two_heirs.rules.components import Sections
from twoheirs_qt.tabletop.saves.own_file import RenamedFile
from twoheirs_qt.tabletop.widgets.question import Answer, AnswerKeys

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.real_table.henry import answers
    from twoheirs_qt.games.two_heirs.real_table.henry.page import HenryPage
    from twoheirs_qt.games.two_heirs.real_table.record import Record


class HenryTable(TablePages):
    """Shows the page on which Henry's part is kept."""

    _page: HenryPage | None
    subject = "program/henry"

    def show(self) -> None:
        """Show the game as far as it was told; ask about one if there is none."""

        def open_page(page: HenryPage) -> None:
            if page.keeper.game is None:
                self._restart(page)
            self._enter(page, page.entry_stack.catalogue)
            if page.keeper.game is None:
                page.ask_game()

        self._open_page(open_page)

    def find_roads(self, then: Callable[[Mapping[str, Sections]], object]) -> None:
        """Find the roads that were drawn on this page, and go on with them."""
        self._open_page(lambda page: then(page.keeper.roads))

    def _load(self) -> tuple[Any, RenamedFile | None]:
        from twoheirs_qt.games.two_heirs.real_table.henry.keeper_file import KEEPER_ANSWERS
        from twoheirs_qt.games.two_heirs.real_table.record import Record

        return self._load_file(KEEPER_ANSWERS.load, Record(self._session.catalogue))

    def _make_page(self, record: Record[answers.Answer]) -> HenryPage:
        from twoheirs_qt.games.two_heirs.real_table.entry_stack import SavedEntryStack
        from twoheirs_qt.games.two_heirs.real_table.henry.keeper_file import KEEPER_ANSWERS
        from twoheirs_qt.games.two_heirs.real_table.henry.page import HenryPage

        entry_stack = SavedEntryStack(
            KEEPER_ANSWERS, record, self._session.store.write_queue, self._file
        )
        page = HenryPage(self._context, entry_stack)
        entry_stack.setParent(page)
        page.back_requested.connect(self._leave)
        page.keep_requested.connect(lambda: self._keep(page))
        page.begin_requested.connect(lambda begin: self._begin(page, begin))
        return page

    def _make_record(self) -> Record[answers.Answer] | None:
        return self._page.entry_stack.record if self._page is not None else None

    def _keep(self, page: HenryPage) -> None:
        keeper = page.keeper
        state, game = keeper.state, keeper.game
        assert state is not None
        assert game is not None
        self._keep_game(FinishedGame(state, game.names, game.day, game.note))
        self._restart(page)

    def _restart(self, page: HenryPage, *steps: answers.Answer) -> None:
        """Begin another game with the same box."""
        from twoheirs_qt.games.two_heirs.real_table.henry.answers import DrewRoads

        roads = self._find_new_roads(page.keeper.roads)
        drawn = [DrewRoads(*item) for item in roads.items()]
        page.entry_stack.restart(self._session.catalogue, (*drawn, *steps))

    def _begin(self, page: HenryPage, begin: answers.Begin) -> None:
        """Begin another game, if need be in place of one that is not over."""
        start = partial(self._restart, page, begin)
        if page.keeper.state is None:
            start()
            return
        self._ask_question(
            self.tr("Begin another game?"),
            self.tr("What you told about the present game is forgotten."),
            Answer(self.tr("Keep telling"), None, AnswerKeys.ESCAPE),
            Answer(self.tr("Begin another game"), start, AnswerKeys.ENTER),
        )
