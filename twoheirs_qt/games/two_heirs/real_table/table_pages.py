"""The base class of the controllers that open pages for games at a real table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.play.session import NAME, GameSession
from twoheirs_qt.games.two_heirs.rules.components import Catalogue, Heir, Sections
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.games.two_heirs.words import real_table as texts
from twoheirs_qt.games.two_heirs.words.names import name_heir
from twoheirs_qt.tabletop.results.results import ResultBook, make_result_id
from twoheirs_qt.tabletop.results.store import Result, rank_places
from twoheirs_qt.tabletop.running.opening import Opening
from twoheirs_qt.tabletop.saves.own_file import RenamedFile, load_own_file
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, SaveGame, TakeBackRule, summarize
from twoheirs_qt.tabletop.saves.titles import format_date
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import sanitize_path
from twoheirs_qt.tabletop.window.context import GameController
from twoheirs_qt.tabletop.window.errors import explain_fault, format_fault_details

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.real_table.entry_page import EntryPage

_NOON: Final = "T12:00:00Z"


class FinishedGame(NamedTuple):
    """A game that has been played at a table: its end, who played, when, and a note."""

    state: State
    names: tuple[str, str]
    day: str
    note: str


class TablePagesState(NamedTuple):
    """The entries of a page (None if there is no page yet), and whether it is shown."""

    record: Any
    is_shown: bool


class TablePages(GameController):
    """Shows a page, which is made of what `file` holds when it is first needed."""

    def __init__(
        self, context: TwoHeirsContext, games: Opening, results: ResultBook, file: Path
    ) -> None:
        super().__init__(context)
        self._context, self._games, self._results, self._file = context, games, results, file
        self._page: EntryPage | None = None
        self._previous_page: QWidget | None = None
        self._is_failing = False
        write_queue = context.session.store.write_queue
        write_queue.failed.connect(self._report_failure)
        write_queue.written.connect(self._report_success)

    _session: GameSession
    subject: ClassVar[str]
    """The section of the rule book about the page."""

    # -- hooks -------------------------------------------------------------------------------------

    def _load(self) -> tuple[Any, RenamedFile | None]:
        """Read the file in a thread. Raises FileError."""
        raise NotImplementedError

    def _make_page(self, record: Any) -> EntryPage:
        """Make the page."""
        raise NotImplementedError

    def _make_record(self) -> Any:
        """Return what the page holds, as `_load` does."""
        raise NotImplementedError

    # -- the page ----------------------------------------------------------------------------------

    @property
    def is_shown(self) -> bool:
        """Whether the window shows the page."""
        return self._page is not None and self._window.pages.currentWidget() is self._page

    def capture_state(self) -> TablePagesState:
        """Return what was entered, and whether the page is shown."""
        return TablePagesState(None if self._page is None else self._make_record(), self.is_shown)

    def restore(self, state: TablePagesState) -> None:
        """Make the page again of what was entered, which may not be in the file yet."""
        if state.record is not None:
            self._page = self._make_page(state.record)
            self._window.pages.addWidget(self._page)
            if state.is_shown:
                self._enter(self._page)

    def _open_page(self, then: Callable[[Any], object]) -> None:
        """Read what was entered, make the page, and go on."""
        if self._page is not None:
            then(self._page)
            return

        def make(loaded: tuple[Any, RenamedFile | None]) -> None:
            record, renamed = loaded
            self._page = self._make_page(record)
            self._window.pages.addWidget(self._page)
            then(self._page)
            if renamed is not None:
                self._report_renamed(renamed)

        self._disk.run(
            self.tr("Reading what lies on your table…"),
            self._load,
            make,
            self.tr("What lies on your table cannot be read"),
        )

    def _load_file(self, load: Callable[[Path], Any], empty: Any) -> tuple[Any, RenamedFile | None]:
        return load_own_file(self._file, load, empty)

    def _enter(self, page: EntryPage, catalogue: Catalogue | None = None) -> None:
        """Show a page; its game keeps the `catalogue` with which it was begun, and says so."""
        if not self.is_shown:
            self._previous_page = self._window.pages.currentWidget()
        self._window.pages.put_back()
        self._window.pages.turn_to(page)
        if catalogue is not None and catalogue.digest != self._session.catalogue.digest:
            page.report(
                self.tr(
                    "This game keeps the tiles with which it was begun; your next one has them as "
                    "you corrected them since."
                )
            )

    def _leave(self) -> None:
        """Go back to the page before."""
        pages = self._window.pages
        if self._previous_page is not None and pages.indexOf(self._previous_page) >= 0:
            pages.turn_to(self._previous_page)
        elif self._session.is_open:
            pages.show_table()
        else:
            pages.start_page_requested.emit()
        shown = pages.currentWidget()
        if shown is not None:
            shown.setFocus()

    @Slot(object, object)
    def _report_failure(self, path: Path, fault: Exception) -> None:
        """Report once that the entries are not being saved, until they are again."""
        if path != self._file or self._is_failing:
            return
        self._is_failing = True
        if self._page is not None:
            self._page.report(
                self.tr(
                    "{fault} What you enter is kept while the program runs; saving is tried again."
                ).format(fault=explain_fault(fault))
            )

    @Slot(object, object)
    def _report_success(self, path: Path, _result: object) -> None:
        if path == self._file and self._is_failing:
            self._is_failing = False
            if self._page is not None:
                self._page.report(self.tr("Everything is saved again."))

    def _report_renamed(self, renamed: RenamedFile) -> None:
        self._show_notice(
            self.tr("What lay on your table cannot be read"),
            self.tr(
                "{fault} Its file has been renamed to {name}, and an empty table prepared."
            ).format(fault=explain_fault(renamed.fault), name=sanitize_path(renamed.new_name.name)),
            format_fault_details(renamed.fault),
        )

    def _find_new_roads(self, roads: Mapping[str, Sections]) -> dict[str, Sections]:
        """Return the roads that were drawn and are not in the catalogue for new games yet."""
        tiles = self._session.catalogue.tiles
        return {
            name: sections
            for name, sections in roads.items()
            if name in tiles and frozenset(map(frozenset, sections)) != frozenset(tiles[name].roads)
        }

    # -- the game ----------------------------------------------------------------------------------

    def _keep_game(self, game: FinishedGame) -> None:
        """Keep a game among the others, count it, and show its score sheet on the table."""
        session = self._session
        settings = GameSettings(game.names, take_back_rule=TakeBackRule.OFF)
        self._games.continue_from(
            session.games.find(NAME), game.state, settings, Origin.from_position()
        )
        day = format_date(f"{game.day}{_NOON}") if game.day else ""
        title = texts.TITLE.fill(day=day) if day else texts.TITLE_WITHOUT_DAY
        session.rename(" · ".join(part for part in (localize(title), game.note) if part))
        self._results.add(make_result(session.save, game.state.south, game.names))
        self._window.pages.show_table()
        self._window.page.take_focus()


def make_result(save: SaveGame, south: Heir, names: tuple[str, str]) -> Result:
    """The result of a game that was played at a table, for the player at the bottom.

    The opponent is Henry, or the other player by name.
    """
    summary, other = summarize(save), south.opponent
    opponent = names[other] or localize(name_heir(other))
    keys = [(seat in summary.winners, summary.points[seat]) for seat in (south, other)]
    return Result(
        id=make_result_id(save),
        game=save.game.name,
        ended=save.changed,
        opponents=("" if save.state.solo is not None else opponent,),
        points=(summary.points[south], summary.points[other]),
        places=rank_places(keys),
        details=summary.details,
    )
