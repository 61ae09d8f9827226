"""The page of the shelf: games on oak, a search, and what can be done with one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QModelIndex, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QWidget

from twoheirs_qt.drawing.art import Art
from twoheirs_qt.drawing.fonts import scaled, scaled_font
from twoheirs_qt.drawing.ground import paint_edge, paint_ground
from twoheirs_qt.drawing.theme import current_theme
from twoheirs_qt.saves.listing import Entry
from twoheirs_qt.shelf.card import CardPainter
from twoheirs_qt.shelf.card_list import CardList
from twoheirs_qt.shelf.model import ShelfModel, Sort
from twoheirs_qt.text.text import join_sentences, translate
from twoheirs_qt.widgets.controls import Choice
from twoheirs_qt.widgets.flow_layout import FlowLayout
from twoheirs_qt.widgets.label import NO_MARGINS, Label, column
from twoheirs_qt.widgets.legacy_screen_readers import announce
from twoheirs_qt.widgets.menu_key import begin_with_first
from twoheirs_qt.widgets.search_field import NothingFound, SearchField
from twoheirs_qt.window.bottom_bar import ActionButton
from twoheirs_qt.window.commands import Command, add_actions, name_actions
from twoheirs_qt.window.menus import Menus

_AROUND_SEARCH = 30
_MARGIN: Final = 22
_WIDEST: Final = 460
"""How wide what is told in the middle may be, in letters of normal size."""
_SETTLES: Final = 700
"""Milliseconds after the last letter typed until what is found is announced."""


class ShelfPage(QWidget):
    """Shows `model`, or says that there are no games yet.

    - `chosen` carries the path of the game to go on with
    - `left`: the player goes back to the running game
    """

    chosen = Signal(object)
    left = Signal()

    go_on = Command(None)  # its keys are those of the list, its words are set as games are selected
    watch = Command(translate("ShelfPage", "&Watch again"), "Ctrl+Shift+R")
    rename = Command(translate("ShelfPage", "Re&name…"), "Ctrl+Shift+T")
    export = Command(translate("ShelfPage", "&Export…"), "Ctrl+E")
    delete = Command(translate("ShelfPage", "&Delete"), QKeySequence.StandardKey.Delete)
    undo = Command(translate("ShelfPage", "&Undo"), QKeySequence.StandardKey.Undo)
    back = Command(None, "Esc")  # its words: `name_back`
    open_folder = Command(translate("ShelfPage", "&Folder"))

    def __init__(
        self,
        model: ShelfModel,
        menus: Menus,
        art: Art,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("shelf")
        self._model = model
        self._art = art
        self._told = ""
        self._typing = QTimer(self, singleShot=True, interval=_SETTLES)
        self._to_game = False
        self._before: Path | None = None
        self._wanted: Path | None = None
        self._title = Label("", self, scaled_font(26, bold=True))
        self.search = SearchField(self)
        self.sort = Choice(self)
        for each in Sort:
            self.sort.addItem("", each)
        self.list = CardList(self)
        self.list.setModel(model)
        self._painter = CardPainter(self.list, model, art)
        self.list.setItemDelegate(self._painter)
        self.nothing = NothingFound(self.search, self.list)
        for label in self.nothing.labels:
            label.setFont(scaled_font(16))
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)

        add_actions(self, Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.new_button = ActionButton(menus.new_game, self)
        self.new_button.setObjectName("endTurn")  # golden, as the one thing to begin with
        self.open_button = ActionButton(menus.open, self)
        self.folder_button = ActionButton(self.open_folder, self)
        self.bar = QFrame(self)
        self.bar.setObjectName("bottomBar")
        self.line = Label("", self.bar, scaled_font(14, bold=True), wrap=True)
        self.buttons = [
            ActionButton(action, self.bar)
            for action in (self.undo, self.go_on, self.watch, self.rename, self.export, self.delete)
        ]
        self.back_button = ActionButton(self.back, self.bar)
        self._lay_out()
        self._connect()
        for widget in (self._title, self.nothing):
            widget.setStyleSheet(f"QLabel {{ color: {current_theme().on_oak}; }}")
        self._set_texts()
        self._follow()

    # -- building --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.search.setMinimumHeight(34)
        self.sort.setMinimumHeight(34)
        self.sort.setFont(scaled_font(14))
        self.line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.search.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        begin = (self.new_button, self.open_button, self.folder_button)
        head = FlowLayout((self._title, self.search, self.sort, *begin))
        head.setContentsMargins(_MARGIN + 6, 14, _MARGIN + 6, 6)
        head.setSpacing(10)
        row = FlowLayout((self.line, *self.buttons, self.back_button), self.bar)
        row.setContentsMargins(18, 8, 14, 8)
        row.setSpacing(10)
        games = column(self.list, margins=(_MARGIN - 8, 0, 2, 0))
        column(head, (games, 1), self.bar, of=self, margins=NO_MARGINS, spacing=0)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._search)
        self._typing.timeout.connect(self._say_found)
        self.search.walked_down.connect(self._enter_list)
        self.search.returnPressed.connect(self._enter_list)
        self.sort.currentIndexChanged.connect(
            lambda: self._model.sort_by(Sort(self.sort.currentData()))
        )
        self.list.activated.connect(self._choose)
        self.list.menu_wanted.connect(self._open_menu)
        self.list.selectionModel().currentChanged.connect(self._follow)
        self.list.resized.connect(self._place)
        self.go_on.triggered.connect(lambda: self._choose(self.list.currentIndex()))
        self.back.triggered.connect(self._leave)
        self._model.modelAboutToBeReset.connect(self._remember)
        self._model.modelReset.connect(self._find_again)
        self._model.dataChanged.connect(self._follow)
        self._model.searched.connect(self._follow)  # even where none match as before

    # -- what is shown ---------------------------------------------------------------------------

    @property
    def current(self) -> Entry | None:
        """The game that is selected."""
        return self._model.entry(self.list.currentIndex().row())

    def select(self, path: Path | None) -> None:
        """Select the game, or the first one."""
        row = max(self._model.row_of(path), 0)
        if self._model.rowCount():
            index = self._model.index(row)
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index)
        self._follow()

    def show_all(self) -> None:
        """Search for nothing, as the shelf is opened anew."""
        self.search.clear()
        self._typing.stop()

    def enter(self, path: Path | None) -> None:
        """The shelf is opened: set the focus."""
        self._told = ""
        self._wanted = path
        self.select(path)
        if self._model.total:
            self.list.setFocus()
        else:
            self.new_button.setFocus()

    def name_back(self, *, to_game: bool) -> None:
        """Set where Back leads to: to the running game, or to the start page."""
        self._to_game = to_game
        start, game = self.tr("&Back to the start page"), self.tr("&Back to the game")
        self.back.setText(game if to_game else start)

    def tell(self, words: str) -> None:
        """Show a message in the bar, until another game is selected, and say it."""
        self._told = words
        self._show_line()
        announce(self, words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Delete):
            self.tell(self.delete.statusTip())  # the key of what cannot be done now comes here
        else:
            super().keyPressEvent(event)

    def _set_texts(self) -> None:
        self._title.setText(self.tr("Your games"))
        self.search.setPlaceholderText(self.tr("Search: names, sets, dates…"))
        words = self.search.fontMetrics().horizontalAdvance(self.search.placeholderText())
        self.search.setMinimumWidth(words + _AROUND_SEARCH)
        self.search.setAccessibleName(self.tr("Search the games"))
        self.sort.name(self.tr("Sort the games"))
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

    def _remember(self) -> None:
        # Who has not gone from the top stays there.
        moved = self.list.currentIndex().row() > 0 or self._wanted is not None
        entry = self.current if moved else None
        self._before = None if entry is None else entry.path

    def _find_again(self) -> None:
        """The list has changed: keep the same game selected, if that is still there."""
        self.select(self._before)

    def begin_search(self) -> bool:
        """Have the next letters typed searched for; False while there is no game to search for."""
        self.search.begin()
        return self.search.isVisible()

    def _search(self, words: str) -> None:
        self._told = ""
        self._model.search(words)
        self._typing.start()

    def _say_found(self) -> None:
        """Announce what the search has found, once and for all letters typed."""
        if self._model.is_searching:
            self._typing.start()
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
        entry = self._model.entry(index.row())
        if entry is not None:
            self.chosen.emit(entry.path)

    def _leave(self) -> None:
        if self.search.text():
            self.search.begin()
        else:
            self.left.emit()

    def _follow(self, *_: object) -> None:
        """The selection has changed, or the list."""
        entry = self.current
        runs = entry is not None and self._model.is_running(entry)
        over = entry is not None and entry.summary is not None and entry.summary.over
        self.go_on.setText(self.tr("&Look at it") if over else self.tr("C&ontinue"))
        sound = entry is not None and (entry.is_sound or not entry.is_read)
        none = self.tr("Choose a game first.")
        unsound = none if entry is None else self.tr("This file cannot be read as a game.")
        for action in (self.watch, self.rename):
            action.setEnabled(sound)
            action.setStatusTip("" if sound else unsound)
        for action in (self.go_on, self.export):
            action.setEnabled(entry is not None)
            action.setStatusTip("" if entry is not None else none)
        self.delete.setEnabled(entry is not None and not runs)
        keeps = self.tr("The current game can't be deleted: start or open another one first.")
        self.delete.setStatusTip("" if self.delete.isEnabled() else keeps if runs else none)
        empty = not self._model.total
        for widget in (self.search, self.sort, *self.buttons[1:]):
            widget.setVisible(not empty)
        self.buttons[0].setVisible(self.undo.isEnabled())
        nothing = not self._model.rowCount()
        words = self.tr("No games match. Try fewer words, or press Esc to see them all.")
        if empty:
            words = self.tr("Games you start will appear here.")
        self.nothing.tell(words, self._model.suggestion if nothing else "")
        self.nothing.setVisible(nothing)
        self._show_line()

    def _show_line(self) -> None:
        if self._told:
            self.line.setText(self._told)
        elif not self._model.total:
            self.line.setText(self.tr("Start a new game, or open one."))
        elif self._model.rowCount() == self._model.total:
            self.line.setText(self.tr("%n game(s)", "", self._model.total))
        else:
            words = self.tr("{shown} of %n game(s)", "", self._model.total)
            self.line.setText(words.format(shown=self._model.rowCount()))

    def _open_menu(self, where: QPoint, by_key: bool) -> None:
        if self.current is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions([self.go_on, self.watch, self.rename, self.export])
        menu.addSeparator()
        menu.addAction(self.delete)
        menu.popup(where)
        if by_key:
            begin_with_first(menu)

    def _place(self) -> None:
        """What lies in the middle of the list."""
        beside = max(40, (self.list.width() - scaled(_WIDEST)) // 2)
        self.nothing.setGeometry(self.list.rect().adjusted(beside, 40, -beside, -40))

    def hideEvent(self, event: QHideEvent) -> None:
        self._model.rest()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme, ratio = current_theme(), self.devicePixelRatioF()
        table = QRectF(self.rect()).adjusted(0, 0, 0, -self.bar.height())
        paint_ground(painter, event.rect(), theme, self._art, ratio)
        paint_edge(painter, event.rect(), table, theme, ratio)
        painter.end()
