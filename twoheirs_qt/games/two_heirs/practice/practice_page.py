"""Opening the page of practice from the menus, and reporting what cannot be read."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.tabletop.text.sanitize import sanitize_path
from twoheirs_qt.tabletop.window.context import GameController
from twoheirs_qt.tabletop.window.errors import explain_fault, format_fault_details

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.practice.book import Practice, PracticeBook
    from twoheirs_qt.games.two_heirs.practice.page import PracticePage, PracticeState


class PracticePages(GameController):
    """Shows the page of practice, which is made when it is first needed."""

    def __init__(self, context: TwoHeirsContext, find_book: Callable[[], PracticeBook]) -> None:
        super().__init__(context)
        self._context = context
        self._find_book = find_book
        self._page: PracticePage | None = None
        self._page_before: QWidget | None = None
        menus = context.menus
        menus.practice.triggered.connect(lambda: self.show())
        menus.turn_of_day.triggered.connect(lambda: self.show(of_day=True))

    @cached_property
    def _book(self) -> PracticeBook:
        book = self._find_book()
        book.renamed.connect(self._report_renamed)
        book.failed.connect(self._report_failure)
        return book

    @property
    def page(self) -> PracticePage:
        if self._page is None:
            from twoheirs_qt.games.two_heirs.practice.page import PracticePage

            self._page = PracticePage(self._context, self._book, self._session.store.worker)
            self._page.leave_requested.connect(self._leave)
            self._window.pages.addWidget(self._page)
        return self._page

    @property
    def is_shown(self) -> bool:
        """Whether the window shows the page."""
        return self._page is not None and self._window.pages.currentWidget() is self._page

    def show(self, *, of_day: bool = False) -> None:
        """Show what is due, or the turn of the day."""

        def open_page(practice: Practice) -> None:
            self._enter()
            self.page.open(practice, of_day=of_day)
            self._book.report_errors()

        error_title = self.tr("The positions for practice cannot be read")
        self._disk.run(self.tr("Reading your games…"), self._book.read, open_page, error_title)

    def capture_state(self) -> PracticeState | None:
        """Return what the page shows; None if it is not shown."""
        return self.page.capture_state() if self.is_shown else None

    def restore(self, place: PracticeState | None) -> None:
        """Show the same position again."""
        if place is None:
            return
        shown_place = place

        def open_page(practice: Practice) -> None:
            self._enter()
            self.page.restore(practice, shown_place)

        self._disk.run(self.tr("Reading your games…"), self._book.read, open_page, lambda _: None)

    def _enter(self) -> None:
        if not self.is_shown:
            self._page_before = self._window.pages.currentWidget()
        self._window.pages.put_back()
        self._window.pages.turn_to(self.page)

    def _leave(self) -> None:
        """Go back to the page before."""
        pages = self._window.pages
        if self._page_before is not None and pages.indexOf(self._page_before) >= 0:
            pages.turn_to(self._page_before)
        elif self._session.is_open:
            pages.show_table()
        else:
            pages.start_page_requested.emit()
        shown_page = pages.currentWidget()
        if shown_page is not None:
            shown_page.setFocus()

    def _report_renamed(self, fault: Exception, renamed_file: Path) -> None:
        self._show_notice(
            self.tr("Your progress in practice cannot be read"),
            self.tr(
                "Its file is damaged. It has been renamed to {name}, and a new one started."
            ).format(name=sanitize_path(renamed_file.name)),
            format_fault_details(fault),
        )

    def _report_failure(self, fault: Exception) -> None:
        self._show_notice(
            self.tr("Your progress in practice could not be saved"),
            self.tr("{fault} It will be kept only until you close the program.").format(
                fault=explain_fault(fault)
            ),
        )
