"""The menu of a cell on the page that scores a game: all that can be done with its tile."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from twoheirs_qt.games.two_heirs.real_table.layout import LaidTile, Layout
from twoheirs_qt.games.two_heirs.real_table.roads import add_road_menu
from twoheirs_qt.games.two_heirs.real_table.tray import TroopPiece, name_piece
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Catalogue, Heir
from twoheirs_qt.games.two_heirs.words.names import heir_name, treasure_name
from twoheirs_qt.tabletop.text.language import localize


class CellMenu(QMenu):
    """Offers what can be done with the tile on a cell, and deletes itself when it is closed.

    - `owner_chosen` carries an heir, or None: face down
    - `troop_toggled` carries a `TroopPiece`
    - `treasure_put` carries the id of a treasure, or None: the treasure here is taken away
    - `roads_drawn` carries the roads of the tile, as its owner sees them
    - `removed`: the tile is taken off
    """

    owner_chosen = Signal(object)
    troop_toggled = Signal(object)
    treasure_put = Signal(object)
    roads_drawn = Signal(object)
    removed = Signal()

    def __init__(self, layout: Layout, cell: Cell, catalogue: Catalogue, parent: QWidget) -> None:
        super().__init__(parent)
        self.aboutToHide.connect(self.deleteLater)
        self._layout, self._catalogue = layout, catalogue
        laid = layout.tiles[cell]
        self._add_owners(laid.owner)
        self.addSeparator()
        self._add_troops(cell)
        if layout.level is not None:
            self._add_treasures(cell)
        if laid.owner is not None:
            self._add_roads(laid)
        self.addSeparator()
        self.addAction(self.tr("Take the tile &off"), self.removed.emit)

    def _add_choice(self, words: str, choose: object, *, is_checked: bool) -> None:
        action = self.addAction(words)
        action.triggered.connect(choose)
        action.setCheckable(True)
        action.setChecked(is_checked)

    def _add_owners(self, present: Heir | None) -> None:
        for owner in (*Heir, None):
            words = (
                self.tr("&Face down")
                if owner is None
                else self.tr("A tile of {heir}").format(heir=localize(heir_name(owner)))
            )
            choose = partial(self.owner_chosen.emit, owner)
            self._add_choice(words, choose, is_checked=owner is present)

    def _add_troops(self, cell: Cell) -> None:
        pieces_here = [TroopPiece(heir, index == 0) for heir, index in self._layout.troop_at(cell)]
        for heir in Heir:
            if heir is self._layout.henry:
                continue
            for is_retinue in (True, False):
                piece = TroopPiece(heir, is_retinue)
                words = name_piece(piece, self._layout, self._catalogue)
                toggle = partial(self.troop_toggled.emit, piece)
                self._add_choice(words, toggle, is_checked=piece in pieces_here)

    def _add_treasures(self, cell: Cell) -> None:
        menu = self.addMenu(self.tr("&Treasure"))
        if cell in self._layout.treasures:
            menu.addAction(self.tr("Take it a&way"), partial(self.treasure_put.emit, None))
        for treasure in self._layout.treasures_left(self._catalogue):
            put = partial(self.treasure_put.emit, treasure.id)
            menu.addAction(localize(treasure_name(treasure)), put)

    def _add_roads(self, laid: LaidTile) -> None:
        tile = self._layout.catalogue(self._catalogue).tiles[laid.tile]
        original = self._catalogue.tiles[laid.tile]
        is_upright = laid.owner is self._layout.south
        add_road_menu(self, tile, original, self.roads_drawn.emit, is_upright=is_upright)
