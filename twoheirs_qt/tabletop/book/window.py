"""The window of the rule book: it stays open beside the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QEvent, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAction, QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QMainWindow,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QWidget,
)

from twoheirs_qt.tabletop.book.bar import BookBar
from twoheirs_qt.tabletop.book.browser import PAGE_TOP_PX, PageView, ScrollSpot
from twoheirs_qt.tabletop.book.contents import Contents, Results
from twoheirs_qt.tabletop.book.game_book import FIRST_SECTION, GameBook
from twoheirs_qt.tabletop.book.other_books import OtherBook, OtherBooks, OtherHits
from twoheirs_qt.tabletop.book.page import PageWriter, find_section, format_anchor, format_title
from twoheirs_qt.tabletop.book.printing import BookPrinting
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, read_text_scale
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.search import Hit, Index, Query
from twoheirs_qt.tabletop.widgets.focus_frame import (
    find_usable_area,
    limit_window_size,
    show_behind,
)
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, escape_mnemonics, make_column
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.widgets.search_field import NothingFound, SearchField

MIN_TEXT_SIZE, NORMAL_TEXT_SIZE, MAX_TEXT_SIZE, TEXT_SIZE_STEP = 70, 100, 220, 10
"""Sizes of text in percent."""

_FIRST_SIZE: Final = (1040, 780)
_SIDE_WIDTH, _MAX_SIDE_WIDTH = 290, 320
_CONTENTS_PADDING_PX: Final = 40
"""Pixels beside the titles, for margins and the scroll bar."""
_MAX_SIDE_GROWTH: Final = 1.4
"""The largest factor by which the contents widen with large text, to leave room for the page."""
_MIN_PAGE_WIDTH: Final = 400
"""The least width of a readable page, at normal text size."""


class BookState(NamedTuple):
    """The place in the book: section, history, search, and the state of the window.

    `is_described`: pictures are described in words; `is_searching`: the search field has the focus.
    """

    spot: ScrollSpot
    history: tuple[tuple[ScrollSpot, ...], tuple[ScrollSpot, ...]]
    search: str
    is_described: bool
    geometry: QByteArray
    is_shown: bool
    is_searching: bool


class RuleBookWindow(QMainWindow):
    """The rule book of a game; `other_books` are those of other games, by their names.

    - `text_size_changed` carries the size of text in percent
    - `other_book_asked` carries the name of another game and what is to be searched in its book
    """

    text_size_changed = Signal(int)
    other_book_asked = Signal(str, str)

    def __init__(
        self,
        source: GameBook,
        text_size: int = NORMAL_TEXT_SIZE,
        parent: QWidget | None = None,
        other_books: Mapping[str, OtherBook] = MappingProxyType({}),
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("ruleBook")
        self.text_size = min(max(text_size, MIN_TEXT_SIZE), MAX_TEXT_SIZE)
        self._has_descriptions = QAccessible.isActive()
        self._source = source
        self._book = source.book
        self.printing = BookPrinting(self._source, self)
        self._pages = tuple(self._book.list_pages())
        self._sections = tuple(section.id for section in self._book.list_sections())
        self._page_of = {section.id: page for page in self._pages for section in page.sections}
        self._page = self._pages[0]
        self._past: list[ScrollSpot] = []
        self._future: list[ScrollSpot] = []
        self._index: Index | None = None

        self.view = PageView(self)
        self.contents = Contents(self._book, self)
        self.results = Results(self)
        self.search = SearchField(self)
        # Connected first, so that the same key cannot accept a suggestion and choose a result.
        self.search.returnPressed.connect(self.results.choose_current)
        self.nothing_found = NothingFound(self.search, self)
        self._side = QStackedWidget(self)
        for widget in (self.contents, self.results, self.nothing_found):
            self._side.addWidget(widget)
        self.other_books = OtherBooks(other_books, self)
        self.other_hits = QWidget(self)
        """A button for each other rule book with hits."""
        self._other_buttons = make_column(owner=self.other_hits, margins=NO_MARGINS, spacing=6)
        self.other_hits.hide()
        self.bar = BookBar(self)
        self.bar.describe_pictures.setChecked(self._has_descriptions)
        self.addToolBar(self.bar)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # the bar cannot be hidden
        self._lay_out()
        self._connect()
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.view.setAccessibleName(self.tr("Page of the rule book"))
        self._write_page()
        self._show((FIRST_SECTION, PAGE_TOP_PX))

    # -- building --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        left = QWidget(self)
        parts = (self.search, (self._side, 1), self.other_hits)
        make_column(*parts, owner=left, margins=(8, 8, 0, 8), spacing=8)
        splitter = QSplitter(self)
        splitter.addWidget(left)
        splitter.addWidget(self.view)
        splitter.setStretchFactor(1, 1)
        max_side_width = round(_MAX_SIDE_WIDTH * min(read_text_scale(), _MAX_SIDE_GROWTH))
        side_width = min(
            max(_SIDE_WIDTH, self.contents.needed_width + _CONTENTS_PADDING_PX), max_side_width
        )
        self._side_width = side_width
        splitter.setChildrenCollapsible(False)
        left.setMinimumWidth(190)
        self.setCentralWidget(splitter)
        self.setMinimumSize(limit_window_size(QSize(640, 420), self.screen()))
        room = find_usable_area(self.screen().availableGeometry()).size()
        self.resize((QSize(*_FIRST_SIZE) * max(1.0, read_text_scale())).boundedTo(room))
        splitter.setSizes([side_width, self.width() - side_width])

    @property
    def least_width(self) -> int:
        """The least width of the window with a readable page."""
        return self._side_width + round(_MIN_PAGE_WIDTH * self._scale)

    @property
    def _scale(self) -> float:
        """The scale of text on pages: the book's own size times the program's."""
        return self.text_size / 100 * read_text_scale()

    def _connect(self) -> None:
        bar = self.bar
        connections: tuple[tuple[QAction, Callable[[], object]], ...] = (
            (bar.back, self.go_back),
            (bar.forward, self.go_forward),
            (bar.previous_page, lambda: self._turn_page(-1)),
            (bar.next_page, lambda: self._turn_page(1)),
            (bar.smaller_text, lambda: self.set_text_size(self.text_size - TEXT_SIZE_STEP)),
            (bar.larger_text, lambda: self.set_text_size(self.text_size + TEXT_SIZE_STEP)),
            (bar.normal_text, lambda: self.set_text_size(NORMAL_TEXT_SIZE)),
            (bar.search, self.search.begin),
            (bar.describe_pictures, self._toggle_descriptions),
            (bar.print_page, self._print_page),
            (bar.print_book, self.printing.print_book),
            (bar.save_pdf, self.printing.choose_pdf_file),
            (bar.close_window, self.close),
        )
        for action, function in connections:
            action.triggered.connect(lambda _=False, function=function: function())
        for action, card in zip((bar.turn_card, bar.symbol_card), self._source.cards, strict=False):
            action.triggered.connect(partial(self._open_card, card))
        self.view.link_chosen.connect(self.go_to)
        self.contents.chosen.connect(self.go_to)
        self.results.chosen.connect(self._go_to_hit)
        self.search.textChanged.connect(self._search)
        self.search.down_pressed.connect(self._focus_below_search)
        self.other_books.found.connect(self._offer_other_book)
        self.results.escaped.connect(self.search.begin)
        self.results.entered.connect(self.view.take_focus)

    # -- navigation --------------------------------------------------------------------------------

    @property
    def section(self) -> str:
        """The id of the section that is being read."""
        return find_section(self.current_anchor)

    @property
    def current_anchor(self) -> str:
        """The anchor of the paragraph that was opened if it is in view, else of the topmost."""
        return self.view.spot[0]

    def capture_state(self) -> BookState:
        """The present place, and the state of the window."""
        history = (tuple(self._past), tuple(self._future))
        return BookState(
            *(self.view.spot, history, self.search.text(), self._has_descriptions),
            *(self.saveGeometry(), self.isVisible(), self.focusWidget() is self.search),
        )

    def restore(self, state: BookState) -> None:
        """Restore the state of a book in another language or theme."""
        self._past, self._future = map(list, state.history)
        self.bar.describe_pictures.setChecked(state.is_described)
        self._toggle_descriptions()
        self.restoreGeometry(state.geometry)
        self.search.setText(state.search)
        if state.is_shown:
            show_behind(self)
        self._show(state.spot)
        (self.search if state.is_searching else self.view).setFocus()

    def open_at(self, section: str = "") -> None:
        """Show the window at a section, or at its last place; an unknown id opens the beginning."""
        if section:
            self.go_to(section)
        self.show()
        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()
        self.view.setFocus()

    def go_to(self, section: str, paragraph: int = 0) -> None:
        """Go to a section, and add it to the history; an unknown id goes to the beginning."""
        if section not in self._page_of:
            section = FIRST_SECTION
        self._past.append(self.view.spot)
        self._future.clear()
        place = format_anchor(self._book.find_section(section), paragraph)
        self._show((place, PAGE_TOP_PX if place == self._page_of[section].id else 0))

    def go_back(self) -> None:
        if self._past:
            self._future.append(self.view.spot)
            self._show(self._past.pop())

    def go_forward(self) -> None:
        if self._future:
            self._past.append(self.view.spot)
            self._show(self._future.pop())

    def _open_card(self, card: str, _checked: bool = False) -> None:
        self.go_to(card)

    def _turn_page(self, step: int) -> None:
        number = self._pages.index(self._page) + step
        if 0 <= number < len(self._pages):
            self.go_to(self._pages[number].id)

    def _show(self, spot: ScrollSpot) -> None:
        section = find_section(spot[0])
        page = self._page_of[section]
        if page is not self._page:
            self._page = page
            self._write_page()
        self.view.scroll_to_spot(spot)
        self.contents.show_current(section)
        number = self._pages.index(page)
        self.bar.back.setEnabled(bool(self._past))
        self.bar.forward.setEnabled(bool(self._future))
        self.bar.previous_page.setEnabled(number > 0)
        self.bar.next_page.setEnabled(number < len(self._pages) - 1)

    def _write_page(self) -> None:
        """Write the page, again if it is shown already."""
        page, scale = self._page, self._scale
        writer = PageWriter(
            self._source, find_current_theme(), scale, has_descriptions=self._has_descriptions
        )
        self.view.show_page(scale, lambda room: writer.write(page, room))
        title = format_title(page)
        self.view.setAccessibleDescription(title)
        self.setWindowTitle(f"{title} – {localize(self._source.title)}")

    # -- searching -------------------------------------------------------------------------------

    def _search(self, query: str) -> None:
        self._clear_other_hits()
        self.other_books.search(query)
        if not query.strip():
            self._side.setCurrentWidget(self.contents)
            self.view.highlight(Query())
            return
        if self._index is None:
            source = self._source
            self._index = Index(source.list_entries(), QLocale().name(), folder=source.synonyms)
        index = self._index
        self.view.highlight(index.parse_query(query))
        hits = index.find(query)
        self.results.show_hits(hits, index.entries)
        words = self.tr("Nothing found. Try fewer or different words.")
        self.nothing_found.show_message(words, "" if hits else index.suggest(query))
        self._side.setCurrentWidget(self.results if hits else self.nothing_found)

    def _clear_other_hits(self) -> None:
        for button in self.other_hits.findChildren(QPushButton):
            button.hide()
            button.deleteLater()
        self.other_hits.hide()

    def _offer_other_book(self, hits: OtherHits) -> None:
        """Offer to search in the rule book of another game, where there are hits, too."""
        title = localize(hits.title)
        text = self.tr("%n place(s) in the rule book of:", "", hits.sections)
        button = QPushButton(f"{escape_mnemonics(text)}\n{escape_mnemonics(title)}")
        button.setAccessibleName(f"{text} {title}")
        button.setToolTip(title)
        button.setFont(make_text_font(13))
        button.setAutoDefault(True)  # Enter presses it, too
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        query = self.search.text()
        button.clicked.connect(lambda: self.other_book_asked.emit(hits.game, query))
        self._other_buttons.addWidget(button)
        self.other_hits.show()
        announce(self.search, f"{text} {title}")

    def search_for(self, query: str) -> None:
        """Show the window with what is found, and the first hit on the page."""
        self.open_at()
        self.search.setText(query)
        self.search.begin()
        self.results.choose_current()
        self.search.setFocus()

    def _focus_below_search(self) -> None:
        """Move the focus from the search field to the widget that is shown below it."""
        below = (self.contents, self.results, self.nothing_found.suggestion)
        for widget in (*below, *self.other_hits.findChildren(QPushButton)):
            if widget.isVisible():
                widget.setFocus()
                return

    def _go_to_hit(self, hit: Hit) -> None:
        self.go_to(self._sections[hit.entry], hit.paragraph)
        self.view.go_to_match()

    # -- display -----------------------------------------------------------------------------------

    def set_text_size(self, percent: int) -> None:
        """Set the text size in percent; the paragraph at the top stays."""
        percent = min(max(percent, MIN_TEXT_SIZE), MAX_TEXT_SIZE)
        if percent != self.text_size:
            self.text_size = percent
            self._write_page()
            self.text_size_changed.emit(percent)
        self.bar.smaller_text.setEnabled(percent > MIN_TEXT_SIZE)
        self.bar.larger_text.setEnabled(percent < MAX_TEXT_SIZE)

    def _toggle_descriptions(self) -> None:
        self._has_descriptions = self.bar.describe_pictures.isChecked()
        self._write_page()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:  # the size of the program's text, too
            self._write_page()
        super().changeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.other_books.stop()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
            return
        super().keyPressEvent(event)

    def _print_page(self) -> None:
        self.printing.print_pages((self._page,))
