"""The list of keys: of the menus, the table, the outline, and all other pages."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from enum import IntEnum, auto
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QListWidget, QSizePolicy, QStackedWidget, QWidget

from twoheirs_qt.games.two_heirs.practice.page import PracticePage
from twoheirs_qt.games.two_heirs.replay.page import ReplayPage
from twoheirs_qt.games.two_heirs.replay.side_board import SideBoard
from twoheirs_qt.games.two_heirs.reviews.page import ReviewPage
from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow
from twoheirs_qt.tabletop.book.bar import BookBar
from twoheirs_qt.tabletop.drawing.fonts import scale_length, text_font
from twoheirs_qt.tabletop.replay.transport import Transport
from twoheirs_qt.tabletop.shelf.page import ShelfPage
from twoheirs_qt.tabletop.text.qt_texts import MACOS, MENU_BAR
from twoheirs_qt.tabletop.widgets.dialog import Dialog, VerticalScrollArea
from twoheirs_qt.tabletop.widgets.label import Label, fill, row
from twoheirs_qt.tabletop.window.commands import Command, format_key, keys_of
from twoheirs_qt.tabletop.window.menus import Menus

_K = Qt.Key
_WIDTH, _HEIGHT = 900, 600
_ARROWS = "← ↑ ↓ →"
_SEPARATOR = "  "
Rows: TypeAlias = Sequence[tuple[str, str]]
"""Pairs of a description and its keys."""


class Place(IntEnum):
    """The places where keys have an effect, in the order of the list."""

    TABLE = 0
    MENUS = auto()
    OUTLINE = auto()
    EVERYWHERE = auto()
    SHELF = auto()
    REPLAY = auto()
    REVIEW = auto()
    PRACTICE = auto()
    SIDE = auto()
    BOOK = auto()
    TUTORIAL = auto()

    @classmethod
    def of(cls, page: QWidget | None) -> Place:
        """The place of a page of the window; the table if it is no other."""
        pages = {
            ShelfPage: cls.SHELF,
            ReplayPage: cls.REPLAY,
            ReviewPage: cls.REVIEW,
            PracticePage: cls.PRACTICE,
            SideBoard: cls.SIDE,
        }
        return pages.get(type(page), cls.TABLE)


def _format_keys(*keys: Qt.Key | str | Command) -> str:
    """Format keys, or those of commands, in the system's notation, with a space between."""
    sequences = [key.keys[0] if isinstance(key, Command) else QKeySequence(key) for key in keys]
    return _SEPARATOR.join(map(format_key, sequences))


class _Row(Label):
    """A description of keys; the arrows down and up emit `stepped` with 1 or −1."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {_K.Key_Down: 1, _K.Key_Up: -1}.get(_K(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)


class _Pages(QStackedWidget):
    """A stack as high as its present page, not as the highest one."""

    def heightForWidth(self, width: int) -> int:
        page = self.currentWidget()
        return -1 if page is None else page.heightForWidth(width)


class ShortcutsDialog(Dialog):
    """A list of places, and beside it the keys of the chosen place and their effects.

    `place` is chosen at first.
    """

    def __init__(
        self,
        actions: Sequence[QAction],
        parent: QWidget | None,
        system: str = sys.platform,
        place: Place = Place.TABLE,
    ) -> None:
        super().__init__(parent)
        self._on_macos = system == MACOS
        self._actions = [action for action in actions if keys_of(action)]
        self._places = QListWidget(self)
        self._places.setFont(text_font(14))
        self._pages = _Pages(self)
        self._close = self.button(self.accept, default=True)
        self._room = VerticalScrollArea(self._pages, self)
        both = row(self._places, (self._room, 1), spacing=18)
        fill(self.column, ((both, 1),))
        self.fill_column((None, self._close))
        self._places.currentRowChanged.connect(self._show)
        self._set_texts()
        self._places.setCurrentRow(place)
        self._places.setFocus()
        self.set_first_size(_WIDTH, _HEIGHT)

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Shortcuts"))
        self._close.setText(self.tr("&Close"))
        self._places.setAccessibleName(self.windowTitle())
        for title, rows in self._groups():
            self._places.addItem(title)
            self._pages.addWidget(self._make_page(title, rows))
        self._places.setFixedWidth(
            self._places.sizeHintForColumn(0) + 4 * self._places.frameWidth() + scale_length(12)
        )

    def _groups(self) -> Iterator[tuple[str, Rows]]:
        """Title and rows of each `Place`."""
        yield self.tr("At the table"), self._table_rows()
        yield (
            self.tr("In the menus"),
            [(action.iconText(), keys_of(action)) for action in self._actions],
        )
        yield self.tr("In the outline"), self._outline_rows()
        yield self.tr("Everywhere"), self._everywhere_rows()
        yield self.tr("Your games"), self._shelf_rows()
        yield self.tr("Replay"), self._replay_rows()
        yield self.tr("Review"), self._review_rows()
        yield self.tr("Practice"), self._practice_rows()
        yield self.tr("Trying something out"), self._side_rows()
        yield self.tr("Rule book"), self._book_rows()
        yield self.tr("Tutorial"), self._tutorial_rows()

    def _show(self, place: int) -> None:
        """Show the page of a place, from its top; the others have no size."""
        ignored = QSizePolicy.Policy.Ignored
        for number in range(self._pages.count()):
            page = self._pages.widget(number)
            assert page is not None
            shown = number == place
            page.setSizePolicy(ignored, QSizePolicy.Policy.Preferred if shown else ignored)
            if shown:
                first = page.findChildren(_Row)[0]
                QWidget.setTabOrder(self._places, first)
                QWidget.setTabOrder(first, self._close)
        self._pages.setCurrentIndex(place)
        self._room.verticalScrollBar().setValue(0)

    def _move_focus(self, here: _Row, step: int) -> None:
        """Move the focus by so many rows, so that a screen reader reads them one by one."""
        page = here.parentWidget()
        rows = [] if page is None else page.findChildren(_Row)
        number = rows.index(here) + step
        if 0 <= number < len(rows):
            rows[number].setFocus(Qt.FocusReason.OtherFocusReason)
            self._room.ensureWidgetVisible(rows[number])

    # -- what is listed --------------------------------------------------------------------------

    def _table_rows(self) -> Rows:
        return (
            (
                self.tr("Go between reserve, hand, landscape, troops and heirs"),
                _format_keys(_K.Key_Tab, "Shift+Tab"),
            ),
            (self.tr("Move within an area"), _ARROWS),
            (self.tr("Pick up, put down, activate"), _format_keys(_K.Key_Return, _K.Key_Space)),
            (self.tr("Pick up a tile from your hand"), "1 – 9"),
            (
                self.tr(
                    "In the reserve (or if your hand has no such tile): the tile at that "
                    "distance from the shield"
                ),
                "1 – 6",
            ),
            (self.tr("Turn the tile over to expand"), _format_keys(_K.Key_F)),
            (self.tr("Withdraw the troop"), _format_keys(_K.Key_W)),
            (self.tr("Strike the Camp"), _format_keys(_K.Key_C)),
            (self.tr("All that can be done here"), _format_keys(_K.Key_Menu, "Shift+F10")),
            (self.tr("Put back what you have picked up"), _format_keys(_K.Key_Escape)),
            (self.tr("Next or previous cell where it can go"), _format_keys("N", "Shift+N")),
            (self.tr("Your next or previous building"), _format_keys("B", "Shift+B")),
            (self.tr("Zoom in, zoom out, fit"), _format_keys(_K.Key_Plus, _K.Key_Minus, _K.Key_0)),
        )

    def _outline_rows(self) -> Rows:
        return (
            (self.tr("From any table to its outline, and back"), _format_keys(_K.Key_F4)),
            (self.tr("Move through the rows, open and close a branch"), _ARROWS),
            (self.tr("Go to a branch, from the reserve to the chronicle"), "1 – 9"),
            (
                self.tr("Carry out the only choice, or go to the list of choices"),
                _format_keys(_K.Key_Return, _K.Key_Space),
            ),
            (
                self.tr("To the list of what can be done, and back"),
                _format_keys(_K.Key_Tab, _K.Key_Escape),
            ),
            (self.tr("The same list as a menu"), _format_keys(_K.Key_Menu, "Shift+F10")),
            (self.tr("Find a row by its name"), self.tr("letters")),
        )

    def _everywhere_rows(self) -> Rows:
        pressed = self.tr("Press the button with the underlined letter")
        to_menus = (
            MENU_BAR if self._on_macos else _SEPARATOR.join(("Alt", _format_keys(_K.Key_F10)))
        )
        return (
            (self.tr("Forward, back"), _format_keys(_K.Key_Tab, "Shift+Tab")),
            (self.tr("Next area, previous area"), _format_keys(_K.Key_F6, "Shift+F6")),
            (self.tr("Open the menus"), to_menus),
            # Nothing is underlined on macOS.
            *(() if self._on_macos else ((pressed, self.tr("Alt and the letter")),)),
            (self.tr("Close a dialog, changing nothing"), _format_keys(_K.Key_Escape)),
            (self.tr("Mark tiles to discard"), "1 – 9"),
            (self.tr("Move through the score sheet"), "↑ ↓"),
            (self.tr("Close the score sheet"), _format_keys(_K.Key_Escape)),
            (self.tr("Sort the results"), "1 – 6"),
        )

    def _shelf_rows(self) -> Rows:
        return (
            (self.tr("Search"), _format_keys(Menus.find)),
            (self.tr("Continue the game"), _format_keys(_K.Key_Return)),
            (self.tr("Watch it again"), _format_keys(ShelfPage.watch)),
            (self.tr("Review it"), _format_keys(ShelfPage.review)),
            (self.tr("Rename it"), _format_keys(ShelfPage.rename)),
            (self.tr("Export it"), _format_keys(ShelfPage.export)),
            (self.tr("Delete it, restore it"), _format_keys(ShelfPage.delete, ShelfPage.undo)),
            (self.tr("Back to the game"), _format_keys(ShelfPage.back)),
        )

    def _replay_rows(self) -> Rows:
        return (
            (self.tr("Play, pause"), _format_keys(Transport.play)),
            (self.tr("One action back, forward"), _format_keys(Transport.back, Transport.forward)),
            (
                self.tr("One turn back, forward"),
                _format_keys(Transport.turn_back, Transport.turn_forward),
            ),
            (
                self.tr("To the start, to the end"),
                _format_keys(Transport.to_start, Transport.to_end),
            ),
            (self.tr("Play on from here"), _format_keys(ReplayPage.take_over)),
            (self.tr("Try something out from here"), _format_keys(ReplayPage.side)),
            (self.tr("Review the game"), _format_keys(ReplayPage.review)),
            (self.tr("Close it"), _format_keys(ReplayPage.close_action)),
        )

    def _review_rows(self) -> Rows:
        page = ReviewPage
        return (
            (self.tr("Previous mistake, next mistake"), _format_keys(page.previous, page.next)),
            (self.tr("Try it again from here"), _format_keys(page.again)),
            (self.tr("Show the better turn"), _format_keys(page.better)),
            (self.tr("Show the turn played"), _format_keys(page.played)),
            (self.tr("Picture of the greatest mistakes"), _format_keys(page.picture)),
            (self.tr("Close it"), _format_keys(page.close_action)),
        )

    def _practice_rows(self) -> Rows:
        page = PracticePage
        return (
            (self.tr("End the turn, which is then compared"), _format_keys(page.end_turn)),
            (self.tr("Show our turn"), _format_keys(page.ours)),
            (self.tr("Try the position again"), _format_keys(page.again)),
            (self.tr("Next position"), _format_keys(page.next)),
            (self.tr("Leave it"), _format_keys(page.back)),
        )

    def _side_rows(self) -> Rows:
        return (
            (self.tr("Start over"), _format_keys(SideBoard.again)),
            (self.tr("Back to the game"), _format_keys(SideBoard.back)),
        )

    def _book_rows(self) -> Rows:
        bar = BookBar
        return (
            (self.tr("Back, forward"), _format_keys(bar.back, bar.forward)),
            (self.tr("Previous page, next page"), _format_keys(bar.previous, bar.next)),
            (self.tr("Search"), _format_keys(bar.search)),
            (
                self.tr("Larger, smaller, normal text"),
                _format_keys(bar.larger, bar.smaller, bar.normal),
            ),
            (self.tr("Describe the pictures in words"), _format_keys(bar.describe)),
            (self.tr("Print this page"), _format_keys(bar.print_page)),
            (self.tr("Close it"), _format_keys(bar.put_away)),
        )

    def _tutorial_rows(self) -> Rows:
        return (
            (
                self.tr("Next, back"),
                _format_keys(TutorialWindow.next_action, TutorialWindow.back_action),
            ),
            (self.tr("Search the rules"), _format_keys(TutorialWindow.search_rules)),
            (
                self.tr("Ask about the table (as in a game)"),
                _format_keys(
                    *(Menus.what_would_it_take, Menus.own_means, Menus.since_last_turn, Menus.plan)
                ),
            ),
            (self.tr("Back to the lessons, then leave the tutorial"), _format_keys(_K.Key_Escape)),
            (self.tr("Leave it"), _format_keys(TutorialWindow.leave)),
        )

    # -- layout ------------------------------------------------------------------------------------

    def _make_page(self, title: str, rows: Rows) -> QWidget:
        box = QWidget(self._pages)
        box.setAccessibleName(title)
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(8)
        for number, (words, keys) in enumerate(rows):
            self._add_row(box, grid, number, words, keys)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(len(rows), 1)
        return box

    def _add_row(self, box: QWidget, grid: QGridLayout, number: int, words: str, keys: str) -> None:
        description = _Row(words, box, text_font(14), wrap=True)
        description.setAccessibleName(f"{words}: {keys.replace(_SEPARATOR, ', ')}")
        description.stepped.connect(partial(self._move_focus, description))
        # Tab moves only to the first one.
        description.setFocusPolicy(Qt.FocusPolicy.NoFocus if number else Qt.FocusPolicy.TabFocus)
        key = Label(keys, box, text_font(13, bold=True), muted=True)
        # A label with a buddy does not belong to the dialog's text, which readers read when it
        # opens.
        description.setBuddy(key)
        key.setBuddy(key)
        grid.addWidget(description, number, 0)
        grid.addWidget(key, number, 1)
