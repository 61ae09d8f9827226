"""Lists what can be done with the tile on a cell, for a menu and for the outline."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from twoheirs_qt.games.two_heirs.real_table.roads import (
    EDGE_NAMES,
    list_sections,
    toggle_cell_edge,
    toggle_junction,
)
from twoheirs_qt.games.two_heirs.rules.cells import Edge
from twoheirs_qt.games.two_heirs.rules.components import Sections, Tile
from twoheirs_qt.tabletop.text.language import localize


class CellOffer(NamedTuple):
    """Something to do with a tile: its words with a mnemonic, and the function that does it.

    `kind` is the title of a submenu for offers of a kind, or empty. `is_checked`: whether the entry
    has a check mark, None for an entry that never has one.
    """

    words: str
    do: Callable[[], object]
    is_checked: bool | None = None
    kind: str = ""

    @property
    def action(self) -> None:
        """The action of the rules: none, but the outline asks every offer for one."""
        return None

    @property
    def is_possible(self) -> bool:
        return True


def open_menu(offers: Iterable[CellOffer], place: QPoint, parent: QWidget) -> QMenu:
    """Open a menu of these offers, which deletes itself when it is closed."""
    menu = QMenu(parent)
    menu.aboutToHide.connect(menu.deleteLater)
    submenus: dict[str, QMenu] = {}
    for offer in offers:
        if offer.kind and offer.kind not in submenus:
            submenus[offer.kind] = menu.addMenu(offer.kind)
        action = QAction(offer.words, menu)
        action.triggered.connect(offer.do)
        if offer.is_checked is not None:
            action.setCheckable(True)
            action.setChecked(offer.is_checked)
        submenus.get(offer.kind, menu).addAction(action)
    menu.popup(place)
    return menu


def list_road_offers(
    tile: Tile, original: Tile, set_roads: Callable[[Sections], object], *, is_upright: bool
) -> Iterator[CellOffer]:
    """Yield what can be done with the roads of a tile; `original` is that of the catalogue.

    `set_roads` gives the tile other roads. `is_upright`: it lies as its owner sees it, so that the
    edges of the tile are those of its cell.
    """

    def make_offer(text: str, sections: Sections, is_checked: bool | None) -> CellOffer:
        return CellOffer(text, lambda: set_roads(sections), is_checked, kind)

    kind = QCoreApplication.translate("ScorePage", "&Roads")
    ends = {end for section in tile.roads for end in section}
    for edge in Edge:
        own_edge = edge if is_upright else edge.opposite
        sections = toggle_cell_edge(tile, edge, is_upright=is_upright)
        yield make_offer(localize(EDGE_NAMES[edge]), sections, own_edge in ends)
    if 1 < len(ends) < len(Edge):
        words = QCoreApplication.translate("ScorePage", "The ends don't &meet")
        yield make_offer(words, toggle_junction(tile), len(tile.roads) > 1)
    words = QCoreApplication.translate("ScorePage", "As in the &catalogue")
    yield make_offer(words, list_sections(original), None)
