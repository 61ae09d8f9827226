"""The list of keys: of the menus, the table, the outline, and all other pages."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QListWidget, QSizePolicy, QStackedWidget, QWidget

from twoheirs_qt.tabletop.book.bar import BookBar
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.replay.replay_controls import ReplayControls
from twoheirs_qt.tabletop.shelf.page import ShelfPage
from twoheirs_qt.tabletop.text.qt_texts import MACOS, MENU_BAR
from twoheirs_qt.tabletop.widgets.dialog import Dialog, VerticalScrollArea
from twoheirs_qt.tabletop.widgets.label import Label, add_parts, make_row
from twoheirs_qt.tabletop.window.commands import Command, format_key, format_shortcut
from twoheirs_qt.tabletop.window.menus import Menus

_Key = Qt.Key
_WIDTH, _HEIGHT = 900, 600
ARROWS = "← ↑ ↓ →"
_SEPARATOR = "  "
Rows: TypeAlias = Sequence[tuple[str, str]]
"""Pairs of a description and its keys."""


class Group(NamedTuple):
    """The keys that work in a place: a word for it, its title, and the keys."""

    place: str
    title: str
    rows: Rows


TABLE: Final = "table"
EVERYWHERE: Final = "everywhere"
SHELF: Final = "shelf"
"""Places in any game."""


def format_keys(*keys: Qt.Key | str | Command) -> str:
    """Format keys, or those of commands, in the system's notation, with a space between."""
    sequences = [key.keys[0] if isinstance(key, Command) else QKeySequence(key) for key in keys]
    return _SEPARATOR.join(map(format_key, sequences))


class _Row(Label):
    """A description of keys; the arrows down and up emit `stepped` with 1 or −1."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {_Key.Key_Down: 1, _Key.Key_Up: -1}.get(_Key(event.key()))
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
        place: str = TABLE,
    ) -> None:
        super().__init__(parent)
        self._on_macos = system == MACOS
        self._actions = [action for action in actions if format_shortcut(action)]
        self._places = QListWidget(self)
        self._places.setFont(make_text_font(14))
        self._pages = _Pages(self)
        self._close = self.add_button(self.accept, default=True)
        self._scroll_area = VerticalScrollArea(self._pages, self)
        columns = make_row(self._places, (self._scroll_area, 1), spacing=18)
        add_parts(self.column, ((columns, 1),))
        self.add_rows((None, self._close))
        self._places.currentRowChanged.connect(self._show)
        self._set_texts()
        self._places.setCurrentRow([group.place for group in self.groups].index(place))
        self._places.setFocus()
        self.set_first_size(_WIDTH, _HEIGHT)

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Shortcuts"))
        self._close.setText(self.tr("&Close"))
        self._places.setAccessibleName(self.windowTitle())
        for group in self.groups:
            self._places.addItem(group.title)
            self._pages.addWidget(self._make_page(group.title, group.rows))
        self._places.setFixedWidth(
            self._places.sizeHintForColumn(0) + 4 * self._places.frameWidth() + scale_length(12)
        )

    @property
    def groups(self) -> Sequence[Group]:
        """The keys of all places, which each game lists."""
        raise NotImplementedError

    def group_menu_keys(self) -> Group:
        """The keys of the menus."""
        rows = [(action.iconText(), format_shortcut(action)) for action in self._actions]
        return Group("menus", self.tr("In the menus"), rows)

    def _show(self, place: int) -> None:
        """Show the page of a place, from its top; the others have no size."""
        ignored = QSizePolicy.Policy.Ignored
        for number in range(self._pages.count()):
            page = self._pages.widget(number)
            assert page is not None
            is_shown = number == place
            page.setSizePolicy(ignored, QSizePolicy.Policy.Preferred if is_shown else ignored)
            if is_shown:
                first = page.findChildren(_Row)[0]
                QWidget.setTabOrder(self._places, first)
                QWidget.setTabOrder(first, self._close)
        self._pages.setCurrentIndex(place)
        self._scroll_area.verticalScrollBar().setValue(0)

    def _move_focus(self, focused_row: _Row, step: int) -> None:
        """Move the focus by so many rows, so that a screen reader reads them one by one."""
        page = focused_row.parentWidget()
        rows = [] if page is None else page.findChildren(_Row)
        number = rows.index(focused_row) + step
        if 0 <= number < len(rows):
            rows[number].setFocus(Qt.FocusReason.OtherFocusReason)
            self._scroll_area.ensureWidgetVisible(rows[number])

    # -- groups of keys --------------------------------------------------------------------------

    def group_everywhere_keys(self, game_rows: Rows = ()) -> Group:
        """The keys that work everywhere, and those of the game."""
        mnemonic_text = self.tr("Press the button with the underlined letter")
        menus_key = (
            MENU_BAR if self._on_macos else _SEPARATOR.join(("Alt", format_keys(_Key.Key_F10)))
        )
        rows = (
            (self.tr("Forward, back"), format_keys(_Key.Key_Tab, "Shift+Tab")),
            (self.tr("Next area, previous area"), format_keys(_Key.Key_F6, "Shift+F6")),
            (self.tr("Open the menus"), menus_key),
            # Nothing is underlined on macOS.
            *(() if self._on_macos else ((mnemonic_text, self.tr("Alt and the letter")),)),
            (self.tr("Close a dialog, changing nothing"), format_keys(_Key.Key_Escape)),
            *game_rows,
        )
        return Group(EVERYWHERE, self.tr("Everywhere"), rows)

    def group_shelf_keys(self) -> Group:
        """The keys of the shelf."""
        rows = (
            (self.tr("Search"), format_keys(Menus.find)),
            (self.tr("Continue the game"), format_keys(_Key.Key_Return)),
            (self.tr("Watch it again"), format_keys(ShelfPage.watch)),
            (self.tr("Review it"), format_keys(ShelfPage.review)),
            (self.tr("Rename it"), format_keys(ShelfPage.rename)),
            (self.tr("Export it"), format_keys(ShelfPage.export)),
            (self.tr("Delete it, restore it"), format_keys(ShelfPage.delete, ShelfPage.undo)),
            (self.tr("Back to the game"), format_keys(ShelfPage.back)),
        )
        return Group(SHELF, self.tr("Your games"), rows)

    def group_book_keys(self) -> Group:
        """The keys of the rule book."""
        bar = BookBar
        rows = (
            (self.tr("Back, forward"), format_keys(bar.back, bar.forward)),
            (self.tr("Previous page, next page"), format_keys(bar.previous_page, bar.next_page)),
            (self.tr("Search"), format_keys(bar.search)),
            (
                self.tr("Larger, smaller, normal text"),
                format_keys(bar.larger_text, bar.smaller_text, bar.normal_text),
            ),
            (self.tr("Describe the pictures in words"), format_keys(bar.describe_pictures)),
            (self.tr("Print this page"), format_keys(bar.print_page)),
            (self.tr("Close it"), format_keys(bar.close_window)),
        )
        return Group("book", self.tr("Rule book"), rows)

    def list_replay_rows(self) -> Rows:
        """The keys with which a replay is controlled."""
        return (
            (self.tr("Play, pause"), format_keys(ReplayControls.play)),
            (
                self.tr("One action back, forward"),
                format_keys(ReplayControls.back, ReplayControls.forward),
            ),
            (
                self.tr("One turn back, forward"),
                format_keys(ReplayControls.turn_back, ReplayControls.turn_forward),
            ),
            (
                self.tr("To the start, to the end"),
                format_keys(ReplayControls.to_start, ReplayControls.to_end),
            ),
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

    def _add_row(self, box: QWidget, grid: QGridLayout, number: int, text: str, keys: str) -> None:
        description = _Row(text, box, make_text_font(14), wrap=True)
        description.setAccessibleName(f"{text}: {keys.replace(_SEPARATOR, ', ')}")
        description.stepped.connect(partial(self._move_focus, description))
        # Tab moves only to the first one.
        description.setFocusPolicy(Qt.FocusPolicy.NoFocus if number else Qt.FocusPolicy.TabFocus)
        key = Label(keys, box, make_text_font(13, bold=True), muted=True)
        # A label with a buddy does not belong to the dialog's text, which readers read when it
        # opens.
        description.setBuddy(key)
        key.setBuddy(key)
        grid.addWidget(description, number, 0)
        grid.addWidget(key, number, 1)
