"""Opening the page on which the catalogue is corrected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal

from twoheirs_qt.games.two_heirs.play.session import NAME
from twoheirs_qt.games.two_heirs.real_table.table_pages import TablePages
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.tabletop.saves.own_file import RenamedFile
from twoheirs_qt.tabletop.text.sanitize import sanitize_path
from twoheirs_qt.tabletop.window.errors import explain_fault, format_fault_details

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.real_table.catalogue.page import CataloguePage


class OwnCatalogue(TablePages):
    """Shows the page of the catalogue; corrections are written into the player's own.

    `roads_requested` carries a function to which the roads drawn on the other pages are handed.
    """

    _page: CataloguePage | None
    subject = "program/tiles"

    roads_requested = Signal(object)

    def show(self) -> None:
        """Show the catalogue: the player's own as it was last corrected, or the program's."""
        self._open_page(self._enter)

    def _load(self) -> tuple[Any, RenamedFile | None]:
        from twoheirs_qt.games.two_heirs.codec.catalogue import (
            load_catalogue,
            load_installed_catalogue,
        )

        return self._load_file(load_catalogue, load_installed_catalogue())

    def _make_page(self, record: Catalogue) -> CataloguePage:
        from twoheirs_qt.games.two_heirs.real_table.catalogue.entry_stack import CatalogueEntryStack
        from twoheirs_qt.games.two_heirs.real_table.catalogue.page import CataloguePage

        entry_stack = CatalogueEntryStack(record, self._session.store.write_queue, self._file)
        page = CataloguePage(self._context, entry_stack)
        entry_stack.setParent(page)
        # New games are played with it at once; games that have begun keep theirs.
        entry_stack.changed.connect(
            lambda: self._session.games.use_catalogue(NAME, entry_stack.catalogue)
        )
        page.back_requested.connect(self._leave)
        page.roads_requested.connect(lambda: self.roads_requested.emit(page.take_roads))
        return page

    def _make_record(self) -> Catalogue | None:
        return self._page.entry_stack.catalogue if self._page is not None else None

    def _report_renamed(self, renamed: RenamedFile) -> None:
        self._show_notice(
            self.tr("Your catalogue of tiles cannot be used"),
            self.tr("{fault} Its file has been renamed to {name}; here is the program's.").format(
                fault=explain_fault(renamed.fault), name=sanitize_path(renamed.new_name.name)
            ),
            format_fault_details(renamed.fault),
        )
