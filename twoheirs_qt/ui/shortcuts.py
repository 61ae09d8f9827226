"""The list of keys: those of the menus, of the table and the outline, and of every other page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from twoheirs_qt.ui.commands import Command, keys_of, native
from twoheirs_qt.ui.dialogs.dialog import Dialog
from twoheirs_qt.ui.dialogs.roomy import Roomy
from twoheirs_qt.ui.fonts import scaled, scaled_font, text_scale
from twoheirs_qt.ui.label import Label
from twoheirs_qt.ui.menus import Menus
from twoheirs_qt.ui.replay.page import ReplayPage
from twoheirs_qt.ui.replay.side_board import SideBoard
from twoheirs_qt.ui.replay.transport import Transport
from twoheirs_qt.ui.rulebook.bar import BookBar
from twoheirs_qt.ui.shelf.page import ShelfPage
from twoheirs_qt.ui.tutorial.window import TutorialWindow

_K = Qt.Key
_LARGE = 1.2
_ARROWS = "← ↑ ↓ →"
_BETWEEN = "  "
Rows: TypeAlias = Sequence[tuple[str, str]]
"""What is done, and by which keys."""


def _key(*keys: Qt.Key | str | Command) -> str:
    """Keys, or those of commands, as the system writes them, with a space between."""
    found = [key.keys[0] if isinstance(key, Command) else QKeySequence(key) for key in keys]
    return _BETWEEN.join(map(native, found))


class _Row(Label):
    """What some keys do; `stepped` is emitted with 1 or −1 by the arrows down and up."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = {_K.Key_Down: 1, _K.Key_Up: -1}.get(_K(event.key()))
        if way is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(way)


class ShortcutsDialog(Dialog):
    """What is done at the table, in the outline and elsewhere, and the actions of the menus."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None) -> None:
        super().__init__(parent)
        self._actions = [action for action in actions if keys_of(action)]
        page = QWidget(self)
        ways = QBoxLayout.Direction
        way = ways.TopToBottom if text_scale() > _LARGE else ways.LeftToRight
        self._columns = QBoxLayout(way, page)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(30)
        self._close = self.button(self.accept, default=True)
        self._room = Roomy(page, self, walked=True)
        self._rows: list[_Row] = []
        self.show_all(self._room, (None, self._close))
        self.keep_size()
        self._retranslate()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Shortcuts"))
        self._close.setText(self.tr("&Close"))
        while (item := self._columns.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self._rows.clear()
        menus = [(action.iconText(), keys_of(action)) for action in self._actions]
        self._columns.addWidget(
            self._column(
                (self.tr("At the table"), self._table_rows()),
                (self.tr("In the outline"), self._outline_rows()),
                (self.tr("Everywhere"), self._everywhere_rows()),
            )
        )
        self._columns.addWidget(
            self._column(
                (self.tr("In the menus"), menus),
                (self.tr("Your games"), self._shelf_rows()),
                (self.tr("Replay"), self._replay_rows()),
                (self.tr("Trying something out"), self._side_rows()),
                (self.tr("Rule book"), self._book_rows()),
                (self.tr("Tutorial"), self._tutorial_rows()),
            )
        )

    def _walk(self, row: _Row, way: int) -> None:
        """Go on by so many rows, which a screen reader reads one by one."""
        number = self._rows.index(row) + way
        if 0 <= number < len(self._rows):
            self._rows[number].setFocus(Qt.FocusReason.OtherFocusReason)
            self._room.ensureWidgetVisible(self._rows[number])

    # -- what is listed --------------------------------------------------------------------------

    def _table_rows(self) -> Rows:
        return (
            (
                self.tr("Go between reserve, hand, landscape, troops and heirs"),
                _key(_K.Key_Tab, "Shift+Tab"),
            ),
            (self.tr("Move within an area"), _ARROWS),
            (self.tr("Pick up, put down, do"), _key(_K.Key_Return, _K.Key_Space)),
            (self.tr("Pick up a tile from your hand"), "1 – 9"),
            (self.tr("In the reserve, or with an empty hand: the tile that far away"), "1 – 6"),
            (self.tr("Turn the tile over to expand"), _key(_K.Key_F)),
            (self.tr("Withdraw the troop"), _key(_K.Key_W)),
            (self.tr("Strike the Camp"), _key(_K.Key_C)),
            (self.tr("All that can be done here"), _key(_K.Key_Menu, "Shift+F10")),
            (self.tr("Put back what is picked up"), _key(_K.Key_Escape)),
            (self.tr("Zoom in, zoom out, fit"), _key(_K.Key_Plus, _K.Key_Minus, _K.Key_0)),
        )

    def _outline_rows(self) -> Rows:
        return (
            (self.tr("From any table to its outline, and back"), _key(_K.Key_F4)),
            (self.tr("Move through the rows, open and close a branch"), _ARROWS),
            (self.tr("Go to a branch, from the reserve to the chronicle"), "1 – 9"),
            (
                self.tr("Do what can be done, or choose from the list"),
                _key(_K.Key_Return, _K.Key_Space),
            ),
            (self.tr("To the list of what can be done, and back"), _key(_K.Key_Tab, _K.Key_Escape)),
            (self.tr("The same as a menu"), _key(_K.Key_Menu, "Shift+F10")),
            (self.tr("Find a row by its name"), self.tr("letters")),
        )

    def _everywhere_rows(self) -> Rows:
        return (
            (self.tr("Go on, go back"), _key(_K.Key_Tab, "Shift+Tab")),
            (self.tr("Open the menus"), "Alt"),
            (self.tr("Press the button with the underlined letter"), self.tr("Alt and the letter")),
            (self.tr("Close a dialog, changing nothing"), _key(_K.Key_Escape)),
            (self.tr("Mark tiles to discard"), "1 – 9"),
            (self.tr("Move through the score sheet"), "↑ ↓"),
            (self.tr("Close the score sheet"), _key(_K.Key_Escape)),
            (self.tr("Sort the results"), "1 – 6"),
        )

    def _shelf_rows(self) -> Rows:
        return (
            (self.tr("Search"), _key(Menus.find)),
            (self.tr("Go on with the game"), _key(_K.Key_Return)),
            (self.tr("Watch it again"), _key(ShelfPage.watch)),
            (self.tr("Rename it"), _key(ShelfPage.rename)),
            (self.tr("Export it"), _key(ShelfPage.export)),
            (self.tr("Delete it, undo that"), _key(ShelfPage.delete, ShelfPage.undo)),
            (self.tr("Back to the game"), _key(ShelfPage.back)),
        )

    def _replay_rows(self) -> Rows:
        return (
            (self.tr("Play, pause"), _key(Transport.play)),
            (self.tr("An action back, forward"), _key(Transport.back, Transport.forward)),
            (self.tr("A turn back, forward"), _key(Transport.turn_back, Transport.turn_forward)),
            (self.tr("To the start, to the end"), _key(Transport.to_start, Transport.to_end)),
            (self.tr("Play on from here"), _key(ReplayPage.take_over)),
            (self.tr("Try something out from here"), _key(ReplayPage.side)),
            (self.tr("Close it"), _key(ReplayPage.close_action)),
        )

    def _side_rows(self) -> Rows:
        return (
            (self.tr("Start over"), _key(SideBoard.again)),
            (self.tr("Back to the game"), _key(SideBoard.back)),
        )

    def _book_rows(self) -> Rows:
        bar = BookBar
        return (
            (self.tr("Back, forward"), _key(bar.back, bar.forward)),
            (self.tr("Previous page, next page"), _key(bar.previous, bar.next)),
            (self.tr("Search"), _key(bar.search)),
            (self.tr("Larger, smaller, normal text"), _key(bar.larger, bar.smaller, bar.normal)),
            (self.tr("Describe the pictures in words"), _key(bar.describe)),
            (self.tr("Print this page"), _key(bar.print_page)),
            (self.tr("Close it"), _key(bar.put_away)),
        )

    def _tutorial_rows(self) -> Rows:
        return (
            (self.tr("Next, back"), _key(TutorialWindow.next_action, TutorialWindow.back_action)),
            (self.tr("Search the rules"), _key(TutorialWindow.search_rules)),
            (self.tr("Leave it"), _key(TutorialWindow.leave)),
        )

    # -- how it is set ---------------------------------------------------------------------------

    def _column(self, *groups: tuple[str, Rows]) -> QWidget:
        box = QWidget(self)
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(6)
        number = 0
        for title, rows in groups:
            if number:
                grid.setRowMinimumHeight(number, scaled(10))
                number += 1
            heading = Label(title, box, scaled_font(17, bold=True))
            grid.addWidget(heading, number, 0, 1, 2)
            for words, keys in rows:
                number += 1
                self._add(box, grid, number, words, keys)
            number += 1
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(number, 1)
        return box

    def _add(self, box: QWidget, grid: QGridLayout, number: int, words: str, keys: str) -> None:
        what = _Row(words, box, scaled_font(14), wrap=True)
        what.setMinimumWidth(scaled(200))
        what.setAccessibleName(f"{words}: {keys.replace(_BETWEEN, ', ')}")
        what.stepped.connect(partial(self._walk, what))
        # Tab comes to the first one alone.
        what.setFocusPolicy(Qt.FocusPolicy.NoFocus if self._rows else Qt.FocusPolicy.TabFocus)
        self._rows.append(what)
        key = Label(keys, box, scaled_font(13, bold=True), muted=True)
        grid.addWidget(what, number, 0)
        grid.addWidget(key, number, 1)
