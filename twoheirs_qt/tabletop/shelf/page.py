"""The page of the shelf: the games, a search, and buttons for the selected game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QModelIndex, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.ground import paint_ground, paint_table_edge
from twoheirs_qt.tabletop.drawing.pictures import Pictures
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.saves.listing import Entry
from twoheirs_qt.tabletop.shelf.card import CardArt, CardPainter
from twoheirs_qt.tabletop.shelf.card_list import CardList
from twoheirs_qt.tabletop.shelf.model import ShelfModel, Sort
from twoheirs_qt.tabletop.text.text import join_sentences, translate
from twoheirs_qt.tabletop.widgets.controls import ComboBox
from twoheirs_qt.tabletop.widgets.flow_layout import FlowLayout
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, make_column
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.widgets.menu_key import select_first_entry
from twoheirs_qt.tabletop.widgets.search_field import NothingFound, SearchField
from twoheirs_qt.tabletop.window.bottom_bar import ActionButton
from twoheirs_qt.tabletop.window.commands import Command, add_actions, name_actions
from twoheirs_qt.tabletop.window.menus import Menus

_SEARCH_MARGIN_PX = 30
_MARGIN_PX: Final = 22
_MAX_MESSAGE_WIDTH_PX: Final = 460
"""The maximum width of the message in the middle, at normal size."""
_ANNOUNCE_DELAY_MS: Final = 700
"""The delay after the last letter typed until the result is announced."""


class ShelfPage(QWidget):
    """Shows the games of `model`, or a message if there are none.

    - `chosen` carries the path of the game to continue
    - `leave_requested`: the player returns to the running game
    """

    chosen = Signal(object)
    leave_requested = Signal()

    continue_game = Command(None)  # the list has its keys, and its text depends on the game
    watch = Command(translate("ShelfPage", "&Watch again"), "Ctrl+Shift+R")
    review = Command(translate("ShelfPage", "Re&view"), "Ctrl+Shift+E")
    rename = Command(translate("ShelfPage", "Re&name…"), "Ctrl+Shift+T")
    export = Command(translate("ShelfPage", "&Export…"), "Ctrl+E")
    delete = Command(translate("ShelfPage", "&Delete"), QKeySequence.StandardKey.Delete)
    undo = Command(translate("ShelfPage", "&Undo"), QKeySequence.StandardKey.Undo)
    back = Command(None, "Esc")  # its text: `name_back`
    open_folder = Command(translate("ShelfPage", "&Folder"))

    def __init__(
        self,
        model: ShelfModel,
        menus: Menus,
        pictures: Pictures,
        card_art: Mapping[str, CardArt],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("shelf")
        self._model = model
        self._pictures = pictures
        self._message = ""
        self._announce_timer = QTimer(self, singleShot=True, interval=_ANNOUNCE_DELAY_MS)
        self._to_game = False
        self._selected: Path | None = None
        self._requested: Path | None = None
        self._title = Label("", self, make_text_font(26, bold=True))
        self.search = SearchField(self)
        self.sort = ComboBox(self)
        for sort in Sort:
            self.sort.addItem("", sort)
        self.list = CardList(self)
        self.list.setModel(model)
        self._card_painter = CardPainter(self.list, model, card_art)
        self.list.setItemDelegate(self._card_painter)
        self.nothing = NothingFound(self.search, self.list)
        for label in self.nothing.labels:
            label.setFont(make_text_font(16))
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)

        add_actions(self, Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.new_button = ActionButton(menus.new_game, self)
        self.new_button.setObjectName("endTurn")  # golden, as the main button
        self.open_button = ActionButton(menus.open, self)
        self.folder_button = ActionButton(self.open_folder, self)
        self.bar = QFrame(self)
        self.bar.setObjectName("bottomBar")
        self.line = Label("", self.bar, make_text_font(14, bold=True), wrap=True)
        self.buttons = [
            ActionButton(action, self.bar)
            for action in (
                *(self.undo, self.continue_game, self.watch, self.review),
                *(self.rename, self.export, self.delete),
            )
        ]
        self.back_button = ActionButton(self.back, self.bar)
        self._lay_out()
        self._connect()
        for widget in (self._title, self.nothing):
            widget.setStyleSheet(f"QLabel {{ color: {find_current_theme().on_oak}; }}")
        self._set_texts()
        self._update()

    # -- building --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.search.setMinimumHeight(34)
        self.sort.setMinimumHeight(34)
        self.sort.setFont(make_text_font(14))
        self.line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.search.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        buttons = (self.new_button, self.open_button, self.folder_button)
        header = FlowLayout((self._title, self.search, self.sort, *buttons))
        header.setContentsMargins(_MARGIN_PX + 6, 14, _MARGIN_PX + 6, 6)
        header.setSpacing(10)
        footer = FlowLayout((self.line, *self.buttons, self.back_button), self.bar)
        footer.setContentsMargins(18, 8, 14, 8)
        footer.setSpacing(10)
        list_column = make_column(self.list, margins=(_MARGIN_PX - 8, 0, 2, 0))
        make_column(header, (list_column, 1), self.bar, owner=self, margins=NO_MARGINS, spacing=0)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._search)
        self._announce_timer.timeout.connect(self._announce_result)
        self.search.down_pressed.connect(self._enter_list)
        self.search.returnPressed.connect(self._enter_list)
        self.sort.currentIndexChanged.connect(
            lambda: self._model.sort_by(Sort(self.sort.currentData()))
        )
        self.list.activated.connect(self._choose)
        self.list.menu_requested.connect(self._open_menu)
        self.list.selectionModel().currentChanged.connect(self._update)
        self.list.resized.connect(self._place_message)
        self.continue_game.triggered.connect(lambda: self._choose(self.list.currentIndex()))
        self.back.triggered.connect(self._leave)
        self._model.modelAboutToBeReset.connect(self._remember_selection)
        self._model.modelReset.connect(self._restore_selection)
        self._model.dataChanged.connect(self._update)
        self._model.searched.connect(self._update)  # also if the result is empty again

    # -- contents ---------------------------------------------------------------------------------

    @property
    def current(self) -> Entry | None:
        """The game that is selected."""
        return self._model.find_entry(self.list.currentIndex().row())

    def select(self, path: Path | None) -> None:
        """Select the game, or the first one."""
        row = max(self._model.find_row(path), 0)
        if self._model.rowCount():
            index = self._model.index(row)
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index)
        self._update()

    def show_all(self) -> None:
        """Clear the search when the shelf is opened."""
        self.search.clear()
        self._announce_timer.stop()

    def enter(self, path: Path | None) -> None:
        """Select a game and set the focus when the shelf is opened."""
        self._message = ""
        self._requested = path
        self.select(path)
        if self._model.total:
            self.list.setFocus()
        else:
            self.new_button.setFocus()

    def name_back(self, *, to_game: bool) -> None:
        """Name the button Back after its target: the running game or the start page."""
        self._to_game = to_game
        start, game = self.tr("&Back to the start page"), self.tr("&Back to the game")
        self.back.setText(game if to_game else start)

    def show_message(self, message: str) -> None:
        """Show and announce a message, which stays until another game is selected."""
        self._message = message
        self._show_line()
        announce(self, message)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Delete):
            self.show_message(self.delete.statusTip())  # a disabled action does not take its key
        else:
            super().keyPressEvent(event)

    def _set_texts(self) -> None:
        self._title.setText(self.tr("Your games"))
        self.search.setPlaceholderText(self.tr("Search: names, sets, dates…"))
        text_width = self.search.fontMetrics().horizontalAdvance(self.search.placeholderText())
        self.search.setMinimumWidth(text_width + _SEARCH_MARGIN_PX)
        self.search.setAccessibleName(self.tr("Search the games"))
        self.sort.set_name(self.tr("Sort the games"))
        self.list.setAccessibleName(self.tr("Your games"))
        for number, text in enumerate(
            (
                self.tr("last played"),
                self.tr("last started"),
                self.tr("by name"),
                self.tr("by turn"),
                self.tr("by points"),
            )
        ):
            self.sort.setItemText(number, text)
        name_actions(self)
        self.name_back(to_game=self._to_game)
        self.open_folder.setStatusTip(self.tr("Open my games folder"))
        self.new_button.set_words(self.tr("New game…"))
        self.open_button.set_words(self.tr("Open…"))

    def _remember_selection(self) -> None:
        # While the first row is selected it stays so.
        keeps_game = self.list.currentIndex().row() > 0 or self._requested is not None
        entry = self.current if keeps_game else None
        self._selected = None if entry is None else entry.path

    def _restore_selection(self) -> None:
        """Select the same game after the list has changed, if it is still there."""
        self.select(self._selected)

    def start_search(self) -> bool:
        """Focus the search field; False while there are no games."""
        self.search.begin()
        return self.search.isVisible()

    def _search(self, text: str) -> None:
        self._message = ""
        self._model.search(text)
        self._announce_timer.start()

    def _announce_result(self) -> None:
        """Announce the result of the search, once after the last letter typed."""
        if self._model.is_searching:
            self._announce_timer.start()
            return
        nothing, suggestion = self.nothing.labels[0], self.nothing.suggestion
        if not self.nothing.isVisible():
            announce(self.search, self.line.text())
        elif suggestion.isVisible():
            announce(self.search, join_sentences((nothing.text(), suggestion.accessibleName())))
        else:
            announce(self.search, nothing.text())

    def _enter_list(self) -> None:
        if self._model.rowCount():
            self.list.setFocus()
        elif self.nothing.suggestion.isVisible():
            self.nothing.suggestion.setFocus()

    def _choose(self, index: QModelIndex) -> None:
        entry = self._model.find_entry(index.row())
        if entry is not None:
            self.chosen.emit(entry.path)

    def _leave(self) -> None:
        if self.search.text():
            self.search.begin()
        else:
            self.leave_requested.emit()

    def _update(self, *_: object) -> None:
        """Update all texts and buttons after the selection or the list has changed."""
        entry = self.current
        is_running = entry is not None and self._model.is_running(entry)
        is_over = entry is not None and entry.summary is not None and entry.summary.is_over
        self.continue_game.setText(self.tr("&Look at it") if is_over else self.tr("C&ontinue"))
        is_sound = entry is not None and (entry.is_sound or not entry.is_read)
        no_game_tip = self.tr("Choose a game first.")
        invalid_tip = (
            no_game_tip if entry is None else self.tr("This file cannot be read as a game.")
        )
        for action in (self.watch, self.review, self.rename):
            action.setEnabled(is_sound)
            action.setStatusTip("" if is_sound else invalid_tip)
        for action in (self.continue_game, self.export):
            action.setEnabled(entry is not None)
            action.setStatusTip("" if entry is not None else no_game_tip)
        self.delete.setEnabled(entry is not None and not is_running)
        running_tip = self.tr("The current game can't be deleted: start or open another one first.")
        self.delete.setStatusTip(
            "" if self.delete.isEnabled() else running_tip if is_running else no_game_tip
        )
        is_empty = not self._model.total
        for widget in (self.search, self.sort, *self.buttons[1:]):
            widget.setVisible(not is_empty)
        self.buttons[0].setVisible(self.undo.isEnabled())
        shows_none = not self._model.rowCount()
        message = self.tr("No games match. Try fewer words, or press Esc to see them all.")
        if is_empty:
            message = self.tr("Games you start will appear here.")
        self.nothing.show_message(message, self._model.suggestion if shows_none else "")
        self.nothing.setVisible(shows_none)
        self._show_line()

    def _show_line(self) -> None:
        if self._message:
            self.line.setText(self._message)
        elif not self._model.total:
            self.line.setText(self.tr("Start a new game, or open one."))
        elif self._model.rowCount() == self._model.total:
            self.line.setText(self.tr("%n game(s)", "", self._model.total))
        else:
            text = self.tr("{shown} of %n game(s)", "", self._model.total)
            self.line.setText(text.format(shown=self._model.rowCount()))

    def _open_menu(self, position: QPoint, by_key: bool) -> None:
        if self.current is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions([self.continue_game, self.watch, self.review, self.rename, self.export])
        menu.addSeparator()
        menu.addAction(self.delete)
        menu.popup(position)
        if by_key:
            select_first_entry(menu)

    def _place_message(self) -> None:
        """Place the message in the middle of the list."""
        margin = max(40, (self.list.width() - scale_length(_MAX_MESSAGE_WIDTH_PX)) // 2)
        self.nothing.setGeometry(self.list.rect().adjusted(margin, 40, -margin, -40))

    def hideEvent(self, event: QHideEvent) -> None:
        self._model.stop_reading()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme, ratio = find_current_theme(), self.devicePixelRatioF()
        table = QRectF(self.rect()).adjusted(0, 0, 0, -self.bar.height())
        paint_ground(painter, event.rect(), theme, self._pictures, ratio)
        paint_table_edge(painter, event.rect(), table, theme, ratio)
        painter.end()
