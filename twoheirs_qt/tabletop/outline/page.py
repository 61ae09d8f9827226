"""The outline and, beside it, what can be done at its current row."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QListWidget,
    QMenu,
    QSplitter,
    QWidget,
)

from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.outline import texts
from twoheirs_qt.tabletop.outline.game import GameOutline
from twoheirs_qt.tabletop.outline.model import OutlineModel
from twoheirs_qt.tabletop.outline.tree import OutlineTree
from twoheirs_qt.tabletop.play.history import Transition
from twoheirs_qt.tabletop.saves.save import TakeBackRule
from twoheirs_qt.tabletop.text.text import join_sentences
from twoheirs_qt.tabletop.thing import Offer, Thing
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, escape_mnemonics, make_column
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.widgets.menu_key import select_first_entry
from twoheirs_qt.tabletop.window.settings import Settings

_Key = Qt.Key
_ENTER: Final = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space)
_BACK: Final = (_Key.Key_Escape, _Key.Key_Left)


class OfferList(QListWidget):
    """The list of offers at a row.

    - `chosen`: Enter, or a double click, on an offer
    - `leave_requested`: the focus is to return to the tree
    """

    chosen = Signal(object)
    leave_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._offers: list[tuple[Offer | None, str]] = []
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSpacing(2)
        self.setTabKeyNavigation(False)
        self.itemDoubleClicked.connect(lambda _item: self._choose())

    def show_offers(self, offers: Sequence[tuple[Offer | None, str]], muted_color: QColor) -> None:
        """List these offers, each with its text; an offer of None is text alone.

        Those that are not possible have the color `muted_color`.
        """
        if self._offers != [*offers]:
            self._offers = [*offers]
            self.clear()
            self.addItems([words for _, words in offers])
        for row, (offer, _) in enumerate(offers):
            if offer is None or not offer.is_possible:
                self.item(row).setForeground(muted_color)

    @Slot()
    def enter(self) -> None:
        """Take the focus, on the first offer."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.currentItem() is None:
            self.setCurrentRow(0)

    def _choose(self) -> None:
        offer = None if self.currentItem() is None else self._offers[self.currentRow()][0]
        if offer is not None:
            self.chosen.emit(offer)

    def event(self, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and _Key(event.key()) in _BACK
            and not event.modifiers()
        ):
            event.accept()  # the list is left before the page is, where Esc leaves that
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = _Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in _ENTER:
            self._choose()
        elif key in _BACK:
            self.leave_requested.emit()
        else:
            super().keyPressEvent(event)


_MIN_WIDTH_BESIDE_PX = 940
"""Pixels (at 100 %) from which the list stands beside the tree, not below it."""
_TREE_SHARE = (7, 10)
"""The tree's share of both where they stand side by side: the tree has three columns."""
_TREE_SHARE_ABOVE = 0.6
"""The same where it stands above the list."""
_TREE_SHARE_LEFT = 0.6
"""The share of its height that the tree keeps where words about a row need more room."""
_MIN_OFFERS_PX = 110
"""Pixels (at 100 %) for the list, and the margins around it, where it stands below the tree."""
_MAX_MENU_CHOICES = 8
"""Choices of one kind that a menu lists itself; more go into a menu of their own."""


class OutlinePage(QWidget):
    """The running game of `outline`, to be played by keys without the table.

    An offer that is no single action is shown only if a command does it.

    - `message`: a message for the player, such as why something is not possible
    - `entry_chosen`: an entry of the chronicle to go to, in a game that is only looked at
    """

    message = Signal(str)
    entry_chosen = Signal(int)

    def __init__(
        self,
        outline: GameOutline,
        settings: Settings,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("outline")
        self._outline = outline
        self._session = session = outline.session
        outline.show_entries_with(self._choose_entry)
        self._localize = outline.localize
        self._is_outdated = False
        self.model = OutlineModel(outline, self)
        self.tree = OutlineTree(self.model, self)
        self.offer_list = OfferList(self)
        self._about = Label("", self, wrap=True)
        self._heading = Label("", self, wrap=True)
        self._splitter = QSplitter(self)
        self._build()
        self.tree.moved.connect(self._show_row)
        self.tree.chosen.connect(self._do_or_list_offers)
        self.tree.offers_requested.connect(self.offer_list.enter)
        self.tree.menu_requested.connect(self._open_menu)
        self.offer_list.chosen.connect(self._do_and_return)
        self.offer_list.leave_requested.connect(self._return_to_tree)
        session.stepped.connect(self._follow)
        session.opened.connect(self._refresh)
        if outline.begun is not None:
            outline.begun.connect(self._refresh)
        settings.changed.connect(self._refresh)
        self.tree.setAccessibleName(self._localize(texts.NAME))
        heading = self._localize(texts.CHOICES)
        self._heading.setText(heading)
        self.offer_list.setAccessibleName(heading)
        self.tree.fit_columns()
        self._show_row()

    def _build(self) -> None:
        side = QFrame(self)
        parts = (self._about, self._heading, (self.offer_list, 1))
        make_column(*parts, owner=side, margins=(14, 10, 14, 10), spacing=8)
        self._heading.setBuddy(self.offer_list)
        self._splitter.addWidget(self.tree)
        self._splitter.addWidget(side)
        self._splitter.setStretchFactor(0, _TREE_SHARE[0])
        self._splitter.setStretchFactor(1, _TREE_SHARE[1] - _TREE_SHARE[0])
        self._splitter.setChildrenCollapsible(False)
        make_column(self._splitter, owner=self, margins=NO_MARGINS)
        # A new parent would take their letters from them.
        self._about.setFont(make_text_font(15))
        self._heading.setFont(make_text_font(15, bold=True))
        self.tree.setFont(make_text_font(15))
        self.tree.header().setFont(make_text_font(13, bold=True))
        self.offer_list.setFont(make_text_font(15))

    def ask(self) -> None:
        """Tell what it would take to do what is not possible at the current row."""
        offers = self._list_offers_here()
        refusal = self._outline.why_no_help
        self.message.emit(
            self._outline.explain_requirements(offers)
            if refusal is None
            else self._localize(refusal)
        )

    @property
    def subject(self) -> str:
        """The section of the rule book about the current row."""
        thing = self.current_thing
        return "program/outline" if thing is None else self._outline.find_rules_section(thing)

    @property
    def current_thing(self) -> Thing | None:
        """The thing that the current row is about."""
        index = self.tree.currentIndex()
        return self.model.find_thing(index) if index.isValid() and self.model.is_settled else None

    def go_to_one_of(self, things: Iterable[Thing]) -> None:
        """Go to the row of the first of these that has one; else stay."""
        for thing in things:
            index = self.model.find_row(thing)
            if index.isValid():
                self.tree.go_to(index)
                return

    def show_last_turn(self) -> None:
        """Go to the newest entry of the chronicle."""
        self.tree.go_to_newest()
        self.tree.setFocus()

    # -- the current row -------------------------------------------------------------------------

    def _follow(self, change: Transition) -> None:
        self._refresh()
        if self._outline.closed_reason is not None and not change.is_forward:
            return  # nothing is taken back where a game is only looked at
        words = [self._localize(text) for text in self._outline.list_announcements(change)]
        announce(self.tree, join_sentences(words))

    def _refresh(self) -> None:
        # Whoever plays at the table waits for no outline.
        self._is_outdated = not self.isVisible()
        if self._is_outdated:
            return
        self.model.refresh()
        self.tree.fit_columns()
        self._show_row()

    def _show_row(self) -> None:
        index = self.tree.currentIndex()
        if not index.isValid() or not self.model.is_settled:
            return  # the game is just changing: what comes at its end shows the row
        lines = (
            self.model.format_sentence(index),
            *[line.text for line in self.model.list_notes(index)],
        )
        self._about.setText("\n".join(lines))
        rows: list[tuple[Offer | None, str]] = [
            (offer, self._outline.describe(offer)) for offer in self._list_offers_here()
        ]
        muted_color = find_current_theme().find_color("muted")
        self.offer_list.show_offers(rows or [(None, self._explain_nothing())], muted_color)
        self.offer_list.setAccessibleDescription(lines[0])
        self._make_room()

    def _make_room(self) -> None:
        """Show all words about the row, with some offers, where these stand below the tree."""
        tree, below = self._splitter.sizes()
        words = self._about.heightForWidth(self._about.width())
        needed = words + self._heading.height() + scale_length(_MIN_OFFERS_PX)
        if self._splitter.orientation() is Qt.Orientation.Vertical and 0 < below < needed:
            taken = min(needed - below, round(tree * (1 - _TREE_SHARE_LEFT)))
            self._splitter.setSizes([tree - taken, below + taken])

    def _list_offers_here(self) -> list[Offer]:
        """The offers at the current row."""
        return [
            offer
            for offer in self.model.list_offers(self.tree.currentIndex())
            if offer.action is not None
            or not offer.is_possible
            or self._outline.find_command(offer) is not None
        ]

    def _explain_nothing(self) -> str:
        return self._localize(self._outline.closed_reason or texts.NOTHING)

    # -- doing -----------------------------------------------------------------------------------

    def _do_or_list_offers(self) -> None:
        """Enter on a row: do its only offer, or go to the list of its offers."""
        index = self.tree.currentIndex()
        offers = self._list_offers_here()
        possible = [offer for offer in offers if offer.is_possible]
        is_free = self._session.settings.take_back_rule is TakeBackRule.FREE
        # What can be taken back, or asks by itself, may be done at once.
        if len(possible) == 1 and (is_free or possible[0].action is None):
            self._do(possible[0])
        elif possible:
            self.offer_list.enter()
        elif offers:
            self._refuse(offers[0])
        elif self.model.hasChildren(index):
            self.tree.setExpanded(index, not self.tree.isExpanded(index))
        else:
            self.message.emit(self._explain_nothing())

    def _return_to_tree(self) -> None:
        self.tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def _do_and_return(self, offer: Offer) -> None:
        if offer.is_possible:
            self._return_to_tree()
        self._do(offer)

    def _do(self, offer: Offer, _checked: bool = False) -> None:
        if not offer.is_possible:
            self._refuse(offer)
        elif offer.action is not None:
            self._outline.play(offer)
        elif (command := self._outline.find_command(offer)) is not None:
            command()

    def _choose_entry(self) -> None:
        self.entry_chosen.emit(self.tree.currentIndex().row())

    def _refuse(self, offer: Offer) -> None:
        self.message.emit(self._localize(self._outline.why_not(offer)))

    # -- the menu --------------------------------------------------------------------------------

    def _open_menu(self, position: QPoint, by_key: bool) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        offers = self._list_offers_here()
        offers_by_kind: dict[Hashable, list[Offer]] = {}
        for offer in offers:
            offers_by_kind.setdefault(offer.kind, []).append(offer)
        summaries = {
            kind: self._outline.summarize(kind_offers)
            for kind, kind_offers in offers_by_kind.items()
        }
        for kind, kind_offers in offers_by_kind.items():
            target_menu, title = menu, summaries[kind]
            if len(kind_offers) > _MAX_MENU_CHOICES and title is not None:
                target_menu = menu.addMenu(escape_mnemonics(self._localize(title)))
            for offer in kind_offers:
                action = target_menu.addAction(escape_mnemonics(self._outline.describe(offer)))
                action.triggered.connect(partial(self._do, offer))
        if not offers:
            menu.addAction(escape_mnemonics(self._explain_nothing())).setEnabled(False)
        self._session.opened.connect(menu.close)  # what it offers belongs to this game
        menu.popup(position)
        if by_key:
            select_first_entry(menu)

    # -- words -----------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_outdated:
            self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_beside = self.width() >= scale_length(_MIN_WIDTH_BESIDE_PX)
        orientation = Qt.Orientation.Horizontal if is_beside else Qt.Orientation.Vertical
        if orientation is not self._splitter.orientation():
            self._splitter.setOrientation(orientation)
            total = self.width() if is_beside else self.height()
            tree = round(
                total * (_TREE_SHARE[0] / _TREE_SHARE[1] if is_beside else _TREE_SHARE_ABOVE)
            )
            self._splitter.setSizes([tree, total - tree])
