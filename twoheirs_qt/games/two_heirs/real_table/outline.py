"""The outline of a game at a real table, in place of its landscape."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.real_table.board import BoardView
from twoheirs_qt.games.two_heirs.real_table.cell_offers import CellOffer
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.games.two_heirs.table.reading.outline import TwoHeirsOutline
from twoheirs_qt.games.two_heirs.things.branches import TwoHeirsRows
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.thing import Section
from twoheirs_qt.games.two_heirs.words import real_table as texts
from twoheirs_qt.tabletop import thing as things
from twoheirs_qt.tabletop.outline.game import GameOutline, RowNote
from twoheirs_qt.tabletop.outline.page import OutlinePage
from twoheirs_qt.tabletop.outline.switch import TableContainer
from twoheirs_qt.tabletop.play.detached import NoStore
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text


class TableOutline(TwoHeirsRows, GameOutline):
    """The outline of a real table; `list_cell_offers` lists what can be done on a cell."""

    session: GameSession
    first = Section.LANDSCAPE
    closed_at_first = frozenset((Section.RESERVE, Section.DISCARDS, Section.CHRONICLE))

    def __init__(
        self, session: GameSession, list_cell_offers: Callable[[Cell], Sequence[CellOffer]]
    ) -> None:
        GameOutline.__init__(self, session, texts.LAY_ON_LANDSCAPE)
        self._reading = TwoHeirsOutline(session, lambda: True)
        self._list_cell_offers = list_cell_offers

    def name(self, thing: things.Thing) -> Text | None:
        return self._reading.name(thing)

    def list_details(self, things: Sequence[things.Thing]) -> list[list[Text]]:
        return self._reading.list_details(things)

    def list_notes(self, thing: things.Thing) -> Iterator[RowNote]:
        return self._reading.list_notes(thing)

    def find_rules_section(self, thing: things.Thing) -> str:
        return self._reading.find_rules_section(thing)

    def list_offers(self, thing: things.Thing) -> tuple[things.Offer, ...]:
        return tuple(self._list_cell_offers(thing.cell)) if isinstance(thing, LandCell) else ()

    def summarize(self, offers: Sequence[things.Offer]) -> Text | None:
        return None

    def describe(self, offer: things.Offer) -> str:
        assert isinstance(offer, CellOffer)
        words = ": ".join(filter(None, (offer.kind, offer.words))).replace("&", "")
        return localize(texts.IS_SO.fill(choice=words)) if offer.is_checked else words

    def find_command(self, offer: things.Offer) -> Callable[[], object] | None:
        assert isinstance(offer, CellOffer)
        return offer.do


class BoardOutline(QObject):
    """Shows the outline in place of `board` while the settings say so; see `container`.

    `message` carries a message for the player.
    """

    message = Signal(str)

    def __init__(
        self,
        board: BoardView,
        context: TwoHeirsContext,
        list_cell_offers: Callable[[Cell], Sequence[CellOffer]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.container = TableContainer(board, parent)
        self._board, self._context, self._list_cell_offers = board, context, list_cell_offers
        self._state: State | None = None
        self._names = "", ""
        self._session: GameSession | None = None
        self.page: OutlinePage | None = None
        self.is_shown = False
        context.settings.changed.connect(self._follow)

    def show_state(self, state: State | None, names: tuple[str, str]) -> None:
        """Show another state of the game; None: there is none yet."""
        self._state, self._names = state, names
        if self.is_shown:
            self._update()

    def arrange(self) -> None:
        """Show outline or landscape, as the settings say."""
        is_wanted = self._context.settings.outline_shown and self._state is not None
        if is_wanted == self.is_shown:
            return
        if not is_wanted:
            self.show_board()
            return
        had_focus = self._board.hasFocus()
        self.is_shown = True
        self._update()
        assert self.page is not None
        self.container.replace_table(self.page)
        self._board.setFocusProxy(self.page.tree)
        self.page.go_to_one_of((LandCell(self._board.current),))
        if had_focus:
            self.page.tree.setFocus()

    def show_board(self) -> None:
        """Show the landscape with the cursor where the outline was, until `arrange` is called."""
        if not self.is_shown or self.page is None:
            return
        thing = self.page.current_thing
        had_focus = self.page.tree.hasFocus() or self.page.offer_list.hasFocus()
        self.is_shown = False
        self.container.replace_table(None)
        self._board.setFocusProxy(cast("QWidget", None))
        if isinstance(thing, LandCell):
            self._board.move_cursor(thing.cell)
        if had_focus:
            self._board.setFocus()

    def _follow(self, name: str) -> None:
        if name == "outline_shown":
            self.arrange()

    def _update(self) -> None:
        """Open the present state in the outline, at the same row."""
        if self._state is None:
            return
        context = self._context
        if self._session is None:
            model = GameModel(localize, self)
            self._session = GameSession(model, NoStore(self), context.session.games, parent=self)
        thing = None if self.page is None else self.page.current_thing
        self._session.open_position(self._state, GameSettings(self._names), Origin.from_position())
        if self.page is None:
            outline = TableOutline(self._session, self._list_cell_offers)
            self.page = OutlinePage(outline, context.settings, self.container)
            self.page.message.connect(self.message)
        elif thing is not None:
            self.page.go_to_one_of((thing,))
